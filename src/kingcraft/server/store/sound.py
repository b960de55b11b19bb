"""Whether the file of a SQLite database is whole, before anybody plays by it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import Final

from kingcraft.server.refusals import Denied

_LONGEST: Final = 10.0
"""Seconds for the check: a file that is too large for them is taken for whole."""
_STEPS: Final = 100
"""Between two looks at the clock."""


def must_not_be_emptied(file: Path, mark: Path) -> None:
    """Refuses a file that is empty, or gone, though something of an earlier use is left beside it.

    A file that is gone without a trace of its last changes is a new one: its owner deleted it.
    """
    written_ahead = _size(file.with_name(file.name + "-wal")) > 0
    if _size(file) == 0 and (written_ahead or (file.exists() and _size(mark) > 0)):
        raise Denied("server-database-emptied", file=str(file))


def mark_used(mark: Path) -> None:
    """Notes beside a database that it has been in use. The first byte, which may be locked, is left alone."""
    if _size(mark) == 0:
        with mark.open("r+b" if mark.exists() else "wb") as file:
            file.seek(1)
            file.write(b"\n")
        mark.chmod(0o600)


def must_be_whole(file: Path, seconds: float = _LONGEST) -> None:
    """Refuses a file that is damaged, as far as that can be told in time."""
    if _size(file) and _is_damaged(file, seconds):
        raise Denied("server-database-damaged", file=str(file))


def _is_damaged(file: Path, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    with closing(sqlite3.connect(file)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > deadline, _STEPS)
        # Before 3.41 SQLite checks without such looks, but it can be interrupted.
        alarm = Timer(seconds, connection.interrupt)
        alarm.start()
        try:
            found: list[tuple[str]] = connection.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.DatabaseError as error:
            # Whatever else is wrong with it is told when it is opened.
            return "malformed" in str(error)
        finally:
            alarm.cancel()
            alarm.join()
        return found != [("ok",)]


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0
