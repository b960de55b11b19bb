"""Kingcraft: Kingsburg and Kingdom Builder as a rules engine, a table and a simulator.

`kc.new("kingdom-builder", seats=3)` gives a table to play at; `kc.replay` and `kc.load` give one back.
"""

import operator
import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from kingcraft.core.chance import Dealer, seed_from
from kingcraft.core.pack import MOST_BYTES, MOST_ENTRIES
from kingcraft.core.record import Record, parse
from kingcraft.core.registry import Game, Option, announce, game_named, game_names, register
from kingcraft.core.ruling import BadOption, BadPosition, BadRecord, IllegalMove, NoUndo, Refused, Ruling
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream
from kingcraft.core.table import Table

if TYPE_CHECKING:
    from pathlib import Path

    from kingcraft.arena.public import ladder, simulate
    from kingcraft.bots.base import Bot
    from kingcraft.core.playout import playout
    from kingcraft.research.batch import batch

__version__ = "0.1.0"
_SHOWN: Final = 40
"""So much of a wrong value is shown."""

__all__ = [
    "CHANCE", "OVER", "BadOption", "BadPosition", "BadRecord", "Bot", "Dealer", "Game", "IllegalMove", "NoUndo",
    "Option", "Record", "Refused", "Ruling", "State", "Stream", "Table", "__version__", "announce", "batch",
    "game_named", "game_names", "ladder", "load", "new", "playout", "register", "replay", "simulate",
]  # fmt: skip


_LATER: Final = {
    "Bot": "kingcraft.bots.base", "batch": "kingcraft.research.batch", "ladder": "kingcraft.arena.public",
    "playout": "kingcraft.core.playout", "simulate": "kingcraft.arena.public",
}  # fmt: skip
"""Names that are imported when somebody asks for them: bots and arena take longer than all the rest."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def new(
    game: str,
    seats: SupportsIndex,
    seed: SupportsIndex | None = None,
    salts: list[str] | None = None,
    **options: object,
) -> Table:
    """A new table. The same seed and options give the same game; without a seed nobody can know the dice."""
    count = _whole("seats", seats)
    wanted = {name: _option_text(game, name, value) for name, value in options.items()}
    settled = game_named(game).settle(count, wanted)
    return Table(Record(game, count, settled), Dealer(_seed_bytes(seed), salts))


def replay(text: str, seed: SupportsIndex | None = None) -> Table:
    """The table that a record tells of. Unfinished records hold no seed: give one to let a dealer play on."""
    if not isinstance(text, str):
        raise BadRecord(Ruling("argument-record", facts={"value": repr(text)[:_SHOWN]}))
    record = parse(text)
    if seed is not None:
        return Table(record, Dealer(_seed_bytes(seed), record.salts))
    dealer = Dealer(bytes.fromhex(record.seed), record.salts) if record.seed else None
    return Table(record, dealer)


def load(position: dict[str, object], seed: SupportsIndex | None = None) -> Table:
    """A table that starts from a position set up by hand, as `State.dump` writes it."""
    if not isinstance(position, dict):
        raise BadPosition(Ruling("argument-position", facts={"value": repr(position)[:_SHOWN]}))
    seats = position.get("seats")
    record = Record(str(position.get("game")), seats if isinstance(seats, int) else 0, {})
    record.position = position
    return Table(record, Dealer(_seed_bytes(seed)))


def _seed_bytes(seed: SupportsIndex | None) -> bytes:
    return os.urandom(32) if seed is None else seed_from(_whole("seed", seed))


def _whole(name: str, value: SupportsIndex) -> int:
    """A whole number of any library; what is none is refused by the name of the argument."""
    try:
        return operator.index(value)
    except TypeError:
        raise BadOption(Ruling("argument-whole", facts={"name": name, "value": repr(value)[:_SHOWN]})) from None


def _option_text(game: str, name: str, value: object) -> str:
    """An option as a record holds it: lists are words with spaces between, a path is a file or folder to read."""
    if isinstance(value, os.PathLike):
        from pathlib import Path

        return game_named(game).from_files(name, texts_of(Path(value)))
    return " ".join([str(word) for word in value]) if isinstance(value, list | tuple) else str(value)


def texts_of(path: "Path") -> dict[str, str]:
    """The text of a file, or those of the TOML files of a folder, by their names."""
    if not path.is_dir():
        return {path.name: _text(path)}
    return {file.name: _text(file) for file in sorted(path.glob("*.toml"))[:MOST_ENTRIES]}


def _text(file: "Path") -> str:
    """A file's text; of one that is far too long no more than shows it."""
    with file.open(encoding="utf-8") as opened:
        return opened.read(MOST_BYTES + 1)


announce("kingdom-builder", "kingcraft.kingdom_builder.game", "KingdomBuilder")
announce("kingsburg", "kingcraft.kingsburg.game", "Kingsburg")
