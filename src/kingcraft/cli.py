"""`kingcraft ...`: the command line. Each command is a few lines here; the work is done by the package.

Exit codes: 0 done; 1 a record that is not genuine; 2 refused, with the reason in words; 3 done, but a bot failed in
some of the games; 4 a record that is genuine so far, of a game that is not over; 130 interrupted.
"""

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import kingcraft as kc
from kingcraft.core.reasons import reason_of
from kingcraft.core.registry import game_named, game_names
from kingcraft.core.ruling import BadRecord, Refused, Ruling
from kingcraft.core.speech import Word
from kingcraft.locales import say
from kingcraft.terminal import manual
from kingcraft.terminal.command import Command, Value, read
from kingcraft.terminal.language import language_of_system, language_said, without_language

if TYPE_CHECKING:
    from rich.console import Console

DONE: Final = 0
NOT_GENUINE: Final = 1
REFUSED: Final = 2
BOT_FAILED: Final = 3
UNFINISHED: Final = 4
INTERRUPTED: Final = 130


def games(lang: str, json: bool) -> int:
    """Lists the games, their seats and their options."""
    from kingcraft.terminal import tables

    if json:
        return _print_json(tables.games_data())
    _console().print(tables.games_table(lang))
    return DONE


def rules(lang: str, game: str, part: str | None) -> int:
    """The rules of a game, or what they say of a section, a number or a word."""
    from rich.markdown import Markdown

    from kingcraft.learn.book import book
    from kingcraft.learn.rules import found

    name = game_named(game).name
    chosen = None if part is None else found(name, part, lang)
    if part is not None and not chosen:
        raise Refused(Ruling("rules-nothing", facts={"game": Word("game-" + name), "part": part}))
    console, text = _console(), book(name, lang, chosen)
    if not console.is_terminal:
        return _print(text.rstrip())
    console.print(Markdown(text))
    return DONE


def play(
    lang: str, game: str | None, players: str, seed: int | None, option: list[str], pack: Path | None,
    save: Path | None, weights: str,
) -> int:  # fmt: skip
    """A game in the terminal."""
    from kingcraft.terminal.play import begin, choose_game, choose_players

    console = _console()
    name = game or choose_game(console, lang)
    seats = [player.strip() for player in players.split(",")] if players else choose_players(console, name, lang)
    table = kc.new(name, len(seats), seed, None, **_options(name, option, pack))
    begin(console, table, _with_weights(seats, weights), lang, save)
    return DONE


def resume(lang: str, which: str | None, json: bool) -> int:
    """Lists the games that were left, or goes on with one of them."""
    from kingcraft.terminal.kept import kept_games, kept_named
    from kingcraft.terminal.play import go_on
    from kingcraft.terminal.tables import kept_data, kept_table

    if which is not None:
        go_on(_console(), kept_named(which), lang if language_said(sys.argv[1:]) else None)
    elif json:
        _print_json(kept_data(kept_games()))
    elif kept_games():
        _console().print(kept_table(kept_games(), lang))
        _console().print(say(lang, "cli-resume-how"))
    else:
        _console().print(say(lang, "cli-resume-none"))
    return DONE


def simulate(
    lang: str, game: str, seats: int, games: int, bot: str, workers: int, seed: int, option: list[str],
    pack: Path | None, weights: str, json: bool,
) -> int:  # fmt: skip
    """Many games by bots."""
    from kingcraft.arena.simulate import Job
    from kingcraft.arena.simulate import simulate as run
    from kingcraft.arena.statistics import summary
    from kingcraft.terminal import tables

    bot = _with_weights([bot], weights)[0]
    job = Job(game, seats or game_named(game).least, games, bot, seed, _options(game, option, pack))
    game_named(game).settle(job.seats, job.options)
    tables.tell_interpreted(lang)
    with tables.progress(lang, games, quiet=json) as advance:
        result = summary(run(job, workers, advance))
    if json:
        _print_json([result])
    else:
        _console().print(tables.simulation_table(result, lang))
    return BOT_FAILED if tables.tell_faults({job.bot: int(str(result["faults"]))}, lang) else DONE


