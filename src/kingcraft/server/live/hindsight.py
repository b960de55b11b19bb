"""What a process that looks back does. Like those that think, it imports the engine alone, and gives way to all."""

import os
import time

from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget, seat_choice
from kingcraft.bots.safe import SafeBot, StandIn
from kingcraft.core.registry import load
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.lookback.work import Effort, Found, look_at
from kingcraft.server.live.thought import get_ready

_GIVES_WAY = 10
"""Behind the tables, and behind the bots that think for them."""


def settle_down(modules: str, megabytes: int = 0) -> None:
    """Learns the further games, and lets everybody else go first."""
    get_ready(modules, megabytes=megabytes)
    if hasattr(os, "nice"):
        os.nice(_GIVES_WAY)


def look(text: str, plies: range, effort: Effort) -> list[Found]:
    """Some plies of a record."""
    return look_at(text, plies, effort)


def kings_game(position: dict[str, object], rival: str, seconds: float, seed: int) -> list[int]:
    """The points that a king on the first seat and its rivals make from a position, with dice of their own."""
    state, stream = load(position), Stream(seed)
    game = str(position["game"])
    king = SafeBot("king", bot_named("king", game, Budget(seconds=seconds)), StandIn(game))
    others = bot_named(rival, game)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.make(state.sample(stream))
        else:
            state.make(seat_choice(king if state.to_act == 0 else others, state, stream))
    return state.scores()


def pilot(text: str, plies: list[int], effort: Effort) -> float:
    """The processor's seconds that one ply takes, on average over these."""
    begun = time.process_time()
    for ply in plies:
        look_at(text, range(ply, ply + 1), effort)
    return (time.process_time() - begun) / len(plies)
