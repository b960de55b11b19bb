"""Observations hold what `view` holds, and nothing else; every decision has a number of its own."""

import json
from typing import Any

import pytest
from hypothesis import Phase, given, settings

from kingcraft.core.state import CHANCE, State
from kingcraft.core.stream import Stream
from tests.contract.games import case_id, cases, parts, position, seeds, start
from tests.contract.test_public import difference, loadable

Case = tuple[str, int, dict[str, str]]
FOLLOWS: dict[str, tuple[str, ...]] = {
    "kingdom-builder": ("gold",),
    "kingsburg": ("strength", "peeked"),
}
"""What a view tells of a player that follows from the rest."""
every_game = pytest.mark.parametrize("case", [case for case in cases() if case[0] in FOLLOWS], ids=case_id)
some = settings(max_examples=5, deadline=None, derandomize=True, phases=[Phase.generate])


def seen(state: State, seat: int) -> str:
    view: dict[str, Any] = state.view(seat)
    for player in view["players"]:
        for name in FOLLOWS[view["game"]]:
            del player[name]
    return json.dumps(view, sort_keys=True)


def observed(state: State, seat: int) -> list[float]:
    return list(state.observe(seat))


@every_game
@some
@given(seed=seeds, part=parts)
def test_two_positions_are_observed_alike_if_and_only_if_they_look_alike(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    here = {seat: (seen(state, seat), observed(state, seat)) for seat in range(int(state.seats))}
    for other in loadable(state.dump()):
        if other.layout() is state.layout():
            for seat, (look, numbers) in here.items():
                same = observed(other, seat) == numbers
                assert same == (seen(other, seat) == look), difference(state.dump(), other.dump())


@every_game
@some
@given(seed=seeds, part=parts)
def test_secrets_are_not_observed(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    for seat in range(int(state.seats)):
        assert observed(state.imagine(seat, Stream(seed)), seat) == observed(state, seat)


@every_game
@some
@given(seed=seeds, part=parts)
def test_the_mask_has_the_legal_decisions_and_no_others(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    numbers = state.numbering()
    mask = state.action_mask()
    assert len(mask) == state.action_count()
    marked = [int(numbers.action(number)) for number, legal in enumerate(mask) if legal]
    assert marked == ([] if state.to_act == CHANCE else state.legal())


@every_game
def test_parts_follow_each_other_and_spans_do_too(case: Case) -> None:
    state = start(case)
    at = 0
    for part in state.observation_parts():
        assert part.first == at
        at += part.size
    assert at == len(state.observe(0))
    numbers = state.numbering()
    actions = [int(numbers.action(number)) for number in range(state.action_count())]
    assert len(set(actions)) == len(actions)
    assert [int(numbers.number(action)) for action in actions] == list(range(len(actions)))
