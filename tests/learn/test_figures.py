"""Every figure is drawn from a position that the rules allow, and stands in its section."""

import re

import pytest

from kingcraft.core.registry import game_names
from kingcraft.learn import rules
from kingcraft.learn.figures import figure, figure_names
from kingcraft.learn.positions import laid_out, read_toml
from kingcraft.locales import LANGUAGES

GAMES = [game for game in game_names() if rules.has_rules(game)]
FIGURES = [(game, name) for game in GAMES for name in figure_names(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_stands_in_a_section(game: str) -> None:
    assert sorted([name for part in rules.sections(game) for name in part.figures]) == figure_names(game)


@pytest.mark.parametrize(("game", "name"), FIGURES)
def test_a_figure_is_a_position_that_the_rules_allow(game: str, name: str) -> None:
    state = laid_out(read_toml(rules.rules_folder(game) / "figures" / f"{name}.toml"))
    state.audit()
    assert state.legal()


@pytest.mark.parametrize(("game", "name"), FIGURES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_figure_shows_a_part_of_the_picture(game: str, name: str, lang: str) -> None:
    box = re.search(r'viewBox="([^"]*)"', figure(game, name, lang))
    assert box is not None
    left, top, width, height = [float(word) for word in box[1].split()]
    assert min(left, top) >= 0
    assert left + width <= 1400
    assert top + height <= 1000


@pytest.mark.parametrize("name", figure_names("kingsburg"))
def test_no_figure_cuts_through_an_advisor_or_a_building(name: str) -> None:
    """Each stands on a card of its own, wholly within the frame or out of it."""
    drawn = figure("kingsburg", name)
    left, top, right, bottom = edges(*re.findall(r'viewBox="([^"]*)"', drawn)[0].split())
    cards = [edges(*card) for card in CARD.findall(drawn)]
    cut = [
        card
        for card in cards
        if card[0] < right and card[2] > left and card[1] < bottom and card[3] > top
        and not (left <= card[0] and card[2] <= right and top <= card[1] and card[3] <= bottom)
    ]  # fmt: skip
    assert cut == []


CARD = re.compile(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="4"')


def edges(x: str, y: str, width: str, height: str) -> tuple[float, float, float, float]:
    return float(x), float(y), float(x) + float(width), float(y) + float(height)


def test_a_figure_needs_no_letters_of_a_language() -> None:
    assert 'class="letter"' in laid_out(FIRST).svg(0, "en")
    assert 'class="letter"' not in figure("kingdom-builder", "jump", "ru")


FIRST = read_toml(rules.rules_folder("kingdom-builder") / "figures" / "jump.toml")
