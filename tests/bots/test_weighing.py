"""A knight can tell what any legal move is worth, so that a coach is honest about all of them."""

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, Budget
from kingcraft.core.registry import game_named
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.learn.lessons import first_game
from tests.rulebook.kingdom_builder.table import play, play_any, table

BAD = {"kingdom-builder": "build e4", "kingsburg": "pass"}
"""Moves that a knight would not even consider in the first turn."""
MUCH = 0.06


@pytest.mark.parametrize("game", sorted(BAD))
def test_a_bad_move_is_worth_much_less_than_the_best(game: str) -> None:
    state = game_named(game).load(first_game(game).position)
    knight = bot_named("knight", game, Budget(playouts=1))
    best = knight.advise(state.copy(), Stream(1))[0]
    worth = knight.weigh(state.copy(), state.read(BAD[game]), Stream(1))
    assert worth is not None
    assert best.worth is not None
    assert 0 <= worth < best.worth - MUCH


@pytest.mark.parametrize("game", sorted(BAD))
def test_what_a_knight_chooses_it_also_weighs_well(game: str) -> None:
    state = game_named(game).load(first_game(game).position)
    knight = bot_named("knight", game, Budget(playouts=1))
    best = knight.advise(state.copy(), Stream(1))[0]
    worth = knight.weigh(state.copy(), best.action, Stream(1))
    assert worth is not None
    assert best.worth is not None
    assert abs(worth - best.worth) < MUCH


def weighed(knight: Bot, state: State, move: str) -> float:
    worth = knight.weigh(state.copy(), state.read(move), Stream(1))
    assert worth is not None, move
    return worth


def test_a_move_that_makes_one_give_up_a_tile_is_weighed_with_what_follows() -> None:
    """Paddock tiles of two places; leaving one place with either makes one choose between spent and ready."""
    knight = bot_named("knight", "kingdom-builder", Budget(playouts=1))
    lifted = play(table("r3 l8", card="desert"), "paddock l8")
    asked = play(lifted.copy(), "paddock l8-j8")
    assert [asked.write(move) for move in asked.legal()] == ["give-up ready", "give-up spent"]
    assert weighed(knight, lifted, "paddock l8-j8") == weighed(knight, asked, "give-up spent")
    assert weighed(knight, asked, "give-up ready") < weighed(knight, asked, "give-up spent")
    (advice,) = knight.advise(asked.copy(), Stream(1))
    assert advice.worth == weighed(knight, asked, "give-up spent")


def test_ending_a_turn_is_weighed_against_using_a_tile() -> None:
    """With three built and a Farm ready, one more settlement for nothing is better than none."""
    knight = bot_named("knight", "kingdom-builder", Budget(playouts=1))
    state = play_any(table("l16", card="canyon"), "build", "build", "build")
    best = knight.advise(state.copy(), Stream(1))[0]
    assert state.write(best.action).startswith("farm")
    assert best.worth is not None
    assert weighed(knight, state, "end") < best.worth
