"""Playing on: a position played some turns further, or to the end, quickly; and the lead it then gives a seat."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart
from kingcraft.bots.kingdom_builder.greedy import Greedy
from kingcraft.bots.kingdom_builder.judge import Judge
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.turns import Planner
from kingcraft.core.kinds import Seat
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.calendar import act
from kingcraft.kingdom_builder.choices import pick
from kingcraft.kingdom_builder.position import owed
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.state import KingdomBuilderState


class Player:
    """Plays for all seats: whole turns by a narrow beam (`width`; 0: decision by decision), so many turns each."""

    def __init__(self, weights: vec[i64], chart: Chart, judge: Judge, width: int, turns: int, jitter: i64) -> None:
        self.hand = Greedy(weights, chart, jitter)
        self.planner = Planner(Taste(weights), chart, width if width > 0 else 1)
        self.judge = judge
        self.width = width
        self.turns = turns

    def lead(self, state: KingdomBuilderState, seat: Seat, luck: Stream, whims: Stream) -> i64:
        """What a seat leads by, in thousandths of gold, after so many more of its turns or at the end of the game."""
        left = self.turns
        if state.to_act == seat and state.step == step.TURN and owed(state) == 0:
            act(state, action.END)
        while state.to_act != OVER:
            if state.to_act != CHANCE and self._plans(state):
                state = self.planner.plan(state)[0].state
                continue
            move = pick(state, luck) if state.to_act == CHANCE else self._move(state, whims)
            if move == action.END and state.to_act == seat:
                left -= 1
                if left == 0:
                    return self.judge.lead(state, seat)
            act(state, move)
        return true_lead(state, seat) * 1000

    def play_to_round(self, state: KingdomBuilderState, round: i64, luck: Stream, whims: Stream) -> KingdomBuilderState:
        """The position when a round begins, or when the game is over."""
        while state.to_act != OVER and state.round < round:
            if state.to_act == CHANCE:
                act(state, pick(state, luck))
            elif self._plans(state):
                state = self.planner.plan(state)[0].state
            else:
                act(state, self._move(state, whims))
        return state

    def _plans(self, state: KingdomBuilderState) -> bool:
        """Whether a beam looks through the rest of the turn."""
        return self.width > 0 and state.step == step.TURN and owed(state) > 0

    def _move(self, state: KingdomBuilderState, whims: Stream) -> i64:
        """The next decision otherwise."""
        return action.END if self.width > 0 and state.step == step.TURN else self.hand.decide(state, whims)


def true_lead(state: KingdomBuilderState, seat: Seat) -> i64:
    """Gold of a seat over the best of the others."""
    most: i64 = -1
    for other in range(state.seats):
        if other != seat:
            theirs = gold(state, other)
            most = theirs if theirs > most else most
    return gold(state, seat) - most
