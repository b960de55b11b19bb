"""The chances of battle that people are shown, against winters played out by the engine, in every set-up."""

from typing import Any

import pytest

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.state import KingsburgState
from tests.kingsburg.winters import CASES, Chances, positions, true_chances


def shown(odds: dict[str, float]) -> Chances:
    return odds["win"], odds["draw"], odds["lose"]


def viewer_of(state: KingsburgState, stream: Stream) -> int | None:
    """A seat, or a spectator; who hires or chooses soldiers looks at them."""
    if state.step in (step.RECRUIT, step.SOLDIERS) and state.to_act >= 0:
        return int(state.to_act)
    seat = stream.below(state.seats + 1)
    return int(seat) if seat < state.seats else None


def is_peaceful(state: KingsburgState) -> bool:
    return state.to_act == OVER or state.view(None).get("destiny") == "truce"


@pytest.mark.parametrize(("seats", "setup"), CASES)
def test_every_chance_of_battle_is_the_true_one(seats: int, setup: dict[str, str]) -> None:
    stream = Stream(seats)
    compared = 0
    for state in positions(seats, setup, seed=40 + seats):
        viewer = viewer_of(state, stream)
        outlook: dict[str, Any] = state.outlook(viewer)
        if is_peaceful(state):
            assert outlook["battle"] == {}
            assert outlook["recruits"] == []
            continue
        told = [shown(outlook["battle"][letter]) for letter in SEAT_LETTERS[:seats]]
        for one, truth in zip(told, true_chances(state, viewer), strict=True):
            assert one == pytest.approx(truth, abs=1e-9)
        for line in outlook["recruits"]:
            assert viewer is not None
            assert shown(line) == pytest.approx(true_chances(state, viewer, line["soldiers"])[viewer], abs=1e-9)
        compared += 1
    assert compared >= 5
