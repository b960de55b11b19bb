"""Entries of content files, read strictly, for every game: TOML, an array of tables for each kind of piece.

A game says in `Field`s what an entry of each kind may hold. What is wrong is refused when it is read, with the file,
the entry, the field and what would be right; nothing that a file says is ever run.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kingcraft.core.ruling import BadOption, Ruling

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
MOST_NAME: Final = 40
"""The letters that a name in notation may have."""
_SHOWN: Final = 60
"""How much of a wrong value a refusal repeats."""
_MOST_DOTS: Final = 400
"""The dots of one line: a key of so many parts takes the reader a time that grows with their square."""
_DEEPEST: Final = 12
"""How deep tables and lists may stand in one another."""


class Entry:
    """One piece as its file has it: its kind, its id, and the fields that were said."""

    def __init__(self, kind: str, file: str, data: dict[str, Any]) -> None:
        self.kind = kind
        self.file = file
        self.data = data
        self.id = _shown(data.get("id", ""))

    @property
    def set(self) -> str:
        """The set the piece belongs to."""
        return str(self.data["set"])

    @property
    def provenance(self) -> str:
        """How sure the piece is."""
        return str(self.data["provenance"])

    def amount(self, part: str, word: str) -> int:
        """How much of something one of its bundles holds."""
        return int(self.data.get(part, {}).get(word, 0))

    def bad(self, field: str, value: object, right: str | list[str]) -> BadOption:
        """A refusal because one field does not say what it could; `right` is what that would be, or one of what."""
        return self.refused("entry-word", field, value=_shown(value), known=right)

    def refused(self, id: str, field: str, **facts: object) -> BadOption:
        """A refusal of this entry because of one field."""
        return BadOption(Ruling(id, facts={"file": self.file, "entry": self.label(), "field": field, **facts}))

    def label(self) -> str:
        """How a refusal names the entry."""
        return f"[[{self.kind}]] {self.id}".strip()


# -- what a field may hold -----------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What a field may hold, and whether it must be there."""

    def __init__(self, must: bool = False) -> None:
        self.must = must

    def check(self, entry: Entry, field: str, value: object) -> None:
        """Refuses the entry if the value cannot be."""
        raise NotImplementedError


class Whole(Field):
    """A whole number within bounds; a number of which 0 would say nothing is not `zero`."""

    def __init__(self, least: int, most: int, must: bool = False, zero: bool = True) -> None:
        super().__init__(must)
        self.least = least
        self.most = most
        self.zero = zero

    def check(self, entry: Entry, field: str, value: object) -> None:
        """A whole number, neither a text nor true."""
        if not is_whole(value, self.least, self.most):
            raise entry.refused("entry-number", field, value=_shown(value), least=self.least, most=self.most)
        if value == 0 and not self.zero:
            raise entry.refused("entry-empty", field)


class OneOf(Field):
    """One of the known words."""

    def __init__(self, known: Sequence[str], must: bool = False) -> None:
        super().__init__(must)
        self.known = known

    def check(self, entry: Entry, field: str, value: object) -> None:
        """A word that is known."""
        if not isinstance(value, str) or value not in self.known:
            raise entry.bad(field, value, list(self.known))


class Name(Field):
    """A name that can stand in notation: small letters, digits and hyphens."""

    def check(self, entry: Entry, field: str, value: object) -> None:
        """A word of notation."""
        if not is_name(value):
            raise entry.refused("entry-name", field, value=_shown(value), most=MOST_NAME)


class Flag(Field):
    """True, if it is said at all."""

    def check(self, entry: Entry, field: str, value: object) -> None:
        """True alone."""
        if value is not True:
            raise entry.bad(field, value, "true")


class Several(Field):
    """A list of different things, at least one, each of which could stand alone."""

    def __init__(self, of: Field, must: bool = False, most: int = 64) -> None:
        super().__init__(must)
        self.of = of
        self.most = most

    def check(self, entry: Entry, field: str, value: object) -> None:
        """Each for itself, and none twice."""
        if not isinstance(value, list):
            raise entry.refused("entry-list", field, value=_shown(value))
        if not value:
            raise entry.refused("entry-empty", field)
        if len(value) > self.most:
            raise entry.refused("entry-many", field, count=len(value), most=self.most)
        for place, one in enumerate(value):
            self.of.check(entry, field, one)
            if one in value[:place]:
                raise entry.refused("entry-again", field, value=_shown(one))


class Bundle(Field):
    """So many of some words: { gold = 2, wood = 1 }; `empty` where nothing at all may be said."""

    def __init__(self, words: Sequence[str], most: int = 99, must: bool = False, empty: bool = False) -> None:
        super().__init__(must)
        self.words = words
        self.most = most
        self.empty = empty

    def check(self, entry: Entry, field: str, value: object) -> None:
        """Known words, and of each at least one."""
        if not isinstance(value, dict):
            raise entry.refused("entry-part", field, value=_shown(value))
        for word, count in value.items():
            if word not in self.words:
                raise entry.refused("entry-unknown", f"{field}.{_shown(word)}", known=list(self.words))
            Whole(1, self.most).check(entry, f"{field}.{word}", count)
        if not value and not self.empty:
            raise entry.refused("entry-empty", field)


