"""Refusals: which rule an action that is not legal here would break."""

from mypy_extensions import i64

from kingcraft.core.ruling import Ruling
from kingcraft.core.state import OVER
from kingcraft.kingsburg.board import Board, have, owns
from kingcraft.kingsburg.build import gold_price
from kingcraft.kingsburg.dice import SIZE, part_place
from kingcraft.kingsburg.goods import gold_in, is_giving, kinds_open, stone_in, wanted, wood_in
from kingcraft.kingsburg.influence import (
    NO_SHIFT,
    advisor_of,
    own_in,
    shift_in,
    shifts_ready,
    token_in,
    token_ready,
    white_in,
)
from kingcraft.kingsburg.layout import (
    ACTION_COUNT,
    ADVISORS,
    BUILD,
    BUILD_OF,
    DICE,
    ENEMY_OF,
    GOLD,
    GOODS_OF,
    INFLUENCE,
    PAY_TOKEN,
    PLACE_OF,
    RECRUIT,
    REROLL,
    ROLL_OF,
    SEASON_END,
    STONE,
    STOP,
    TOKENS,
    USE_OF,
    USED,
    WHITE,
    WOOD,
)
from kingcraft.kingsburg.sections import section_of
from kingcraft.kingsburg.tables import (
    BUILDING_IDS,
    COLUMN,
    COST_STONE,
    COST_WOOD,
    REROLL_MOST,
    REROLLS_ALL,
    SHIFTS,
    SPACES,
)


def refusal(board: Board, action: int) -> Ruling:
    """The rule that forbids an action here."""
    if board.to_act == OVER:
        return Ruling("kingsburg-over", section_of(board.step))
    if board.to_act < 0:
        return _chance(board, action)
    if action == STOP:
        return Ruling("kingsburg-must-choose", section_of(board.step))
    return _decision(board, action)


def _decision(board: Board, action: int) -> Ruling:
    """What a seat may not do: the action belongs to this step, but a rule of the step forbids it; or it does not."""
    step = board.step
    if step == INFLUENCE and PLACE_OF <= action < ACTION_COUNT:
        return _placement(board, board.to_act, action)
    if step == BUILD and BUILD_OF <= action < BUILD_OF + SPACES:
        return _building(board, board.to_act, action - BUILD_OF)
    if step == REROLL and USE_OF <= action < USE_OF + 2 * SPACES:
        return _reroll(board, board.to_act, action)
    if step == SEASON_END and action == PAY_TOKEN:
        return Ruling("kingsburg-no-token", section_of(step))
    if wanted(board) > 0 and GOODS_OF <= action < PLACE_OF:
        return _goods(board, action)
    return Ruling("kingsburg-not-now", section_of(step))


def _chance(board: Board, action: int) -> Ruling:
    """Dice and cards decide: nobody else may, and only what they can show."""
    section = section_of(board.step)
    if ROLL_OF <= action < GOODS_OF:
        return Ruling("kingsburg-dice", section)
    if ENEMY_OF <= action < ROLL_OF:
        return Ruling("kingsburg-card", section, {"year": int(board.year)})
    return Ruling("kingsburg-chance", section)


def _placement(board: Board, seat: i64, action: i64) -> Ruling:
    section = section_of(INFLUENCE)
    advisor = int(advisor_of(action))
    if part_place(have(board, seat, DICE), own_in(action)) < 0 or _white_missing(board, seat, action):
        return Ruling("kingsburg-not-in-hand", section)
    if own_in(action) == 0:
        return Ruling("kingsburg-needs-coloured", section)
    if token_in(action) != 0 and not token_ready(board, seat):
        return Ruling("kingsburg-token-season" if have(board, seat, TOKENS) > 0 else "kingsburg-no-token", section)
    facts: dict[str, object] = {"advisor": advisor}
    if shift_in(action) != 0 and shifts_ready(board, seat) == NO_SHIFT:
        facts["sum"] = advisor - int(shift_in(action))
        return Ruling("kingsburg-shift-used" if owns(board, seat) & SHIFTS else "kingsburg-sum", section, facts)
    return Ruling("kingsburg-taken" if 1 <= advisor <= ADVISORS else "kingsburg-no-advisor", section, facts)


def _white_missing(board: Board, seat: i64, action: i64) -> bool:
    return part_place(have(board, seat, WHITE), white_in(action)) < 0


def _building(board: Board, seat: i64, building: i64) -> Ruling:
    section = section_of(BUILD)
    facts: dict[str, object] = {"building": building_name(building)}
    if (owns(board, seat) >> building) & 1 != 0:
        return Ruling("kingsburg-standing", section, facts)
    for left in range(building - COLUMN[building], building):
        if (owns(board, seat) >> left) & 1 == 0:
            facts["missing"] = building_name(left)
            return Ruling("kingsburg-left-first", section, facts)
    facts["gold"] = int(gold_price(owns(board, seat), building))
    facts["wood"] = int(COST_WOOD[building])
    facts["stone"] = int(COST_STONE[building])
    return Ruling("kingsburg-cost", section, facts)


def building_name(building: i64) -> Ruling:
    """A building's name as a fact that every language says in its own way."""
    message = f"ruling-building-{BUILDING_IDS[int(building)]}"
    return Ruling(message.removeprefix("ruling-"))


def _reroll(board: Board, seat: i64, action: i64) -> Ruling:
    section = section_of(REROLL)
    building = (action - USE_OF) >> 1
    facts: dict[str, object] = {"building": building_name(building)}
    if (owns(board, seat) >> building) & 1 == 0:
        return Ruling("kingsburg-not-owned", section, facts)
    if (have(board, seat, USED) >> building) & 1 != 0:
        return Ruling("kingsburg-used", section, facts)
    if (REROLLS_ALL >> building) & 1 != 0:
        facts["most"] = int(REROLL_MOST[building])
        return Ruling("kingsburg-reroll-all", section, facts)
    if (action - USE_OF) & 1 != 0 and SIZE[have(board, seat, WHITE)] == 0:
        return Ruling("kingsburg-not-in-hand", section)
    return Ruling("kingsburg-reroll-one", section, facts)


def _goods(board: Board, action: i64) -> Ruling:
    section = section_of(board.step)
    count = int(wanted(board))
    if gold_in(action) + wood_in(action) + stone_in(action) != count:
        return Ruling("kingsburg-goods-count", section, {"count": count})
    if is_giving(board) and _is_short(board, board.to_act, action):
        return Ruling("kingsburg-goods-short", section)
    if board.step == RECRUIT and kinds_open(board) != 7:
        return Ruling("kingsburg-goods-order", section)
    return Ruling("kingsburg-goods-kinds", section)


def _is_short(board: Board, seat: i64, action: i64) -> bool:
    if gold_in(action) > have(board, seat, GOLD) or wood_in(action) > have(board, seat, WOOD):
        return True
    return stone_in(action) > have(board, seat, STONE)
