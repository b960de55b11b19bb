"""Every number that Kingsburg shows is worked out anew here, from the pieces' content, the table and the moves so far.

Chances of battle have tests of their own.
"""

from collections import Counter
from typing import Any

import pytest

from kingcraft.core.state import State
from tests.shown.court import (
    AMOUNTS,
    GOODS,
    Content,
    amounts_of,
    offer_of,
    player_of,
    price_of,
    reach_of,
    told,
)
from tests.shown.games import Case, Move, cases_of, decisions, outlook, view, walk

EVERY_CASE = cases_of(
    "kingsburg",
    {"governors": "random", "destiny": "cards", "strips": "draw", "rows": "extended", "cards": "house"},
    {"destiny": "cards", "governors": "auction", "rewards": "house", "soldiers": "tokens", "strips": "draft"},
)
CASES = EVERY_CASE[::3] + EVERY_CASE[-2:]
each_game = pytest.mark.parametrize("case", CASES, ids=str)
SEASONS = ("spring", "summer", "autumn")
WINTER = ("recruit", "winter")


def seats_of(shown: Any) -> list[str]:
    return [player["seat"] for player in shown["players"]]


# -- what everybody has ---------------------------------------------------------------------------------


@each_game
def test_the_log_accounts_for_all_goods_soldiers_tokens_and_points(case: Case) -> None:
    """Move by move; the point for the strongest army is there when the battle is reckoned, and told with its battle."""
    early: Counter[str] = Counter()
    content = None
    for move in walk(case):
        content = content or Content(move.before)
        before, after, said = view(move.before), view(move.after), told(move, content)
        for seat in seats_of(before):
            change = amounts_of(player_of(after, seat))
            change.subtract(amounts_of(player_of(before, seat)))
            if before["phase"] in WINTER:
                early[seat] += change["points"] - said[seat]["points"]
                change["points"] = said[seat]["points"]
            assert {what: change[what] for what in AMOUNTS} == {what: said[seat][what] for what in AMOUNTS}, move.text
        if after["phase"] not in WINTER:
            assert not any(early.values()), move.text


@each_game
def test_points_by_source(case: Case) -> None:
    for state in decisions(case, 4):
        shown, content = view(state), Content(state)
        for seat, player in enumerate(shown["players"]):
            assert player["points"] == sum(player["sources"].values())
            scored = [id for id in player["buildings"] if id not in player.get("unscored", [])]
            assert player["sources"]["buildings"] == sum(content.buildings[id]["points"] for id in scored)
            lines = {line.source.id: line.points for line in state.score_sheet() if line.seat == seat}
            assert lines == {f"source-kingsburg-{name}": points for name, points in player["sources"].items()}


@each_game
def test_the_kings_reward_is_all_that_is_told_of_it(case: Case) -> None:
    rewards: Counter[str] = Counter()
    for move in walk(case):
        lines: list[Any] = [news.dump() for news in move.after.news(move.before, move.action, None)]
        rewards.update(line["seat"] for line in lines if line["id"] == "kingsburg-reward")
    for player in view(move.after)["players"]:
        assert player["sources"]["reward"] >= rewards[player["seat"]]
        assert player["sources"]["reward"] == rewards[player["seat"]] or player["pieces"] or player["buildings"]


@each_game
def test_who_has_won(case: Case) -> None:
    *_, last = walk(case)
    ranks = [
        (player["points"], sum(player["goods"].values()), len(player["buildings"]))
        for player in view(last.after)["players"]
    ]
    assert last.after.scores() == [points for points, _, _ in ranks]
    assert last.after.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


