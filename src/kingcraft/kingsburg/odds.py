"""The odds of a battle, as a careful player reckons them before it is fought."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Seat
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.position import Position, have, power_of
from kingcraft.kingsburg.winter import bonus, strength_of

FACES: Final = [1, 2, 3, 4, 5, 6]
VALUES: Final = 5
"""Soldier tokens have values from 0 to 4."""


def battle_odds(state: Position, seat: Seat, cards: list[int], more: int) -> dict[str, object]:
    """The chance of a seat to win, draw or lose against one of some enemies with so many soldiers more."""
    results = [outcome(state, seat, card, help + more) for card in cards for help in helps(state, seat)]
    return {name: results.count(value) / len(results) for name, value in (("win", 1), ("draw", 0), ("lose", -1))}


def helps(state: Position, seat: Seat) -> list[int]:
    """What the King's die may add to a seat's strength, or what the soldier tokens it has left may."""
    if state.kings_die > 0:
        return [int(state.kings_die)]
    if not state.box.soldier_tokens:
        return FACES
    return tokens_left(state, seat) or [0]


def tokens_left(state: Position, seat: Seat) -> list[int]:
    """The values of the soldier tokens that a seat has not used."""
    left = int(have(state, seat, field.TOKENS_LEFT))
    return [value for value in range(VALUES) for _ in range((left >> (4 * value)) & 15)]


def outcome(state: Position, seat: Seat, card: i64, help: int) -> int:
    """1 for a victory over a card with this help, 0 for a stand-off, -1 for a defeat."""
    combat = have(state, seat, field.SOLDIERS) + bonus(state, seat, card) + help
    margin = combat - strength_of(state, card)
    if margin == 0:
        return 1 if power_of(state, seat, power.WINS_TIES) != 0 else 0
    return 1 if margin > 0 else -1
