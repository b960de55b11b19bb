"""An errand: many games played for a command, with a bar that shows how far it is and a ledger to go on from."""

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from kingcraft.arena.crew import Crew
from kingcraft.arena.ledger import Ledger, usual_ledger
from kingcraft.arena.play import Plan
from kingcraft.arena.simulate import crew_of
from kingcraft.locales import say
from kingcraft.terminal.console import console as console_of
from kingcraft.terminal.tables import progress

Found = TypeVar("Found")


@contextmanager
def kept_in(lang: str, message: str, file: Path) -> Iterator[None]:
    """Who interrupts long work is told by this message which file has what is finished, or that nothing is."""
    try:
        yield
    except KeyboardInterrupt:
        told = say(lang, message if file.exists() else "cli-nothing-kept", file=str(file))
        console_of(error=True).print(told, markup=False)
        raise


@dataclass(frozen=True)
class Errand:
    """How games are to be played, and what is to be written besides the tables."""

    lang: str
    workers: int
    ray: str
    csv: Path | None
    report: Path | None
    resume: Path | None
    fresh: bool
    quiet: bool

    def crew(self) -> Crew[Any]:
        """Who plays: a cluster if its address is given, else processes here."""
        if self.ray:
            from kingcraft.arena.cluster import Cluster

            return Cluster(self.ray, self.workers)
        return crew_of(self.workers or os.cpu_count() or 1)

    def ledger(self, digest: str) -> Ledger:
        """Where the games are kept: the file that was named, or the usual one of this run."""
        return Ledger(self.resume) if self.resume else usual_ledger(digest)

    def carry_out(
        self,
        plans: list[Plan],
        games: int,
        ledger: Ledger,
        play: Callable[[Crew[Any], Ledger, Callable[[int], None]], Found],
    ) -> Found:
        """Plays so many games in all, or the rest of them; who interrupts it is told where they are kept."""
        kept, bar = kept_in(self.lang, "ladder-kept", ledger.file), progress(self.lang, games, quiet=self.quiet)
        with kept, bar as advance, self.crew() as crew:
            ledger.prepare()
            if self.fresh:
                ledger.forget(plans)
            return play(crew, ledger, advance)

    @property
    def command(self) -> str:
        """What was typed, so that a report says how it is made again."""
        return shlex.join(["kingcraft", *sys.argv[1:]])

    def tell_file(self, file: Path, message: str = "ladder-report") -> None:
        """Says that a report, or something else, was written."""
        self.tell(message, file=str(file))

    def tell(self, message: str, **facts: str) -> None:
        """Says something beside what is printed."""
        console_of(error=True).print(say(self.lang, message, **facts), markup=False)
