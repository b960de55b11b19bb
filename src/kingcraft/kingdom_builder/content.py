"""The boards, tiles and cards as their files tell them, each in its set; and boards that people add."""

import tomllib
from importlib.resources import files
from typing import Final

from kingcraft.core.entries import Entry, entries
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.kingdom_builder.effects import COUNTS, KINDS, LETTERS, NONSENSE, PLACES

BOARD_SIDE: Final = 10
LEAST_LAND: Final = 41
"""Hexes to build on that a board must have: so any four have room for all settlements of four seats."""
MOST_SPECIALS: Final = 15
"""Locations and castles that a board may have: those of four boards are bits of one machine integer."""
PROVENANCES: Final = ("published", "single-source", "house")
"""How sure a piece is: facts confirmed, told by one source, or designed by this project or by a player."""
RESERVED: Final = ("build", "end", "give-up", "draw", "card", "first", "board")
"""Words of the notation, which no tile may be called."""
PACK: Final = "pack"
"""The set of what people add."""


class Board:
    """A quarter of the map as printed."""

    def __init__(self, id: str, set: str, tile: str, rows: list[str], provenance: str) -> None:
        self.id = id
        self.set = set
        self.tile = tile
        self.rows = rows
        self.provenance = provenance


class Tile:
    """A kind of location tile: whether it builds or moves, and where to."""

    def __init__(self, id: str, set: str, kind: str, where: str, provenance: str) -> None:
        self.id = id
        self.set = set
        self.kind = kind
        self.where = where
        self.provenance = provenance


class Card:
    """A kingdom card: what it counts, and the gold for each; `second` only where ranks count."""

    def __init__(self, id: str, set: str, counts: str, gold: int, second: int, provenance: str) -> None:
        self.id = id
        self.set = set
        self.counts = counts
        self.gold = gold
        self.second = second
        self.provenance = provenance


class Content:
    """All pieces there are, of every set, in the order of their files; `castle_gold` is for each castle touched."""

    def __init__(self, boards: list[Board], tiles: list[Tile], cards: list[Card], castle_gold: int) -> None:
        self.boards = boards
        self.tiles = tiles
        self.cards = cards
        self.castle_gold = castle_gold

    def sets(self) -> list[str]:
        """The names of the sets, in the order in which pieces name them."""
        named = [piece.set for piece in self.boards]
        named += [piece.set for piece in self.tiles] + [piece.set for piece in self.cards]
        return list(dict.fromkeys(named))


def read_content(boards: str, tiles: str, cards: str) -> Content:
    """The content of three TOML texts; BadOption names file, entry and field of what cannot be."""
    card_data = _toml("cards.toml", cards)
    castle = Entry("cards.toml", "castle", card_data.get("castle"), ("gold", "provenance"))
    castle.word("provenance", PROVENANCES)
    found_tiles = [_tile(entry) for entry in entries("tiles.toml", "tile", _toml("tiles.toml", tiles), _TILE)]
    ids = [tile.id for tile in found_tiles]
    return Content(
        [_board(entry, ids) for entry in entries("boards.toml", "board", _toml("boards.toml", boards), _BOARD)],
        found_tiles,
        [_card(entry) for entry in entries("cards.toml", "card", card_data, _CARD)],
        castle.number("gold", 0, 100),
    )


def shipped() -> Content:
    """The content of the files that come with the game."""
    folder = files(__package__) / "content"
    boards, tiles, cards = (
        (folder / f"{name}.toml").read_text(encoding="utf-8") for name in ("boards", "tiles", "cards")
    )
    return read_content(boards, tiles, cards)


def read_boards(text: str, tiles: list[str]) -> list[Board]:
    """The boards of somebody's TOML file, for these tiles; BadOption names the board, row and column that cannot be."""
    return [_board(entry, tiles, PACK) for entry in entries(PACK, "board", _toml(PACK, text), _BOARD)]


def write_pack(boards: list[Board]) -> str:
    """Boards on one line, as the option `pack` holds them."""
    return "; ".join([f"{board.id} {board.tile} {'/'.join(board.rows)}" for board in boards])


