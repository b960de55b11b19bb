"""The legal actions of a seat: listed, counted, picked at random, or tested one by one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.stream import Stream
from kingcraft.kingsburg.board import Board, bits_in, have
from kingcraft.kingsburg.build import add_builds, buildable
from kingcraft.kingsburg.goods import allows_goods, count_goods, most_of, nth_goods, wanted
from kingcraft.kingsburg.influence import add_placements, allows_placement, count_placements, nth_bit, nth_placement
from kingcraft.kingsburg.layout import (
    BUILD,
    BUILD_OF,
    DICE,
    ENEMY_OF,
    GOLD,
    GOODS_OF,
    HELP,
    INFLUENCE,
    PAY_TOKEN,
    PLACE_OF,
    RECRUIT,
    REROLL,
    SEASON_END,
    STONE,
    STOP,
    TOKENS,
    USE_OF,
    WHITE,
    WOOD,
)
from kingcraft.kingsburg.roll import usable_rerolls
from kingcraft.kingsburg.tables import GIFT_PRICE, GIFT_SWAP, REROLLS_ONE, SPACES


def may_stop(board: Board) -> bool:
    """Whether the seat may pass, keep, decline or be done here."""
    step = board.step
    if step == HELP:
        return GIFT_SWAP[board.advisor] + GIFT_PRICE[board.advisor] > 0
    return step in (INFLUENCE, BUILD, REROLL, SEASON_END, RECRUIT)


def listed(board: Board) -> vec[i64]:
    """The legal actions of the seat to act, ascending."""
    seat = board.to_act
    actions = vec[i64]()
    if may_stop(board):
        actions = append(actions, STOP)
    if board.step == INFLUENCE:
        return add_placements(board, seat, actions)
    if board.step == BUILD:
        return add_builds(buildable(board, seat), actions)
    if board.step == REROLL:
        return _add_rerolls(board, seat, actions)
    if board.step == SEASON_END and have(board, seat, TOKENS) > 0:
        actions = append(actions, PAY_TOKEN)
    return _add_goods(board, actions)


def _add_rerolls(board: Board, seat: i64, actions: vec[i64]) -> vec[i64]:
    """One action for each usable building; for one that re-rolls a single die, one for each colour there is."""
    usable = usable_rerolls(board, seat)
    for building in range(SPACES):
        if (usable >> building) & 1 != 0:
            actions = append(actions, USE_OF + 2 * building)
            if (REROLLS_ONE >> building) & 1 != 0 and have(board, seat, WHITE) != 0:
                actions = append(actions, USE_OF + 2 * building + 1)
    return actions


def _add_goods(board: Board, actions: vec[i64]) -> vec[i64]:
    count = wanted(board)
    gold = most_of(board, GOLD)
    wood = most_of(board, WOOD)
    stone = most_of(board, STONE)
    for nth in range(count_goods(gold, wood, stone, count)):
        actions = append(actions, nth_goods(gold, wood, stone, count, nth))
    return actions


def pick_choice(board: Board, stream: Stream) -> i64:
    """One legal action of the seat to act, all alike."""
    seat = board.to_act
    step = board.step
    if step == INFLUENCE:
        return _pick_placement(board, seat, stream)
    if step == BUILD:
        return _pick_building(buildable(board, seat), stream)
    if step == REROLL:
        actions = listed(board)
        return actions[stream.below(len(actions))]
    return _pick_goods(board, stream)


def _pick_placement(board: Board, seat: i64, stream: Stream) -> i64:
    nth = stream.below(count_placements(board, seat) + 1)
    if nth == 0:
        return STOP
    return nth_placement(board, seat, nth - 1)


def _pick_building(mask: i64, stream: Stream) -> i64:
    if mask == 0:
        return STOP
    nth = stream.below(bits_in(mask) + 1)
    if nth == 0:
        return STOP
    return BUILD_OF + nth_bit(mask, nth - 1)


def _pick_goods(board: Board, stream: Stream) -> i64:
    count = wanted(board)
    gold = most_of(board, GOLD)
    wood = most_of(board, WOOD)
    stone = most_of(board, STONE)
    others: i64 = 1 if may_stop(board) else 0
    if board.step == SEASON_END and have(board, board.to_act, TOKENS) > 0:
        others += 1
    ways = count_goods(gold, wood, stone, count)
    if ways == 0 and others == 1:
        return STOP
    nth = stream.below(ways + others)
    if nth < others:
        return PAY_TOKEN if nth == 1 else STOP
    return nth_goods(gold, wood, stone, count, nth - others)


def allows_choice(board: Board, action: i64) -> bool:
    """Whether the seat to act may do this."""
    seat = board.to_act
    step = board.step
    if action == STOP:
        return may_stop(board)
    if action == PAY_TOKEN:
        return step == SEASON_END and have(board, seat, TOKENS) > 0
    if step == INFLUENCE:
        return action >= PLACE_OF and allows_placement(board, seat, action)
    if step == BUILD:
        return BUILD_OF <= action < BUILD_OF + SPACES and (buildable(board, seat) >> (action - BUILD_OF)) & 1 != 0
    if step == REROLL:
        return USE_OF <= action < ENEMY_OF and _allows_reroll(board, seat, action)
    return GOODS_OF <= action < PLACE_OF and allows_goods(board, action)


def _allows_reroll(board: Board, seat: i64, action: i64) -> bool:
    building = (action - USE_OF) >> 1
    if (usable_rerolls(board, seat) >> building) & 1 == 0:
        return False
    white = (action - USE_OF) & 1
    if white == 0:
        return have(board, seat, DICE) != 0
    return (REROLLS_ONE >> building) & 1 != 0 and have(board, seat, WHITE) != 0
