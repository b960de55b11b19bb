"""Position: all that lies on the table, as machine integers. The verbs of the phases change it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.news import News
from kingcraft.core.state import CHANCE, integers
from kingcraft.core.step import NOBODY, SteppedState
from kingcraft.kingsburg import field
from kingcraft.kingsburg.box import ADVISORS, SLOTS, Box

_NOT_YET: Final[vec[i64]] = vec[i64]()
"""In place of book, powers and sheet until they are laid out or taken over."""
NO_PIECE: Final[i64] = -1
"""In place of a piece beside buildings: none is held."""


class Position(SteppedState):
    """A position of Kingsburg, without the rules that move it.

    `book` has a row for every seat (field.py), then an entry for every advisor (see `court_place`).
    `sheet` has for every seat the building of each place, then the other pieces it holds.
    `powers` and `sheet` change seldom, so that copies share them: `sheet` is replaced whole, and so is `powers` before
    it is written into, where it is `lent`.
    `journal` is there while somebody wants to hear the news; copies have none.
    """

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(seats)
        self.box = box
        self.book: vec[i64] = _NOT_YET
        self.powers: vec[i64] = _NOT_YET
        self.sheet: vec[i64] = _NOT_YET
        self.lent: bool = False
        self.year: i64 = 1
        self.season: i64 = 0
        self.turn: i64 = 0
        self.order: i64 = 0
        self.aid: i64 = -1
        self.asked: Mask = 0
        self.envoy: i64 = -1
        self.taken: Mask = 0
        self.passed: Mask = 0
        self.neutral_three: i64 = 0
        self.neutral_two: i64 = 0
        self.enemy: i64 = -1
        self.seen: Mask = 0
        self.kings_die: i64 = 0
        self.advisor: i64 = 0
        self.slot: i64 = 0
        self.built: i64 = 0
        self.offered: Mask = 0
        self.pending: Mask = 0
        """The triggers of the moment that wait while the seat is asked, as bits."""
        self.paid: Mask = 0
        self.wanted: i64 = 0
        self.kinds: Mask = 0
        self.giving: bool = False
        self.destiny: i64 = -1
        self.drawn: Mask = 0
        self.market: Mask = 0
        self.lot: i64 = -1
        self.bid: i64 = -1
        self.bidder: i64 = -1
        self.chooser: i64 = -1
        self.journal: list[News] | None = None

    def lay_out(self) -> None:
        """An empty table: nobody has anything, no die is on an advisor, no seat has its place in the order."""
        seats = int(self.seats)
        self.book = integers([0] * (seats * field.WIDTH + ADVISORS + 1))
        self.powers = integers([0] * (seats * int(self.box.width)))
        self.sheet = integers([*self.box.printed, *[NO_PIECE] * SLOTS] * seats)
        self.asked = (1 << self.seats) - 1
        if self.box.soldier_tokens:
            for seat in range(seats):
                self.book[seat * field.WIDTH + field.TOKENS_LEFT] = field.ALL_TOKENS

    def become(self, other: "Position") -> None:
        """Takes over the whole position of another of the same box and as many seats."""
        self.to_act = other.to_act
        self.book = other.book[:]
        self.powers = other.powers
        self.sheet = other.sheet
        self.lent = True
        other.lent = True
        self.year = other.year
        self.season = other.season
        self.step = other.step
        self.turn = other.turn
        self.order = other.order
        self.aid = other.aid
        self.asked = other.asked
        self.envoy = other.envoy
        self.taken = other.taken
        self.passed = other.passed
        self.neutral_three = other.neutral_three
        self.neutral_two = other.neutral_two
        self.enemy = other.enemy
        self.seen = other.seen
        self.kings_die = other.kings_die
        self.advisor = other.advisor
        self.slot = other.slot
        self.built = other.built
        self.offered = other.offered
        self.pending = other.pending
        self.paid = other.paid
        self.wanted = other.wanted
        self.kinds = other.kinds
        self.giving = other.giving
        self.destiny = other.destiny
        self.drawn = other.drawn
        self.market = other.market
        self.lot = other.lot
        self.bid = other.bid
        self.bidder = other.bidder
        self.chooser = other.chooser


def seat_at(state: Position, place: i64) -> Seat:
    """The seat at a place of the turn order."""
    return (state.order >> (3 * place)) & 7


def court_place(state: Position, advisor: i64) -> i64:
    """Where in the book the groups on an advisor stand."""
    return state.seats * field.WIDTH + advisor


def have(state: Position, seat: Seat, what: i64) -> i64:
    """What a seat has of something."""
    # An index that is a name of its own lets mypyc read the vector without counting a reference to it.
    place = seat * field.WIDTH + what
    return state.book[place]


def gain(state: Position, seat: Seat, what: i64, amount: i64) -> None:
    """Gives a seat some of a good, of soldiers or of tokens; less than nothing takes it."""
    state.book[seat * field.WIDTH + what] += amount


def score(state: Position, seat: Seat, source: i64, points: i64) -> None:
    """Points won or lost, also written down under where they come from."""
    book = state.book
    row = seat * field.WIDTH
    book[row + field.POINTS] += points
    book[row + field.SOURCES + source] += points


def goods_of(state: Position, seat: Seat) -> i64:
    """How many goods a seat has; +2 tokens are not goods."""
    book = state.book
    row = seat * field.WIDTH
    return book[row + field.GOLD] + book[row + field.WOOD] + book[row + field.STONE]


def owns(state: Position, seat: Seat) -> Mask:
    """The places of a seat's province with a building, as bits."""
    return have(state, seat, field.BUILDINGS)


def power_of(state: Position, seat: Seat, what: i64) -> i64:
    """A number that a seat's pieces give it."""
    place = seat * state.box.width + what
    return state.powers[place]


def go_to(state: Position, step: i64) -> None:
    """The game carries on by itself at a step, from the first place of the turn order."""
    state.step = step
    state.turn = 0
    state.to_act = NOBODY


def deal(state: Position, step: i64) -> None:
    """Waits for chance at a step."""
    state.step = step
    state.to_act = CHANCE


def ask_seat(state: Position, step: i64, seat: Seat) -> None:
    """Waits for a seat's decision at a step."""
    state.step = step
    state.to_act = seat


def ask_goods(state: Position, step: i64, seat: Seat, count: i64, kinds: Mask, giving: bool) -> None:
    """Waits for a seat to name so many goods of these kinds, to be taken from the supply or given away."""
    state.step = step
    state.to_act = seat
    state.wanted = count
    state.kinds = kinds
    state.giving = giving
