"""The console that everything is printed to."""

import sys
from functools import cache

from rich.console import Console

_WIDE = 1000
"""Lines that go to a file or a pipe are never broken for the sake of a width nobody has."""


@cache
def console(error: bool = False) -> Console:
    """The standard output, or the standard error."""
    stream = sys.stderr if error else sys.stdout
    return Console(highlight=False, stderr=error, width=None if stream.isatty() else _WIDE)
