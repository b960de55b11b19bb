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

_STEP_A: Final = "phases 2, 4, 6, step a: dice and turn order"


def section_of(step: i64) -> str:
    """The phase and step of the rules that decide at a step of the game."""
    if step == SETUP:
        return "set-up"
    if step in (AID, AID_JUDGED):
        return "phase 1: aid from the King"
    if step in (NEUTRAL_THREE, NEUTRAL_TWO):
        return "two players: neutral dice"
    if step < INFLUENCE:
        return _STEP_A
    if step >= RECRUIT:
        return _late_section(step)
    return _season_section(step)


def _season_section(step: i64) -> str:
    if step == INFLUENCE:
        return "phases 2, 4, 6, step b: influence"
    if step in (HELP, LOOK):
        return "phases 2, 4, 6, step c: help from the advisors"
    if step == BUILD:
        return "phases 2, 4, 6, step d: building"
    return "phases 2, 4, 6, end of the season" if step == SEASON_END else ""


def _late_section(step: i64) -> str:
    if step == RECRUIT:
        return "phase 7: recruiting"
    return "end of the game" if step == FINISHED else "phase 8: the battle"
