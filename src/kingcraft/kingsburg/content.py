"""What is printed on the pieces: entries read from TOML, of this project or of anybody, and checked word by word.

Every entry names its set; a box takes the entries of the sets in play. What no interpreter would read is refused here,
with file, entry, field and what would be right.
"""

import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kingcraft.core.ruling import BadOption, Ruling

BASE: Final = "base"
GOODS: Final = ("gold", "wood", "stone")
SEASONS: Final = ("spring", "summer", "autumn")
PROVENANCES: Final = ("published", "single-source", "house")
MOMENTS: Final = (
    "season-start", "season-end", "year-start", "victory", "defeat", "game-end", "recruiting", "reward", "build"
)  # fmt: skip
RESERVED: Final = (
    *GOODS,
    "token",
    "white",
    "envoy",
    "pass",
    "keep",
    "decline",
    "done",
    "build",
    "pay",
    "roll",
    "enemy",
    "academy",
    "soldiers",
    "governor",
    "destiny",
    "choose",
    "offer",
    "bid",
    "raise",
)
"""Words of the notation, which no piece may be called."""
COUNTED: Final = (
    "gold", "wood", "stone", "goods", "soldiers", "tokens", "buildings", "column-1", "column-2", "column-3", "column-4"
)  # fmt: skip
"""What a `per` or an `if` may count."""
DEEDS: Final = ("preacher", "tax-collector", "sorcerer", "duke")
"""What single governors do."""

Check = Callable[[object], bool]
Field = tuple[Check, str, bool]
"""What a field holds: the test, how it is said what would be right, and whether it must be there."""


class Entry:
    """One piece as its file has it: its kind, its id, and the fields that were said."""

    def __init__(self, kind: str, file: str, data: dict[str, Any]) -> None:
        self.kind = kind
        self.file = file
        self.data = data
        self.id = str(data.get("id", ""))

    @property
    def set(self) -> str:
        """The set the piece belongs to."""
        return str(self.data["set"])

    def amount(self, part: str, word: str) -> int:
        """How much of something one of its bundles holds."""
        return int(self.data.get(part, {}).get(word, 0))

    def bad(self, field: str, value: object, right: str) -> BadOption:
        """A refusal of this entry because of what one field says; `right` is what it could say."""
        return self.refused("entry-word", field, value=str(value), known=right)

    def refused(self, id: str, field: str, **facts: object) -> BadOption:
        """A refusal of this entry because of one field."""
        entry = f"[[{self.kind}]] {self.id}".strip()
        return BadOption(Ruling(id, facts={"file": self.file, "entry": entry, "field": field, **facts}))


# -- the vocabulary ----------------------------------------------------------------------------------


def _whole(least: int, most: int, must: bool = False) -> Field:
    def check(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most

    return check, f"{least}..{most}", must


def _word(known: tuple[str, ...], must: bool = False) -> Field:
    return lambda value: value in known, " | ".join(known), must


def _name(must: bool = True) -> Field:
    def check(value: object) -> bool:
        return (
            isinstance(value, str) and value != "" and all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in value)
        )

    return check, "a-z 0-9 -", must


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def _is_part(value: object) -> bool:
    return isinstance(value, dict)


def _flag() -> Field:
    return lambda value: value is True, "true", False


def _words(known: tuple[str, ...], must: bool = False) -> Field:
    def check(value: object) -> bool:
        return isinstance(value, list) and bool(value) and len(set(value)) == len(value) and set(value) <= set(known)

    return check, f"[{', '.join(known)}]", must


def _places(most: int) -> Field:
    def check(value: object) -> bool:
        return (
            isinstance(value, list)
            and bool(value)
            and all(type(place) is int and 0 <= place <= most for place in value)
        )

    return check, f"[0..{most}, ...]", False


def _bundle(words: tuple[str, ...], must: bool = False) -> Field:
    def check(value: object) -> bool:
        if not isinstance(value, dict):
            return False
        return all(word in words and type(count) is int and -99 <= count <= 99 for word, count in value.items())

    return check, "{ " + ", ".join([f"{word} = N" for word in words]) + " }", must


