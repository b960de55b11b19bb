"""Every number that Kingdom Builder shows is counted anew here, from the map, the cards' texts and the moves so far."""

from collections import Counter
from typing import Any

import pytest

from kingcraft.core.state import State
from kingcraft.kingdom_builder.content import shipped
from tests.shown.games import Case, Move, cases_of, decisions, outlook, view, walk
from tests.shown.land import CARDS, LAND, Land, around, gold_of

CASES = cases_of("kingdom-builder", seeds=2)
each_game = pytest.mark.parametrize("case", CASES, ids=str)


def totals(lines: dict[str, int]) -> int:
    return sum(lines.values())


def sheet(state: State, seat: str) -> dict[str, int]:
    return {line.source.id: line.points for line in state.score_sheet() if "ABCD"[line.seat] == seat}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {source: after[source] - gold for source, gold in before.items() if after[source] != gold}


def held(shown: Any, seat: str) -> dict[str, str]:
    """The tiles of a seat: their kinds by their locations."""
    player = next(one for one in shown["players"] if one["seat"] == seat)
    return {tile["hex"]: tile["tile"] for tile in player["tiles"]}


def test_the_cards_counted_here_are_all_there_are() -> None:
    assert set(CARDS) == {card.id for card in shipped().cards}


@each_game
def test_running_gold_and_its_sources(case: Case) -> None:
    for state in decisions(case, 6):
        shown = view(state)
        land = Land(shown)
        for player in shown["players"]:
            counted = gold_of(land, shown["cards"], player["seat"])
            assert player["gold"] == totals(counted)
            assert sheet(state, player["seat"]) == counted


@each_game
def test_the_last_scores_and_who_has_won(case: Case) -> None:
    *_, last = walk(case)
    shown = view(last.after)
    gold = [totals(gold_of(Land(shown), shown["cards"], seat)) for seat in "ABCD"[: case.seats]]
    assert last.after.scores() == gold
    assert last.after.winners() == [seat for seat, points in enumerate(gold) if points == max(gold)]


@each_game
def test_hexes_lit_for_a_source_are_settlements_that_earn_it(case: Case) -> None:
    earners = {
        "card-castles": "K", "card-workers": "KL", "card-merchants": "KL", "card-fishermen": "W", "card-miners": "M"
    }  # fmt: skip
    for state in decisions(case, 9):
        land = Land(view(state))
        for line in state.score_sheet():
            seat = "ABCD"[line.seat]
            assert set(line.places) <= land.seats[seat]
            assert bool(line.places) == (line.points > 0) or line.source.id in ("card-lords", "card-farmers")
            if line.source.id in earners and line.source.id != "card-merchants" and line.points:
                near = land.earners(seat, earners[line.source.id])
                assert set(line.places) == {
                    one for one in near if line.source.id != "card-fishermen" or land.letters[one] != "W"
                }


@each_game
def test_what_a_settlement_would_bring(case: Case) -> None:
    """Gold by source and tiles, against the position that playing it leads to; one in hand is counted where it was."""
    told = 0
    for state in decisions(case, 4):
        shown, seat = view(state), "ABCD"[state.to_act]
        land = Land(shown)
        if shown["lifted"]:
            land.seats[seat].add(shown["lifted"]["hex"])
        before = gold_of(land, shown["cards"], seat)
        promises = outlook(state, state.to_act)["brings"]
        legal = state.legal()
        assert len(promises) == len(legal)
        for action, promise in list(zip(legal, promises, strict=True))[state.to_act :: 5]:
            after = state.copy()
            after.play(action)
            then = view(after)
            assert (promise is not None) == (Land(then).seats[seat] > Land(shown).seats[seat])
            if promise is None:
                continue
            told += 1
            assert promise["gold"] == changes(before, gold_of(Land(then), shown["cards"], seat))
            was, now = held(shown, seat), held(then, seat)
            assert sorted(promise["gained"]) == sorted(now[hex] for hex in now.keys() - was.keys())
            assert sorted(promise["lost"]) == sorted(was[hex] for hex in was.keys() - now.keys())
    assert told > 10


def test_tiles_that_a_moved_settlement_leaves_behind() -> None:
    """Wherever one is in hand, and for every place it may go to."""
    lost = 0
    for case in CASES:
        for state in decisions(case):
            shown, seat = view(state), "ABCD"[state.to_act]
            if shown["phase"] != "lift":
                continue
            for action, promise in zip(state.legal(), outlook(state, state.to_act)["brings"], strict=True):
                after = state.copy()
                after.play(action)
                was, now = held(shown, seat), held(view(after), seat)
                assert sorted(promise["lost"]) == sorted(was[hex] for hex in was.keys() - now.keys())
                lost += len(promise["lost"])
    assert lost > 3


