"""Logs: one JSON object a line. Tokens, invitations and seeds are never given to them."""

import json
import logging
import os
import sys
from collections import Counter
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from kingcraft.core.reasons import reason_of
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.server.limits import Bucket

LOG: Final = logging.getLogger("kingcraft.server")
_MOST_BYTES: Final = 5_000_000
"""A log in a file begins anew after so many; the one before is kept."""
_MOST_LETTERS: Final = 200
"""Of any one fact; strangers choose some of them, such as the paths they ask for."""
_MOST_OF_AN_ERROR: Final = 2000
"""Letters of a traceback; its end says most."""
_ERRORS: Final = (20, 0.2)
"""Of each kind so many at once, then so many a second."""
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"color_message"}


class Lines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts = {key: _short(value) for key, value in vars(record).items() if key not in _STANDARD}
        line = {"at": round(record.created, 3), "level": record.levelname, "what": record.getMessage(), **facts}
        if record.exc_info:
            line["error"] = _end(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class Sampler(logging.Filter):
    """Lets a number of records pass at once, then some a second: for a logger that strangers can make talk."""

    def __init__(self, burst: float, rate: float) -> None:
        super().__init__()
        self._bucket = Bucket(burst, rate)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one passes."""
        return self._bucket.take()


class ErrorSampler(logging.Filter):
    """Samples errors by the place in the program that tells of them: a flood of one hides no other.

    The next that passes says how many were left out before it.
    """

    def __init__(self, burst: float, rate: float) -> None:
        super().__init__()
        self._burst, self._rate = burst, rate
        self._places: dict[tuple[str, int], Bucket] = {}
        self._unlogged: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one passes."""
        if record.levelno < logging.ERROR:
            return True
        place = (record.pathname, record.lineno)
        if not self._places.setdefault(place, Bucket(self._burst, self._rate)).take():
            self._unlogged[place] += 1
            return False
        if unlogged := self._unlogged.pop(place, 0):
            record.unlogged = unlogged
        return True


_UVICORN: Final = Sampler(20, 0.2)
"""For what uvicorn says of every request that it cannot read."""


class PrivateFile(RotatingFileHandler):
    """A log that only its owner can read: whoever knows the id of an unlisted table may watch it."""

    def _open(self) -> TextIOWrapper:
        stream = super()._open()
        os.chmod(self.baseFilename, 0o600)
        return stream


def start_log(where: str, level: str) -> None:
    """Sends all logs to a file, or with `-` to the standard error; without a word to a file in the data folder."""
    if where == "-":
        log_to_stderr(level)
        return
    file = Path(where) if where else user_data_path("kingcraft") / "server.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _log_to(PrivateFile(file, maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8"), level)
    except OSError as error:
        raise Refused(Ruling("file-unwritable", facts={"file": str(file), "reason": reason_of(error)})) from None


def log_to_stderr(level: str) -> None:
    """Sends all logs to the standard error, as lines of JSON."""
    _log_to(logging.StreamHandler(sys.stderr), level)


def _log_to(handler: logging.Handler, level: str) -> None:
    handler.setFormatter(Lines())
    handler.addFilter(ErrorSampler(*_ERRORS))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("alembic", "asyncio", "uvicorn.error"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(_UVICORN)


def _end(error: str) -> str:
    return error if len(error) <= _MOST_OF_AN_ERROR else "..." + error[-_MOST_OF_AN_ERROR:]


def _short(fact: object) -> object:
    return fact[:_MOST_LETTERS] if isinstance(fact, str) else fact
