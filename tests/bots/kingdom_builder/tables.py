"""Games and positions that the tests of the bots start from; the same every time."""

from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.state import KingdomBuilderState

LEVELS = ["page", "squire", "knight", "king"]


def bot(name: str, playouts: int = 2) -> Bot:
    return bot_named(name, "kingdom-builder", Budget(playouts=playouts))


def start(seats: int = 2, **options: str) -> KingdomBuilderState:
    game = game_named("kingdom-builder")
    state = game.start(seats, game.settle(seats, options))
    assert isinstance(state, KingdomBuilderState)
    return state


def step_of(state: KingdomBuilderState, bots: list[Bot], luck: Stream, thought: Stream) -> None:
    """One action: chance's, or that of the bot whose seat it is."""
    if state.to_act == CHANCE:
        state.play(int(state.sample(luck)))
    else:
        state.play(int(seat_choice(bots[int(state.to_act)], state, thought)))


def play_out(state: KingdomBuilderState, bots: list[Bot], seed: int) -> KingdomBuilderState:
    """Plays a game to its end; the cards do not depend on what the bots think."""
    luck, thought = Stream(seed), Stream(seed + 1)
    while state.to_act != OVER:
        step_of(state, bots, luck, thought)
    return state


def walk(seed: int, seats: int = 2, **options: str) -> list[KingdomBuilderState]:
    """Every decision of a game among squires."""
    state = start(seats, **options)
    squires = [bot("squire")] * seats
    luck, thought = Stream(seed), Stream(seed + 1)
    found: list[KingdomBuilderState] = []
    while state.to_act != OVER:
        if state.to_act != CHANCE:
            found.append(state.copy())
        step_of(state, squires, luck, thought)
    return found
