"""Who plays the games of an arena: this process, several processes, or a cluster, all behind one small interface.

A crew takes chunks of games and gives their outcomes back in any order. What a lost worker had in hand is played again
by another: every game has its own streams, so nothing but time is lost.
"""

import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from time import perf_counter
from types import TracebackType
from typing import Final, Generic, TypeVar

from kingcraft.arena.code import code_digest
from kingcraft.arena.play import Outcome, Plan, check_code, play_game
from kingcraft.core.ruling import Refused, Ruling

CHUNK_SECONDS: Final = 0.25
"""How long a chunk should take: short enough for a lively progress bar, long enough for its sending to cost nothing."""
LARGEST_CHUNK: Final = 512
PATIENCE: Final = 3
"""How often all hands may be lost without one game finished before the work is given up."""

Task = tuple[Plan, int]
"""A game to play: its plan and its number there."""
Done = tuple[Plan, Outcome]
"""A game that was played."""
Batch = tuple[list[Outcome], float]
"""The outcomes of a chunk and the seconds it took."""


class Lost(Exception):
    """A worker went away with the games it had in hand."""


Ticket = TypeVar("Ticket")


class Crew(ABC, Generic[Ticket]):
    """Somebody who plays chunks of games. Used as a context, so that nobody is left behind."""

    size: int
    """How many games it can play at the same time."""

    def __enter__(self) -> "Crew[Ticket]":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.dismiss()

    @abstractmethod
    def start(self, chunk: list[Task]) -> Ticket:
        """Hands out a chunk."""

    @abstractmethod
    def ready(self, tickets: Sequence[Ticket]) -> list[Ticket]:
        """Waits until at least one of these is finished or lost; all that are."""

    @abstractmethod
    def collect(self, ticket: Ticket) -> Batch:
        """The outcomes of a finished chunk and the seconds it took; Lost if its worker went away."""

    def dismiss(self) -> None:
        """Ends all work at once."""
        return


class Here(Crew[list[Task]]):
    """This very process, one chunk at a time."""

    size = 1

    def start(self, chunk: list[Task]) -> list[Task]:
        """Nothing happens before somebody asks for it."""
        return chunk

    def ready(self, tickets: Sequence[list[Task]]) -> list[list[Task]]:
        """The oldest."""
        return [tickets[0]]

    def collect(self, ticket: list[Task]) -> Batch:
        """Plays it."""
        return play_chunk(ticket, [])


class Processes(Crew[Future[Batch]]):
    """Several processes on this machine. When one dies the pool is broken, and a new one takes its place."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.strangers = active_children()
        self.pool = self._new_pool()

    def start(self, chunk: list[Task]) -> Future[Batch]:
        """Hands a chunk to the pool."""
        try:
            return self.pool.submit(play_chunk, chunk, codes_of(chunk))
        except BrokenProcessPool:
            self.pool.shutdown()
            self.pool = self._new_pool()
            return self.pool.submit(play_chunk, chunk, codes_of(chunk))

    def ready(self, tickets: Sequence[Future[Batch]]) -> list[Future[Batch]]:
        """Those that are finished, in the order they were handed out."""
        done = wait(tickets, return_when=FIRST_COMPLETED).done
        return [ticket for ticket in tickets if ticket in done]

    def collect(self, ticket: Future[Batch]) -> Batch:
        """The outcomes, or Lost."""
        try:
            return ticket.result()
        except BrokenProcessPool:
            raise Lost from None

    def dismiss(self) -> None:
        """Stops the processes even in the middle of a game: whoever interrupts a long run does not want to wait."""
        for process in active_children():
            if process not in self.strangers:
                process.terminate()
        self.pool.shutdown(cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, mp_context=get_context("spawn"), initializer=_leave_interrupts)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that hands out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def codes_of(tasks: list[Task]) -> list[tuple[str, str]]:
    """The games of a chunk, each with the digest of the code that plays it here."""
    return [(game, code_digest(game)) for game in sorted({plan.game for plan, _ in tasks})]


def play_chunk(tasks: list[Task], codes: list[tuple[str, str]]) -> Batch:
    """Plays games, and says how long that took; in another process only if its code is that of who asks."""
    for game, digest in codes:
        check_code(game, digest)
    begin = perf_counter()
    return [play_game(plan, number) for plan, number in tasks], perf_counter() - begin


def work(tasks: Sequence[Task], crew: Crew[Ticket]) -> Iterator[list[Done]]:
    """Lets a crew play all these games; gives them as they are finished."""
    shift = _Shift(tasks, crew)
    while shift.hand_out():
        for ticket in crew.ready([ticket for ticket, _ in shift.under_way]):
            if done := shift.take_back(ticket):
                yield done


class _Shift(Generic[Ticket]):
    """The work of a crew: what waits, what is under way, how large the next chunk is, what was lost in a row."""

    def __init__(self, tasks: Sequence[Task], crew: Crew[Ticket]) -> None:
        self.crew = crew
        self.games = len(tasks)
        self.backlog = deque(tasks)
        self.under_way: list[tuple[Ticket, list[Task]]] = []
        self.size = 1
        self.lost = 0

    def hand_out(self) -> bool:
        """Gives every hand a chunk, and one more to find when it is done; whether there is anything to wait for."""
        while self.backlog and len(self.under_way) < self.crew.size * 2:
            chunk = [self.backlog.popleft() for _ in range(min(self.size, len(self.backlog)))]
            self.under_way.append((self.crew.start(chunk), chunk))
        return bool(self.under_way)

    def take_back(self, ticket: Ticket) -> list[Done]:
        """The games of a finished chunk; those of a lost one wait again."""
        chunk = next(chunk for other, chunk in self.under_way if other is ticket)
        self.under_way = [entry for entry in self.under_way if entry[0] is not ticket]
        try:
            outcomes, seconds = self.crew.collect(ticket)
        except Lost:
            self._lose(chunk)
            return []
        self.size, self.lost = self._fitting(len(chunk), seconds), 0
        return [(plan, outcome) for (plan, _), outcome in zip(chunk, outcomes, strict=True)]

    def _lose(self, chunk: list[Task]) -> None:
        self.backlog.extendleft(reversed(chunk))
        self.size, self.lost = 1, self.lost + 1
        if self.lost > PATIENCE * self.crew.size * 2:
            raise Refused(Ruling("arena-workers-lost"))

    def _fitting(self, size: int, seconds: float) -> int:
        """As many games as fill a chunk's time, but not many times the last, nor so many that some hands have none."""
        fitting = int(size * min(4.0, CHUNK_SECONDS / max(seconds, 1e-6)))
        return max(1, min(fitting, LARGEST_CHUNK, self.games // (self.crew.size * 4)))
