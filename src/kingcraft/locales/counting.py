"""How a language writes numbers, from the messages `number-...` of its file `language.ftl`."""

import re
from collections.abc import Callable, Mapping
from typing import Final

Rule = Callable[[int], bool]

_RELATION: Final = re.compile(r"([a-z])(?: % (\d+))? (!?)= ([\d.,]+)")


class Counting:
    """Groups digits and chooses plural forms for one language.

    `thousand` is how the language writes a thousand (`1,000`). `plural` gives the CLDR rule of every plural form by its
    name, and under the empty name the form of all other numbers.
    """

    def __init__(self, thousand: str, plural: Mapping[str, str]) -> None:
        self.mark = thousand[1:-3]
        self.rules = [(name, _rule(text)) for name, text in plural.items() if name]
        self.other = plural[""]

    def grouped(self, number: int) -> str:
        """A whole number with the language's own mark between thousands."""
        return f"{number:,}".replace(",", self.mark)

    def form(self, number: int) -> str:
        """The plural form that a whole number takes."""
        for name, holds in self.rules:
            if holds(abs(number)):
                return name
        return self.other


def _rule(text: str) -> Rule:
    """A CLDR rule for whole numbers: `n % 10 = 2..4 and n % 100 != 12..14`; ValueError if it cannot be read."""
    choices = [[_relation(each) for each in choice.split(" and ")] for choice in text.split(" or ")]
    return lambda number: any([all([holds(number) for holds in choice]) for choice in choices])


def _relation(text: str) -> Rule:
    found = _RELATION.fullmatch(text)
    if found is None:
        raise ValueError(f"not a plural rule: {text!r}")
    operand, modulus, negated, values = found.groups()
    ranges = [_range(each) for each in values.split(",")]

    def holds(number: int) -> bool:
        # Of the operands of CLDR only n and i are about the whole part; all others are 0 for whole numbers.
        value = number if operand in "ni" else 0
        value = value % int(modulus) if modulus else value
        return any([value in one for one in ranges]) is not bool(negated)

    return holds


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)
