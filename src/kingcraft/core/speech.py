"""Speech: facts that any language can say, and what seats are called."""

from typing import Final

from kingcraft.locales import LANGUAGES, form, listing, say

SEAT_LETTERS: Final = "ABCDE"


class Names:
    """What the seats of a table are called, and which of them is spoken to as "you" (none: all by name)."""

    def __init__(self, names: list[str], you: int | None = None) -> None:
        self.names = names
        self.you = you

    def facts(self, seat: int) -> dict[str, str | int]:
        """What a sentence about a seat takes: its name under `seat`, and `you` = yes for who is spoken to."""
        return {"seat": self.names[seat], "you": "yes" if seat == self.you else "no"}

    def __repr__(self) -> str:
        return f"Names({self.names!r}, {self.you!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Names, (self.names, self.you))


LETTERS: Final = Names(list(SEAT_LETTERS))
"""Seats by their letters, as in notation."""


class Word:
    """A name in the locales (`building-statue`), in one of its forms, to stand in a sentence of any language.

    A piece of a pack has its `own` words, by language, instead of the locales'.
    """

    def __init__(self, id: str, form: str = "", own: dict[str, str] | None = None) -> None:
        self.id = id
        self.form = form
        self.own = own

    def text(self, lang: str) -> str:
        """The name in a language."""
        if self.own is not None:
            return self.own[lang]
        return form(lang, self.id, self.form) if self.form else say(lang, self.id)

    def dump(self) -> str:
        """The id, for a client that speaks for itself."""
        return self.id

    def __repr__(self) -> str:
        return f"Word({self.id!r}, {self.form!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and (self.id, self.form, self.own) == (other.id, other.form, other.own)

    def __hash__(self) -> int:
        return hash((self.id, self.form))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Word, (self.id, self.form, self.own))


class Lexicon:
    """What the pieces of a box are called: those of a pack by its own words, all others by the locales.

    `own` has the words of each message in some languages; `first` is the one to speak where another is missing.
    """

    def __init__(self, own: dict[str, dict[str, str]] | None = None, first: str = LANGUAGES[0]) -> None:
        given: dict[str, dict[str, str]] = {} if own is None else own
        self.own = {
            id: {lang: texts.get(lang) or texts.get(first) or next(iter(texts.values())) for lang in LANGUAGES}
            for id, texts in given.items()
        }
        self.other: dict[str, str] = {}
        """Messages of the locales that are said in place of others."""

    def call(self, id: str, other: str) -> None:
        """Calls what bears a name by another name of the locales, and says the text of that one."""
        self.other.update({id: other, id + "-text": other + "-text"})

    def say(self, lang: str, id: str) -> str:
        """The message of a piece in a language."""
        return self.own[id][lang] if id in self.own else say(lang, self.other.get(id, id))

    def word(self, id: str, form: str = "") -> Word:
        """The name of a piece, to stand in a sentence."""
        return Word(id, form, self.own[id]) if id in self.own else Word(self.other.get(id, id), form)

    def dump(self) -> dict[str, dict[str, str]]:
        """The own words and those said in place of others as plain JSON, for a page that speaks for itself."""
        said = {id: {lang: say(lang, other) for lang in LANGUAGES} for id, other in self.other.items()}
        return {**said, **self.own}


class SeatName:
    """A seat as a fact, to be called as the table calls it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def dump(self) -> str:
        """Its letter."""
        return SEAT_LETTERS[self.seat]

    def __repr__(self) -> str:
        return f"SeatName({self.seat!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (SeatName, (self.seat,))


class Phrase:
    """A message with its facts, to be said in any language: a refusal's reason, a line of news, a heading."""

    def __init__(self, id: str, facts: dict[str, object] | None = None) -> None:
        self.id = id
        self.facts: dict[str, object] = {} if facts is None else facts

    def text(self, lang: str) -> str:
        """The phrase in a language."""
        return say(lang, self.id, **spoken_facts(self.facts, lang))

    def dump(self) -> dict[str, object]:
        """The phrase as plain JSON."""
        return {"id": self.id, "facts": plain_facts(self.facts)}

    def __repr__(self) -> str:
        return f"Phrase({self.id!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.id == other.id and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Phrase, (self.id, self.facts))


class Telling:
    """A move as words need it: which message of its game, about which seat (-1 for nobody), with which facts."""

    def __init__(self, id: str, seat: int, facts: dict[str, object] | None = None) -> None:
        self.id = id
        self.seat = seat
        self.facts: dict[str, object] = {} if facts is None else facts


def spoken_facts(facts: dict[str, object], lang: str) -> dict[str, str | int]:
    """Facts as a message can hold them."""
    return {name: spoken(fact, lang) for name, fact in facts.items()}


def named(fact: object, names: Names) -> object:
    """A fact with its seats called by their names, and by "you" who is spoken to."""
    if isinstance(fact, SeatName):
        return Word("seat-you") if fact.seat == names.you else names.names[fact.seat]
    return [named(part, names) for part in fact] if isinstance(fact, list) else fact


def spoken(fact: object, lang: str) -> str | int:
    """A fact as a message can hold it: numbers and texts as they are, names and phrases in words, lists joined."""
    if isinstance(fact, SeatName):
        return fact.dump()
    if isinstance(fact, Word):
        return fact.text(lang)
    if isinstance(fact, Phrase):
        return fact.text(lang)
    if isinstance(fact, list):
        return listing(lang, [str(spoken(part, lang)) for part in fact])
    return fact if isinstance(fact, int) else str(fact)


def plain_facts(facts: dict[str, object]) -> dict[str, object]:
    """Facts as plain JSON."""
    return {name: plain(fact) for name, fact in facts.items()}


def plain(fact: object) -> object:
    """A fact as plain JSON: ids for names, phrases with their own facts."""
    if isinstance(fact, (Word, SeatName, Phrase)):
        return fact.dump()
    return [plain(part) for part in fact] if isinstance(fact, list) else fact
