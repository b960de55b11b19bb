"""Goods: some of each kind, taken or given in one decision, so that their order is never a choice."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, gain, have
from kingcraft.kingsburg.layout import (
    AID,
    ALL_GOODS,
    GOLD,
    GOODS_OF,
    HELP,
    LOSSES,
    RECRUIT,
    SEASON_END,
    SPOILS,
    STONE,
    WOOD,
)
from kingcraft.kingsburg.recruit import soldier_price
from kingcraft.kingsburg.tables import (
    GIFT_CHOOSE,
    GIFT_KINDS,
    GIFT_SWAP,
    LOSS,
    OF_CHOICE,
    REWARD,
    SPOILS_WIDTH,
)


def goods_action(gold: i64, wood: i64, stone: i64) -> i64:
    """The action that takes or gives so much of each good."""
    return GOODS_OF + gold * 64 + wood * 8 + stone


def gold_in(action: i64) -> i64:
    """The gold of a goods action."""
    return (action - GOODS_OF) >> 6


def wood_in(action: i64) -> i64:
    """The wood of a goods action."""
    return ((action - GOODS_OF) >> 3) & 7


def stone_in(action: i64) -> i64:
    """The stone of a goods action."""
    return (action - GOODS_OF) & 7


def move_goods(board: Board, seat: i64, action: i64, sign: i64) -> None:
    """Gives the goods of an action to a seat, or takes them away."""
    gain(board, seat, GOLD, sign * gold_in(action))
    gain(board, seat, WOOD, sign * wood_in(action))
    gain(board, seat, STONE, sign * stone_in(action))


def wanted(board: Board) -> i64:
    """How many goods the decision at hand is about; 0 if it is about none."""
    step = board.step
    if step == HELP:
        return GIFT_CHOOSE[board.advisor] + GIFT_SWAP[board.advisor]
    if step == RECRUIT:
        return soldier_price(board, board.to_act)
    if step in (AID, SEASON_END):
        return 1
    if step == SPOILS:
        return REWARD[board.enemy * SPOILS_WIDTH + OF_CHOICE]
    if step == LOSSES:
        return LOSS[board.enemy * SPOILS_WIDTH + OF_CHOICE]
    return 0


def is_giving(board: Board) -> bool:
    """Whether the goods of the decision at hand are given away, not taken from the supply."""
    step = board.step
    if step == HELP:
        return GIFT_SWAP[board.advisor] > 0
    return step in (RECRUIT, SEASON_END, LOSSES)


def kinds_open(board: Board) -> i64:
    """The kinds of good that may be named in the decision at hand, as bits."""
    if board.step == HELP:
        return GIFT_KINDS[board.advisor]
    if board.step == RECRUIT:
        return board.kinds
    return ALL_GOODS


def most_of(board: Board, good: i64) -> i64:
    """How much of one good may be named in the decision at hand."""
    if (kinds_open(board) >> good) & 1 == 0:
        return 0
    return have(board, board.to_act, good) if is_giving(board) else wanted(board)


def count_goods(gold: i64, wood: i64, stone: i64, count: i64) -> i64:
    """In how many ways `count` goods can be named with so many of each at most."""
    ways: i64 = 0
    for first in range(min(gold, count) + 1):
        rest = count - first
        least = max(0, rest - stone)
        most = min(wood, rest)
        if most >= least:
            ways += most - least + 1
    return ways


def nth_goods(gold: i64, wood: i64, stone: i64, count: i64, nth: i64) -> i64:
    """The n-th of these ways, in ascending order of action."""
    for first in range(min(gold, count) + 1):
        rest = count - first
        least = max(0, rest - stone)
        ways = min(wood, rest) - least + 1
        if ways > 0:
            if nth < ways:
                return goods_action(first, least + nth, rest - least - nth)
            nth -= ways
    return -1


def allows_goods(board: Board, action: i64) -> bool:
    """Whether a goods action names as many goods as wanted, of open kinds, and no more than there are."""
    gold = gold_in(action)
    wood = wood_in(action)
    stone = stone_in(action)
    if gold + wood + stone != wanted(board):
        return False
    return gold <= most_of(board, GOLD) and wood <= most_of(board, WOOD) and stone <= most_of(board, STONE)
