"""Commands of whoever studies games: many games by bots, measured, and bots that learn."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingcraft.cli.exits import BOT_FAILED, DONE
from kingcraft.cli.said import (
    GAME,
    JSON,
    OPTION,
    PACK,
    SEATS,
    SEED,
    WEIGHTS,
    options_of,
    print_json,
    records_in,
    screen,
    text_in,
    with_weights,
)
from kingcraft.core.registry import game_named, game_names
from kingcraft.core.ruling import BadOption, Refused, Ruling
from kingcraft.locales import say
from kingcraft.terminal.command import Command, Value

if TYPE_CHECKING:
    from kingcraft.arena.play import Plan
    from kingcraft.arena.simulate import Simulation


def simulate(
    lang: str, game: str, seats: int, games: int, bot: str, workers: int, seed: int, option: list[str],
    pack: Path | None, weights: str, out: Path | None, json: bool,
) -> int:  # fmt: skip
    """Many games by bots."""
    from kingcraft.arena.simulate import Job
    from kingcraft.arena.simulate import simulate as run
    from kingcraft.arena.statistics import summary
    from kingcraft.bots.words import entrant
    from kingcraft.terminal import tables

    bots = [entrant(name) for name in with_weights([name.strip() for name in bot.split(",")], weights)]
    count = seats or (len(bots) if len(bots) > 1 else game_named(game).least)
    job = Job(game, count, games, bots, seed, options_of(game, option, pack), kept=out is not None)
    keep = _keeper(out, job.plan())
    tables.tell_interpreted(lang)
    with tables.progress(lang, games, quiet=json) as advance:
        found = run(job, workers, advance)
    keep(found)
    result = summary(found)
    if json:
        print_json([result])
    else:
        screen().print(tables.simulation_table(result, lang))
    return BOT_FAILED if tables.tell_faults(found.faults, lang) else DONE


def _keeper(file: Path | None, plan: "Plan") -> "Callable[[Simulation], None]":
    """Who writes a simulation's decisions to a file, if there is one; said before hours of play if nobody can."""
    if file is None:
        return lambda found: None
    try:
        from kingcraft.research import data
    except ModuleNotFoundError as error:
        raise Refused(Ruling("research-missing", facts={"module": str(error.name)})) from None
    data.check(plan.game, plan.seats, plan.options)
    return lambda found: data.write(file, found.plan, found.outcomes)


def ladder(
    lang: str, game: str, bots: str, seats: int, games: int, workers: int, ray: str, seed: int, seconds: float,
    playouts: int, option: list[str], pack: Path | None, weights: str, csv: Path | None, report: Path | None,
    resume: Path | None, fresh: bool, records: Path | None, challenge: bool, json: bool,
) -> int:  # fmt: skip
    """Bots against bots."""
    from kingcraft.arena.ladder import Ladder
    from kingcraft.arena.standings import dumped
    from kingcraft.terminal import tables
    from kingcraft.terminal.errand import Errand
    from kingcraft.terminal.ladder import entrants, faults, run

    names = with_weights(_names(bots), weights)
    what = Ladder(
        game,
        seats or game_named(game).least,
        entrants(names, seconds, playouts),
        games,
        seed,
        options_of(game, option, pack),
        challenge,
    )
    tables.tell_interpreted(lang)
    played = run(screen(), what, Errand(lang, workers, ray, csv, report, resume, fresh, quiet=json), records)
    if json:
        print_json(dumped(played))
    return BOT_FAILED if tables.tell_faults(faults(played), lang) else DONE


