"""King of version 0.1, for measuring progress by: squires play on from the best lines for two moments of the year."""

from typing import Final

from mypy_extensions import i64

from kingcraft.bots.aide import Aide
from kingcraft.bots.base import Budget, remade
from kingcraft.bots.kingsburg.advising import root_actions
from kingcraft.bots.kingsburg.king import WIDTH, King, Line, Prospect
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import CERTAIN, Search, play_to_moment, standing
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.chance import any_card
from kingcraft.kingsburg.state import KingsburgState

HORIZON: Final = 2
"""How many moments of the year it plays on."""
LINES: Final = 12
INSIGHT: Final[i64] = 4
"""How many placements of each other seat it follows when it guesses what that seat will do."""
FAITH: Final = 8
"""How many playouts the first look at a line counts for."""


class FirstLine(Line):
    """A way the season may go, played on from where it leads."""

    def playout(self, seed: int) -> i64:
        """Plays on to the horizon."""
        search = self.search
        search.stream = Stream(seed)
        placed = self.root.step == step.INFLUENCE
        state = self.prospect.state.copy() if placed else self.after()
        self.imagine(state, search.stream)
        moment = self.prospect.moment if placed else self.start
        if moment < 0:
            moment = play_to_moment(search, state)
        for _ in range(HORIZON):
            if moment < MOMENTS:
                moment = play_to_moment(search, state)
        return standing(search, state, self.root.to_act, moment)

    def after(self) -> KingsburgState:
        """The root after its move."""
        state = self.root.copy()
        state.make(self.action)
        return state

    def imagine(self, state: KingsburgState, luck: Stream) -> None:
        """Draws a card again that was drawn in thought."""
        root = self.root
        if state.enemy >= 0 and state.year == root.year and (root.seen >> root.to_act) & 1 == 0:
            state.enemy = any_card(state, luck)


class FirstKing(King):
    """Compares whole lines, several that begin with the same move. It never has an aide."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget)
        self.curve = "king-1"
        self.insight = INSIGHT
        self.rivals = self.judge

    def study(self, weights: str) -> None:
        """Plays by these weights from now on, and thinks that the others do."""
        super().study(weights)
        self.rivals = self.judge

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (remade, (FirstKing, self.budget, self.weights))

    def meet(self, lot: int) -> None:
        """It plays as it always did."""

    def unseen(self, state: KingsburgState, chosen: bool) -> i64:
        """As much as any seat may hope for."""
        return CERTAIN // state.seats

    def moves(self, search: Search, state: KingsburgState) -> list[int]:
        """The most promising placements, each group of dice at its best advisor, or everything that is legal."""
        return root_actions(search, state, WIDTH)

    def picked(self, lines: list[Line]) -> list[Line]:
        """The best lines."""
        return lines[:LINES]

    def line(self, action: int, start: i64, prospect: Prospect, root: KingsburgState, search: Search) -> Line:
        """A line that was looked at."""
        return FirstLine(action, start, prospect, FAITH, root, search)

    def aide(self) -> Aide | None:
        """Nobody."""
        return None
