"""The work of looking back: every position and every decision of a game by itself, here or in several processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context

from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot
from kingcraft.bots.oracle import Oracle
from kingcraft.core.record import Record, parse
from kingcraft.core.replay import Played
from kingcraft.lookback.course import Chances, changes, finished, oracle_for, station
from kingcraft.lookback.judging import Judged, judge
from kingcraft.lookback.summary import LookedBack, summed

ADVISER = "knight"
"""Who names the moves that a good player would think of: quick, and good enough."""
CHUNK = 8


@dataclass(frozen=True)
class Effort:
    """How much is done: ways of playing on from each position, and trials of each move at a decision."""

    samples: int = 48
    trials: int = 48
    seed: int = 0


@dataclass(frozen=True)
class Found:
    """What was found of one ply: the chances after it, and the decision judged if it was one."""

    ply: int
    chances: Chances
    judged: Judged | None


def look_back(
    record: Record, effort: Effort, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> LookedBack:
    """Looks back at a game that is over; tells how many of its moves are done."""
    moves, oracle = finished(record), oracle_for(record.game)
    stations = [station(moves[0].before, oracle, effort.samples, _seed(effort, 0))]
    found: dict[int, Found] = {}
    for part in _parts(record.text(), len(moves), effort, workers):
        found |= {each.ply: each for each in part}
        progress(len(part))
    stations += [found[made.ply].chances for made in moves]
    judged = [each.judged for _, each in sorted(found.items()) if each.judged]
    return summed(changes(moves, stations), judged)


def _parts(text: str, plies: int, effort: Effort, workers: int) -> Iterator[list[Found]]:
    """What was found, some plies at a time, in any order."""
    chunks = [range(first, min(first + CHUNK, plies)) for first in range(0, plies, CHUNK)]
    if workers == 1:
        yield from (look_at(text, chunk, effort) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(look_at, text, chunk, effort) for chunk in chunks]):
            yield done.result()


def look_at(text: str, plies: range, effort: Effort) -> list[Found]:
    """Some plies of a record, each looked at the same way wherever that is done."""
    moves, oracle, adviser = _game(text)
    return [_look(moves[ply], oracle, adviser, effort) for ply in plies]


@lru_cache(maxsize=2)
def _game(text: str) -> tuple[list[Played], Oracle, Bot]:
    """A game, kept between its parts."""
    record = parse(text)
    return finished(record), oracle_for(record.game), bot_named(ADVISER, record.game)


def _look(made: Played, oracle: Oracle, adviser: Bot, effort: Effort) -> Found:
    seed = _seed(effort, made.ply)
    judged = judge(made, oracle, adviser, effort.trials, seed) if made.before.to_act >= 0 else None
    return Found(made.ply, station(made.after, oracle, effort.samples, seed), judged)


def _seed(effort: Effort, ply: int) -> int:
    return effort.seed * 1_000_003 + ply
