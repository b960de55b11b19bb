"""A digest of the code that decides how a game goes, so that results are never mixed with those of other code."""

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

SUFFIXES = (".py", ".toml", ".json")


@cache
def code_digest(game: str) -> str:
    """The SHA-256 of the sources of the core, a game, the bots and their weights; the same compiled or not."""
    package, folder = files("kingcraft"), game.replace("-", "_")
    shared = [entry for name in ("core", "bots") for entry in _inside(package / name) if entry.is_file()]
    hasher = hashlib.sha256()
    for entry in (*shared, package / folder, package / "bots" / folder):
        _feed(hasher, entry)
    return hasher.hexdigest()[:16]


def _inside(folder: Traversable) -> list[Traversable]:
    """What a folder holds, in the order of the names; a game from elsewhere has no folder here."""
    return sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []


def _feed(hasher: "hashlib._Hash", entry: Traversable) -> None:
    """Adds a file, or all files of a folder."""
    for inner in _inside(entry):
        _feed(hasher, inner)
    if entry.name.endswith(SUFFIXES):
        hasher.update(f"{entry.name}\0".encode() + entry.read_bytes().replace(b"\r\n", b"\n"))
