"""What is printed on the components, read from content/*.toml and checked against the vocabulary of effects."""

import tomllib
from importlib.resources import files
from typing import Any, Final

Entry = dict[str, Any]

VOCABULARY: Final[dict[str, set[str]]] = {
    "reroll-one": set(),
    "reroll-all": {"most"},
    "shift": set(),
    "white-dice": {"count"},
    "combat": {"value", "against"},
    "win-ties": set(),
    "points-on-victory": {"points"},
    "points-for-goods": {"goods", "points"},
    "pay-for-points": {"points"},
    "gain": {"moment", "seasons", "gold", "wood", "stone", "tokens", "points"},
    "recruit-price": {"goods"},
    "more-soldiers": {"count"},
    "discount": {"gold", "columns"},
}
"""The kinds of effect a building can have, and what each may say."""
GIFT_WORDS: Final = {
    "gold", "wood", "stone", "soldiers", "tokens", "points", "choose", "among", "look", "swap", "price",
}  # fmt: skip
SPOIL_WORDS: Final = ["gold", "wood", "stone", "choice", "buildings", "points"]
PROVENANCES: Final = {"published", "single-source", "house"}
SEASONS: Final = ["spring", "summer", "autumn"]
MOMENTS: Final = ["season-start", "season-end"]


def _entries(name: str, kind: str) -> list[Entry]:
    text = (files("kingcraft.kingsburg") / "content" / name).read_text(encoding="utf-8")
    entries: list[Entry] = tomllib.loads(text)[kind]
    for entry in entries:
        _check_common(name, entry)
    if len({entry["id"] for entry in entries}) != len(entries):
        raise ValueError(f"{name}: an id stands twice")
    return entries


def _check_common(name: str, entry: Entry) -> None:
    if entry["provenance"] not in PROVENANCES:
        raise ValueError(f"{name}: {entry['id']}: provenance cannot be {entry['provenance']!r}")
    for effect in entry.get("effects", []):
        unknown = set(effect) - {"kind"} - VOCABULARY.get(effect["kind"], set())
        if effect["kind"] not in VOCABULARY or unknown:
            raise ValueError(f"{name}: {entry['id']}: unknown effect {effect}")
    if set(entry.get("gift", {})) - GIFT_WORDS:
        raise ValueError(f"{name}: {entry['id']}: unknown gift {entry['gift']}")
    for part in ("reward", "losses"):
        if set(entry.get(part, {})) - set(SPOIL_WORDS):
            raise ValueError(f"{name}: {entry['id']}: unknown {part} {entry[part]}")


BUILDING_ENTRIES: Final = sorted(
    _entries("buildings.toml", "building"), key=lambda entry: (entry["row"], entry["column"])
)
ENEMY_ENTRIES: Final = _entries("enemies.toml", "enemy")
ADVISOR_ENTRIES: Final = sorted(_entries("advisors.toml", "advisor"), key=lambda entry: int(entry["number"]))
ENEMY_TYPES: Final = list(dict.fromkeys([str(entry["type"]) for entry in ENEMY_ENTRIES]))


def building_ids() -> list[str]:
    """The ids of the buildings in board order: row by row, left to right."""
    return [str(entry["id"]) for entry in BUILDING_ENTRIES]


def enemy_ids() -> list[str]:
    """The ids of the enemy cards, as type-year-strength."""
    return [str(entry["id"]) for entry in ENEMY_ENTRIES]


def advisor_ids() -> list[str]:
    """The ids of the advisors; the first place is empty, so that a number is its own index."""
    return ["", *[str(entry["id"]) for entry in ADVISOR_ENTRIES]]


def building_numbers(key: str) -> list[int]:
    """One figure of every building: row, column or points."""
    return [int(entry[key]) for entry in BUILDING_ENTRIES]


def costs(good: str) -> list[int]:
    """What every building costs of one good."""
    return [int(entry["cost"].get(good, 0)) for entry in BUILDING_ENTRIES]


