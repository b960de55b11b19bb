"""The ladder: every bot against every other, on the same deals and in every seat."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import combinations, permutations, product
from typing import Any

from kingcraft.arena.crew import Crew, work
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome, Plan
from kingcraft.bots.words import Entrant
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption, Ruling


@dataclass(frozen=True)
class Ladder:
    """What to play. With two seats a pairing is one match; with more, one bot sits against copies of the other."""

    game: str
    seats: int
    bots: list[Entrant]
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    challenge: bool = False
    """Only the matches of the first bot, against each of the others."""

    def __post_init__(self) -> None:
        if len({bot.text for bot in self.bots}) != len(self.bots) or len(self.bots) < 2:
            raise BadOption(Ruling("ladder-bots", facts={"bots": [bot.text for bot in self.bots]}))

    @property
    def rounded(self) -> int:
        """The games of a pairing: enough for every deal to be played from every seat."""
        return -(-self.games // self.seats) * self.seats

    @property
    def digest(self) -> str:
        """Tells this ladder from others, whatever the number of games: more may be added."""
        return hashlib.sha256("".join(plan.digest for plan in self.plans()).encode()).hexdigest()[:16]

    def check(self) -> None:
        """Refuses a ladder that cannot be played, before anything is made for it."""
        self.plans()
        for bot in self.bots:
            bot.hire(self.game)

    def plans(self) -> list[Plan]:
        """The matches. With two seats the bots just exchange theirs; with more there is also the reverse match."""
        options = game_named(self.game).settle(self.seats, self.options)
        pairs: Iterable[tuple[Entrant, ...]] = (
            combinations(self.bots, 2) if self.seats == 2 else permutations(self.bots, 2)
        )
        if self.challenge:
            pairs = product(self.bots[:1], self.bots[1:])
        return [Plan(self.game, self.seats, bot, against, self.seed, options, kept=True) for bot, against in pairs]


@dataclass(frozen=True)
class Match:
    """A match that was played: its plan, and its games in the order of their numbers."""

    plan: Plan
    outcomes: list[Outcome]


@dataclass(frozen=True)
class Played:
    """A whole ladder that was played, and how many of its games were known before."""

    ladder: Ladder
    matches: list[Match]
    known: int


def run(ladder: Ladder, crew: Crew[Any], ledger: Ledger, progress: Callable[[int], None]) -> Played:
    """Plays what the ledger does not hold yet. Matches advance side by side, so that a part of a run says something."""
    matches, known = finish(ladder.plans(), ladder.rounded, crew, ledger, progress)
    return Played(ladder, matches, known)


def finish(
    plans: list[Plan], games: int, crew: Crew[Any], ledger: Ledger, progress: Callable[[int], None]
) -> tuple[list[Match], int]:
    """So many games of each plan, those that the ledger does not hold played now; and how many it held."""
    kept = ledger.read()
    tasks = [(plan, number) for number in range(games) for plan in plans]
    missing = [(plan, number) for plan, number in tasks if number not in kept.setdefault(plan.digest, {})]
    progress(len(tasks) - len(missing))
    for done in work(missing, crew):
        ledger.write(done)
        for plan, outcome in done:
            kept[plan.digest][outcome.number] = outcome
        progress(len(done))
    matches = [Match(plan, [kept[plan.digest][number] for number in range(games)]) for plan in plans]
    return matches, len(tasks) - len(missing)
