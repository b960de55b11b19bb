"""Every decision of a seat by the worth of what it leads to, one step ahead: how a squire plays."""

from mypy_extensions import i64

from kingcraft.bots.kingsburg.gifts import await_gifts, best_gift
from kingcraft.bots.kingsburg.judge import OPTIONS, UNKNOWN, Judge, bonus_against, falling
from kingcraft.bots.kingsburg.placing import LEAST_ENVOY, Plan, best_placement, make_plan, rest_gain
from kingcraft.bots.kingsburg.scales import MOMENTS, POINT, WITH_ENVOY
from kingcraft.kingsburg.board import Board, added, owns
from kingcraft.kingsburg.chance import first_card
from kingcraft.kingsburg.choices import listed
from kingcraft.kingsburg.dice import SAME, without
from kingcraft.kingsburg.goods import gold_in, is_giving, stone_in, wood_in
from kingcraft.kingsburg.layout import (
    AID,
    BUILD,
    BUILD_OF,
    GOODS_OF,
    HELP,
    INFLUENCE,
    PAY_TOKEN,
    RECRUIT,
    REROLL,
    SEASON_END,
    STOP,
    USE_OF,
)  # fmt: skip
from kingcraft.kingsburg.roll import joined
from kingcraft.kingsburg.tables import (
    CARD,
    CARDS_A_YEAR,
    ENEMY_STRENGTH,
    ENEMY_TYPE,
    GIFT_SWAP,
    LOSS,
    OF_BUILDINGS,
    OF_CHOICE,
    OF_POINTS,
    PAYS_VICTORY,
    POINTS_SOLD,
    REROLLS_ALL,
    REWARD,
    SELLS_POINTS,
    SPOILS_WIDTH,
    VALUE,
    VICTORY_POINTS,
    WINS_TIES,
)  # fmt: skip


def decide(plan: Plan, judge: Judge, board: Board) -> i64:
    """The action whose outcome is worth most to the seat to act."""
    step = board.step
    seat = board.to_act
    if step == INFLUENCE:
        return best_placement(plan, judge, board, seat)
    if step == HELP:
        return decide_gift(judge, board, seat)
    if step == BUILD:
        return decide_building(judge, board, seat)
    if step == RECRUIT:
        return decide_soldier(judge, board, seat)
    if step == REROLL:
        return decide_reroll(plan, judge, board, seat)
    return decide_goods(judge, board, seat)


def next_moment(board: Board) -> i64:
    """The moment that the season at hand leads to."""
    return (board.year - 1) * 4 + board.season + 1


def decide_gift(judge: Judge, board: Board, seat: i64) -> i64:
    """The goods of a gift, with an eye on the fixed gifts that come after it."""
    judge.look(board, seat, next_moment(board), board.season)
    if GIFT_SWAP[board.advisor] == 0:
        await_gifts(judge, board, seat, board.advisor + 1, False)
    return best_gift(judge, board.advisor)


def decide_building(judge: Judge, board: Board, seat: i64) -> i64:
    """The building to raise, or none. A second one costs the King's Envoy."""
    judge.look(board, seat, next_moment(board), board.season)
    cost: i64 = 0
    if board.built > 0 and judge.moment < MOMENTS:
        cost = max(LEAST_ENVOY, judge.table[judge.base + WITH_ENVOY])
    best = UNKNOWN
    choice: i64 = STOP
    for option in range(OPTIONS):
        worth = judge.option_worth(option, judge.gold, judge.wood, judge.stone, judge.tokens, judge.soldiers)
        if option > 0:
            worth -= cost
        if worth > best:
            best = worth
            choice = STOP if option == 0 else BUILD_OF + judge.building[option]
    return choice


def decide_reroll(plan: Plan, judge: Judge, board: Board, seat: i64) -> i64:
    """All dice are rolled again whenever they may be; one die if the new throw promises more."""
    actions = listed(board)
    for action in actions:
        if action != STOP and (REROLLS_ALL >> ((action - USE_OF) >> 1)) & 1 != 0:
            return action
    make_plan(plan, judge, board, seat)
    own = plan.own
    white = plan.white
    keep = 6 * rest_gain(plan, judge, own, white)
    again: i64 = 0
    rest = without(own, SAME[own])
    for face in range(1, 7):
        again += rest_gain(plan, judge, joined(rest, face), white)
    return actions[1] if again > keep else STOP


