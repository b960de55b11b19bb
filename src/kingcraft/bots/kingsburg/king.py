"""King: follows the best lines of the season into the seasons after it, with many throws of the dice."""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from kingcraft.bots.base import Advice, Bot, Budget
from kingcraft.bots.kingsburg.advising import MOST_ADVICE, advice_of, root_actions
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.judge import EVERYBODY
from kingcraft.bots.kingsburg.knight import Knight
from kingcraft.bots.kingsburg.scales import MOMENTS
from kingcraft.bots.kingsburg.season import (
    CERTAIN,
    Search,
    candidates,
    moment_of,
    play_to_moment,
    standing,
    to_own_turn,
)  # fmt: skip
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.chance import first_card
from kingcraft.kingsburg.layout import INFLUENCE, RECRUIT, REROLL
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.kingsburg.tables import CARD, CARDS_A_YEAR

WIDTH: Final = 10
"""How many placements it follows at its first turn; half as many at each turn after."""
INSIGHT: Final = 4
"""How many placements of each other seat it follows when it guesses what that seat will do; 0 takes it for a squire."""
HORIZON: Final = 2
"""How many moments of the year it plays on."""
LINES: Final = 12
FAITH: Final = 8
"""How many playouts the first look at a line counts for."""


class Line:
    """A way the season may go: its first move, where it leads, what that seems worth, and what playing on showed."""

    def __init__(self, action: int, state: KingsburgState, moment: i64, worth: i64, faith: i64) -> None:
        self.action = action
        self.state = state
        self.moment = moment
        self.worth = worth
        self.faith = faith
        self.total: i64 = 0
        self.tries: i64 = 0

    def merit(self) -> i64:
        """What it is worth after all tries; the first look counts for some, unless it saw but one throw of many."""
        weight = self.tries + self.faith
        return (self.total + self.worth * self.faith) // weight if weight > 0 else self.worth