def read_pack(text: str, tiles: list[str], taken: list[str]) -> list[Board]:
    """The boards of the option `pack`, for these tiles, none of a name that is taken; BadOption for what cannot be."""
    boards: list[Board] = []
    for part in text.split("; "):
        words = part.split(" ")
        if len(words) != 3:
            raise BadOption(Ruling("kingdom-builder-pack", facts={"detail": part}))
        data = {"id": words[0], "tile": words[1], "rows": words[2].split("/")}
        board = _board(Entry(PACK, "board", data, _BOARD), tiles, PACK)
        if board.id in taken:
            raise _bad_board(board.id, "kingdom-builder-board-twice")
        taken = [*taken, board.id]
        boards.append(board)
    return boards


def _board(entry: Entry, tiles: list[str], unsaid_set: str | None = None) -> Board:
    """A board of a file, or of a pack that says neither set nor provenance."""
    id, rows = str(entry.data.get("id")), entry.data.get("rows")
    if not id.isascii() or not id.replace("-", "").isalnum() or id != id.lower():
        raise _bad_board(id, "kingdom-builder-board-id")
    tile = str(entry.data.get("tile"))
    if tile not in tiles:
        raise _bad_board(id, "kingdom-builder-board-tile", tile=tile)
    if not isinstance(rows, list) or len(rows) != BOARD_SIDE:
        raise _bad_board(id, "kingdom-builder-board-rows", count=len(rows) if isinstance(rows, list) else 0)
    for number, row in enumerate(rows, 1):
        _check_row(id, number, row)
    _check_land(id, "".join(rows))
    provenance = entry.word("provenance", PROVENANCES, unsaid_set and "house")
    return Board(id, entry.text("set", unsaid_set), tile, rows, provenance)


def _check_row(id: str, number: int, row: object) -> None:
    text = row if isinstance(row, str) else ""
    for column, letter in enumerate(text[:BOARD_SIDE], 1):
        if letter not in LETTERS:
            raise _bad_board(id, "kingdom-builder-board-letter", row=number, column=column, letter=letter)
    if len(text) != BOARD_SIDE:
        column = min(len(text), BOARD_SIDE) + 1
        raise _bad_board(id, "kingdom-builder-board-row", row=number, column=column, count=len(text))


def _check_land(id: str, letters: str) -> None:
    room = sum([letters.count(letter) for letter in LETTERS[:5]])
    if room < LEAST_LAND:
        raise _bad_board(id, "kingdom-builder-board-land", room=room, needed=LEAST_LAND)
    specials = sum([letters.count(letter) for letter in LETTERS[7:]])
    if specials > MOST_SPECIALS:
        raise _bad_board(id, "kingdom-builder-board-specials", count=specials, most=MOST_SPECIALS)


def _bad_board(board: str, id: str, **facts: object) -> BadOption:
    return BadOption(Ruling(id, facts={"board": board, **facts}))


def _tile(entry: Entry) -> Tile:
    kind = entry.word("kind", KINDS)
    fitting = [place for place in PLACES if (kind, place) not in NONSENSE]
    where = entry.word("where", fitting)
    if entry.text("id") in RESERVED:
        raise entry.bad("entry-reserved", "id", value=entry.text("id"))
    return Tile(entry.text("id"), entry.text("set"), kind, where, entry.word("provenance", PROVENANCES))


def _card(entry: Entry) -> Card:
    counts = entry.word("counts", COUNTS)
    second = entry.number("second", 0, 100) if counts == "sector-ranks" else entry.number("second", 0, 0, 0)
    gold = entry.number("gold", 1, 100)
    return Card(entry.text("id"), entry.text("set"), counts, gold, second, entry.word("provenance", PROVENANCES))


def _toml(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(Ruling("kingdom-builder-pack", facts={"detail": f"{file}: {error}"})) from None


_BOARD: Final = ("id", "set", "tile", "rows", "provenance")
_TILE: Final = ("id", "set", "kind", "where", "provenance")
_CARD: Final = ("id", "set", "counts", "gold", "second", "provenance")