def _names(text: str) -> list[str]:
    """What stands between commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


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

    what = Balance(game, seats or game_named(game).least, entrant(bot), games, seed, options_of(game, option))
    tables.tell_interpreted(lang)
    errand = Errand(lang, workers, ray, None, report, resume, fresh, quiet=json)
    measured = run(screen(), what, errand, markdown)
    if json:
        print_json([row.dump() for row in measured.rows])
    return BOT_FAILED if tables.tell_faults({bot: measured.faults}, lang) else DONE


def calibrate(
    lang: str, game: str, bot: str, players: str, seats: int, games: int, every: int, workers: int, ray: str,
    seed: int, option: list[str], report: Path | None, fit: Path | None, resume: Path | None, fresh: bool, json: bool,
) -> int:  # fmt: skip
    """Whether the chances that a bot says come true."""
    from kingcraft.arena.calibrate import Calibration
    from kingcraft.bots.words import entrant
    from kingcraft.terminal import tables
    from kingcraft.terminal.calibrate import run
    from kingcraft.terminal.errand import Errand

    count = seats or game_named(game).least
    options = options_of(game, option)
    seated = [entrant(name) for name in dict.fromkeys(_names(players) or [players])]
    whats = [Calibration(game, count, entrant(bot), each, games, every, seed, options) for each in seated]
    tables.tell_interpreted(lang)
    found = run(screen(), whats, Errand(lang, workers, ray, None, report, resume, fresh, quiet=json), fit)
    if json:
        print_json([each.dump() for each in found])
    failed = sum([Counter(each.faults) for each in found], Counter[str]())
    return BOT_FAILED if tables.tell_faults(failed, lang) else DONE


def review(
    lang: str, files: list[Path], samples: int, workers: int, ray: str, seed: int, html: Path | None, json: bool
) -> int:
    """Where games were won: what was luck, what was skill."""
    from kingcraft.lookback.work import Effort
    from kingcraft.terminal import tables
    from kingcraft.terminal.lookback import Review, dumped, run

    tables.tell_interpreted(lang)
    texts = [text_in(file) for path in files for file in records_in(path)]
    found = run(screen(), texts, Review(Effort(samples, samples, seed), workers, ray, html, lang, quiet=json))
    if json:
        print_json(dumped(found))
    return DONE


def train(
    lang: str, game: str, file: Path, seats: int, rounds: int, games: int, width: int, units: int,
    option: list[str], pack: Path | None,
) -> int:  # fmt: skip
    """Learns a bot's weights by self-play; goes on from what the file holds."""
    from kingcraft.bots import trainer_of
    from kingcraft.bots.lesson import Lesson
    from kingcraft.terminal import tables
    from kingcraft.terminal.errand import kept_in

    learner = game_named(game)
    seats = seats or learner.least
    options = options_of(game, option, pack)
    learner.settle(seats, options)
    trainer = trainer_of(game)
    rounds = rounds or trainer.rounds
    lesson = Lesson(games or trainer.games, width, units, options)
    _check_weights(file)
    tables.tell_interpreted(lang)
    if trainer.lost_units:
        tables.tell_lost_net(lang, file, trainer.lost_units(file, seats, rounds, lesson))
    with kept_in(lang, "cli-rounds-kept", file), tables.training(lang) as progress:
        played = trainer.train(file, seats, rounds, lesson, progress)
    told = "cli-trained" if played else "cli-net-before" if units else "cli-trained-before"
    screen().print(say(lang, told, file=str(file), game=game), markup=False)
    return DONE


def _check_weights(file: Path) -> None:
    """A folder for weights, before hours of play; BadOption for a name that nobody would take for weights later."""
    from kingcraft.arena.report import make_room
    from kingcraft.bots.words import WEIGHTS as ENDING

    if not file.name.endswith(ENDING):
        raise BadOption(Ruling("weights-name", facts={"file": str(file), "ending": ENDING}))
    make_room(file)


