"""What chance decides: the starting order, every throw, every enemy."""

from mypy_extensions import i64

from kingcraft.core.stream import Stream
from kingcraft.kingsburg.board import Board, bits_in, go_to
from kingcraft.kingsburg.dice import FIRST_OF_SIZE, FIRST_TICKET, TICKET, WAYS
from kingcraft.kingsburg.layout import AID_JUDGED, ENEMY, ENEMY_OF, LOOK, ORDER_OF, ROLL_OF, SETUP, YEARS
from kingcraft.kingsburg.roll import dice_to_roll
from kingcraft.kingsburg.tables import CARD, CARDS_A_YEAR


def outcomes(board: Board) -> list[tuple[int, int]]:
    """Every outcome of chance here, ascending, with its weight."""
    step = board.step
    if step == SETUP:
        return [(int(ORDER_OF + seat), 1) for seat in range(board.seats) if (board.asked >> seat) & 1 != 0]
    if step in (LOOK, ENEMY):
        if board.enemy >= 0:
            return [(int(ENEMY_OF + board.enemy), 1)]
        first = first_card(board)
        return [(int(ENEMY_OF + CARD[index]), 1) for index in range(first, first + CARDS_A_YEAR)]
    dice = dice_to_roll(board)
    throws = range(FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1])
    return [(int(ROLL_OF + throw), int(WAYS[throw])) for throw in throws]


def first_card(board: Board) -> i64:
    """Where the cards of this year begin in the table of cards."""
    return (board.demons * YEARS + board.year - 1) * CARDS_A_YEAR


def draw(board: Board, stream: Stream) -> i64:
    """One outcome at its odds."""
    step = board.step
    if step == SETUP:
        return ORDER_OF + _nth_seat(board.asked, stream.below(bits_in(board.asked)))
    if step in (LOOK, ENEMY):
        if board.enemy >= 0:
            return ENEMY_OF + board.enemy
        return ENEMY_OF + CARD[first_card(board) + stream.below(CARDS_A_YEAR)]
    dice = dice_to_roll(board)
    first = FIRST_TICKET[dice]
    return ROLL_OF + TICKET[first + stream.below(FIRST_TICKET[dice + 1] - first)]


def allows_outcome(board: Board, action: i64) -> bool:
    """Whether chance can bring this here."""
    step = board.step
    if step == SETUP:
        return ORDER_OF <= action < ORDER_OF + board.seats and (board.asked >> (action - ORDER_OF)) & 1 != 0
    if step in (LOOK, ENEMY):
        if board.enemy >= 0:
            return action == ENEMY_OF + board.enemy
        first = first_card(board)
        return any([action == ENEMY_OF + CARD[index] for index in range(first, first + CARDS_A_YEAR)])
    dice = dice_to_roll(board)
    return ROLL_OF + FIRST_OF_SIZE[dice] <= action < ROLL_OF + FIRST_OF_SIZE[dice + 1]


def draw_order(board: Board, action: i64) -> None:
    """The next place in the starting order; the last seat needs no draw."""
    seat_in_order(board, action - ORDER_OF)
    if bits_in(board.asked) == 1:
        seat_in_order(board, _nth_seat(board.asked, 0))
        go_to(board, AID_JUDGED)


def seat_in_order(board: Board, seat: i64) -> None:
    """Gives a seat the next place in the starting order."""
    board.order |= seat << (3 * board.turn)
    board.turn += 1
    board.asked &= ~(1 << seat)


def _nth_seat(mask: i64, nth: i64) -> i64:
    seat: i64 = 0
    while True:
        if (mask >> seat) & 1 != 0:
            if nth == 0:
                return seat
            nth -= 1
        seat += 1
