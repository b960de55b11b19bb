"""Why a database cannot be used, in words of any language; its own words only where nothing better is known."""

import socket
from typing import Final

from kingcraft.core.reasons import reason_of
from kingcraft.core.speech import Phrase

_BY_NAME: Final = {
    "InvalidPasswordError": "reason-password",
    "InvalidAuthorizationSpecificationError": "reason-password",
    "InvalidCatalogNameError": "reason-missing",
    "InsufficientPrivilegeError": "reason-denied",
    "CannotConnectNowError": "reason-unreachable",
    "TooManyConnectionsError": "reason-unreachable",
    "ConnectionDoesNotExistError": "reason-unreachable",
}
"""PostgreSQL's refusals, by the names that its driver gives them."""
_BY_WORDS: Final = {
    "not a database": "reason-no-database",
    "malformed": "reason-damaged",
    "readonly": "reason-denied",
    "unable to open": "reason-denied",
    "locked": "reason-in-use",
    "full": "reason-full",
}
"""SQLite's, by words in what it says."""


def why_unusable(error: BaseException) -> Phrase:
    """The reason, without the statement that failed."""
    said = getattr(error, "orig", None) or error
    cause = getattr(said, "__cause__", None) or said
    if isinstance(cause, ConnectionError | TimeoutError | socket.gaierror):
        return Phrase("reason-unreachable")
    if isinstance(cause, OSError):
        return reason_of(cause)
    words = str(cause).strip().partition("\n")[0]
    known = [_BY_NAME[name] for name in (type(cause).__name__, type(said).__name__) if name in _BY_NAME]
    known += [id for part, id in _BY_WORDS.items() if part in words]
    return Phrase(known[0]) if known else Phrase("reason-said", {"words": words or type(cause).__name__})
