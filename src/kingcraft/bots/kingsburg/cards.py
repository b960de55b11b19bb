"""The decisions that are about cards: a governor kept, put up or bid for, and what single governors ask."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.gifts import gift_worth
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.standing import UNKNOWN
from kingcraft.bots.kingsburg.weights import POINT, first_governor
from kingcraft.core.kinds import Action, Seat
from kingcraft.kingsburg import action, step
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.calendar import listed
from kingcraft.kingsburg.deeds.duke import DUCHESS, highest
from kingcraft.kingsburg.position import Position

SHARE: Final = 3
"""One bids a third of what a governor is worth."""


def governor_worth(judge: Judge, card: i64) -> i64:
    """What a governor is worth over a whole game, for a judge that looks at its beginning."""
    return judge.table[judge.base + first_governor(judge.box) + card]


def decide_card(judge: Judge, board: Position, seat: Seat) -> Action:
    """A governor kept, put up or bid for; a building raised for nothing; the Duke's visit."""
    if board.step == step.BID:
        judge.look(board, seat, 0, -1)
        return decide_bid(judge, board)
    if board.step == step.SORCERY:
        return decide_sorcery(judge, board, seat)
    if board.step == step.DUKE:
        judge.look(board, seat, (board.year - 1) * 4 + board.season + 1, board.season)
        better = gift_worth(judge, DUCHESS) > gift_worth(judge, highest(board, seat))
        return action.DUKE if better else action.STOP
    judge.look(board, seat, 0, -1)
    return best_governor(judge, board)


def best_governor(judge: Judge, board: Position) -> i64:
    """The governor that is worth most."""
    best = UNKNOWN
    choice: i64 = 0
    for move in listed(board):
        worth = governor_worth(judge, move - action.CARD_OF)
        if worth > best:
            best = worth
            choice = move
    return choice


def decide_bid(judge: Judge, board: Position) -> Action:
    """One point more than the last bid, as long as the governor is worth it beside those that are left."""
    if board.bid + 1 <= limit(judge, board):
        return action.BID_OF + board.bid + 1
    return action.STOP if board.bid >= 0 else action.BID_OF


def limit(judge: Judge, board: Position) -> i64:
    """The most to pay: a part of what the governor is worth more than the least of those on offer."""
    least = governor_worth(judge, board.lot)
    for card in range(len(board.box.governors)):
        if (board.market >> card) & 1 != 0:
            least = min(least, governor_worth(judge, card))
    return (governor_worth(judge, board.lot) - least) // (SHARE * POINT)


def decide_sorcery(judge: Judge, board: Position, seat: Seat) -> Action:
    """The free building that leaves most."""
    judge.look(board, seat, (board.year - 1) * 4, -1)
    best = UNKNOWN
    choice: i64 = action.STOP
    for move in listed(board):
        if move != action.STOP:
            worth = judge.still_worth((move - action.BUILD_OF) // COLUMNS + 1, judge.soldiers)
            if worth > best:
                best = worth
                choice = move
    return choice
