"""What the outlook promises of a settlement is what playing it brings."""

import random
from typing import Any

import kingcraft as kc
from kingcraft.core.state import State

BOARDS = "harbor barn paddock farm"
CARDS = "fishermen lords citizens"


def brings(state: State, move: str) -> Any:
    """What the outlook of the seat to act says of a move."""
    legal = [state.write(action) for action in state.legal()]
    found: Any = state.outlook(state.to_act)["brings"]
    return found[legal.index(move)]


def gold_by_source(state: State, seat: int) -> dict[str, int]:
    return {line.source.id: line.points for line in state.score_sheet() if line.seat == seat}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {source: after[source] - points for source, points in before.items() if after[source] != points}


def test_what_is_promised_comes_true() -> None:
    table = kc.new("kingdom-builder", seats=2, seed=3, boards=BOARDS, cards=CARDS)
    choice = random.Random(3)
    standing: dict[str, int] = {}
    moved = 0
    while table.to_act >= 0:
        state, seat = table.state, table.to_act
        move = table.write(choice.choice(table.legal()))
        said = brings(state, move)
        if table.state.view(seat)["lifted"] is None:
            standing = gold_by_source(state, seat)
        else:
            moved += 1
        table.play(move)
        if said is not None:
            assert said["gold"] == changes(standing, gold_by_source(table.state, seat)), move
    assert moved > 0


def test_a_tile_is_told_before_it_is_gained() -> None:
    table = kc.new("kingdom-builder", seats=2, seed=1, boards=BOARDS, cards=CARDS)
    choice = random.Random(1)
    while not any(said and said["gained"] for said in table.state.outlook(table.to_act)["brings"]):  # type: ignore[attr-defined]
        table.play(choice.choice(table.legal()))
    said: Any = table.state.outlook(table.to_act)["brings"]
    at = next(index for index, one in enumerate(said) if one and one["gained"])
    seat = table.to_act
    before = len(table.state.view(seat)["players"][seat]["tiles"])  # type: ignore[index]
    table.play(table.legal()[at])
    tiles: Any = table.state.view(seat)["players"][seat]["tiles"]  # type: ignore[index]
    assert len(tiles) == before + len(said[at]["gained"])
    assert set(said[at]["gained"]) <= {tile["tile"] for tile in tiles}


def test_lifting_and_ending_promise_nothing() -> None:
    table = kc.new("kingdom-builder", seats=2, seed=2, boards=BOARDS, cards=CARDS)
    choice = random.Random(2)
    while not any(table.write(move).startswith("paddock ") for move in table.legal()):
        table.play(choice.choice(table.legal()))
    for action in table.legal():
        move = table.write(action)
        if move == "end" or move.startswith("paddock "):
            assert brings(table.state, move) is None


def test_nobody_else_is_told() -> None:
    state = kc.new("kingdom-builder", seats=3, seed=1).state
    others = [seat for seat in range(3) if seat != state.to_act]
    assert [state.outlook(seat) for seat in (None, *others)] == [{}, {}, {}]
