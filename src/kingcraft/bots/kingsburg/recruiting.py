"""Winter: soldiers hired and soldier tokens sent, by what is left after the battle against every card and throw."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.battle import help_of
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.standing import FALLEN, UNKNOWN
from kingcraft.bots.kingsburg.weights import POINT
from kingcraft.core.kinds import Action, Seat
from kingcraft.kingsburg import action, field, power
from kingcraft.kingsburg.box import OF_BUILDINGS, OF_CHOICE, OF_POINTS, SPOILS_WIDTH, YEARS
from kingcraft.kingsburg.calendar import listed
from kingcraft.kingsburg.goods import gold_in, stone_in, wood_in
from kingcraft.kingsburg.odds import THROWS, defeats, victories
from kingcraft.kingsburg.position import Position, have, power_of
from kingcraft.kingsburg.recruit import tokens_in
from kingcraft.kingsburg.winter import bonus, strength_of

TOKEN_WORTH: Final[i64] = 500
"""What each soldier of a token is worth in a winter to come."""


def decide_token(judge: Judge, board: Position, seat: Seat) -> Action:
    """The soldier token that brings most for what it could do later; the own die costs nothing.

    In the last winter there is no later: what wins may as well win by much, for the point of the strongest.
    """
    judge.look(board, seat, board.year * 4, -1)
    later: i64 = TOKEN_WORTH if board.year < YEARS else 0
    margin = judge.soldiers + bonus(board, seat, board.enemy) - strength_of(board, board.enemy)
    best = UNKNOWN
    choice: i64 = 0
    for move in listed(board):
        value = move - action.SOLDIERS_OF
        cost = value * later
        if value == field.OWN_DIE_CHOSEN:
            value = (have(board, seat, field.OWN_DIE) + 1) >> 1
            cost = 0
        worth = _after_battle(judge, board, seat, margin + value) - cost
        if worth > best:
            best = worth
            choice = move
    return choice


def _after_battle(judge: Judge, board: Position, seat: Seat, margin: i64) -> i64:
    """What is left after this winter's battle if it is won or lost by so much."""
    gold, wood, stone = judge.gold, judge.wood, judge.stone
    if margin < 0:
        return _after_defeat(judge, board.enemy, gold, wood, stone)
    if margin == 0 and power_of(board, seat, power.WINS_TIES) == 0:
        return _held(judge, 0, gold, wood, stone)
    return _after_victory(judge, board.enemy, gold, wood, stone) + margin


def decide_soldier(judge: Judge, board: Position, seat: Seat) -> Action:
    """One more soldier if the battle is then worth more than the goods."""
    judge.look(board, seat, board.year * 4, -1)
    best = UNKNOWN
    choice: i64 = action.STOP
    for move in listed(board):
        gold, wood, stone, soldiers = judge.gold, judge.wood, judge.stone, judge.army
        had = judge.tokens
        if move != action.STOP:
            gold -= gold_in(move)
            wood -= wood_in(move)
            stone -= stone_in(move)
            judge.tokens -= tokens_in(move)
            soldiers += 1
        worth = battle_prospect(judge, board, seat, soldiers, gold, wood, stone)
        judge.tokens = had
        if worth > best:
            best = worth
            choice = move
    return choice


def battle_prospect(judge: Judge, board: Position, seat: Seat, soldiers: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """What the next year begins with, over all cards and throws, for a judge that looks at it; as often as both."""
    if board.powers[power.TRUCE] > 0:
        return _held(judge, 0, gold, wood, stone)
    if (board.seen & judge.sight) >> seat & 1 != 0:
        return 5 * _card_prospect(judge, board, board.enemy, soldiers, gold, wood, stone)
    total: i64 = 0
    box = board.box
    for index in range(box.first_card[board.year - 1], box.first_card[board.year]):
        total += _card_prospect(judge, board, box.card[index], soldiers, gold, wood, stone)
    return total


def _card_prospect(judge: Judge, board: Position, card: i64, soldiers: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """What is left after a battle against one card, for all throws together."""
    seat = judge.seat
    need = strength_of(board, card) - soldiers - bonus(board, seat, card)
    help = help_of(judge, power_of(board, seat, power.OWN_DIE) > 0, board.powers[power.KINGS_DIE])
    wins = victories(help, need, power_of(board, seat, power.WINS_TIES))
    losses = defeats(help, need)
    total: i64 = 0
    if wins > 0:
        total += wins * _after_victory(judge, card, gold, wood, stone)
    if wins + losses < THROWS:
        total += (THROWS - wins - losses) * _held(judge, 0, gold, wood, stone)
    if losses > 0:
        total += losses * _after_defeat(judge, card, gold, wood, stone)
    return total


def _held(judge: Judge, case: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """The next year with these goods, the soldiers gone home."""
    return judge.still_worth(case, 0) + judge.goods_worth(case, gold, wood, stone, judge.tokens)


def _after_victory(judge: Judge, card: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """The next year with a card's reward, and what pieces give for a victory; a good of choice is taken for gold."""
    reward = judge.box.reward
    line = card * SPOILS_WIDTH
    gold += reward[line] + reward[line + OF_CHOICE]
    wood += reward[line + 1]
    stone += reward[line + 2]
    return reward[line + OF_POINTS] * POINT + _with_due(judge, 0, power.VICTORY, gold, wood, stone)


def _with_due(judge: Judge, case: i64, moment: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """The next year with these goods and what pieces give or take at a moment of the battle."""
    judge.ensure(case)
    due = judge.due_in_battle(case, moment)
    if due == 0:
        return _held(judge, case, gold, wood, stone)
    judge.fill_purse(case, gold, wood, stone, judge.tokens, 0)
    judge.run_due(due, moment)
    purse = judge.purse
    points = purse[field.POINTS]
    worth = judge.goods_worth(case, purse[field.GOLD], purse[field.WOOD], purse[field.STONE], purse[field.TOKENS])
    return points * POINT + judge.still_worth(case, 0) + worth


def _after_defeat(judge: Judge, card: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """The next year with a card's losses; goods of choice are given from where there is most."""
    loss = judge.box.loss
    line = card * SPOILS_WIDTH
    gold = max(0, gold - loss[line])
    wood = max(0, wood - loss[line + 1])
    stone = max(0, stone - loss[line + 2])
    for _ in range(min(loss[line + OF_CHOICE], gold + wood + stone)):
        if gold >= wood and gold >= stone:
            gold -= 1
        elif wood >= stone:
            wood -= 1
        else:
            stone -= 1
    case: i64 = FALLEN if loss[line + OF_BUILDINGS] > 0 else 0
    worth = _with_due(judge, case, power.DEFEAT, gold, wood, stone)
    return worth + (judge.points[case] - loss[line + OF_POINTS]) * POINT
