"""Shelf: what was made once is kept for whoever asks again, up to a number; what was made first goes first."""

from typing import Final, TypeVar

MOST_KEPT: Final = 64

Key = TypeVar("Key")
Made = TypeVar("Made")


def keep(shelf: dict[Key, Made], key: Key, made: Made) -> Made:
    """Puts something on a shelf, in place of the oldest thing there if it is full."""
    while len(shelf) >= MOST_KEPT:
        shelf.pop(next(iter(shelf)), None)
    shelf[key] = made
    return made
