"""A refusal in the words of whoever asked."""

from kingcraft.core.ruling import Ruling
from kingcraft.server.protocol.common import Refusal


def show_refusal(ruling: Ruling, lang: str) -> Refusal:
    """The ruling for a client."""
    data = ruling.dump()
    section, text = ruling.where(lang), ruling.text(lang)
    return Refusal.model_construct(id=data["id"], section=section, text=text, facts=data["facts"])
