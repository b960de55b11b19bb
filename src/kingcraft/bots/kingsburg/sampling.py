"""Standings of many games and the points they led to, gathered so that the best weights can be reckoned from them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import EVERYBODY, Judge, battle_parts, next_in_row
from kingcraft.bots.kingsburg.scales import (
    BATTLE_PARTS,
    BIAS,
    LEAD,
    MOMENTS,
    MOST_GOLD,
    MOST_GOODS,
    MOST_SOLDIERS,
    MOST_STONE,
    MOST_TOKENS,
    MOST_WOOD,
    NEAR,
    OF_BATTLE,
    OF_GOLD,
    OF_GOODS,
    OF_SOLDIERS,
    OF_STONE,
    OF_TOKENS,
    OF_WOOD,
    POINT,
    ROW,
    WIDTH,
    WITH_AID,
    WITH_ENVOY,
)  # fmt: skip
from kingcraft.bots.kingsburg.season import Search, best_line, moment_of
from kingcraft.core.bits import count
from kingcraft.core.state import CHANCE, OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.province import buildable
from kingcraft.kingsburg.state import KingsburgState

SQUARE: Final = WIDTH * WIDTH


class Samples:
    """Sums over all standings seen, per moment: products of their parts, and of parts and points still to come."""

    def __init__(self) -> None:
        self.products: list[vec[i64]] = [integers([0] * SQUARE) for _ in range(MOMENTS)]
        self.targets: list[vec[i64]] = [integers([0] * WIDTH) for _ in range(MOMENTS)]
        self.count = 0

    def add(self, moment: int, parts: vec[i64], first: i64, last: i64, target: i64) -> None:
        """One standing, as pairs of part and amount in a stretch of a vector."""
        products = self.products[moment]
        targets = self.targets[moment]
        place = first
        while place < last:
            row = parts[place] * WIDTH
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

    Everybody is a squire, or, if `width` is not 0, a knight who follows so many placements.
    """
    search = Search(judge, stream)
    parts = vec[i64]()
    marks = vec[i64]()
    last: i64 = -1
    while state.to_act != OVER:
        moment = moment_of(state)
        if moment > last and moment < MOMENTS:
            last = moment
            for seat in range(state.seats):
                marks = append(marks, len(parts))
                parts = list_parts(judge, state, seat, moment, parts)
                marks = append(marks, len(parts))
                marks = append(marks, have(state, seat, field.POINTS))
                marks = append(marks, seat)
                marks = append(marks, moment)
        if state.to_act == CHANCE or stream.below(folly) == 0:
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


def list_parts(judge: Judge, board: Position, seat: i64, moment: i64, parts: vec[i64]) -> vec[i64]:
    """A list with the parts of a standing behind it, as pairs of where in the table and how much; counts as steps."""
    judge.look(board, seat, moment, -1)
    mask = judge.mask
    parts = append(append(parts, BIAS), 1)
    for row in range(judge.rows):
        known = judge.pieces.known_row[row]
        parts = _steps(parts, ROW + known * 5, count((mask >> (row * COLUMNS)) & 15))
        building = next_in_row(mask, row)
        if building >= 0 and (buildable(board, seat) >> building) & 1 != 0:
            parts = append(append(parts, NEAR + known * COLUMNS + building - row * COLUMNS), 1)
    parts = _steps(parts, OF_GOLD, min(judge.gold, MOST_GOLD))
    parts = _steps(parts, OF_WOOD, min(judge.wood, MOST_WOOD))
    parts = _steps(parts, OF_STONE, min(judge.stone, MOST_STONE))
    parts = _steps(parts, OF_GOODS, min(judge.gold + judge.wood + judge.stone, MOST_GOODS))
    parts = _steps(parts, OF_TOKENS, min(judge.tokens, MOST_TOKENS))
    parts = _steps(parts, OF_SOLDIERS, min(judge.soldiers, MOST_SOLDIERS))
    battle = battle_parts(judge, mask, judge.soldiers)
    for part in range(BATTLE_PARTS):
        if battle[part] != 0:
            parts = append(append(parts, OF_BATTLE + part), battle[part])
    if board.envoy == seat:
        parts = append(append(parts, WITH_ENVOY), 1)
    if board.aid == seat and moment % 4 == 0:
        parts = append(append(parts, WITH_AID), 1)
    return _steps(parts, LEAD, max(-2, min(2, count(mask) - judge.rivals)) + 2)


def _steps(parts: vec[i64], start: i64, count: i64) -> vec[i64]:
    """A count as so many steps of one."""
    for taken in range(1, count + 1):
        parts = append(append(parts, start + taken), 1)
    return parts
