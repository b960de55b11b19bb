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


def test_a_figure_needs_no_letters_of_a_language() -> None:
    assert 'class="letter"' in laid_out(FIRST).svg(0, "en")
    assert 'class="letter"' not in figure("kingdom-builder", "jump", "ru")


FIRST = read_toml(rules.rules_folder("kingdom-builder") / "figures" / "jump.toml")
