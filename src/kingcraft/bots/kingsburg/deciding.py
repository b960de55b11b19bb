"""Every decision of a seat by the worth of what it leads to, one step ahead: how a squire plays."""

from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.cards import decide_card
from kingcraft.bots.kingsburg.gifts import await_gifts, best_gift
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.placing import LEAST_ENVOY, Plan, best_placement, make_plan, rest_gain
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.recruiting import decide_soldier, decide_token
from kingcraft.bots.kingsburg.standing import UNKNOWN
from kingcraft.bots.kingsburg.strips import decide_strip
from kingcraft.bots.kingsburg.weights import POINT
from kingcraft.core.kinds import Action, Seat
from kingcraft.kingsburg import action, effects, field, step
from kingcraft.kingsburg.calendar import listed, step_of
from kingcraft.kingsburg.dice import SAME, joined, without
from kingcraft.kingsburg.goods import gold_in, stone_in, wood_in
from kingcraft.kingsburg.order import is_first
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.reroll import right_in, way_in
from kingcraft.kingsburg.season_end import offer_in
from kingcraft.kingsburg.turning import turn


def decide(plan: Plan, judge: Judge, board: Position) -> Action:
    """The action whose outcome is worth most to the seat to act; its own effects come in the usual order."""
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
    if here == step.SEASON_START:
        return action.STOP
    return decide_winter(judge, board, seat)


def decide_winter(judge: Judge, board: Position, seat: Seat) -> Action:
    """Cards, soldiers hired or sent; else goods taken or given."""
    if board.step in (step.KEEP, step.LOT, step.BID, step.SORCERY, step.DUKE):
        return decide_card(judge, board, seat)
    if board.step in (step.DRAFT, step.COVER):
        return decide_strip(judge, board, seat)
    if board.step == step.RECRUIT:
        return decide_soldier(judge, board, seat)
    if board.step == step.SOLDIERS:
        return decide_token(judge, board, seat)
    if board.step in (step.AID, step.SEASON_END, step.TAX, step.SPOILS, step.LOSSES):
        return decide_goods(judge, board, seat)
    return decide_by_outcome(judge, board, seat)


def decide_by_outcome(judge: Judge, board: Position, seat: Seat) -> Action:
    """At a step that nobody taught: the action after which the seat stands best, by what the rules make of it."""
    best = UNKNOWN
    choice: i64 = action.STOP
    for move in listed(board):
        after = board.copy()
        assert isinstance(after, Position)
        step_of(after).act(after, move)
        judge.look(after, seat, next_moment(board), -1)
        worth = judge.still_worth(0, judge.soldiers) + have(after, seat, field.POINTS) * POINT
        worth += judge.goods_worth(0, judge.gold, judge.wood, judge.stone, judge.tokens)
        if worth > best:
            best = worth
            choice = move
    return choice


def next_moment(board: Position) -> i64:
    """The moment that the season at hand leads to."""
    return (board.year - 1) * 4 + board.season + 1


def decide_gift(judge: Judge, board: Position, seat: Seat) -> Action:
    """The goods of a gift, with an eye on the fixed gifts that come after it."""
    judge.look(board, seat, next_moment(board), board.season)
    if board.box.swap[board.advisor] == 0:
        await_gifts(judge, board, seat, board.advisor + 1, False)
    return best_gift(judge, board.advisor)


def decide_building(judge: Judge, board: Position, seat: Seat) -> Action:
    """The building to raise, or none. A second one costs the King's Envoy."""
    judge.look(board, seat, next_moment(board), board.season)
    cost: i64 = 0
    if board.built > 0 and judge.moment < MOMENTS:
        cost = max(LEAST_ENVOY, judge.table[judge.base + part.ENVOY])
    best = UNKNOWN
    choice: i64 = action.STOP
    for option in range(judge.options):
        worth = judge.option_worth(option, judge.gold, judge.wood, judge.stone, judge.tokens, judge.soldiers)
        if option > 0:
            worth -= cost
        if worth > best:
            best = worth
            choice = action.STOP if option == 0 else action.BUILD_OF + judge.place[option]
    return choice


def decide_reroll(plan: Plan, judge: Judge, board: Position, seat: Seat) -> Action:
    """All dice are rolled again whenever they may be; else what promises more than the dice as they lie."""
    actions = listed(board)
    for move in actions:
        if move != action.STOP and (board.box.rerolls_all >> right_in(move)) & 1 != 0:
            return move
    make_plan(plan, judge, board, seat)
    best = 6 * rest_gain(plan, judge, plan.own, plan.white)
    choice: i64 = action.STOP
    for move in actions:
        if move != action.STOP:
            promise = turn_promise(plan, judge, board, seat, move)
            if promise > best:
                best = promise
                choice = move
    return choice


def turn_promise(plan: Plan, judge: Judge, board: Position, seat: Seat, move: Action) -> i64:
    """Six times what the dice promise when they are set or turned, or one of them is rolled again."""
    if (board.box.turns >> right_in(move)) & 1 != 0:
        after = board.copy()
        assert isinstance(after, Position)
        turn(after, seat, right_in(move), way_in(move))
        return 6 * rest_gain(plan, judge, have(after, seat, field.DICE), have(after, seat, field.WHITE))
    if way_in(move) != 0:
        return UNKNOWN
    again: i64 = 0
    rest = without(plan.own, SAME[plan.own])
    for face in range(1, 7):
        again += rest_gain(plan, judge, joined(rest, face), plan.white)
    return again


def decide_goods(judge: Judge, board: Position, seat: Seat) -> Action:
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
    still = judge.still_worth(0, judge.soldiers)
    for move in listed(board):
        if is_first(board, move):
            continue
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
                worth += judge.still_worth(0, judge.soldiers + offer[line + field.SOLDIERS]) - still
        worth += judge.goods_worth(0, gold, wood, stone, tokens)
        if worth > best:
            best = worth
            choice = move
    return choice
