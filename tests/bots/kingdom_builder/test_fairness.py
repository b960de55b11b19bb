"""A bot knows what its seat knows: two truths with one view give one choice."""

import json

import pytest

from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.state import KingdomBuilderState
from tests.bots.kingdom_builder.tables import LEVELS, bot, walk

DECISIONS = [state for state in walk(3) if len(state.legal()) > 1]
SOME = DECISIONS[:: len(DECISIONS) // 3]


def truths(state: KingdomBuilderState) -> list[KingdomBuilderState]:
    """The same position with every card that the other seat may hold."""
    hand = cells_of(1 - state.to_act) + field.HAND
    found: list[KingdomBuilderState] = []
    for terrain in range(5):
        twin = state.copy()
        twin.cells[field.PILE + twin.cells[hand]] += 1
        if twin.cells[field.PILE + terrain] > 0:
            twin.cells[field.PILE + terrain] -= 1
            twin.cells[hand] = terrain
            found.append(twin)
    return found


@pytest.mark.parametrize("name", LEVELS)
def test_what_others_hold_does_not_change_a_choice(name: str) -> None:
    for number, state in enumerate(SOME):
        seat = int(state.to_act)
        twins = truths(state)
        assert len(twins) > 1
        assert len({json.dumps(twin.view(seat)) for twin in twins}) == 1
        assert len({bot(name).choose(twin, Stream(number)) for twin in twins[:2]}) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_leaves_the_state_it_is_shown_as_it_was(name: str) -> None:
    before = SOME[1].fingerprint()
    bot(name).choose(SOME[1], Stream(1))
    bot(name).advise(SOME[1], Stream(1))
    assert SOME[1].fingerprint() == before
