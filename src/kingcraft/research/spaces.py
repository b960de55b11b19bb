"""Spaces of observations and masks, and a state's numbers in them."""

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from kingcraft.core.observe import FAR
from kingcraft.core.state import State


def observation_space(state: State) -> spaces.Box:
    """The space of a set-up's observations."""
    return spaces.Box(-float(FAR), float(FAR), (state.layout().size,), np.float32)


def mask_space(state: State) -> spaces.Box:
    """The space of masks: one number for each decision."""
    return spaces.Box(0, 1, (state.action_count(),), np.int8)


def row(state: State, seat: int) -> npt.NDArray[np.float32]:
    """What a seat may know."""
    return np.asarray(state.observe(seat))


def legal_or_first(state: State, action: int) -> int:
    """An action if it is legal, else the first that is."""
    return action if state.allows(action) else state.legal()[0]


def int8_mask(state: State) -> npt.NDArray[np.int8]:
    """The legal decisions of who is to act."""
    return np.asarray(memoryview(state.action_mask())).view(np.int8)
