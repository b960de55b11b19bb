"""Exit codes."""

from typing import Final

DONE: Final = 0
NOT_GENUINE: Final = 1
"""A record does not hold."""
REFUSED: Final = 2
"""The reason was told in words."""
BOT_FAILED: Final = 3
"""Done, but a bot failed in some of the games."""
UNFINISHED: Final = 4
"""A record holds so far; its game is not over."""
INTERRUPTED: Final = 130
