"""What commands have in common: values that many take, files and options as they are said, and printing."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingcraft.cli.exits import DONE
from kingcraft.core.options import texts_of
from kingcraft.core.reasons import reason_of
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.terminal.command import Value

if TYPE_CHECKING:
    from rich.console import Console

GAME: Final = Value("game", "text", "game", required=True)
FILE: Final = Value("file", "file", "file", required=True)
SEATS: Final = Value("--seats", "number", "seats", 0)
SEED: Final = Value("--seed", "number", "seed", 0)
OPTION: Final = Value("--option", "texts", "option", [], short="-o")
PACK: Final = Value("--pack", "file", "pack")
JSON: Final = Value("--json", "flag", "json", False)
WEIGHTS: Final = Value("--weights", "text", "use-weights", "")
DATABASE: Final = Value("--database", "text", "database", "")


def with_weights(bots: list[str], weights: str) -> list[str]:
    """Bots by name that have learned use this file, unless their name says another."""
    if not weights:
        return bots
    set_already = [bot.partition("@")[0] in ("me", "random", "page") or ".py:" in bot or ".json" in bot for bot in bots]
    return [bot if already else f"{bot}@{weights}" for bot, already in zip(bots, set_already, strict=True)]


def options_of(game: str, words: list[str], pack: Path | None = None) -> dict[str, str]:
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
        return texts_of(path)
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(path, error) from None


def text_in(file: Path) -> str:
    """A file's text, or why it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise _unreadable(file, error) from None


def records_in(path: Path) -> list[Path]:
    """A file, or all records of a folder."""
    return sorted(path.glob("*.txt")) if path.is_dir() else [path]


def _unreadable(file: Path, error: Exception) -> Refused:
    return Refused(Ruling("file-unreadable", facts={"file": str(file), "reason": reason_of(error)}))


def screen() -> "Console":
    """The terminal; rich is loaded only for whoever draws there."""
    from kingcraft.terminal.console import console

    return console()


def print_text(text: str) -> int:
    """Prints a text as it is."""
    sys.stdout.write(text + "\n")
    return DONE


def print_json(data: object) -> int:
    """Prints data for programs."""
    return print_text(json.dumps(data, indent=2, ensure_ascii=False))
