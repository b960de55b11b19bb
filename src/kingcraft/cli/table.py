"""Commands of whoever plays: the games there are, their rules, a game in the terminal, records."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import kingcraft as kc
from kingcraft.cli.exits import BOT_FAILED, DONE, NOT_GENUINE, UNFINISHED
from kingcraft.cli.said import (
    FILE,
    GAME,
    JSON,
    OPTION,
    PACK,
    WEIGHTS,
    options_of,
    print_json,
    print_text,
    screen,
    text_in,
    with_weights,
)
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadRecord, Refused, Ruling
from kingcraft.core.speech import Word
from kingcraft.locales import listing, say
from kingcraft.terminal.command import Command, Value
from kingcraft.terminal.language import language_said

if TYPE_CHECKING:
    from kingcraft.core.verify import Verified


def play(
    lang: str, game: str | None, players: str, seed: int | None, option: list[str], pack: Path | None,
    save: Path | None, weights: str,
) -> int:  # fmt: skip
    """A game in the terminal."""
    from kingcraft.terminal.play import begin, choose_game, choose_players

    console = screen()
    name = game or choose_game(console, lang)
    seats = [player.strip() for player in players.split(",")] if players else choose_players(console, name, lang)
    table = kc.new(name, len(seats), seed, None, **options_of(name, option, pack))
    return DONE if begin(console, table, with_weights(seats, weights), lang, save) else BOT_FAILED


def resume(lang: str, which: str | None, json: bool) -> int:
    """Lists the games that were left, or goes on with one of them."""
    from kingcraft.terminal.kept import kept_games, kept_named
    from kingcraft.terminal.play import go_on
    from kingcraft.terminal.tables import kept_data, kept_table

    if which is not None:
        said = lang if language_said(sys.argv[1:]) else None
        return DONE if go_on(screen(), kept_named(which), said) else BOT_FAILED
    if json:
        print_json(kept_data(kept_games()))
    elif kept_games():
        screen().print(kept_table(kept_games(), lang))
        screen().print(say(lang, "cli-resume-how"))
    else:
        screen().print(say(lang, "cli-resume-none"))
    return DONE


def games(lang: str, json: bool) -> int:
    """Lists the games, their seats and their options."""
    from kingcraft.terminal import tables

    if json:
        return print_json(tables.games_data())
    screen().print(tables.games_table(lang))
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
    console, text = screen(), book(name, lang, chosen)
    if not console.is_terminal:
        return print_text(text.rstrip())
    console.print(Markdown(text))
    return DONE


def replay(lang: str, file: Path, seat: str, all: bool) -> int:
    """Steps through a record."""
    from kingcraft.terminal.replay import walk

    walk(screen(), kc.replay(text_in(file)).record, seat, all, lang)
    return DONE


def verify(lang: str, file: Path, salt: str | None, draws: str, json: bool) -> int:
    """Recomputes every die and draw of a record; one that does not hold is told apart from one that is not there."""
    from kingcraft.core.record import parse
    from kingcraft.core.verify import verify as verify_record

    if salt is not None and not salt.strip():
        # A variable of the shell that was never set must not pass for a number that was checked.
        raise Refused(Ruling("verify-salt-empty"))
    text = text_in(file)
    try:
        checked = verify_record(parse(text), salt or "", draws)
    except BadRecord as error:
        if json:
            print_json([{"genuine": False, "ruling": error.ruling.dump(), "reason": error.ruling.text(lang)}])
        print(say(lang, "cli-not-genuine", reason=error.ruling.text(lang)), file=sys.stderr)  # noqa: T201
        return NOT_GENUINE
    if json:
        print_json([_verified_data(checked)])
        return DONE if checked.finished else UNFINISHED
    if checked.finished:
        scores = " ".join(str(score) for score in checked.result)
        commitment, moves, dealt = checked.commitment, checked.moves, checked.dealt
        screen().print(say(lang, "cli-verified", scores=scores, moves=moves, dealt=dealt, commitment=commitment))
    else:
        screen().print(say(lang, "cli-genuine-so-far", moves=checked.moves, dealt=checked.dealt))
    for line in _contributions(checked, lang):
        screen().print(line)
    if draws:
        screen().print(say(lang, "cli-verify-draws"))
    return DONE if checked.finished else UNFINISHED


def _verified_data(checked: "Verified") -> dict[str, object]:
    """What was verified, as plain JSON."""
    found = {"finished": checked.finished, "moves": checked.moves, "dealt": checked.dealt}
    asked = {"place": checked.place or None, "seat": checked.seat or None, "checked": checked.place > 0}
    salts = {"count": len(checked.salts), "promised": checked.promised, "silent": checked.silent, **asked}
    shared = {"commitment": checked.commitment, "result": checked.result}
    return {"genuine": True, **found, **shared, "salts": salts}


def _contributions(checked: "Verified", lang: str) -> list[str]:
    """What is known of the numbers that the players added to the dice."""
    if not checked.salts and not checked.silent:
        return [say(lang, "cli-verify-no-salts")]
    said = []
    if checked.seat:
        said.append(say(lang, "cli-verify-salt-seat", seat=checked.seat))
    elif checked.place:
        said.append(say(lang, "cli-verify-salt-place", place=checked.place, count=len(checked.salts)))
    said.append(say(lang, "cli-verify-shown" if checked.place else "cli-verify-unchecked"))
    if checked.salts and not checked.promised:
        said.append(say(lang, "cli-verify-unpromised"))
    if checked.silent:
        said.append(say(lang, "cli-verify-silent", seats=listing(lang, checked.silent), count=len(checked.silent)))
    return said


PLAY: Final = Command("play", play, (
    Value("game", "text", "game"), Value("--players", "text", "players", ""), Value("--seed", "number", "seed"),
    OPTION, PACK, Value("--save", "file", "save"), WEIGHTS,
))  # fmt: skip
RESUME: Final = Command("resume", resume, (Value("which", "text", "which"), JSON))
GAMES: Final = Command("games", games, (JSON,))
RULES: Final = Command("rules", rules, (GAME, Value("part", "text", "part")))
REPLAY: Final = Command("replay", replay, (
    FILE, Value("--seat", "text", "seat", ""), Value("--all", "flag", "all", False),
))  # fmt: skip
VERIFY: Final = Command("verify", verify, (
    FILE, Value("--salt", "text", "salt"), Value("--draws", "text", "draws", ""), JSON,
))  # fmt: skip
