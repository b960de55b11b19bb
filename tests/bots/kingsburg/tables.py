"""Games and positions that the tests of the bots start from; the same every time."""

from kingcraft.bots import bot_named
from kingcraft.bots.base import Bot, Budget, seat_choice
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.state import KingsburgState

LEVELS = ["page", "squire", "knight", "king"]


def bot(name: str, playouts: int = 2) -> Bot:
    return bot_named(name, "kingsburg", Budget(playouts=playouts))


def start(seats: int = 3, **options: str) -> KingsburgState:
    game = game_named("kingsburg")
    state = game.start(seats, game.settle(seats, options))
    assert isinstance(state, KingsburgState)
    return state


def step_of(state: KingsburgState, bots: list[Bot], dice: Stream, thought: Stream) -> None:
    """One action: chance's, or that of the bot whose seat it is."""
    if state.to_act == CHANCE:
        state.play(int(state.sample(dice)))
    else:
        state.play(int(seat_choice(bots[int(state.to_act)], state, thought)))


def play_out(state: KingsburgState, bots: list[Bot], seed: int) -> KingsburgState:
    """Plays a game to its end; the dice do not depend on what the bots think."""
    dice, thought = Stream(seed), Stream(seed + 1)
    while state.to_act != OVER:
        step_of(state, bots, dice, thought)
    return state


def walk(seed: int, seats: int = 3, **options: str) -> list[KingsburgState]:
    """Every decision of a game among squires."""
    state = start(seats, **options)
    squires = [bot("squire")] * seats
    dice, thought = Stream(seed), Stream(seed + 1)
    found: list[KingsburgState] = []
    while state.to_act != OVER:
        if state.to_act != CHANCE:
            found.append(state.copy())
        step_of(state, squires, dice, thought)
    return found
