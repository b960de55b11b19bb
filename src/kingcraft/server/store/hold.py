"""One server for one SQLite file: whoever comes second is told so, instead of both drifting apart."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from kingcraft.server.refusals import Denied
from kingcraft.server.store.database import Database, beside, keep_private


@contextlib.contextmanager
def held(database: Database) -> Iterator[None]:
    """Holds the file of a database for as long as the server runs; a lock goes with its process, however that ends."""
    if database.file is None:
        yield
        return
    held_by = beside(database.file)
    keep_private(held_by)
    with held_by.open("r+b") as lock:
        _take(lock, database.file)
        yield


def _take(lock: IO[bytes], file: Path) -> None:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Denied("server-database-held", file=str(file)) from None
