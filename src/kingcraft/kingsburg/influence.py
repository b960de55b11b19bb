"""Step b of a season: groups of dice on the King's advisors."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.state import integers
from kingcraft.kingsburg.board import Board, ask_seat, gain, go_to, have, owns, seat_at
from kingcraft.kingsburg.dice import FIRST_PART, PART, SUM, THROWS, part_place, without
from kingcraft.kingsburg.layout import (
    DICE,
    FIELDS,
    HELP,
    INFLUENCE,
    PLACE_OF,
    PLACE_WAYS,
    SPENT,
    STOP,
    TOKENS,
    TOKENS_A_SEASON,
    USED,
    WHITE,
    WHITE_GROUPS,
)
from kingcraft.kingsburg.tables import SHIFTS

ALL_ADVISORS: Final = (1 << 19) - 2
NO_SHIFT: Final = 2
ANY_SHIFT: Final = 7
WAYS_IN: Final[vec[i64]] = integers([ways.bit_count() for ways in range(64)])


def placement(own: i64, white: i64, token: i64, shift: i64) -> i64:
    """The action that places these dice, with or without a +2 token, shifted by -1, 0 or 1."""
    return PLACE_OF + (own * WHITE_GROUPS + white) * PLACE_WAYS + token * 3 + shift + 1


def own_in(action: i64) -> i64:
    """The coloured dice of a placement."""
    return (action - PLACE_OF) // (WHITE_GROUPS * PLACE_WAYS)


def white_in(action: i64) -> i64:
    """The white dice of a placement."""
    return (action - PLACE_OF) // PLACE_WAYS % WHITE_GROUPS


def token_in(action: i64) -> i64:
    """Whether a placement uses a +2 token."""
    return (action - PLACE_OF) % PLACE_WAYS // 3


def shift_in(action: i64) -> i64:
    """By how much a placement is shifted."""
    return (action - PLACE_OF) % 3 - 1


def advisor_of(action: i64) -> i64:
    """The number that a placement reaches: its exact sum, the token and the shift included."""
    return SUM[own_in(action)] + SUM[white_in(action)] + 2 * token_in(action) + shift_in(action)


def open_advisors(board: Board, seat: i64) -> i64:
    """The advisors that a seat may influence, as bits: the free ones, or any with the King's Envoy."""
    if board.envoy == seat:
        return ALL_ADVISORS
    return ALL_ADVISORS & ~board.taken


def token_ready(board: Board, seat: i64) -> bool:
    """Whether a +2 token may join a group: one in a season, but one in every group in the edition of 2007."""
    if have(board, seat, TOKENS) == 0:
        return False
    return board.edition == 2007 or have(board, seat, SPENT) < TOKENS_A_SEASON


def shifts_ready(board: Board, seat: i64) -> i64:
    """The shifts a seat may make now: bit 0 is down, bit 1 none, bit 2 up."""
    return ANY_SHIFT if owns(board, seat) & SHIFTS & ~have(board, seat, USED) != 0 else NO_SHIFT


def ways_to(open_mask: i64, total: i64, shifts: i64, token: bool) -> i64:
    """The ways a group of this sum may be placed, as six bits in the order of actions."""
    window = open_mask >> (total - 1)
    ways = window & shifts
    if token:
        ways |= ((window >> 2) & shifts) << 3
    return ways


def count_placements(board: Board, seat: i64) -> i64:
    """How many placements a seat has."""
    return _walk(board, seat, -1)


def nth_placement(board: Board, seat: i64, nth: i64) -> i64:
    """The n-th placement of a seat, in ascending order of action."""
    return _walk(board, seat, nth)


def _walk(board: Board, seat: i64, nth: i64) -> i64:
    """Goes through a seat's placements up to the n-th; counts them all if n is negative."""
    row = seat * FIELDS
    own = board.book[row + DICE]
    if own == 0:
        return 0
    white = board.book[row + WHITE]
    open_mask = open_advisors(board, seat)
    shifts = shifts_ready(board, seat)
    token = token_ready(board, seat)
    count: i64 = 0
    for first in range(FIRST_PART[own] + 1, FIRST_PART[own + 1]):
        total = SUM[PART[first]]
        for second in range(FIRST_PART[white], FIRST_PART[white + 1]):
            ways = ways_to(open_mask, total + SUM[PART[second]], shifts, token)
            if ways == 0:
                continue
            found = WAYS_IN[ways]
            if nth >= 0 and count + found > nth:
                return placement(PART[first], PART[second], 0, -1) + nth_bit(ways, nth - count)
            count += found
    return count


def nth_bit(mask: i64, nth: i64) -> i64:
    """The place of the n-th bit that is set."""
    place: i64 = 0
    while True:
        if (mask >> place) & 1 != 0:
            if nth == 0:
                return place
            nth -= 1
        place += 1


def add_placements(board: Board, seat: i64, actions: vec[i64]) -> vec[i64]:
    """A list of actions with all placements of a seat behind it."""
    for nth in range(count_placements(board, seat)):
        actions = append(actions, nth_placement(board, seat, nth))
    return actions


def allows_placement(board: Board, seat: i64, action: i64) -> bool:
    """Whether a seat may make a placement."""
    own = own_in(action)
    white = white_in(action)
    row = seat * FIELDS
    if own == 0 or own >= THROWS or part_place(board.book[row + DICE], own) < 0:
        return False
    if part_place(board.book[row + WHITE], white) < 0:
        return False
    total = SUM[own] + SUM[white]
    ways = ways_to(open_advisors(board, seat), total, shifts_ready(board, seat), token_ready(board, seat))
    return (ways >> ((action - PLACE_OF) % PLACE_WAYS)) & 1 != 0


def influence(board: Board, action: i64) -> None:
    """A seat places a group, or passes for the rest of the season."""
    seat = board.to_act
    if action == STOP:
        board.passed |= 1 << seat
    else:
        place(board, seat, action)
    next_to_influence(board)


def place(board: Board, seat: i64, action: i64) -> None:
    """Puts a group on its advisor; on one that is taken it costs the King's Envoy."""
    row = seat * FIELDS
    board.book[row + DICE] = without(board.book[row + DICE], own_in(action))
    board.book[row + WHITE] = without(board.book[row + WHITE], white_in(action))
    if token_in(action) != 0:
        gain(board, seat, TOKENS, -1)
        gain(board, seat, SPENT, 1)
    if shift_in(action) != 0:
        ready = owns(board, seat) & SHIFTS & ~board.book[row + USED]
        board.book[row + USED] |= ready & -ready
    advisor = advisor_of(action)
    if (board.taken >> advisor) & 1 != 0:
        board.envoy = -1
    board.taken |= 1 << advisor
    slot: i64 = 0 if board.court[advisor * 2] == 0 else 1
    board.court[advisor * 2 + slot] = 1 + (action - PLACE_OF) * 8 + seat


def next_to_influence(board: Board) -> None:
    """The next seat in turn order that has not passed; when all have, the advisors help."""
    for _ in range(board.seats):
        board.turn += 1
        if board.turn == board.seats:
            board.turn = 0
        seat = seat_at(board, board.turn)
        if (board.passed >> seat) & 1 == 0:
            ask_seat(board, INFLUENCE, seat)
            return
    board.advisor = 0
    board.slot = 1
    go_to(board, HELP)
