"""How many dice the pieces of a box could give one seat: more than can be thrown is refused when content is read."""

from typing import Any, Final

from kingcraft.core.entries import Entry
from kingcraft.kingsburg.content import SEASONS
from kingcraft.kingsburg.dice import THROW_DICE

OWN_DICE: Final = 3
"""The coloured dice that everybody has."""
AID: Final = "spring"
"""When the King's aid may be a white die more."""

Holding = list[Entry]
"""Pieces that a seat can come to have one after the other: the first of them, the first two..."""


def check_dice(rivals: list[list[Holding]]) -> None:
    """Refuses a box in which a seat could come to too many dice; of each list of holdings it has one at most."""
    _check(rivals, "coloured-dice", SEASONS[0], OWN_DICE)
    for season in SEASONS:
        _check(rivals, "white-dice", season, 1 if season == AID else 0)


def _check(rivals: list[list[Holding]], word: str, season: str, first: int) -> None:
    most = first + sum([max([0, *[_most_of(holding, word, season) for holding in one]]) for one in rivals])
    if most > THROW_DICE:
        givers = [entry for one in rivals for holding in one for entry in holding]
        giver = max(givers, key=lambda entry: (_dice_of(entry, word, season), givers.index(entry)))
        raise giver.refused("entry-dice", "effects", count=most, most=int(THROW_DICE))


def _most_of(holding: Holding, word: str, season: str) -> int:
    """The most dice that some of the pieces give, from the first one on."""
    return max([sum([_dice_of(entry, word, season) for entry in holding[:held]]) for held in range(len(holding) + 1)])


def _dice_of(entry: Entry, word: str, season: str) -> int:
    effects: list[dict[str, Any]] = entry.data["effects"]
    told = [effect for effect in effects if effect.get("modifier") == word]
    return sum([int(effect["value"]) for effect in told if season in effect.get("seasons", SEASONS)])
