"""Foresight: what seats will place in a season that is played on again and again, and the season so played."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.season import (
    Opinion,
    Search,
    decision,
    favourite,
    hour_of,
    knight_of,
    moment_of,
    opinion_of,
)  # fmt: skip
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.state import KingsburgState

WIDTH: Final[i64] = 4
"""How many placements everybody follows."""
OFTEN: Final = 6
"""When playouts come to a position for the sixth time it is worth a closer look."""
MOST: Final = 100_000
"""So many positions are counted at most, and as many thought over and remembered."""
WHIM: Final[i64] = 100
"""How strong the whims of the others are, in hundredths."""
SURER: Final[i64] = 50
"""How much of them is left after a closer look, in hundredths."""
LOW_BITS: Final[i64] = (1 << 42) - 1
"""What is kept of a path when the next move is mixed in."""
SPREAD: Final[i64] = 1_000_003


class Foresight:
    """What seats think at the positions that the playouts of one line come to, told apart by the moves on the way.

    At first they are knights, who take all others for squires. Where playouts come by often it pays to think it over
    once: they are then seats that take each other for knights, which is how kings place.
    """

    def __init__(self) -> None:
        self.visits: dict[int, int] = {}
        self.opinions: dict[int, Opinion] = {}

    def placed(self, who: Search, state: KingsburgState, path: int) -> Action:
        """What the seat to act places, who searches so."""
        opinion = self.opinions.get(path)
        if opinion is None:
            visits = self.visits.pop(path, 0) + 1
            if visits < OFTEN or len(self.opinions) >= MOST:
                if len(self.visits) < MOST:
                    self.visits[path] = visits
                return decision(who, state, WIDTH)
            opinion = self.opinions[path] = thought_over(who, state)
        return favourite(opinion, who.stream, who.whim * SURER // 100)

    def play_season(self, own: Search, others: Search, state: KingsburgState, seat: Seat, luck: Stream) -> i64:
        """Plays on to the next moment of the year, a seat by one search and the others by another; returns it.

        Dice have a luck of their own: what anybody thinks of on the way does not change them. What seats think depends
        on who the others are and on an enemy that was seen, so paths begin with these.
        """
        last = hour_of(state)
        path = state.enemy + 1 if state.seen != 0 else i64(0)
        path = path * 2 + (1 if others.judge is own.judge else 0)
        while True:
            action: i64 = 0
            if state.to_act == CHANCE:
                action = state.sample(luck)
            else:
                who = own if state.to_act == seat else others
                placing = state.step == step.INFLUENCE
                action = self.placed(who, state, int(path)) if placing else decision(who, state, WIDTH)
            state.make(action)
            path = (path & LOW_BITS) * SPREAD + action
            moment = moment_of(state)
            if moment > last:
                return moment


def who_plays(search: Search, luck: Stream) -> tuple[Search, Search]:
    """How a season is played on in thought: by oneself, and by the others with their whims, on some luck.

    Half of the time the others judge as oneself does, for they may well be kings, else as everybody.
    """
    whims = luck.fork(2)
    rivals = search.judge if whims.below(2) == 0 else search.rivals
    own, others = knight_of(search, search.judge, luck.fork(1)), knight_of(search, rivals, whims)
    own.rivals = rivals
    others.whim = WHIM
    return own, others


def thought_over(who: Search, state: KingsburgState) -> Opinion:
    """What a seat thinks that takes the others for knights."""
    thinker = knight_of(who, who.judge, who.stream)
    thinker.rivals = who.rivals
    thinker.insight = WIDTH
    who.judge.sight = who.rivals.sight = state.seen
    opinion = opinion_of(thinker, state, WIDTH)
    who.judge.sight = who.rivals.sight = EVERYBODY
    return opinion
