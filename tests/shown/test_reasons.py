"""What hints and the coach say of a move is true of that move: each claim is checked by playing it."""

import re
from collections import Counter
from typing import Any

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Advice, Budget
from kingcraft.bots.kingdom_builder.advising import reason_for
from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.knight import Council
from kingcraft.bots.kingdom_builder.turns import first_of
from kingcraft.bots.kingdom_builder.weights import book_of
from kingcraft.bots.kingsburg.reasons import points_of
from kingcraft.bots.telling import reasons_of, sentence, shown_worths
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.locales import LANGUAGES, say
from tests.shown.court import GOODS, Content, amounts_of, player_of
from tests.shown.games import Case, decisions, outlook, view
from tests.shown.land import Land, gold_of

EVERYTHING = {"rows": "extended", "strips": "draw", "soldiers": "tokens", "governors": "deal", "destiny": "cards"}
BUILDER = [Case("kingdom-builder", seats, {}, seed) for seats in (2, 3, 4) for seed in (1, 2)]
KINGSBURG = [
    Case("kingsburg", 3, {}, 1),
    Case("kingsburg", 5, {}, 2),
    Case("kingsburg", 2, {**EVERYTHING, "rewards": "house"}, 3),
    Case("kingsburg", 4, EVERYTHING, 4),
]  # fmt: skip


# -- Kingdom Builder ----------------------------------------------------------------------------------


def gold_and_tiles(state: State, seat: str) -> tuple[int, int]:
    """What a seat has: gold by the cards' texts, a settlement in hand back where it stood, and tiles."""
    shown = view(state)
    land = Land(shown)
    if shown["phase"] == "lift" and shown["to_act"] == seat:
        land.seats[seat].add(shown["lifted"]["hex"])
    player = next(one for one in shown["players"] if one["seat"] == seat)
    return sum(gold_of(land, shown["cards"], seat).values()), len(player["tiles"])


@pytest.mark.parametrize("case", BUILDER, ids=str)
def test_gold_and_tiles_of_a_move_and_of_its_turn(case: Case) -> None:
    seen: set[str] = set()
    for state in decisions(case, 3):
        assert isinstance(state, KingdomBuilderState)
        seat = "ABCD"[state.to_act]
        if view(state)["phase"] == "give-up":
            continue
        chart = chart_for(state)
        before = gold_and_tiles(state, seat)
        for turn in Council(chart, state.seats, 4, book_of("").weights(chart.box, state.seats)).turns(state)[:6]:
            reason, facts = reason_for(state, turn)
            seen.add(reason)
            if reason == "kingdom-builder-end":
                assert state.write(first_of(turn)) == "end"
                continue
            after = state.copy()
            after.play(first_of(turn))
            now, whole = (
                [then - was for then, was in zip(gold_and_tiles(one, seat), before, strict=True)]
                for one in (after, turn.state)
            )
            assert (facts["now"], facts["gold"], facts["less"]) == (now[0], whole[0], -whole[0])
            assert (reason == "kingdom-builder-tile") == (now[1] > 0)
            assert (reason == "kingdom-builder-turn") == (now[1] <= 0 < whole[1])
            assert facts.get("tiles", 0) == max(0, now[1] or whole[1])
            if reason in ("kingdom-builder-now", "kingdom-builder-both"):
                assert now[0] > 0
                assert (reason == "kingdom-builder-now") == (now[0] == whole[0])
            if reason == "kingdom-builder-gold":
                assert now[0] <= 0 < whole[0]
            if reason == "kingdom-builder-place":
                assert now[0] <= 0 == whole[0]
            if reason == "kingdom-builder-less":
                assert whole[0] < 0
    assert len(seen) > 3


def test_what_only_the_turn_brings_is_said_of_the_turn() -> None:
    facts = {"now": 0, "gold": 7, "less": -7, "tiles": 1}
    said = {reason: Advice(0, 0.5, 1.0, f"kingdom-builder-{reason}", facts) for reason in ("tile", "turn")}
    assert said["tile"].short("en") == "it takes a tile, 7 gold this turn"
    assert said["turn"].short("en") == "this turn: a tile and 7 gold"
    assert said["turn"].short("fr") == "ce tour-ci\N{NO-BREAK SPACE}: une tuile et 7 pièces d’or"
    assert said["turn"].short("ru") == "за ход: жетон и 7 золота"


