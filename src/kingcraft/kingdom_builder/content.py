"""The boards, tiles and cards as their files tell them, and boards that people add."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from kingcraft.core.ruling import BadOption, Ruling

LETTERS: Final = "GFTCDWMKL"
"""The letters of a board: five kinds of land, water, mountain, castle, location."""
TERRAINS: Final = ("grass", "flowers", "forest", "canyon", "desert", "water", "mountain", "castle", "location")
BOARD_SIDE: Final = 10
LEAST_LAND: Final = 41
"""Hexes to build on that a board must have: so any four have room for all settlements of four seats."""
KINDS: Final = ("build", "move")
PLACES: Final = (*TERRAINS[:6], "card", "edge", "line", "jump")
"""Where a tile lets one place a settlement."""
COUNTS: Final = (
    "near-water", "near-mountain", "near-special", "linked-specials", "lines", "best-line", "groups",
    "pairs-in-group", "weakest-sector", "sector-ranks",
)  # fmt: skip
"""What a kingdom card counts."""


class Board:
    """A quarter of the map as printed."""

    def __init__(self, id: str, tile: str, rows: list[str], provenance: str) -> None:
        self.id = id
        self.tile = tile
        self.rows = rows
        self.provenance = provenance


class Tile:
    """A kind of location tile: the message of its name, whether it builds or moves, and where to."""

    def __init__(self, id: str, name: str, kind: str, where: str, provenance: str) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.where = where
        self.provenance = provenance


class Card:
    """A kingdom card: what it counts, and the gold for each; `second` only where ranks count."""

    def __init__(self, id: str, counts: str, gold: int, second: int, provenance: str) -> None:
        self.id = id
        self.counts = counts
        self.gold = gold
        self.second = second
        self.provenance = provenance


def read_boards(text: str) -> list[Board]:
    """The boards of a TOML file; BadOption names the board, row and column that cannot be."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(Ruling("kingdom-builder-pack", facts={"detail": str(error)})) from None
    entries = data.get("board")
    if not isinstance(entries, list) or not entries:
        raise BadOption(Ruling("kingdom-builder-pack", facts={"detail": "[[board]]"}))
    return [_read_board(entry) for entry in entries]


def write_pack(boards: list[Board]) -> str:
    """Boards on one line, as the option `pack` holds them."""
    return "; ".join([f"{board.id} {board.tile} {'/'.join(board.rows)}" for board in boards])


def read_pack(text: str) -> list[Board]:
    """The boards of the option `pack`, BadOption for what cannot be."""
    boards: list[Board] = []
    for part in text.split("; "):
        words = part.split(" ")
        if len(words) != 3:
            raise BadOption(Ruling("kingdom-builder-pack", facts={"detail": part}))
        entry = {"id": words[0], "tile": words[1], "rows": words[2].split("/"), "provenance": "house"}
        boards.append(_read_board(entry))
    known = [board.id for board in BOARDS]
    for board in boards:
        if board.id in known:
            raise _bad_board(board.id, "kingdom-builder-board-twice")
        known.append(board.id)
    return boards


def _read_board(entry: Any) -> Board:
    fields = entry if isinstance(entry, dict) else {}
    id, tile, rows = fields.get("id"), fields.get("tile"), fields.get("rows")
    if not isinstance(id, str) or not id.isascii() or not id.replace("-", "").isalnum() or id != id.lower():
        raise _bad_board(str(id), "kingdom-builder-board-id")
    if tile not in [known.id for known in TILES]:
        raise _bad_board(id, "kingdom-builder-board-tile", tile=str(tile))
    if not isinstance(rows, list) or len(rows) != BOARD_SIDE:
        raise _bad_board(id, "kingdom-builder-board-rows", count=len(rows) if isinstance(rows, list) else 0)
    for number, row in enumerate(rows, 1):
        _check_row(id, number, row)
    room = sum([row.count(letter) for row in rows for letter in LETTERS[:5]])
    if room < LEAST_LAND:
        raise _bad_board(id, "kingdom-builder-board-land", room=room, needed=LEAST_LAND)
    return Board(id, tile, rows, str(fields.get("provenance", "house")))


def _check_row(id: str, number: int, row: object) -> None:
    text = row if isinstance(row, str) else ""
    for column, letter in enumerate(text[:BOARD_SIDE], 1):
        if letter not in LETTERS:
            raise _bad_board(id, "kingdom-builder-board-letter", row=number, column=column, letter=letter)
    if len(text) != BOARD_SIDE:
        column = min(len(text), BOARD_SIDE) + 1
        raise _bad_board(id, "kingdom-builder-board-row", row=number, column=column, count=len(text))


def _bad_board(board: str, id: str, **facts: object) -> BadOption:
    return BadOption(Ruling(id, facts={"board": board, **facts}))


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "content" / name).read_text(encoding="utf-8"))


def _tile(entry: dict[str, str]) -> Tile:
    tile = Tile(entry["id"], entry["name"], entry["kind"], entry["where"], entry["provenance"])
    if tile.kind not in KINDS or tile.where not in PLACES or (tile.kind, tile.where) in _NONSENSE:
        raise ValueError(f"tiles.toml: {tile.id}: {tile.kind} {tile.where}")
    return tile


def _card(entry: dict[str, Any]) -> Card:
    card = Card(entry["id"], entry["counts"], entry["gold"], entry.get("second", 0), entry["provenance"])
    if card.counts not in COUNTS:
        raise ValueError(f"cards.toml: {card.id}: {card.counts}")
    return card


_NONSENSE: Final = (("build", "jump"), ("move", "line"))
TILES: Final[list[Tile]] = [_tile(entry) for entry in _load("tiles.toml")["tile"]]
BOARDS: Final[list[Board]] = [_read_board(entry) for entry in _load("boards.toml")["board"]]
CARDS: Final[list[Card]] = [_card(entry) for entry in _load("cards.toml")["card"]]
CASTLE_GOLD: Final[int] = _load("cards.toml")["castle"]["gold"]
