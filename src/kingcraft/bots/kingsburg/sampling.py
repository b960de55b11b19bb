"""Standings of many games and what they led to, gathered so that the best weights can be reckoned from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.battle import battle_parts
from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import Search, decision, moment_of
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
    """Sums over all standings seen, per moment: products of their parts, and what came of them by the next moment.

    That is the points that were scored, and the parts of the standing then. The parts are those of some weights by
    name; each box has them at places of its own.
    """

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.width: i64 = len(names)
        self.products: list[vec[i64]] = [integers([0] * (len(names) * len(names))) for _ in range(MOMENTS)]
        self.onward: list[vec[i64]] = [integers([0] * (len(names) * len(names))) for _ in range(MOMENTS)]
        self.scored: list[vec[i64]] = [integers([0] * len(names)) for _ in range(MOMENTS)]
        self.count = 0

    def numbers(self, box: Box) -> vec[i64]:
        """For each place in the table of a box: which of the names it has; -1 for none."""
        found = [-1] * width_of(box)
        for name, place in places(box).items():
            found[place] = self.names.index(name)
        return integers(found)

    def add(self, moment: int, parts: vec[i64], later: vec[i64], scored: i64) -> None:
        """One standing, as pairs of the number of a part and its amount; the one it led to; the points in between."""
        add_products(self.products[moment], self.width, parts, parts)
        add_products(self.onward[moment], self.width, parts, later)
        sums = self.scored[moment]
        for place in range(0, len(parts), 2):
            sums[parts[place]] += parts[place + 1] * scored
        self.count += 1


def add_products(sums: vec[i64], width: i64, rows: vec[i64], columns: vec[i64]) -> None:
    """Adds the products of all amounts of one standing and another."""
    for place in range(0, len(rows), 2):
        row = rows[place] * width
        amount = rows[place + 1]
        for other in range(0, len(columns), 2):
            sums[row + columns[other]] += amount * columns[other + 1]


class Path:
    """One seat's way through a game: its standing at the last moment, and its points then."""

    def __init__(self) -> None:
        self.moment = -1
        self.parts: vec[i64] = vec[i64]()
        self.points: i64 = 0

    def reach(self, samples: Samples, moment: int, parts: vec[i64], points: i64) -> None:
        """Adds what the last moment led to, if none was left out since, and goes on from here."""
        if self.moment >= 0 and moment == self.moment + 1:
            samples.add(self.moment, self.parts, parts, (points - self.points) * POINT)
        self.moment, self.parts, self.points = moment, parts, points


def gather(
    samples: Samples, state: KingsburgState, judges: list[Judge], stream: Stream, folly: int, width: int
) -> None:
    """Plays a game to its end, each seat by its judge, and adds its standings; one decision in `folly` is by chance.

    Everybody is a squire, or, if `width` is not 0, a knight who follows so many placements. Whether a strip covers a
    row is left to chance, so that the worth of each is learned.
    """
    searches = [Search(judge, stream) for judge in judges]
    paths = [Path() for _ in judges]
    numbers = samples.numbers(state.box)
    last: i64 = -1
    while state.to_act != OVER:
        moment = moment_of(state)
        if moment > last and moment < MOMENTS:
            last = moment
            for seat, path in enumerate(paths):
                parts = numbered(list_parts(judges[seat], state, seat, moment, vec[i64]()), numbers)
                path.reach(samples, int(moment), parts, have(state, seat, field.POINTS))
        if state.to_act == CHANCE or state.step == step.COVER or stream.below(folly) == 0:
            state.make(state.sample(stream))
        else:
            state.make(decision(searches[state.to_act], state, width))
    for seat, path in enumerate(paths):
        path.reach(samples, MOMENTS, vec[i64](), have(state, seat, field.POINTS))


def numbered(parts: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """The parts of a standing with their numbers in place of where they stand in the table."""
    for place in range(0, len(parts), 2):
        parts[place] = numbers[parts[place]]
    return parts


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
    parts = _list_favours(judge, board, seat, moment, parts)
    return _steps(parts, part.LEAD, max(-2, min(2, count(mask) - judge.rivals)) + 2)


def _list_favours(judge: Judge, board: Position, seat: Seat, moment: i64, parts: vec[i64]) -> vec[i64]:
    """What the King granted, the governor, and strips that are not printed."""
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
    return parts


def _steps(parts: vec[i64], start: i64, count: i64) -> vec[i64]:
    """A count as so many steps of one."""
    for taken in range(1, count + 1):
        parts = append(append(parts, start + taken), 1)
    return parts
