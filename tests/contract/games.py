"""What the contract tests run on: every registered game, in every seat count and a few set-ups."""

from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.playout import playout
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

SETUPS: dict[str, list[dict[str, str]]] = {
    "toll": [{}, {"rounds": "3"}],
    "kingdom-builder": [{}, {"boards": "first-game"}],
    "kingsburg": [
        {},
        {"edition": "2007"},
        {"rows": "extended"},
        {"soldiers": "tokens"},
        {"rows": "extended", "soldiers": "tokens", "edition": "2007"},
        {"governors": "deal", "destiny": "cards", "soldiers": "tokens"},
        {"governors": "auction", "rows": "extended", "cards": "published"},
        {"governors": "random", "destiny": "cards", "rows": "extended", "cards": "house", "edition": "2007"},
        {"strips": "draw"},
        {"strips": "draft", "rows": "extended", "governors": "deal", "destiny": "cards", "soldiers": "tokens"},
    ],
}
"""Set-ups per game; a game that is not listed is tested with its defaults."""


def cases() -> list[tuple[str, int, dict[str, str]]]:
    """Every game, seat count and set-up."""
    return [
        (name, seats, options)
        for name in kc.game_names()
        for seats in range(kc.game_named(name).least, kc.game_named(name).most + 1)
        for options in SETUPS.get(name, [{}])
    ]


def case_id(case: tuple[str, int, dict[str, str]]) -> str:
    name, seats, options = case
    return f"{name}-{seats}" + "".join(f"-{value}" for value in options.values())


def start(case: tuple[str, int, dict[str, str]]) -> State:
    """The first position of a case."""
    name, seats, options = case
    game = kc.game_named(name)
    return game.start(seats, game.settle(seats, options))


def played_out(case: tuple[str, int, dict[str, str]], seed: int) -> kc.Table:
    """A table of that case, played to its end at random."""
    name, seats, options = case
    table = kc.new(name, seats, seed, None, **options)
    stream = Stream(seed)
    while table.to_act != kc.OVER:
        legal = table.legal()
        table.play(legal[stream.below(len(legal))])
    return table


def position(case: tuple[str, int, dict[str, str]], seed: int, part: float) -> State:
    """A position from a random game of that case: `part` of the way to its end."""
    state = start(case)
    length = playout(state.copy(), Stream(seed))
    stream = Stream(seed)
    for _ in range(int(int(length) * part)):
        state.make(state.sample(stream))
    return state


seeds = st.integers(0, 2**62)
parts = st.floats(0, 0.999)
