"""Phase 7: soldiers for goods, in turn order, one soldier at a time and any goods for each."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.goods import GoodsStep, move_goods, stone_in, wood_in
from kingcraft.kingsburg.position import NOBODY, Position, ask_goods, deal, gain, power_of, seat_at

PRICE: Final = 2


def soldier_price(state: Position, seat: Seat) -> i64:
    """How many goods a soldier costs a seat."""
    return max(1, PRICE + power_of(state, seat, power.RECRUIT_PRICE))


class Recruit(GoodsStep):
    """Each seat in turn hires as many soldiers as it likes."""

    def __init__(self) -> None:
        super().__init__(step.RECRUIT, "recruit", "recruit", "kingsburg-recruiting", "recruit", "done", "done-recruit")

    def proceed(self, state: Position) -> None:
        """Asks the next seat; after the last one the enemy comes."""
        if state.turn < state.seats:
            self.ask(state, seat_at(state, state.turn))
            state.paid = field.ALL_GOODS
        else:
            state.paid = 0
            state.turn = 0
            deal(state, self.after)

    def ask(self, state: Position, seat: Seat) -> None:
        """Asks for the goods of one soldier."""
        ask_goods(state, self.number, seat, soldier_price(state, seat), field.ALL_GOODS, True)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        self.ask(state, seat_at(state, state.turn))

    def act(self, state: Position, move: Action) -> None:
        """One soldier for the goods named, or no more."""
        if move == action.STOP:
            state.turn += 1
            state.to_act = NOBODY
            return
        move_goods(state, state.to_act, move, -1)
        gain(state, state.to_act, field.SOLDIERS, 1)
        state.paid = kinds_from(move)


def kinds_from(move: Action) -> Mask:
    """The last kind of good that was paid with and those behind it. No rule asks for it: positions have always said so,
    and their hashes stand in old games."""
    if stone_in(move) != 0:
        return 1 << field.STONE
    return (1 << field.STONE) | (1 << field.WOOD) if wood_in(move) != 0 else field.ALL_GOODS
