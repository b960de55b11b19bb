"""Where a seat's dice go: the best way to part them among the advisors that are open, weighed one gift at a time."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.gifts import await_gifts, gift_worth
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.standing import UNKNOWN
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.state import integers
from kingcraft.kingsburg import field
from kingcraft.kingsburg.action import STOP
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.dice import FIRST_PART, PART, REST, SUM
from kingcraft.kingsburg.group import placement
from kingcraft.kingsburg.influence import open_advisors, shifts_ready, token_ready, ways_to
from kingcraft.kingsburg.position import Position

SUMS: Final[i64] = 64
SHIFT_COST: Final[i64] = 100
"""A shift is kept for where it helps most: it must bring a tenth of a point."""
LEAST_ENVOY: Final[i64] = 300
HASTE: Final[i64] = 30
"""How much of a gain, in hundredths, an advisor within another's reach is preferred by."""


class Plan:
    """What a seat could do with its dice: the gain of each advisor, and the best way to reach each sum."""

    def __init__(self) -> None:
        self.now: i64 = 0
        self.open: i64 = 0
        self.taken: i64 = 0
        self.shifts: i64 = 0
        self.token: bool = False
        self.token_cost: i64 = 0
        self.envoy_cost: i64 = 0
        self.gain: vec[i64] = integers([UNKNOWN] * (ADVISORS + 1))
        self.reach: vec[i64] = integers([UNKNOWN] * SUMS)
        self.way: vec[i64] = integers([0] * SUMS)
        self.actions: vec[i64] = vec[i64]()
        self.promises: vec[i64] = vec[i64]()
        self.own: i64 = 0
        self.white: i64 = 0


def make_plan(plan: Plan, judge: Judge, board: Position, seat: Seat) -> None:
    """Looks at a seat's season: what it has won already, and what it may still win."""
    judge.look(board, seat, (board.year - 1) * 4 + board.season + 1, board.season)
    if board.taken != 0:
        await_gifts(judge, board, seat, 1, True)
    plan.now = judge.holding_now()
    row = seat * field.WIDTH
    plan.own = board.book[row + field.DICE]
    plan.white = board.book[row + field.WHITE]
    plan.open = open_advisors(board, seat)
    plan.taken = board.taken
    plan.shifts = shifts_ready(board, seat)
    plan.token = token_ready(board, seat)
    plan.token_cost = 0
    if plan.token:
        judge.tokens -= 1
        plan.token_cost = max(0, plan.now - judge.holding_now())
        judge.tokens += 1
    plan.envoy_cost = max(LEAST_ENVOY, judge.table[judge.base + part.ENVOY])
    for advisor in range(ADVISORS + 1):
        plan.gain[advisor] = UNKNOWN
    for total in range(SUMS):
        plan.reach[total] = UNKNOWN


def advisor_gain(plan: Plan, judge: Judge, advisor: i64) -> i64:
    """What an advisor's gift adds to the purse."""
    if plan.gain[advisor] == UNKNOWN:
        gain = gift_worth(judge, advisor) - plan.now
        if (plan.taken >> advisor) & 1 != 0:
            gain -= plan.envoy_cost
        plan.gain[advisor] = gain
    return plan.gain[advisor]


def sum_gain(plan: Plan, judge: Judge, total: i64) -> i64:
    """The best gain that a group of this sum can bring, and in `plan.way` how; nothing if it reaches nobody."""
    if plan.reach[total] == UNKNOWN:
        ways = ways_to(plan.open, total, plan.shifts, plan.token)
        best: i64 = 0
        plan.way[total] = -1
        for way in range(6):
            if (ways >> way) & 1 != 0:
                gain = advisor_gain(plan, judge, reached(total, way)) - way_cost(plan, way)
                if gain > best:
                    best = gain
                    plan.way[total] = way
        plan.reach[total] = best
    return plan.reach[total]


