"""Help at the table: the moves of the moment, the commands, the pieces, and what a strong bot would play."""

import textwrap

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape

from kingcraft.bots import bot_names
from kingcraft.bots.base import Advice, Budget
from kingcraft.bots.words import hire
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import ids, percent, say

COMMANDS = ("help", "hint", "undo", "board", "log", "save", "quit")
"""What may be typed besides a move; the words for each stand in the locales."""
_HINTS = 3
_LEFT = 20
"""The width of the words of a command."""


def command_words(lang: str) -> dict[str, str]:
    """Every word that means a command, in this language or in English."""
    return {word: command for tongue in ("en", lang) for command in COMMANDS for word in _words(command, tongue)}


def _words(command: str, lang: str) -> list[str]:
    return [word.strip() for word in say(lang, "cli-word-" + command).split(",")]


def show_help(console: Console, state: State, lang: str) -> None:
    """The moves of the moment with what they mean, then the commands."""
    console.print(f"[bold]{escape(say(lang, 'cli-moves-head'))}[/bold]")
    for line in move_lines(state, lang, console.width):
        console.print(line, highlight=False, no_wrap=True, overflow="fold")
    console.print(f"[bold]{escape(say(lang, 'cli-commands-head'))}[/bold]")
    for command in COMMANDS:
        words = f"  {', '.join(_words(command, lang))}".ljust(_LEFT)
        lines = textwrap.wrap(say(lang, "cli-do-" + command), min(console.width, 100) - _LEFT - 1)
        console.print("\n".join([f"[bold]{escape(words)}[/bold] {escape(lines[0])}", *_indented(lines[1:])]))


def _indented(lines: list[str]) -> list[str]:
    return [" " * (_LEFT + 1) + escape(line) for line in lines]


def move_lines(state: State, lang: str, width: int) -> list[str]:
    """The legal moves, numbered, in as many columns as fit: the notation and, where it says more, the label."""
    cells = []
    for number, action in enumerate(state.legal(), 1):
        move, label = state.write(action), state.label(action, lang)
        cells.append((f"#{number}", move, "" if label == move else label))
    widest = max([cell_len(" ".join(cell)) for cell in cells], default=1) + 2
    columns = max(1, (min(width, 120) - 2) // widest)
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        picked = cells[row::rows]
        lines.append("  " + "".join([_cell(cell, widest) for cell in picked]).rstrip())
    return lines


def _cell(cell: tuple[str, str, str], width: int) -> str:
    number, move, label = cell
    space = " " * (width - cell_len(" ".join(cell)))
    return f"[dim]{number}[/dim] [bold]{escape(move)}[/bold] {escape(label)}{space}"


def explain(game: str, word: str, lang: str) -> list[str]:
    """What a piece is: asked for by its name in any of our languages, its number, or a part of its name."""
    wanted = word.strip().casefold()
    pieces = [id for id in ids(game) if f"{id}-text" in set(ids(game))]
    exact = [id for id in pieces if wanted in (id.partition("-")[2], say(lang, id).casefold())]
    found = exact or [id for id in pieces if wanted and wanted in say(lang, id).casefold()]
    return [say(lang, "labelled", label=_title(id, lang), value=say(lang, id + "-text")) for id in found]


def _title(id: str, lang: str) -> str:
    """A name, with the number of a piece that has one."""
    number = id.rpartition("-")[2]
    return f"{number} {say(lang, id)}" if number.isdigit() else say(lang, id)


def hints(state: State, game: str, lang: str, stream: Stream) -> list[str]:
    """What the strongest bot would play, best first, and why."""
    bot = hire(bot_names(game)[-1], game, Budget(seconds=1.0, cores=2))
    advice = bot.advise(state.imagine(int(state.to_act), stream), stream)[:_HINTS]
    return [_hint(state, each, lang) for each in advice]


def _hint(state: State, advice: Advice, lang: str) -> str:
    """A move, what it is in words, the chance to win it gives, and why."""
    move, label = state.write(advice.action), state.label(advice.action, lang)
    why = say(lang, "labelled", label=percent(lang, advice.worth), value=advice.why(lang))
    words = "" if label == move else f"  {escape(label)}"
    return f"  [bold]{escape(move)}[/bold]{words}\n    {escape(why)}"
