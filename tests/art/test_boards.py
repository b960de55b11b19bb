"""The pictures of both boards, drawn from positions of random games, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import kingcraft as kc
from kingcraft.art import pen
from kingcraft.locales import LANGUAGES
from kingcraft.testing.cases import Case, case_id, position
from tests.contract import test_kingdom_builder, test_kingsburg

SVG = "{http://www.w3.org/2000/svg}"
GAMES = (test_kingdom_builder.TestKingdomBuilder, test_kingsburg.TestKingsburg)
DRAWN = [case for game in GAMES for case in game.cases() if len(case[2]) in (0, 5)]
"""Both games as they are, and with all modules."""
PARTS = (0.0, 0.01, 0.2, 0.5, 0.8, 0.999, 1.0)
"""How far into a game the pictures are taken, set-up and end included."""

Box = tuple[float, float, float, float]


@cache
def positions(name: str) -> list[tuple[str, kc.State]]:
    case = next(case for case in DRAWN if case_id(case) == name)
    return [(f"{name} at {part}", position(case, seed=11, part=part)) for part in PARTS]


def drawings(case: Case, lang: str) -> Iterator[tuple[str, ElementTree.Element]]:
    """Every position of a case as a spectator and as the first seat see it."""
    for where, state in positions(case_id(case)):
        for seat in (None, 0):
            yield f"{where}, seat {seat}", ElementTree.fromstring(state.svg(seat, lang))


def boxes(picture: ElementTree.Element) -> list[Box]:
    """The sheets and frames of a picture, each as left, top, right, bottom."""
    found = []
    for rect in picture.findall(f"{SVG}rect"):
        left, top = float(rect.get("x", "0")), float(rect.get("y", "0"))
        found.append((left, top, left + float(rect.get("width", "0")), top + float(rect.get("height", "0"))))
    return found


def extent(line: ElementTree.Element) -> tuple[float, float, float]:
    """Where a line of text begins and ends, and on which level, as far as one can tell without its font."""
    width = pen.width_of(line.text or "", float(line.get("font-size", "0")), line.get("font-weight") == "700")
    at, level = float(line.get("x", "0")), float(line.get("y", "0"))
    left = at - width * {"start": 0, "middle": 0.5, "end": 1}[line.get("text-anchor", "start")]
    return left, left + width, level


def overflowing(picture: ElementTree.Element) -> list[str]:
    """The words that run out of the smallest frame they begin in."""
    frames = sorted(boxes(picture), key=lambda box: (box[2] - box[0]) * (box[3] - box[1]))
    found = []
    for line in picture.findall(f"{SVG}text"):
        if " " in line.get("x", ""):
            continue  # the letters of the hexes, each with a place of its own
        left, right, level = extent(line)
        at = float(line.get("x", "0"))
        frame = next(box for box in frames if box[0] <= at <= box[2] and box[1] <= level <= box[3])
        if left < frame[0] - 1 or right > frame[2] + 1:
            found.append(line.text or "")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", DRAWN, ids=case_id)
def test_no_words_run_out_of_their_frames(case: Case, lang: str) -> None:
    for where, picture in drawings(case, lang):
        assert overflowing(picture) == [], where


@pytest.mark.parametrize("case", DRAWN, ids=case_id)
def test_a_picture_holds_every_piece_it_shows_and_no_other(case: Case) -> None:
    for where, picture in drawings(case, "en"):
        shown = {use.get("href", "")[1:] for use in picture.iter(f"{SVG}use")}
        assert shown == {symbol.get("id") for symbol in picture.iter(f"{SVG}symbol")}, where


@pytest.mark.parametrize("case", DRAWN, ids=case_id)
def test_a_picture_needs_nothing_from_outside(case: Case) -> None:
    for where, state in positions(case_id(case)):
        outside = re.findall(r"url\(|@import|<image|var\(|href=\"[^#]", state.svg())
        assert outside == [], where


@pytest.mark.parametrize("case", DRAWN, ids=case_id)
def test_a_picture_tells_no_secret(case: Case) -> None:
    """What a seat cannot know may be anything, and its picture stays the same."""
    for where, state in positions(case_id(case)):
        for seat in (None, *range(int(state.seats))):
            imagined = state.imagine(seat, kc.Stream(3))
            assert imagined.svg(seat) == state.svg(seat), f"{where}, seat {seat}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", DRAWN[:1], ids=case_id)
def test_a_picture_has_a_name_for_those_who_listen(case: Case, lang: str) -> None:
    _, picture = next(drawings(case, lang))
    assert picture.get("role") == "img"
    assert picture.get("aria-label") == picture.findtext(f"{SVG}title")


@pytest.mark.parametrize("words", ["Merchants' Guild", "Первооткрыватели", "1"])
def test_words_keep_to_the_room_they_have(words: str) -> None:
    line = ElementTree.fromstring(pen.text(0, 0, words, 30, room=60))
    assert pen.width_of(words, float(line.get("font-size", "0"))) <= 60.5


def test_a_long_name_takes_two_lines() -> None:
    lines = ElementTree.fromstring(f"<g>{pen.name(0, 30, 'Guilde des Marchands', 17, 116)}</g>")
    assert [line.text for line in lines] == ["Guilde des", "Marchands"]


@pytest.mark.parametrize("name", ["kingdom-builder", "kingsburg", "pieces"])
def test_the_pictures_of_the_documents_are_sound_and_small(name: str) -> None:
    file = Path(__file__).resolve().parents[2] / "docs" / "img" / f"{name}.svg"
    assert ElementTree.parse(file).getroot().tag == SVG + "svg"
    assert file.stat().st_size < 300_000
