"""King: follows the best lines of the season into the seasons after it, with many throws of the dice."""

from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from kingcraft.bots.aide import aide_for
from kingcraft.bots.base import Advice, Bot, Budget, remade
from kingcraft.bots.kingsburg.advising import MOST_ADVICE, advice_of, chance_of, root_actions
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import (
    CERTAIN,
    Search,
    candidates,
    moment_of,
    play_to_moment,
    search_from,
    standing,
    to_own_turn,
)  # fmt: skip
from kingcraft.bots.kingsburg.standing import EVERYBODY
from kingcraft.bots.kingsburg.weights import Book, book_of
from kingcraft.bots.race import Race, Runner
from kingcraft.core.registry import load
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.chance import any_card
from kingcraft.kingsburg.state import KingsburgState

WIDTH: Final[i64] = 10
"""How many placements it follows at its first turn; half as many at each turn after."""
INSIGHT: Final[i64] = 4
"""How many placements of each other seat it follows when it guesses what that seat will do; 0 takes it for a squire."""
HORIZON: Final = 2
"""How many moments of the year it plays on."""
LINES: Final = 12
FAITH: Final = 8
"""How many playouts the first look at a line counts for."""


class Line(Runner):
    """A way the season may go: its first move, where it leads, and what that seems worth, as a chance to win."""

    def __init__(
        self,
        action: int,
        state: KingsburgState,
        moment: i64,
        worth: i64,
        faith: i64,
        root: KingsburgState,
        search: Search,
    ) -> None:
        super().__init__(action, worth, faith)
        self.state = state
        self.moment = moment
        self.root = root
        self.search = search

    def playout(self, seed: int) -> i64:
        """Plays on to the horizon. A card that was drawn in thought is drawn again."""
        search = self.search
        search.stream = Stream(seed)
        root = self.root
        state = self.state.copy()
        if state.enemy >= 0 and state.year == root.year and (root.seen >> root.to_act) & 1 == 0:
            state.enemy = any_card(state, search.stream)
        moment = self.moment if self.moment >= 0 else play_to_moment(search, state)
        for _ in range(HORIZON):
            if moment < MOMENTS:
                moment = play_to_moment(search, state)
        return standing(search, state, root.to_act, moment)