def ladder(
    lang: str, game: str, bots: str, seats: int, games: int, workers: int, ray: str, seed: int, seconds: float,
    playouts: int, option: list[str], pack: Path | None, weights: str, csv: Path | None, report: Path | None,
    resume: Path | None, fresh: bool, json: bool,
) -> int:  # fmt: skip
    """Bots against bots."""
    from kingcraft.arena.ladder import Ladder
    from kingcraft.terminal import tables
    from kingcraft.terminal.errand import Errand
    from kingcraft.terminal.ladder import entrants, faults, run

    names = _with_weights([name.strip() for name in bots.split(",") if name.strip()], weights)
    what = Ladder(
        game,
        seats or game_named(game).least,
        entrants(names, seconds, playouts),
        games,
        seed,
        _options(game, option, pack),
    )
    tables.tell_interpreted(lang)
    rows = run(_console(), what, Errand(lang, workers, ray, csv, report, resume, fresh, quiet=json))
    if json:
        _print_json([row.dump() for row in rows])
    return BOT_FAILED if tables.tell_faults(faults(rows), lang) else DONE


def balance(
    lang: str, game: str, bot: str, seats: int, games: int, workers: int, ray: str, seed: int, option: list[str],
    report: Path | None, markdown: Path | None, resume: Path | None, fresh: bool, json: bool,
) -> int:  # fmt: skip
    """How the pieces of a game fare among equals."""
    from kingcraft.arena.balance import Balance
    from kingcraft.bots.words import entrant
    from kingcraft.terminal import tables
    from kingcraft.terminal.balance import run
    from kingcraft.terminal.errand import Errand

    what = Balance(game, seats or game_named(game).least, entrant(bot), games, seed, _options(game, option))
    tables.tell_interpreted(lang)
    errand = Errand(lang, workers, ray, None, report, resume, fresh, quiet=json)
    measured = run(_console(), what, errand, markdown)
    if json:
        _print_json([row.dump() for row in measured.rows])
    return BOT_FAILED if tables.tell_faults({bot: measured.faults}, lang) else DONE


def train(lang: str, game: str, file: Path, seats: int, rounds: int, games: int, width: int) -> int:
    """Learns a bot's weights by self-play; goes on from what the file holds."""
    from kingcraft.bots import trainer_of
    from kingcraft.terminal import tables

    learner = game_named(game)
    seats = seats or learner.least
    learner.settle(seats, {})
    trainer = trainer_of(game)
    tables.tell_interpreted(lang)
    with tables.training(lang) as progress:
        trainer.train(file, seats, rounds or trainer.rounds, games or trainer.games, width, progress)
    _console().print(say(lang, "cli-trained", file=str(file), game=game), markup=False)
    return DONE


def replay(lang: str, file: Path, seat: str, all: bool) -> int:
    """Steps through a record."""
    from kingcraft.terminal.replay import walk

    walk(_console(), kc.replay(_read(file)).record, seat, all, lang)
    return DONE


def verify(lang: str, file: Path, json: bool) -> int:
    """Recomputes every die and draw of a record; one that does not hold is told apart from one that is not there."""
    from kingcraft.core.record import parse
    from kingcraft.core.verify import verify as verify_record

    text = _read(file)
    try:
        checked = verify_record(parse(text))
    except BadRecord as error:
        if json:
            _print_json([{"genuine": False, "ruling": error.ruling.dump(), "reason": error.ruling.text(lang)}])
        print(say(lang, "cli-not-genuine", reason=error.ruling.text(lang)), file=sys.stderr)  # noqa: T201
        return NOT_GENUINE
    found: dict[str, str | int] = {
        "moves": checked.moves, "dealt": checked.dealt, "commitment": checked.commitment,
    }  # fmt: skip
    if json:
        _print_json([{"genuine": True, "finished": checked.finished, **found, "result": checked.result}])
    elif checked.finished:
        scores = " ".join(str(score) for score in checked.result)
        _console().print(say(lang, "cli-verified", scores=scores, **found))
    else:
        _console().print(say(lang, "cli-genuine-so-far", moves=checked.moves, dealt=checked.dealt))
    return DONE if checked.finished else UNFINISHED


def serve(lang: str, host: str, port: int, database: str, open: bool, weights: str, log: str) -> int:
    """The table in a browser."""
    from kingcraft.terminal import tables

    server = _server()
    _check_port(host, port)
    server.prepare(database)
    tables.tell_interpreted(lang)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(say(lang, "cli-serving", address=f"http://{shown}:{port}/"), flush=True)  # noqa: T201
    server.serve(host, port, database, open, weights, log)
    return DONE


def worker(lang: str, database: str, weights: str) -> int:
    """Bots for servers that share a PostgreSQL database."""
    _server().worker(database, weights)
    return DONE


