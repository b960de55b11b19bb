"""Foresight: what the others may place in a season that is played on again and again, and the season so played."""

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
"""A position that playouts come to for this time is worth a closer look."""
WHIM: Final[i64] = 100
"""How much of a whim the others follow, in hundredths."""
SURER: Final[i64] = 50
"""How much of it is left after a closer look."""
SHORT: Final[i64] = (1 << 42) - 1
SPREAD: Final[i64] = 1_000_003
"""The moves on the way to a position are mixed into one number by these."""


class Foresight:
    """What seats think at the positions that the playouts of one line come to, told by the moves on the way.

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
            visits = self.visits.get(path, 0) + 1
            self.visits[path] = visits
            if visits < OFTEN:
                return decision(who, state, WIDTH)
            opinion = self.opinions[path] = thought_over(who, state)
        return favourite(opinion, who.stream, who.whim * SURER // 100)

    def play_season(
        self, own: Search, others: Search, state: KingsburgState, seat: Seat, path: i64, luck: Stream
    ) -> i64:  # fmt: skip
        """Plays on to the next moment of the year, a seat by one search and the others by another; returns it.

        Dice have a luck of their own: what anybody thinks of on the way does not change them.
        """
        last = hour_of(state)
        while True:
            action: i64 = 0
            if state.to_act == CHANCE:
                action = state.sample(luck)
            else:
                who = own if state.to_act == seat else others
                placing = state.step == step.INFLUENCE
                action = self.placed(who, state, int(path)) if placing else decision(who, state, WIDTH)
            state.make(action)
            path = (path & SHORT) * SPREAD + action
            moment = moment_of(state)
            if moment > last:
                return moment


def thought_over(who: Search, state: KingsburgState) -> Opinion:
    """What a seat thinks that takes the others for knights."""
    thinker = knight_of(who, who.judge, who.stream)
    thinker.rivals = who.rivals
    thinker.insight = WIDTH
    who.judge.sight = who.rivals.sight = state.seen
    opinion = opinion_of(thinker, state, WIDTH)
    who.judge.sight = who.rivals.sight = EVERYBODY
    return opinion
