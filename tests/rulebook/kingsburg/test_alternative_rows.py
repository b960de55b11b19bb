"""To Forge a Realm, alternative rows: two strips a seat, drawn or drafted; each may cover the row with its letter."""

from collections import Counter
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.ruling import BadPosition
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import moves, play, player, ruling, seat, table, turn

PRINTED = ["sawmill", "statue", "inn", "guard-tower", "palisade", "barricade", "improvised-defenses"]
STRIPS = ["toll-gate", "shrine", "bakehouse", "watch-fire", "ditch", "bulwark", "thorn-hedge"]
"""The printed rows and the strips for them, by their first buildings."""


def begun(strips: str, seats: int = 3, **options: str) -> State:
    """A new game with alternative rows, its turn order A, B, C..."""
    game = kc.game_named("kingsburg")
    order = "ABCDE"[:seats]
    return game.start(seats, game.settle(seats, {"strips": strips, "order": order, "rows": "extended", **options}))


def drawn() -> State:
    """Two seats with their strips, about to cover rows."""
    return play(begun("draw", 2), "strip A shrine", "strip A ditch", "strip B shrine", "strip B bulwark")


@proves("19.1")
def test_there_are_two_of_each_of_seven_strips_and_five_on_the_base_game_s_sheet() -> None:
    state = begun("draw", 2)
    assert moves(state) == [f"strip A {strip}" for strip in STRIPS]
    assert moves(begun("draw", 2, rows="base")) == [f"strip A {strip}" for strip in STRIPS[1:-1]]
    play(state, "strip A shrine", "strip A ditch", "strip B shrine")
    assert [odd for _, odd in state.odds()] == pytest.approx([2 / 11, 2 / 11, 2 / 11, 1 / 11, 2 / 11, 2 / 11])


@proves("19.2")
def test_nobody_draws_two_of_a_kind() -> None:
    state = play(begun("draw", 2), "strip A shrine")
    assert "strip A shrine" not in moves(state)
    assert "strip B shrine" in moves(play(state, "strip A ditch"))


@proves("19.2")
def test_where_only_a_twin_is_left_a_seat_keeps_one_strip() -> None:
    state = begun("draw", 5, rows="base")
    pairs = ["shrine bakehouse", "shrine bakehouse", "watch-fire ditch", "watch-fire ditch"]
    for letter, pair in zip("ABCD", pairs, strict=True):
        play(state, *[f"strip {letter} {strip}" for strip in pair.split()])
    play(state, "strip E bulwark")
    assert seat(state, "E")["strips"] == ["bulwark"]
    assert (turn(state), state.dump()["step"]) == ("A", "cover")


@proves("19.3")
def test_strips_are_drafted_in_turn_order_and_then_in_reverse() -> None:
    state = begun("draft")
    takers = ""
    for strip in ("shrine", "shrine", "ditch", "bulwark", "bulwark", "ditch"):
        takers += turn(state)
        play(state, f"draft {strip}")
    assert takers == "ABCCBA"
    assert [seat(state, letter)["strips"] for letter in "ABC"] == [
        ["shrine", "ditch"],
        ["shrine", "bulwark"],
        ["ditch", "bulwark"],
    ]


@proves("19.3")
def test_what_is_gone_or_a_twin_is_not_drafted() -> None:
    state = play(begun("draft"), "draft shrine", "draft shrine")
    assert ruling(state, "draft shrine") == "draft"
    play(state, "draft ditch")
    assert ruling(state, "draft ditch") == "draft"
    assert state.view(None)["draft"] == {**dict.fromkeys(STRIPS, 2), "shrine": 0, "ditch": 1}


@proves("19.4")
def test_each_covers_rows_with_both_strips_with_one_or_with_none() -> None:
    state = drawn()
    assert (turn(state), moves(state)) == ("A", ["done", "cover shrine", "cover ditch"])
    play(state, "cover ditch", "cover shrine")
    assert (turn(state), moves(state)) == ("B", ["done", "cover shrine", "cover bulwark"])
    play(state, "done")
    assert seat(state, "A")["sheet"] == ["sawmill", "shrine", "inn", "guard-tower", "ditch", *PRINTED[5:]]
    assert "sheet" not in seat(state, "B")
    assert state.dump()["phase"] == "aid"


@proves("19.4")
def test_a_row_is_covered_only_with_a_strip_one_has() -> None:
    state = drawn()
    assert ruling(state, "cover bulwark") == "cover"
    assert ruling(play(state, "cover ditch"), "cover ditch") == "cover"


