"""Every message exists in every language, takes the same variables, and is used somewhere."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kingcraft
from kingcraft.locales import LANGUAGES, say

PACKAGE = Path(kingcraft.__file__).parent
ROOT = Path(__file__).resolve().parents[1]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class Variables(Visitor):
    """Collects the variables a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language with their variables."""
    found: dict[str, set[str]] = {}
    for file in sorted((PACKAGE / "locales" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_message_or_has_one_too_many(lang: str) -> None:
    assert set(messages(lang)) == set(ENGLISH)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_takes_the_same_variables_in_every_language(lang: str) -> None:
    differing = {id for id, names in messages(lang).items() if names != ENGLISH.get(id)}
    assert differing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    names = {file.name for file in (PACKAGE / "locales" / lang).glob("*.ftl")}
    assert names == {file.name for file in (PACKAGE / "locales" / "en").glob("*.ftl")}


BREAKING_SPACE = re.compile(r" [:;!?»%](?=\W|$)|« ")
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


def test_every_message_is_used() -> None:
    """A message is used if its id stands in the code, or a prefix of it does and content names the rest."""
    code = source_text()
    words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", code))
    prefixes = set(re.findall(r"""["'`]([a-z0-9]+(?:-[a-z0-9]+)*-)(?:["'`]|\{|\$\{)""", code))
    unused = [id for id in ENGLISH if id not in words and not built_from(id, prefixes, words)]
    assert unused == []


def built_from(id: str, prefixes: set[str], words: set[str]) -> bool:
    """Whether an id is a prefix that the code builds on and one or two names, with a known ending perhaps."""
    endings = ["", *(ending for ending in ("-text", "-letter", "-short") if id.endswith(ending))]
    rests = [
        id.removeprefix(prefix).removesuffix(ending)
        for prefix in prefixes
        if id.startswith(prefix)
        for ending in endings
    ]
    return any(rest in words or in_two(rest, words) for rest in rests)


def in_two(text: str, words: set[str]) -> bool:
    parts = text.split("-")
    return any("-".join(parts[:cut]) in words and "-".join(parts[cut:]) in words for cut in range(1, len(parts)))


def source_text() -> str:
    """All code and content that may name a message."""
    files = [file for kind in ("*.py", "*.toml") for file in PACKAGE.rglob(kind)]
    web = ROOT / "web" / "src"
    files += [file for kind in ("*.ts", "*.svelte") for file in web.rglob(kind)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 ход,"), (2, "2 хода,"), (5, "5 ходов,"), (11, "11 ходов,"), (21, "21 ход,")]
)
def test_russian_plurals_are_right(count: int, text: str) -> None:
    assert text in say("ru", "ruling-record-unfinished", count=count)


def test_an_unknown_language_is_refused_plainly() -> None:
    with pytest.raises(ValueError, match="no such language"):
        say("de", "cli-working")
