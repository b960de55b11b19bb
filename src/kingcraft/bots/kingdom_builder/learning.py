"""Learning: games between two hands of greedy players with different weights, and steps towards the better ones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.choosing import sample
from kingcraft.kingdom_builder.position import FIRST
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.turn import make

_LOT: Final[i64] = 31
_MOST: Final = 25
"""A lead of more gold counts no more than this."""


def compare(first: KingdomBuilderState, one: vec[i64], other: vec[i64], pairs: int, stream: Stream) -> float:
    """By how much gold a game the one leads, in so many set-ups, each played from both sides."""
    total: i64 = 0
    for _ in range(pairs):
        start = first.copy()
        while start.phase <= FIRST:
            make(start, sample(start, stream))
        seed = int(stream.bits())
        total += _lead(start.copy(), one, other, Stream(seed))
        total -= _lead(start, other, one, Stream(seed))
    return int(total) / (2 * pairs)


def _lead(position: KingdomBuilderState, one: vec[i64], other: vec[i64], stream: Stream) -> i64:
    """What the first seat leads by in the end, when it plays by one set of weights and the rest by another."""
    chart = chart_for(position)
    mine = Greedy(one, chart, _LOT)
    theirs = Greedy(other, chart, _LOT)
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            make(position, sample(position, stream))
        else:
            make(position, (mine if position.to_act == 0 else theirs).decide(position, stream))
    lead = gold(position, 0) - gold(position, 1)
    return _MOST if lead > _MOST else -_MOST if lead < -_MOST else lead
