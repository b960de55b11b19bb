"""Ties tests to the rules they prove: `@proves("4.2")` above a test.

The rules that must be there are listed in tests/rulebook/GAME/rules.toml, in one of two forms, after the texts that
were read:

    texts."English 2007" = "the rulebook of the first edition"

    "4.2" = "A plain rule, in our own words."

    "2c.10".rule = "A rule that the texts leave open, or tell differently."
    "2c.10".readings."English 2007" = "What this text says of it."
    "2c.10".choice = "What is played here, and why."

The pages in docs/rules are made of both, and of the tests, by tools/rules_matrix.py: the decisions stand there with
all readings side by side.
"""

import importlib
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parent.parent
RULEBOOK = ROOT / "tests" / "rulebook"
PROOFS: dict[tuple[str, str], list[str]] = {}
"""For a game and the number of a rule: the tests that prove it, as `module.test`."""

SILENT = "silent"

Test = TypeVar("Test", bound=Callable[..., object])


@dataclass(frozen=True)
class Rule:
    """A rule in our own words; a decision has a choice, with what each text says of the point."""

    statement: str
    choice: str = ""
    readings: dict[str, str] = field(default_factory=dict)


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
    """The games with a list of rules."""
    return sorted([file.parent.name.replace("_", "-") for file in RULEBOOK.glob("*/rules.toml")])


def _file(game: str) -> dict[str, Any]:
    return tomllib.loads((RULEBOOK / _folder(game) / "rules.toml").read_text(encoding="utf-8"))


def texts(game: str) -> dict[str, str]:
    """The texts that were read for a game, and what each is."""
    return dict(_file(game)["texts"])


def rules(game: str) -> dict[str, Rule]:
    """The rules of a game by their numbers."""
    listed = {number: _rule(entry) for number, entry in _file(game).items() if number != "texts"}
    return {number: listed[number] for number in sorted(listed, key=_order)}


def _rule(entry: str | dict[str, Any]) -> Rule:
    if isinstance(entry, str):
        return Rule(entry)
    return Rule(entry["rule"], entry["choice"], entry.get("readings", {}))


def faults(game: str) -> list[str]:
    """Rules without a test, tests of rules that are not listed, readings of texts that are not named."""
    listed, proofs = rules(game), _proofs(game)
    unproved = [f"{number} has no test: {rule.statement}" for number, rule in listed.items() if number not in proofs]
    unlisted = [f"{number} is not listed: {tests[0]}" for number, tests in proofs.items() if number not in listed]
    unnamed = [
        f"{number} is read in a text that is not named: {text}"
        for number, rule in listed.items() for text in rule.readings if text not in texts(game)
    ]  # fmt: skip
    return unproved + unlisted + unnamed


def page(game: str) -> str:
    """The page of a game: every rule with its tests, then every decision with all readings."""
    listed, proofs = rules(game), _proofs(game)
    title = game.replace("-", " ").title()
    head = [
        f"# {title}: the rules and their tests",
        "",
        f"The tests are in `tests/rulebook/{_folder(game)}/`. A star marks a decision: a point that the rulebooks",
        "leave open or tell differently. The [decisions](#decisions) stand at the end with all readings side by side.",
        "",
    ]
    rows = [
        _row(number + ("*" if rule.choice else ""), rule.statement, _names(proofs.get(number, [])))
        for number, rule in listed.items()
    ]
    return "\n".join([*head, *_table("number", "rule", "test"), *rows, "", *_decisions(game)])


def _decisions(game: str) -> list[str]:
    """One table for all decisions, with a column for every text."""
    names = list(texts(game))
    rows = [
        _row(number, *[rule.readings.get(name, SILENT) for name in names], rule.choice)
        for number, rule in rules(game).items() if rule.choice
    ]  # fmt: skip
    notes = [f"- {name}: {what}" for name, what in texts(game).items()]
    return ["## Decisions", "", *notes, "", *_table("number", *names, "played here"), *rows, ""]


def _table(*columns: str) -> list[str]:
    return [_row(*columns), "|" + "---|" * len(columns)]


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _folder(game: str) -> str:
    return game.replace("-", "_")


def _proofs(game: str) -> dict[str, list[str]]:
    for file in sorted((RULEBOOK / _folder(game)).glob("test_*.py")):
        importlib.import_module(f"tests.rulebook.{_folder(game)}.{file.stem}")
    return {number: names for (owner, number), names in PROOFS.items() if owner == game}


def _names(tests: list[str]) -> str:
    return ", ".join([f"`{name}`" for name in sorted(tests)])


def _order(number: str) -> list[tuple[int, str]]:
    """2.10 comes after 2.9, and 2b after 2a."""
    return [(int(digits or 0), letters) for digits, letters in re.findall(r"(\d+)([a-z]*)", number)]
