"""The Duke moves a group of dice to the Duchess."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import SEAT_LETTERS, Telling
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import action, power, step
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.content import DEEDS
from kingcraft.kingsburg.group import entry_at, seat_on
from kingcraft.kingsburg.pieces import does
from kingcraft.kingsburg.position import Position, ask_seat, court_place, power_of, seat_at
from kingcraft.kingsburg.season import neutral_block
from kingcraft.kingsburg.step import SEASON, Step

DUKE: Final = DEEDS.index("duke")
DUCHESS: Final = 12


class Duke(Step):
    """After all dice are placed the Duke may move his group on the highest of his advisors to the Duchess."""

    def __init__(self) -> None:
        super().__init__(step.DUKE, "duke", SEASON, "kingsburg-governors", "keep", "keep-group")
        self.placed = True

    def proceed(self, state: Position) -> None:
        """Asks the Duke if the Duchess is free; then the advisors help."""
        while state.box.has_deeds and state.turn < state.seats:
            seat = seat_at(state, state.turn)
            if does(state, seat, DUKE) and can_move(state, seat):
                ask_seat(state, self.number, seat)
                return
            state.turn += 1
        state.advisor = 0
        state.slot = 1
        self.finish(state)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        state.to_act = seat_at(state, state.turn)

    def audit(self, state: Position) -> None:
        """Only the Duke is asked, and only if he can."""
        if not does(state, state.to_act, DUKE) or not can_move(state, state.to_act):
            raise bad("turn", SEAT_LETTERS[int(state.to_act)])

    def listed(self, state: Position) -> vec[i64]:
        """To leave the group, or to move it."""
        return append(append(vec[i64](), action.STOP), action.DUKE)

    def allows(self, state: Position, move: Action) -> bool:
        """Either."""
        return move in (action.STOP, action.DUKE)

    def act(self, state: Position, move: Action) -> None:
        """The group goes to the Duchess, or stays."""
        seat = state.to_act
        if move == action.DUKE:
            visit(state, seat)
        state.turn += 1
        state.to_act = NOBODY

    def write(self, state: Position, move: Action) -> str:
        """`duke`, `keep`."""
        return self.stop if move == action.STOP else "duke"

    def read(self, state: Position, words: list[str]) -> int:
        """`duke`."""
        return action.DUKE if words == ["duke"] else super().read(state, words)

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether the Duke is named."""
        return words == ["duke"]

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The visit, or that there is none."""
        return super().telling(state, move, hidden) if move == action.STOP else Telling("duke", int(state.to_act))


def highest(state: Position, seat: Seat) -> i64:
    """The highest advisor that a seat has a group on, or 0."""
    for advisor in range(ADVISORS, 0, -1):
        if seat in (seat_on(state, advisor, 0), seat_on(state, advisor, 1)):
            return advisor
    return 0


def can_move(state: Position, seat: Seat) -> bool:
    """Whether the Duchess is free and there is a group to move."""
    closed = state.taken | power_of(state, seat, power.CLOSED)
    return (closed >> DUCHESS) & 1 == 0 and highest(state, seat) != 0


def visit(state: Position, seat: Seat) -> None:
    """Moves a seat's group on its highest advisor to the Duchess."""
    advisor = highest(state, seat)
    slot: i64 = 0 if seat_on(state, advisor, 0) == seat else 1
    entry: i64 = entry_at(state, advisor, slot)
    other: i64 = entry_at(state, advisor, 1 - slot)
    state.book[court_place(state, advisor)] = other
    state.book[court_place(state, DUCHESS)] = entry
    state.taken |= 1 << DUCHESS
    blocked = neutral_block(state.neutral_three, state.neutral_two)
    if other == 0 and (blocked >> advisor) & 1 == 0:
        state.taken &= ~(1 << advisor)
