"""Standings of many games and what they led to, gathered so that the best weights can be reckoned from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.parts import places_of
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import Search, decision, moment_of
from kingcraft.bots.kingsburg.weights import POINT, WHOLE, first_steps, places, width_of
from kingcraft.core.kinds import Seat
from kingcraft.core.state import CHANCE, OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.box import Box
from kingcraft.kingsburg.position import Position, have
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

    def learn(self, way: "Way") -> None:
        """All standings of a way that led to the next moment."""
        for moment in range(MOMENTS):
            last = moment + 1 == MOMENTS
            if len(way.parts[moment]) > 0 and (last or len(way.parts[moment + 1]) > 0):
                later = vec[i64]() if last else way.parts[moment + 1]
                self.add(moment, way.parts[moment], later, (way.points[moment + 1] - way.points[moment]) * POINT)

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


class Way:
    """One seat's way through a game: the parts of its standing at each moment, and its points then and in the end.

    A moment that was left out has no parts."""

    def __init__(self) -> None:
        self.parts: list[vec[i64]] = [vec[i64]() for _ in range(MOMENTS)]
        self.points: vec[i64] = integers([0] * (MOMENTS + 1))

    def reach(self, moment: int, parts: vec[i64], points: i64) -> None:
        """The next standing."""
        self.parts[moment] = parts
        self.points[moment] = points


def gather(
    names: list[str], state: KingsburgState, judges: list[Judge], stream: Stream, folly: int, width: int
) -> list[Way]:
    """Plays a game to its end, each seat by its judge, and tells their ways; one decision in `folly` is by chance.

    Everybody is a squire, or, if `width` is not 0, a knight who follows so many placements. Whether a strip covers a
    row is left to chance, so that the worth of each is learned.
    """
    searches = [Search(judge, stream) for judge in judges]
    ways = [Way() for _ in judges]
    numbers = numbers_of(names, state.box)
    last: i64 = -1
    while state.to_act != OVER:
        moment = moment_of(state)
        if moment > last and moment < MOMENTS:
            last = moment
            for seat, way in enumerate(ways):
                parts = numbered(list_parts(judges[seat], state, seat, moment), numbers)
                way.reach(int(moment), parts, have(state, seat, field.POINTS))
        if state.to_act == CHANCE or state.step == step.COVER or stream.below(folly) == 0:
            state.make(state.sample(stream))
        else:
            state.make(decision(searches[state.to_act], state, width))
    for seat, way in enumerate(ways):
        way.points[MOMENTS] = have(state, seat, field.POINTS)
    return ways


def numbers_of(names: list[str], box: Box) -> vec[i64]:
    """For each place in the table of a box: which of the names it has; -1 for none."""
    found = [-1] * width_of(box)
    for name, place in places(box).items():
        found[place] = names.index(name)
    return integers(found)


def numbered(parts: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """The parts of a standing with their numbers in place of where they stand in the table."""
    for place in range(0, len(parts), 2):
        parts[place] = numbers[parts[place]]
    return parts


def list_parts(judge: Judge, board: Position, seat: Seat, moment: i64) -> vec[i64]:
    """The parts of a standing as pairs of where in the table and how much; counts as steps."""
    judge.look(board, seat, moment, -1)
    places = places_of(judge, board, seat, moment)
    firsts = first_steps(board.box)
    parts = vec[i64]()
    for pair in range(0, len(places), 2):
        place = places[pair]
        battle = part.BATTLE <= place < part.BATTLE + BATTLE_PARTS
        amount = places[pair + 1] // THIRTIETHS if battle else i64(1)
        for taken in range(firsts[place], place + 1):
            parts = append(append(parts, taken), amount)
    return parts
