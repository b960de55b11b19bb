"""Board: all that lies on the table, as machine integers. The verbs of the year change it."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.state import CHANCE, State, integers
from kingcraft.kingsburg.layout import (
    ADVISORS,
    BUILDINGS,
    FIELDS,
    GOLD,
    NOBODY,
    POINTS,
    SETUP,
    SOURCES,
    STONE,
    WOOD,
)


class Board(State):
    """A position of Kingsburg, without the rules that move it."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.book: vec[i64] = vec[i64]()
        self.court: vec[i64] = vec[i64]()
        self.edition: i64 = 2012
        self.demons: i64 = 0
        self.year: i64 = 1
        self.season: i64 = 0
        self.step: i64 = SETUP
        self.turn: i64 = 0
        self.order: i64 = 0
        self.aid: i64 = -1
        self.asked: i64 = 0
        self.envoy: i64 = -1
        self.taken: i64 = 0
        self.passed: i64 = 0
        self.neutral_three: i64 = 0
        self.neutral_two: i64 = 0
        self.enemy: i64 = -1
        self.seen: i64 = 0
        self.kings_die: i64 = 0
        self.advisor: i64 = 0
        self.slot: i64 = 0
        self.built: i64 = 0
        self.kinds: i64 = 0

    def lay_out(self) -> None:
        """An empty table: nobody has anything, no die is on an advisor, no seat has its place in the order."""
        self.book = integers([0] * (int(self.seats) * FIELDS))
        self.court = integers([0] * ((ADVISORS + 1) * 2))
        self.asked = (1 << self.seats) - 1

    def become(self, other: "Board") -> None:
        """Takes over the whole position of another board of as many seats."""
        self.to_act = other.to_act
        self.book = other.book[:]
        self.court = other.court[:]
        self.edition = other.edition
        self.demons = other.demons
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
        self.kinds = other.kinds


def seat_at(board: Board, place: i64) -> i64:
    """The seat at a place of the turn order."""
    return (board.order >> (3 * place)) & 7


def have(board: Board, seat: i64, field: i64) -> i64:
    """What a seat has of something."""
    return board.book[seat * FIELDS + field]


def gain(board: Board, seat: i64, field: i64, amount: i64) -> None:
    """Gives a seat some of a good, of soldiers or of tokens; less than nothing takes it."""
    board.book[seat * FIELDS + field] += amount


def score(board: Board, seat: i64, source: i64, points: i64) -> None:
    """Points won or lost, also written down under where they come from."""
    board.book[seat * FIELDS + POINTS] += points
    board.book[seat * FIELDS + SOURCES + source] += points


def goods_of(board: Board, seat: i64) -> i64:
    """How many goods a seat has; +2 tokens are not goods."""
    row = seat * FIELDS
    return board.book[row + GOLD] + board.book[row + WOOD] + board.book[row + STONE]


def owns(board: Board, seat: i64) -> i64:
    """The buildings of a seat, as bits."""
    return board.book[seat * FIELDS + BUILDINGS]


def bits_in(mask: i64) -> i64:
    """How many bits of a mask are set (masks under 2**32)."""
    pairs = mask - ((mask >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F
    return ((eights * 0x01010101) >> 24) & 0xFF


def added(mask: i64, figures: vec[i64]) -> i64:
    """The figures of the buildings in a mask, added up."""
    total: i64 = 0
    index: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            total += figures[index]
        mask >>= 1
        index += 1
    return total


def go_to(board: Board, step: i64) -> None:
    """The game carries on by itself at a step, from the first place of the turn order."""
    board.step = step
    board.turn = 0
    board.to_act = NOBODY


def deal(board: Board, step: i64) -> None:
    """Waits for chance at a step."""
    board.step = step
    board.to_act = CHANCE


def ask_seat(board: Board, step: i64, seat: i64) -> None:
    """Waits for a seat's decision at a step."""
    board.step = step
    board.to_act = seat
