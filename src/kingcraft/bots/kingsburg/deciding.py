"""Every decision of a seat by the worth of what it leads to, one step ahead: how a squire plays."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.cards import decide_card
from kingcraft.bots.kingsburg.gifts import await_gifts, best_gift
from kingcraft.bots.kingsburg.judge import UNKNOWN, Judge, bonus_against, falling
from kingcraft.bots.kingsburg.pieces import added
from kingcraft.bots.kingsburg.placing import LEAST_ENVOY, Plan, best_placement, make_plan, rest_gain
from kingcraft.bots.kingsburg.scales import MOMENTS, POINT, WITH_ENVOY
from kingcraft.bots.kingsburg.strips import decide_strip
from kingcraft.kingsburg import action, effects, field, power, step
from kingcraft.kingsburg.box import OF_BUILDINGS, OF_CHOICE, OF_POINTS, SPOILS_WIDTH
from kingcraft.kingsburg.choices import listed
from kingcraft.kingsburg.dice import SAME, joined, without
from kingcraft.kingsburg.goods import gold_in, stone_in, wood_in
from kingcraft.kingsburg.position import Position, have, power_of
from kingcraft.kingsburg.recruit import tokens_in
from kingcraft.kingsburg.roll import right_in, way_in
from kingcraft.kingsburg.season_end import offer_in
from kingcraft.kingsburg.turning import turn
from kingcraft.kingsburg.winter import bonus, strength_of


def decide(plan: Plan, judge: Judge, board: Position) -> i64:
    """The action whose outcome is worth most to the seat to act."""
    here = board.step
    seat = board.to_act
    if here == step.INFLUENCE:
        return best_placement(plan, judge, board, seat)
    if here == step.HELP:
        return decide_gift(judge, board, seat)
    if here == step.BUILD:
        return decide_building(judge, board, seat)
    if here == step.REROLL:
        return decide_reroll(plan, judge, board, seat)
    return decide_winter(judge, board, seat)


def decide_winter(judge: Judge, board: Position, seat: i64) -> i64:
    """Cards, soldiers hired or sent; else goods taken or given."""
    if board.step in (step.KEEP, step.LOT, step.BID, step.SORCERY, step.DUKE):
        return decide_card(judge, board, seat)
    if board.step in (step.DRAFT, step.COVER):
        return decide_strip(board)
    if board.step == step.RECRUIT:
        return decide_soldier(judge, board, seat)
    if board.step == step.SOLDIERS:
        return decide_token(judge, board, seat)
    return decide_goods(judge, board, seat)


TOKEN_WORTH: Final = 500
"""What each soldier of a token is worth in a winter to come."""
BATTLE_WORTH: Final = 2500
"""What a victory is worth more than holding out, and holding out more than a defeat."""


def decide_token(judge: Judge, board: Position, seat: i64) -> i64:
    """The soldier token that brings most for what it could do later; the own die costs nothing."""
    judge.look(board, seat, board.year * 4, -1)
    margin = judge.soldiers + bonus(board, seat, board.enemy) - strength_of(board, board.enemy)
    best = UNKNOWN
    choice: i64 = 0
    for move in listed(board):
        value = move - action.SOLDIERS_OF
        cost = value * TOKEN_WORTH
        if value == field.OWN_DIE_CHOSEN:
            value = (have(board, seat, field.OWN_DIE) + 1) >> 1
            cost = 0
        worth = battle_sign(board, seat, margin + value) * BATTLE_WORTH - cost
        if worth > best:
            best = worth
            choice = move
    return choice


def battle_sign(board: Position, seat: i64, margin: i64) -> i64:
    """1 for a victory by so much, 0 for a stand-off, -1 for a defeat."""
    if margin == 0:
        return 1 if power_of(board, seat, power.WINS_TIES) != 0 else 0
    return 1 if margin > 0 else -1


def next_moment(board: Position) -> i64:
    """The moment that the season at hand leads to."""
    return (board.year - 1) * 4 + board.season + 1


def decide_gift(judge: Judge, board: Position, seat: i64) -> i64:
    """The goods of a gift, with an eye on the fixed gifts that come after it."""
    judge.look(board, seat, next_moment(board), board.season)
    if board.box.swap[board.advisor] == 0:
        await_gifts(judge, board, seat, board.advisor + 1, False)
    return best_gift(judge, board.advisor)


def decide_building(judge: Judge, board: Position, seat: i64) -> i64:
    """The building to raise, or none. A second one costs the King's Envoy."""
    judge.look(board, seat, next_moment(board), board.season)
    cost: i64 = 0
    if board.built > 0 and judge.moment < MOMENTS:
        cost = max(LEAST_ENVOY, judge.table[judge.base + WITH_ENVOY])
    best = UNKNOWN
    choice: i64 = action.STOP
    for option in range(judge.options):
        worth = judge.option_worth(option, judge.gold, judge.wood, judge.stone, judge.tokens, judge.soldiers)
        if option > 0:
            worth -= cost
        if worth > best:
            best = worth
            choice = action.STOP if option == 0 else action.BUILD_OF + judge.building[option]
    return choice


