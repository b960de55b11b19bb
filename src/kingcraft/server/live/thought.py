"""What a thinking process does. It imports the engine alone, so that it is there at once."""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Final

import kingcraft  # noqa: F401 - the games register themselves
from kingcraft.bots import bot_named, kept_or_newest
from kingcraft.bots.base import Budget
from kingcraft.bots.kit import kit_of
from kingcraft.bots.safe import SafeBot, StandIn
from kingcraft.bots.words import game_of, read_text
from kingcraft.core.registry import game_names, load
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.stream import Stream

CORES = 2
"""What a king may use where nobody else needs it: when all tables think at once, they share."""
Thought = tuple[int, float | None, float, str, dict[str, object]]
"""Advice as it travels between processes: action, worth, share, reason, facts."""


_MEGABYTE: Final = 1024 * 1024
_STATM: Final = Path("/proc/self/statm")
_weights: dict[str, str] = {}
"""The weights that this process thinks with instead of those that ship, by game."""
_KEPT = 16
"""How many bots a process remembers: each holds what it saw of its turn."""
_bots: dict[tuple[str, str, float], SafeBot] = {}
"""The bots that thought here last, by their place at a table: what a king found out holds for the rest of its turn."""


def get_ready(modules: str, weights: str = "", megabytes: int = 0) -> None:
    """Learns the further games and the weights. Thinking gives way to the tables, and leaves signals to the server."""
    _limit_memory(megabytes)
    for name in modules.split():
        import_module(name)
    _load_bots()
    _weights.update(weights_by_game(weights))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _load_bots() -> None:
    """Imports the bots of every game now, so that the first decision need not wait for it."""
    for game in game_names():
        with contextlib.suppress(BadOption):
            kit_of(game)


def weights_by_game(files: str) -> dict[str, str]:
    """The texts of files of weights, each under the game that it is for; BadOption for one that is for none."""
    texts = {file: read_text(file) for file in files.split()}
    games = {file: game_of(text) for file, text in texts.items()}
    for file, game in games.items():
        if game is None:
            raise BadOption(Ruling("weights-unreadable", facts={"file": file}))
    return {str(games[file]): text for file, text in texts.items()}


def _end_with_server() -> None:
    """A server that was killed could not say so: its thinkers wait for its end themselves."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _limit_memory(megabytes: int) -> None:
    """Where the system has such a limit, the process and its helper process get MemoryError beyond it."""
    if megabytes and sys.platform != "win32":
        import resource

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (megabytes * _MEGABYTE, megabytes * _MEGABYTE))


def carry_out(work: Callable[..., Any], *facts: object) -> tuple[Any, bool]:
    """The answer, and whether this process still has enough memory for the next."""
    return work(*facts), _has_room()


def _has_room() -> bool:
    """Whether no more than half of the memory is used; True where the system does not tell."""
    if sys.platform == "win32":
        return True
    import resource

    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    try:
        used = int(_STATM.read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    except OSError:
        return True
    return limit == resource.RLIM_INFINITY or used < limit // 2


def nothing() -> None:
    """Thinks of nothing: wakes a process before it is needed."""


def choose(
    position: dict[str, object], level: str, seconds: float, seed: int, place: str = "", lot: int = 0
) -> int:  # fmt: skip
    """What a bot plays in an imagined position; with a place at a table, the bot that sat there before goes on.

    Its taste comes by the lot, so that it stays the same wherever the bot thinks.
    """
    bot = _seated(position, level, seconds, place)
    bot.meet(lot)
    return int(bot.choose(load(position), Stream(seed)))


def advise(position: dict[str, object], level: str, seconds: float, seed: int) -> list[Thought]:
    """The moves a bot would consider in an imagined position."""
    advice = _bot(position, level, seconds).advise(load(position), Stream(seed))
    return [(int(item.action), item.worth, item.share, item.reason, dict(item.facts)) for item in advice]


def weigh(position: dict[str, object], level: str, seconds: float, seed: int, action: int) -> list[Thought]:
    """The moves a bot would consider, and one more with what it thinks of it, should it not be among them."""
    found = advise(position, level, seconds, seed)
    if any([thought[0] == action for thought in found]):
        return found
    worth = _bot(position, level, seconds).weigh(load(position), action, Stream(seed))
    return found if worth is None else [*found, (action, worth, 0.0, "plain", {})]


def _seated(position: dict[str, object], level: str, seconds: float, place: str) -> SafeBot:
    """The bot of a place, made when it first thinks here; those that thought longest ago are forgotten."""
    if not place:
        return _bot(position, level, seconds)
    key = (place, level, seconds)
    bot = _bots.pop(key, None) or _bot(position, level, seconds)
    _bots[key] = bot
    for oldest in list(_bots)[:-_KEPT]:
        del _bots[oldest]
    return bot


def _bot(position: dict[str, object], level: str, seconds: float) -> SafeBot:
    game = str(position["game"])
    bot = bot_named(kept_or_newest(level, game), game, Budget(seconds=seconds, cores=CORES), _weights.get(game, ""))
    return SafeBot(level, bot, StandIn(game))