@proves("19.5")
def test_everybody_sees_all_strips_and_sheets() -> None:
    state = play(drawn(), "cover ditch")
    for viewer in (0, 1, None):
        players: list[dict[str, Any]] = state.view(viewer)["players"]  # type: ignore[assignment]
        assert [one["strips"] for one in players] == [["shrine"], ["shrine", "bulwark"]]
        assert [one["sheet"][4] for one in players] == ["ditch", "palisade"]
        assert "Bulwark" in state.text(viewer)
    move = state.read("done")
    assert [state.write_for(move, viewer) for viewer in (0, 1, None)] == ["done"] * 3


def sheet(*strips: str) -> list[str]:
    """A sheet with some rows covered."""
    rows = dict(zip(STRIPS, PRINTED, strict=True))
    covered = {rows[strip]: strip for strip in strips}
    return [covered.get(row, row) for row in PRINTED]


def realm(phase: str, step: str, **rest: Any) -> State:
    """A position with seven rows and alternatives to them."""
    return table(phase, step, rows="extended", strips="draw", **rest)


@proves("19.6")
def test_each_builds_what_stands_on_the_own_sheet() -> None:
    state = realm("spring", "build", A=player((9, 9, 9), sheet=sheet("shrine")), B=player((9, 9, 9)))
    assert "build shrine" in moves(state)
    assert ruling(state, "build statue") == "notation"
    assert ruling(state, "build hermitage") == "left-first"
    play(state, "build shrine")
    assert ruling(state, "build shrine") == "notation"
    play(state, "build statue")
    assert (seat(state, "A")["buildings"], seat(state, "B")["buildings"]) == (["shrine"], ["statue"])


@proves("19.6")
def test_the_crane_makes_columns_of_covered_rows_cheaper_too() -> None:
    built = "barricade crane shrine hermitage"
    poor = player((2, 1, 2), built, sheet=sheet("shrine"))
    assert "build abbey" in moves(realm("spring", "build", A=poor))
    without = player((2, 1, 2), "shrine hermitage", sheet=sheet("shrine"))
    assert "build abbey" not in moves(realm("spring", "build", A=without))


@proves("19.6")
def test_the_topmost_of_the_rightmost_column_falls_whatever_lies_there() -> None:
    built = "toll-gate caravanserai statue chapel"
    mine = player(buildings=built, sheet=sheet("toll-gate"))
    state = play(realm("winter", "kings-die", year=5, enemy="barbarians-5-8", A=mine), "king 1")
    assert seat(state, "A")["buildings"] == ["toll-gate", "statue", "chapel"]


@proves("19.6")
def test_a_position_with_a_strip_in_the_wrong_row_is_refused() -> None:
    wrong = ["sawmill", "bulwark", *PRINTED[2:]]
    with pytest.raises(BadPosition):
        realm("spring", "build", A=player(sheet=wrong))


@proves("19.7")
@pytest.mark.parametrize(("cards", "strips"), [("both", 7), ("house", 7), ("published", 0)])
def test_all_alternative_rows_are_our_own(cards: str, strips: int) -> None:
    box = box_for("base", "2012", "points", Modules({"strips": "draw", "rows": "extended", "cards": cards}))
    own = [entry for entry in box.buildings if "strip" in entry.data]
    assert len(own) == 4 * strips
    assert {entry.data["provenance"] for entry in own} <= {"house"}


@proves("19.7")
def test_without_a_published_row_nobody_chooses() -> None:
    assert begun("draw", cards="published").dump()["phase"] == "aid"


@proves("19.8")
def test_marks_tell_where_pieces_come_from() -> None:
    state = realm(
        "spring", "build", A=player(buildings="statue sawmill"), B=player(buildings="shrine", sheet=sheet("shrine"))
    )
    known: dict[str, str] = state.view(None)["provenance"]  # type: ignore[assignment]
    assert (known["building-shrine"], known["building-sawmill"]) == ("house", "single-source")
    assert "building-statue" not in known
    text = state.text(0)
    assert "Shrine*" in text
    assert "Sawmill¹" in text
    assert "* of this edition’s own" in text
    assert "* of this edition’s own" in state.svg(0)
    assert "provenance" not in table("spring", "build").view(None)


@proves("19.2")
def test_every_pair_of_strips_is_drawn_alike() -> None:
    """Each of the 21 pairs comes about 100 times in 2100 draws."""
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(2100):
        state, stream = begun("draw", 2), Stream(seed)
        state.make(state.sample(stream))
        state.make(state.sample(stream))
        pairs[tuple(seat(state, "A")["strips"])] += 1
    assert len(pairs) == 21
    assert min(pairs.values()) > 60


@pytest.mark.parametrize("text", ["strip A moon", "strip A", "strip B shrine", "strip A inn"])
def test_what_names_no_strip_of_the_box_is_not_read(text: str) -> None:
    ruling = begun("draw", 2).why_not(text)
    assert ruling is not None
    assert ruling.id == "notation"
