"""Entries of content files, read strictly: an unknown word or field, a missing one or a twin is refused by its place.

A refusal names the file, the entry and the field, and says what would be right.
"""

from collections.abc import Sequence

from kingcraft.core.ruling import BadOption, Ruling


class Entry:
    """One entry of a file, such as a `[[card]]`; `fields` are all that it may have."""

    def __init__(self, file: str, table: str, data: object, fields: Sequence[str]) -> None:
        self.file = file
        self.data: dict[str, object] = data if isinstance(data, dict) else {}
        self.name = f"[[{table}]] {self.data.get('id', '')}".strip()
        for field in self.data:
            if field not in fields:
                raise self.bad("entry-unknown", field, known=", ".join(fields))

    def text(self, field: str, default: str | None = None) -> str:
        """A text; required without a default."""
        value = self._value(field, default)
        if not isinstance(value, str) or not value:
            raise self.bad("entry-text", field, value=str(value))
        return value

    def word(self, field: str, known: Sequence[str], default: str | None = None) -> str:
        """One of the known words."""
        value = self._value(field, default)
        if not isinstance(value, str) or value not in known:
            raise self.bad("entry-word", field, value=str(value), known=", ".join(known))
        return value

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._value(field, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.bad("entry-number", field, value=str(value), least=least, most=most)
        return value

    def bad(self, id: str, field: str, **facts: object) -> BadOption:
        """A refusal of this entry because of a field."""
        return BadOption(Ruling(id, facts={"file": self.file, "entry": self.name, "field": field, **facts}))

    def _value(self, field: str, default: object) -> object:
        value = self.data.get(field, default)
        if value is None:
            raise self.bad("entry-missing", field)
        return value


def entries(file: str, table: str, data: dict[str, object], fields: Sequence[str]) -> list[Entry]:
    """All entries `[[table]]` of a file, each id once."""
    listed = data.get(table)
    if not isinstance(listed, list):
        raise BadOption(Ruling("entry-none", facts={"file": file, "table": f"[[{table}]]"}))
    found = [Entry(file, table, entry, fields) for entry in listed]
    known: list[str] = []
    for entry in found:
        id = entry.text("id")
        if id in known:
            raise entry.bad("entry-twin", "id")
        known.append(id)
    return found
