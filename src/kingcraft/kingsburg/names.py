"""The words that positions and notation use for steps, phases and seats."""

from typing import Final

from mypy_extensions import i64

from kingcraft.kingsburg.layout import (
    AID,
    AID_JUDGED,
    ENEMY,
    FINISHED,
    RECRUIT,
    SEASON_NAMES,
    SETUP,
)

LETTERS: Final = "ABCDE"
STEP_NAMES: Final = [
    "order",
    "judge",
    "choose",
    "start",
    "neutral-three",
    "neutral-two",
    "roll",
    "roll-white",
    "reroll",
    "reroll-one",
    "reroll-one-white",
    "reroll-all",
    "reroll-all-white",
    "influence",
    "help",
    "look",
    "build",
    "end",
    "done",
    "recruit",
    "enemy",
    "kings-die",
    "battle",
    "spoils",
    "losses",
    "home",
    "over",
]
"""The name of each step, by its number in layout.py."""
DEMONS_NAMES: Final = ["points", "building"]
"""The two versions of the disputed card, by what they take from the loser beside goods."""


def phase_name(step: i64, season: i64) -> str:
    """The phase of the year that a step belongs to."""
    if step == SETUP:
        return "setup"
    if step in (AID_JUDGED, AID):
        return "aid"
    if step == FINISHED:
        return "over"
    if step == RECRUIT:
        return "recruit"
    return "winter" if step >= ENEMY else SEASON_NAMES[season]


def steps_of(phase: str) -> list[str]:
    """The names of the steps of a phase."""
    season: i64 = SEASON_NAMES.index(phase) if phase in SEASON_NAMES else 0
    return [name for step, name in enumerate(STEP_NAMES) if phase_name(step, season) == phase]


def letter(seat: i64) -> str | None:
    """The letter of a seat, or None for nobody."""
    return LETTERS[int(seat)] if seat >= 0 else None


def letters(mask: i64) -> str:
    """The letters of the seats in a mask."""
    return "".join([LETTERS[seat] for seat in range(5) if (mask >> seat) & 1 != 0])


def names_in(mask: i64, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if (mask >> index) & 1 != 0]