def effect_mask(kind: str) -> int:
    """The buildings with an effect of this kind, as bits."""
    return sum([1 << index for index, entry in enumerate(BUILDING_ENTRIES) if _effects(entry, kind)])


def effect_numbers(kind: str, key: str) -> list[int]:
    """For every building, the figure `key` of its effects of this kind, added up."""
    return [sum([int(effect[key]) for effect in _effects(entry, kind)]) for entry in BUILDING_ENTRIES]


def combat() -> list[int]:
    """For every type of enemy, what every building adds to the combat value against it."""
    return [
        sum([int(effect["value"]) for effect in _effects(entry, "combat") if effect.get("against", type) == type])
        for type in ENEMY_TYPES
        for entry in BUILDING_ENTRIES
    ]


def discounts() -> list[int]:
    """For every building that discounts, the gold it takes off every building."""
    return [
        sum([int(cut["gold"]) for cut in _effects(entry, "discount") if target["column"] in cut["columns"]])
        for entry in BUILDING_ENTRIES
        for target in BUILDING_ENTRIES
    ]


def gains(word: str) -> list[int]:
    """For every moment and season, how much of something every building gives."""
    return [
        sum([int(gain.get(word, 0)) for gain in _effects(entry, "gain") if _is_due(gain, moment, season)])
        for moment in MOMENTS
        for season in SEASONS
        for entry in BUILDING_ENTRIES
    ]


def gain_masks() -> list[int]:
    """For every moment and season, the buildings that give something then."""
    return [
        sum([
            1 << index
            for index, entry in enumerate(BUILDING_ENTRIES)
            if any([_is_due(gain, moment, season) for gain in _effects(entry, "gain")])
        ])
        for moment in MOMENTS
        for season in SEASONS
    ]  # fmt: skip


def gifts(word: str) -> list[int]:
    """For every advisor, how much of something he gives; the first place is empty."""
    return [0, *[int(entry["gift"].get(word, 0)) for entry in ADVISOR_ENTRIES]]


def gift_kinds() -> list[int]:
    """For every advisor, the kinds of good one may choose, as bits."""
    return [0, *[_kinds(entry["gift"].get("among", ["gold", "wood", "stone"])) for entry in ADVISOR_ENTRIES]]


def enemy_numbers(key: str) -> list[int]:
    """One figure of every enemy card: year or strength."""
    return [int(entry[key]) for entry in ENEMY_ENTRIES]


def enemy_types() -> list[int]:
    """The type of every enemy card, as its place in ENEMY_TYPES."""
    return [ENEMY_TYPES.index(entry["type"]) for entry in ENEMY_ENTRIES]


def enemy_versions() -> list[int]:
    """-1 for a card that all lists agree on; 0 and 1 for the two versions of the disputed one."""
    versions = {"": -1, "points": 0, "building": 1}
    return [versions[entry.get("demons", "")] for entry in ENEMY_ENTRIES]


def spoils(part: str) -> list[int]:
    """For every enemy card its reward or losses: six figures in the order of SPOIL_WORDS."""
    return [int(entry[part].get(word, 0)) for entry in ENEMY_ENTRIES for word in SPOIL_WORDS]


def provenance(kind: str, id: str) -> str:
    """Where the facts of a building or an enemy come from."""
    entries = BUILDING_ENTRIES if kind == "building" else ENEMY_ENTRIES
    return str(next(entry["provenance"] for entry in entries if entry["id"] == id))


def _effects(entry: Entry, kind: str) -> list[Entry]:
    return [effect for effect in entry["effects"] if effect["kind"] == kind]


def _is_due(gain: Entry, moment: str, season: str) -> bool:
    return gain["moment"] == moment and season in gain.get("seasons", SEASONS)


def _kinds(goods: list[str]) -> int:
    return sum([1 << ["gold", "wood", "stone"].index(good) for good in goods])
