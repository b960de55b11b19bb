"""Kit: all that stands on the rules of one game and belongs to no other: its bots, its oracle, its grades.

A `Game` names its kit as "module:NAME". It is imported when somebody asks for it, so that rules need no bots. Another
package brings bots for a game by an entry point of the group `kingcraft.bots`, under the game's name.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from kingcraft.bots.base import Bot, Budget, remade
from kingcraft.bots.lesson import Lesson
from kingcraft.core.registry import game_named
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
    """The bots from weak to strong, each in its newest version; `random` plays every game."""
    versions: Mapping[str, int] = field(default_factory=dict)
    """The version of each of these bots, 1 where none is said. A bot that decides anything otherwise gets the next
    number, and the one before stays in `former` as long as anything kept refers to it."""
    former: Mapping[str, Maker] = field(default_factory=dict)
    """Older versions, by name and number: `king@1`."""
    runners: "Callable[[dict[str, Any]], list[Runner]] | None" = None
    """How a helper process takes up a bot's task."""
    oracle: "Callable[[], Oracle] | None" = None
    """Makes who says what a position comes to for every seat."""
    trainer: Trainer | None = None
    """Who trains the bots, and for how long if nobody says."""
    errors: Mapping[int, Errors] = field(default_factory=dict)
    """By the number of seats: what bots of each rank lost on average among themselves (docs/lab/look-back.md)."""
    witness: Callable[[int], Witness] | None = None
    """Makes who watches a game of so many seats for the measurement of balance."""
    corners: Callable[[Any, Any], Frame] | None = None
    """The part of the picture between two places of the board, for figures of the rules."""


NOTHING: Final = Kit()


def with_weights(maker: Maker, file: str) -> Maker:
    """A bot with the weights that a file in `frozen` has."""

    def made(budget: Budget) -> Bot:
        weights = (files("kingcraft.bots") / "frozen" / file).read_text(encoding="utf-8")
        return remade(maker, budget, weights)

    return made


def kit_of(game: str) -> Kit:
    """The kit of a game; an empty one if it has none, or if there is no such game."""
    try:
        where = game_named(game).kit
    except BadOption as error:
        if error.ruling.id == "game-unknown":
            return NOTHING
        raise
    return _found(game, where) if where else NOTHING


def brought_to(game: str) -> dict[str, Maker]:
    """The bots that other packages bring for a game."""
    kits = [_found(game, where) for name, where in _brought() if name == game]
    return {name: maker for kit in kits for name, maker in kit.levels.items()}


@cache
def _brought() -> list[tuple[str, str]]:
    """The games for which other packages bring something, each with where that is."""
    # A look at all packages takes time: nobody waits for it who asks for a game's own bots.
    from importlib.metadata import entry_points

    return sorted([(entry.name, entry.value) for entry in entry_points(group=PLUG_INS)])


def _found(game: str, where: str) -> Kit:
    """The kit that stands somewhere; BadOption if it cannot be loaded."""
    module, _, name = where.partition(":")
    try:
        kit: Kit = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadOption(Ruling("game-broken", facts={"game": game, "reason": str(error)})) from error
    return kit