@each_game
def test_dice_in_hand_and_tokens_used(case: Case) -> None:
    """What lies on the court and what is in hand is what was rolled; tokens used are those that lie beside dice."""
    for state in decisions(case, 3):
        shown = view(state)
        if shown["step"] != "influence":
            continue
        groups = [group for place in shown["advisors"].values() for group in place if group["seat"]]
        for player in shown["players"]:
            mine = [group for group in groups if group["seat"] == player["seat"]]
            for kind in ("coloured", "white"):
                laid = [face for group in mine for face in group[kind]]
                assert sorted([*player["dice"][kind], *laid]) == sorted(player["rolled"][kind])
            assert player["tokens_used"] == len([group for group in mine if group["token"]])
        for number, place in shown["advisors"].items():
            for group in place:
                if group["seat"]:
                    total = sum(group["coloured"]) + sum(group["white"]) + 2 * group["token"] + group["shift"]
                    assert total == int(number)


@each_game
def test_the_turn_order_is_by_what_was_rolled(case: Case) -> None:
    for state in decisions(case):
        shown = view(state)
        if shown["step"] == "influence" and not shown["advisors"]:
            sums = [sum(map(sum, player_of(shown, seat)["rolled"].values())) for seat in shown["order"]]
            assert sums == sorted(sums)


# -- the province ---------------------------------------------------------------------------------------


@each_game
def test_prices_and_what_can_be_had(case: Case) -> None:
    """`now` is what the goods pay for; what gifts may still pay for has tests with the chances of battle."""
    seen: Counter[str] = Counter()
    for state in decisions(case, 5):
        shown, content = view(state), Content(state)
        rows = outlook(state, None)["provinces"]
        for seat in seats_of(shown):
            player = player_of(shown, seat)
            for row in rows[seat]:
                for column, space in enumerate(row):
                    id = space["building"]
                    assert space["price"] == price_of(content, shown, seat, id)
                    pays = all(
                        player["goods"][good] >= amount for good, amount in zip(GOODS, space["price"], strict=True)
                    )
                    follows = column == 0 or row[column - 1]["building"] in player["buildings"]
                    expected = ["left"] if not follows else ["now"] if pays else ["soon", "goods"]
                    assert space["state"] in (["built"] if id in player["buildings"] else expected)
                    seen[space["state"]] += 1
    assert min(seen[kind] for kind in ("built", "now", "goods", "left")) > 5


@each_game
def test_what_is_said_to_be_payable_can_be_built(case: Case) -> None:
    for state in decisions(case):
        shown = view(state)
        if shown["step"] != "build":
            continue
        rows = outlook(state, state.to_act)["provinces"][shown["to_act"]]
        now = {space["building"]: space["price"] for row in rows for space in row if space["state"] == "now"}
        legal = {state.write(action): action for action in state.legal()}
        assert {f"build {id}" for id in now} == {move for move in legal if move.startswith("build ")}
        for id, price in now.items():
            before = player_of(shown, shown["to_act"])["goods"]
            after = state.copy()
            after.play(legal[f"build {id}"])
            then = view(after)
            if then["step"] == "build":
                goods = player_of(then, shown["to_act"])["goods"]
                assert [before[good] - goods[good] for good in GOODS] == price


# -- the court and the King's favour ----------------------------------------------------------------------


@each_game
def test_whom_the_king_would_favour(case: Case) -> None:
    for state in decisions(case, 4):
        shown = view(state)
        built = {player["seat"]: len(player["buildings"]) for player in shown["players"]}
        ranks = {player["seat"]: (built[player["seat"]], sum(player["goods"].values())) for player in shown["players"]}
        behind = [seat for seat, rank in ranks.items() if rank == min(ranks.values())]
        ahead = [seat for seat, count in built.items() if count == max(built.values())]
        favour = {"aid": behind, "reward": ahead, "envoy": behind if len(behind) == 1 else []}
        assert outlook(state, None)["phases"] == favour