BUNDLE: Final = (*GOODS, "soldiers", "tokens", "points")
SPOILS: Final = (*GOODS, "choice", "buildings", "points")
GIFT: Final[dict[str, Field]] = {
    **{word: _whole(0, 99) for word in BUNDLE},
    "choose": _whole(1, 7), "among": _words(GOODS), "look": _flag(), "swap": _whole(1, 1), "price": _whole(1, 99),
}  # fmt: skip
PIECE: Final[dict[str, Field]] = {"id": _name(), "set": _name(), "provenance": _word(PROVENANCES, True)}
KINDS: Final[dict[str, dict[str, Field]]] = {
    "advisor": {**PIECE, "number": _whole(1, 18, True), "gift": (_is_part, "{ ... }", True)},
    "building": {
        **PIECE, "row": _whole(0, 7, True), "column": _whole(1, 4, True), "strip": _name(False),
        "cost": _bundle(GOODS, True), "points": _whole(0, 99, True),
        "effects": (_is_list, "[ ... ]", True),
    },
    "governor": {**PIECE, "effects": (_is_list, "[ ... ]", True)},
    "destiny": {**PIECE, "effects": (_is_list, "[ ... ]", True)},
    "enemy": {
        **PIECE, "type": _name(), "year": _whole(1, 5, True), "strength": _whole(0, 99, True),
        "reward": _bundle(SPOILS, True), "losses": _bundle(SPOILS, True), "demons": _word(("points", "building")),
    },
}  # fmt: skip
"""The kinds of piece, and what an entry of each may say."""
MODIFIERS: Final[dict[str, dict[str, Field]]] = {
    "white-dice": {"value": _whole(1, 3, True), "seasons": _words(SEASONS)},
    "coloured-dice": {"value": _whole(-2, 1, True)},
    "tokens-a-season": {"value": _whole(-99, 9, True)},
    "more-soldiers": {"value": _whole(1, 9, True)},
    "recruit-price": {"value": _whole(-1, 1, True)},
    "win-ties": {},
    "combat": {"value": _whole(-99, 99, True), "against": _name(False), "strength-most": _whole(0, 99)},
    "every-season": {"offers": (_is_list, "[ id, ... ]", True)},
    "foe-strength": {"value": _whole(-9, 9, True)},
    "kings-die": {"value": _whole(1, 6, True)},
    "closed": {"advisors": _places(18)},
    "gift-twice": {"advisors": _places(18)},
    "truce": {},
    "tokens-recruit": {},
    "own-die": {},
    "discount": {**{good: _whole(1, 9) for good in GOODS}, "columns": _places(4), "rows": _places(7)},
}
"""Numbers that a seat has while it holds the piece."""
RIGHTS: Final[dict[str, dict[str, Field]]] = {
    "reroll-one": {},
    "reroll-all": {"most": _whole(1, 24, True), "comfort": _whole(1, 9)},
    "set-dice": {"most": _whole(1, 24, True), "faces": _places(6)},
    "turn-die": {"faces": _places(5)},
    "shift": {},
}
"""What may be done once a season while one holds the piece."""
TRIGGER: Final[dict[str, Field]] = {
    "seasons": _words(SEASONS), "columns": _places(4), "gain": _bundle(BUNDLE, True), "per": _bundle(COUNTED),
    "if": (_is_part, "{ have, least, most }", False),
}  # fmt: skip
IF: Final[dict[str, Field]] = {"have": _word(COUNTED, True), "least": _whole(0, 99), "most": _whole(0, 99)}
OFFER: Final[dict[str, Field]] = {
    "seasons": _words(SEASONS), "give": (_is_part, "{ goods, among, tokens }", True),
    "take": _bundle(BUNDLE, True), "must": _flag(),
}  # fmt: skip
GIVE: Final[dict[str, Field]] = {"goods": _whole(1, 7), "among": _words(GOODS), "tokens": _whole(1, 1)}


# -- checking ----------------------------------------------------------------------------------------


def check_fields(entry: Entry, data: dict[str, Any], known: dict[str, Field], within: str = "") -> None:
    """Every field known and of its kind, none missing that must be there."""
    for field, value in data.items():
        if field not in known:
            raise entry.refused("entry-unknown", within + field, known=", ".join(known))
        if not known[field][0](value):
            raise entry.bad(within + field, value, known[field][1])
    for field, (_, _, must) in known.items():
        if must and field not in data:
            raise entry.refused("entry-missing", within + field)


