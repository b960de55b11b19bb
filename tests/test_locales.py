"""Every message exists in every language, takes the same variables, and is used somewhere."""

import re
from collections import defaultdict
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kingcraft
from kingcraft.core.registry import game_names
from kingcraft.kingdom_builder import content as builder_content
from kingcraft.locales import LANGUAGES, ids, say

PACKAGE = Path(kingcraft.__file__).parent
ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "src"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Variables(Visitor):
    """Collects the variables a message takes, and the messages that it says."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.said: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.said.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language with their variables, those of the messages that they say too."""
    found: dict[str, Variables] = {}
    for file in sorted((PACKAGE / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    return {id: taken(id, found) for id in found}


def taken(id: str, found: dict[str, Variables]) -> set[str]:
    """The variables of a message and of all that it says."""
    return found[id].names.union(*[taken(other, found) for other in found[id].said])


ENGLISH = messages("en")


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_message_or_has_one_too_many(lang: str) -> None:
    assert set(messages(lang)) == set(ENGLISH)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_takes_the_same_variables_in_every_language(lang: str) -> None:
    differing = {id for id, names in messages(lang).items() if names != ENGLISH.get(id)}
    assert differing == set()


def test_every_folder_is_a_language() -> None:
    """The page speaks all languages that have a folder, the rest those that are listed."""
    assert {folder.name for folder in (PACKAGE / "locales").iterdir() if folder.is_dir()} - {"__pycache__"} == {
        *LANGUAGES
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    names = {file.name for file in (PACKAGE / "locales" / lang).glob("*.ftl")}
    assert names == {file.name for file in (PACKAGE / "locales" / "en").glob("*.ftl")}


BREAKING_SPACE = re.compile(r"(?<!\bn) [:;!?»%](?=\W|$)|« ")
ROOMY_DOTS = re.compile(r"\s…")
STRAIGHT = re.compile(r"[a-zà-ÿ]'[a-zà-ÿ]", re.IGNORECASE)


def lines(lang: str) -> list[tuple[str, str]]:
    """Every line of a language's files that somebody may read, with its place."""
    return [
        (f"{file.name}:{number}", line)
        for file in sorted((PACKAGE / "locales" / lang).glob("*.ftl"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def test_french_signs_never_begin_a_line() -> None:
    """Before : ; ! ? » % and after « the space is one that does not break."""
    assert [place for place, line in lines("fr") if BREAKING_SPACE.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dots_and_apostrophes_are_a_printer_s(lang: str) -> None:
    assert [place for place, line in lines(lang) if ROOMY_DOTS.search(line) or STRAIGHT.search(line)] == []


NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"
QUOTED = re.compile(rf"""["'`]({NAME}(?: {NAME})*)(?=["'`])""")
KEY = re.compile(rf"[\s{{,]({NAME}):")
CALENDAR = re.compile(r'Calendar\("([a-z-]+)"')
"""The game whose steps `core/step.py` tells, labels and asks by its name."""
PREFIX = re.compile(rf"""["'`]({NAME}-)(?:["'`]|\{{|\$\{{)""")
ENDINGS = ["", "-text", "-letter", "-short"]
SHARED = ["advice-", "game-", "news-", "ruling-", "section-"]
"""Prefixes that one place puts before names from everywhere."""


class Area:
    """A part of the code: the names that stand in quotes in it, and the prefixes that it puts before names."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.prefixes: set[str] = set()

    def take(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        self.names |= {name for names in QUOTED.findall(text) for name in names.split()}
        self.names |= set(KEY.findall(text)) if file.is_relative_to(PAGE) else set()
        self.prefixes |= set(PREFIX.findall(text))
        self.prefixes |= {f"{game}-{kind}-" for game in CALENDAR.findall(text) for kind in ("tell", "do", "ask")}


def areas() -> list[Area]:
    """Every folder of the package; a game's bots and page belong to the game, the rest of the page is one,
    and so are the command line and the terminal."""
    found: defaultdict[str, Area] = defaultdict(Area)
    for file in [file for kind in ("*.py", "*.toml") for file in PACKAGE.rglob(kind)]:
        place = file.relative_to(PACKAGE).parts
        shared = "terminal" if place[0] == "cli" else place[0]
        found[place[1] if place[0] == "bots" and len(place) > 2 else shared].take(file)
    for file in PAGE.parent.glob("*.ts"):
        found["page"].take(file)
    for file in [file for kind in ("*.ts", "*.js", "*.svelte") for file in PAGE.rglob(kind)]:
        place = file.relative_to(PAGE).parts
        found[place[1].replace("-", "_") if place[0] == "games" and len(place) > 2 else "page"].take(file)
    return list(found.values())


AREAS = areas()
EVERY_NAME = {name for area in AREAS for name in area.names}


def is_used(id: str) -> bool:
    """Whether an id stands in quotes in the code, or one area puts its prefix before a name that it has in quotes."""
    return id in EVERY_NAME or any(
        built_in(area, id.removesuffix(ending)) for area in AREAS for ending in ENDINGS if id.endswith(ending)
    )


def built_in(area: Area, id: str) -> bool:
    rests = [(prefix, id.removeprefix(prefix)) for prefix in area.prefixes if id.startswith(prefix)]
    return any(
        rest in area.names
        or rest.isdecimal()
        or (prefix.startswith("web-") and said_by_the_page(rest))
        or (prefix in SHARED and is_used(rest))
        for prefix, rest in rests
    )


def said_by_the_page(text: str) -> bool:
    """What the page has words of its own for: a level, an option, an option and one of its values."""
    return text in EVERY_NAME or all(part in EVERY_NAME for part in text.split("-", 1))


def is_a_rule(id: str) -> bool:
    """Whether it is a statement of the rules, or a lesson; tests/learn holds each of those to its place."""
    return any(id in ids(f"{part}-{game}") for game in game_names() for part in ("rules", "lessons"))


def test_every_message_is_used() -> None:
    assert [id for id in ENGLISH if not is_used(id) and not is_a_rule(id)] == []


@pytest.mark.parametrize(
    "id",
    [
        "building-banana", "building-harbor", "card-statue", "kingsburg-ask-paddock", "kingsburg-text-the",
        "ruling-working", "ruling-kingsburg-cake", "section-kingsburg-paddock", "web-level-statute", "cli-help-every",
        "advice-kingsburg-because", "terrain-inn", "tile-guard-tower", "news-nothing-new",
    ],
)  # fmt: skip
def test_an_invented_message_is_found_out(id: str) -> None:
    assert not is_used(id)


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 ход,"), (2, "2 хода,"), (5, "5 ходов,"), (11, "11 ходов,"), (21, "21 ход,")]
)
def test_russian_plurals_are_right(count: int, text: str) -> None:
    assert text in say("ru", "ruling-record-unfinished", count=count)


def test_an_unknown_language_is_refused_plainly() -> None:
    with pytest.raises(ValueError, match="no such language"):
        say("de", "cli-working")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shipped_piece_of_kingdom_builder_has_its_name_and_its_text(lang: str) -> None:
    shipped = builder_content.shipped()
    pieces = [f"card-{card.id}" for card in shipped.cards] + [f"tile-{tile.id}" for tile in shipped.tiles]
    for piece in pieces:
        assert say(lang, piece), piece
        assert say(lang, f"{piece}-text"), piece
