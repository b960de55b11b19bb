"""Figures as tables, and the progress bar of long work."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kingcraft.bots import bot_names
from kingcraft.core.registry import game_named, game_names
from kingcraft.locales import say


def games_data() -> list[dict[str, object]]:
    """The games as plain data."""
    return [
        {
            "game": name,
            "seats": [game_named(name).least, game_named(name).most],
            "bots": bot_names(name),
            "options": [
                {"name": option.name, "default": option.default, "values": option.values}
                for option in game_named(name).options
            ],
        }
        for name in game_names()
    ]


def games_table(lang: str) -> Table:
    """The games for a reader."""
    table = _table(lang, "game", "seats", "options", "bots")
    for name in game_names():
        game = game_named(name)
        table.add_row(name, f"{game.least}-{game.most}", _options_text(name), ", ".join(bot_names(name)))
    return table


def bench_table(rows: Sequence[dict[str, object]], lang: str) -> Table:
    """Rates per game and number of seats."""
    table = _table(lang, "game", "seats", "games-rate", "actions-rate", "copies-rate", "mode")
    for row in rows:
        rates = [f"{row[key]:,.0f}" for key in ("games_per_second", "actions_per_second", "copies_per_second")]
        table.add_row(str(row["game"]), str(row["seats"]), *rates, _mode(row, lang))
    return table


def simulation_table(row: dict[str, object], lang: str) -> Table:
    """What a simulation found."""
    table = Table(show_header=False, box=None)
    rows = {
        "game": f"{row['game']}, {row['seats']}, {row['bot']}",
        "games": f"{row['games']:,} ({row['seconds']} s, {_mode(row, lang)})",
        "games-rate": f"{row['games_per_second']:,.0f}",
        "actions-rate": f"{row['actions_per_second']:,.0f}",
        "length": _spread(row["length"]),
        "points": _spread(row["points"]),
        "points-by-seat": _numbers(row["points_by_seat"]),
        "wins-by-seat": _numbers(row["wins_by_seat"]),
    }
    for key, value in rows.items():
        table.add_row(say(lang, "cli-column-" + key), value)
    return table


@contextmanager
def progress(lang: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """A progress bar with the time left, on standard error so that output stays clean."""
    with _bar(quiet) as bar:
        task = bar.add_task(say(lang, "cli-working"), total=total)
        yield lambda done: bar.advance(task, done)


@contextmanager
def training(lang: str) -> Iterator[Callable[[int, int], None]]:
    """The same for a training, which knows itself how much is done, and of how much."""
    with _bar() as bar:
        task = bar.add_task(say(lang, "cli-working"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _bar(quiet: bool = False) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet)


def _table(lang: str, *columns: str) -> Table:
    table = Table()
    for column in columns:
        table.add_column(say(lang, "cli-column-" + column))
    return table


def _options_text(name: str) -> str:
    lines = []
    for option in game_named(name).options:
        values = f" ({', '.join(option.values)})" if option.values else ""
        lines.append(f"{option.name} = {option.default}{values}")
    return "\n".join(lines)


def _mode(row: dict[str, object], lang: str) -> str:
    return say(lang, "cli-compiled" if row["compiled"] else "cli-interpreted")


def _spread(value: object) -> str:
    assert isinstance(value, dict)
    return f"{value['mean']} ± {value['deviation']}  [{value['least']}, {value['most']}]"


def _numbers(value: object) -> str:
    assert isinstance(value, list)
    return "  ".join(str(number) for number in value)
