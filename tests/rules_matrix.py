"""Ties tests to the rules they prove: `@proves("4.2")` above a test.

The rules that must be proved are those that people read: `kingcraft.learn.rules`, of which the pages in docs/rules are
made too, by tools/rules_matrix.py; the decisions stand there with all readings side by side.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from kingcraft.learn import rules
from kingcraft.learn.book import book
from kingcraft.learn.figures import figure, figure_names
from kingcraft.learn.rules import Statement
from kingcraft.locales import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
RULEBOOK = ROOT / "tests" / "rulebook"
PROOFS: dict[tuple[str, str], list[str]] = {}
"""For a game and the number of a rule: the tests that prove it, as `module.test`."""

SILENT = "silent"

Test = TypeVar("Test", bound=Callable[..., object])


def proofs_of(game: str) -> Callable[[str], Callable[[Test], Test]]:
    """The mark for proofs of a game's rules; several may stand above one test."""

    def proves(number: str) -> Callable[[Test], Test]:
        def mark(test: Test) -> Test:
            name = f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
            names = PROOFS.setdefault((game, number), [])
            if name not in names:
                names.append(name)
            return test

        return mark

    return proves


def games() -> list[str]:
    """The games with proofs of their rules."""
    return sorted([file.parent.name.replace("_", "-") for file in RULEBOOK.glob("*/rules.py")])


def statements(game: str) -> list[Statement]:
    """All statements of a game, in order."""
    return [rules.statement(game, number) for number in rules.numbers_of(game)]


def faults(game: str) -> list[str]:
    """Rules without a test, and tests of rules that are not listed."""
    listed, proofs = rules.numbers_of(game), proofs_by_statement(game)
    unproved = [f"{one.number} has no test: {one.text}" for one in statements(game) if one.number not in proofs]
    unlisted = [f"{number} is not listed: {tests[0]}" for number, tests in proofs.items() if number not in listed]
    return unproved + unlisted


def page(game: str) -> str:
    """The page of a game: every rule with its tests, then every decision with all readings."""
    proofs = proofs_by_statement(game)
    title = game.replace("-", " ").title()
    head = [
        f"# {title}: the rules and their tests",
        "",
        f"The tests are in `tests/rulebook/{_folder(game)}/`. A star marks a decision: a point that the rulebooks",
        "leave open or tell differently. The [decisions](#decisions) stand at the end with all readings side by side.",
        "",
    ]
    rows = [
        _row(one.number + ("*" if one.choice else ""), one.text, _names(proofs.get(one.number, [])))
        for one in statements(game)
    ]
    return "\n".join([*head, *_table("number", "rule", "test"), *rows, "", *_decisions(game)])


def pages() -> dict[Path, str]:
    """Every page of docs/rules: the rules to read in every language, and every rule with its tests."""
    folder = ROOT / "docs" / "rules"
    matrix = {folder / f"{game}.md": page(game) for game in games()}
    return matrix | {
        folder / lang / f"{game}.md": book(game, lang, figures=True) for game in games() for lang in LANGUAGES
    }


def pictures() -> dict[Path, str]:
    """The figures beside the pages, in every language."""
    return {
        ROOT / "docs" / "rules" / lang / "figures" / f"{game}-{name}.svg": figure(game, name, lang)
        for game in games() for lang in LANGUAGES for name in figure_names(game)
    }  # fmt: skip


def _decisions(game: str) -> list[str]:
    """One table for all decisions, with a column for every text."""
    texts = rules.texts(game)
    rows = [
        _row(one.number, *[one.readings.get(text, SILENT) for text in texts], one.choice)
        for one in statements(game) if one.choice
    ]  # fmt: skip
    notes = [f"- {name}: {what}" for name, what in texts.values()]
    names = [name for name, _ in texts.values()]
    return ["## Decisions", "", *notes, "", *_table("number", *names, "played here"), *rows, ""]


def _table(*columns: str) -> list[str]:
    return [_row(*columns), "|" + "---|" * len(columns)]


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _folder(game: str) -> str:
    return game.replace("-", "_")


def proofs_by_statement(game: str) -> dict[str, list[str]]:
    """The tests of every statement of a game, as `module.test`."""
    for file in sorted((RULEBOOK / _folder(game)).glob("test_*.py")):
        importlib.import_module(f"tests.rulebook.{_folder(game)}.{file.stem}")
    return {number: names for (owner, number), names in PROOFS.items() if owner == game}


def _names(tests: list[str]) -> str:
    return ", ".join([f"`{name}`" for name in sorted(tests)])
