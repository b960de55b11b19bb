"""Rulings: why something is refused, said so that any language can say it."""

from mypy_extensions import mypyc_attr

from kingcraft.locales import say


class Ruling:
    """A refusal: which rule, the section of the rules that has it, and the facts its message names."""

    def __init__(self, id: str, section: str = "", facts: dict[str, object] | None = None) -> None:
        self.id = id
        self.section = section
        self.facts: dict[str, object] = {} if facts is None else facts

    def text(self, lang: str = "en") -> str:
        """The refusal in the words of a language."""
        facts = {name: _spoken(fact, lang) for name, fact in self.facts.items()}
        return say(lang, "ruling-" + self.id, **facts)

    def where(self, lang: str = "en") -> str:
        """Where in the rules it is written, in the words of a language; nothing for what is no rule of a game."""
        return say(lang, "section-" + self.section) if self.section else ""

    def dump(self) -> dict[str, object]:
        """The ruling as plain JSON, for a client that speaks for itself."""
        facts = {name: fact.dump() if isinstance(fact, Ruling) else fact for name, fact in self.facts.items()}
        return {"id": self.id, "section": self.section, "facts": facts}

    def __repr__(self) -> str:
        return f"Ruling({self.id!r}, {self.section!r}, {self.facts!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """Something a person asked for that cannot be done; its ruling tells why and what to do."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling)
        self.ruling = ruling

    def __str__(self) -> str:
        return self.ruling.text()


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


def _spoken(fact: object, lang: str) -> str | int:
    """A fact as a message can hold it: a ruling inside a ruling speaks the same language."""
    if isinstance(fact, Ruling):
        return fact.text(lang)
    return fact if isinstance(fact, int) else str(fact)
