"""Set-up: the starting turn order is drawn, one place at a time."""

from mypy_extensions import i64

from kingcraft.core.bits import count, lowest, nth_bit
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Telling
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, step
from kingcraft.kingsburg.chance import Chance
from kingcraft.kingsburg.position import Position


class Order(Chance):
    """Draws the seat that has the next place in the order; `asked` are those without one."""

    def __init__(self) -> None:
        super().__init__(step.SETUP, "order", "setup", "kingsburg-set-up")
        self.laid = False

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """Every seat that has no place yet."""
        return [(int(action.ORDER_OF + seat), 1) for seat in range(state.seats) if (state.asked >> seat) & 1 != 0]

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of these seats."""
        return action.ORDER_OF + nth_bit(state.asked, stream.below(count(state.asked)))

    def allows(self, state: Position, move: Action) -> bool:
        """Whether this seat has no place yet."""
        seat = move - action.ORDER_OF
        return 0 <= seat < state.seats and (state.asked >> seat) & 1 != 0

    def refuse(self, state: Position, move: Action) -> Ruling:
        """Nobody takes two places."""
        return Ruling("kingsburg-chance", self.section)

    def act(self, state: Position, move: Action) -> None:
        """Gives a seat the next place; the last seat needs no draw."""
        seat_in_order(state, move - action.ORDER_OF)
        if count(state.asked) == 1:
            seat_in_order(state, lowest(state.asked))
            self.finish(state)

    def write(self, state: Position, move: Action) -> str:
        """`order C`."""
        return f"order {SEAT_LETTERS[int(move - action.ORDER_OF)]}"

    def read(self, state: Position, words: list[str]) -> int:
        """A seat by its letter."""
        known = len(words) == 2 and words[0] == "order" and len(words[1]) == 1 and words[1] in SEAT_LETTERS
        return action.ORDER_OF + SEAT_LETTERS.index(words[1]) if known else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether a place in the order is drawn."""
        return words[0] == "order"

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Whose place it is."""
        return Telling("order", int(move - action.ORDER_OF), {"place": int(state.turn) + 1})


def seat_in_order(state: Position, seat: Seat) -> None:
    """Gives a seat the next place in the starting order."""
    place: i64 = seat
    state.order |= place << (3 * state.turn)
    state.turn += 1
    state.asked &= ~(1 << seat)