@each_game
def test_whom_dice_reach(case: Case) -> None:
    """For the seat on turn by its legal moves, for all by their dice."""
    asked = 0
    for state in decisions(case, 3):
        shown, content = view(state), Content(state)
        reach = outlook(state, None)["reach"]
        if shown["step"] != "influence":
            assert not any(reach.values())
            continue
        asked += 1
        moves = [state.write(action) for action in state.legal()]
        named = {int(move.split()[0].partition(">")[2]) for move in moves if ">" in move}
        assert reach[shown["to_act"]] == sorted(named)
        for seat in seats_of(shown):
            player = player_of(shown, seat)
            if player["passed"]:
                assert reach[seat] == []
            elif not content.modifiers(shown, seat, "tokens-a-season"):
                tokens = shown["edition"] == "2007" or player["tokens_used"] == 0
                assert reach[seat] == reach_of(content, shown, seat, tokens)
    assert asked > 10


# -- the year ---------------------------------------------------------------------------------------------


@each_game
def test_enemies_of_this_year_and_those_to_come(case: Case) -> None:
    for state in decisions(case, 9):
        shown, content = view(state), Content(state)
        by_year = {
            year: [enemy["strength"] for enemy in content.enemies if enemy["year"] == year] for year in range(1, 6)
        }
        assert shown["enemy"]["range"] == [min(by_year[shown["year"]]), max(by_year[shown["year"]])]
        coming = range(shown["year"] + 1, 6)
        years = [{"year": year, "range": [min(by_year[year]), max(by_year[year])]} for year in coming]
        assert outlook(state, None)["years"] == years


@each_game
def test_what_the_destiny_changes(case: Case) -> None:
    for state in decisions(case, 9):
        shown, content = view(state), Content(state)
        effects = content.destinies[shown["destiny"]]["effects"] if shown.get("destiny") else []
        of: dict[str, list[Any]] = {effect["modifier"]: [] for effect in effects if "modifier" in effect}
        for effect in effects:
            if "modifier" in effect:
                of[effect["modifier"]] += effect.get("advisors", [effect.get("value", 1)])
        assert outlook(state, None)["changes"] == {
            "closed": of.get("closed", []),
            "twice": of.get("gift-twice", []),
            "enemy": sum(of.get("foe-strength", [])),
            "kings_die": sum(of.get("kings-die", [])),
            "truce": "truce" in of,
        }


# -- decisions --------------------------------------------------------------------------------------------


@each_game
def test_what_rolling_again_may_bring(case: Case) -> None:
    """Sums and places by the dice, at the end of every throw."""
    for state in decisions(case):
        shown = view(state)
        if shown["step"] != "reroll":
            continue
        seat = shown["to_act"]
        for line in outlook(state, state.to_act)["rerolls"]:
            thrown = state.copy()
            thrown.play(state.read(line["move"]))
            ends = outcomes_of_throw(thrown, seat)
            now = sum_of(shown, seat)
            assert line["sum"] == pytest.approx([now, sum(chance * total for chance, total, _ in ends)])
            assert line["higher"] == pytest.approx(sum(chance for chance, total, _ in ends if total > now))
            assert line["same"] == pytest.approx(sum(chance for chance, total, _ in ends if total == now))
            assert line["lower"] == pytest.approx(sum(chance for chance, total, _ in ends if total < now))
            places = [place_of(shown, seat, now), sum(chance * place for chance, _, place in ends)]
            assert line["place"] == pytest.approx(places)


def sum_of(shown: Any, seat: str) -> int:
    dice: dict[str, list[int]] = player_of(shown, seat)["dice"]
    return sum(dice["coloured"]) + sum(dice["white"])


def place_of(shown: Any, seat: str, total: int) -> int:
    """The place in the new turn order with this sum: lower sums first, equal ones in the old order."""
    ranks = {other: (sum_of(shown, other), place) for place, other in enumerate(shown["order"])}
    mine = (total, shown["order"].index(seat))
    return 1 + len([1 for other, rank in ranks.items() if other != seat and rank < mine])


def outcomes_of_throw(state: State, seat: str) -> list[tuple[float, int, int]]:
    """Every sum that the dice of a seat may show once they lie, with its probability and the place it gives."""
    if "reroll-" not in view(state)["step"]:
        shown = view(state)
        return [(1.0, sum_of(shown, seat), place_of(shown, seat, sum_of(shown, seat)))]
    weights = state.weights()
    whole = sum(weight for _, weight in weights)
    found = []
    for action, weight in weights:
        after = state.copy()
        after.make(action)
        found += [(chance * weight / whole, total, place) for chance, total, place in outcomes_of_throw(after, seat)]
    return found