def forget(lang: str, days: int, really: bool, database: str) -> int:
    """Old tables that were never played on, counted or deleted."""
    count = _server().forget(days, really, database)
    return _print(say(lang, "cli-forgotten" if really else "cli-forgettable", count=count, days=days))


def bench(
    lang: str, game: str | None, seats: int, seconds: float, option: list[str], pack: Path | None, json: bool
) -> int:
    """How fast the engine is here."""
    from kingcraft.arena.bench import bench as measure
    from kingcraft.terminal import tables

    names = [game_named(game).name] if game else game_names()
    options = _options(names[0], option, pack) if game else {}
    pairs = [(name, count) for name in names for count in _seat_counts(name, seats, bool(game))]
    tables.tell_interpreted(lang)
    with tables.progress(lang, len(pairs), quiet=json) as advance:
        rows = []
        for name, count in pairs:
            rows.append(measure(name, count, seconds, options))
            advance(1)
    if json:
        return _print_json(rows)
    _console().print(tables.bench_table(rows, lang))
    return DONE


def completion(lang: str, shell: str) -> int:
    """Prints what makes a shell complete our words."""
    from kingcraft.terminal.completion import script

    sys.stdout.write(script(shell, COMMANDS))
    return DONE


_GAME: Final = Value("game", "text", "game", required=True)
_FILE: Final = Value("file", "file", "file", required=True)
_SEATS: Final = Value("--seats", "number", "seats", 0)
_SEED: Final = Value("--seed", "number", "seed", 0)
_OPTION: Final = Value("--option", "texts", "option", [], short="-o")
_PACK: Final = Value("--pack", "file", "pack")
_JSON: Final = Value("--json", "flag", "json", False)
_WEIGHTS: Final = Value("--weights", "text", "use-weights", "")
_DATABASE: Final = Value("--database", "text", "database", "")

COMMANDS: Final = (
    Command("play", play, (
        Value("game", "text", "game"), Value("--players", "text", "players", ""), Value("--seed", "number", "seed"),
        _OPTION, _PACK, Value("--save", "file", "save"), _WEIGHTS,
    )),
    Command("resume", resume, (Value("which", "text", "which"), _JSON)),
    Command("serve", serve, (
        Value("--host", "text", "host", "127.0.0.1"), Value("--port", "number", "port", 8000, least=0, most=65535),
        _DATABASE, Value("--open", "flag", "open", False), _WEIGHTS, Value("--log", "text", "log", ""),
    )),
    Command("games", games, (_JSON,)),
    Command("rules", rules, (_GAME, Value("part", "text", "part"))),
    Command("replay", replay, (
        _FILE, Value("--seat", "text", "seat", ""), Value("--all", "flag", "all", False),
    )),
    Command("verify", verify, (_FILE, _JSON)),
    Command("simulate", simulate, (
        _GAME, _SEATS, Value("--games", "number", "games-count", 1000, least=1),
        Value("--bot", "text", "bot", "random"), Value("--workers", "number", "workers", 1, least=1), _SEED,
        _OPTION, _PACK, _WEIGHTS, _JSON,
    )),
    Command("ladder", ladder, (
        _GAME, Value("--bots", "text", "bots", required=True), _SEATS,
        Value("--games", "number", "ladder-games", 1000, least=1),
        Value("--workers", "number", "ladder-workers", 0, least=0), Value("--ray", "text", "ray", ""), _SEED,
        Value("--seconds", "decimal", "think-seconds", 0.0, least=0), _OPTION, _PACK,
        Value("--playouts", "number", "think-playouts", 0, least=0), _WEIGHTS, Value("--csv", "file", "csv"),
        Value("--report", "file", "report"), Value("--resume", "file", "resume-file"),
        Value("--fresh", "flag", "fresh", False), _JSON,
    )),
    Command("balance", balance, (
        _GAME, Value("--bot", "text", "balance-bot", "knight"), _SEATS,
        Value("--games", "number", "games-count", 1000, least=1),
        Value("--workers", "number", "ladder-workers", 0, least=0), Value("--ray", "text", "ray", ""), _SEED,
        _OPTION, Value("--report", "file", "report"), Value("--markdown", "file", "markdown"),
        Value("--resume", "file", "resume-file"), Value("--fresh", "flag", "fresh", False), _JSON,
    )),
    Command("train", train, (
        _GAME, Value("--file", "file", "weights", required=True), _SEATS,
        Value("--rounds", "number", "rounds", 0, least=0), Value("--games", "number", "round-games", 0, least=0),
        Value("--width", "number", "width", 0, least=0),
    )),
    Command("bench", bench, (
        Value("game", "text", "game"), _SEATS, Value("--seconds", "decimal", "seconds", 2.0, least=0.1),
        _OPTION, _PACK, _JSON,
    )),
    Command("worker", worker, (_DATABASE, _WEIGHTS)),
    Command("forget", forget, (
        Value("--days", "number", "days", required=True, least=1), Value("--really", "flag", "really", False),
        _DATABASE,
    )),
    Command("completion", completion, (Value("shell", "text", "shell", required=True),)),
)  # fmt: skip


