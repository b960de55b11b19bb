"""The sheets of symbols: sound, self-contained, and neither more nor less than the games need."""

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kingcraft
from kingcraft.art import SEAT_COLOURS, drawn, symbol_defs, symbol_ids
from kingcraft.kingdom_builder import content as builder
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingsburg.content import shipped
from kingcraft.learn.rules import pieces

PACKAGE = Path(kingcraft.__file__).parent
SHEETS = sorted((PACKAGE / "art").glob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"

ANY_ENEMY = ("unknown", "any")
CONTENT = {
    "advisor-": [str(entry.data["number"]) for entry in shipped() if entry.kind == "advisor"],
    "building-": [*[entry.id for entry in shipped() if entry.kind == "building"], "any"],
    "enemy-": [*dict.fromkeys([str(entry.data["type"]) for entry in shipped() if entry.kind == "enemy"]), *ANY_ENEMY],
    "governor-": [*[entry.id for entry in shipped() if entry.kind == "governor"], "any"],
    "destiny-": [*[entry.id for entry in shipped() if entry.kind == "destiny"], "any"],
    "tile-": [*[tile.id for tile in builder.shipped().tiles], "any"],
    "card-": [*[card.id for card in builder.shipped().cards], "castles", "any"],
    "terrain-": list(TERRAINS),
    "shield-": list(SEAT_COLOURS),
    "house-": list(SEAT_COLOURS),
    "die-": [*"123456", *[f"white-{face}" for face in range(1, 7)]],
}
"""What content names a symbol after, by the prefix of its id."""


def symbols() -> list[ElementTree.Element]:
    return [symbol for sheet in SHEETS for symbol in ElementTree.parse(sheet).getroot()]


def test_every_id_stands_once() -> None:
    twice = [id for id, count in Counter(symbol.get("id") for symbol in symbols()).items() if count > 1]
    assert twice == []


def test_sheets_hold_symbols_on_the_agreed_grids() -> None:
    assert {symbol.tag for symbol in symbols()} == {SVG + "symbol"}
    assert {symbol.get("viewBox") for symbol in symbols()} == {"0 0 48 48", "0 0 42 48"}


def test_symbols_have_no_words_and_refer_to_nothing_outside() -> None:
    tags = {part.tag.removeprefix(SVG) for symbol in symbols() for part in symbol.iter()}
    assert tags <= {"symbol", "path", "circle", "ellipse", "rect"}


def test_every_colour_can_be_themed_and_has_one_value_of_its_own() -> None:
    values: dict[str, set[str]] = {}
    for part in (part for symbol in symbols() for part in symbol.iter()):
        for colour in (part.get("fill", "none"), part.get("stroke", "none")):
            if colour not in ("none", "currentColor"):
                found = re.fullmatch(r"var\(--art-([a-z0-9]+), (#[0-9a-f]{6})\)", colour)
                assert found, colour
                values.setdefault(found[1], set()).add(found[2])
    assert {name: found for name, found in values.items() if len(found) > 1} == {}


@pytest.mark.parametrize("prefix", CONTENT)
def test_every_symbol_is_of_some_content(prefix: str) -> None:
    symbols = {id for id in symbol_ids() if id.startswith(prefix)}
    assert symbols <= {prefix + name for name in CONTENT[prefix]}


def test_every_piece_of_the_base_sets_has_a_symbol_of_its_own() -> None:
    pieces = [f"building-{entry.id}" for entry in shipped() if entry.kind == "building" and entry.set == "base"]
    pieces += [f"tile-{tile.id}" for tile in builder.shipped().tiles if tile.set == "base"]
    pieces += [f"card-{card.id}" for card in builder.shipped().cards if card.set == "base"]
    assert [id for id in pieces if id not in symbol_ids()] == []


@pytest.mark.parametrize("prefix", CONTENT)
def test_content_is_drawn_itself_or_as_any_of_its_kind(prefix: str) -> None:
    assert {drawn(prefix + name) for name in CONTENT[prefix]} <= set(symbol_ids())


def test_every_other_symbol_is_drawn_somewhere() -> None:
    """In the pictures of the tables, or in the glossary of the rules."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.glob("*/svg.py"))
    others = [id for id in symbol_ids() if not id.startswith(tuple(CONTENT))]
    prefixed = ("good-", "phase-")
    read = pieces("kingsburg").keys() | pieces("kingdom-builder").keys()
    assert [id for id in others if f'"{id}"' not in code and id not in read and not id.startswith(prefixed)] == []


def test_the_seats_wear_their_colours() -> None:
    for seat, colour in SEAT_COLOURS.items():
        assert colour in symbol_defs([f"shield-{seat}"])
        assert colour in symbol_defs([f"house-{seat}"])


def test_defs_give_each_named_symbol_once_in_plain_colours() -> None:
    defs = symbol_defs(["die-3", "shield-A", "die-3"])
    ids = [symbol.get("id") for symbol in ElementTree.fromstring(defs)]
    assert ids == ["die-3", "shield-A"]
    assert "var(" not in defs


def test_defs_refuse_a_symbol_that_nobody_drew() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        symbol_defs(["unicorn"])
