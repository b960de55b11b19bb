"""King: plays the season on from each of its best moves, with what the others may do and the throws of the next one."""

from typing import Any, Final

from mypy_extensions import i64

from kingcraft.bots.aide import Aide, aide_for
from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingsburg.advising import MOST_ADVICE, advice_of, chance_of, root_actions
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.foresight import Foresight, who_plays
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.liking import judge_with
from kingcraft.bots.kingsburg.placing import list_promises
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import (
    CERTAIN,
    Search,
    candidates,
    moment_of,
    most_promising,
    play_to_moment,
    search_from,
    standing,
    to_own_turn,
)  # fmt: skip
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.bots.kingsburg.weights import book_for_king, book_of
from kingcraft.bots.race import Race, Runner
from kingcraft.core.kinds import Seat
from kingcraft.core.registry import load
from kingcraft.core.state import OVER, State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.action import STOP
from kingcraft.kingsburg.state import KingsburgState

WIDTH: Final[i64] = 10
"""Half as many placements it follows at its next turn, and half of those at each turn after."""
CARE: Final[i64] = 8
"""How many placements of each other seat it follows at the first look, when it guesses what that seat will do."""
LINES: Final[i64] = 16
"""How many moves it compares at most."""
FAITH: Final = 6
"""How many playouts the first look at a move counts for, besides its part in each of them."""
FIRST: Final[i64] = 28
"""That part, in hundredths: the first look knows better how oneself will go on, playouts what the others may do."""
HORIZON: Final = 3
"""How many moments of the year squires play on after the season at hand."""
FAR: Final[i64] = 80
"""How much of what changes in them counts, in hundredths."""


class Prospect:
    """Where a line leads at first sight: to which position, at which moment, and what that seems worth as a chance."""

    def __init__(self, state: KingsburgState, moment: i64, worth: i64) -> None:
        self.state = state
        self.moment = moment
        self.worth = worth


class Line(Runner):
    """A move from the root, where its best line leads, and the moment it comes to by itself: -1 if it is played on."""

    def __init__(
        self, action: int, start: i64, prospect: Prospect, faith: i64, root: KingsburgState, search: Search
    ) -> None:  # fmt: skip
        super().__init__(action, prospect.worth, faith)
        self.start = start
        self.prospect = prospect
        self.root = root
        self.search = search
        self.foresight = Foresight()

    def playout(self, seed: int) -> i64:
        """Plays this season to its end with foresight, and then on to the horizon, everybody as a squire.

        Each moment has dice of its own, so that moves are compared on the same ones however they differ before.
        """
        search = self.search
        seat = self.root.to_act
        luck = Stream(seed)
        own, others = who_plays(search, luck)
        state = self.root.imagine(int(seat), luck)
        state.make(self.action)
        moment = self.start
        if moment < 0:
            moment = self.foresight.play_season(own, others, state, seat, luck.fork(3))
        worth = standing(search, state, seat, moment)
        if moment < MOMENTS:
            for _ in range(HORIZON):
                if moment < MOMENTS:
                    own.stream = luck.fork(4 + moment)
                    moment = play_to_moment(own, state)
            worth += (standing(search, state, seat, moment) - worth) * FAR // 100
        return worth + (self.worth - worth) * FIRST // 100 if self.trust > 0 else worth


