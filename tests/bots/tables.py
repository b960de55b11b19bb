"""Games and positions that the tests of the bots start from; the same every time."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream

Position = TypeVar("Position", bound=State)

LEVELS = ["page", "squire", "knight", "king"]


@dataclass(frozen=True)
class Tables(Generic[Position]):
    """The tables of one game: its name, its kind of position, and the usual number of seats."""

    game: str
    kind: type[Position]
    seats: int

    def bot(self, name: str, playouts: int = 2) -> Bot:
        return bot_named(name, self.game, Budget(playouts=playouts))

    def start(self, seats: int | None = None, **options: str) -> Position:
        game = game_named(self.game)
        state = game.start(seats or self.seats, game.settle(seats or self.seats, options))
        assert isinstance(state, self.kind)
        return state

    def play_out(self, state: Position, bots: list[Bot], seed: int) -> Position:
        """Plays a game to its end; the luck does not depend on what the bots think."""
        luck, thought = Stream(seed), Stream(seed + 1)
        while state.to_act != OVER:
            step_of(state, bots, luck, thought)
        return state

    def walk(self, seed: int, seats: int | None = None, **options: str) -> list[Position]:
        """Every decision of a game among squires."""
        state = self.start(seats, **options)
        squires = [self.bot("squire")] * int(state.seats)
        luck, thought = Stream(seed), Stream(seed + 1)
        found: list[Position] = []
        while state.to_act != OVER:
            if state.to_act != CHANCE:
                twin = state.copy()
                assert isinstance(twin, self.kind)
                found.append(twin)
            step_of(state, squires, luck, thought)
        return found


def step_of(state: State, bots: list[Bot], luck: Stream, thought: Stream) -> None:
    """One action: chance's, or that of the bot whose seat it is."""
    if state.to_act == CHANCE:
        state.play(int(state.sample(luck)))
    else:
        state.play(int(seat_choice(bots[int(state.to_act)], state, thought)))
