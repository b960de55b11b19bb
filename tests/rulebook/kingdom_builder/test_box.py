"""What is in the box, and whose turn it is."""

from collections import Counter
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from tests.rulebook.kingdom_builder.rules import proves

GAME = "kingdom-builder"
FIRST = {"boards": "first-game", "first": "B"}


@proves("1.5")
def test_two_to_four_people_play() -> None:
    assert [kc.new(GAME, seats, seed=1).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(kc.BadOption) as refused:
            kc.new(GAME, seats, seed=1)
        assert refused.value.ruling.id == "seats"


def before_the_first_draw() -> State:
    game = kc.game_named(GAME)
    return game.start(4, game.settle(4, FIRST))


def pile(state: State) -> list[int]:
    """How many cards of each terrain the next draw can be."""
    return [weight for _, weight in state.weights()]


@proves("1.6")
def test_there_are_25_terrain_cards_five_of_each() -> None:
    state = before_the_first_draw()
    assert pile(state) == [5, 5, 5, 5, 5]
    drawn = Counter[str]()
    for _ in range(4):
        drawn[state.write(state.legal()[0]).split()[-1]] += 1
        state.play(state.legal()[0])
    assert drawn == {"grass": 4}
    assert state.view(None)["deck"] == {"pile": 21, "discards": [], "removed": []}


@proves("1.7")
def test_everybody_has_40_settlements() -> None:
    table = kc.new(GAME, 4, seed=1)
    assert [player["supply"] for player in players(table.state)] == [40, 40, 40, 40]
    table.play(table.legal()[0])
    assert sorted(player["supply"] for player in players(table.state)) == [39, 40, 40, 40]


def players(state: State) -> list[dict[str, Any]]:
    found: Any = state.view(None)["players"]
    return list(found)


def turns(seats: int, seed: int) -> str:
    """The letters of all who ended a turn in a random game, in order; B began."""
    table, stream = kc.new(GAME, seats, seed, None, **FIRST), kc.Stream(seed)
    while table.to_act != kc.OVER:
        table.play(int(table.state.sample(stream)))
    return "".join(move.who for move in table.record.moves if move.text == "end")


@proves("3.8")
@pytest.mark.parametrize(("seats", "round"), [(2, "BA"), (3, "BCA"), (4, "BCDA")])
def test_turns_go_round_from_the_start_player(seats: int, round: str) -> None:
    assert turns(seats, 1).startswith(round * 3)


@proves("7.16")
@pytest.mark.parametrize(("seats", "round"), [(2, "BA"), (3, "BCA"), (4, "BCDA")])
def test_all_have_had_the_same_number_of_turns(seats: int, round: str) -> None:
    for seed in range(3):
        whole = turns(seats, seed)
        assert whole == round * (len(whole) // seats)
