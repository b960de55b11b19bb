"""Logs: one JSON object a line. Tokens, invitations and seeds are never given to them."""

import json
import logging
import sys
from typing import Final

LOG: Final = logging.getLogger("kingcraft.server")
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({})))


class Lines(logging.Formatter):
    """Writes a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts = {key: value for key, value in vars(record).items() if key not in _STANDARD and key != "color_message"}
        line = {"at": round(record.created, 3), "level": record.levelname, "what": record.getMessage(), **facts}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(level: str) -> None:
    """Sends all logs to the standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    for name in ("alembic", "asyncio", "uvicorn.error"):
        logging.getLogger(name).setLevel("WARNING")
