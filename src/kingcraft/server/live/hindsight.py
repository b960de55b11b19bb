"""What a process that looks back does. Like those that think, it imports the engine alone, and gives way to all."""

import os
import time

from kingcraft.lookback.work import Effort, Found, look_at
from kingcraft.server.live.thought import get_ready

_GIVES_WAY = 10
"""Behind the tables, and behind the bots that think for them."""


def settle_down(modules: str) -> None:
    """Learns the further games, and lets everybody else go first."""
    get_ready(modules)
    if hasattr(os, "nice"):
        os.nice(_GIVES_WAY)


def look(text: str, plies: range, effort: Effort) -> list[Found]:
    """Some plies of a record."""
    return look_at(text, plies, effort)


def pilot(text: str, plies: list[int], effort: Effort) -> float:
    """The processor's seconds that one ply takes, on average over these."""
    begun = time.process_time()
    for ply in plies:
        look_at(text, range(ply, ply + 1), effort)
    return (time.process_time() - begun) / len(plies)
