"""Packs: pieces of people's own, from a TOML file or a folder of them; data alone, nothing in them is ever run.

A record names its pack and carries it in one option: `NAME SHA-256 {...}`, the hash being that of the canonical JSON
behind it. So it replays anywhere, and a pack that was changed is refused.
"""

import hashlib
import json
import unicodedata
from typing import Any, Final

from kingcraft.core.entries import Entry, Field, Name, OneOf, Part, check_fields, entries, shallow, tables
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.shelf import keep
from kingcraft.core.speech import Lexicon
from kingcraft.locales import LANGUAGES

NO_PACK: Final = "none"
PACK: Final = "pack"
"""The set, the provenance and the option of what people add; and the table that names a pack."""
MOST_BYTES: Final = 65_536
MOST_ENTRIES: Final = 120
MOST_NAMED: Final = 40
MOST_TOLD: Final = 300
"""How long a name and a text may be."""
_STRANGE: Final = frozenset("<>[]{}\\`")
"""Signs that mean something to a terminal, a picture or a page."""


class Said(Field):
    """A name or a text in one, two or all languages: { en = "Smuggler", fr = "Contrebandier" }."""

    def __init__(self, most: int, must: bool = False) -> None:
        super().__init__(must)
        self.most = most

    def check(self, entry: Entry, field: str, value: object) -> None:
        """Plain words in known languages."""
        Part({lang: Plain(self.most) for lang in LANGUAGES}).check(entry, field, value)


class Plain(Field):
    """Words as people read them, without signs that mean something to a terminal or a page."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def check(self, entry: Entry, field: str, value: object) -> None:
        """Some words, and not too many."""
        if not isinstance(value, str) or not value.strip() or len(value) > self.most:
            shown = value[: self.most] if isinstance(value, str) else type(value).__name__
            raise entry.refused("pack-text", field, value=shown, most=self.most)
        strange = [sign for sign in value if sign in _STRANGE or unicodedata.category(sign)[0] == "C"]
        if strange:
            raise entry.refused("pack-sign", field, value=strange[0] if strange[0].isprintable() else "�")


NAMED: Final[dict[str, Field]] = {"name": Said(MOST_NAMED, True), "text": Said(MOST_TOLD, True)}
MAY_BE_NAMED: Final[dict[str, Field]] = {"name": Said(MOST_NAMED), "text": Said(MOST_TOLD)}
_HEAD: Final[dict[str, Field]] = {"name": Name(True), "language": OneOf(LANGUAGES)}


class Head(Entry):
    """The table that names a pack."""

    def label(self) -> str:
        """It is a single table."""
        return f"[{PACK}]"


class Pack:
    """The entries of a pack as they were said, each with the file it stands in, and what they are called."""

    def __init__(self, name: str, language: str, files: dict[str, dict[str, Any]]) -> None:
        self.name = name
        self.language = language
        self.files = files

    def data(self) -> dict[str, Any]:
        """The whole pack as one table."""
        data: dict[str, Any] = {PACK: {"name": self.name, "language": self.language}}
        for tables_of_one in self.files.values():
            for kind, listed in tables_of_one.items():
                data[kind] = [*data.get(kind, []), *listed]
        return data

    def text(self) -> str:
        """The pack as an option holds it: name, hash and content. Who takes it up here again knows its files."""
        content = canonical(self.data())
        text = f"{self.name} {digest_of(content)} {content}"
        keep(_READ, text, self)
        return text

    def entries(self, kinds: dict[str, dict[str, Field]]) -> list[Entry]:
        """The entries, each checked; they belong to the pack, whatever they say themselves."""
        found: list[Entry] = []
        for file, data in self.files.items():
            found += entries({kind: _owned(listed) for kind, listed in data.items()}, file, kinds)
        return found


def lexicon_of(pack: Pack | None, entries: list[Entry]) -> Lexicon:
    """What the pieces of a pack are called; an advisor is known by number, an enemy by its type."""
    own: dict[str, dict[str, str]] = {}
    for entry in entries:
        id = str(entry.data.get("number", entry.data.get("type", entry.id)))
        for field, ending in (("name", ""), ("text", "-text")):
            if field in entry.data:
                own.setdefault(f"{entry.kind}-{id}{ending}", entry.data[field])
    return Lexicon(own, LANGUAGES[0] if pack is None else pack.language)


def read_files(files: dict[str, str]) -> Pack:
    """The pack of some TOML texts by the names of their files; one of them names it in a table [pack]."""
    size = sum([len(text.encode(errors="replace")) for text in files.values()])
    if size > MOST_BYTES:
        raise _bad("pack-bytes", size=size, most=MOST_BYTES)
    found: dict[str, dict[str, Any]] = {file: _tables(files[file], file) for file in sorted(files)}
    heads = [(file, data.pop(PACK)) for file, data in found.items() if PACK in data]
    if len(heads) != 1 or not isinstance(heads[0][1], dict):
        raise _bad("pack-head", count=len(heads))
    return _headed(heads[0][0], heads[0][1], found)


def _tables(text: str, file: str) -> dict[str, Any]:
    """A text of TOML, or of JSON as records hold it."""
    if _is_cut(text):
        raise _bad("pack-sign", file=file, entry="", field="", value="�")
    if not text.lstrip().startswith("{"):
        return tables(text, file)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad("pack-json", file=file) from None
    return shallow(data, file) if isinstance(data, dict) else {}


def _is_cut(text: str) -> bool:
    """Whether a text holds half a sign: a surrogate alone, which no file can hold."""
    return any([0xD800 <= ord(sign) <= 0xDFFF for sign in text])


def is_headed(files: dict[str, str]) -> bool:
    """Whether one of some TOML texts names a pack."""
    lines = [line.strip() for text in files.values() for line in text.split("\n")]
    return f"[{PACK}]" in lines or any([text.lstrip().startswith("{") for text in files.values()])


def parse_pack(text: str) -> Pack:
    """The pack that an option holds; BadOption where it is not what its hash says."""
    if text in _READ:
        return _READ[text]
    words = text.split(" ", 2)
    if len(words) != 3 or _is_cut(text) or len(text.encode()) > 2 * MOST_BYTES:
        raise _bad("pack-broken", value=text[:MOST_NAMED].encode(errors="replace").decode())
    try:
        data = json.loads(words[2])
    except (ValueError, RecursionError):
        raise _bad("pack-broken", value=words[0][:MOST_NAMED]) from None
    if not isinstance(data, dict) or not isinstance(data.get(PACK), dict):
        raise _bad("pack-broken", value=words[0][:MOST_NAMED])
    if digest_of(canonical(shallow(data, words[0]))) != words[1] or data[PACK].get("name") != words[0]:
        raise _bad("pack-hash", value=words[0][:MOST_NAMED])
    head = data.pop(PACK)
    return _headed(words[0], head, {words[0]: data})


def canonical(data: dict[str, Any]) -> str:
    """JSON that is the same for the same content: keys in order, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)


