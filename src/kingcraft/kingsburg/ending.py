"""The end of a year, the end of the game, and who has won it."""

from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.core.state import OVER
from kingcraft.kingsburg import field, power, step
from kingcraft.kingsburg.box import YEARS
from kingcraft.kingsburg.destiny import end_destiny
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.order import due
from kingcraft.kingsburg.position import Position, go_to, goods_of, have, owns
from kingcraft.kingsburg.step import RECKONED, Step


class YearOver(Step):
    """The soldiers go home, the card leaves the game; after the fifth year all is over. `first` begins a year."""

    def __init__(self, first: i64) -> None:
        super().__init__(step.YEAR_OVER, "home", "winter", "kingsburg-battle")
        self.winter = RECKONED
        self.first = first

    def proceed(self, state: Position) -> None:
        """On to the next year, or to the end."""
        state.enemy = -1
        state.seen = 0
        state.kings_die = 0
        for seat in range(state.seats):
            if state.journal is not None and have(state, seat, field.SOLDIERS) > 0:
                note(state, "home", seat)
            state.book[seat * field.WIDTH + field.SOLDIERS] = 0
            state.book[seat * field.WIDTH + field.COMBAT] = 0
            state.book[seat * field.WIDTH + field.CHOSEN] = 0
            state.book[seat * field.WIDTH + field.OWN_DIE] = 0
        state.season = 0
        if state.destiny >= 0:
            end_destiny(state)
        if state.year < YEARS:
            state.year += 1
            go_to(state, self.first)
            return
        for seat in range(state.seats):
            due(state, seat, power.GAME_END, field.FROM_ENDING)
        self.finish(state)
        state.to_act = OVER


class Finished(Step):
    """The game is over."""

    def __init__(self) -> None:
        super().__init__(step.FINISHED, "over", "over", "kingsburg-ending")

    def restore(self, state: Position) -> None:
        """Nobody acts any more."""
        state.to_act = OVER


def rank_of(state: Position, seat: Seat) -> i64:
    """Points, then goods, then buildings, as one number that is higher for the better."""
    return (have(state, seat, field.POINTS) * 4096 + goods_of(state, seat)) * 64 + count(owns(state, seat))


def winning_seats(state: Position) -> list[int]:
    """All seats of the highest rank, when the game is over."""
    if state.to_act != OVER:
        return []
    best = max([rank_of(state, seat) for seat in range(state.seats)])
    return [int(seat) for seat in range(state.seats) if rank_of(state, seat) == best]
