"""News: what followed from a move without anybody deciding it, as somebody at the table would say it aloud."""

from kingcraft.core.speech import LETTERS, SEAT_LETTERS, Names, named, plain_facts, spoken_facts
from kingcraft.locales import say


class News:
    """One thing that happened: `id` names the message `news-ID`, `seat` whom it happened to (-1: all or nobody)."""

    def __init__(self, id: str, seat: int = -1, facts: dict[str, object] | None = None) -> None:
        self.id = id
        self.seat = seat
        self.facts: dict[str, object] = {} if facts is None else facts

    def text(self, lang: str, names: Names = LETTERS) -> str:
        """The news in a language; about a seat, the message takes `seat` and `you` too."""
        about = names.facts(self.seat) if self.seat >= 0 else {}
        facts = {name: named(fact, names) for name, fact in self.facts.items()}
        return say(lang, "news-" + self.id, **about, **spoken_facts(facts, lang))

    def dump(self) -> dict[str, object]:
        """The news as plain JSON, for pages that show it moving."""
        seat = SEAT_LETTERS[self.seat] if self.seat >= 0 else None
        return {"id": self.id, "seat": seat, "facts": plain_facts(self.facts)}

    def __repr__(self) -> str:
        return f"News({self.id!r}, {self.seat!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, News) and (self.id, self.seat, self.facts) == (other.id, other.seat, other.facts)

    def __hash__(self) -> int:
        return hash((self.id, self.seat))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (News, (self.id, self.seat, self.facts))
