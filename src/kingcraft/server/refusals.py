"""What the server refuses, each with the HTTP status it is answered with."""

from typing import ClassVar

from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.speech import Phrase


class Denied(Refused):
    """Something that cannot be done at this server, now, or by this person."""

    status: ClassVar[int] = 409

    def __init__(self, id: str, **facts: str | int | Phrase) -> None:
        super().__init__(Ruling(id, facts=dict(facts)))


class Unknown(Denied):
    """There is no such thing."""

    status = 404


class Unproven(Denied):
    """The token is missing or proves nothing."""

    status = 401


class Forbidden(Denied):
    """Somebody else might, but not this person."""

    status = 403


class Astray(Denied):
    """Meant for another server."""

    status = 421


class TooMuch(Denied):
    """A limit was reached."""

    status = 429


class Unkept(Denied):
    """The database does not answer: it is not known whether this was kept."""

    status = 503


class AlreadyDone(Exception):
    """What was asked for has been done before: it is answered as it was then, and nothing happens."""


def status_of(refused: Refused) -> int:
    """The HTTP status for a refusal; what the rules refuse is 400."""
    return refused.status if isinstance(refused, Denied) else 400
