"""Finishing: a position played to the end of the game, everybody's next turn with some thought, the others quickly."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.turns import Planner, end_turn
from kingcraft.core.kinds import Seat
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.calendar import act, pick
from kingcraft.kingdom_builder.position import owed
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.state import KingdomBuilderState

_BEAM: Final = 2
"""Width of the beam that looks through everybody's next turn."""
_LIFTS: Final = 2
"""Settlements that it tries to move, once all are built: fewer than a knight does, and each to one place."""
_LOT: Final[i64] = 255
"""Thousandths of gold that are settled by lot where decisions are quick."""
GOLD: Final[i64] = 1000


class Finisher:
    """Plays for all seats to the end: one turn each by a narrow beam, the others decision by decision."""

    def __init__(self, weights: vec[i64], chart: Chart, judge: Judge) -> None:
        self.hand = Greedy(weights, chart, _LOT)
        self.planner = Planner(Taste(weights), chart, _BEAM, _LIFTS, puts=1, early=False)
        self.judge = judge
        self.glimpse: i64 = 0
        """What the judge thought the seat led by, on the way of the last game, after everybody's next turn."""

    def lead(self, state: KingdomBuilderState, seat: Seat, luck: Stream, whims: Stream) -> i64:
        """What a seat leads by at the end of the game, in thousandths of gold."""
        end_turn(state, seat)
        state = self._plan_turns(state, luck, whims)
        if state.to_act == OVER:
            self.glimpse = true_lead(state, seat) * GOLD
            return self.glimpse
        self.glimpse = self.judge.lead(state, seat)
        while state.to_act != OVER:
            act(state, pick(state, luck) if state.to_act == CHANCE else self.hand.decide(state, whims))
        return true_lead(state, seat) * GOLD

    def _plan_turns(self, state: KingdomBuilderState, luck: Stream, whims: Stream) -> KingdomBuilderState:
        """Lets every seat have a turn, up to where the last of them may end it."""
        left = state.seats
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                act(state, pick(state, luck))
            elif state.step != step.TURN:
                act(state, self.hand.decide(state, whims))
            elif owed(state) > 0:
                state = self.planner.plan(state)[0].state
            else:
                left -= 1
                if left == 0:
                    break
                act(state, action.END)
        return state


def true_lead(state: KingdomBuilderState, seat: Seat) -> i64:
    """Gold of a seat over the best of the others."""
    most: i64 = -1
    for other in range(state.seats):
        if other != seat:
            theirs = gold(state, other)
            most = theirs if theirs > most else most
    return gold(state, seat) - most
