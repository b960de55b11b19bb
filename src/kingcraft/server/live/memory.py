"""Memory: keeps the collector of garbage from stopping all tables at once."""

import gc
from typing import Final

_THRESHOLDS: Final = (20_000, 20, 20)
"""Young objects are looked through in small helpings, old ones rarely."""


def rest_easy() -> None:
    """What is there when the server has started stays for good, and is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
