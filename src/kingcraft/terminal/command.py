"""What a command is, and how the words after `kingcraft` are read for it. What cannot be read is refused in words."""

from collections.abc import Callable, Sequence
from math import isfinite
from typing import Any, Literal, NamedTuple

from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import Word

Kind = Literal["text", "texts", "number", "decimal", "file", "files", "flag"]
"""What a value is; `texts` and `files` may be given several times, a `flag` takes none."""
SEVERAL = ("texts", "files")


class Value(NamedTuple):
    """A value that a command takes: `name` is an argument by its place, `--name` an option."""

    name: str
    kind: Kind
    help: str
    default: Any = None
    required: bool = False
    short: str = ""
    least: float | None = None
    most: float | None = None
    above: float | None = None
    """What it must be more than."""

    @property
    def by_place(self) -> bool:
        """Whether it is an argument."""
        return not self.name.startswith("--")

    @property
    def parameter(self) -> str:
        """The parameter of the command's function that gets it."""
        return self.name.removeprefix("--").replace("-", "_")


class Command(NamedTuple):
    """A command: its name, the values it takes, and the function that does it and gives the exit code."""

    name: str
    run: Callable[..., int]
    values: tuple[Value, ...] = ()


def read(command: Command, words: Sequence[str]) -> dict[str, Any]:
    """The values that these words give a command, those not given as they are by themselves."""
    return _Reading(command, list(words)).values()


class _Reading:
    def __init__(self, command: Command, words: list[str]) -> None:
        self.command = command
        self.words = words
        self.places = [value for value in command.values if value.by_place]
        self.found: dict[str, Any] = {}

    def values(self) -> dict[str, Any]:
        plain = False
        while self.words:
            word = self.words.pop(0)
            if word == "--" and not plain:
                plain = True
            elif word.startswith("-") and len(word) > 1 and not plain:
                self._option(word)
            else:
                self._argument(word)
        return {value.parameter: self._given(value) for value in self.command.values}

    def _given(self, value: Value) -> Any:
        if value.parameter in self.found:
            return self.found[value.parameter]
        if value.required:
            raise self._refused("word-missing", value.name if not value.by_place else value.name.upper())
        return value.default

    def _argument(self, word: str) -> None:
        if not self.places:
            raise self._refused("word-extra", word)
        value = self.places[0] if self.places[0].kind in SEVERAL else self.places.pop(0)
        self._find(value, self._converted(value, word))

    def _option(self, word: str) -> None:
        name, equals, text = word.partition("=")
        value = next((each for each in self.command.values if name in (each.name, each.short or each.name)), None)
        if value is None or (equals and value.kind == "flag"):
            raise self._refused("word-unknown", word)
        if value.kind == "flag":
            self.found[value.parameter] = True
            return
        if not equals and not self.words:
            raise self._refused("word-no-value", name)
        self._find(value, self._converted(value, text if equals else self.words.pop(0)))

    def _find(self, value: Value, read: Any) -> None:
        several = value.kind in SEVERAL
        self.found[value.parameter] = [*self.found.get(value.parameter, []), read] if several else read

    def _converted(self, value: Value, text: str) -> Any:
        if value.kind in ("file", "files"):
            from pathlib import Path

            return Path(text)
        if value.kind not in ("number", "decimal"):
            return text
        number = _number(value, text)
        too_low = value.least is not None and number < value.least
        too_low |= value.above is not None and number <= value.above
        if too_low or (value.most is not None and number > value.most):
            raise _out_of_range(value, text)
        return number

    def _refused(self, id: str, word: str) -> BadOption:
        return BadOption(Ruling(id, facts={"word": word, "command": self.command.name}))


def _number(value: Value, text: str) -> float:
    """A number as it is written; BadOption for what is none, the infinite included."""
    try:
        if value.kind == "number":
            return int(text)
        if isfinite(float(text)):
            return float(text)
    except ValueError:
        pass
    facts: dict[str, object] = {"word": value.name, "text": text, "kind": Word("cli-kind-" + value.kind)}
    raise BadOption(Ruling("word-value", facts=facts))


def _out_of_range(value: Value, text: str) -> BadOption:
    if value.above is not None:
        above: dict[str, object] = {"word": value.name, "text": text, "above": f"{value.above:g}"}
        return BadOption(Ruling("word-above", facts=above))
    facts: dict[str, object] = {"word": value.name, "text": text, "least": f"{value.least:g}"}
    if value.most is None:
        return BadOption(Ruling("word-least", facts=facts))
    return BadOption(Ruling("word-range", facts={**facts, "most": f"{value.most:g}"}))
