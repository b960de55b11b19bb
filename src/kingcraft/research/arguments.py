"""What people say when they ask for games to learn in, looked at before anything is made of it."""

from collections.abc import Sequence
from typing import SupportsIndex, TypeVar, get_args

from kingcraft.bots.safe import SafeBot
from kingcraft.bots.words import Who, entrants_of
from kingcraft.core.options import whole
from kingcraft.core.rewards import Reward

Word = TypeVar("Word")
Against = Who | Sequence[Who]
"""The bots of the other seats: each by its name, a class or an object; one alone needs no list."""


def hired(against: Against, game: str) -> list[SafeBot]:
    """Bots that sit down at a game, in their order; BadOption for one that there is not."""
    return [entrant.hire(game) for entrant in entrants_of(against)]


def faults_of(bots: Sequence[SafeBot]) -> int:
    """How often these bots failed, and another move was played for them."""
    return sum([int(bot.faults) for bot in bots])


def seat_of(seat: SupportsIndex | None, seats: int) -> int | None:
    """The seat a learner wants, A being 0; None for any."""
    if seat is None:
        return None
    number = whole("seat", seat, 0)
    if number >= seats:
        raise ValueError(f"seat is from 0 to {seats - 1} in a game of {seats}, not {number}")
    return number


def reward_named(reward: Reward) -> Reward:
    """A kind of reward, if there is one of that name."""
    return one_of("reward", reward, get_args(Reward))


def one_of(name: str, value: Word, known: Sequence[Word]) -> Word:
    """A word that is among those known."""
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join([str(word) for word in known])}, not {value!r}")
    return value
