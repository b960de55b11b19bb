"""Aide: another process that plays out moves while a king does, so that two cores think about one decision."""

import logging
import os
import time
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from kingcraft.bots.base import Budget

Tally = tuple[int, int, int]
"""The number of a runner, the sum of its playouts, and how many they were."""

_LOG: Final = logging.getLogger("kingcraft.bots")
_PATIENCE: Final = 0.02
"""How long a king whose time is up waits for a report, in seconds; and in parts of its time."""


class Aide:
    """Given a task, it plays the runners it is told to until a time, and reports. What comes late is not waited for."""

    def __init__(self) -> None:
        self.pipe: Connection | None = None
        self.process: SpawnProcess | None = None
        self.task = 0
        self.owed = 0
        self.told = False
        self.rest = 0
        """At which task from now a lost one is called anew."""
        self.pause = 1
        """How long the next loss lets it rest: twice as long each time, until there is a report."""

    def begin(self, task: dict[str, object]) -> None:
        """Tells what the next orders are about; an aide that still owes a report is left alone, a lost one rests."""
        if self.pipe is None:
            self._call_again()
        self.task += 1
        self._take(0.0)
        self.told = self.pipe is not None and self.owed == 0
        if self.told:
            self._send((self.task, task))

    def play(self, numbers: list[int], seconds: float, seed: int) -> None:
        """Orders playouts, unless it still owes a report."""
        if self.told and self.owed == 0:
            self.owed += 1
            self._send((numbers, time.time() + seconds, seed))

    def report(self, budget: Budget) -> list[Tally]:
        """What it found since the last report; nothing if it is late."""
        return self._take(min(_PATIENCE, _PATIENCE * budget.seconds))

    def _take(self, patience: float) -> list[Tally]:
        """A report on the task at hand; others are dropped."""
        pipe = self.pipe
        try:
            while pipe is not None and self.owed and pipe.poll(patience):
                self.owed -= 1
                task, tallies = pipe.recv()
                self.pause = 1
                if task == self.task:
                    return list(tallies)
        except (EOFError, OSError) as error:
            self._lose(error)
        return []

    def _call_again(self) -> None:
        """Calls it when it has rested: where no process can be started, it is tried ever more rarely."""
        self.rest -= 1
        if self.rest <= 0:
            try:
                self._call()
            except OSError as error:
                self._lose(error)

    def _call(self) -> None:
        """Starts the process. It ends with this one: it reads until there is nobody to write."""
        context = get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=_work, args=(far,), daemon=True)
        self.process.start()
        far.close()

    def _send(self, message: object) -> None:
        try:
            if self.pipe is not None:
                self.pipe.send(message)
        except OSError as error:
            self._lose(error)

    def _lose(self, error: Exception) -> None:
        """Goes on without it for a while; what it owed will never come."""
        self.pipe, self.owed, self.told = None, 0, False
        self.rest = self.pause
        self.pause *= 2
        _LOG.warning("the king's aide is gone; another is called in %d decision(s): %r", self.rest, error)


def _work(pipe: Connection) -> None:
    from kingcraft.bots.aiding import work

    work(pipe)


@cache
def _the_aide() -> Aide:
    return Aide()


def aide_for(budget: Budget) -> Aide | None:
    """The aide of this process, if a budget allows for one and there is a core for it."""
    if budget.cores < 2 or budget.playouts or (os.cpu_count() or 1) < 2:
        return None
    return _the_aide()
