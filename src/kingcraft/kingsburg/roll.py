"""Step a of a season: neutral dice, throws, re-rolls in the old turn order, and the new turn order."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, added, ask_seat, deal, go_to, owns, seat_at
from kingcraft.kingsburg.dice import FACES, SAME, SUM, throw_of, without
from kingcraft.kingsburg.layout import (
    ADVISORS,
    DICE,
    DICE_OWN,
    FIELDS,
    INFLUENCE,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    NOBODY,
    REROLL,
    REROLL_ALL,
    REROLL_ALL_WHITE,
    REROLL_ONE,
    REROLL_ONE_WHITE,
    ROLL,
    ROLL_OF,
    ROLL_WHITE,
    ROLLED,
    ROLLED_WHITE,
    SPENT,
    STOP,
    USE_OF,
    USED,
    WHITE,
)
from kingcraft.kingsburg.powers import give_gains
from kingcraft.kingsburg.tables import AT_START, DICE_GIVEN, GIVES_DICE, REROLL_MOST, REROLLS, REROLLS_ALL, REROLLS_ONE


def start_season(board: Board) -> None:
    """Clears the court, pays what is due at the start, and rolls the neutral dice of a game for two."""
    clear_court(board)
    board.passed = 0
    for seat in range(board.seats):
        row = seat * FIELDS
        board.book[row + USED] = 0
        board.book[row + SPENT] = 0
        give_gains(board, seat, AT_START + board.season)
    board.turn = 0
    deal(board, NEUTRAL_THREE if board.seats == 2 else ROLL)


def clear_court(board: Board) -> None:
    """All dice go back to where they belong, the white ones too."""
    if board.taken != 0:
        for index in range((ADVISORS + 1) * 2):
            board.court[index] = 0
    board.taken = 0
    board.neutral_three = 0
    board.neutral_two = 0
    for seat in range(board.seats):
        row = seat * FIELDS
        board.book[row + DICE] = 0
        board.book[row + WHITE] = 0
        board.book[row + ROLLED] = 0
        board.book[row + ROLLED_WHITE] = 0


def neutral_block(three: i64, two: i64) -> i64:
    """The advisors that the neutral dice block, as bits; equal sums part the second pair (rules for two players)."""
    mask: i64 = 1 << SUM[three] if three != 0 else 0
    if two == 0:
        return mask
    if SUM[two] != SUM[three]:
        return mask | (1 << SUM[two])
    faces = FACES[two]
    return mask | (1 << faces[0]) | (1 << faces[1])


def roll_neutral(board: Board, throw: i64) -> None:
    """Three neutral dice block one advisor, two more another."""
    if board.step == NEUTRAL_THREE:
        board.neutral_three = throw
        deal(board, NEUTRAL_TWO)
    else:
        board.neutral_two = throw
        deal(board, ROLL)
    board.taken = neutral_block(board.neutral_three, board.neutral_two)


def white_dice_of(board: Board, seat: i64) -> i64:
    """How many white dice a seat rolls this season."""
    dice = added(owns(board, seat) & GIVES_DICE, DICE_GIVEN)
    return dice + 1 if board.aid == seat and board.season == 0 else dice


def dice_to_roll(board: Board) -> i64:
    """How many dice chance throws at this step."""
    step = board.step
    if step in (ROLL, REROLL_ALL, NEUTRAL_THREE):
        return DICE_OWN
    if step in (ROLL_WHITE, REROLL_ALL_WHITE):
        return white_dice_of(board, seat_at(board, board.turn))
    return 2 if step == NEUTRAL_TWO else 1


def roll(board: Board, action: i64) -> None:
    """The outcome of a throw of the seat whose turn it is, or of the neutral dice."""
    throw = action - ROLL_OF
    step = board.step
    if step in (NEUTRAL_THREE, NEUTRAL_TWO):
        roll_neutral(board, throw)
        return
    seat = seat_at(board, board.turn)
    white = step in (ROLL_WHITE, REROLL_ALL_WHITE, REROLL_ONE_WHITE)
    row = seat * FIELDS
    if step in (REROLL_ONE, REROLL_ONE_WHITE):
        throw = joined(board.book[row + (WHITE if white else DICE)], throw)
    board.book[row + (WHITE if white else DICE)] = throw
    board.book[row + (ROLLED_WHITE if white else ROLLED)] = throw
    if (step in (ROLL, REROLL_ALL)) and white_dice_of(board, seat) > 0:
        deal(board, ROLL_WHITE if step == ROLL else REROLL_ALL_WHITE)
    elif step in (ROLL, ROLL_WHITE):
        next_roll(board)
    else:
        board.step = REROLL
        board.to_act = NOBODY


def joined(hand: i64, die: i64) -> i64:
    """A throw with one die more."""
    return throw_of(FACES[hand] + FACES[die])


def next_roll(board: Board) -> None:
    """The next seat throws; when all have, it is time for re-rolls."""
    board.turn += 1
    if board.turn < board.seats:
        deal(board, ROLL)
    else:
        go_to(board, REROLL)


def total_of(board: Board, seat: i64) -> i64:
    """The sum of all dice a seat has in hand."""
    row = seat * FIELDS
    return SUM[board.book[row + DICE]] + SUM[board.book[row + WHITE]]


def all_same(board: Board, seat: i64) -> bool:
    """Whether all dice of a seat, white ones too, show one number."""
    own = board.book[seat * FIELDS + DICE]
    white = board.book[seat * FIELDS + WHITE]
    return SAME[own] != 0 and (white == 0 or SAME[white] == SAME[own])


def usable_rerolls(board: Board, seat: i64) -> i64:
    """The buildings with which a seat may roll again now, as bits."""
    mask = owns(board, seat) & REROLLS & ~board.book[seat * FIELDS + USED]
    if mask == 0:
        return 0
    if not all_same(board, seat):
        mask &= ~REROLLS_ONE
    total = total_of(board, seat)
    for building in range(len(REROLL_MOST)):
        if ((mask & REROLLS_ALL) >> building) & 1 != 0 and total > REROLL_MOST[building]:
            mask &= ~(1 << building)
    return mask


def next_reroll(board: Board) -> None:
    """Asks the next seat that may roll again, in the old turn order; then the new order is made."""
    while board.turn < board.seats:
        seat = seat_at(board, board.turn)
        if owns(board, seat) & REROLLS != 0 and usable_rerolls(board, seat) != 0:
            ask_seat(board, REROLL, seat)
            return
        board.turn += 1
    sort_order(board)
    board.turn = 0
    ask_seat(board, INFLUENCE, seat_at(board, 0))


def reroll(board: Board, action: i64) -> None:
    """Uses a building to roll one die or all dice again, or keeps what there is."""
    if action == STOP:
        board.turn += 1
        board.to_act = NOBODY
        return
    seat = board.to_act
    building = (action - USE_OF) >> 1
    row = seat * FIELDS
    board.book[row + USED] |= 1 << building
    if (REROLLS_ALL >> building) & 1 != 0:
        board.book[row + DICE] = 0
        board.book[row + WHITE] = 0
        deal(board, REROLL_ALL)
        return
    white = (action - USE_OF) & 1
    field: i64 = WHITE if white != 0 else DICE
    face = SAME[board.book[row + field]]
    board.book[row + field] = without(board.book[row + field], face)
    deal(board, REROLL_ONE_WHITE if white != 0 else REROLL_ONE)


def sort_order(board: Board) -> None:
    """Lowest sum of all dice first; equal sums keep their order."""
    order: i64 = 0
    for place in range(board.seats):
        seat = seat_at(board, place)
        total = total_of(board, seat)
        rank: i64 = 0
        for other in range(board.seats):
            sum_of_other = total_of(board, seat_at(board, other))
            if sum_of_other < total or (sum_of_other == total and other < place):
                rank += 1
        order |= seat << (3 * rank)
    board.order = order