class King(Bot):
    """As strong as its time allows: it may be stopped after any playout."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.weights = ""
        self.curve = "king"
        self.insight = CARE
        self.judge = Judge(book_for_king(""))
        self.rivals = Judge(book_of(""))
        """How it thinks at first sight that the others judge: as everybody does."""
        self.lot = 0

    def meet(self, lot: int) -> None:
        """Draws a liking for this game by its lot: it chooses by it; what it says of chances is free of it."""
        self.lot = lot

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.judge = Judge(book_for_king(weights))
        self.weights = weights

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (King, self.budget, self.weights, self.lot))

    def choose(self, state: State, stream: Stream) -> int:
        """The move whose lines did best."""
        return self.think(state, stream, self.lot)[0].action

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The best line of each move it thought about."""
        assert isinstance(state, KingsburgState)
        lines = self.think(state, stream, thorough=True)
        tries = sum([int(line.tries) for line in lines])
        search = search_for(self.judge, self.rivals, state, stream)
        found: list[Advice] = []
        for line in lines:
            if line.tries == 0 and line.trust == 0 and found:
                continue
            if line.action not in [advice.action for advice in found] and len(found) < MOST_ADVICE:
                same = [other for other in lines if other.action == line.action]
                share = sum([int(other.tries) for other in same]) / tries if tries else len(same) / len(lines)
                end, moment = line.prospect.state, line.prospect.moment
                if moment < 0:
                    moment = play_to_moment(search, end)
                worth = chance_of(state, line.standing(), self.curve)
                found.append(advice_of(search.judge, state, line.action, end, moment, worth, share))
        return found

    def think(self, state: State, stream: Stream, lot: int = 0, thorough: bool = False) -> list[Line]:
        """The lines it thought about, best first; with a lot, by the liking that it brings.

        Only who is thorough plays out what is settled.
        """
        assert isinstance(state, KingsburgState)
        self.budget.begin()
        root = state.imagine(int(state.to_act), stream)
        assert isinstance(root, KingsburgState)
        judge = judge_with(self.judge.book, lot, root) if lot else self.judge
        search = search_for(judge, self.rivals, root, stream)
        search.insight = self.insight
        lines = self.first_lines(search, root)
        race = Race([*lines], self.budget)
        if thorough or not race.settled():
            show_all(search)
            aide = self.aide()
            if aide is not None:
                aide.begin(task_of(root, lines, self.weights, lot))
            race.run(aide, stream, thorough)
        return [lines[runner.number] for runner in race.runners]

    def first_lines(self, search: Search, state: KingsburgState) -> list[Line]:
        """The most promising lines, each to the next moment of the year where no chance lies between."""
        if state.step in (step.RECRUIT, step.REROLL):
            return self.chancy_lines(search, state)
        actions = self.moves(search, state)
        width = max(1, WIDTH // 2) if len(actions) > 1 else 1
        lines: list[Line] = []
        for action in actions:
            after = state.copy()
            after.make(action)
            start = moment_of(after)
            ends: list[Prospect] = []
            if state.step == step.INFLUENCE:
                self.follow(search, state.to_act, after, width, ends)
            else:
                ends.append(prospect_of(search, after, state.to_act))
            lines += [self.line(action, start, end, state, search) for end in ends]
        lines.sort(key=_by_worth, reverse=True)
        return self.picked(lines)

    def moves(self, search: Search, state: KingsburgState) -> list[int]:
        """The moves it compares: of the placements in all ways those that promise most; elsewhere all that is legal."""
        if state.step != step.INFLUENCE:
            return root_actions(search, state, WIDTH)
        list_promises(search.plan, search.judge, state, state.to_act, True)
        return [int(action) for action in most_promising(search.plan, LINES)] or [STOP]

    def picked(self, lines: list[Line]) -> list[Line]:
        """Of all lines, best first, those to compare: the best that begins with each move."""
        moves: set[int] = set()
        found: list[Line] = []
        for line in lines:
            if line.action not in moves:
                moves.add(line.action)
                found.append(line)
        return found[:LINES]

    def line(self, action: int, start: i64, prospect: Prospect, root: KingsburgState, search: Search) -> Line:
        """A line that was looked at."""
        return Line(action, start, prospect, FAITH, root, search)

    def aide(self) -> Aide | None:
        """Who helps, if the budget has another core."""
        return aide_for(self.budget)

    def chancy_lines(self, search: Search, state: KingsburgState) -> list[Line]:
        """The moves that dice come right after: only playing on tells them apart. A squire's choice is the first."""
        choice = int(decide(search.plan, search.judge, state))
        lines: list[Line] = []
        for action in [choice, *[other for other in root_actions(search, state, WIDTH) if other != choice]]:
            after = state.copy()
            after.make(action)
            end: i64 = MOMENTS if after.to_act == OVER else -1
            seen = Prospect(after, end, self.unseen(state, action == choice))
            line = self.line(action, end, seen, state, search)
            line.trust = 0
            lines.append(line)
        return lines

    def unseen(self, state: KingsburgState, chosen: bool) -> i64:
        """What a move counts for that was never played on: nothing, unless a squire would choose it."""
        return CERTAIN // state.seats if chosen else i64(0)

    def follow(self, search: Search, seat: Seat, state: KingsburgState, width: i64, ends: list[Prospect]) -> None:
        """Adds where every line of a seat's placements leads from here on; spoils the state it is given."""
        if not to_own_turn(search, state, seat):
            ends.append(prospect_of(search, state, seat))
            return
        if self.rushed():
            search.insight = 0
            width = 1
        for reply in candidates(search, state, seat, width):
            line = state.copy()
            line.make(reply)
            self.follow(search, seat, line, max(1, width // 2), ends)

    def rushed(self) -> bool:
        """Whether half of the time is gone: the lines that are left are then only glanced at."""
        return self.budget.playouts == 0 and self.budget.part(0) > 0.5


def prospect_of(search: Search, state: KingsburgState, seat: Seat) -> Prospect:
    """What a seat has at the next moment of the year, if squires go on from here; the state goes along."""
    moment = moment_of(state)
    if moment < 0:
        moment = play_to_moment(search, state)
    return Prospect(state, moment, standing(search, state, seat, moment))


def search_for(judge: Judge, rivals: Judge, state: KingsburgState, stream: Stream) -> Search:
    """How a king searches: by the chance to win, the others as somebody who may judge otherwise."""
    search = search_from(judge, state, stream)
    search.rivals = rivals
    rivals.sight = judge.sight
    search.by_chance = True
    return search


def show_all(search: Search) -> None:
    """Playouts have a card of their own, which all who judge may see."""
    search.judge.sight = EVERYBODY
    search.rivals.sight = EVERYBODY


def task_of(root: KingsburgState, lines: list[Line], weights: str, lot: int = 0) -> dict[str, object]:
    """The lines as an aide is told of them."""
    found = [(line.action, int(line.start), int(line.worth), int(line.trust)) for line in lines]
    return {"game": "kingsburg", "weights": weights, "lot": lot, "root": root.dump(), "lines": found}


def runners_of(task: dict[str, Any]) -> list[Runner]:
    """The lines as an aide plays them."""
    root = load(task["root"])
    assert isinstance(root, KingsburgState)
    judge = judge_with(book_for_king(task["weights"]), task["lot"], root)
    search = search_for(judge, Judge(book_of("")), root, Stream(0))
    show_all(search)
    runners: list[Runner] = []
    for action, start, worth, trust in task["lines"]:
        runners.append(Line(action, start, Prospect(root, start, worth), trust, root, search))
    return runners


def _by_worth(line: Line) -> int:
    return int(line.worth)
