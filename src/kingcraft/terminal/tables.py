"""Figures as tables, and the progress bar of long work."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kingcraft.arena.build import compiled
from kingcraft.bots import bot_names
from kingcraft.core.registry import called, game_named, game_names
from kingcraft.core.speech import spoken
from kingcraft.locales import listing, say
from kingcraft.terminal.console import console
from kingcraft.terminal.kept import Kept
from kingcraft.terminal.players import player_name


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
        table.add_row(name, f"{game.least}-{game.most}", _options_text(name), listing(lang, bot_names(name)))
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
    table.add_column()
    table.add_column(overflow="fold")
    rows = {
        "game": f"{row['game']}, {row['seats']}, {row['bot']}",
        "games": f"{row['games']:,} ({row['seconds']} s, {_mode(row, lang)})",
        "games-rate": f"{row['games_per_second']:,.0f}",
        "actions-rate": f"{row['actions_per_second']:,.0f}",
        "length": _spread(row["length"]),
        "points": _spread(row["points"]),
        "points-by-seat": _numbers(row["points_by_seat"]),
        "wins-by-seat": _numbers(row["wins_by_seat"]),
        "faults": str(row["faults"]),
    }
    for key, value in rows.items():
        table.add_row(say(lang, "cli-column-" + key), value)
    return table


def kept_data(games: Sequence[Kept]) -> list[dict[str, object]]:
    """The games that can be resumed, as plain data; never their seeds."""
    return [
        {
            "name": game.name,
            "game": game.record.game,
            "players": game.players,
            "moves": len(game.record.moves),
            "date": game.record.date,
            "file": str(game.file),
        }
        for game in games
    ]


def kept_table(games: Sequence[Kept], lang: str) -> Table:
    """The games that can be resumed, for a reader: the newest first."""
    table = _table(lang, "number", "game", "players", "moves", "date")
    for number, game in enumerate(games, 1):
        name = str(spoken(called(game.record.game), lang))
        players = listing(lang, [player_name(player, lang) for player in game.players])
        table.add_row(str(number), name, players, str(len(game.record.moves)), game.record.date)
    return table


def tell_interpreted(lang: str) -> None:
    """One line for whoever would wonder why it takes so long."""
    if not compiled():
        console(error=True).print(say(lang, "cli-slow"), markup=False)


def tell_lost_net(lang: str, file: Path, units: int) -> None:
    """Tells before it happens that a training drops a net of so many units, if it does."""
    if units:
        console(error=True).print(say(lang, "cli-net-dropped", file=str(file), units=units), markup=False)


def tell_faults(faults: Mapping[str, int], lang: str) -> bool:
    """Tells which bots failed, and how often; whether any did."""
    broken = {bot: count for bot, count in faults.items() if count}
    for bot, count in broken.items():
        console(error=True).print(say(lang, "cli-bot-broken", bot=bot, count=count), markup=False)
    return bool(broken)


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
    return Progress(*columns, console=console(error=True), transient=True, disable=quiet)


def _table(lang: str, *columns: str) -> Table:
    table = Table()
    for column in columns:
        table.add_column(say(lang, "cli-column-" + column), overflow="fold")
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
