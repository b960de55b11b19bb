"""Telling: the reasons of several pieces of advice beside each other, so that each tells its move from the others."""

from collections.abc import Sequence

from kingcraft.bots.base import Advice
from kingcraft.locales import percent, say


def reasons_of(advice: Sequence[Advice], lang: str) -> list[str]:
    """The reason of each, in one line; one that stands there already is told by how the move compares with the last
    of that reason."""
    last: dict[str, int] = {}
    found: list[str] = []
    for place, one in enumerate(advice):
        why = one.why(lang)
        found.append(_compared(one, advice[last[why]], last[why] + 1, lang) if why in last else why)
        last[why] = place
    return found


def _compared(one: Advice, other: Advice, rank: int, lang: str) -> str:
    """How a move compares with one of the same reason, by its rank from 1 on."""
    if one.worth is None or other.worth is None:
        return say(lang, "advice-like", rank=rank)
    less = round(100 * other.worth) - round(100 * one.worth)
    if less <= 0:
        return say(lang, "advice-like-equal", rank=rank)
    return say(lang, "advice-like-less", rank=rank, share=percent(lang, less / 100))
