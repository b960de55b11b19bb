"""The parts of a standing as they are listed: for who learns from them, and for a net that looks at all at once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.battle import battle_parts
from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.weights import WHOLE, first_governor, first_strip
from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.province import buildable


def places_of(judge: Judge, board: Position, seat: Seat, moment: i64) -> vec[i64]:
    """Where in the table of a moment the standing is that a judge looks at: pairs of a place and its part of WHOLE."""
    judge.ensure(0)
    mask = judge.mask
    places = _with(vec[i64](), part.BIAS)
    can_build = buildable(board, seat)
    for row in range(judge.rows):
        places = _with(places, judge.strip[row] + count((mask >> (row * COLUMNS)) & 15))
        place = judge.next_in_row(row)
        if place >= 0 and (can_build >> place) & 1 != 0:
            places = _with(places, judge.strip[row] + part.NEAR + place % COLUMNS)
    places = _with(places, part.GOLD + min(judge.gold, part.MOST_GOLD))
    places = _with(places, part.WOOD + min(judge.wood, part.MOST_WOOD))
    places = _with(places, part.STONE + min(judge.stone, part.MOST_STONE))
    places = _with(places, part.GOODS + min(judge.gold + judge.wood + judge.stone, part.MOST_GOODS))
    places = _with(places, part.TOKENS + min(judge.tokens, part.MOST_TOKENS))
    places = _with(places, part.SOLDIERS + min(judge.soldiers, part.MOST_SOLDIERS))
    battle_parts(judge, judge.parts, 0, judge.soldiers)
    for index in range(BATTLE_PARTS):
        if judge.parts[index] != 0:
            places = append(append(places, part.BATTLE + index), judge.parts[index])
    places = _with_favours(judge, board, seat, moment, places)
    return _with(places, part.LEAD + max(-2, min(2, count(mask) - judge.rivals)) + 2)


def _with_favours(judge: Judge, board: Position, seat: Seat, moment: i64, places: vec[i64]) -> vec[i64]:
    """What the King granted, the governor, and strips that are not printed."""
    if board.envoy == seat:
        places = _with(places, part.ENVOY)
    if board.aid == seat and moment % 4 == 0:
        places = _with(places, part.AID)
    governor = judge.governor(board, seat)
    if governor >= 0:
        places = _with(places, first_governor(board.box) + governor)
    for row in range(judge.rows):
        strip = (judge.strip[row] - part.STRIPS) // part.STRIP_WIDTH
        if (board.box.alternatives >> strip) & 1 != 0:
            places = _with(places, first_strip(board.box) + strip)
    return places


def _with(places: vec[i64], place: i64) -> vec[i64]:
    """The list with one more place that is there as a whole."""
    return append(append(places, place), WHOLE)
