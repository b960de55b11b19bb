"""Binding: ties the dice of an online game to its match and its set-up, so that no proof fits another game.

`setup` is one line of JSON. It is written down before the first move and never rewritten, so that its hash is the
hash of that very text. A game without one is bound to nothing, as every game was before there were bindings.
"""

import hashlib
import json
from typing import Final

from kingcraft.core.pack import PACK, short_name

VERSION: Final = 2
"""The version of the proof whose records have a set-up line."""


def setup_text(match: str, game: str, seats: int, options: dict[str, str]) -> str:
    """The set-up of an online game as one line: which match, which game, for how many, with which options."""
    facts = {"proof": VERSION, "match": match, "game": game, "seats": seats, "options": shortened(options)}
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


def shortened(options: dict[str, str]) -> dict[str, str]:
    """Options with a pack by its name and hash alone; the hash binds its content."""
    return {**options, PACK: short_name(options[PACK])} if PACK in options else options


def binding_of(setup: str, position: dict[str, object] | None) -> str:
    """The SHA-256 that commitment and draws are bound to; empty for a game without a set-up line."""
    if not setup:
        return ""
    return sha256(f"{setup}\n{position_hash(position)}")


def position_hash(position: dict[str, object] | None) -> str:
    """The SHA-256 of a first position as a record writes it; empty if the game started from the beginning."""
    return "" if position is None else sha256(position_text(position))


def position_text(position: dict[str, object]) -> str:
    """A position as the line of a record."""
    return json.dumps(position, ensure_ascii=False)


def sha256(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()
