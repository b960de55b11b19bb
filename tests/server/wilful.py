"""Bots of the tiny game that a test can hold up: a module for servers and the processes of their bots.

The folder that `FOLDER` names holds what is told: files that bots make, and that tests make for them.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from kingcraft.bots.base import Bot, Budget, RandomBot
from kingcraft.bots.kit import Kit
from kingcraft.core.registry import game_named
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.server.house import QUICK

FOLDER = "KINGCRAFT_TEST_FOLDER"
MODULES = f"{QUICK.modules} {__name__}"
_hoard: list[bytearray] = []


class Held(Bot):
    """Thinks until there is a file `go`, and says so by a file `asked`."""

    def choose(self, state: State, stream: Stream) -> int:
        folder = Path(os.environ[FOLDER])
        folder.joinpath("asked").touch()
        while not folder.joinpath("go").exists():
            time.sleep(0.01)
        return RandomBot().choose(state, stream)


class Endless(Bot):
    """Never comes to an end."""

    def choose(self, state: State, stream: Stream) -> int:
        while True:
            pass


class Greedy(Bot):
    """Takes all memory there is, and keeps it."""

    def choose(self, state: State, stream: Stream) -> int:
        while True:
            _hoard.append(bytearray(8 * 1024 * 1024))


def _hands(kind: type[Bot]) -> Callable[[Budget], Bot]:
    return lambda budget: kind()


KIT = Kit(levels={"held": _hands(Held), "endless": _hands(Endless), "greedy": _hands(Greedy)})
if "_pytest" not in sys.modules:
    # Only in servers and where their bots think: other tests of a process play the tiny game without them.
    game_named("toll").kit = f"{__name__}:KIT"