def way_cost(plan: Plan, way: i64) -> i64:
    """What a token and a shift are worth elsewhere."""
    cost: i64 = 0 if way % 3 == 1 else SHIFT_COST
    return cost + plan.token_cost if way >= 3 else cost


def rest_gain(plan: Plan, judge: Judge, own: i64, white: i64) -> i64:
    """The most that these dice can still bring, parted at best, if nobody interferes."""
    best: i64 = 0
    for first in range(FIRST_PART[own] + 1, FIRST_PART[own + 1]):
        for second in range(FIRST_PART[white], FIRST_PART[white + 1]):
            gain = sum_gain(plan, judge, SUM[PART[first]] + SUM[PART[second]])
            if gain > 0:
                if REST[first] != 0:
                    gain += rest_gain(plan, judge, REST[first], REST[second])
                best = max(best, gain)
    return best


def list_promises(plan: Plan, judge: Judge, board: Position, seat: Seat, every_way: bool) -> None:
    """The placements and what each promises: all there are, or each group of dice at its best advisor if it gains."""
    make_plan(plan, judge, board, seat)
    contested = reach_of_others(board, seat)
    plan.actions = vec[i64]()
    plan.promises = vec[i64]()
    own = plan.own
    white = plan.white
    for first in range(FIRST_PART[own] + 1, FIRST_PART[own + 1]):
        for second in range(FIRST_PART[white], FIRST_PART[white + 1]):
            total = SUM[PART[first]] + SUM[PART[second]]
            if every_way:
                ways = ways_to(plan.open, total, plan.shifts, plan.token)
                for way in range(6):
                    if (ways >> way) & 1 != 0:
                        gain = advisor_gain(plan, judge, reached(total, way)) - way_cost(plan, way)
                        add_promise(plan, judge, first, second, way, gain, contested)
            elif sum_gain(plan, judge, total) > 0:
                add_promise(plan, judge, first, second, plan.way[total], plan.reach[total], contested)


def add_promise(plan: Plan, judge: Judge, first: i64, second: i64, way: i64, gain: i64, contested: Mask) -> None:
    """Lists a placement with its gain, what the dice that are left can bring, and some haste."""
    promise = gain + (rest_gain(plan, judge, REST[first], REST[second]) if REST[first] != 0 else i64(0))
    if (contested >> reached(SUM[PART[first]] + SUM[PART[second]], way)) & 1 != 0:
        promise += gain * HASTE // 100
    plan.actions = append(plan.actions, placement(PART[first], PART[second], 0, -1) + way)
    plan.promises = append(plan.promises, promise)


def reached(total: i64, way: i64) -> i64:
    """The advisor that a group of this sum reaches in one of the six ways."""
    return total + way % 3 - 1 + (2 if way >= 3 else 0)


def best_placement(plan: Plan, judge: Judge, board: Position, seat: Seat) -> Action:
    """The placement that the best parting of the dice begins with; STOP if nothing is to be gained."""
    list_promises(plan, judge, board, seat, False)
    best: i64 = 0
    choice: i64 = STOP
    for index in range(len(plan.actions)):
        if plan.promises[index] > best:
            best = plan.promises[index]
            choice = plan.actions[index]
    return choice


def reach_of_others(board: Position, seat: Seat) -> Mask:
    """The advisors that the dice of others can still reach, as bits."""
    mask: Mask = 0
    for other in range(board.seats):
        if other != seat and (board.passed >> other) & 1 == 0:
            row = other * field.WIDTH
            sums = sums_of(board.book[row + field.DICE], board.book[row + field.WHITE])
            if board.book[row + field.TOKENS] > 0:
                sums |= sums << 2
            mask |= sums
    return mask


def sums_of(own: i64, white: i64) -> Mask:
    """The sums that groups of these dice can have, as bits."""
    sums: i64 = 0
    for first in range(FIRST_PART[own] + 1, FIRST_PART[own + 1]):
        for second in range(FIRST_PART[white], FIRST_PART[white + 1]):
            sums |= 1 << (SUM[PART[first]] + SUM[PART[second]])
    return sums
