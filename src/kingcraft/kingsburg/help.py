"""Step c of a season: the advisors help, from the Jester to the King."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, added, ask_seat, deal, gain, go_to, goods_of, owns, score
from kingcraft.kingsburg.goods import move_goods
from kingcraft.kingsburg.layout import (
    ADVISORS,
    BUILD,
    ENEMY_OF,
    FROM_ADVISORS,
    GOLD,
    HELP,
    LOOK,
    NOBODY,
    SOLDIERS,
    STONE,
    STOP,
    TOKENS,
    WOOD,
)
from kingcraft.kingsburg.roll import clear_court
from kingcraft.kingsburg.tables import (
    ADDS_SOLDIERS,
    GIFT_CHOOSE,
    GIFT_GOLD,
    GIFT_LOOK,
    GIFT_POINTS,
    GIFT_PRICE,
    GIFT_SOLDIERS,
    GIFT_STONE,
    GIFT_SWAP,
    GIFT_TOKENS,
    GIFT_WOOD,
    SOLDIERS_ADDED,
)


def helped_seat(board: Board) -> i64:
    """The seat whose group is being served."""
    return (board.court[board.advisor * 2 + board.slot] - 1) & 7


def next_help(board: Board) -> None:
    """The next group in ascending order of advisors receives its gift, or its seat is asked."""
    while True:
        board.slot += 1
        if board.slot == 2:
            board.slot = 0
            board.advisor += 1
            while board.advisor <= ADVISORS and (board.taken >> board.advisor) & 1 == 0:
                board.advisor += 1
        if board.advisor > ADVISORS:
            end_help(board)
            return
        if board.court[board.advisor * 2 + board.slot] != 0 and serve(board):
            return


def serve(board: Board) -> bool:
    """Serves one group; True if somebody must act before the next."""
    seat = helped_seat(board)
    advisor = board.advisor
    if GIFT_CHOOSE[advisor] > 0 or (GIFT_SWAP[advisor] > 0 and goods_of(board, seat) > 0):
        ask_seat(board, HELP, seat)
        return True
    return give_gift(board, seat)


def give_gift(board: Board, seat: i64) -> bool:
    """The fixed part of a gift; True if it lets the seat look at the enemy."""
    advisor = board.advisor
    gain(board, seat, GOLD, GIFT_GOLD[advisor])
    gain(board, seat, WOOD, GIFT_WOOD[advisor])
    gain(board, seat, STONE, GIFT_STONE[advisor])
    gain(board, seat, TOKENS, GIFT_TOKENS[advisor])
    if GIFT_SOLDIERS[advisor] > 0:
        gain(board, seat, SOLDIERS, GIFT_SOLDIERS[advisor] + added(owns(board, seat) & ADDS_SOLDIERS, SOLDIERS_ADDED))
    score(board, seat, FROM_ADVISORS, GIFT_POINTS[advisor] - GIFT_PRICE[advisor])
    if GIFT_LOOK[advisor] != 0:
        deal(board, LOOK)
        return True
    return False


def choose_help(board: Board, action: i64) -> None:
    """A seat names the goods of its gift, the good it swaps, or declines an offer."""
    seat = board.to_act
    board.to_act = NOBODY
    if action == STOP:
        return
    if GIFT_SWAP[board.advisor] > 0:
        for good in (GOLD, WOOD, STONE):
            gain(board, seat, good, GIFT_SWAP[board.advisor])
        move_goods(board, seat, action, -2)
        return
    move_goods(board, seat, action, 1)
    give_gift(board, seat)


def look(board: Board, action: i64) -> None:
    """The seat looks at the enemy of the year, which nobody else learns by it."""
    board.enemy = action - ENEMY_OF
    board.seen |= 1 << helped_seat(board)
    board.step = HELP
    board.to_act = NOBODY


def end_help(board: Board) -> None:
    """Dice and used tokens go back; the white die of the King's aid too."""
    clear_court(board)
    board.aid = -1
    board.advisor = 0
    board.slot = 0
    board.built = 0
    go_to(board, BUILD)
