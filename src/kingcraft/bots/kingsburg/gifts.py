"""What the gifts of advisors are worth to a seat, alone or on top of those it has already won this season."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.scales import POINT
from kingcraft.kingsburg.board import Board, added
from kingcraft.kingsburg.goods import gold_in, goods_action, stone_in, wood_in
from kingcraft.kingsburg.layout import ADVISORS, GOLD, STONE, STOP, WOOD
from kingcraft.kingsburg.tables import (
    ADDS_SOLDIERS,
    GIFT_CHOOSE,
    GIFT_GOLD,
    GIFT_KINDS,
    GIFT_LOOK,
    GIFT_POINTS,
    GIFT_PRICE,
    GIFT_SOLDIERS,
    GIFT_STONE,
    GIFT_SWAP,
    GIFT_TOKENS,
    GIFT_WOOD,
    SOLDIERS_ADDED,
)  # fmt: skip

LOOK_WORTH: Final = 200
"""What it is worth to know the enemy of the year, in thousandths of a point."""


def gift_worth(judge: Judge, advisor: i64) -> i64:
    """What the purse is worth with an advisor's gift, chosen at its best."""
    best_gift(judge, advisor)
    return judge.best


def best_gift(judge: Judge, advisor: i64) -> i64:
    """The best answer to an advisor's gift: the goods to name, or STOP. Its worth is then `judge.best`."""
    if GIFT_SWAP[advisor] > 0:
        return _best_swap(judge)
    choose = GIFT_CHOOSE[advisor]
    if choose == 0:
        judge.best = _given(judge, advisor, 0, 0, 0)
        return STOP
    kinds = GIFT_KINDS[advisor]
    best = judge.holding_now() if GIFT_PRICE[advisor] > 0 else -(1 << 60)
    choice: i64 = STOP
    for gold in range((choose if kinds & 1 != 0 else 0) + 1):
        for wood in range((choose - gold if kinds & 2 != 0 else 0) + 1):
            stone = choose - gold - wood
            if stone == 0 or kinds & 4 != 0:
                worth = _given(judge, advisor, gold, wood, stone)
                if worth > best:
                    best = worth
                    choice = goods_action(gold, wood, stone)
    judge.best = best
    return choice


def _given(judge: Judge, advisor: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """What the purse is worth with a gift and the goods chosen."""
    points = judge.points + (GIFT_POINTS[advisor] - GIFT_PRICE[advisor]) * POINT
    if GIFT_LOOK[advisor] != 0 and judge.enemy < 0:
        points += LOOK_WORTH
    return points + judge.holding(
        judge.gold + GIFT_GOLD[advisor] + gold,
        judge.wood + GIFT_WOOD[advisor] + wood,
        judge.stone + GIFT_STONE[advisor] + stone,
        judge.tokens + GIFT_TOKENS[advisor],
        judge.soldiers + soldiers_sent(judge.mask, advisor),
    )


def _best_swap(judge: Judge) -> i64:
    """The good to give for one of each other kind, or STOP."""
    best = judge.holding_now()
    choice: i64 = STOP
    for good in range(3):
        gold: i64 = -1 if good == GOLD else 1
        wood: i64 = -1 if good == WOOD else 1
        stone: i64 = -1 if good == STONE else 1
        if judge.gold + gold >= 0 and judge.wood + wood >= 0 and judge.stone + stone >= 0:
            worth = judge.points + judge.holding(
                judge.gold + gold, judge.wood + wood, judge.stone + stone, judge.tokens, judge.soldiers
            )
            if worth > best:
                best = worth
                choice = goods_action((1 - gold) >> 1, (1 - wood) >> 1, (1 - stone) >> 1)
    judge.best = best
    return choice


def soldiers_sent(mask: i64, advisor: i64) -> i64:
    """The soldiers an advisor sends to who owns the buildings of a mask."""
    soldiers = GIFT_SOLDIERS[advisor]
    if soldiers > 0 and mask & ADDS_SOLDIERS != 0:
        soldiers += added(mask & ADDS_SOLDIERS, SOLDIERS_ADDED)
    return soldiers


def accept(judge: Judge, advisor: i64, choice: i64) -> None:
    """Puts a gift in the purse, with the goods of a choice."""
    if choice == STOP and (GIFT_SWAP[advisor] > 0 or GIFT_PRICE[advisor] > 0):
        return
    gold: i64 = 0
    wood: i64 = 0
    stone: i64 = 0
    if choice != STOP:
        gold, wood, stone = gold_in(choice), wood_in(choice), stone_in(choice)
    swap = GIFT_SWAP[advisor]
    if swap > 0:
        gold, wood, stone = swap - 2 * gold, swap - 2 * wood, swap - 2 * stone
    judge.gold += GIFT_GOLD[advisor] + gold
    judge.wood += GIFT_WOOD[advisor] + wood
    judge.stone += GIFT_STONE[advisor] + stone
    judge.tokens += GIFT_TOKENS[advisor]
    judge.soldiers += soldiers_sent(judge.mask, advisor)
    judge.points += (GIFT_POINTS[advisor] - GIFT_PRICE[advisor]) * POINT


def await_gifts(judge: Judge, board: Board, seat: i64, first: i64, chosen: bool) -> None:
    """Puts the gifts a seat's dice have won in the purse, from an advisor on: the fixed ones, then those of choice."""
    for advisor in range(first, ADVISORS + 1):
        if (board.taken >> advisor) & 1 != 0 and not _has_choice(advisor):
            for slot in range(2):
                if _is_there(board, advisor, slot, seat):
                    accept(judge, advisor, STOP)
    if not chosen:
        return
    for advisor in range(first, ADVISORS + 1):
        if (board.taken >> advisor) & 1 != 0 and _has_choice(advisor):
            for slot in range(2):
                if _is_there(board, advisor, slot, seat):
                    accept(judge, advisor, best_gift(judge, advisor))


def _has_choice(advisor: i64) -> bool:
    return GIFT_CHOOSE[advisor] + GIFT_SWAP[advisor] > 0


def _is_there(board: Board, advisor: i64, slot: i64, seat: i64) -> bool:
    group = board.court[advisor * 2 + slot]
    return group != 0 and (group - 1) & 7 == seat
