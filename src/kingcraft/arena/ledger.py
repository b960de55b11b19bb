"""The ledger of a run: one line for every finished game, written at once, so that an interrupted run can go on."""

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path

from platformdirs import user_cache_path

from kingcraft.arena.crew import Done
from kingcraft.arena.play import Outcome, Plan
from kingcraft.core.reasons import reason_of
from kingcraft.core.ruling import Refused, Ruling

Kept = dict[str, dict[int, Outcome]]
"""Outcomes by the digest of their plan and their number."""

_GAME = re.compile(rb'\{"plan":"([0-9a-f]{16}",|[0-9a-f]{0,16}"?\Z)')
"""How the line of a game begins, also one that was cut early."""


class Ledger:
    """A file of JSON lines. Games of other plans may stand in it too; they are left alone."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> Kept:
        """All games in the file. A line that was cut when somebody pulled the plug is passed over."""
        kept: Kept = {}
        if not self.file.exists():
            return kept
        for line in self.file.read_bytes().split(b"\n"):
            try:
                data = json.loads(line)
                outcomes = kept.setdefault(data.pop("plan"), {})
                outcome = Outcome.load(data)
            except (ValueError, KeyError, TypeError, AttributeError):
                continue
            outcomes.setdefault(outcome.number, outcome)
        return kept

    def write(self, games: Iterable[Done]) -> None:
        """Adds games; each line is in the file before this returns."""
        lines = [json.dumps({"plan": plan.digest, **outcome.dump()}, separators=(",", ":")) for plan, outcome in games]
        try:
            with self.file.open("ab") as file:
                begin = b"\n" if file.tell() and not self._whole() else b""
                file.write(begin + "".join(line + "\n" for line in lines).encode())
        except OSError as error:
            raise _unwritable(self.file, error) from None

    def forget(self, plans: Iterable[Plan]) -> None:
        """Takes the games of these plans out of the file; a new file takes the place of the old one at once."""
        begins = tuple(f'{{"plan":"{plan.digest}",'.encode() for plan in plans)
        if self.file.exists():
            lines = self.file.read_bytes().splitlines(keepends=True)
            fresh = self.file.with_name(self.file.name + ".new")
            fresh.write_bytes(b"".join(line for line in lines if not line.startswith(begins)))
            fresh.replace(self.file)

    def prepare(self) -> None:
        """Makes the folder and checks that the file can be written, before hours of play; leaves no empty one.

        A file of something else is refused, and stays as it is.
        """
        known = self.file.exists()
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.open("ab").close()
            if not known:
                self.file.unlink()
        except OSError as error:
            raise _unwritable(self.file, error) from None
        if known and not self._ours():
            raise Refused(Ruling("ledger-other", facts={"file": str(self.file)}))

    def _ours(self) -> bool:
        """Whether the file is empty or has the line of some game, whatever stands in the others."""
        try:
            with self.file.open("rb") as file:
                return any(map(_GAME.match, file)) or file.tell() == 0
        except OSError as error:
            raise Refused(Ruling("file-unreadable", facts=_facts(self.file, error))) from None

    def _whole(self) -> bool:
        """Whether the last line has its end."""
        with self.file.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return file.read(1) == b"\n"


def usual_ledger(digest: str) -> Ledger:
    """Where a run keeps its games when nobody says where: in the user's cache."""
    return Ledger(user_cache_path("kingcraft") / f"ladder-{digest}.jsonl")


def _unwritable(file: Path, error: OSError) -> Refused:
    return Refused(Ruling("file-unwritable", facts=_facts(file, error)))


def _facts(file: Path, error: OSError) -> dict[str, object]:
    return {"file": str(file), "reason": reason_of(error)}
