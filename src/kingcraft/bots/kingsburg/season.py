"""The season at hand, searched: all dice are open, so only the others' choices are guessed."""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.parts import places_of
from kingcraft.bots.kingsburg.placing import Plan, list_promises
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.bots.kingsburg.weights import POINT, WHOLE
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.state import CHANCE, OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.action import STOP
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.ending import winning_seats
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.state import KingsburgState

NOTHING: Final = -(1 << 60)
CERTAIN: Final = 1_000_000
"""A chance of one."""


class Search:
    """What a search needs at hand: who judges, how much the others' good is one's own harm, how others are guessed."""

    def __init__(self, judge: Judge, stream: Stream) -> None:
        self.judge = judge
        self.rivals = judge
        """Who judges for the others."""
        self.stream = stream
        self.plan = Plan()
        self.envy: i64 = 100
        self.insight: i64 = 0
        self.by_chance: bool = False
        self.whim: i64 = 0
        """How strong its whims are, in hundredths of `WHIMS`."""


def search_from(judge: Judge, state: KingsburgState, stream: Stream) -> Search:
    """A search that knows no more of the enemy than the seats have seen so far."""
    search = Search(judge, stream)
    judge.sight = state.seen
    return search


def moment_of(board: Position) -> i64:
    """The moment that a position is at: before the first dice of a season, or before the first soldier; else -1."""
    if board.turn == 0:
        if board.step == step.ROLL and board.to_act == CHANCE:
            return (board.year - 1) * 4 + board.season
        if board.step == step.RECRUIT:
            return (board.year - 1) * 4 + 3
    return MOMENTS if board.to_act == OVER else -1


IN_SEASON: Final = 9


def _part(phase: str) -> int:
    """Which of a year's four moments is the last before a phase; IN_SEASON if the season tells."""
    if phase in ("setup", "aid"):
        return -1
    return IN_SEASON if phase == step.SEASON else 3


PART: Final[vec[i64]] = integers([_part(one.phase) for one in STEPS])
"""By the number of a step."""


def hour_of(board: Position) -> i64:
    """The last moment that has begun."""
    first = (board.year - 1) * 4
    part = PART[board.step]
    return first + board.season if part == IN_SEASON else first + part


def expected(judge: Judge, board: Position, seat: Seat, moment: i64) -> i64:
    """The points a seat can expect to end with, in thousandths."""
    points = have(board, seat, field.POINTS) * POINT
    if moment >= MOMENTS:
        return points
    judge.look(board, seat, moment, -1)
    net = judge.net
    if net is not None:
        points += net.worth(moment, places_of(judge, board, seat, moment), WHOLE)
    return points + judge.worth()


def standing(search: Search, board: Position, seat: Seat, moment: i64) -> i64:
    """What a position is worth to a seat: its points to come less a part of the others', or its chance to win."""
    if search.by_chance:
        return chance(search.judge, board, seat, moment)
    own = expected(search.judge, board, seat, moment)
    others: i64 = 0
    for other in range(board.seats):
        if other != seat:
            others += expected(search.judge, board, other, moment)
    return own - others * search.envy // (100 * (board.seats - 1))


