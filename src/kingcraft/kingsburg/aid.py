"""Phase 1, aid from the King: a white die for the one who is behind, or a good for each of those who are."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Mask
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import field, power, step
from kingcraft.kingsburg.favour import least_developed, only_seat
from kingcraft.kingsburg.goods import GoodsStep, move_goods
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.order import fire
from kingcraft.kingsburg.position import Position, ask_goods, go_to, power_of, seat_at
from kingcraft.kingsburg.step import Step

ALL_TRIGGERS: Final[Mask] = -1
"""Every trigger of a moment, as bits."""


def start_year(state: Position, triggers: Mask) -> None:
    """Some of what pieces give and take at the start of a year."""
    for seat in range(state.seats):
        mask = power_of(state, seat, power.DUE + power.YEAR_START) & triggers
        if mask != 0:
            fire(state, seat, power.YEAR_START, mask, field.FROM_POWERS)


class AidJudged(Step):
    """One seat behind all others rolls a white die this spring; several take a good each instead."""

    def __init__(self) -> None:
        super().__init__(step.AID_JUDGED, "judge", "aid", "kingsburg-aid")

    def proceed(self, state: Position) -> None:
        """Judges before what pieces give at the start of a year, and after what they take: so neither costs the aid."""
        early = state.box.takers if state.box.revised else ALL_TRIGGERS
        start_year(state, early)
        mask = least_developed(state)
        start_year(state, ~early)
        state.season = 0
        state.aid = only_seat(mask)
        state.asked = mask
        if state.aid >= 0:
            state.asked = 0
            note(state, "aid", state.aid)
        self.finish(state)


class Aid(GoodsStep):
    """The tied seats choose a good each, in turn order."""

    def __init__(self) -> None:
        super().__init__(step.AID, "choose", "aid", "kingsburg-aid", "take")

    def proceed(self, state: Position) -> None:
        """Asks the next of them."""
        while state.turn < state.seats:
            seat: i64 = seat_at(state, state.turn)
            if (state.asked >> seat) & 1 != 0:
                ask_goods(state, self.number, seat, 1, field.ALL_GOODS, False)
                return
            state.turn += 1
        self.finish(state)

    def finish(self, state: Position) -> None:
        """On to spring, or first to the Sorcerer."""
        go_to(state, step.SORCERY if state.box.revised else self.after)

    def act(self, state: Position, move: Action) -> None:
        """A tied seat takes the good of its choice."""
        move_goods(state, state.to_act, move, 1)
        state.asked &= ~(1 << state.to_act)
        state.to_act = NOBODY

    def restore(self, state: Position) -> None:
        """The seat whose turn it is, if nobody is said to be tied."""
        seat = seat_at(state, state.turn)
        if state.asked == 0:
            state.asked = 1 << seat
        ask_goods(state, self.number, seat, 1, field.ALL_GOODS, False)