def bench(
    lang: str, game: str | None, seats: int, seconds: float, option: list[str], pack: Path | None, json: bool
) -> int:
    """How fast the engine is here."""
    from kingcraft.arena.bench import bench as measure
    from kingcraft.terminal import tables

    names = [game_named(game).name] if game else game_names()
    options = options_of(names[0], option, pack) if game else {}
    pairs = [(name, count) for name in names for count in _seat_counts(name, seats, bool(game))]
    tables.tell_interpreted(lang)
    with tables.progress(lang, len(pairs), quiet=json) as advance:
        rows = []
        for name, count in pairs:
            rows.append(measure(name, count, seconds, options))
            advance(1)
    if json:
        return print_json(rows)
    screen().print(tables.bench_table(rows, lang))
    return DONE


def _seat_counts(name: str, seats: int, strict: bool) -> list[int]:
    """The numbers of seats to measure a game with: all, or the one asked for, if the game has it."""
    game = game_named(name)
    if seats and strict:
        game.settle(seats, {})
    return [count for count in range(game.least, game.most + 1) if seats in (0, count)]


WORKERS: Final = Value("--workers", "number", "ladder-workers", 0, least=0)
RAY: Final = Value("--ray", "text", "ray", "")
REPORT: Final = Value("--report", "file", "report")
RESUME: Final = Value("--resume", "file", "resume-file")
FRESH: Final = Value("--fresh", "flag", "fresh", False)
"""What every errand takes."""

SIMULATE: Final = Command("simulate", simulate, (
    GAME, SEATS, Value("--games", "number", "games-count", 1000, least=1),
    Value("--bot", "text", "bot", "random"), Value("--workers", "number", "workers", 1, least=1), SEED,
    OPTION, PACK, WEIGHTS, Value("--out", "file", "out"), JSON,
))  # fmt: skip
LADDER: Final = Command("ladder", ladder, (
    GAME, Value("--bots", "text", "bots", required=True), SEATS,
    Value("--games", "number", "ladder-games", 1000, least=1),
    WORKERS, RAY, SEED,
    Value("--seconds", "decimal", "think-seconds", 0.0, above=0), OPTION, PACK,
    Value("--playouts", "number", "think-playouts", 0, least=1), WEIGHTS, Value("--csv", "file", "csv"),
    REPORT, RESUME,
    FRESH, Value("--records", "file", "records"), Value("--challenge", "flag", "challenge", False), JSON,
))  # fmt: skip
BALANCE: Final = Command("balance", balance, (
    GAME, Value("--bot", "text", "balance-bot", "knight"), SEATS,
    Value("--games", "number", "games-count", 1000, least=1),
    WORKERS, RAY, SEED,
    OPTION, REPORT, Value("--markdown", "file", "markdown"),
    RESUME, FRESH, JSON,
))  # fmt: skip
CALIBRATE: Final = Command("calibrate", calibrate, (
    GAME, Value("--bot", "text", "calibrate-bot", "king@100p"),
    Value("--players", "text", "calibrate-players", "knight"), SEATS,
    Value("--games", "number", "games-count", 200, least=1),
    Value("--every", "number", "calibrate-every", 10, least=1),
    WORKERS, RAY, SEED,
    OPTION, REPORT, Value("--fit", "file", "fit"),
    RESUME, FRESH, JSON,
))  # fmt: skip
REVIEW: Final = Command("review", review, (
    Value("files", "files", "review-files", required=True),
    Value("--samples", "number", "review-samples", 48, least=2),
    WORKERS, RAY, SEED, Value("--html", "file", "report"), JSON,
))  # fmt: skip
TRAIN: Final = Command("train", train, (
    GAME, Value("--file", "file", "weights", required=True), SEATS,
    Value("--rounds", "number", "rounds", 0, least=0), Value("--games", "number", "round-games", 0, least=0),
    Value("--width", "number", "width", 0, least=0),
    Value("--units", "number", "units", 0, least=0), OPTION, PACK,
))  # fmt: skip
BENCH: Final = Command("bench", bench, (
    Value("game", "text", "game"), SEATS, Value("--seconds", "decimal", "seconds", 2.0, least=0.1),
    OPTION, PACK, JSON,
))  # fmt: skip
