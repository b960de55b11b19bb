"""The work of looking back: every position and every decision of a game by itself, here or in several processes."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import lru_cache, partial
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
    """How much is done: ways of playing on from each position, and trials of each move at a decision (0: none is
    judged). A game that was `given_up` is looked back at as far as it went."""

    samples: int = 48
    trials: int = 48
    seed: int = 0
    given_up: bool = False


@dataclass(frozen=True)
class Found:
    """What was found of one ply: the chances after it, and the decision judged if it was one. Ply 0 is the start."""

    ply: int
    chances: Chances
    judged: Judged | None


Task = tuple[str, range, Effort]
"""Some plies of a record's text."""
Hands = Callable[[list[Task]], Iterator[tuple[int, list[Found]]]]
"""Whoever does such tasks: gives what was found in each, by its number, in any order."""


def look_back(
    record: Record, effort: Effort, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> LookedBack:
    """Looks back at a game that is over; tells how many of its moves are done."""
    return look_back_all([record], effort, hands_of(workers), progress)[0]


def look_back_all(
    records: list[Record], effort: Effort, hands: Hands, progress: Callable[[int], None] = lambda done: None
) -> list[LookedBack]:
    """Looks back at many games at once; each is refused unless it is over."""
    games = [finished(record, effort.given_up) for record in records]
    owned = [(number, chunk) for number, moves in enumerate(games) for chunk in chunks_of(len(moves))]
    texts = [record.text() for record in records]
    found: list[list[Found]] = [[] for _ in games]
    for task, part in hands([(texts[number], chunk, effort) for number, chunk in owned]):
        found[owned[task][0]] += part
        progress(len([each for each in part if each.ply]))
    return [put_together(moves, parts) for moves, parts in zip(games, found, strict=True)]


def put_together(moves: list[Played], found: Iterable[Found]) -> LookedBack:
    """All that was found of a game, in the order of its moves."""
    in_order = sorted(found, key=lambda each: each.ply)
    judged = [each.judged for each in in_order if each.judged]
    return summed(changes(moves, [each.chances for each in in_order]), judged)


def chunks_of(plies: int, size: int = CHUNK) -> list[range]:
    """The plies of a game with its start, some at a time."""
    return [range(first, min(first + size, plies + 1)) for first in range(0, plies + 1, size)]


def hands_of(workers: int) -> Hands:
    """This process, or several."""
    return _here if workers == 1 else partial(_processes, workers)


def _here(tasks: list[Task]) -> Iterator[tuple[int, list[Found]]]:
    yield from ((number, look_at(*task)) for number, task in enumerate(tasks))


def _processes(workers: int, tasks: list[Task]) -> Iterator[tuple[int, list[Found]]]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        numbers = {pool.submit(look_at, *task): number for number, task in enumerate(tasks)}
        for done in as_completed(numbers):
            yield numbers[done], done.result()


def look_at(text: str, plies: range, effort: Effort) -> list[Found]:
    """Some plies of a record, each looked at the same way wherever that is done."""
    moves, oracle, adviser = _game(text, effort.given_up)
    return [_look(moves, ply, oracle, adviser, effort) for ply in plies]


@lru_cache(maxsize=2)
def _game(text: str, given_up: bool) -> tuple[list[Played], Oracle, Bot]:
    """A game, kept between its parts."""
    record = parse(text)
    return finished(record, given_up), oracle_for(record.game), bot_named(ADVISER, record.game)


def seed_of(effort: Effort, ply: int) -> int:
    """What the luck of a ply's trials is drawn with: the same wherever and whenever it is looked at."""
    return effort.seed * 1_000_003 + ply


def _look(moves: list[Played], ply: int, oracle: Oracle, adviser: Bot, effort: Effort) -> Found:
    seed = seed_of(effort, ply)
    if ply == 0:
        return Found(0, station(moves[0].before, oracle, effort.samples, seed), None)
    made = moves[ply - 1]
    decided = made.before.to_act >= 0 and effort.trials > 0
    judged = judge(made, oracle, adviser, effort.trials, seed) if decided else None
    return Found(ply, station(made.after, oracle, effort.samples, seed), judged)
