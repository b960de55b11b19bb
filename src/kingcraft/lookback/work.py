"""The work of looking back: every position and every decision of a game by itself, here or in several processes."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from multiprocessing import get_context

from kingcraft.bots import bot_named, oracle_for, versioned
from kingcraft.core.record import Record, parse
from kingcraft.core.replay import Played
from kingcraft.core.state import State
from kingcraft.lookback.course import Station, changes, changes_nothing, finished, station, who
from kingcraft.lookback.judging import Court, Judged, judge
from kingcraft.lookback.summary import LookedBack, summed
from kingcraft.lookback.turns import as_turns

ADVISER = "knight"
"""Who names the moves that a good player would think of: quick, and good enough."""
PLAIN = "squire"
"""Who plays what anybody would see."""
WEIGHTY = 8
"""So many times as many ways of playing on where a die ends and a decision begins, or another's turn: there luck and
skill are told apart."""
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
    """What was found of one ply: the position after it, and the decision judged if it was one. Ply 0 is the start."""

    ply: int
    station: Station
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
    return [put_together(moves, gathered(parts)) for moves, parts in zip(games, found, strict=True)]


def gathered(parts: Iterable[Found]) -> list[Found]:
    """All that was found of a game, in the order of its moves and with its turns judged as one."""
    found = sorted(parts, key=lambda each: each.ply)
    judged = {each.ply: each for each in as_turns([one.judged for one in found if one.judged])}
    return [replace(each, judged=judged.get(each.ply)) for each in found]


def put_together(moves: list[Played], found: list[Found]) -> LookedBack:
    """A game looked back at, by all that was gathered of it."""
    judged = [each.judged for each in found if each.judged]
    return summed(changes(moves, [each.station for each in found]), judged)


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
    moves, court = opened(text, effort.given_up)
    return [_look(moves, ply, court, effort) for ply in plies]


@lru_cache(maxsize=2)
def opened(text: str, given_up: bool) -> tuple[list[Played], Court]:
    """A game and who judges it, kept between its parts."""
    record = parse(text)
    court = Court(oracle_for(record.game), bot_named(ADVISER, record.game), bot_named(PLAIN, record.game))
    return finished(record, given_up), court


def judges(game: str) -> list[str]:
    """The bots that name the moves to be judged, with their versions."""
    return [versioned(name, game) for name in (ADVISER, PLAIN)]


def _look(moves: list[Played], ply: int, court: Court, effort: Effort) -> Found:
    state, samples = position_at(moves, ply), effort.samples * _weight(moves, ply)
    place = station(state, court.oracle, samples, seed_of(effort, ply), position_at(moves, last_decision(moves, ply)))
    if ply == 0 or who(moves[ply - 1].before) is None or not effort.trials:
        return Found(ply, place, None)
    turn = turn_of(moves, ply)
    return Found(ply, place, judge(moves[ply - 1], court, effort.trials, seed_of(effort, turn), turn))


def position_at(moves: list[Played], ply: int) -> State:
    """The position after a ply; before the first, the start."""
    return moves[ply - 1].after if ply else moves[0].before


def last_decision(moves: list[Played], ply: int) -> int:
    """The last ply up to this one at which somebody had a choice; 0 if nobody had any so far."""
    while ply and (who(moves[ply - 1].before) is None or changes_nothing(moves[ply - 1])):
        ply -= 1
    return ply


def seed_of(effort: Effort, ply: int) -> int:
    """What the luck of a ply's trials is drawn with: the same wherever and whenever it is looked at."""
    return effort.seed * 1_000_003 + ply


def _weight(moves: list[Played], ply: int) -> int:
    """How much hangs on a position: more if luck ends and skill begins in it, or another's skill."""
    after = next((made for made in moves[ply:] if not changes_nothing(made)), None)
    return WEIGHTY if ply and after and who(after.before) != who(moves[ply - 1].before) else 1


def turn_of(moves: list[Played], ply: int) -> int:
    """The ply that a turn began with: the first of a row of decisions of one seat, with no chance between them."""
    seat = who(moves[ply - 1].before)
    while ply > 1 and who(moves[ply - 2].before) == seat:
        ply -= 1
    return ply
