"""Many games looked back at: what each player comes to over all of them, by part of the game and kind of decision."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from kingcraft.core.record import Record
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.lookback.course import WHOLE
from kingcraft.lookback.grades import grade
from kingcraft.lookback.judging import PHASES, Judged
from kingcraft.lookback.summary import LookedBack

KINDS = ("influence", "build", "recruit", "reroll", "losses", "end", "other")
"""Kinds of decisions that are told apart."""
Reviewed = tuple[Record, LookedBack]
"""A game, and what was found."""


@dataclass(frozen=True)
class Errors:
    """Decisions that belong together: how many, the chance lost at each, how far that may be off, and the mistakes."""

    decisions: int
    error: float
    spread: float
    mistakes: int


@dataclass(frozen=True)
class PlayerRow:
    """A player over many games, in parts of a chance to win; `luck_spread` is how far the mean luck may be off."""

    name: str
    game: str
    games: int
    result: float
    luck: float
    luck_spread: float
    adjusted: float
    grade: str
    errors: Errors
    phases: dict[str, Errors]
    kinds: dict[str, Errors]

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        parts = {part: {name: vars(each) for name, each in getattr(self, part).items()} for part in ("phases", "kinds")}
        return {**vars(self), "errors": vars(self.errors), **parts}


def player_of(record: Record, seat: int) -> str:
    """A seat by its name where the record has one, else by its letter."""
    return record.names[seat] if seat < len(record.names) else SEAT_LETTERS[seat]


def players(reviewed: list[Reviewed]) -> list[PlayerRow]:
    """Everybody who played, each game by itself, those with the fewest errors first."""
    keys = dict.fromkeys(
        [(record.game, player_of(record, seat)) for record, _ in reviewed for seat in range(record.seats)]
    )
    return sorted([_player(game, name, reviewed) for game, name in keys], key=lambda row: (row.game, row.errors.error))


def _player(game: str, name: str, reviewed: list[Reviewed]) -> PlayerRow:
    own = [
        (found, each) for record, found in reviewed for each in found.seats
        if record.game == game and player_of(record, each.seat) == name
    ]  # fmt: skip
    judged = [one for found, each in own for one in found.decisions(each.seat)]
    luck, errors = [each.luck / WHOLE for _, each in own], errors_of(judged)
    return PlayerRow(
        name, game, len(own), fmean([each.result / WHOLE for _, each in own]), fmean(luck),
        stdev(luck) / sqrt(len(luck)) if len(luck) > 1 else 0.0, fmean([each.adjusted / WHOLE for _, each in own]),
        _grade(game, {len(found.seats) for found, _ in own}, errors), errors,
        _by(judged, PHASES, lambda one: one.phase), _by(judged, sorted({_kind(one) for one in judged}), _kind),
    )  # fmt: skip


def _grade(game: str, seats: set[int], errors: Errors) -> str:
    """A grade if all games had the same number of seats: others are not to be compared."""
    return grade(game, next(iter(seats)), errors.error, errors.decisions) if len(seats) == 1 else ""


def errors_of(judged: list[Judged]) -> Errors:
    """The errors of some decisions."""
    losses = [each.loss for each in judged]
    spread = stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0
    mistakes = len([each for each in judged if each.mistake])
    return Errors(len(losses), fmean(losses) if losses else 0.0, spread, mistakes)


def _kind(judged: Judged) -> str:
    """The kind of a decision, if it has a name; what is rare has none."""
    return judged.kind if judged.kind in KINDS else "other"


def _by(judged: list[Judged], names: Iterable[str], key: Callable[[Judged], str]) -> dict[str, Errors]:
    return {name: errors_of([each for each in judged if key(each) == name]) for name in names}