# -- Kingsburg ------------------------------------------------------------------------------------------


def gift_of(state: State, move: str, seat: str, names: set[str]) -> Counter[str]:
    """What an advisor gives a seat for a placement when everybody stops after it, and goods are chosen anyhow."""
    state = state.copy()
    found: Counter[str] = Counter()
    while move or view(state)["step"] in ("influence", "help"):
        legal = [state.write(action) for action in state.legal()]
        played = move or next(one for one in legal if one != "decline")
        move = ""
        before, action = state.copy(), state.read(played)
        state.play(action)
        for news in state.news(before, action, None):
            line: Any = news.dump()
            whose = {line["facts"].get("advisor"), line["facts"].get("building")}
            if line["seat"] == seat and whose & names:
                sign = -1 if line["id"] == "kingsburg-cost" else 1
                for one in line["facts"]["gain"]:
                    found[one["id"].removeprefix("kingsburg-amount-")] += sign * one["facts"]["count"]
    return found


def missing(space: Any, player: Any) -> set[str]:
    """The goods that a player has not enough of for a place."""
    return {good for good, amount in zip(GOODS, space["price"], strict=True) if player["goods"][good] < amount}


def kinds_in(gift: dict[str, Any]) -> set[str]:
    """The goods that may come with a gift."""
    if "swap" in gift or "choose" in gift:
        return {*gift.get("among", GOODS), *(good for good in GOODS if good in gift)}
    return {good for good in GOODS if good in gift}


def check_place(state: State, content: Content, one: Advice) -> None:
    """Dice on an advisor: for a building that cannot be had without, or for what the gift has."""
    shown = view(state)
    seat, move = shown["to_act"], state.write(one.action)
    number = int(move.split()[0].partition(">")[2])
    spaces = {space["building"]: space for row in outlook(state, state.to_act)["provinces"][seat] for space in row}
    kinds, player = kinds_in(content.gifts[number]), player_of(shown, seat)
    aim = one.facts["aim"]
    if aim == "building":
        named: Any = one.facts["building"]
        space = spaces[named.id.removeprefix("building-")]
        assert space["state"] in ("goods", "left")
        assert missing(space, player) & kinds
    elif aim == "goods":
        assert any(missing(space, player) & kinds for space in spaces.values() if space["state"] in ("goods", "soon"))
    else:
        assert gift_of(state, move, seat, content.names[number])[str(aim)] == one.facts["count"]


def check_goods(state: State, one: Advice) -> None:
    """Goods of choice: a building, or the next place of some row, has not enough of one of them."""
    shown = view(state)
    player = player_of(shown, shown["to_act"])
    verb, *words = state.write(one.action).split()
    goods = set(words) if verb == "take" else set(GOODS) - set(words)
    spaces = {
        space["building"]: space for row in outlook(state, state.to_act)["provinces"][shown["to_act"]] for space in row
    }
    if one.facts["aim"] == "building":
        named: Any = one.facts["building"]
        assert missing(spaces[named.id.removeprefix("building-")], player) & goods
    else:
        assert any(
            missing(space, player) & goods for space in spaces.values() if space["state"] not in ("built", "left")
        )


def check_build(state: State, one: Advice) -> None:
    """A building: its points are there at once, and a row is opened only where something follows."""
    shown = view(state)
    seat = shown["to_act"]
    id = state.write(one.action).split()[1]
    after = state.copy()
    before = after.copy()
    after.play(one.action)
    bonus = sum(
        amount["facts"]["count"]
        for news in after.news(before, one.action, None)
        for line in [news.dump()]
        if line["seat"] == seat and "gain" in line["facts"]  # type: ignore[operator]
        for amount in line["facts"]["gain"]  # type: ignore[index]
        if amount["id"] == "kingsburg-amount-points"
    )
    then = amounts_of(player_of(view(after), seat))["points"] - bonus
    if view(after)["step"] == "build":
        gained = then - player_of(shown, seat)["points"]
        assert one.facts["value"] in (gained, gained + bonus), "what follows from the building counts"
    assert Content(state).buildings[id]["points"] <= one.facts["value"]
    if one.facts["gain"] == "row":
        assert Content(state).buildings[id]["column"] < 4


