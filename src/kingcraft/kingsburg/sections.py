"""Where in the rules a step stands."""

from typing import Final

from mypy_extensions import i64

from kingcraft.kingsburg.layout import (
    AID,
    AID_JUDGED,
    BUILD,
    FINISHED,
    HELP,
    INFLUENCE,
    LOOK,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    RECRUIT,
    SEASON_END,
    SETUP,
)

_STEP_A: Final = "kingsburg-dice"


def section_of(step: i64) -> str:
    """The phase and step of the rules that decide at a step of the game."""
    if step == SETUP:
        return "kingsburg-set-up"
    if step in (AID, AID_JUDGED):
        return "kingsburg-aid"
    if step in (NEUTRAL_THREE, NEUTRAL_TWO):
        return "kingsburg-neutral"
    if step < INFLUENCE:
        return _STEP_A
    if step >= RECRUIT:
        return _late_section(step)
    return _season_section(step)


def _season_section(step: i64) -> str:
    if step == INFLUENCE:
        return "kingsburg-influence"
    if step in (HELP, LOOK):
        return "kingsburg-help"
    if step == BUILD:
        return "kingsburg-building"
    return "kingsburg-season-end" if step == SEASON_END else ""


def _late_section(step: i64) -> str:
    if step == RECRUIT:
        return "kingsburg-recruiting"
    return "kingsburg-ending" if step == FINISHED else "kingsburg-battle"
