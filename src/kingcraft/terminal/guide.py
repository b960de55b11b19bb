"""Help at the table: the moves of the moment, the commands, the pieces, and what a strong bot would play."""

from unicodedata import combining, normalize

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape

from kingcraft.bots import bot_names
from kingcraft.bots.base import Advice, Budget
from kingcraft.bots.telling import reasons_of, shown_worths
from kingcraft.bots.words import hire
from kingcraft.core.speech import Lexicon
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import ids, percent, say
from kingcraft.terminal.wrap import wrapped

COMMANDS = ("help", "hint", "undo", "board", "log", "save", "quit")
"""What may be typed besides a move; the words for each stand in the locales."""
_HINTS = 3
_HEADS = 3
"""Two headings and the line one types in."""
_LEFT = 20
"""The width of the words of a command."""


def command_words(lang: str) -> dict[str, str]:
    """Every word that means a command, in this language or in English."""
    return {word: command for tongue in ("en", lang) for command in COMMANDS for word in _words(command, tongue)}


def _words(command: str, lang: str) -> list[str]:
    return [word.strip() for word in say(lang, "cli-word-" + command).split(",")]


def asks_for_all(word: str, lang: str) -> bool:
    """Whether who asks for help wants every move with its words, however many there are."""
    return word.casefold() in (*_words("all", "en"), *_words("all", lang))


def show_help(console: Console, state: State, lang: str, every: bool = False) -> None:
    """The moves of the moment, then the commands: on one screen, unless every move is to be told in words."""
    commands = _command_lines(lang, console.width)
    room = console.height - len(commands) - _HEADS if console.is_terminal and not every else None
    console.print(f"[bold]{escape(say(lang, 'cli-moves-head'))}[/bold]")
    for line in help_lines(state, lang, console.width, room):
        console.print(line, highlight=False, no_wrap=True, overflow="fold")
    console.print(f"[bold]{escape(say(lang, 'cli-commands-head'))}[/bold]")
    for line in commands:
        console.print(line, highlight=False, no_wrap=True, overflow="fold")


def _command_lines(lang: str, width: int) -> list[str]:
    lines: list[str] = []
    for command in COMMANDS:
        words = f"  {', '.join(_words(command, lang))}".ljust(_LEFT)
        first, *rest = wrapped(say(lang, "cli-do-" + command), min(width, 100) - _LEFT - 1)
        lines += [f"[bold]{escape(words)}[/bold] {escape(first)}", *[" " * (_LEFT + 1) + escape(line) for line in rest]]
    return lines


def help_lines(state: State, lang: str, width: int, room: int | None) -> list[str]:
    """The legal moves in so many lines: with their words, else by their notation alone, else the first of them."""
    whole = move_lines(state, lang, width)
    if room is None or len(whole) <= room:
        return whole
    short = short_lines(state, width)[: room - 1]
    return [*short, f"  [dim]{escape(say(lang, 'cli-moves-all', count=len(state.legal())))}[/dim]"]


def move_lines(state: State, lang: str, width: int) -> list[str]:
    """The legal moves, numbered, in as many columns as fit: the notation and, where it says more, the label."""
    cells = []
    for number, action in enumerate(state.legal(), 1):
        move, label = state.write(action), state.label(action, lang)
        cells.append((f"#{number}", move, "" if label == move else label))
    return _columns(cells, width)


def short_lines(state: State, width: int) -> list[str]:
    """The legal moves by number and notation; what begins with the same word stands together under it."""
    groups: dict[str, list[tuple[str, str, str]]] = {}
    for number, action in enumerate(state.legal(), 1):
        word, _, rest = state.write(action).partition(" ")
        groups.setdefault(word if rest else "", []).append((f"#{number}", rest or word, ""))
    lines: list[str] = []
    for word, cells in groups.items():
        lines += [f"  [bold]{escape(word)}[/bold]"] if word else []
        lines += _columns(cells, width)
    return lines


def _columns(cells: list[tuple[str, str, str]], width: int) -> list[str]:
    widest = max([cell_len(" ".join(cell)) for cell in cells], default=1) + 2
    columns = (min(width, 120) - 2) // widest
    if columns == 0:
        return [line for cell in cells for line in _folded(cell, width)]
    rows = -(-len(cells) // columns)
    return ["  " + "".join([_cell(cell, widest) for cell in cells[row::rows]]).rstrip() for row in range(rows)]


def _folded(cell: tuple[str, str, str], width: int) -> list[str]:
    """A move whose words need several lines."""
    number, move, _ = cell
    first, *rest = wrapped(" ".join(cell), width - 6)
    head = len(number) + len(move) + 1
    return [
        f"  [dim]{number}[/dim] [bold]{escape(move)}[/bold]{escape(first[head:])}",
        *[f"      {escape(line)}" for line in rest],
    ]


def _cell(cell: tuple[str, str, str], width: int) -> str:
    number, move, label = cell
    space = " " * (width - cell_len(" ".join(cell)))
    return f"[dim]{number}[/dim] [bold]{escape(move)}[/bold] {escape(label)}{space}"


def explain(state: State, game: str, word: str, lang: str) -> list[str]:
    """What a piece is: asked for by its name, its number, or a part of its name; a pack's own pieces too."""
    wanted = _plain(word.strip())
    own: dict[str, dict[str, str]] = state.contents().get("words", {})  # type: ignore[assignment]
    words, known = Lexicon(own), dict.fromkeys([*ids(game), *own])
    names = {id: _plain(words.say(lang, id)) for id in known if f"{id}-text" in known}
    exact = [id for id, name in names.items() if wanted in (id.partition("-")[2], name)]
    found = exact or [id for id, name in names.items() if wanted and wanted in name]
    return [say(lang, "labelled", label=_title(words, id, lang), value=words.say(lang, id + "-text")) for id in found]


def _plain(name: str) -> str:
    """A name as it may be typed: in small letters, without accents."""
    return "".join([sign for sign in normalize("NFD", name.casefold()) if not combining(sign)])


def _title(words: Lexicon, id: str, lang: str) -> str:
    """A name, with the number of a piece that has one."""
    number, name = id.rpartition("-")[2], words.say(lang, id)
    return f"{number} {name}" if number.isdigit() else name


def hints(state: State, game: str, lang: str, stream: Stream) -> list[str]:
    """What the strongest bot would play, best first, and why."""
    bot = hire(bot_names(game)[-1], game, Budget(seconds=1.0, cores=2))
    advice = bot.advise(state.imagine(int(state.to_act), stream), stream)[:_HINTS]
    told = zip(advice, shown_worths(advice), reasons_of(advice, lang), strict=True)
    return [_hint(state, each, worth, why, lang) for each, worth, why in told]


def _hint(state: State, advice: Advice, worth: float | None, why: str, lang: str) -> str:
    """A move, what it is in words, the chance to win it gives, and why."""
    move, label = state.write(advice.action), state.label(advice.action, lang)
    if worth is not None:
        why = say(lang, "labelled", label=say(lang, "advice-about", share=percent(lang, worth)), value=why)
    words = "" if label == move else f"  {escape(label)}"
    return f"  [bold]{escape(move)}[/bold]{words}\n    {escape(why)}"
