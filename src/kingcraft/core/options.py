"""Options as people give them in Python: texts, lists of words, paths to what is kept in files."""

import operator
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, SupportsIndex

from kingcraft.core.pack import MOST_BYTES, MOST_ENTRIES, PACK
from kingcraft.core.registry import Game
from kingcraft.core.ruling import BadOption, Ruling

SHOWN: Final = 40
"""So much of a wrong value is shown."""
_FILE: Final = ".toml"


def spelled(game: Game, options: Mapping[str, object]) -> dict[str, str]:
    """Options as a record holds them: lists are words with spaces between, a path is a file or folder to read."""
    return {name: _spelled(game, name, value) for name, value in options.items()}


def _spelled(game: Game, name: str, value: object) -> str:
    if isinstance(value, os.PathLike):
        return game.from_files(name, texts_of(Path(value)))
    if name == PACK and isinstance(value, str) and value.endswith(_FILE):
        return game.from_files(name, texts_of(Path(value)))
    return " ".join([str(word) for word in value]) if isinstance(value, list | tuple) else str(value)


def texts_of(path: Path) -> dict[str, str]:
    """The text of a file, or those of the TOML files of a folder, by their names."""
    if not path.is_dir():
        return {path.name: _text(path)}
    return {file.name: _text(file) for file in sorted(path.glob("*.toml"))[:MOST_ENTRIES]}


def _text(file: Path) -> str:
    """A file's text; of one that is far too long no more than shows it."""
    with file.open(encoding="utf-8") as opened:
        return opened.read(MOST_BYTES + 1)


def whole(name: str, value: SupportsIndex, least: int | None = None) -> int:
    """A whole number of any library; what is none, or too small, is refused by the name of the argument."""
    try:
        number = operator.index(value)
    except TypeError:
        raise BadOption(Ruling("argument-whole", facts={"name": name, "value": repr(value)[:SHOWN]})) from None
    if least is not None and number < least:
        raise BadOption(Ruling("word-least", facts={"word": name, "least": least, "text": str(number)}))
    return number
