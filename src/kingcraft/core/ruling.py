"""Rulings: why something is refused, said so that any language can say it."""

from mypy_extensions import mypyc_attr

from kingcraft.core.speech import Phrase, spoken_facts
from kingcraft.locales import say


class Ruling(Phrase):
    """A refusal: which rule, the section of the rules that has it, and the facts its message names."""

    def __init__(self, id: str, section: str = "", facts: dict[str, object] | None = None) -> None:
        super().__init__(id, facts)
        self.section = section

    def text(self, lang: str = "en") -> str:
        """The refusal in the words of a language."""
        return say(lang, "ruling-" + self.id, **spoken_facts(self.facts, lang))

    def where(self, lang: str = "en") -> str:
        """Where in the rules it is written, in the words of a language; nothing for what is no rule of a game."""
        return say(lang, "section-" + self.section) if self.section else ""

    def dump(self) -> dict[str, object]:
        """The ruling as plain JSON, for a client that speaks for itself."""
        plain = super().dump()
        return {"id": self.id, "section": self.section, "facts": plain["facts"]}

    def __repr__(self) -> str:
        return f"Ruling({self.id!r}, {self.section!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruling) and self.section == other.section and super().__eq__(other)

    def __hash__(self) -> int:
        return hash((self.id, self.section))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Ruling, (self.id, self.section, self.facts))


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """Something a person asked for that cannot be done; its ruling tells why and what to do."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling)
        self.ruling = ruling

    def __str__(self) -> str:
        return self.ruling.text()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), (self.ruling,))


class IllegalMove(Refused):
    """A move the rules forbid here. The state is as it was."""


class BadOption(Refused):
    """An unknown game, or a set-up no game can have."""


class BadPosition(Refused):
    """A position that cannot arise; the ruling names the field."""


class BadRecord(Refused):
    """A record that cannot be read or replayed; the ruling names line and column."""


class NoUndo(Refused):
    """An undo that would cross a reveal, a die, or another seat's decision."""
