"""Steps: the numbers of all steps of the game, and what a step is.

A step is one decision of a seat or one draw of chance. Its object stands in the file of its phase and holds all that
the step is; calendar.py lists them. Nothing relies on the order of numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
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


class Step(AnyStep[Position]):
    """One step. `laid` tells whether map, kingdom cards and start player are known by then.

    `mapped` tells whether the map is known, `dealt` whether everybody has a terrain card.

    `drawing` is a step at which the seat on turn has none because it draws one, `secret` one at which that card goes
    into a hand that the others do not see. `moved` tells where the settlement is that is being moved, `block` how many
    settlements are to be built here if a position does not say.
    """

    def __init__(self, number: i64, name: str, phase: str, section: str) -> None:
        super().__init__(number, name, phase, section)
        self.mapped = True
        self.dealt = True
        self.drawing = False
        self.secret = False
        self.moved: i64 = AT_REST
        self.block: i64 = 0

    def restore(self, state: Position) -> None:
        """The seat on turn acts."""
        state.to_act = state.turn

    def hides(self, state: Position, seat: int | None) -> bool:
        """A card drawn in secret is hidden from all but the seat on turn."""
        return self.secret and seat != state.turn

    def split(self, state: Position, text: str) -> list[str]:
        """A settlement moved is lifted and put down."""
        tile, _, rest = text.partition(" ")
        source, dash, _ = rest.partition("-")
        if dash and self.moved != IN_HAND and state.box.tile_named(tile) >= 0:
            return [f"{tile} {source}", text]
        return [text]

    # -- what is hot: typed anew, so that calls from the calendar need no cast ---------------------

    def act(self, state: Position, move: Action) -> None:
        """Plays a legal action."""
        raise NotImplementedError

    def listed(self, state: Position) -> vec[i64]:
        """The legal actions, ascending."""
        raise NotImplementedError

    def pick(self, state: Position, stream: Stream) -> Action:
        """One legal action, at its odds."""
        actions = self.listed(state)
        return actions[stream.below(len(actions))]
