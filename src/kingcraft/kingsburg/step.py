"""Steps: the numbers of all steps of the calendar, and what a step is.

A step is one decision, one throw or draw of chance, or one stretch of the year that goes by itself. Its object stands
in the file of its phase and holds all that the step is; calendar.py lists them. Nothing relies on the order of numbers;
a step that only its own file goes to needs none here (`NEW` in core/step.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import Telling
from kingcraft.core.step import NOBODY
from kingcraft.core.step import Step as AnyStep
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action
from kingcraft.kingsburg.position import Position, ask_seat, go_to, seat_at

SETUP: Final[i64] = 0
AID_JUDGED: Final[i64] = 1
AID: Final[i64] = 2
SEASON_START: Final[i64] = 3
NEUTRAL_THREE: Final[i64] = 4
NEUTRAL_TWO: Final[i64] = 5
ROLL: Final[i64] = 6
ROLL_WHITE: Final[i64] = 7
REROLL: Final[i64] = 8
REROLL_ONE: Final[i64] = 9
REROLL_ONE_WHITE: Final[i64] = 10
REROLL_ALL: Final[i64] = 11
REROLL_ALL_WHITE: Final[i64] = 12
INFLUENCE: Final[i64] = 13
HELP: Final[i64] = 14
LOOK: Final[i64] = 15
BUILD: Final[i64] = 16
SEASON_END: Final[i64] = 17
SEASON_OVER: Final[i64] = 18
RECRUIT: Final[i64] = 19
ENEMY: Final[i64] = 20
KINGS_DIE: Final[i64] = 21
BATTLE: Final[i64] = 22
SPOILS: Final[i64] = 23
LOSSES: Final[i64] = 24
YEAR_OVER: Final[i64] = 25
FINISHED: Final[i64] = 26
ACADEMY: Final[i64] = 27
SOLDIERS: Final[i64] = 28
DESTINY: Final[i64] = 29
DEAL: Final[i64] = 30
KEEP: Final[i64] = 31
LOT: Final[i64] = 32
BID: Final[i64] = 33
TAX: Final[i64] = 34
SORCERY: Final[i64] = 35
DUKE: Final[i64] = 36
STRIPS: Final[i64] = 37
DRAFT: Final[i64] = 38
COVER: Final[i64] = 39

SEASON: Final = "season"
"""The phase of the steps that every productive season has; they stand under the season's own name."""

PEACE: Final = 0
SHOWN: Final = 1
CAST: Final = 2
RECKONED: Final = 3
"""How far the winter is at a step: nothing yet, the enemy lies open, the King's die lies, combat values are known."""


class Step(AnyStep[Position]):
    """One step. `stop` is the word by which one stops here, `stop_words` the message that tells it.

    `after` is the step that the calendar has next, `winter` how far the winter is; `placed` tells whether all dice that
    were rolled are in hands or on the court.
    """

    def __init__(self, number: i64, name: str, phase: str, section: str, stop: str = "", stop_words: str = "") -> None:
        super().__init__(number, name, phase, section)
        self.stop = stop
        self.stops: bool = stop != ""
        self.stop_words = stop_words or stop
        self.after: i64 = number
        self.winter: i64 = PEACE
        self.placed = False

    def finish(self, state: Position) -> None:
        """The calendar goes on to its next step."""
        go_to(state, self.after)

    def restore(self, state: Position) -> None:
        """The game goes on by itself from here."""
        state.to_act = NOBODY

    # -- what may be chosen ----------------------------------------------------------------------

    def may_stop(self, state: Position) -> bool:
        """Whether the seat may pass, keep, decline or be done."""
        return self.stops

    def about(self, state: Position, move: Action) -> bool:
        """Whether an action is of a kind that this step is about, legal or not; stopping is of none."""
        return False

    # -- what a seat may know --------------------------------------------------------------------

    def shown(self, state: Position) -> dict[str, object]:
        """What lies open at this step alone, for the view."""
        return {}

    def asks(self, state: Position, seat: int | None) -> bool:
        """Whether this step waits for a seat."""
        return seat is not None and state.step == self.number and state.to_act == seat

    def outlook(self, state: Position, seat: int | None) -> dict[str, object]:
        """What a careful player could work out for a decision of this step; empty lists while nobody is asked."""
        return {}

    # -- how it is written and told --------------------------------------------------------------

    def write(self, state: Position, move: Action) -> str:
        """An action of this step in notation."""
        return self.stop

    def read(self, state: Position, words: list[str]) -> int:
        """The action that words mean here, legal or not; -1 for none."""
        return action.STOP if self.stop and words == [self.stop] else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether words look like a move of this step."""
        return self.stop != "" and words == [self.stop]

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """What there is to say of an action about to be played, or of one that may not be known."""
        return Telling(self.stop_words, int(state.to_act))

    # -- what is hot: typed anew, so that calls from the calendar need no cast ---------------------

    def proceed(self, state: Position) -> None:
        """What goes by itself, up to the next decision or throw."""
        raise NotImplementedError

    def act(self, state: Position, move: Action) -> None:
        """Plays a legal action."""
        raise NotImplementedError

    def listed(self, state: Position) -> vec[i64]:
        """The legal actions of the seat to act, or of chance; ascending."""
        raise NotImplementedError

    def pick(self, state: Position, stream: Stream) -> Action:
        """One legal action, at its odds."""
        actions = self.listed(state)
        return actions[stream.below(len(actions))]


class InTurn(Step):
    """A step that goes through the seats in turn order and asks each as often as it has something to decide."""

    def wants(self, state: Position, seat: Seat) -> bool:
        """Whether the seat whose turn it is must be asked, or asked again."""
        raise NotImplementedError

    def leave(self, state: Position, seat: Seat) -> None:
        """A seat's turn is over: what was kept in mind for it alone is forgotten."""

    def proceed(self, state: Position) -> None:
        """Asks the next seat that has something to decide."""
        while state.turn < state.seats:
            seat = seat_at(state, state.turn)
            if self.wants(state, seat):
                ask_seat(state, self.number, seat)
                return
            self.leave(state, seat)
            state.turn += 1
        self.finish(state)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        state.to_act = seat_at(state, state.turn)


def stopping(step: Step, state: Position) -> vec[i64]:
    """A list of actions that begins with stopping, where one may."""
    actions = vec[i64]()
    return append(actions, action.STOP) if step.may_stop(state) else actions
