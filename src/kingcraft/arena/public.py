"""`kc.simulate` and `kc.ladder`: the arena from Python, with bots by name, by class, or as they are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, SupportsIndex

from kingcraft.arena import standings
from kingcraft.arena.crew import Crew
from kingcraft.arena.ladder import Ladder, Played, run
from kingcraft.arena.ledger import Kept, Ledger
from kingcraft.arena.records import record_of
from kingcraft.arena.simulate import Job, Simulation, crew_of
from kingcraft.arena.simulate import simulate as play
from kingcraft.bots.words import Entrant, Who, entrants_of
from kingcraft.core.options import spelled, whole
from kingcraft.core.record import Record
from kingcraft.core.registry import game_named


def simulate(
    game: str, bots: Who | Sequence[Who] = "random", games: SupportsIndex = 100,
    seats: SupportsIndex | None = None, seed: SupportsIndex = 0, workers: int = 1, moves: bool = False,
    **options: object,
) -> Simulation:  # fmt: skip
    """Plays many games. One bot has all seats; of several each has its own, in their order.

    With `moves` the games are kept, for `records`. A bot that is a class or an object plays in this process, whatever
    `workers` says.
    """
    found = entrants_of(bots)
    rules = game_named(game)
    count = _seats(seats, len(found) if len(found) > 1 else rules.least)
    job = Job(game, count, whole("games", games, 1), found, whole("seed", seed), spelled(rules, options), moves)
    return play(job, _hands(found, workers))


def ladder(
    game: str, bots: Sequence[Who], games: SupportsIndex = 100,
    seats: SupportsIndex | None = None, seed: SupportsIndex = 0, workers: int = 1,
    ledger: Path | str | None = None, **options: object,
) -> "Standings":  # fmt: skip
    """Every bot against every other, on the same deals and in every seat; `ledger` is a file to go on from."""
    found = entrants_of(bots)
    rules = game_named(game)
    what = Ladder(
        game, _seats(seats, rules.least), found, whole("games", games, 1), whole("seed", seed), spelled(rules, options)
    )  # fmt: skip
    what.check()
    book = Ledger(Path(ledger)) if ledger else Forgetful()
    book.prepare()
    crew: Crew[Any]
    with crew_of(_hands(found, workers)) as crew:
        return Standings(run(what, crew, book, lambda games: None))


@dataclass(frozen=True, repr=False)
class Standings:
    """A ladder that was played."""

    played: Played

    @property
    def rows(self) -> list[standings.Row]:
        """Every bot against every other: games, win rate and its interval, points, times, faults."""
        return standings.rows(self.played)

    @property
    def ratings(self) -> list[standings.Rating]:
        """The bots from strong to weak."""
        return standings.ratings(self.played)

    def records(self) -> Iterator[Record]:
        """All games, to replay and to look back at."""
        for match in self.played.matches:
            for outcome in match.outcomes:
                yield record_of(match.plan, outcome)

    def __repr__(self) -> str:
        lines = [
            f"{row.bot} against {row.against}: {row.win_rate:.1%} ({row.low:.1%} to {row.high:.1%}) "
            f"of {row.games} games, {row.points:.1f} points, {row.faults} faults"
            for row in self.rows
        ]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        names = ("bot", "against", "games", "win rate", "95 %", "points", "faults")
        head = "<tr>" + "".join([f"<th>{name}</th>" for name in names]) + "</tr>"
        cells = [
            f"<tr><td>{row.bot}</td><td>{row.against}</td><td>{row.games}</td><td>{row.win_rate:.3f}</td>"
            f"<td>{row.low:.3f} to {row.high:.3f}</td><td>{row.points:.1f}</td><td>{row.faults}</td></tr>"
            for row in self.rows
        ]
        return f"<table>{head}{''.join(cells)}</table>"


class Forgetful(Ledger):
    """A ledger that keeps nothing."""

    def __init__(self) -> None:
        super().__init__(Path())

    def prepare(self) -> None:
        """There is nothing to prepare."""

    def read(self) -> Kept:
        """No game."""
        return {}

    def write(self, games: object) -> None:
        """Nothing is written."""


def _seats(seats: SupportsIndex | None, unsaid: int) -> int:
    return unsaid if seats is None else whole("seats", seats)


def _hands(bots: Sequence[Entrant], workers: int) -> int:
    """How many processes may play: what lives in this one cannot be sent to another."""
    return 1 if any(bot.maker for bot in bots) else workers
