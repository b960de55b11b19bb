"""A refusal in the words of whoever asked."""

from typing import Final

from kingcraft.core.ruling import Ruling
from kingcraft.learn.rules import place_of
from kingcraft.server.protocol.common import Refusal

_LONGEST: Final = 200
"""A refusal repeats what was wrong, but no more of it than one reads."""


def show_refusal(ruling: Ruling, lang: str) -> Refusal:
    """The ruling for a client."""
    short = _short(ruling)
    data = short.dump()
    rule = "/".join(place_of(ruling) or ())
    return Refusal.model_construct(
        id=data["id"], section=short.where(lang), rule=rule, text=short.text(lang), facts=data["facts"]
    )


def _short(ruling: Ruling) -> Ruling:
    return Ruling(ruling.id, ruling.section, {name: _shortened(fact) for name, fact in ruling.facts.items()})


def _shortened(fact: object) -> object:
    if isinstance(fact, Ruling):
        return _short(fact)
    if isinstance(fact, int) and abs(fact) >= 10**15:
        return "…"
    return fact[:_LONGEST] + "…" if isinstance(fact, str) and len(fact) > _LONGEST else fact