def decide_goods(judge: Judge, board: Board, seat: i64) -> i64:
    """Goods taken or given, or a token or good for points."""
    step = board.step
    if step == AID:
        judge.look(board, seat, (board.year - 1) * 4, -1)
    elif step == SEASON_END:
        judge.look(board, seat, next_moment(board), -1)
    else:
        judge.look(board, seat, board.year * 4, -1)
    sign: i64 = -1 if is_giving(board) else 1
    sold = added(owns(board, seat) & SELLS_POINTS, POINTS_SOLD) * POINT if step == SEASON_END else 0
    best = UNKNOWN
    choice: i64 = STOP
    still = judge.still_worth(judge.mask, judge.soldiers)
    for action in listed(board):
        gold, wood, stone, tokens = judge.gold, judge.wood, judge.stone, judge.tokens
        if action >= GOODS_OF:
            gold += sign * gold_in(action)
            wood += sign * wood_in(action)
            stone += sign * stone_in(action)
        elif action == PAY_TOKEN:
            tokens -= 1
        worth = still + judge.goods_worth(judge.mask, gold, wood, stone, tokens)
        if action != STOP:
            worth += sold
        if worth > best:
            best = worth
            choice = action
    return choice


def decide_soldier(judge: Judge, board: Board, seat: i64) -> i64:
    """One more soldier if the battle is then worth more than the goods."""
    judge.look(board, seat, board.year * 4, -1)
    best = UNKNOWN
    choice: i64 = STOP
    for action in listed(board):
        gold, wood, stone, soldiers = judge.gold, judge.wood, judge.stone, judge.army
        if action != STOP:
            gold -= gold_in(action)
            wood -= wood_in(action)
            stone -= stone_in(action)
            soldiers += 1
        worth = battle_prospect(judge, board, seat, soldiers, gold, wood, stone)
        if worth > best:
            best = worth
            choice = action
    return choice


def battle_prospect(judge: Judge, board: Board, seat: i64, soldiers: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """Thirty times what the next year begins with, over all cards and throws, for a judge that looks at it."""
    if (board.seen & judge.sight) >> seat & 1 != 0:
        return 5 * _card_prospect(judge, board.enemy, soldiers, gold, wood, stone)
    total: i64 = 0
    first = first_card(board)
    for index in range(first, first + CARDS_A_YEAR):
        total += _card_prospect(judge, CARD[index], soldiers, gold, wood, stone)
    return total


def _card_prospect(judge: Judge, card: i64, soldiers: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """Six times what is left after a battle against one card."""
    mask = judge.mask
    margin = soldiers + bonus_against(ENEMY_TYPE[card], mask) - ENEMY_STRENGTH[card]
    ties: i64 = 1 if mask & WINS_TIES != 0 else 0
    wins = max(0, min(6, 6 + margin + ties))
    losses = max(0, min(6, -margin - 1))
    total: i64 = 0
    if wins > 0:
        total += wins * _after_victory(judge, card, gold, wood, stone)
    if wins + losses < 6:
        still = judge.still_worth(mask, 0)
        total += (6 - wins - losses) * (still + judge.goods_worth(mask, gold, wood, stone, judge.tokens))
    if losses > 0:
        total += losses * _after_defeat(judge, card, gold, wood, stone)
    return total


def _after_victory(judge: Judge, card: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """The next year with a card's reward; a good of choice is taken for gold."""
    line = card * SPOILS_WIDTH
    mask = judge.mask
    points = REWARD[line + OF_POINTS] + added(mask & PAYS_VICTORY, VICTORY_POINTS)
    gold += REWARD[line] + REWARD[line + OF_CHOICE]
    worth = judge.goods_worth(mask, gold, wood + REWARD[line + 1], stone + REWARD[line + 2], judge.tokens)
    return worth + judge.still_worth(mask, 0) + points * POINT


def _after_defeat(judge: Judge, card: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """The next year with a card's losses; goods of choice are given from where there is most."""
    line = card * SPOILS_WIDTH
    gold = max(0, gold - LOSS[line])
    wood = max(0, wood - LOSS[line + 1])
    stone = max(0, stone - LOSS[line + 2])
    for _ in range(min(LOSS[line + OF_CHOICE], gold + wood + stone)):
        if gold >= wood and gold >= stone:
            gold -= 1
        elif wood >= stone:
            wood -= 1
        else:
            stone -= 1
    mask = judge.mask
    points = -LOSS[line + OF_POINTS]
    if LOSS[line + OF_BUILDINGS] > 0:
        building = falling(mask)
        if building >= 0:
            mask &= ~(1 << building)
            points -= VALUE[building]
    return judge.still_worth(mask, 0) + judge.goods_worth(mask, gold, wood, stone, judge.tokens) + points * POINT