class King(Bot):
    """As strong as its time allows: it may be stopped after any playout."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.weights = ""
        self.judge = Judge(book_for_king(""))

    def study(self, weights: str) -> None:
        """Plays by these weights from now on."""
        self.judge = Judge(book_for_king(weights))
        self.weights = weights

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (King, self.budget, self.weights))

    def choose(self, state: State, stream: Stream) -> int:
        """The move whose lines did best."""
        return self.think(state, stream)[0].action

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The best line of each move it thought about."""
        assert isinstance(state, KingsburgState)
        lines = self.think(state, stream)
        tries = max(1, sum([int(line.tries) for line in lines]))
        search = search_for(self.judge, state, stream)
        found: list[Advice] = []
        for line in lines:
            if line.action not in [advice.action for advice in found] and len(found) < MOST_ADVICE:
                share = sum([int(other.tries) for other in lines if other.action == line.action]) / tries
                moment = line.moment if line.moment >= 0 else play_to_moment(search, line.state)
                worth = chance_of(state, line.standing(), "king")
                found.append(advice_of(search.judge, state, line.action, line.state, moment, worth, share))
        return found

    def think(self, state: State, stream: Stream) -> list[Line]:
        """The lines it thought about, best first."""
        assert isinstance(state, KingsburgState)
        self.budget.begin()
        root = state.imagine(int(state.to_act), stream)
        assert isinstance(root, KingsburgState)
        search = search_for(self.judge, root, stream)
        lines = self.first_lines(search, root)
        race = Race([*lines], self.budget)
        if not race.settled():
            search.judge.sight = EVERYBODY
            aide = aide_for(self.budget)
            if aide is not None:
                aide.begin(task_of(root, lines, self.weights))
            race.run(aide, stream)
        return [lines[runner.number] for runner in race.runners]

    def first_lines(self, search: Search, state: KingsburgState) -> list[Line]:
        """The most promising lines, each to the next moment of the year where no chance lies between."""
        if state.step in (step.RECRUIT, step.REROLL):
            return self.chancy_lines(search, state)
        seat = state.to_act
        actions = root_actions(search, state, WIDTH)
        width = max(1, WIDTH // 2) if len(actions) > 1 else 1
        lines: list[Line] = []
        for action in actions:
            line = state.copy()
            line.make(action)
            if state.step == step.INFLUENCE:
                self.follow(search, state, line, width, action, lines)
            else:
                moment = moment_of(line)
                end = line.copy()
                last = moment if moment >= 0 else play_to_moment(search, end)
                lines.append(Line(action, line, moment, standing(search, end, seat, last), FAITH, state, search))
        lines.sort(key=_by_worth, reverse=True)
        return lines[:LINES]

    def chancy_lines(self, search: Search, state: KingsburgState) -> list[Line]:
        """The moves that dice come right after: only playing on tells them apart. A squire's choice is the first."""
        choice = int(decide(search.plan, search.judge, state))
        lines: list[Line] = []
        for action in [choice, *[other for other in root_actions(search, state, WIDTH) if other != choice]]:
            line = state.copy()
            line.make(action)
            lines.append(Line(action, line, -1, CERTAIN // int(state.seats), 0, state, search))
        return lines

    def follow(
        self, search: Search, root: KingsburgState, state: KingsburgState, width: i64, action: int, lines: list[Line]
    ) -> None:
        """Adds every line of a seat's placements from here on."""
        seat = root.to_act
        if not to_own_turn(search, state, seat):
            moment = moment_of(state)
            if moment < 0:
                moment = play_to_moment(search, state)
            lines.append(Line(action, state, moment, standing(search, state, seat, moment), FAITH, root, search))
            return
        if self.rushed():
            search.insight = 0
            width = 1
        for reply in candidates(search, state, seat, width):
            line = state.copy()
            line.make(reply)
            self.follow(search, root, line, max(1, width // 2), action, lines)

    def rushed(self) -> bool:
        """Whether half of the time is gone: the lines that are left are then only glanced at."""
        return self.budget.playouts == 0 and self.budget.part(0) > 0.5


def book_for_king(weights: str) -> Book:
    """The weights of a file's text, or without one those that a king learned; for other seats it has everybody's."""
    return book_of(weights or (files("kingcraft.bots.kingsburg") / "king.json").read_text(encoding="utf-8"))


def search_for(judge: Judge, state: KingsburgState, stream: Stream) -> Search:
    """How a king searches: by the chance to win, the others guessed with some insight."""
    search = search_from(judge, state, stream)
    search.insight = INSIGHT
    search.by_chance = True
    return search


def task_of(root: KingsburgState, lines: list[Line], weights: str) -> dict[str, object]:
    """The lines as an aide is told of them."""
    found = [(line.action, line.state.dump(), int(line.moment), int(line.worth), int(line.trust)) for line in lines]
    return {"game": "kingsburg", "weights": weights, "root": root.dump(), "lines": found}


def runners_of(task: dict[str, Any]) -> list[Runner]:
    """The lines as an aide plays them."""
    root = load(task["root"])
    assert isinstance(root, KingsburgState)
    search = search_for(Judge(book_for_king(task["weights"])), root, Stream(0))
    search.judge.sight = EVERYBODY
    runners: list[Runner] = []
    for action, place, moment, worth, trust in task["lines"]:
        state = load(place)
        assert isinstance(state, KingsburgState)
        runners.append(Line(action, state, moment, worth, trust, root, search))
    return runners


def _by_worth(line: Line) -> int:
    return int(line.worth)
