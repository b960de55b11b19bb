"""Every level plays better than the one below it, on games that never change."""

import pytest

from kingcraft.arena.build import compiled
from tests.bots.kingdom_builder.tables import bot, play_out, start


def lead(name: str, other: str, pairs: int, playouts: int = 1) -> float:
    """Gold a game that one bot has over another, in games played from both sides."""
    total = 0
    for number in range(2 * pairs):
        seat = number % 2
        bots = [bot(name if place == seat else other, playouts) for place in range(2)]
        scores = play_out(start(), bots, number // 2).scores()
        total += scores[seat] - scores[1 - seat]
    return total / (2 * pairs)


def test_a_page_beats_random_moves() -> None:
    assert lead("page", "random", 6) > 2


def test_a_squire_beats_pages() -> None:
    assert lead("squire", "page", 3) > 10


@pytest.mark.skipif(not compiled(), reason="too long for interpreted rules")
def test_a_knight_beats_squires() -> None:
    assert lead("knight", "squire", 4) > 5


@pytest.mark.skipif(not compiled(), reason="too long for interpreted rules")
def test_a_king_beats_knights() -> None:
    assert lead("king", "knight", 5, playouts=150) > 0
