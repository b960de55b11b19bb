"""Telling: several pieces of advice beside each other, so that what is shown of them never contradicts their order."""

from collections.abc import Sequence
from typing import Final

from kingcraft.bots.base import Advice
from kingcraft.locales import percent, say

_COUNTED: Final = ("kingdom-builder-now", "kingdom-builder-both", "kingdom-builder-gold")
"""The reasons that count all of an effect: where these and their facts agree, the effect is the same."""


def shown_worths(advice: Sequence[Advice]) -> list[float | None]:
    """The chances to show: a later move never has more than one before it.

    Moves whose estimates contradict their order count as equally good: each shows the mean of their estimates. A move
    that was weighed only on request has no place in the order; it shows no more than the first.
    """
    ranked = [one.worth for one in advice if one.worth is not None and not _weighed_alone(one)]
    falling = _falling(ranked)
    found: list[float | None] = []
    place = 0
    for one in advice:
        if one.worth is None:
            found.append(None)
        elif _weighed_alone(one):
            found.append(min([one.worth, *falling[:1]]))
        else:
            found.append(falling[place])
            place += 1
    return found


def _weighed_alone(one: Advice) -> bool:
    return one.reason == "plain" and one.share == 0.0


def _falling(worths: list[float]) -> list[float]:
    """The falling numbers nearest to these: neighbours that rise are replaced by their mean."""
    pools: list[tuple[float, int]] = []
    for worth in worths:
        mean, size = worth, 1
        while pools and pools[-1][0] < mean:
            other, more = pools.pop()
            mean, size = (other * more + mean * size) / (more + size), more + size
        pools.append((mean, size))
    return [mean for mean, size in pools for _ in range(size)]


def reasons_of(advice: Sequence[Advice], lang: str) -> list[str]:
    """The reason of each, in one line; a move with the same effect as one above is compared with the first of them."""
    worths = shown_worths(advice)
    found: list[str] = []
    for place, one in enumerate(advice):
        first = _first_like(advice, place)
        found.append(one.why(lang) if first == place else _compared(worths[place], worths[first], first + 1, lang))
    return found


def _first_like(advice: Sequence[Advice], place: int) -> int:
    """The place of the first move with the same effect; its own place where none above has it."""
    one = advice[place]
    if one.reason not in _COUNTED:
        return place
    same = [other for other in range(place) if (advice[other].reason, advice[other].facts) == (one.reason, one.facts)]
    return same[0] if same else place


def _compared(worth: float | None, other: float | None, rank: int, lang: str) -> str:
    """How a move compares with one of the same effect, by its rank from 1 on and by the chances that are shown."""
    if worth is None or other is None:
        return say(lang, "advice-like", rank=rank)
    less = round(100 * other) - round(100 * worth)
    if less <= 0:
        return say(lang, "advice-like-equal", rank=rank)
    return say(lang, "advice-like-less", rank=rank, share=percent(lang, less / 100))


def sentence(text: str) -> str:
    """A reason as a sentence of its own begins: with a capital letter."""
    return text[:1].upper() + text[1:]
