"""Waiting for what must come: with a deadline that only what hangs will meet, and words for what did not come."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = float(os.environ.get("KINGCRAFT_PATIENCE", "600"))
"""Seconds before a test gives up: no measure of speed, only of what will never happen."""

BREATH = 0.02
"""Seconds between two looks."""


def wait_until(what: str, look: Callable[[], Found]) -> Found:
    """Looks again and again until something true is seen, and gives it; `what` says what was waited for."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > deadline:
            raise never(what)
        time.sleep(BREATH)
    return found


async def until(what: str, look: Callable[[], Awaitable[Found]]) -> Found:
    """The same among coroutines."""
    deadline = time.monotonic() + PATIENCE
    while not (found := await look()):
        if time.monotonic() > deadline:
            raise never(what)
        await asyncio.sleep(BREATH)
    return found


async def coming(what: str, awaited: Awaitable[Found]) -> Found:
    """What is awaited, once it is there."""
    try:
        return await asyncio.wait_for(awaited, PATIENCE)
    except TimeoutError as error:
        raise never(what) from error


def never(what: str) -> AssertionError:
    return AssertionError(f"waited {PATIENCE:.0f} seconds for {what}, which never came")
