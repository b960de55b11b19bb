"""Terrain cards drawn: one for everybody before the game, one at the end of a turn, one for a card without room."""

from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import SEAT_LETTERS, Telling, Word
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, field, section, step
from kingcraft.kingdom_builder.chance import Chance
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.pile import from_pile, take
from kingcraft.kingdom_builder.position import Position, owed
from kingcraft.kingdom_builder.turn import begin_turn, check_card, next_seat, pass_turn


def deal(state: Position, seat: Seat) -> None:
    """The next seat draws its first card; when all have one, the start player begins."""
    state.turn = seat
    if state.cells[cells_of(seat) + field.HAND] != field.NONE:
        begin_turn(state, seat)
    else:
        state.step = step.DEAL


class Drawing(Chance):
    """The seat on turn draws a terrain card: each kind as likely as the pile has it."""

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """The kinds that the pile has."""
        counts = [int(state.cells[field.PILE + terrain]) for terrain in range(LAND_KINDS)]
        return [(int(action.DRAWN) + terrain, count) for terrain, count in enumerate(counts) if count > 0]

    def pick(self, state: Position, stream: Stream) -> Action:
        """A card from the pile."""
        return action.DRAWN + from_pile(state, stream)

    def write(self, state: Position, move: Action) -> str:
        """`draw B grass`."""
        return f"draw {SEAT_LETTERS[state.turn]} {TERRAINS[move - action.DRAWN]}"

    def read(self, state: Position, words: list[str]) -> int:
        """A card by its terrain, if it goes to who draws."""
        if len(words) != 3 or words[0] != "draw" or words[1] != SEAT_LETTERS[state.turn]:
            return -1
        return action.DRAWN + TERRAINS.index(words[2]) if words[2] in TERRAINS[:5] else -1

    def example(self, state: Position) -> str:
        """Any card: nobody knows what the pile has."""
        return self.write(state, action.DRAWN)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Who draws what."""
        if hidden:
            return Telling("draw-hidden", int(state.turn))
        return Telling("draw", int(state.turn), {"terrain": Word("terrain-" + TERRAINS[move - action.DRAWN])})


class Deal(Drawing):
    """Before the game everybody draws a card, unseen."""

    def __init__(self) -> None:
        super().__init__(step.DEAL, "deal", step.SETUP, section.TURN_ORDER)
        self.dealt = False
        self.secret = True

    def act(self, state: Position, move: Action) -> None:
        """On to the next seat."""
        take(state, move - action.DRAWN)
        deal(state, next_seat(state))


class Draw(Drawing):
    """At the end of a turn: the card of the next one, unseen."""

    def __init__(self) -> None:
        super().__init__(step.DRAW, "draw", "turn", section.TURN_ORDER)
        self.drawing = True
        self.secret = True

    def act(self, state: Position, move: Action) -> None:
        """The next seat's turn."""
        take(state, move - action.DRAWN)
        pass_turn(state)


class Replace(Drawing):
    """A card without an empty hex has left the game; another is shown for it at once."""

    def __init__(self) -> None:
        super().__init__(step.REPLACE, "replace", "turn", section.TURN_ORDER)
        self.drawing = True

    def act(self, state: Position, move: Action) -> None:
        """The turn goes on, if this card has room."""
        take(state, move - action.DRAWN)
        state.step = step.TURN
        state.to_act = state.turn
        check_card(state)

    def audit(self, state: Position) -> None:
        """Only while settlements must be built."""
        if owed(state) == 0:
            raise bad("phase", self.name)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """What comes instead."""
        return Telling("replace", int(state.turn), super().telling(state, move, hidden).facts)
