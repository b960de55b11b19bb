"""A bot knows what its seat knows: two truths with one view give one choice."""

import json

import pytest

from kingcraft.bots.base import Budget
from kingcraft.bots.kingsburg.king import King, search_for, show_all
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
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


def test_a_king_draws_what_others_hide_anew_in_every_playout() -> None:
    places = [
        state for state in walk(3, 5, soldiers="tokens") if state.step == step.SOLDIERS and len(state.legal()) > 1
    ]
    differ = 0
    for state in places:
        worths = []
        for seed in (1, 2):
            root = state.imagine(int(state.to_act), Stream(seed))
            king = King(Budget(playouts=1))
            search = search_for(king.judge, king.rivals, root, Stream(7))
            line = min(king.first_lines(search, root), key=lambda line: line.action)
            line.trust = 0
            show_all(search)
            worths.append((root.dump(), [int(line.playout(luck)) for luck in range(4)]))
        differ += worths[0][0] != worths[1][0]
        assert worths[0][1] == worths[1][1], "whatever was imagined first, the same luck shows the same"
    assert differ, "others had soldiers that this seat could not know"
