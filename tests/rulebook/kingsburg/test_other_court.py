"""The other court, a pack of sixteen advisors in place of the printed ones: what each gives."""

from pathlib import Path
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.rulebook.kingsburg.table import Goods, goods, moves, play, player, points, seat, table

FILE = Path(__file__).resolve().parents[3] / "docs" / "packs" / "other-court.toml"
PACK = kc.game_named("kingsburg").from_files("pack", {FILE.name: FILE.read_text(encoding="utf-8")})


def visited(number: int, **mine: Any) -> State:
    """A alone has dice at court, all on one advisor, who is about to help."""
    dice = [6] * (number // 6) + ([number % 6] if number % 6 else [])
    state = table("spring", "influence", pack=PACK, A=player(dice=dice, **mine))
    return play(state, f"{'+'.join(str(face) for face in sorted(dice, reverse=True))}>{number}", "pass", "pass", "pass")


@pytest.mark.parametrize(
    ("number", "purse", "soldiers", "tokens"),
    [
        (2, (0, 1, 0), 0, 0),
        (3, (1, 0, 0), 0, 0),
        (6, (0, 0, 0), 0, 1),
        (8, (0, 2, 0), 0, 0),
        (10, (1, 0, 0), 2, 0),
        (11, (0, 0, 1), 1, 0),
        (13, (0, 2, 1), 0, 0),
        (16, (2, 0, 2), 0, 0),
    ],
)
def test_what_some_give_by_themselves(number: int, purse: Goods, soldiers: int, tokens: int) -> None:
    state = visited(number)
    assert goods(state, "A") == purse
    assert (seat(state, "A")["soldiers"], seat(state, "A")["tokens"]) == (soldiers, tokens)


@pytest.mark.parametrize(
    ("number", "choice", "purse", "soldiers", "won"),
    [
        (4, "take stone", (0, 0, 1), 0, 0),
        (7, "take gold", (1, 0, 0), 1, 0),
        (9, "take wood", (1, 1, 0), 0, 0),
        (12, "take gold stone", (1, 0, 1), 0, 1),
        (15, "take wood", (0, 1, 0), 0, 2),
        (17, "take stone stone", (0, 0, 2), 1, 2),
    ],
)
def test_what_others_let_one_choose(number: int, choice: str, purse: Goods, soldiers: int, won: int) -> None:
    state = play(visited(number), choice)
    assert goods(state, "A") == purse
    assert (seat(state, "A")["soldiers"], points(state)[0]) == (soldiers, won)


def test_the_stonecutter_has_no_gold() -> None:
    assert moves(visited(4)) == ["take stone", "take wood"]


def test_the_scout_shows_the_enemy() -> None:
    state = play(visited(5), "enemy orcs-1-3")
    assert (goods(state, "A"), state.dump()["seen"]) == ((0, 1, 0), "A")


def test_the_pawnbroker_takes_a_point_or_is_declined() -> None:
    state = visited(14)
    assert "decline" in moves(state)
    play(state, "take gold gold")
    assert (goods(state, "A"), seat(state, "A")["tokens"], points(state)[0]) == ((2, 0, 0), 1, -1)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_they_are_called_by_their_names_in_every_language(lang: str) -> None:
    names = {"en": "Falconer", "fr": "Fauconnier", "ru": "Сокольничий"}
    assert names[lang] in table("spring", "influence", pack=PACK, A=player(dice=[1])).text(0, lang)


@pytest.mark.parametrize("level", ["random", "squire"])
def test_whole_games_are_played_with_them(level: str) -> None:
    game = kc.game_named("kingsburg")
    state, stream = game.start(3, game.settle(3, {"pack": PACK})), Stream(3)
    bot = bot_named(level, "kingsburg")
    while state.to_act != kc.OVER:
        state.play(int(state.sample(stream) if state.to_act == kc.CHANCE else seat_choice(bot, state, stream)))
    assert state.winners()
