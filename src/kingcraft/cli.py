"""`kingcraft ...`: the command line. Each command is a few lines here; the work is done by the package."""

import json
import socket
import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer
from rich.console import Console

import kingcraft as kc
from kingcraft.core.record import parse
from kingcraft.core.registry import game_named, game_names
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.verify import verify as verify_record
from kingcraft.locales import LANGUAGES, say
from kingcraft.terminal import tables
from kingcraft.terminal.language import language_of_system

_LANG = language_of_system()


def _help(id: str) -> str:
    return say(_LANG, "cli-help-" + id)


app = typer.Typer(
    help=_help("app"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
)
console = Console(highlight=False)

Game = Annotated[str, typer.Argument(help=_help("game"))]
File = Annotated[Path, typer.Argument(help=_help("file"))]
Seats = Annotated[int, typer.Option(help=_help("seats"))]
Seed = Annotated[int | None, typer.Option(help=_help("seed"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=_help("option"))]
Json = Annotated[bool, typer.Option("--json", help=_help("json"))]
Lang = Annotated[str, typer.Option("--lang", help=_help("lang"))]


@app.command(help=_help("games"))
def games(as_json: Json = False, lang: Lang = _LANG) -> None:
    """Lists the games, their seats and their options."""
    _check_language(lang)
    if as_json:
        _print_json(tables.games_data())
    else:
        console.print(tables.games_table(lang))


@app.command(help=_help("play"))
def play(
    game: Annotated[str | None, typer.Argument(help=_help("game"))] = None,
    players: Annotated[str, typer.Option(help=_help("players"))] = "",
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help=_help("save"))] = None,
    lang: Lang = _LANG,
) -> None:
    """A game in the terminal."""
    from kingcraft.terminal.play import choose_game, choose_players, sit_down

    _check_language(lang)
    name = game or choose_game(console, lang)
    seats = players.split(",") if players else choose_players(console, game_named(name), lang)
    table = kc.new(name, len(seats), seed, None, **_options(name, option))
    sit_down(console, table, seats, lang, save)


@app.command(help=_help("simulate"))
def simulate(
    game: Game,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help=_help("games-count"))] = 1000,
    bot: Annotated[str, typer.Option(help=_help("bot"))] = "random",
    workers: Annotated[int, typer.Option(min=1, help=_help("workers"))] = 1,
    seed: Annotated[int, typer.Option(help=_help("seed"))] = 0,
    option: Options = None,
    as_json: Json = False,
    lang: Lang = _LANG,
) -> None:
    """Many games by bots."""
    from kingcraft.arena.simulate import Job
    from kingcraft.arena.simulate import simulate as run
    from kingcraft.arena.statistics import summary

    _check_language(lang)
    job = Job(game, seats or game_named(game).least, games, bot, seed, _options(game, option))
    game_named(game).settle(job.seats, job.options)
    with tables.progress(lang, games, quiet=as_json) as advance:
        result = summary(run(job, workers, advance))
    if as_json:
        _print_json([result])
    else:
        console.print(tables.simulation_table(result, lang))


@app.command(help=_help("ladder"))
def ladder(
    game: Game,
    bots: Annotated[str, typer.Option(help=_help("bots"))],
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help=_help("ladder-games"))] = 1000,
    workers: Annotated[int, typer.Option(min=0, help=_help("ladder-workers"))] = 0,
    ray: Annotated[str, typer.Option(help=_help("ray"))] = "",
    seed: Annotated[int, typer.Option(help=_help("seed"))] = 0,
    seconds: Annotated[float, typer.Option(min=0.0, help=_help("think-seconds"))] = 0.0,
    playouts: Annotated[int, typer.Option(min=0, help=_help("think-playouts"))] = 0,
    option: Options = None,
    csv: Annotated[Path | None, typer.Option(help=_help("csv"))] = None,
    report: Annotated[Path | None, typer.Option(help=_help("report"))] = None,
    resume: Annotated[Path | None, typer.Option(help=_help("resume"))] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help=_help("fresh"))] = False,
    as_json: Json = False,
    lang: Lang = _LANG,
) -> None:
    """Bots against bots."""
    from kingcraft.arena.ladder import Ladder
    from kingcraft.terminal.ladder import Errand, entrants, run

    _check_language(lang)
    names = entrants(bots, seconds, playouts)
    what = Ladder(game, seats or game_named(game).least, names, games, seed, _options(game, option))
    errand = Errand(lang, workers, ray, csv, report, resume, fresh, quiet=as_json)
    rows = run(console, what, errand)
    if as_json:
        _print_json([row.dump() for row in rows])


@app.command(help=_help("train"))
def train(
    game: Game,
    file: Annotated[Path, typer.Option(help=_help("weights"))],
    seats: Seats = 0,
    rounds: Annotated[int, typer.Option(min=0, help=_help("rounds"))] = 0,
    games: Annotated[int, typer.Option(min=0, help=_help("round-games"))] = 0,
    width: Annotated[int, typer.Option(min=0, help=_help("width"))] = 0,
    lang: Lang = _LANG,
) -> None:
    """Learns a bot's weights by self-play; goes on from what the file holds."""
    from kingcraft.bots import trainer_of

    _check_language(lang)
    learner = game_named(game)
    seats = seats or learner.least
    learner.settle(seats, {})
    trainer = trainer_of(game)
    with tables.training(lang) as progress:
        trainer.train(file, seats, rounds or trainer.rounds, games or trainer.games, width, progress)


