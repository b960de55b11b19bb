"""The rules that people read are whole in every language, and everything that names a rule leads to it."""

import re
from pathlib import Path

import pytest

import kingcraft
from kingcraft.core.news import News
from kingcraft.core.registry import game_names
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Word
from kingcraft.kingdom_builder import content as kingdom_builder
from kingcraft.kingsburg import content as kingsburg
from kingcraft.kingsburg.modules import OWN_SETS
from kingcraft.learn import rules
from kingcraft.learn.figures import figure_names
from kingcraft.locales import LANGUAGES, forms, ids, knows

GAMES = [game for game in game_names() if rules.has_rules(game)]
UNNAMED = {"phase-envoy", "phase-recruit"}
"""What the page names in words of its own, and shows by another symbol."""
ART = Path(kingcraft.__file__).parent / "art"
EVERY = [(game, number) for game in GAMES for number in rules.numbers_of(game)]


def test_every_statement_says_as_much_in_every_language() -> None:
    ids_of = [f"rule-{game}-{number.replace('.', '-')}" for game, number in EVERY]
    lame = [(id, lang) for id in ids_of for lang in LANGUAGES if forms(lang, id).keys() != forms("en", id).keys()]
    assert lame == []
    assert [(id, lang) for id in ids_of for lang in LANGUAGES if not all(forms(lang, id).values())] == []


def test_only_a_decision_has_readings() -> None:
    statements = [rules.statement(game, number) for game, number in EVERY]
    assert [one.number for one in statements if one.readings and not one.choice] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_rules_has_its_place(game: str) -> None:
    """A statement in its section, a title and first words for each section, a name for each text: nothing besides."""
    placed = {f"rule-{game}-{one.number.replace('.', '-')}" for part in rules.sections(game) for one in part.statements}
    heads = {head + part.id for part in rules.sections(game) for head in ("section-", "rules-intro-")}
    texts = {f"rules-text-{game}-{text}" for text in rules.texts(game)}
    figures = {f"rules-figure-{game}-{name}" for part in rules.sections(game) for name in part.figures}
    assert set(ids(f"rules-{game}")) - placed - heads - texts - figures == {f"rules-goal-{game}"}


@pytest.mark.parametrize("game", GAMES)
def test_a_statement_is_read_in_no_text_but_those_named(game: str) -> None:
    allowed = {"", "choice", *rules.texts(game)}
    said = {id: set(forms("en", id)) for id in ids(f"rules-{game}") if id.startswith("rule-")}
    assert {id: names - allowed for id, names in said.items() if names - allowed} == {}


@pytest.mark.parametrize("game", GAMES)
def test_refusals_and_pieces_lead_to_statements_that_exist(game: str) -> None:
    assert set(rules.rulings(game).values()) | set(rules.pieces(game).values()) <= set(rules.numbers_of(game))
    assert [id for id in rules.rulings(game) if not knows("ruling-" + id)] == []
    assert [id for id in rules.pieces(game) if not named(id) and id not in UNNAMED] == []


def named(id: str) -> bool:
    return knows(id) or (knows(f"glossary-{id}") and knows(f"glossary-{id}-text"))


@pytest.mark.parametrize(
    ("game", "sheets"),
    [
        ("kingsburg", "advisors buildings strips enemies governors destinies phases goods"),
        ("kingdom-builder", "terrains locations cards"),
    ],
)
def test_every_drawn_piece_is_in_the_glossary(game: str, sheets: str) -> None:
    """Symbols of no piece: the backs of cards, marks of the drawings."""
    backs = {"good-any", "enemy-any", "tile-any", "card-any", "governor", "governor-any", "destiny-any", "building-any"}
    marks = {"arrow", "shift-up", "shift-down", "start", "deck", "building"}
    drawn = {
        id for sheet in sheets.split() for id in re.findall(r'<symbol id="([^"]+)"', (ART / f"{sheet}.svg").read_text())
    }
    assert drawn - backs - marks - set(rules.pieces(game)) - apart() == set()


def apart() -> set[str]:
    """The pieces of sets of their own, which the rules of the games do not speak of."""
    shipped = [*kingsburg.shipped(), *kingdom_builder.shipped_entries()]
    return {f"{entry.kind}-{entry.id}" for entry in shipped if entry.set not in ("base", *OWN_SETS)}


def sections_that_are_named() -> list[str]:
    """Every section that a refusal may name: those with a title."""
    games = ("kingsburg", "kingdom-builder", "rules-kingsburg", "rules-kingdom-builder")
    files = (*games, "forge-a-realm", "alternative-rows")
    return [id.removeprefix("section-") for file in files for id in ids(file) if id.startswith("section-")]


@pytest.mark.parametrize("section", sections_that_are_named())
def test_every_section_that_a_refusal_names_can_be_found(section: str) -> None:
    place = rules.place_of(Ruling("any", section))
    assert place is not None
    game, number = place
    assert number in [part.number for part in rules.sections(game)]


def test_a_refusal_leads_to_the_very_statement() -> None:
    assert rules.place_of(Ruling("kingsburg-sum", "kingsburg-influence")) == ("kingsburg", "2b.2")
    assert rules.place_of(Ruling("kingdom-builder-adjacent", "kingdom-builder-building")) == ("kingdom-builder", "4.2")
    assert rules.place_of(Ruling("notation")) is None


def test_looking_for_a_word_a_number_or_a_section() -> None:
    def numbers(wanted: str, lang: str = "en") -> list[str]:
        return [one.number for part in rules.found("kingsburg", wanted, lang) for one in part.statements]

    assert numbers("2b.7") == ["2b.7"]
    assert numbers("statue") == ["2a.3", "2a.5"]
    assert numbers("Статуя", "ru") == ["2a.3", "2a.5"]
    assert numbers("statue", "ru") == ["2a.3", "2a.5"]
    assert numbers("recruiting") == ["7.1", "7.2"]
    assert numbers("zeppelin") == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_by_itself_leads_to_its_statement(game: str) -> None:
    """News rest on a statement that is named for them, or on that about the piece that their message names."""
    head = f"news-{game}-"
    told = {id.removeprefix(head) for file in (game, "forge-a-realm") for id in ids(file) if id.startswith(head)}
    assert set(rules.news_statements(game)) | (BY_A_PIECE if game == "kingsburg" else set()) == told
    assert set(rules.news_statements(game).values()) <= set(rules.numbers_of(game))


BY_A_PIECE = {"gift", "gain", "cost", "governor", "sold"}


def test_news_lead_to_the_statement_about_what_happened_or_about_its_piece() -> None:
    assert rules.rule_of_news(News("kingsburg-razed", 0, {"building": Word("building-inn")})) == "kingsburg/8.8"
    assert rules.rule_of_news(News("kingsburg-gain", 0, {"building": Word("building-inn")})) == "kingsburg/2e.1"
    assert rules.rule_of_news(News("tiny-rain")) == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_tricky_piece_has_a_figure_that_exists(game: str) -> None:
    assert set(rules.examples(game)) <= set(rules.pieces(game))
    assert set(rules.examples(game).values()) <= set(figure_names(game))
    assert rules.examples(game)
