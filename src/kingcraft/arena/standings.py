"""What a ladder says: how often each bot beats each other, how sure that is, points, ratings and time."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from math import sqrt
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from kingcraft.arena.ladder import Match, Played
from kingcraft.arena.play import Outcome, Times, seconds_of

Z = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True)
class Row:
    """One bot against another; with more than two seats, against copies of it in all the other seats."""

    bot: str
    against: str
    games: int
    win_rate: float
    low: float
    high: float
    points: float
    p50_ms: float
    p99_ms: float
    faults: int
    against_p50_ms: float
    """What the others took in the same games."""
    against_p99_ms: float

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return dict(vars(self))


@dataclass(frozen=True)
class Rating:
    """A bot's skill and how uncertain it is; `sure` is what it is worth almost certainly."""

    bot: str
    skill: float
    doubt: float
    broken: bool = False
    """Whether it failed in some game, and others played for it."""

    @property
    def sure(self) -> float:
        """Skill less three times the doubt."""
        return self.skill - 3 * self.doubt


@dataclass(frozen=True)
class Side:
    """One bot's part in a match: its games, and its seat in each."""

    bot: str
    against: str
    games: list[tuple[int, Outcome]]


def sides(played: Played) -> list[Side]:
    """Every bot against every other: with two seats both sides of each match, else of the one that sat alone."""
    found = []
    for match in played.matches:
        plan = match.plan
        seated = [(plan.seat(outcome.number), outcome) for outcome in match.outcomes]
        found.append(Side(plan.bot.text, plan.against.text, seated))
        if plan.seats == 2:
            turned = [(1 - seat, outcome) for seat, outcome in seated]
            found.append(Side(plan.against.text, plan.bot.text, turned))
    order = [bot.text for bot in played.ladder.bots]
    return sorted(found, key=lambda side: (order.index(side.bot), order.index(side.against)))


def rows(played: Played) -> list[Row]:
    """The table of a ladder."""
    return [_row(side) for side in sides(played)]


def _row(side: Side) -> Row:
    games = len(side.games)
    rate = fmean(outcome.share(seat) for seat, outcome in side.games)
    low, high = wilson(rate, games)
    own, others = times_of(side), times_of_others(side)
    return Row(
        side.bot,
        side.against,
        games,
        round(rate, 4),
        round(low, 4),
        round(high, 4),
        round(fmean(outcome.scores[seat] for seat, outcome in side.games), 2),
        _milliseconds(own, 0.5),
        _milliseconds(own, 0.99),
        sum(outcome.faults[seat] for seat, outcome in side.games),
        _milliseconds(others, 0.5),
        _milliseconds(others, 0.99),
    )


def dumped(played: Played) -> list[dict[str, object]]:
    """The table as plain JSON, each row with what was played."""
    ladder = played.ladder
    setup = {"game": ladder.game, "seats": ladder.seats, "seed": ladder.seed, "options": ladder.options}
    versions = {bot.text: bot.version(ladder.game) for bot in ladder.bots}
    return [{**row.dump(), **setup, "versions": [versions[row.bot], versions[row.against]]} for row in rows(played)]


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval), good for rates near 0 and 1 too."""
    middle = rate + Z * Z / (2 * games)
    margin = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - margin) / whole), min(1.0, (middle + margin) / whole)


def times_of(side: Side) -> Times:
    """How long the bot's decisions took, over all its games."""
    total: Counter[int] = Counter()
    for seat, outcome in side.games:
        total.update(outcome.times[seat])
    return total


def times_of_others(side: Side) -> Times:
    """How long the decisions of all others took, over the same games."""
    total: Counter[int] = Counter()
    for seat, outcome in side.games:
        for other, times in enumerate(outcome.times):
            total.update(times if other != seat else {})
    return total


def _milliseconds(times: Times, part: float) -> float:
    return round(percentile(times, part) * 1000, 4)


def percentile(times: Times, part: float) -> float:
    """The seconds that this part of the decisions did not exceed; 0 if nothing was decided."""
    left = part * sum(times.values())
    for step in sorted(times):
        left -= times[step]
        if left <= 0:
            return seconds_of(step)
    return 0.0


def ratings(played: Played) -> list[Rating]:
    """Openskill ratings (Plackett-Luce) from all games in the order they were planned, best first."""
    model = PlackettLuce()
    skills = {bot.text: model.rating() for bot in played.ladder.bots}
    for match, outcome in _in_order(played.matches):
        _rate(model, skills, [bot.text for bot in match.plan.entrants(outcome.number)], outcome)
    broken = {side.bot for side in sides(played) if any(outcome.faults[seat] for seat, outcome in side.games)}
    found = [Rating(bot, round(skill.mu, 2), round(skill.sigma, 2), bot in broken) for bot, skill in skills.items()]
    return sorted(found, key=lambda rating: -rating.skill)


def _in_order(matches: list[Match]) -> Iterator[tuple[Match, Outcome]]:
    """Game by game across the matches, so that no match has the last word."""
    for round in zip_longest(*[match.outcomes for match in matches]):
        for match, outcome in zip(matches, round, strict=True):
            if outcome is not None:
                yield match, outcome


def _rate(model: PlackettLuce, skills: dict[str, PlackettLuceRating], bots: list[str], outcome: Outcome) -> None:
    """One game. A bot that sat in several seats gets the mean of what its copies got."""
    ranked = model.rate([[skills[bot]] for bot in bots], ranks=places(outcome))
    for bot in dict.fromkeys(bots):
        copies = [team[0] for other, team in zip(bots, ranked, strict=True) if other == bot]
        mean = (fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies))
        skills[bot] = model.create_rating(list(mean))


def places(outcome: Outcome) -> list[float]:
    """The place of every seat: the winners first, then by points."""
    worth = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    worth = [(won, 0 if won else score) for won, score in worth]
    return [1.0 + sum(other > mine for other in worth) for mine in worth]