def decide_reroll(plan: Plan, judge: Judge, board: Position, seat: i64) -> i64:
    """All dice are rolled again whenever they may be; one die if the new throw promises more."""
    actions = listed(board)
    for move in actions:
        if move != action.STOP and (board.box.rerolls_all >> right_in(move)) & 1 != 0:
            return move
    make_plan(plan, judge, board, seat)
    own = plan.own
    white = plan.white
    keep = 6 * rest_gain(plan, judge, own, white)
    if board.box.turns != 0:
        return decide_turn(plan, judge, board, seat, keep)
    again: i64 = 0
    rest = without(own, SAME[own])
    for face in range(1, 7):
        again += rest_gain(plan, judge, joined(rest, face), white)
    return actions[1] if again > keep else action.STOP


def decide_turn(plan: Plan, judge: Judge, board: Position, seat: i64, keep: i64) -> i64:
    """The way to set or turn dice that promises most, or to keep them; a single die is not rolled again."""
    best = keep
    choice: i64 = action.STOP
    for move in listed(board):
        if move != action.STOP and (board.box.turns >> right_in(move)) & 1 != 0:
            after = board.copy()
            assert isinstance(after, Position)
            turn(after, seat, right_in(move), way_in(move))
            own, white = have(after, seat, field.DICE), have(after, seat, field.WHITE)
            promise = 6 * rest_gain(plan, judge, own, white)
            if promise > best:
                best = promise
                choice = move
    return choice


def decide_goods(judge: Judge, board: Position, seat: i64) -> i64:
    """Goods taken or given, or a token or good for points."""
    here = board.step
    if here == step.AID:
        judge.look(board, seat, (board.year - 1) * 4, -1)
    elif here in (step.SEASON_END, step.TAX):
        judge.look(board, seat, next_moment(board), -1)
    else:
        judge.look(board, seat, board.year * 4, -1)
    sign: i64 = -1 if board.giving or here == step.SEASON_END else 1
    best = UNKNOWN
    choice: i64 = action.STOP
    still = judge.still_worth(judge.mask, judge.soldiers)
    for move in listed(board):
        gold, wood, stone, tokens = judge.gold, judge.wood, judge.stone, judge.tokens
        worth = still
        if move != action.STOP:
            gold += sign * gold_in(move)
            wood += sign * wood_in(move)
            stone += sign * stone_in(move)
        if move >= action.OFFER_OF:
            line = offer_in(move) * effects.OFFER_WIDTH
            offer = board.box.offer
            gold += offer[line + field.GOLD]
            wood += offer[line + field.WOOD]
            stone += offer[line + field.STONE]
            tokens += offer[line + field.TOKENS] - (1 if move & 511 == 0 else 0)
            worth += offer[line + field.POINTS] * POINT
            if offer[line + field.SOLDIERS] != 0:
                worth += judge.still_worth(judge.mask, judge.soldiers + offer[line + field.SOLDIERS]) - still
        worth += judge.goods_worth(judge.mask, gold, wood, stone, tokens)
        if worth > best:
            best = worth
            choice = move
    return choice


def decide_soldier(judge: Judge, board: Position, seat: i64) -> i64:
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


def battle_prospect(judge: Judge, board: Position, seat: i64, soldiers: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """Thirty times what the next year begins with, over all cards and throws, for a judge that looks at it."""
    if (board.seen & judge.sight) >> seat & 1 != 0:
        return 5 * _card_prospect(judge, board.enemy, soldiers, gold, wood, stone)
    total: i64 = 0
    box = board.box
    for index in range(box.first_card[board.year - 1], box.first_card[board.year]):
        total += _card_prospect(judge, box.card[index], soldiers, gold, wood, stone)
    return total


def _card_prospect(judge: Judge, card: i64, soldiers: i64, gold: i64, wood: i64, stone: i64) -> i64:
    """Six times what is left after a battle against one card."""
    mask = judge.mask
    margin = soldiers + bonus_against(judge, card, mask) - judge.box.strength[card] - judge.pieces.weaker
    ties: i64 = 1 if mask & judge.pieces.ties != 0 else 0
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
    reward = judge.box.reward
    line = card * SPOILS_WIDTH
    mask = judge.mask
    points = reward[line + OF_POINTS] + added(mask & judge.pieces.pays_victory, judge.pieces.victory)
    gold += reward[line] + reward[line + OF_CHOICE]
    worth = judge.goods_worth(mask, gold, wood + reward[line + 1], stone + reward[line + 2], judge.tokens)
    return worth + judge.still_worth(mask, 0) + points * POINT


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
    mask = judge.mask
    points = -loss[line + OF_POINTS]
    if loss[line + OF_BUILDINGS] > 0:
        building = falling(judge, mask)
        if building >= 0:
            mask &= ~(1 << building)
            points -= judge.pieces.value[building]
    return judge.still_worth(mask, 0) + judge.goods_worth(mask, gold, wood, stone, judge.tokens) + points * POINT
