"""What is printed on the pieces: the vocabulary of the content files, checked word by word when they are read.

Every entry names its set; a box takes the entries of the sets in play. What no interpreter would read is refused here,
with file, entry, field and what would be right.
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from kingcraft.core import entries as reader
from kingcraft.core.entries import (
    Bundle,
    Entry,
    Field,
    Flag,
    Listed,
    Name,
    OneOf,
    Part,
    Several,
    Whole,
    check_fields,
    no_twins,
)
from kingcraft.core.pack import MAY_BE_NAMED, NAMED, PACK, Pack
from kingcraft.kingsburg.counting import COUNTED

BASE: Final = "base"
GOODS: Final = ("gold", "wood", "stone")
SEASONS: Final = ("spring", "summer", "autumn")
PUBLISHED: Final = "published"
PROVENANCES: Final = (PUBLISHED, "single-source", "house")
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
    "strip",
    "draft",
    "cover",
)
"""Words of the notation, which no piece may be called."""
MOST_ROWS: Final = 15
"""A province is a set of places in one machine word, four to a row."""
DEEDS: Final = ("preacher", "tax-collector", "sorcerer", "duke")
"""What single governors do."""

ONE_EACH: Final = ("right", "offer", "deed")
"""What a piece can do one of: notation tells it by the name of the piece."""
MOST_EFFECTS: Final = 8
"""What one piece may do."""

# -- the vocabulary ----------------------------------------------------------------------------------

BUNDLE: Final = (*GOODS, "soldiers", "tokens", "points")
REWARD: Final = (*GOODS, "choice", "points")
LOSSES: Final = (*GOODS, "choice", "buildings", "points")
MOST_PAID: Final = 7
"""Goods that are chosen are told by digits: of each kind so many at most."""
MUCH: Final = 9
"""More of anything is never given or taken at once: what a seat has must stay a number that can be told."""
_SEASONS: Final = Several(OneOf(SEASONS))
_COLUMNS: Final = Several(Whole(1, 4))
_ROWS: Final = Several(Whole(0, MOST_ROWS - 1))
_ADVISORS: Final = Several(Whole(1, 18), True)
_AMONG: Final = Several(OneOf(GOODS))
GIFT: Final[dict[str, Field]] = {
    **{word: Whole(1, MUCH) for word in BUNDLE},
    "choose": Whole(1, MOST_PAID // 2), "among": _AMONG, "look": Flag(), "swap": Whole(1, 1), "price": Whole(1, MUCH),
}  # fmt: skip
PIECE: Final[dict[str, Field]] = {"id": Name(True), "set": Name(True), "provenance": OneOf(PROVENANCES, True)}
KINDS: Final[dict[str, dict[str, Field]]] = {
    "advisor": {**PIECE, "number": Whole(1, 18, True), "gift": Part(GIFT, True)},
    "building": {
        **PIECE, "row": Whole(0, MOST_ROWS - 1, True), "column": Whole(1, 4, True), "strip": Name(),
        "cost": Bundle(GOODS, 20, must=True, empty=True), "points": Whole(0, 20, True),
        "effects": Listed(MOST_EFFECTS, True),
    },
    "governor": {**PIECE, "effects": Listed(MOST_EFFECTS, True)},
    "destiny": {**PIECE, "effects": Listed(MOST_EFFECTS, True)},
    "enemy": {
        **PIECE, "type": Name(True), "year": Whole(1, 5, True), "strength": Whole(0, 99, True),
        "reward": Bundle(REWARD, MUCH, must=True, empty=True), "losses": Bundle(LOSSES, MUCH, must=True, empty=True),
        "demons": OneOf(("points", "building")),
    },
}  # fmt: skip
"""The kinds of piece, and what an entry of each may say."""
PACK_KINDS: Final[dict[str, dict[str, Field]]] = {
    kind: {**fields, **(MAY_BE_NAMED if kind == "enemy" else NAMED), "provenance": OneOf((PACK,), True)}
    for kind, fields in KINDS.items()
}
"""The same for the pieces of packs, which bring their names and texts; enemies only those of a new type."""
MODIFIERS: Final[dict[str, dict[str, Field]]] = {
    "white-dice": {"value": Whole(1, 3, True), "seasons": _SEASONS},
    "coloured-dice": {"value": Whole(-2, 1, True, zero=False)},
    "tokens-a-season": {"value": Whole(-99, 9, True, zero=False)},
    "more-soldiers": {"value": Whole(1, 9, True)},
    "recruit-price": {"value": Whole(-1, 1, True, zero=False)},
    "win-ties": {},
    "combat": {"value": Whole(-MUCH, MUCH, True, zero=False), "against": Name(), "strength-most": Whole(0, 99)},
    "every-season": {"offers": Several(Name(), True)},
    "foe-strength": {"value": Whole(-9, 9, True, zero=False)},
    "kings-die": {"value": Whole(1, 6, True)},
    "closed": {"advisors": _ADVISORS},
    "gift-twice": {"advisors": _ADVISORS},
    "truce": {},
    "tokens-recruit": {},
    "own-die": {},
    "discount": {
        **{good: Whole(1, 9) for good in GOODS},
        "columns": _COLUMNS,
        "rows": _ROWS,
    },
}
"""Numbers that a seat has while it holds the piece."""
FOR_ALL: Final = ("foe-strength", "kings-die", "closed", "gift-twice", "truce")
"""Those that hold for all seats alike, which only destinies have."""
RIGHTS: Final[dict[str, dict[str, Field]]] = {
    "reroll-one": {},
    "reroll-all": {"most": Whole(1, 24, True), "comfort": Whole(1, 9)},
    "set-dice": {"most": Whole(1, 24, True), "faces": Several(Whole(1, 6), True, most=3)},
    "turn-die": {"faces": Several(Whole(2, 5), True, most=1)},
    "shift": {},
}
"""What may be done once a season while one holds the piece."""
IF: Final[dict[str, Field]] = {"have": OneOf(COUNTED, True), "least": Whole(0, 99), "most": Whole(0, 99)}
TRIGGER: Final[dict[str, Field]] = {
    "seasons": _SEASONS, "columns": _COLUMNS, "gain": Bundle(BUNDLE, MUCH), "lose": Bundle(BUNDLE, MUCH),
    "per": Bundle(COUNTED), "if": Part(IF),
}  # fmt: skip
GIVE: Final[dict[str, Field]] = {"goods": Whole(1, MOST_PAID), "among": _AMONG, "tokens": Whole(1, 1)}
OFFER: Final[dict[str, Field]] = {
    "seasons": _SEASONS, "give": Part(GIVE, True), "take": Bundle(BUNDLE, MUCH, must=True, empty=True), "must": Flag(),
}  # fmt: skip


def _trigger_fields(moment: str) -> dict[str, Field]:
    """What a trigger of a moment may say: only that of a season names seasons, only that of a building columns."""
    other = [] if moment.startswith("season") else ["seasons"]
    other += [] if moment == "build" else ["columns"]
    return {field: rule for field, rule in TRIGGER.items() if field not in other}


EFFECTS: Final[dict[str, dict[str, dict[str, Field]]]] = {
    "modifier": MODIFIERS,
    "right": RIGHTS,
    "trigger": {moment: _trigger_fields(moment) for moment in MOMENTS},
    "offer": {"season-end": OFFER},
    "deed": {deed: {} for deed in DEEDS},
}
"""The kinds of effect, their words, and what each word may say."""


# -- checking ----------------------------------------------------------------------------------------


def _check_effect(entry: Entry, effect: object, within: str) -> None:
    """One effect: what kind it is, one of the words of that kind, and the word's own fields."""
    if not isinstance(effect, dict):
        raise entry.refused("entry-part", within, value=str(effect)[:60])
    data: dict[str, Any] = dict(effect)
    kinds = [kind for kind in EFFECTS if kind in data]
    if len(kinds) != 1:
        raise entry.bad(within, ", ".join(data), list(EFFECTS))
    kind = kinds[0]
    word = data.pop(kind)
    words = EFFECTS[kind]
    if not isinstance(word, str) or word not in words:
        raise entry.bad(f"{within}.{kind}", word, list(words))
    check_fields(entry, data, words[word], within + ".")
    _check_sense(entry, kind, word, data, within + ".")


