"""One game with a bot in every seat: who sits where, what chance deals, how it went.

Chance and bots draw from streams of their own, and the n-th roll or draw of a deal is the same whoever plays: games on
one deal share their set-up and, as far as the course of play allows, their dice and cards.
"""

import hashlib
import json
import math
from dataclasses import asdict, dataclass, field
from functools import cached_property, lru_cache
from time import perf_counter
from typing import Any

from kingcraft.arena.build import build
from kingcraft.arena.code import code_digest
from kingcraft.arena.onlooker import Answer, Onlooker
from kingcraft.bots.base import seat_choice
from kingcraft.bots.kit import Witness, kit_of
from kingcraft.bots.safe import SafeBot
from kingcraft.bots.words import Entrant
from kingcraft.core.playout import playout
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream

STEP = 0.02
"""Times are kept to 2 %: as the whole number of such steps above a microsecond."""

Times = dict[int, int]
"""How many decisions took how long, in steps."""


@dataclass(frozen=True)
class Plan:
    """A match of many games: one bot against copies of another, its seat changing from game to game."""

    game: str
    seats: int
    bot: Entrant
    against: Entrant
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    watched: bool = False
    """Whether its outcomes tell what pieces were played with."""
    asked: Entrant | None = None
    """Who looks on and is asked for the chances of the seat to act, at one decision in `every`."""
    every: int = 1
    lineup: tuple[Entrant, ...] = ()
    """Who sits where in every game, if they are not to change."""
    kept: bool = False
    """Whether its outcomes hold their moves."""

    @property
    def mirror(self) -> bool:
        """Whether nobody exchanges seats, as the same bot has them all or a line-up stays: every game its own deal."""
        return self.bot == self.against

    @property
    def random(self) -> bool:
        """Whether games need no bots, and nobody wants to know more of them than how they end."""
        plain = not (self.watched or self.asked or self.kept)
        return plain and all(entrant.random for entrant in self.entrants(0))

    @cached_property
    def digest(self) -> str:
        """Tells the games of this plan from all others: by set-up, seed, bots, and the code and build that play."""
        facts = [code_digest(self.game), build(), self.game, self.seats, self.options, self.seed]
        facts += ["watched"] if self.watched else []
        facts += ["asked", self.asked.digest, self.every] if self.asked else []
        facts += ["lineup", *[entrant.digest for entrant in self.lineup]] if self.lineup else []
        text = json.dumps([*facts, self.bot.digest, self.against.digest], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def seat(self, number: int) -> int:
        """Where the bot sits in this game; the others have the other seats."""
        return number % self.seats

    def deal(self, number: int) -> int:
        """Which deal of chance this game is on: one for a whole round of the seats."""
        return number if self.mirror else number // self.seats

    def entrants(self, number: int) -> list[Entrant]:
        """Who sits where in this game."""
        if self.lineup:
            return list(self.lineup)
        return [self.bot if seat == self.seat(number) else self.against for seat in range(self.seats)]


@dataclass(frozen=True)
class Outcome:
    """How one game went. All but the times is the same wherever it was played."""

    number: int
    actions: int
    scores: list[int]
    winners: list[int]
    faults: list[int] = field(default_factory=list)
    times: list[Times] = field(default_factory=list)
    pieces: dict[str, Any] = field(default_factory=dict)
    """What a witness told."""
    answers: list[Answer] = field(default_factory=list)
    """What an onlooker said."""
    unanswered: int = 0
    """How often the onlooker failed."""
    moves: list[int] = field(default_factory=list)
    """All actions, those of chance too, if they were to be kept."""

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return asdict(self)

    @classmethod
    def load(cls, data: dict[str, object]) -> "Outcome":
        """From what `dump` gave."""
        times = data.pop("times")
        assert isinstance(times, list)
        answers = [tuple(answer) for answer in data.pop("answers", [])]  # type: ignore[attr-defined]
        steps = [{int(step): count for step, count in each.items()} for each in times]
        return cls(times=steps, answers=answers, **data)  # type: ignore[arg-type]

    def share(self, seat: int) -> float:
        """The part of the victory that a seat has: all, none, or a fraction when it is shared."""
        return (seat in self.winners) / len(self.winners)


def play_game(plan: Plan, number: int) -> Outcome:
    """Plays one game of a plan; it does not matter where or when, nor after which others."""
    state = _first(plan.game, plan.seats, tuple(plan.options.items())).copy()
    chance = key(plan.seed, "chance", plan.deal(number))
    if plan.random:
        actions = int(playout(state, Stream(chance)))
        return Outcome(number, actions, state.scores(), state.winners())
    bots = [entrant.hire(plan.game) for entrant in plan.entrants(number)]
    streams = [Stream(key(plan.seed, "seat", number, seat)) for seat in range(plan.seats)]
    lots = [key(plan.seed, "lot", number, seat) for seat in range(plan.seats)]
    watcher = kit_of(plan.game).witness if plan.watched else None
    witness = watcher(plan.seats) if watcher else None
    return _Course(state, bots, streams, lots, chance, witness, _onlooker(plan, number), plan.kept).run(number)


def _onlooker(plan: Plan, number: int) -> Onlooker | None:
    if plan.asked is None:
        return None
    return Onlooker(plan.game, plan.asked.hire(plan.game), plan.every, key(plan.seed, "asked", number))


class _Course:
    """The course of one game."""

    def __init__(
        self,
        state: State,
        bots: list[SafeBot],
        streams: list[Stream],
        lots: list[int],
        chance: int,
        witness: Witness | None,
        onlooker: Onlooker | None,
        kept: bool,
    ) -> None:
        self.state = state
        self.kept = kept
        self.witness = witness
        self.onlooker = onlooker
        self.bots = bots
        self.streams = streams
        self.lots = lots
        self.chance = Stream(chance)
        self.dealt = 0
        self.times: list[Times] = [{} for _ in bots]

    def run(self, number: int) -> Outcome:
        actions = 0
        moves: list[int] = []
        while self.state.to_act != OVER:
            action = self._deal() if self.state.to_act == CHANCE else self._decide(int(self.state.to_act))
            if self.witness:
                self.witness.see(self.state, action)
            if self.onlooker:
                self.onlooker.see(self.state, actions)
            if self.kept:
                moves.append(action)
            self.state.make(action)
            actions += 1
        faults = [bot.faults for bot in self.bots]
        pieces = self.witness.report(self.state) if self.witness else {}
        answers, unanswered = (self.onlooker.answers, self.onlooker.bot.faults) if self.onlooker else ([], 0)
        scores, winners = self.state.scores(), self.state.winners()
        return Outcome(number, actions, scores, winners, faults, self.times, pieces, answers, unanswered, moves)

    def _deal(self) -> int:
        self.dealt += 1
        return int(self.state.sample(self.chance.fork(self.dealt)))

    def _decide(self, seat: int) -> int:
        """The choice of a seat, and the time it took; a bot is not asked where there is nothing to choose."""
        legal = self.state.legal()
        if len(legal) == 1:
            return legal[0]
        if self.witness and self.witness.draws_lots(self.state):
            return int(self.state.sample(self.streams[seat]))
        begin = perf_counter()
        action = int(seat_choice(self.bots[seat], self.state, self.streams[seat], self.lots[seat]))
        step = step_of(perf_counter() - begin)
        self.times[seat][step] = self.times[seat].get(step, 0) + 1
        return action


def step_of(seconds: float) -> int:
    """A time as a whole number of steps."""
    return max(0, round(math.log(max(seconds * 1e6, 1.0)) / STEP))


def seconds_of(step: int) -> float:
    """The time that a number of steps stands for."""
    return math.exp(step * STEP) / 1e6


def key(*parts: int | str) -> int:
    """A seed of 63 bits from what a stream is for, hashed: streams of neighbouring seeds could overlap."""
    text = "|".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def check_code(game: str, digest: str) -> None:
    """Refuses to play with other code than the one who asks has: its results would be of another game."""
    if code_digest(game) != digest:
        raise Refused(Ruling("arena-other-code"))


@lru_cache(maxsize=8)
def _first(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    game = game_named(name)
    return game.start(seats, game.settle(seats, dict(options)))
