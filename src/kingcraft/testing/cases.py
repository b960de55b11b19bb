"""Cases: a game with its seats and options, and the positions of random games of it."""

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.playout import playout
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

Case = tuple[str, int, dict[str, str]]
"""A game's name, the number of seats, the options that are not as usual."""

seeds = st.integers(0, 2**62)
parts = st.floats(0, 0.999)


def examples(most: int, shrunk: bool = True) -> settings:
    """How often Hypothesis asks; the same examples each time. `shrunk`: whether it looks for a smaller failure.

    Hypothesis warns when a test method runs for several instances, because a failure kept for one might be replayed
    for another. Ours keep nothing, in the class or on disk: derandomized tests have no database.
    """
    phases = list(Phase) if shrunk else [Phase.generate]
    unwarned = [HealthCheck.differing_executors]
    return settings(max_examples=most, deadline=None, derandomize=True, phases=phases, suppress_health_check=unwarned)


def case_id(case: Case) -> str:
    """What a test report calls a case."""
    name, seats, options = case
    return f"{name}-{seats}" + "".join(f"-{value}" for value in options.values())


def start(case: Case) -> State:
    """The first position of a case."""
    name, seats, options = case
    game = kc.game_named(name)
    return game.start(seats, game.settle(seats, options))


def played_out(case: Case, seed: int) -> kc.Table:
    """A table of that case, played to its end at random."""
    name, seats, options = case
    table = kc.new(name, seats, seed, None, **options)
    stream = Stream(seed)
    while table.to_act != kc.OVER:
        legal = table.legal()
        table.play(legal[stream.below(len(legal))])
    return table


def position(case: Case, seed: int, part: float) -> State:
    """A position from a random game of that case: `part` of the way to its end."""
    state = start(case)
    length = playout(state.copy(), Stream(seed))
    stream = Stream(seed)
    for _ in range(int(int(length) * part)):
        state.make(state.sample(stream))
    return state


def after(state: State, action: int) -> State:
    """The position after an action; the one before stays as it is."""
    other = state.copy()
    other.make(action)
    return other


def viewers(state: State) -> list[int | None]:
    """Everybody who may look at a position: each seat, and a spectator."""
    return [*range(int(state.seats)), None]
