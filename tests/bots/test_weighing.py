"""A knight can tell what any legal move is worth, so that a coach is honest about all of them."""

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.core.registry import game_named
from kingcraft.core.stream import Stream
from kingcraft.learn.lessons import first_game

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