class Part(Field):
    """A table inside the entry, with fields of its own."""

    def __init__(self, fields: dict[str, Field], must: bool = False) -> None:
        super().__init__(must)
        self.fields = fields

    def check(self, entry: Entry, field: str, value: object) -> None:
        """The fields that it has."""
        if not isinstance(value, dict):
            raise entry.refused("entry-part", field, value=_shown(value))
        if not value:
            raise entry.refused("entry-empty", field)
        check_fields(entry, value, self.fields, field + ".")


class Listed(Field):
    """A list whose parts the game checks itself, one by one; it may be empty."""

    def __init__(self, most: int, must: bool = False) -> None:
        super().__init__(must)
        self.most = most

    def check(self, entry: Entry, field: str, value: object) -> None:
        """A list, and not too long."""
        if not isinstance(value, list):
            raise entry.refused("entry-list", field, value=_shown(value))
        if len(value) > self.most:
            raise entry.refused("entry-many", field, count=len(value), most=self.most)


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether this is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_name(value: object) -> bool:
    """Whether this can stand as a name in notation: -text at the end tells a piece's text from its name."""
    if not isinstance(value, str) or not 0 < len(value) <= MOST_NAME or value.endswith("-text"):
        return False
    return all([letter in LETTERS for letter in value]) and any([letter.isalpha() for letter in value])


def check_fields(entry: Entry, data: dict[str, Any], known: dict[str, Field], within: str = "") -> None:
    """Every field known and of its kind, none missing that must be there."""
    for field, value in data.items():
        if field not in known:
            raise entry.refused("entry-unknown", within + _shown(field), known=list(known))
        known[field].check(entry, within + field, value)
    for field, rule in known.items():
        if rule.must and field not in data:
            raise entry.refused("entry-missing", within + field)


# -- reading -------------------------------------------------------------------------------------------


def tables(text: str, file: str) -> dict[str, Any]:
    """A TOML text as it is; BadOption where it cannot be read."""
    if any([line.count(".") > _MOST_DOTS for line in text.split("\n")]):
        raise BadOption(Ruling("entry-deep", facts=_whole_file(file)))
    import tomllib  # here: who reads no TOML does not wait for it

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = ", ".join(re.findall(r"\d+", str(error))[-2:])
        raise BadOption(Ruling("entry-toml", facts=_whole_file(file, place=place or "–"))) from None
    except (RecursionError, ValueError, OverflowError):
        raise BadOption(Ruling("entry-toml", facts=_whole_file(file, place="–"))) from None
    return shallow(data, file)


def shallow(data: dict[str, Any], file: str) -> dict[str, Any]:
    """What was read, if its tables do not stand deeper in one another than any content needs."""
    if _deeper(data, _DEEPEST):
        raise BadOption(Ruling("entry-deep", facts=_whole_file(file)))
    return data


def entries(data: dict[str, Any], file: str, kinds: dict[str, dict[str, Field]]) -> list[Entry]:
    """The entries of all tables of a file, each field checked; BadOption for the first that cannot be."""
    found: list[Entry] = []
    for kind, listed in data.items():
        if kind not in kinds:
            known = [f"[[{name}]]" for name in kinds]
            facts: dict[str, object] = {"file": file, "entry": _shown(kind), "field": _shown(kind), "known": known}
            raise BadOption(Ruling("entry-table", facts=facts))
        if not isinstance(listed, list) or not all([isinstance(one, dict) for one in listed]):
            raise Entry(kind, file, {}).refused("entry-tables", kind)
        found += [Entry(kind, file, one) for one in listed]
    for entry in found:
        check_fields(entry, entry.data, kinds[entry.kind])
    return found


def no_twins(entries: Sequence[Entry], field: str = "id") -> None:
    """Refuses an entry that says in one field what one before it has said."""
    seen: dict[str, Entry] = {}
    for entry in entries:
        value = str(entry.data[field])
        if value in seen:
            raise entry.refused("entry-twin", field, value=value, other=seen[value].file)
        seen[value] = entry


def _whole_file(file: str, **facts: object) -> dict[str, object]:
    return {"file": file, "entry": "", "field": "", **facts}


def _deeper(value: object, levels: int) -> bool:
    """Whether tables and lists stand deeper in one another than so many levels."""
    inner: list[object] = [value]
    for _ in range(levels):
        inner = [part for one in inner for part in _parts(one)]
    return bool(inner)


def _parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _shown(value: object) -> str:
    """A wrong value as a refusal repeats it."""
    try:
        text = value if isinstance(value, str) else str(value)
    except ValueError:  # a number of more digits than Python writes
        return "…"
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
