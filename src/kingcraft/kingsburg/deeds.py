"""Governors with a deed of their own that no vocabulary tells: what each does, where a step makes room for it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.content import DEEDS
from kingcraft.kingsburg.goods import GoodsStep, move_goods
from kingcraft.kingsburg.influence import entry_at, seat_on
from kingcraft.kingsburg.journal import note_gain
from kingcraft.kingsburg.pieces import building_at, grant
from kingcraft.kingsburg.position import (
    NOBODY,
    Position,
    ask_goods,
    ask_seat,
    court_place,
    gain,
    owns,
    power_of,
    score,
    seat_at,
)
from kingcraft.kingsburg.province import PlaceStep, open_places
from kingcraft.kingsburg.season import neutral_block
from kingcraft.kingsburg.step import SEASON, Step

PREACHER: Final = DEEDS.index("preacher")
TAX_COLLECTOR: Final = DEEDS.index("tax-collector")
SORCERER: Final = DEEDS.index("sorcerer")
DUKE: Final = DEEDS.index("duke")
DUCHESS: Final = 12
SORCERY_YEAR: Final = 3
SORCERY_MOST: Final = 3
LAST_COLUMN: Final = 3


def does(state: Position, seat: Seat, deed: i64) -> bool:
    """Whether a seat has a governor with this deed."""
    return (power_of(state, seat, power.DEEDS) >> deed) & 1 != 0


def doers(state: Position, deed: i64, but: Seat) -> Mask:
    """The seats with a deed, all but one, as bits."""
    found: Mask = 0
    for seat in range(state.seats):
        if seat != but and does(state, seat, deed):
            found |= 1 << seat
    return found


def preach(state: Position, idle: Seat) -> None:
    """The Preacher scores when somebody else builds nothing."""
    seats = doers(state, PREACHER, idle)
    while seats != 0:
        score(state, lowest(seats), field.FROM_POWERS, 1)
        if state.journal is not None:
            note_gain(state, "gain", lowest(seats), [0, 0, 0, 0, 0, 1], {"building": state.box.word("preacher")})
        seats &= seats - 1


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


class Sorcery(PlaceStep):
    """At the start of year III the Sorcerer raises up to three buildings of column I for nothing, without points."""

    def __init__(self) -> None:
        super().__init__(step.SORCERY, "sorcery", "aid", "kingsburg-governors", "done-sorcery", "raise")

    def proceed(self, state: Position) -> None:
        """Asks the Sorcerer, as long as there is something left to raise."""
        while state.box.has_deeds and state.year == SORCERY_YEAR and state.turn < state.seats:
            seat = seat_at(state, state.turn)
            if does(state, seat, SORCERER) and state.built < SORCERY_MOST and raisable(state, seat) != 0:
                ask_seat(state, self.number, seat)
                return
            state.built = 0
            state.turn += 1
        self.finish(state)

    def audit(self, state: Position) -> None:
        """Only the Sorcerer is asked, three times at most."""
        if not does(state, state.to_act, SORCERER) or state.built >= SORCERY_MOST:
            raise bad("turn", SEAT_LETTERS[int(state.to_act)])

    def places(self, state: Position) -> Mask:
        """The free places of column I."""
        return raisable(state, state.to_act)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It stands, or it is not of column I."""
        return Ruling("kingsburg-sorcery", self.section)

    def act(self, state: Position, move: Action) -> None:
        """A building for nothing, which neither gives nor costs points."""
        seat = state.to_act
        state.to_act = NOBODY
        if move == action.STOP:
            state.built = SORCERY_MOST
            return
        place = move - action.BUILD_OF
        gain(state, seat, field.BUILDINGS, bit(place))
        gain(state, seat, field.UNSCORED, bit(place))
        grant(state, seat, building_at(state, seat, place))
        state.built += 1


def raisable(state: Position, seat: Seat) -> Mask:
    """The free places of column I, as bits."""
    return open_places(state.box, owns(state, seat)) & state.box.first_column


class Duke(Step):
    """After all dice are placed the Duke may move his group on the highest of his advisors to the Duchess."""

    def __init__(self) -> None:
        super().__init__(step.DUKE, "duke", SEASON, "kingsburg-governors", "keep", "keep-group")

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
