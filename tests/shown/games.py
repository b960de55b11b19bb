"""Random games to check what people are shown, move by move: all set-ups, every number of seats, always the same."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import kingcraft as kc
from kingcraft.core.state import CHANCE, State
from kingcraft.core.stream import Stream
from tests.kingdom_builder import setups as of_kingdom_builder
from tests.kingsburg import setups as of_kingsburg

SETUPS = {"kingdom-builder": of_kingdom_builder.SETUPS, "kingsburg": of_kingsburg.SETUPS}


@dataclass(frozen=True)
class Case:
    """A set-up of a game, and the seed of the random game that is played there."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int

    def __str__(self) -> str:
        return "-".join([str(self.seats), *self.options.values(), str(self.seed)])


@dataclass(frozen=True)
class Move:
    """A move of a random game: the position before it, the move in notation, and the position after it."""

    before: State
    action: int
    text: str
    after: State

    @property
    def seat(self) -> int:
        """Who decided it; negative for chance."""
        return int(self.before.to_act)


def cases_of(game: str, *more: dict[str, str], seeds: int = 1) -> list[Case]:
    """Every set-up of a game with every number of seats."""
    known = kc.game_named(game)
    setups = [*SETUPS[game], *more]
    return [
        Case(game, seats, options, 100 * number + seats * 10 + seed)
        for number, options in enumerate(setups)
        for seats in range(known.least, known.most + 1)
        for seed in range(seeds)
    ]


def walk(case: Case) -> Iterator[Move]:
    """A random game, move by move."""
    known = kc.game_named(case.game)
    state = known.start(case.seats, known.settle(case.seats, case.options))
    stream = Stream(case.seed)
    while state.to_act != kc.OVER:
        before = state.copy()
        action = int(state.sample(stream))
        text = before.write(action)
        state.play(action)
        yield Move(before, action, text, state.copy())


def decisions(case: Case, every: int = 1) -> Iterator[State]:
    """Every so manieth position of a random game in which a seat decides."""
    count = 0
    for move in walk(case):
        if move.before.to_act != CHANCE:
            count += 1
            if count % every == 0:
                yield move.before


def view(state: State, seat: int | None = None) -> Any:
    """What a seat is shown."""
    return state.view(seat)


def outlook(state: State, seat: int | None) -> Any:
    """What a seat could work out."""
    return state.outlook(seat)
