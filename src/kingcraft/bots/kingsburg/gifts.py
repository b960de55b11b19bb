"""What the gifts of advisors are worth to a seat, alone or on top of those it has already won this season."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.weights import POINT
from kingcraft.core.kinds import Seat
from kingcraft.kingsburg import field
from kingcraft.kingsburg.action import STOP
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.goods import gold_in, goods_action, stone_in, wood_in
from kingcraft.kingsburg.group import seat_on
from kingcraft.kingsburg.help import soldiers_sent, times_given
from kingcraft.kingsburg.position import Position

LOOK_WORTH: Final[i64] = 200
"""What it is worth to know the enemy of the year, in thousandths of a point."""


def gift_worth(judge: Judge, advisor: i64) -> i64:
    """What the purse is worth with an advisor's gift, chosen at its best."""
    best_gift(judge, advisor)
    return judge.best


def best_gift(judge: Judge, advisor: i64) -> i64:
    """The best answer to an advisor's gift: the goods to name, or STOP. Its worth is then `judge.best`."""
    if judge.box.swap[advisor] > 0:
        return _best_swap(judge)
    choose = judge.box.choose[advisor] * times_given(judge.board, advisor)
    if choose == 0:
        judge.best = _given(judge, advisor, 0, 0, 0)
        return STOP
    kinds = judge.box.among[advisor]
    best = judge.holding_now() if judge.box.fee[advisor] > 0 else i64(-(1 << 60))
    choice: i64 = STOP
    for gold in range((choose if kinds & 1 != 0 else i64(0)) + 1):
        for wood in range((choose - gold if kinds & 2 != 0 else i64(0)) + 1):
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
    points = judge.scored + points_given(judge, advisor) * POINT
    if judge.box.look[advisor] != 0 and judge.enemy < 0:
        points += LOOK_WORTH
    gift = judge.box.gift
    line = advisor * field.BUNDLE_WIDTH
    times = times_given(judge.board, advisor)
    return points + judge.holding(
        judge.gold + times * gift[line + field.GOLD] + gold,
        judge.wood + times * gift[line + field.WOOD] + wood,
        judge.stone + times * gift[line + field.STONE] + stone,
        judge.tokens + times * gift[line + field.TOKENS],
        judge.soldiers + soldiers_sent(judge.board, judge.seat, advisor),
    )


def _best_swap(judge: Judge) -> i64:
    """The good to give for one of each other kind, or STOP."""
    best = judge.holding_now()
    choice: i64 = STOP
    for good in range(3):
        gold: i64 = -1 if good == field.GOLD else 1
        wood: i64 = -1 if good == field.WOOD else 1
        stone: i64 = -1 if good == field.STONE else 1
        if judge.gold + gold >= 0 and judge.wood + wood >= 0 and judge.stone + stone >= 0:
            worth = judge.scored + judge.holding(
                judge.gold + gold, judge.wood + wood, judge.stone + stone, judge.tokens, judge.soldiers
            )
            if worth > best:
                best = worth
                choice = goods_action((1 - gold) >> 1, (1 - wood) >> 1, (1 - stone) >> 1)
    judge.best = best
    return choice


def points_given(judge: Judge, advisor: i64) -> i64:
    """The points an advisor gives, less those that his gift costs."""
    points = judge.box.gift[advisor * field.BUNDLE_WIDTH + field.POINTS]
    return points * times_given(judge.board, advisor) - judge.box.fee[advisor]


def accept(judge: Judge, advisor: i64, choice: i64) -> None:
    """Puts a gift in the purse, with the goods of a choice."""
    if choice == STOP and (judge.box.swap[advisor] > 0 or judge.box.fee[advisor] > 0):
        return
    gold: i64 = 0
    wood: i64 = 0
    stone: i64 = 0
    if choice != STOP:
        gold, wood, stone = gold_in(choice), wood_in(choice), stone_in(choice)
    swap = judge.box.swap[advisor]
    if swap > 0:
        gold, wood, stone = swap - 2 * gold, swap - 2 * wood, swap - 2 * stone
    times = times_given(judge.board, advisor)
    judge.gold += times * judge.box.gift[advisor * field.BUNDLE_WIDTH + field.GOLD] + gold
    judge.wood += times * judge.box.gift[advisor * field.BUNDLE_WIDTH + field.WOOD] + wood
    judge.stone += times * judge.box.gift[advisor * field.BUNDLE_WIDTH + field.STONE] + stone
    judge.tokens += times * judge.box.gift[advisor * field.BUNDLE_WIDTH + field.TOKENS]
    judge.soldiers += soldiers_sent(judge.board, judge.seat, advisor)
    judge.scored += points_given(judge, advisor) * POINT


def await_gifts(judge: Judge, board: Position, seat: Seat, first: i64, chosen: bool) -> None:
    """Puts the gifts a seat's dice have won in the purse, from an advisor on: the fixed ones, then those of choice."""
    for advisor in range(first, ADVISORS + 1):
        if (board.taken >> advisor) & 1 != 0 and not _has_choice(judge, advisor):
            for slot in range(2):
                if seat_on(board, advisor, slot) == seat:
                    accept(judge, advisor, STOP)
    if not chosen:
        return
    for advisor in range(first, ADVISORS + 1):
        if (board.taken >> advisor) & 1 != 0 and _has_choice(judge, advisor):
            for slot in range(2):
                if seat_on(board, advisor, slot) == seat:
                    accept(judge, advisor, best_gift(judge, advisor))


def _has_choice(judge: Judge, advisor: i64) -> bool:
    return judge.box.choose[advisor] + judge.box.swap[advisor] > 0