def chance(judge: Judge, board: Position, seat: Seat, moment: i64) -> i64:
    """A seat's chance to win, in millionths: that of being ahead of each of the others, multiplied."""
    if moment >= MOMENTS:
        winners = winning_seats(board)
        return CERTAIN // len(winners) if int(seat) in winners else 0
    own = expected(judge, board, seat, moment)
    doubt = DOUBT[moment]
    total: i64 = CERTAIN
    for other in range(board.seats):
        if other != seat:
            ahead = own - expected(judge, board, other, moment)
            total = total * (CERTAIN // 2 + (CERTAIN // 2) * ahead // (max(ahead, -ahead) + doubt)) // CERTAIN
    return total


def _doubts() -> list[int]:
    """How far ahead one must be at each moment to be three to one the better, in thousandths of a point."""
    return [500 + int(1600 * (15 - moment // 4 * 3 - moment % 4) ** 0.5) for moment in range(MOMENTS)]


DOUBT: Final[vec[i64]] = integers(_doubts())


def play_to_moment(search: Search, state: KingsburgState) -> i64:
    """Plays on, everybody one step ahead, until the next moment of the year; returns it."""
    last = hour_of(state)
    while True:
        state.make(state.sample(search.stream) if state.to_act == CHANCE else decide(search.plan, search.judge, state))
        moment = moment_of(state)
        if moment > last:
            return moment


def decision(search: Search, state: KingsburgState, width: i64) -> Action:
    """What a squire does, or, if the width is not 0, a knight who follows so many placements."""
    if width == 0 or state.step != step.INFLUENCE:
        return decide(search.plan, search.judge, state)
    search.judge.sight = state.seen
    action = best_line(search, state, width)
    search.judge.sight = EVERYBODY
    return action


def to_own_turn(search: Search, state: KingsburgState, seat: Seat) -> bool:
    """Guesses what the others place until it is a seat's turn; False if the placing is over before."""
    while state.step == step.INFLUENCE and state.to_act != seat:
        if search.insight > 0:
            state.make(best_line(guess_of(search), state, search.insight))
        else:
            state.make(decide(search.plan, search.judge, state))
    return state.step == step.INFLUENCE


def guess_of(search: Search) -> Search:
    """How another seat would search."""
    return knight_of(search, search.rivals, search.stream)


def knight_of(search: Search, judge: Judge, stream: Stream) -> Search:
    """How somebody with this judge would search, who takes all others for squires."""
    knight = Search(judge, stream)
    knight.plan = search.plan
    knight.envy = search.envy
    return knight


def explore(search: Search, state: KingsburgState, seat: Seat, width: i64) -> i64:
    """The worth of the best line of a seat's placements from here; spoils the state it is given."""
    if not to_own_turn(search, state, seat):
        moment = moment_of(state)
        if moment < 0:
            moment = play_to_moment(search, state)
        return standing(search, state, seat, moment)
    best: i64 = NOTHING
    actions = candidates(search, state, seat, width)
    for index in range(len(actions)):
        line = state if index == len(actions) - 1 else state.copy()
        line.make(actions[index])
        best = max(best, explore(search, line, seat, max(1, width // 2)))
    return best


def best_line(search: Search, state: KingsburgState, width: i64) -> Action:
    """The placement that begins the best line of the season."""
    return favourite(opinion_of(search, state, width), search.stream, search.whim)


class Opinion:
    """Some placements, and what the best line that begins with each comes to."""

    def __init__(self, actions: vec[i64], worths: vec[i64]) -> None:
        self.actions = actions
        self.worths = worths


def opinion_of(search: Search, state: KingsburgState, width: i64) -> Opinion:
    """What a seat thinks of so many placements; of the only one it thinks nothing."""
    seat = state.to_act
    actions = candidates(search, state, seat, width)
    worths = vec[i64]()
    for action in actions:
        worth: i64 = 0
        if len(actions) > 1:
            line = state.copy()
            line.make(action)
            worth = explore(search, line, seat, max(1, width // 2))
        worths = append(worths, worth)
    return Opinion(actions, worths)


def favourite(opinion: Opinion, stream: Stream, whim: i64) -> Action:
    """The best placement of an opinion, but for so much of a whim, in hundredths."""
    best: i64 = NOTHING
    choice: i64 = STOP
    for index in range(len(opinion.actions)):
        worth = opinion.worths[index]
        if whim > 0 and len(opinion.actions) > 1:
            worth += WHIMS[stream.below(_LOTS)] * whim // 100
        if worth > best:
            best = worth
            choice = opinion.actions[index]
    return choice


_LOTS: Final = 64
WHIMS: Final[vec[i64]] = integers([round(-600 * log(-log((lot + 0.5) / _LOTS))) for lot in range(_LOTS)])
"""What a line may seem to be worth over what it is, in thousandths of a point: so widely do kings differ from knights.

By these whims three placements of five are those a knight would choose, and the rest go as those of kings do."""


def candidates(search: Search, board: Position, seat: Seat, width: i64) -> vec[i64]:
    """The placements that promise most, best first; to pass if there is none."""
    list_promises(search.plan, search.judge, board, seat, False)
    found = most_promising(search.plan, width)
    return found if len(found) > 0 else append(found, STOP)


def most_promising(plan: Plan, width: i64) -> vec[i64]:
    """So many of the placements that were listed, best first; their promises are gone then."""
    found = vec[i64]()
    while len(found) < width and len(found) < len(plan.actions):
        best: i64 = 0
        for index in range(len(plan.actions)):
            if plan.promises[index] > plan.promises[best]:
                best = index
        found = append(found, plan.actions[best])
        plan.promises[best] = NOTHING
    return found
