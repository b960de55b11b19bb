"""Everything that is public at a real table is in every seat's view, and nothing else is.

Two positions that differ in anything a seat may know look different to it; two that differ in secrets alone look alike.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import Phase, given, settings

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.contract.games import case_id, cases, parts, position, seeds
from tests.contract.secrets import PUBLIC, Dump, public

Case = tuple[str, int, dict[str, str]]
every_game = pytest.mark.parametrize("case", cases(), ids=case_id)
some = settings(max_examples=6, deadline=None, derandomize=True, phases=[Phase.generate])


def test_every_game_says_what_is_hidden() -> None:
    assert sorted(PUBLIC) == kc.game_names()


def viewers(state: State) -> list[int | None]:
    return [*range(int(state.seats)), None]


def view(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def known(state: State, seat: int | None) -> str:
    return json.dumps(public(state.dump(), seat), sort_keys=True)


def changes(value: Any) -> list[Any]:
    """Some other values for a fact of a position."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [letter for letter in "ABC" if letter != value] if len(value) <= 1 else [value[1:], value[::-1]]
    return ["A", "B"] if value is None else []


def variants(data: Any) -> Iterator[Any]:
    """The same data with one fact changed, or left out of a list; each in turn."""
    if isinstance(data, dict):
        for key, value in data.items():
            for other in variants(value):
                yield {**data, key: other}
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield data[:index] + data[index + 1 :]
            for other in variants(value):
                yield [*data[:index], other, *data[index + 1 :]]
    else:
        yield from changes(data)


def other_options(dump: Dump) -> Iterator[Dump]:
    """The same position in a game with another option."""
    for option in kc.game_named(dump["game"]).options:
        for value in option.values:
            if isinstance(dump.get(option.name, value), str):
                yield {**dump, option.name: value}


def loadable(dump: Dump) -> Iterator[State]:
    """Positions that differ from one in a single fact, as far as they can be; others are refused in words."""
    for data in [*variants(dump), *other_options(dump)]:
        try:
            yield kc.game_named(dump["game"]).load(data)
        except kc.Refused:
            continue


@every_game
@some
@given(seed=seeds, part=parts)
def test_positions_that_differ_in_a_public_fact_look_different(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    here = {seat: (known(state, seat), view(state, seat)) for seat in viewers(state)}
    for other in loadable(state.dump()):
        for seat, (facts, seen) in here.items():
            if known(other, seat) != facts:
                assert view(other, seat) != seen, difference(state.dump(), other.dump())


def difference(one: Dump, other: Dump) -> dict[str, object]:
    """The facts in which two positions differ, for the message of a test that fails."""
    return {key: (value, other.get(key)) for key, value in one.items() if value != other.get(key)}


@every_game
@some
@given(seed=seeds, part=parts)
def test_moves_with_different_public_results_are_seen_by_all(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    found: dict[tuple[int | None, str], str] = {}
    for action in state.legal()[:40]:
        after = state.copy()
        after.make(action)
        if after.to_act == kc.OVER:
            continue
        for seat in viewers(state):
            told = found.setdefault((seat, view(after, seat)), known(after, seat))
            assert told == known(after, seat), state.write(action)


@every_game
@some
@given(seed=seeds, part=parts)
def test_positions_that_differ_in_secrets_alone_look_alike(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    for seat in viewers(state):
        for draw in range(5):
            dreamt = state.imagine(seat, Stream(seed + draw))
            assert known(dreamt, seat) == known(state, seat)
            assert view(dreamt, seat) == view(state, seat)