class King(Bot):
    """As strong as its time allows: it may be stopped after any playout."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.knight = Knight(budget)
        self.width: i64 = WIDTH
        self.insight: i64 = INSIGHT
        self.horizon: i64 = HORIZON
        self.lines: i64 = LINES
        self.faith: i64 = FAITH
        self.by_chance = True

    def choose(self, state: State, stream: Stream) -> int:
        """The move whose lines did best."""
        return self.think(state, stream)[0].action

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The best line of each move it thought about."""
        assert isinstance(state, KingsburgState)
        lines = self.think(state, stream)
        tries = max(1, sum([int(line.tries) for line in lines]))
        search = self.knight.search(state, stream)
        found: list[Advice] = []
        for line in lines:
            if line.action not in [advice.action for advice in found] and len(found) < MOST_ADVICE:
                share = sum([int(other.tries) for other in lines if other.action == line.action]) / tries
                moment = line.moment if line.moment >= 0 else play_to_moment(search, line.state)
                worth = int(line.merit()) / CERTAIN
                found.append(advice_of(search.judge, state, line.action, line.state, moment, worth, share))
        return found

    def think(self, state: State, stream: Stream) -> list[Line]:
        """The lines it thought about, best first."""
        assert isinstance(state, KingsburgState)
        self.budget.begin()
        imagined = state.imagine(int(state.to_act), stream)
        assert isinstance(imagined, KingsburgState)
        search = self.knight.search(imagined, stream)
        search.insight = self.insight
        search.by_chance = self.by_chance
        lines = self.first_lines(search, imagined)
        if len(lines) > 1:
            self.play_on(search, imagined, lines)
        return lines

    def first_lines(self, search: Search, state: KingsburgState) -> list[Line]:
        """The most promising lines, each to the next moment of the year where no chance lies between."""
        if state.step in (RECRUIT, REROLL):
            return self.chancy_lines(search, state)
        seat = state.to_act
        actions = root_actions(search, state, self.width)
        width = max(1, self.width // 2) if len(actions) > 1 else 1
        lines: list[Line] = []
        for action in actions:
            line = state.copy()
            line.make(action)
            if state.step == INFLUENCE:
                self.follow(search, line, seat, width, action, lines)
            else:
                moment = moment_of(line)
                end = line.copy()
                last = moment if moment >= 0 else play_to_moment(search, end)
                lines.append(Line(action, line, moment, standing(search, end, seat, last), self.faith))
        lines.sort(key=_by_worth, reverse=True)
        return lines[: int(self.lines)]

    def chancy_lines(self, search: Search, state: KingsburgState) -> list[Line]:
        """The moves that dice come right after: only playing on tells them apart. A squire's choice is the first."""
        choice = int(decide(search.plan, search.judge, state))
        lines: list[Line] = []
        for action in [choice, *[other for other in root_actions(search, state, self.width) if other != choice]]:
            line = state.copy()
            line.make(action)
            lines.append(Line(action, line, -1, CERTAIN // int(state.seats), 0))
        return lines

    def follow(
        self, search: Search, state: KingsburgState, seat: i64, width: i64, action: int, lines: list[Line]
    ) -> None:
        """Adds every line of a seat's placements from here on."""
        if not to_own_turn(search, state, seat):
            moment = moment_of(state)
            if moment < 0:
                moment = play_to_moment(search, state)
            lines.append(Line(action, state, moment, standing(search, state, seat, moment), self.faith))
            return
        if self.rushed():
            search.insight = 0
            width = 1
        for reply in candidates(search, state, seat, width):
            line = state.copy()
            line.make(reply)
            self.follow(search, line, seat, max(1, width // 2), action, lines)

    def rushed(self) -> bool:
        """Whether half of the time is gone: the lines that are left are then only glanced at."""
        budget = self.budget
        return budget.playouts == 0 and perf_counter() > budget.deadline - budget.seconds / 2

    def play_on(self, search: Search, root: KingsburgState, lines: list[Line]) -> None:
        """Plays all lines on with the same dice, drops the worst by and by, and puts the best first."""
        search.judge.sight = EVERYBODY
        seed = int(search.stream.bits())
        alive = len(lines)
        playouts = 0
        round = 0
        while alive > 1 and any([line.action != lines[0].action for line in lines[:alive]]):
            for line in lines[:alive]:
                if self.budget.spent(playouts):
                    alive = 1
                    break
                search.stream = Stream(seed).fork(round)
                self.try_line(search, root, line)
                playouts += 1
            round += 1
            kept = self.kept(len(lines), playouts)
            if kept < alive or alive == 1:
                alive = min(alive, kept)
                self.rank(lines)

    def kept(self, count: int, playouts: int) -> int:
        """How many lines are still worth a try after a part of the budget."""
        budget = self.budget
        if budget.playouts:
            part = playouts / budget.playouts
        else:
            part = 1.0 - (budget.deadline - perf_counter()) / max(budget.seconds, 0.001)
        if part < 0.2:
            return count
        if part < 0.4:
            return max(2, count * 2 // 3)
        return max(2, count // 3) if part < 0.7 else max(2, count // 5)

    def rank(self, lines: list[Line]) -> None:
        """Puts the lines in order: those tried most, then those that did best."""
        most = max([line.tries for line in lines])
        lines.sort(key=lambda line: (int(line.tries) + 1 >= most, int(line.merit())), reverse=True)

    def try_line(self, search: Search, root: KingsburgState, line: Line) -> None:
        """One playout of a line to the horizon. A card that was drawn in thought is drawn again."""
        state = line.state.copy()
        if state.enemy >= 0 and state.year == root.year and (root.seen >> root.to_act) & 1 == 0:
            state.enemy = CARD[first_card(state) + search.stream.below(CARDS_A_YEAR)]
        moment = line.moment if line.moment >= 0 else play_to_moment(search, state)
        for _ in range(self.horizon):
            if moment < MOMENTS:
                moment = play_to_moment(search, state)
        line.total += standing(search, state, root.to_act, moment)
        line.tries += 1


def _by_worth(line: Line) -> int:
    return int(line.worth)