STEPS = {
    "save": ("build done", "recruit done", "end done"), "pass": ("influence pass",), "keep": ("reroll keep",)
}  # fmt: skip
"""Where one stops, and how it is written, for the reasons of stopping."""


def check(state: State, content: Content, one: Advice) -> None:
    """Whether all that a reason claims is true of the move."""
    here, reason = view(state)["step"], one.reason.removeprefix("kingsburg-")
    if reason in STEPS:
        assert f"{here} {state.write(one.action)}" in STEPS[reason]
    elif reason == "place":
        check_place(state, content, one)
    elif reason == "goods":
        check_goods(state, one)
    elif reason == "build":
        check_build(state, one)
    elif reason == "pay":
        assert points_paid(state, one.action) == one.facts["count"]
    elif reason == "recruit":
        assert (here, outlook(state, None)["changes"]["truce"]) == ("recruit", False)
    elif reason == "soldiers":
        assert here == "soldiers"
    elif reason != "lead":
        assert (reason, here) in (("reroll", "reroll"), ("lose", "losses"))


@pytest.mark.parametrize("case", KINGSBURG, ids=str)
def test_every_claim_of_a_knights_hints(case: Case) -> None:
    knight = bot_named("knight", "kingsburg", Budget(playouts=1))
    seen: set[str] = set()
    for number, state in enumerate(decisions(case, 5)):
        content = Content(state)
        advice = knight.advise(state.imagine(int(state.to_act), Stream(number)), Stream(number))
        for one in advice:
            seen.add(one.reason)
            assert one.facts["rivals"] == case.seats - 1
            check(state, content, one)
    assert {"kingsburg-place", "kingsburg-build", "kingsburg-goods", "kingsburg-save"} <= seen


def test_points_of_payments() -> None:
    """Of all that may be paid for at the end of a season: the points that come by it, if any do."""
    seen: set[int] = set()
    for case in (Case("kingsburg", seats, EVERYTHING, seed) for seats in (2, 4) for seed in range(4)):
        for state in decisions(case):
            if view(state)["step"] != "end":
                continue
            assert isinstance(state, KingsburgState)
            for action in [one for one in state.legal() if state.write(one) != "done"]:
                paid = points_paid(state, action)
                assert points_of(state, action) == ({"count": paid} if paid else {})
                seen.add(paid)
    assert seen >= {0, 1}


def points_paid(state: State, action: int) -> int:
    """The points that a payment brings."""
    after = state.copy()
    after.play(action)
    seat = view(state)["to_act"]
    return int(player_of(view(after), seat)["sources"]["powers"] - player_of(view(state), seat)["sources"]["powers"])


def test_the_rival_is_called_yours() -> None:
    facts = {"aim": "points", "count": 1, "points": 45, "rival": 49, "rivals": 2}
    assert [Advice(0, 0.2, 1.0, "kingsburg-place", facts).why(lang) for lang in ("en", "fr", "ru")] == [
        "a point at once: about 45 points in the end, your best rival about 49",
        "1 point tout de suite\N{NO-BREAK SPACE}: environ 45 points à la fin, "
        "contre environ 49 pour votre meilleur adversaire",
        "сразу 1 очко: в конце около 45 очков, у лучшего из соперников — около 49",
    ]
    assert Advice(0, 0.2, 1.0, "kingsburg-lead", facts | {"rivals": 1}).why("en").endswith("your rival about 49")


# -- moves beside each other ----------------------------------------------------------------------------


def test_moves_with_the_same_effect_are_compared_with_the_first_of_them() -> None:
    facts = {"now": 2, "gold": 2, "less": -2}
    worths = [0.5, 0.46, 0.46, None]
    advice = [Advice(move, worth, 1.0, "kingdom-builder-now", facts) for move, worth in enumerate(worths)]
    assert reasons_of(advice, "en") == [
        "2 gold at once",
        "like number 1, but 4% less of a chance to win",
        "like number 1, but 4% less of a chance to win",
        "like number 1",
    ]


def test_moves_with_other_effects_keep_their_own_reasons() -> None:
    advice = [Advice(move, 0.5, 1.0, "kingdom-builder-place", {"now": 0, "gold": 0, "less": 0}) for move in range(2)]
    assert len(set(reasons_of(advice, "en"))) == 1
    assert "number" not in reasons_of(advice, "en")[1]


# -- chances beside each other --------------------------------------------------------------------------


