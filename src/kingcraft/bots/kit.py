"""Kit: all that stands on the rules of one game and belongs to no other: its bots, its oracle, its grades.

A `Game` names its kit as "module:NAME". It is imported when somebody asks for it, so that rules need no bots. Another
package brings bots for a game by an entry point of the group `kingcraft.bots`, under the game's name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from kingcraft.bots.base import Bot, Budget
from kingcraft.bots.lesson import Lesson
from kingcraft.core.registry import game_named, game_names
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import State

if TYPE_CHECKING:
    from kingcraft.bots.oracle import Oracle
    from kingcraft.bots.race import Runner

PLUG_INS: Final = "kingcraft.bots"
"""The group of entry points by which another package brings bots: the game's name, and where its Kit is."""

Maker = Callable[[Budget], Bot]
"""What makes a bot, for a budget of thought."""
Frame = tuple[float, float, float, float]
"""A part of a picture: left, top, width, height."""
Errors = tuple[float, float, float, float]
"""The chance to win that king, knight, squire and page lose on average with one decision."""


class Witness(Protocol):
    """Watches one game, and tells at its end with what pieces it was played."""

    def draws_lots(self, state: State) -> bool:
        """Whether a decision is left to the lot, so that every piece is seen in play."""

    def see(self, state: State, move: int) -> None:
        """Hears of a move before it is made."""

    def report(self, state: State) -> dict[str, Any]:
        """What there is to tell at the end."""


class Trainer:
    """How a game's weights are learned: `train` goes on in a file for a number of seats until so many rounds are done,
    and tells how many that took.

    A lesson says what a round is made of; `progress` hears how far it is. Where there are nets, `lost_units` tells how
    large one is that such a training would drop from the file.
    """

    def __init__(
        self,
        train: Callable[[Path, int, int, Lesson, Callable[[int, int], None]], int],
        rounds: int,
        games: int,
        lost_units: Callable[[Path, int, int, Lesson], int] | None = None,
    ) -> None:
        self.train = train
        self.rounds = rounds
        self.games = games
        self.lost_units = lost_units


@dataclass(frozen=True)
class Kit:
    """What there is for a game. Whatever is missing, the game does without."""

    levels: Mapping[str, Maker] = field(default_factory=dict)
    """The bots from weak to strong; `random` plays every game."""
    former: Mapping[str, Maker] = field(default_factory=dict)
    """Bots as they were once, for measuring progress by."""
    runners: "Callable[[dict[str, Any]], list[Runner]] | None" = None
    """How a helper process takes up a bot's task."""
    oracle: "Callable[[], Oracle] | None" = None
    """Makes who says what a position comes to for every seat."""
    trainer: Trainer | None = None
    """Who trains the bots, and for how long if nobody says."""
    errors: Mapping[int, Errors] = field(default_factory=dict)
    """By the number of seats: what bots of each rank lost on average in games among themselves (docs/look-back.md)."""
    witness: Callable[[int], Witness] | None = None
    """Makes who watches a game of so many seats for the measurement of balance."""
    corners: Callable[[Any, Any], Frame] | None = None
    """The part of the picture between two places of the board, for figures of the rules."""


NOTHING: Final = Kit()


def kit_of(game: str) -> Kit:
    """The kit of a game; an empty one if it has none, or if there is no such game."""
    return _own(game) if game in game_names() else NOTHING


def brought_to(game: str) -> dict[str, Maker]:
    """The bots that other packages bring for a game."""
    return {name: maker for kit in _brought().get(game, []) for name, maker in kit.levels.items()}


@cache
def _own(game: str) -> Kit:
    """Asked only for games there are."""
    where = game_named(game).kit
    return _found(game, where) if where else NOTHING


@cache
def _brought() -> dict[str, list[Kit]]:
    from importlib.metadata import entry_points

    found: dict[str, list[Kit]] = {}
    for entry in sorted(entry_points(group=PLUG_INS), key=lambda entry: (entry.name, entry.value)):
        found.setdefault(entry.name, []).append(_found(entry.name, entry.value))
    return found


def _found(game: str, where: str) -> Kit:
    """The kit that stands somewhere; BadOption if it cannot be loaded."""
    module, _, name = where.partition(":")
    try:
        kit: Kit = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(Ruling("game-broken", facts={"game": game, "reason": str(error)})) from error
    return kit
