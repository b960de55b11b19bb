"""Steps: the numbers of all steps of the game, and what a step is.

A step is one decision of a seat or one draw of chance. Its object stands in the file of its phase and holds all that
the step is; calendar.py lists them. Nothing relies on the order of numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Phrase, Telling
from kingcraft.core.step import Step as AnyStep
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.position import Position

BOARD: Final[i64] = 0
CARD: Final[i64] = 1
FIRST: Final[i64] = 2
DEAL: Final[i64] = 3
TURN: Final[i64] = 4
REPLACE: Final[i64] = 5
"""A card without an empty hex is replaced in the middle of a turn."""
LIFT: Final[i64] = 6
"""A settlement is in hand and must be put down."""
GIVE_UP: Final[i64] = 7
"""A tile is lost, and its owner chooses which."""
DRAW: Final[i64] = 8
OVER: Final[i64] = 9

SETUP: Final = "setup"
"""The phase of all that comes before the first turn."""


AT_REST: Final[i64] = 0
IN_HAND: Final[i64] = 1
PUT_DOWN: Final[i64] = 2
"""Where the settlement is that a tile moves."""


class Step(AnyStep):
    """One step. Positions call it by its `name`, views by its `phase`; `section` has its rules.

    `laid` tells whether map, kingdom cards and start player are known by then, `mapped` whether the map is, `dealt`
    whether everybody has a terrain card. `drawing` is a step at which the seat on turn has none because it draws one,
    `secret` one at which that card goes into a hand that the others do not see. `moved` tells where the settlement is
    that is being moved, `block` how many settlements are to be built here if a position does not say.
    """

    def __init__(self, number: i64, name: str, phase: str, section: str) -> None:
        super().__init__(number, name, phase, section)
        self.mapped = True
        self.dealt = True
        self.drawing = False
        self.secret = False
        self.moved: i64 = AT_REST
        self.block: i64 = 0

    # -- what happens here -----------------------------------------------------------------------

    def act(self, state: Position, move: Action) -> None:
        """Plays a legal action."""
        raise NotImplementedError

    def restore(self, state: Position) -> None:
        """Who acts in a position that was set up here."""
        state.to_act = state.turn

    def audit(self, state: Position) -> None:
        """Raises BadPosition if the game cannot stand here."""

    # -- what may be chosen ----------------------------------------------------------------------

    def listed(self, state: Position) -> vec[i64]:
        """The legal actions of the seat to act, or of chance; ascending."""
        raise NotImplementedError

    def pick(self, state: Position, stream: Stream) -> Action:
        """One legal action, at its odds."""
        actions = self.listed(state)
        return actions[stream.below(len(actions))]

    def allows(self, state: Position, move: Action) -> bool:
        """Whether an action is legal here."""
        return any([move == other for other in self.listed(state)])

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """At chance: every outcome with its weight, ascending."""
        raise NotImplementedError

    def refuse(self, state: Position, move: Action) -> Ruling:
        """The rule that forbids an action that is not legal here."""
        raise NotImplementedError

    # -- how it is asked, written and told -------------------------------------------------------

    def question(self, state: Position) -> Phrase:
        """What the seat to act must do now."""
        return Phrase(f"kingdom-builder-ask-{self.name}")

    def write(self, state: Position, move: Action) -> str:
        """An action of this step in notation."""
        raise NotImplementedError

    def read(self, state: Position, words: list[str]) -> int:
        """The action of this step that words mean, legal or not; -1 for none."""
        return -1

    def example(self, state: Position) -> str:
        """A move that could be made here."""
        return self.write(state, self.listed(state)[0])

    def telling(self, state: Position, move: Action) -> Telling:
        """What there is to say of an action about to be played."""
        raise NotImplementedError