@each_game
def test_settlements_tiles_and_cards_are_all_there(case: Case) -> None:
    """40 settlements for each seat, 2 tiles on each location, 25 terrain cards: what is shown adds up to them."""
    for state in decisions(case, 4):
        shown = view(state)
        hands = 0
        for player in shown["players"]:
            lifted = shown["phase"] == "lift" and player["seat"] == shown["to_act"]
            assert player["supply"] == 40 - len(player["settlements"]) - lifted
            hands += player["has_card"]
        for place in shown["locations"]:
            takers = [
                one
                for one in shown["players"]
                if place["hex"] in [*one["gone"], *(tile["hex"] for tile in one["tiles"])]
            ]
            assert place["left"] == 2 - len(takers)
            assert "KL".find(Land(shown).letters[place["hex"]]) == 1
        deck = shown["deck"]
        assert deck["pile"] + len(deck["discards"]) + len(deck["removed"]) + hands == 25


class Watched:
    """What a person remembers of a game who sees every move, to tell what the table should show."""

    def __init__(self) -> None:
        self.round = 1
        self.built = 0
        self.spent: list[str] = []
        self.new: set[str] = set()
        self.discards: Counter[str] = Counter()

    def see(self, move: Move) -> None:
        before, after = view(move.before), view(move.after)
        if move.seat < 0:
            if after["deck"]["pile"] > before["deck"]["pile"]:
                self.discards.clear()
            return
        seat, verb = before["to_act"], move.text.split()[0]
        if verb == "build":
            self.built += 1
        elif before["phase"] == "turn" and verb != "end":
            self.spent.append(verb)
        self.new |= held(after, seat).keys() - held(before, seat).keys()
        if verb == "end":
            following = "ABCD"[("ABCD".index(seat) + 1) % before["seats"]]
            self.round += following == before["start"]
            self.built, self.spent, self.new = 0, [], set()


@each_game
def test_rounds_settlements_to_build_and_tiles_in_use(case: Case) -> None:
    watched = Watched()
    for move in walk(case):
        watched.see(move)
        shown = view(move.after)
        if shown["phase"] not in ("turn", "lift") or move.after.to_act < 0:
            continue
        player = next(one for one in shown["players"] if one["seat"] == shown["to_act"])
        assert shown["round"] == watched.round
        assert shown["block"] == min(3 - watched.built, player["supply"])
        uses = Counter((tile["tile"], tile["use"]) for tile in player["tiles"])
        assert {tile["hex"] for tile in player["tiles"] if tile["use"] == "new"} == watched.new & held(
            shown, shown["to_act"]
        ).keys()
        for tile, _ in uses:
            assert uses[tile, "spent"] <= watched.spent.count(tile)
            assert uses[tile, "ready"] + uses[tile, "new"] + watched.spent.count(tile) >= sum(
                count for (kind, _), count in uses.items() if kind == tile
            )


@each_game
def test_hexes_that_may_be_built_on(case: Case) -> None:
    """Free hexes of the card's terrain: next to own settlements if there are any, else anywhere."""
    asked = 0
    for state in decisions(case, 3):
        shown = view(state)
        offered = {move.split()[1] for move in map(state.write, state.legal()) if move.startswith("build ")}
        if not offered:
            continue
        asked += 1
        land = Land(shown)
        taken = set().union(*land.seats.values())
        terrain = next(letter for letter, kind in LAND.items() if kind == shown["terrain"])
        free = {hex for hex, letter in land.letters.items() if letter == terrain and hex not in taken}
        near = {hex for hex in free if around(hex) & land.seats[shown["to_act"]]}
        assert offered == (near or free)
    assert asked > 10


def test_random_games_come_to_all_that_is_told() -> None:
    """Settlements in hand, tiles gained and lost, cards reshuffled: none of it is checked on nothing."""
    seen: Counter[str] = Counter()
    for case in CASES[::3]:
        for move in walk(case):
            before, after = view(move.before), view(move.after)
            seen["lifted"] += after["lifted"] is not None
            for seat in "ABCD"[: case.seats]:
                was, now = held(before, seat).keys(), held(after, seat).keys()
                seen["gained"] += len(now - was)
                seen["lost"] += len(was - now)
            seen["reshuffled"] += after["deck"]["pile"] > before["deck"]["pile"]
    assert min(seen[what] for what in ("lifted", "gained", "lost", "reshuffled")) > 1
