"""Standings of many games and the points they led to, gathered so that the best weights can be reckoned from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.battle import battle_parts
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import Search, best_line, moment_of
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.bots.kingsburg.weights import POINT, WHOLE, first_governor, first_strip, places, width_of
from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.core.state import CHANCE, OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.province import buildable
from kingcraft.kingsburg.state import KingsburgState

THIRTIETHS: Final = WHOLE // 30
"""The battle is learned by thirtieths: five cards and six throws."""


class Samples:
    """Sums over all standings seen, per moment: products of their parts, and of parts and points still to come.

    The parts are those of some weights by name; each box has them at places of its own.
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.width: i64 = len(names)
        self.products: list[vec[i64]] = [integers([0] * (len(names) * len(names))) for _ in range(MOMENTS)]
        self.targets: list[vec[i64]] = [integers([0] * len(names)) for _ in range(MOMENTS)]
        self.count = 0

    def numbers(self, box: Box) -> vec[i64]:
        """For each place in the table of a box: which of the names it has; -1 for none."""
        found = [-1] * width_of(box)
        for name, place in places(box).items():
            found[place] = self.names.index(name)
        return integers(found)

    def add(self, moment: int, parts: vec[i64], first: i64, last: i64, target: i64) -> None:
        """One standing, as pairs of the number of a part and its amount in a stretch of a vector."""
        products = self.products[moment]
        targets = self.targets[moment]
        place = first
        while place < last:
            row = parts[place] * self.width
            amount = parts[place + 1]
            targets[parts[place]] += amount * target
            other = first
            while other < last:
                products[row + parts[other]] += amount * parts[other + 1]
                other += 2
            place += 2
        self.count += 1


def gather(samples: Samples, state: KingsburgState, judge: Judge, stream: Stream, folly: int, width: int) -> None:
    """Plays a game to its end and adds its standings; one decision in `folly` is made at random.

    Everybody is a squire, or, if `width` is not 0, a knight who follows so many placements. Whether a strip covers a
    row is left to chance, so that the worth of each is learned.
    """
    search = Search(judge, stream)
    parts = vec[i64]()
    marks = vec[i64]()
    numbers = samples.numbers(state.box)
    last: i64 = -1
    while state.to_act != OVER:
        moment = moment_of(state)
        if moment > last and moment < MOMENTS:
            last = moment
            for seat in range(state.seats):
                marks = append(marks, len(parts))
                parts = list_parts(judge, state, seat, moment, parts)
                place = marks[len(marks) - 1]
                while place < len(parts):
                    parts[place] = numbers[parts[place]]
                    place += 2
                marks = append(marks, len(parts))
                marks = append(marks, have(state, seat, field.POINTS))
                marks = append(marks, seat)
                marks = append(marks, moment)
        if state.to_act == CHANCE or state.step == step.COVER or stream.below(folly) == 0:
            state.make(state.sample(stream))
        elif width > 0 and state.step == step.INFLUENCE:
            judge.sight = state.seen
            state.make(best_line(search, state, width))
            judge.sight = EVERYBODY
        else:
            state.make(decide(search.plan, judge, state))
    for index in range(len(marks) // 5):
        target = have(state, marks[index * 5 + 3], field.POINTS) - marks[index * 5 + 2]
        samples.add(marks[index * 5 + 4], parts, marks[index * 5], marks[index * 5 + 1], target * POINT)


def list_parts(judge: Judge, board: Position, seat: Seat, moment: i64, parts: vec[i64]) -> vec[i64]:
    """A list with the parts of a standing behind it, as pairs of where in the table and how much; counts as steps."""
    judge.look(board, seat, moment, -1)
    judge.ensure(0)
    mask = judge.mask
    parts = append(append(parts, part.BIAS), 1)
    for row in range(judge.rows):
        parts = _steps(parts, judge.strip[row], count((mask >> (row * COLUMNS)) & 15))
        place = judge.next_in_row(row)
        if place >= 0 and (buildable(board, seat) >> place) & 1 != 0:
            parts = append(append(parts, judge.strip[row] + part.NEAR + place % COLUMNS), 1)
    parts = _steps(parts, part.GOLD, min(judge.gold, part.MOST_GOLD))
    parts = _steps(parts, part.WOOD, min(judge.wood, part.MOST_WOOD))
    parts = _steps(parts, part.STONE, min(judge.stone, part.MOST_STONE))
    parts = _steps(parts, part.GOODS, min(judge.gold + judge.wood + judge.stone, part.MOST_GOODS))
    parts = _steps(parts, part.TOKENS, min(judge.tokens, part.MOST_TOKENS))
    parts = _steps(parts, part.SOLDIERS, min(judge.soldiers, part.MOST_SOLDIERS))
    battle_parts(judge, judge.parts, 0, judge.soldiers)
    for index in range(BATTLE_PARTS):
        if judge.parts[index] != 0:
            parts = append(append(parts, part.BATTLE + index), judge.parts[index] // THIRTIETHS)
    if board.envoy == seat:
        parts = append(append(parts, part.ENVOY), 1)
    if board.aid == seat and moment % 4 == 0:
        parts = append(append(parts, part.AID), 1)
    governor = judge.governor(board, seat)
    if governor >= 0:
        parts = append(append(parts, first_governor(board.box) + governor), 1)
    for row in range(judge.rows):
        strip = (judge.strip[row] - part.STRIPS) // part.STRIP_WIDTH
        if (board.box.alternatives >> strip) & 1 != 0:
            parts = append(append(parts, first_strip(board.box) + strip), 1)
    return _steps(parts, part.LEAD, max(-2, min(2, count(mask) - judge.rivals)) + 2)


def _steps(parts: vec[i64], start: i64, count: i64) -> vec[i64]:
    """A count as so many steps of one."""
    for taken in range(1, count + 1):
        parts = append(append(parts, start + taken), 1)
    return parts