def main() -> None:
    """Runs a command; what a person got wrong is said in words, never as a traceback."""
    lang = language_of_system()
    try:
        words, lang = without_language(sys.argv[1:])
        code = run(words, lang)
        sys.stdout.flush()
    except Refused as error:
        print(say(lang, "cli-error", message=error.ruling.text(lang)), file=sys.stderr)  # noqa: T201
        code = REFUSED
    except (KeyboardInterrupt, EOFError):
        print()  # noqa: T201
        code = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        code = DONE
    sys.exit(code)


def run(words: list[str], lang: str) -> int:
    """Does what the words say; gives the exit code."""
    asked = "--help" in words or "-h" in words
    name = next((word for word in words if not word.startswith("-")), "")
    if words == ["--version"]:
        return _print(_version(lang))
    if not name and (asked or not words):
        return _print(manual.contents(COMMANDS, lang))
    command = _command(name or words[0])
    if asked:
        return _print(manual.page(command, lang))
    if words[0] != name:
        raise Refused(Ruling("word-unknown", facts={"word": words[0], "command": ""}))
    return command.run(lang, **read(command, words[1:]))


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    known = [command.name for command in COMMANDS]
    raise Refused(Ruling("command-unknown", facts={"word": name, "known": known}))


def _version(lang: str) -> str:
    from kingcraft.arena.build import compiled

    mode = say(lang, "cli-compiled" if compiled() else "cli-interpreted")
    return f"kingcraft {kc.__version__} ({mode}, Python {sys.version.split()[0]})"


def _server() -> ModuleType:
    """The server, or a plain word on how to get it."""
    try:
        import kingcraft.server.run
    except ModuleNotFoundError as error:
        raise Refused(Ruling("server-missing", facts={"module": str(error.name)})) from None
    return kingcraft.server


def _check_port(host: str, port: int) -> None:
    """A port that is taken is said at once and plainly, not by the server's log."""
    import socket

    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        facts: dict[str, object] = {"host": host, "port": str(port), "reason": reason_of(error)}
        raise Refused(Ruling("port-taken", facts=facts)) from None


def _seat_counts(name: str, seats: int, strict: bool) -> list[int]:
    """The numbers of seats to measure a game with: all, or the one asked for, if the game has it."""
    game = game_named(name)
    if seats and strict:
        game.settle(seats, {})
    return [count for count in range(game.least, game.most + 1) if seats in (0, count)]


def _with_weights(bots: list[str], weights: str) -> list[str]:
    """Bots by name that have learned use this file, unless their name says another."""
    if not weights:
        return bots
    set_already = [bot.partition("@")[0] in ("me", "random", "page") or ".py:" in bot or ".json" in bot for bot in bots]
    return [bot if already else f"{bot}@{weights}" for bot, already in zip(bots, set_already, strict=True)]


def _options(game: str, words: list[str], pack: Path | None = None) -> dict[str, str]:
    """Options given as name=value, or name=@file where a game reads that option from a file or a folder."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refused(Ruling("option-form", facts={"text": word}))
        file = value.removeprefix("@")
        options[name] = game_named(game).from_files(name, _texts(Path(file))) if file != value else value
    return {**options, "pack": game_named(game).from_files("pack", _texts(pack))} if pack else options


def _texts(path: Path) -> dict[str, str]:
    try:
        return kc.texts_of(path)
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(path, error) from None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(file, error) from None


def _unreadable(file: Path, error: Exception) -> Refused:
    return Refused(Ruling("file-unreadable", facts={"file": str(file), "reason": reason_of(error)}))


def _console() -> "Console":
    from kingcraft.terminal.console import console

    return console()


def _print(text: str) -> int:
    sys.stdout.write(text + "\n")
    return DONE


def _print_json(data: object) -> int:
    return _print(json.dumps(data, indent=2, ensure_ascii=False))
