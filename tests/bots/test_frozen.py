"""Bots of old: wherever it is pinned here they play as when they were frozen, so that progress can be measured."""

import hashlib
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named, bot_names, makers_for
from kingcraft.bots.base import Budget
from kingcraft.bots.kit import kit_of
from kingcraft.core.ruling import BadOption

GAMES = ["kingdom-builder", "kingsburg"]
PLAYED = {
    ("kingdom-builder", 2): "480a6ea5c1372be9",
    ("kingdom-builder", 4): "d009c16a5facd3e9",
    ("kingsburg", 3): "e41c6c9bddb7a736",
    ("kingsburg", 5): "85534a39139e9aff",
}
"""A digest of what king-1 plays against itself for a while, with few playouts."""
TO_THE_END = {("kingdom-builder", 2, 6): "d5daf5b312737f93", ("kingsburg", 3, 4): "73aab8fb2df8f3d6"}
"""The same of whole games, with so many playouts; the first is what the king of version 0.1 itself plays."""


MODULES = {"rows": ("extended", "6887b9b95ad2cd69"), "destiny": ("cards", "6d94a2c496eaa258")}
"""The same of 120 moves of Kingsburg with a module."""


def played(game: str, seats: int, playouts: int = 24, most: int = 24, **options: Any) -> str:
    table, stream = kc.new(game, seats, 7, **options), kc.Stream(1)
    bot = bot_named("king-1", game, Budget(playouts=playouts))
    moves: list[str] = []
    while len(moves) < most and table.to_act != kc.OVER:
        action = bot.choose(table.state.imagine(table.to_act, stream), stream)
        moves.append(table.write(action))
        table.play(action)
    return hashlib.sha256(" ".join(moves).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_king_1_plays_as_it_did(game: str, seats: int) -> None:
    assert played(game, seats) == PLAYED[game, seats]


@pytest.mark.parametrize(("game", "seats", "playouts"), TO_THE_END)
def test_king_1_plays_whole_games_as_it_did(game: str, seats: int, playouts: int) -> None:
    assert played(game, seats, playouts, 1000) == TO_THE_END[game, seats, playouts]


@pytest.mark.parametrize("option", MODULES)
def test_king_1_plays_with_some_modules_as_it_did(option: str) -> None:
    choice, digest = MODULES[option]
    assert played("kingsburg", 2, 4, 120, **{option: choice}) == digest


def test_the_frozen_are_asked_for_by_name_and_offered_to_nobody() -> None:
    for game in GAMES:
        assert not set(kit_of(game).former) & set(bot_names(game))


@pytest.mark.parametrize("game", GAMES)
def test_one_table_makes_everybody(game: str) -> None:
    assert list(makers_for(game)) == [*bot_names(game), *kit_of(game).former, "oracle"]
    for name in makers_for(game):
        assert bot_named(name, game, Budget(playouts=1))


@pytest.mark.parametrize("name", ["random", "oracle"])
def test_who_has_no_weights_takes_none(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot_named(name, "kingsburg", weights="{}")
    assert refused.value.ruling.id == "bot-no-weights"
