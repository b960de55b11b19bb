"""The rules that the tests here prove, by their numbers in rules.toml."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tests.rules_matrix import rule

RULES: dict[str, str] = tomllib.loads((Path(__file__).parent / "rules.toml").read_text(encoding="utf-8"))
Test = TypeVar("Test", bound=Callable[..., object])


def proves(number: str) -> Callable[[Test], Test]:
    """Marks a test as the proof of a rule of the list."""
    return rule("kingsburg", number, RULES[number])