@app.command(help=_help("replay"))
def replay(
    file: File,
    seat: Annotated[str, typer.Option(help=_help("seat"))] = "",
    every: Annotated[bool, typer.Option("--all", help=_help("all"))] = False,
    lang: Lang = _LANG,
) -> None:
    """Steps through a record."""
    from kingcraft.terminal.replay import walk

    _check_language(lang)
    walk(console, kc.replay(_read(file)).record, seat, every, lang)


@app.command(help=_help("verify"))
def verify(file: File, as_json: Json = False, lang: Lang = _LANG) -> None:
    """Recomputes every die and draw of a record."""
    _check_language(lang)
    checked = verify_record(parse(_read(file)))
    if as_json:
        _print_json([{"moves": checked.moves, "dealt": checked.dealt, "commitment": checked.commitment}])
    else:
        scores = " ".join(str(score) for score in checked.result)
        facts: dict[str, str | int] = {"moves": checked.moves, "dealt": checked.dealt, "scores": scores}
        console.print(say(lang, "cli-verified", commitment=checked.commitment, **facts))


@app.command(help=_help("serve"))
def serve(
    host: Annotated[str, typer.Option(help=_help("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=_help("port"))] = 8000,
    database: Annotated[str, typer.Option(help=_help("database"))] = "",
    open_browser: Annotated[bool, typer.Option("--open", help=_help("open"))] = False,
) -> None:
    """The table in a browser."""
    server = _server()
    _check_port(host, port)
    server.prepare(database)
    console.print(say(_LANG, "cli-serving", address=f"http://{host}:{port}/"))
    server.serve(host, port, database, open_browser)


@app.command(help=_help("worker"))
def worker(database: Annotated[str, typer.Option(help=_help("database"))] = "") -> None:
    """Bots for servers that share a PostgreSQL database."""
    _server().worker(database)


@app.command(help=_help("bench"))
def bench(
    game: Annotated[str | None, typer.Argument(help=_help("game"))] = None,
    seats: Seats = 0,
    seconds: Annotated[float, typer.Option(min=0.1, help=_help("seconds"))] = 2.0,
    as_json: Json = False,
    lang: Lang = _LANG,
) -> None:
    """How fast the engine is here."""
    from kingcraft.arena.bench import bench as measure

    _check_language(lang)
    names = [game_named(game).name] if game else game_names()
    pairs = [
        (name, count)
        for name in names
        for count in range(game_named(name).least, game_named(name).most + 1)
        if seats in (0, count)
    ]
    with tables.progress(lang, len(pairs), quiet=as_json) as advance:
        rows = []
        for name, count in pairs:
            rows.append(measure(name, count, seconds))
            advance(1)
    if as_json:
        _print_json(rows)
    else:
        console.print(tables.bench_table(rows, lang))


def main() -> None:
    """Runs a command; what a person got wrong is said in words, never as a traceback."""
    try:
        app()
    except Refused as error:
        _complain(error.ruling)
    except (KeyboardInterrupt, EOFError):
        console.print()
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()


def _server() -> ModuleType:
    """The server, or a plain word on how to get it."""
    try:
        import kingcraft.server.run
    except ModuleNotFoundError as error:
        raise Refused(Ruling("server-missing", facts={"module": str(error.name)})) from None
    return kingcraft.server


def _check_port(host: str, port: int) -> None:
    """A port that is taken is said at once and plainly, not by the server's log."""
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        facts: dict[str, object] = {"host": host, "port": str(port), "reason": str(error.strerror)}
        raise Refused(Ruling("port-taken", facts=facts)) from None


def _complain(ruling: Ruling) -> None:
    lang = _language_asked_for()
    print(say(lang, "cli-error", message=ruling.text(lang)), file=sys.stderr)  # noqa: T201
    sys.exit(2)


def _language_asked_for() -> str:
    """The language of `--lang`, also when the command failed before it was read."""
    for index, word in enumerate(sys.argv[:-1]):
        if word == "--lang" and sys.argv[index + 1] in LANGUAGES:
            return sys.argv[index + 1]
    return _LANG


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refused(Ruling("language-unknown", facts={"lang": lang, "known": ", ".join(LANGUAGES)}))


def _options(game: str, words: list[str] | None) -> dict[str, str]:
    """Options given as name=value, or name=@file where a game reads that option from a file."""
    options: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refused(Ruling("option-form", facts={"text": word}))
        file = value.removeprefix("@")
        options[name] = game_named(game).from_file(name, _read(Path(file))) if file != value else value
    return options


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise Refused(Ruling("file-unreadable", facts={"file": str(file), "reason": str(reason)})) from None


def _print_json(data: object) -> None:
    sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False) + "\n")
