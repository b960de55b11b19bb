"""Every level plays better than the one below it, on games that never change."""

import pytest

from kingcraft.arena.build import compiled
from tests.bots.kingsburg.tables import bot, play_out, start


def wins(name: str, other: str, games: int, playouts: int = 1) -> float:
    """The share of games that one bot wins against two others, from every seat in turn."""
    total = 0.0
    for number in range(games):
        seat = number % 3
        bots = [bot(name if place == seat else other, playouts) for place in range(3)]
        winners = play_out(start(), bots, number // 3).winners()
        total += (seat in winners) / len(winners)
    return total / games


def test_a_page_beats_random_moves() -> None:
    assert wins("page", "random", 9) > 0.6


def test_a_squire_beats_pages() -> None:
    assert wins("squire", "page", 18) > 0.6


def test_a_knight_beats_squires() -> None:
    assert wins("knight", "squire", 6) > 0.5


@pytest.mark.skipif(not compiled(), reason="too long for interpreted rules")
def test_a_king_beats_knights() -> None:
    assert wins("king", "knight", 15, playouts=40) > 0.5
