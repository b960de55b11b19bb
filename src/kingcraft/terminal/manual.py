"""The pages that `--help` shows, in the reader's language."""

import shutil
from collections.abc import Sequence

from kingcraft.locales import say
from kingcraft.terminal.command import Command, Value
from kingcraft.terminal.wrap import wrapped

_WIDEST = 100
"""Longer lines are hard to read."""


def contents(commands: Sequence[Command], lang: str) -> str:
    """What `kingcraft --help` shows: all commands."""
    rows = [(command.name, say(lang, "cli-help-" + command.name)) for command in commands]
    usage = f"kingcraft {say(lang, 'cli-kind-command').upper()} ..."
    general = [("--lang en|fr|ru", _lang(lang)), ("--version", say(lang, "cli-help-version")), _help_row(lang)]
    return _page(lang, usage, "cli-help-app", [("cli-commands-head", rows), ("cli-options-head", general)])


def page(command: Command, lang: str) -> str:
    """What `kingcraft COMMAND --help` shows."""
    places = [value for value in command.values if value.by_place]
    options = [value for value in command.values if not value.by_place]
    usage = " ".join(["kingcraft", command.name, *[_place(value) for value in places], f"[{_options(lang)}]"])
    rows = [*[_row(value, lang) for value in options], ("--lang en|fr|ru", _lang(lang)), _help_row(lang)]
    arguments = [(value.name.upper(), say(lang, "cli-help-" + value.help)) for value in places]
    return _page(
        lang, usage, "cli-help-" + command.name, [("cli-arguments-head", arguments), ("cli-options-head", rows)]
    )


def _page(lang: str, usage: str, about: str, parts: list[tuple[str, list[tuple[str, str]]]]) -> str:
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    lines = [say(lang, "cli-usage", usage=usage), "", *wrapped(say(lang, about), width)]
    for head, rows in parts:
        if rows:
            lines += ["", say(lang, head), *_columns(rows, width)]
    return "\n".join(lines)


def _columns(rows: list[tuple[str, str]], width: int) -> list[str]:
    """Names at the left, what they mean at the right; a name too long for its column has a line of its own."""
    left = min(26, max([len(name) for name, _ in rows]) + 4)
    lines = []
    for name, text in rows:
        first = f"  {name}".ljust(left)
        parts = wrapped(text, max(20, width - left))
        if len(first) > left or not first.endswith(" "):
            lines.append(first)
            first = " " * left
        lines += [first + parts[0], *[" " * left + line for line in parts[1:]]]
    return lines


def _row(value: Value, lang: str) -> tuple[str, str]:
    """An option as it is typed, and what it does, with what it is when nobody says."""
    names = f"{value.name}, {value.short}" if value.short else value.name
    kind = "" if value.kind == "flag" else " " + say(lang, f"cli-kind-{value.kind}").upper()
    text = say(lang, "cli-help-" + value.help)
    if value.required:
        text += " " + say(lang, "cli-required")
    elif value.default and value.kind != "flag":
        text += " " + say(lang, "cli-default", value=str(value.default))
    return names + kind, text


def _place(value: Value) -> str:
    return value.name.upper() if value.required else f"[{value.name.upper()}]"


def _options(lang: str) -> str:
    return say(lang, "cli-kind-options").upper()


def _lang(lang: str) -> str:
    return say(lang, "cli-help-lang")


def _help_row(lang: str) -> tuple[str, str]:
    return "-h, --help", say(lang, "cli-help-help")
