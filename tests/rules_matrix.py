"""Ties tests to the rules they prove: `@rule("kingdom-builder", "4.2", "…")` above a test.

The rules that must be there are listed in tests/rulebook/GAME/rules.toml as `"number" = "statement"`; the pages in
docs/rules are made of both by tools/rules_matrix.py.
"""

import importlib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
RULEBOOK = ROOT / "tests" / "rulebook"
PROOFS: dict[tuple[str, str], list[str]] = {}
"""For a game and the number of a rule: the tests that prove it, as `module.test`."""

Test = TypeVar("Test", bound=Callable[..., object])


def rule(game: str, number: str, statement: str) -> Callable[[Test], Test]:
    """Marks a test as the proof of a rule; several may stand above one test."""

    def mark(test: Test) -> Test:
        name = f"{test.__module__.rpartition('.')[2]}.{test.__name__}"
        names = PROOFS.setdefault((game, number), [])
        if name not in names:
            names.append(name)
        return test

    return mark


def games() -> list[str]:
    """The games with a list of rules."""
    return sorted([file.parent.name.replace("_", "-") for file in RULEBOOK.glob("*/rules.toml")])


def faults(game: str) -> list[str]:
    """Rules without a test, and tests of rules that are not listed."""
    listed, proofs = _listed(game), _proofs(game)
    unproved = [f"{number} has no test: {statement}" for number, statement in listed.items() if number not in proofs]
    return unproved + [
        f"{number} is not listed: {tests[0]}" for number, tests in proofs.items() if number not in listed
    ]


def page(game: str) -> str:
    """The page of a game: every rule with its tests."""
    listed, proofs = _listed(game), _proofs(game)
    title = game.replace("-", " ").title()
    head = [f"# {title}: the rules and their tests", "", f"The tests are in `tests/rulebook/{_folder(game)}/`.", ""]
    rows = [
        f"| {number} | {listed[number]} | {_names(proofs.get(number, []))} |" for number in sorted(listed, key=_order)
    ]
    return "\n".join([*head, "| number | rule | test |", "|---|---|---|", *rows, ""])


def _folder(game: str) -> str:
    return game.replace("-", "_")


def _listed(game: str) -> dict[str, str]:
    return tomllib.loads((RULEBOOK / _folder(game) / "rules.toml").read_text(encoding="utf-8"))


def _proofs(game: str) -> dict[str, list[str]]:
    for file in sorted((RULEBOOK / _folder(game)).glob("test_*.py")):
        importlib.import_module(f"tests.rulebook.{_folder(game)}.{file.stem}")
    return {number: names for (owner, number), names in PROOFS.items() if owner == game}


def _names(tests: list[str]) -> str:
    return ", ".join([f"`{name}`" for name in sorted(tests)])


def _order(number: str) -> list[tuple[int, str]]:
    """2.10 comes after 2.9, and 2b after 2a."""
    return [(int(digits or 0), letters) for digits, letters in re.findall(r"(\d+)([a-z]*)", number)]