def _check_sense(entry: Entry, kind: str, word: str, data: dict[str, Any], within: str) -> None:
    """What no single field tells: that something is given at all, that bounds are bounds, who may have it."""
    if kind == "deed" and entry.kind != "governor":
        raise entry.refused("entry-holder", within + kind, value=word, kind="[[governor]]")
    if kind == "modifier" and word in FOR_ALL and entry.kind != "destiny":
        raise entry.refused("entry-holder", within + kind, value=word, kind="[[destiny]]")
    if word == "tokens-a-season" and entry.kind == "building":
        raise entry.refused("entry-holder", within + kind, value=word, kind=["[[governor]]", "[[destiny]]"])
    if kind == "trigger":
        _check_trigger(entry, data, within)
    if kind == "offer":
        _need_one(entry, data["give"], ("goods", "tokens"), within + "give.")
        if not data["take"] and "must" not in data:
            raise entry.refused("entry-empty", within + "take")
    if word == "discount":
        _need_one(entry, data, GOODS, within)
        _need_one(entry, data, ("columns", "rows"), within)


def _check_trigger(entry: Entry, data: dict[str, Any], within: str) -> None:
    if ("gain" in data) == ("lose" in data):
        raise entry.refused("entry-neither", within + "gain", known=["gain", "lose"])
    if len(data.get("per", {"": 1})) != 1:
        raise entry.bad(within + "per", data["per"], "{ goods = 2 }")
    if "if" in data:
        _need_one(entry, data["if"], ("least", "most"), within + "if.")
        if data["if"].get("least", 0) > data["if"].get("most", 99):
            raise entry.refused("entry-number", within + "if.most", value=str(data["if"]["most"]),
                                least=data["if"]["least"], most=99)  # fmt: skip