@each_game
def test_payments_and_the_pieces_that_take_them(case: Case) -> None:
    for state in decisions(case):
        shown, content = view(state), Content(state)
        if shown["step"] != "end":
            continue
        seat = shown["to_act"]
        offers = outlook(state, state.to_act)["offers"]
        legal = [move for move in map(state.write, state.legal()) if move.startswith("pay ")]
        assert [offer["move"] for offer in offers] == legal
        for offer in offers:
            player = player_of(shown, seat)
            assert offer["piece"] in [*player["buildings"], *player["pieces"], shown.get("destiny")]
            give = offer_of(content, offer["piece"])["give"]
            paid = Counter(
                "token" if word == "token" else "good"
                for word in offer["move"].split()[1:]
                if word in (*GOODS, "token")
            )
            assert paid == +Counter({"good": give.get("goods", 0)}) or paid == +Counter(
                {"token": give.get("tokens", 0)}
            )


@each_game
def test_what_a_soldier_token_would_bring(case: Case) -> None:
    """Against the battle that follows when it is chosen, whatever the others choose."""
    for state in decisions(case):
        shown = view(state)
        if shown["step"] != "soldiers":
            continue
        seat = shown["to_act"]
        for line in outlook(state, state.to_act)["tokens"]:
            army = army_after(state, f"soldiers {line['choice']}", seat)
            assert army["outcome"] == ("draw", "victory", "defeat")[line["result"]]
            help = army["parts"][-1]["facts"]["count"]
            assert line["adds"] == help
            assert sum(part["facts"]["count"] for part in army["parts"]) == army["own"]


def army_after(state: State, move: str, seat: str) -> Any:
    """What is told of a seat's army when it makes a move and the others any."""
    state = state.copy()
    while True:
        before, action = state.copy(), state.read(move) if move else state.legal()[0]
        move = ""
        state.play(action)
        for news in state.news(before, action, None):
            line: Any = news.dump()
            if line["id"] == "kingsburg-army" and line["seat"] == seat:
                return line["facts"]


@each_game
def test_soldier_tokens_and_strips_that_are_left(case: Case) -> None:
    left: dict[str, Counter[int]] = {}
    for move in walk(case):
        shown = view(move.after)
        note_soldiers(move, left)
        for player in shown["players"]:
            if "soldier_tokens" in player:
                assert Counter(player["soldier_tokens"]) == left.setdefault(player["seat"], Counter([0, 1, 1, 2, 3, 4]))
        for strip, count in shown.get("draft", {}).items():
            assert count == 2 - len([1 for player in shown["players"] if strip in player.get("strips", [])])


def note_soldiers(move: Move, left: dict[str, Counter[int]]) -> None:
    """Tokens that were turned over are gone."""
    for news in move.after.news(move.before, move.action, None):
        line: Any = news.dump()
        if line["id"] == "kingsburg-soldiers":
            left[line["seat"]] -= Counter([line["facts"]["value"]])


def test_random_games_come_to_all_that_is_told() -> None:
    """Re-rolls, payments, destinies, tokens and strips: none of it is checked on nothing."""
    seen: Counter[str] = Counter()
    for case in CASES:
        for state in decisions(case, 3):
            shown = view(state)
            found = outlook(state, state.to_act)
            seen.update(kind for kind in ("rerolls", "offers", "tokens") if found[kind])
            seen.update(kind for kind, value in found["changes"].items() if value)
            seen["draft"] += "draft" in shown
            seen["envoy"] += shown["envoy"] is not None
    expected = (
        "rerolls",
        "offers",
        "tokens",
        "closed",
        "twice",
        "enemy",
        "draft",
        "envoy",
    )
    assert not [kind for kind in expected if seen[kind] < 3]