def _check_effect(entry: Entry, effect: object, within: str) -> None:
    deeds: dict[str, dict[str, Field]] = {deed: {} for deed in DEEDS}
    kinds: dict[str, dict[str, dict[str, Field]]] = {"modifier": MODIFIERS, "right": RIGHTS, "deed": deeds}
    if not isinstance(effect, dict):
        raise entry.bad(within, effect, "{ modifier | right | trigger | offer | deed = ... }")
    data = dict(effect)
    for kind, words in kinds.items():
        if kind in data:
            word = data.pop(kind)
            if word not in words:
                raise entry.bad(f"{within}{kind}", word, ", ".join(words))
            return check_fields(entry, data, words[word], within)
    if "trigger" in data:
        return _check_trigger(entry, data, within)
    if "offer" in data:
        return _check_offer(entry, data, within)
    raise entry.bad(within.rstrip("."), effect, "modifier, right, trigger, offer, deed")


def _check_trigger(entry: Entry, data: dict[str, Any], within: str) -> None:
    moment = data.pop("trigger")
    if moment not in MOMENTS:
        raise entry.bad(within + "trigger", moment, ", ".join(MOMENTS))
    check_fields(entry, data, TRIGGER, within)
    if "seasons" in data and not moment.startswith("season"):
        raise entry.bad(within + "seasons", data["seasons"], "season-start, season-end")
    if "columns" in data and moment != "build":
        raise entry.bad(within + "columns", data["columns"], "build")
    if "per" in data and (len(data["per"]) != 1 or min(data["per"].values()) < 1):
        raise entry.bad(within + "per", data["per"], "{ goods = 2 }")
    if "if" in data:
        check_fields(entry, data["if"], IF, within + "if.")


def _check_offer(entry: Entry, data: dict[str, Any], within: str) -> None:
    moment = data.pop("offer")
    if moment != "season-end":
        raise entry.bad(within + "offer", moment, "season-end")
    check_fields(entry, data, OFFER, within)
    check_fields(entry, data["give"], GIVE, within + "give.")
    if not data["give"].get("goods") and not data["give"].get("tokens"):
        raise entry.bad(within + "give", data["give"], "{ goods = 1 }, { tokens = 1 }")


def _check(entry: Entry) -> None:
    check_fields(entry, entry.data, KINDS[entry.kind])
    if entry.id in RESERVED:
        raise entry.refused("entry-reserved", "id", value=entry.id)
    for number, effect in enumerate(entry.data.get("effects", []), 1):
        _check_effect(entry, effect, f"effects.{number}.")
    if entry.kind == "advisor":
        check_fields(entry, entry.data["gift"], GIFT, "gift.")


# -- reading -----------------------------------------------------------------------------------------


def read(text: str, file: str) -> list[Entry]:
    """The entries of a TOML text, each checked; BadOption for the first that cannot be."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = ", ".join(re.findall(r"\d+", str(error)))
        raise BadOption(Ruling("kingsburg-toml", facts={"file": file, "place": place or "–"})) from None
    found: list[Entry] = []
    for kind, entries in data.items():
        if kind not in KINDS or not isinstance(entries, list):
            tables = ", ".join([f"[[{name}]]" for name in KINDS])
            raise BadOption(Ruling("entry-none", facts={"file": file, "table": tables}))
        found += [Entry(kind, file, entry) for entry in entries]
    for entry in found:
        _check(entry)
    return found


def together(entries: list[Entry]) -> list[Entry]:
    """Entries of several sources as one content: no two of a kind have one id."""
    seen: set[tuple[str, str]] = set()
    for entry in entries:
        if (entry.kind, entry.id) in seen:
            raise entry.refused("entry-twin", "id")
        seen.add((entry.kind, entry.id))
    return entries


@cache
def shipped() -> list[Entry]:
    """Everything that comes with this project."""
    folder = files("kingcraft.kingsburg") / "content"
    files_there = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return together([entry for file in files_there for entry in read(file.read_text(encoding="utf-8"), file.name)])