def _need_one(entry: Entry, data: dict[str, Any], fields: tuple[str, ...], within: str) -> None:
    """At least one of some fields."""
    if not any([field in data for field in fields]):
        raise entry.refused("entry-neither", within + fields[0], known=list(fields))


def check(entry: Entry) -> None:
    """What the fields of an entry do not tell alone: its effects, its name in notation."""
    if entry.id in RESERVED:
        raise entry.refused("entry-reserved", "id", value=entry.id)
    effects = entry.data.get("effects", [])
    for number, effect in enumerate(effects, 1):
        _check_effect(entry, effect, f"effects.{number}")
        before = effects[: number - 1]
        again = [kind for kind in ONE_EACH if kind in effect and any([kind in other for other in before])]
        if again or effect in before:
            raise entry.refused("entry-again", f"effects.{number}", value=list(again or effect))
    gift = entry.data.get("gift", {})
    if "swap" in gift and "choose" in gift:
        raise entry.refused("entry-neither", "gift.swap", known=["swap", "choose"])
    if "among" in gift and "choose" not in gift:
        raise entry.refused("entry-missing", "gift.choose")
    for part in ("reward", "losses"):
        if entry.amount(part, "choice") > MOST_PAID:
            count = entry.amount(part, "choice")
            raise entry.refused("entry-number", f"{part}.choice", value=str(count), least=1, most=MOST_PAID)


# -- reading -----------------------------------------------------------------------------------------


def read(text: str, file: str) -> list[Entry]:
    """The entries of a TOML text, each checked; BadOption for the first that cannot be."""
    return checked(reader.tables(text, file), file)


def checked(data: dict[str, Any], file: str) -> list[Entry]:
    """The entries of tables that were read, each checked."""
    found = reader.entries(data, file, KINDS)
    for entry in found:
        check(entry)
    return found


def packed_entries(pack: Pack) -> list[Entry]:
    """The entries of a pack, each checked; a new type of enemy must say what it is called."""
    found = pack.entries(PACK_KINDS)
    types = [str(entry.data["type"]) for entry in shipped() if entry.kind == "enemy"]
    for entry in found:
        check(entry)
        if entry.kind == "enemy" and entry.data["type"] not in types:
            check_fields(entry, {field: entry.data[field] for field in NAMED if field in entry.data}, NAMED)
            types.append(str(entry.data["type"]))
    return found


def together(entries: list[Entry]) -> list[Entry]:
    """Entries of several sources as one content: no two of a kind have one id, nor two that do something."""
    no_twins([entry for entry in entries if "effects" in entry.data])
    for kind in ("advisor", "enemy"):
        no_twins([entry for entry in entries if entry.kind == kind])
    return entries


@cache
def shipped() -> list[Entry]:
    """Everything that comes with this project."""
    folder = files("kingcraft.kingsburg") / "content"
    files_there = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return together([entry for file in files_there for entry in read(file.read_text(encoding="utf-8"), file.name)])