def shown(*worths: float | None) -> list[float | None]:
    return shown_worths([Advice(move, worth, 1.0, "any", {}) for move, worth in enumerate(worths)])


def test_estimates_that_contradict_their_order_are_shown_as_their_mean() -> None:
    assert shown(0.66, 0.77) == pytest.approx([0.715, 0.715])
    assert shown(0.5, 0.4, 0.48, 0.1) == pytest.approx([0.5, 0.44, 0.44, 0.1])
    assert shown(0.5, 0.4, 0.1) == [0.5, 0.4, 0.1]
    assert shown(None, None) == [None, None]
    assert shown(None, 0.2, None, 0.4) == [None, pytest.approx(0.3), None, pytest.approx(0.3)]


def test_a_move_that_was_weighed_alone_shows_no_more_than_the_first() -> None:
    ranked = [Advice(0, 0.5, 1.0, "any", {}), Advice(1, 0.2, 0.5, "any", {})]
    for worth, wanted in ((0.7, 0.5), (0.4, 0.4)):
        assert shown_worths([*ranked, Advice(2, worth, 0.0, "plain", {})]) == [0.5, 0.2, wanted]


LEVELS = [
    (level, case)
    for case in (Case("kingsburg", 3, EVERYTHING, 5), Case("kingdom-builder", 3, {}, 6))
    for level in ("squire", "knight", "king")
]


@pytest.mark.parametrize(("level", "case"), LEVELS, ids=str)
def test_no_later_move_shows_more_and_comparisons_hold(level: str, case: Case) -> None:
    bot = bot_named(level, case.game, Budget(playouts=8))
    for number, state in enumerate(decisions(case, 12)):
        advice = bot.advise(state.imagine(int(state.to_act), Stream(number)), Stream(number))
        order = [one.action for one in advice]
        worths = [worth for worth in shown_worths(advice) if worth is not None]
        assert worths == sorted(worths, reverse=True)
        assert sum(worths) == pytest.approx(sum([one.worth for one in advice if one.worth is not None]))
        assert [one.action for one in advice] == order
        told = reasons_of(advice, "en")
        for place, why in enumerate(told):
            found = re.match(r"like number (\d+)", why)
            if found:
                first = int(found[1]) - 1
                assert not told[first].startswith("like number")
                assert (advice[first].reason, advice[first].facts) == (advice[place].reason, advice[place].facts)
                assert first < place


def test_soldier_tokens_say_what_their_bar_says() -> None:
    seen: set[str] = set()
    knight = bot_named("knight", "kingsburg", Budget(playouts=1))
    said = {1: "wins this battle", 0: "draws this battle", -1: "loses this battle"}
    for seed in range(1, 7):
        for state in decisions(Case("kingsburg", 3, EVERYTHING, seed)):
            if view(state)["step"] != "soldiers":
                continue
            bars = {line["choice"]: line["result"] for line in outlook(state, int(state.to_act))["tokens"]}
            for one in knight.advise(state.imagine(int(state.to_act), Stream(seed)), Stream(seed)):
                result = bars[state.write(one.action).removeprefix("soldiers ")]
                assert one.why("en").startswith(said[result])
                seen.add(said[result])
    assert len(seen) > 1


def test_reasons_are_sentences_that_speak_of_the_move() -> None:
    facts = {"tiles": 1, "gold": 2, "now": 0, "less": -2}
    told = [sentence(Advice(0, 0.2, 1.0, "kingdom-builder-tile", facts).why(lang)) for lang in LANGUAGES]
    assert [one.partition(";")[0].strip() for one in told] == [
        "A location tile at once", "Une tuile Lieu tout de suite", "Сразу 1 жетон",
    ]  # fmt: skip


def test_french_says_hire_no_more_everywhere() -> None:
    assert say("fr", "kingsburg-ask-recruit", count=2).endswith("ou ne recrutez plus.")
    assert say("fr", "kingsburg-ask-recruit-token", count=2).endswith("ou ne recrutez plus.")
    assert say("fr", "kingsburg-tell-done-recruit", you="yes", seat="") == "Vous ne recrutez plus."
    assert "compte\N{NO-BREAK SPACE}:" in say("fr", "coach-kingdom-builder-second-more")
    assert "bâtiment" in say("fr", "coach-kingdom-builder-second-more")
