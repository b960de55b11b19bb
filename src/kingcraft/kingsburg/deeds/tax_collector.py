"""The Tax Collector is asked whenever somebody else builds in the last column."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.content import DEEDS
from kingcraft.kingsburg.goods import GoodsStep, move_goods
from kingcraft.kingsburg.pieces import doers
from kingcraft.kingsburg.position import Position, ask_goods
from kingcraft.kingsburg.step import SEASON

TAX_COLLECTOR: Final = DEEDS.index("tax-collector")
LAST_COLUMN: Final = 3


def collect(state: Position, builder: Seat, place: i64) -> bool:
    """Whether somebody takes a tax for what was built; building waits for it."""
    if place & 3 != LAST_COLUMN:
        return False
    state.asked = doers(state, TAX_COLLECTOR, builder)
    if state.asked != 0:
        state.step = step.TAX
    return state.asked != 0


class Tax(GoodsStep):
    """The Tax Collector takes a good whenever somebody else builds in the last column; then building goes on."""

    def __init__(self) -> None:
        super().__init__(step.TAX, "tax", SEASON, "kingsburg-governors", "take")

    def proceed(self, state: Position) -> None:
        """Asks the next collector."""
        if state.asked == 0:
            state.step = step.BUILD
            return
        self.restore(state)

    def restore(self, state: Position) -> None:
        """The first of the collectors that are left."""
        if state.asked == 0:
            raise bad("asked", "")
        ask_goods(state, self.number, lowest(state.asked), 1, field.ALL_GOODS, False)

    def act(self, state: Position, move: Action) -> None:
        """A good of choice."""
        move_goods(state, state.to_act, move, 1)
        state.asked &= ~(1 << state.to_act)
        state.to_act = NOBODY
