"""Set-ups and positions made by hand can be odder than a game foresees; they are refused, never a fault."""

import contextlib
import logging
from collections.abc import Iterator

from kingcraft.core.registry import speaks_for_itself
from kingcraft.core.ruling import Refused
from kingcraft.core.state import State
from kingcraft.server.refusals import Denied

LOG = logging.getLogger(__name__)


@contextlib.contextmanager
def nothing_impossible() -> Iterator[None]:
    """Refuses what the game cannot make sense of, and notes it, since a game should say why."""
    try:
        yield
    except Refused:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        LOG.warning("a set-up that the game did not refuse itself", exc_info=error)
        raise Denied("server-impossible") from None


def must_be_readable(state: State) -> None:
    """Refuses a position where a legal move cannot be written so that it can be read: its table could not be kept."""
    if not speaks_for_itself(state):
        raise Denied("server-impossible")
