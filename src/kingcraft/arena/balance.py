"""Balance: how the cards and buildings of a game fare when one bot plays them all, dealt at random."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from kingcraft.arena.crew import Crew
from kingcraft.arena.ladder import finish
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome, Plan
from kingcraft.arena.standings import wilson
from kingcraft.bots.kit import Witness, kit_of
from kingcraft.bots.words import Entrant
from kingcraft.core.entries import Entry
from kingcraft.core.registry import game_named, game_names
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import Lexicon
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.state import KingsburgState

GOVERNORS = (0.15, 0.35)
"""A governor of ours should win no less and no more of the games at four seats, the interval included."""
BUILDINGS = (0.03, 0.95)
"""A building of ours should be bought no less and no more often where its row is in play, by its seats and in games."""
DESTINIES = (2 / 3, 4 / 3)
"""A destiny should leave the mean points of winners within a third of what they are without it."""
ENOUGH = 100
"""So many cases make a piece worth judging; a governor's interval has to be clear of its limits besides."""
GOVERNORS_SEATS = 4
"""The only tables at which governors are judged."""


def witness_for(game: str) -> Callable[[int], Witness]:
    """Who watches a game of so many seats; BadOption if nobody does."""
    witness = kit_of(game).witness
    if witness is None:
        known = [each for each in game_names() if kit_of(each).witness]
        raise BadOption(Ruling("balance-game", facts={"game": game, "known": known}))
    return witness


@dataclass(frozen=True)
class Balance:
    """What to play: one bot in all seats."""

    game: str
    seats: int
    bot: Entrant
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)

    def plan(self) -> Plan:
        """The games, each with a witness."""
        options = game_named(self.game).settle(self.seats, self.options)
        return Plan(self.game, self.seats, self.bot, self.bot, self.seed, options, watched=True)

    def check(self) -> None:
        """Refuses what cannot be played or watched, before anything is made for it."""
        witness_for(self.game)
        self.plan()
        self.bot.hire(self.game)

    def box(self) -> Box:
        """The pieces in play."""
        state = game_named(self.game).start(self.seats, self.plan().options)
        assert isinstance(state, KingsburgState)
        return state.box


@dataclass(frozen=True)
class Row:
    """How one piece fares: in so many cases a rate with its interval, or mean points with and without it."""

    kind: str
    id: str
    provenance: str
    cases: int
    rate: float
    low: float
    high: float
    beside: float
    """For a building the part of the games in which anybody bought it, for a destiny the winners' points without it."""
    fair: bool | None
    """Whether it lies within what is asked of pieces of ours, said of published ones too; None if it is too early to
    say."""

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return {name: round(value, 4) if isinstance(value, float) else value for name, value in vars(self).items()}


@dataclass(frozen=True)
class Measured:
    """A balance that was played: its rows, how many games were known before, how often the bot failed, and what the
    pieces are called."""

    balance: Balance
    rows: list[Row]
    known: int
    faults: int
    words: Lexicon

    def of(self, kind: str) -> list[Row]:
        """The rows of one kind of piece, from strong to weak."""
        return sorted([row for row in self.rows if row.kind == kind], key=lambda row: -row.rate)

    def name_of(self, row: Row, lang: str) -> str:
        """The name of a piece."""
        return self.words.say(lang, f"{row.kind}-{row.id}")


def run(balance: Balance, crew: Crew[Any], ledger: Ledger, progress: Callable[[int], None]) -> Measured:
    """Plays what the ledger does not hold yet, and counts."""
    matches, known = finish([balance.plan()], balance.games, crew, ledger, progress)
    outcomes = matches[0].outcomes
    box = balance.box()
    found = [*governors(box, outcomes), *buildings(box, outcomes), *destinies(box, outcomes)]
    return Measured(balance, found, known, sum([sum(outcome.faults) for outcome in outcomes]), box.lexicon)


def governors(box: Box, outcomes: list[Outcome]) -> Iterable[Row]:
    """How often each governor won."""
    for entry in box.governors:
        shares = [
            outcome.share(seat)
            for outcome in outcomes
            for seat, held in enumerate(outcome.pieces["governors"])
            if entry.id in held
        ]
        if shares:
            yield _rated(entry, shares, len(outcomes[0].scores))


def buildings(box: Box, outcomes: list[Outcome]) -> Iterable[Row]:
    """How often each building was bought by a seat whose sheet has its row."""
    for number, entry in enumerate(box.buildings):
        strip = box.buildings[number // COLUMNS * COLUMNS].id
        games = [
            [entry.id in built for built, sheet in _seats(outcome) if strip in sheet]
            for outcome in outcomes
            if any(strip in sheet for _, sheet in _seats(outcome))
        ]
        bought = [buys for game in games for buys in game]
        if bought:
            yield _bought(entry, bought, fmean([any(game) for game in games]))


def _seats(outcome: Outcome) -> Iterable[tuple[list[str], list[str]]]:
    """For each seat what it built and which strips it had."""
    return zip(outcome.pieces["built"], outcome.pieces["strips"], strict=True)


def destinies(box: Box, outcomes: list[Outcome]) -> Iterable[Row]:
    """The winners' points in games with each destiny, and in those without."""
    for entry in box.destinies:
        came = [max(outcome.scores) for outcome in outcomes if entry.id in outcome.pieces["destinies"]]
        others = [max(outcome.scores) for outcome in outcomes if entry.id not in outcome.pieces["destinies"]]
        if came and others:
            mean, without = fmean(came), fmean(others)
            fair = _judged(min(len(came), len(others)), DESTINIES[0] <= mean / without <= DESTINIES[1])
            yield Row("destiny", entry.id, entry.data["provenance"], len(came), mean, mean, mean, without, fair)


def _rated(entry: Entry, shares: list[float], seats: int) -> Row:
    rate = fmean(shares)
    low, high = wilson(rate, len(shares))
    within = GOVERNORS[0] <= low and high <= GOVERNORS[1]
    clear = within or high < GOVERNORS[0] or low > GOVERNORS[1]
    fair = _judged(len(shares), within) if clear and seats == GOVERNORS_SEATS else None
    return Row(entry.kind, entry.id, entry.data["provenance"], len(shares), rate, low, high, 0.0, fair)


def _bought(entry: Entry, bought: list[bool], in_games: float) -> Row:
    rate = fmean(bought)
    low, high = wilson(rate, len(bought))
    fair = _judged(len(bought), BUILDINGS[0] <= rate <= in_games <= BUILDINGS[1])
    return Row(entry.kind, entry.id, entry.data["provenance"], len(bought), rate, low, high, in_games, fair)


def _judged(cases: int, within: bool) -> bool | None:
    return within if cases >= ENOUGH else None