def digest_of(content: str) -> str:
    """The SHA-256 of canonical JSON."""
    return hashlib.sha256(content.encode()).hexdigest()


def short_name(text: str) -> str:
    """A pack by name and hash alone, where there is no need for all of it."""
    return " ".join(text.split(" ", 2)[:2]) if is_carried(text) else text


def named(text: str) -> dict[str, object]:
    """The name and the hash of a pack as plain JSON, for a page."""
    words = short_name(text).split(" ")
    return {PACK: words[0], "hash": words[1]} if is_carried(text) else {PACK: PACK, "hash": ""}


def is_carried(text: str) -> bool:
    """Whether an option holds a whole pack, rather than nothing or boards as version 0.1 wrote them."""
    return text.endswith("}")


def _owned(listed: Any) -> Any:
    """Entries of a table with their set and provenance."""
    if not isinstance(listed, list):
        return listed
    return [{**one, "set": PACK, "provenance": PACK} if isinstance(one, dict) else one for one in listed]


def _headed(file: str, head: dict[str, Any], found: dict[str, dict[str, Any]]) -> Pack:
    check_fields(Head(PACK, file, {}), head, _HEAD)
    kinds = [listed for data in found.values() for listed in data.values()]
    count = sum([len(listed) if isinstance(listed, list) else 1 for listed in kinds])
    if not 0 < count <= MOST_ENTRIES:
        raise _bad("pack-entries", count=count, most=MOST_ENTRIES)
    return Pack(str(head["name"]), str(head.get("language", LANGUAGES[0])), found)


_READ: Final[dict[str, Pack]] = {}
"""The packs that were read from files, by their texts: what is wrong with a piece is said with its file."""


def _bad(id: str, **facts: object) -> BadOption:
    return BadOption(Ruling(id, facts={"option": PACK, **facts}))
