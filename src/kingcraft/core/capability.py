"""Capability: what a game has beyond the bare contract of `State`."""

from enum import Flag, auto


class Capability(Flag):
    """What a game declares to have; the contract kit (`kingcraft.testing`) asks for what is declared, and no more."""

    HIDDEN = auto()
    """A seat may not know everything: views differ, and `imagine` draws anew."""
    TOLD = auto()
    """The locales have its words: moves, buttons, questions, headings and news."""
    SHEET = auto()
    """`score_sheet` says where the points come from."""
    OBSERVED = auto()
    """Learners have observations and numbers of decisions: `layout`, `write_observation`, `numbering`."""
    DRAWN = auto()
    """`svg` draws the board."""


BARE = Capability(0)
"""Nothing beyond the contract."""
FULL = Capability.HIDDEN | Capability.TOLD | Capability.SHEET | Capability.OBSERVED | Capability.DRAWN
"""All there is."""
