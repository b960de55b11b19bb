"""The part of Project Fluent that our messages use: text, variables, other messages, plurals, attributes.

Read here rather than by a library, so that a word costs microseconds and no start waits for tables of all the world's
languages; the tests compare every message with what Mozilla's own library makes of it. All else is refused.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from kingcraft.locales.counting import Counting

Facts = Mapping[str, str | int]
Part = Callable[[Facts], str | int]
"""A piece of a message: what it is with these facts."""
Pattern = Callable[[Facts], str]
Look = Callable[[str, str], Pattern]
"""Finds another message of the language, or one of its attributes."""

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_TEXT: Final = re.compile(r"[^{}\n]+")
_BLANK: Final = re.compile(r"\n[ \n]*")
_SPACE: Final = re.compile(r"[ \n]*")
_ATTRIBUTE: Final = re.compile(r"\.([a-zA-Z][\w-]*) *= *")
_REFERENCE: Final = re.compile(r"(\$?)([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_LITERAL: Final = re.compile(r'"([^"\\\n]*)"')
_VARIANT: Final = re.compile(r"(\*?)\[ *([\w-]+) *\] *")


def entries(text: str) -> dict[str, str]:
    """The messages of a file by their ids, not yet read."""
    text = _COMMENT.sub("", text.replace("\r\n", "\n"))
    heads = list(_ENTRY.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head[1]: text[head.end() : end] for head, end in zip(heads, ends, strict=True)}


class Reader:
    """Reads one message: its value and its attributes, the value under the empty name."""

    def __init__(self, id: str, text: str, lang: str, look: Look, counting: Callable[[], Counting]) -> None:
        self.id = id
        self.text = text
        self.lang = lang
        self.look = look
        self.counting = counting
        self.at = 0

    def patterns(self) -> dict[str, Pattern]:
        """The value, if there is one, and the attributes."""
        self._take(re.compile(" *"))
        found = {"": self._pattern()}
        while self._skip() and (name := self._take(_ATTRIBUTE)):
            found[name[1]] = self._pattern()
        if self.at < len(self.text):
            raise self._fault()
        return found

    def _pattern(self) -> Pattern:
        """Text and placeables, over several lines perhaps; the indent that all lines share is not part of it."""
        parts: list[str | Part] = []
        indents: list[tuple[int, str]] = []
        while self.at < len(self.text):
            if run := self._take(_TEXT):
                parts.append(run[0])
            elif self.text[self.at] == "{":
                parts.append(self._placeable())
            elif (indent := self._indent()) is not None:
                indents.append((len(parts), indent))
                parts.append("")
            else:
                break
        _bake(parts, indents)
        return _joined(parts, self.counting)

    def _indent(self) -> str | None:
        """The break before a further line of the pattern; None if what follows is not part of it."""
        blank = self._take(_BLANK)
        rest = self.text[self.at : self.at + 1]
        if blank is None or rest in ("", ".", "[", "*", "}") or (rest != "{" and not blank[0].endswith(" ")):
            return None
        return re.sub(r" *\n", "\n", blank[0])

    def _placeable(self) -> Part:
        self.at += 1
        self._skip()
        part = self._expression()
        self._skip()
        if self.text.startswith("->", self.at):
            self.at += 2
            part = self._choice(part)
            self._skip()
        if self.text[self.at : self.at + 1] != "}":
            raise self._fault()
        self.at += 1
        return part

    def _expression(self) -> Part:
        if literal := self._take(_LITERAL):
            return lambda facts, text=literal[1]: str(text)  # type: ignore[misc]
        found = self._take(_REFERENCE)
        if found is None or self.text[self.at : self.at + 1] == "(":
            raise self._fault()
        name, attribute = found[2], found[3] or ""
        if found[1]:
            return lambda facts: facts[name]
        return lambda facts: self.look(name, attribute)(facts)  # noqa: PLW0108 - looked for when first said

    def _choice(self, selector: Part) -> Part:
        """One of several texts, by a word or a number as it is, or by the plural form that the number takes."""
        variants: dict[str, Pattern] = {}
        default = ""
        while self._skip() and (key := self._take(_VARIANT)):
            variants[key[2]] = self._pattern()
            default = key[2] if key[1] else default
        if not default:
            raise self._fault()

        def choose(facts: Facts) -> str:
            value = selector(facts)
            form = variants.get(str(value))
            if form is None:
                form = variants.get(self.counting().form(value) if isinstance(value, int) else "", variants[default])
            return form(facts)

        return choose

    def _take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _skip(self) -> bool:
        return self._take(_SPACE) is not None

    def _fault(self) -> ValueError:
        return ValueError(f"{self.lang}: {self.id}: cannot be read from {self.text[self.at : self.at + 20]!r} on")


def _bake(parts: list[str | Part], indents: list[tuple[int, str]]) -> None:
    """Puts the line breaks in their places, less the indent that is common to all."""
    common = min([len(indent) - indent.rindex("\n") - 1 for _, indent in indents], default=0)
    for place, indent in indents:
        parts[place] = indent[: len(indent) - common] if place else ""
    while parts and isinstance(last := parts[-1], str):
        parts[-1] = last.rstrip(" \n")
        if parts[-1]:
            return
        parts.pop()


def _joined(parts: list[str | Part], counting: Callable[[], Counting]) -> Pattern:
    if all(isinstance(part, str) for part in parts):
        text = "".join([str(part) for part in parts])
        return lambda facts: text
    return lambda facts: "".join([part if isinstance(part, str) else _shown(part(facts), counting) for part in parts])


def _shown(value: str | int, counting: Callable[[], Counting]) -> str:
    return value if isinstance(value, str) else counting().grouped(value)
