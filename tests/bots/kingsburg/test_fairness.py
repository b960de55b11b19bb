"""A bot knows what its seat knows: two truths with one view give one choice."""

import json

import pytest

from kingcraft.core.stream import Stream
from kingcraft.kingsburg.chance import cards_of
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingsburg.tables import LEVELS, bot, walk


def secrets() -> list[KingsburgState]:
    """Decisions of a seat while somebody else knows the enemy of the year."""
    found = [state for seed in range(2) for state in walk(seed) if state.enemy >= 0]
    return [state for state in found if not state.seen >> state.to_act & 1 and len(state.legal()) > 1]


def truths(state: KingsburgState) -> list[KingsburgState]:
    """The same position with each of the year's enemies."""
    twins = [state.copy() for _ in cards_of(state)]
    for card, twin in zip(cards_of(state), twins, strict=True):
        twin.enemy = card
    return twins


SECRETS = secrets()


@pytest.mark.parametrize("name", LEVELS)
def test_what_others_have_seen_does_not_change_a_choice(name: str) -> None:
    for number, state in enumerate(SECRETS[:: max(1, len(SECRETS) // 5)]):
        seat = int(state.to_act)
        twins = truths(state)
        assert len({json.dumps(twin.view(seat)) for twin in twins}) == 1
        assert len({bot(name).choose(twin, Stream(number)) for twin in twins}) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_leaves_the_state_it_is_shown_as_it_was(name: str) -> None:
    for state in SECRETS[:2]:
        before = state.fingerprint()
        bot(name).choose(state, Stream(1))
        bot(name).advise(state, Stream(1))
        assert state.fingerprint() == before
