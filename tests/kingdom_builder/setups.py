"""Set-ups of Kingdom Builder that are worth testing."""

from typing import Final

SETUPS: Final[tuple[dict[str, str], ...]] = ({}, {"boards": "first-game"})
