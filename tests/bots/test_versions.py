"""Every level has a version, and a version always decides alike: who decides otherwise is a new one."""

import hashlib

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named, bot_names, versioned
from kingcraft.bots.base import Budget, seat_choice
from kingcraft.bots.kit import kit_of
from kingcraft.bots.words import entrant
from kingcraft.core.ruling import BadOption

GAMES = ["kingdom-builder", "kingsburg"]
LEVELS = [(game, name) for game in GAMES for name in bot_names(game)[1:]]
DECIDED = {
    ("kingdom-builder", "page@1"): "922130242e3d8aac",
    ("kingdom-builder", "squire@1"): "dfbb45670de39f03",
    ("kingdom-builder", "knight@1"): "835c4265ad3ce6a4",
    ("kingdom-builder", "king@2"): "21b2bbdfef1feafb",
    ("kingdom-builder", "king@1"): "2466646b088d4cd6",
    ("kingsburg", "page@1"): "55741f91a2a6bd8d",
    ("kingsburg", "squire@1"): "103b53a007d6c792",
    ("kingsburg", "knight@1"): "170cb5c14249e89c",
    ("kingsburg", "king@2"): "7b4bd02a5724ad3f",
    ("kingsburg", "king@1"): "3cb8a46bd0d7802a",
}
"""A digest of what each version decides in a game among themselves. If a bot of today decides otherwise, raise its
number in the kit's `versions`, keep the old one in `former` (its code and weights frozen), and add a line here. Lines
stay."""


def decided(game: str, name: str) -> str:
    table, stream = kc.new(game, 3, 11), kc.Stream(5)
    bot = bot_named(name, game, Budget(playouts=4))
    moves: list[str] = []
    while len(moves) < 10:
        choices = len(table.legal())
        action = int(seat_choice(bot, table.state, stream))
        moves += [table.write(action)] if choices > 1 else []
        table.play(action)
    return hashlib.sha256(" ".join(moves).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "name"), DECIDED)
def test_a_version_decides_as_it_always_did(game: str, name: str) -> None:
    assert decided(game, name) == DECIDED[game, name], f"{name} decides otherwise: raise its version in the kit"


@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_every_bot_of_today_is_held_to_its_version(game: str, name: str) -> None:
    assert (game, versioned(name, game)) in DECIDED


@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_every_older_version_still_plays(game: str, name: str) -> None:
    older = range(1, int(versioned(name, game).partition("@")[2]))
    assert [number for number in older if f"{name}@{number}" not in kit_of(game).former] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_version_is_asked_for_by_number(game: str) -> None:
    newest, oldest = bot_named("king", game), bot_named("king@1", game)
    assert type(bot_named("king@2", game)) is type(newest)
    assert type(bot_named("king-1", game)) is type(oldest)
    assert type(oldest) is not type(newest)
    assert [versioned(name, game) for name in ("king", "king@2", "king@1", "king-1", "random", "mine.py:Bot")] == [
        "king@2", "king@2", "king@1", "king@1", "random", "mine.py:Bot",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["king@3", "king@0", "king@01", "random@1", "squire@2", "knight-2"])
def test_a_version_that_never_was_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        bot_named(name, "kingsburg")


def test_a_version_and_how_long_it_thinks_are_both_said() -> None:
    one = entrant("king@1@300p")
    assert (one.name, one.playouts) == ("king@1", 300)
    assert (entrant("king@1").name, entrant("king@1").seconds) == ("king@1", 1.0)
    assert (entrant("king@300p").name, entrant("king@300p").playouts) == ("king", 300)
