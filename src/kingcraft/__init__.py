"""Kingcraft: Kingsburg and Kingdom Builder as a rules engine, a table and a simulator.

`kc.new("kingdom-builder", seats=3)` gives a table to play at; `kc.replay` and `kc.load` give one back.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from kingcraft.core.chance import Dealer, seed_from
from kingcraft.core.options import SHOWN, spelled, whole
from kingcraft.core.record import Record, parse
from kingcraft.core.registry import Game, Option, announce, game_named, game_names, register
from kingcraft.core.replay import dealer_of, first_state
from kingcraft.core.ruling import BadOption, BadPosition, BadRecord, IllegalMove, NoUndo, Refused, Ruling
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream
from kingcraft.core.table import Table

if TYPE_CHECKING:
    from kingcraft.arena.public import ladder, simulate
    from kingcraft.bots.base import Bot
    from kingcraft.core.playout import playout
    from kingcraft.research.batch import batch

__version__ = "0.1.0"

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
    count = whole("seats", seats)
    rules = game_named(game)
    settled = rules.settle(count, spelled(rules, options))
    return Table(Record(game, count, settled), Dealer(_seed_bytes(seed), salts))


def replay(text: str, seed: SupportsIndex | None = None) -> Table:
    """The table that a record tells of. Unfinished records hold no seed: give one to let a dealer play on."""
    if not isinstance(text, str):
        raise BadRecord(Ruling("argument-record", facts={"value": repr(text)[:SHOWN]}))
    record = parse(text)
    if seed is not None:
        return Table(record, dealer_of(record, _seed_bytes(seed)))
    dealer = dealer_of(record, bytes.fromhex(record.seed)) if record.seed else None
    return Table(record, dealer)


def load(position: dict[str, object], seed: SupportsIndex | None = None) -> Table:
    """A table that starts from a position set up by hand, as `State.dump` writes it."""
    if not isinstance(position, dict):
        raise BadPosition(Ruling("argument-position", facts={"value": repr(position)[:SHOWN]}))
    seats = position.get("seats")
    record = Record(str(position.get("game")), seats if isinstance(seats, int) else 0, {})
    record.position = position
    first_state(record).check_supply()
    return Table(record, Dealer(_seed_bytes(seed)))


def _seed_bytes(seed: SupportsIndex | None) -> bytes:
    return os.urandom(32) if seed is None else seed_from(whole("seed", seed))


announce("kingdom-builder", "kingcraft.kingdom_builder.game", "KingdomBuilder")
announce("kingsburg", "kingcraft.kingsburg.game", "Kingsburg")
