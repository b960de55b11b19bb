"""The boards, tiles and cards as their files tell them, each in its set; and boards that people add."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from kingcraft.core.entries import (
    LETTERS as LETTERS_OF_NAMES,
)
from kingcraft.core.entries import (
    MOST_NAME,
    Entry,
    Field,
    Listed,
    Name,
    OneOf,
    Whole,
    entries,
    no_twins,
    tables,
)
from kingcraft.core.pack import MAY_BE_NAMED, NAMED, PACK
from kingcraft.kingdom_builder.action import MOST_TILES
from kingcraft.kingdom_builder.counting import COUNTS
from kingcraft.kingdom_builder.effects import KINDS as WAYS
from kingcraft.kingdom_builder.effects import LETTERS, NONSENSE, PLACES
from kingcraft.kingdom_builder.hexes import hex_named

BOARD_SIDE: Final = 10
LEAST_LAND: Final = 41
"""Hexes to build on that a board must have: so any four have room for all settlements of four seats."""
MOST_SPECIALS: Final = 15
"""Locations and castles that a board may have: those of four boards are bits of one machine integer."""
PROVENANCES: Final = ("published", "single-source", "house")
"""How sure a piece is: facts confirmed, told by one source, or designed by this project or by a player."""
RESERVED: Final = ("build", "end", "give-up", "draw", "card", "first", "board")
"""Words of the notation, which no tile may be called."""


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
    texts = {"boards.toml": boards, "tiles.toml": tiles, "cards.toml": cards}
    found = [entry for file, text in texts.items() for entry in entries(tables(text, file), file, {**KINDS, **CASTLE})]
    return gathered(found)


@cache
def shipped_entries() -> list[Entry]:
    """The entries of the files that come with the game."""
    folder = files("kingcraft.kingdom_builder") / "content"
    found: list[Entry] = []
    for file in ("boards.toml", "tiles.toml", "cards.toml"):
        found += entries(tables((folder / file).read_text(encoding="utf-8"), file), file, {**KINDS, **CASTLE})
    return found


@cache
def shipped() -> Content:
    """The content of the files that come with the game."""
    return gathered(shipped_entries())


def gathered(found: list[Entry]) -> Content:
    """Entries as one content: no two of a kind have one id, and every board has its tile."""
    castles = [entry for entry in found if entry.kind == "castle"]
    for kind in KINDS:
        no_twins([entry for entry in found if entry.kind == kind])
    tiles = [entry for entry in found if entry.kind == "tile"]
    for entry in found:
        if entry.kind == "board":
            OneOf([tile.id for tile in tiles]).check(entry, "tile", entry.data["tile"])
    if len(tiles) > MOST_TILES:
        raise tiles[int(MOST_TILES)].refused("entry-many", "id", count=len(tiles), most=int(MOST_TILES))
    return Content(
        [_board(entry) for entry in found if entry.kind == "board"],
        [_tile(entry) for entry in tiles],
        [_card(entry) for entry in found if entry.kind == "card"],
        int(castles[0].data["gold"]),
    )


def read_boards(text: str, tiles: list[str]) -> list[Board]:
    """The boards of somebody's TOML file, for these tiles; BadOption names the board, row and column that cannot be."""
    data = tables(text, PACK)
    for one in data.get("board", []) if isinstance(data.get("board"), list) else []:
        if isinstance(one, dict):
            one.update({"set": PACK, "provenance": one.get("provenance", "house")})
    found = entries(data, PACK, {"board": KINDS["board"]})
    no_twins(found)
    return [_known_board(entry, tiles) for entry in found]


def write_pack(boards: list[Board]) -> str:
    """Boards on one line, as the option `pack` holds them."""
    return "; ".join([f"{board.id} {board.tile} {'/'.join(board.rows)}" for board in boards])


def read_pack(text: str, tiles: list[str], taken: list[str]) -> list[Board]:
    """The boards of the option `pack`, for these tiles, none of a name that is taken; BadOption for what cannot be."""
    boards: list[Board] = []
    for part in text.split("; "):
        words = part.split(" ")
        data: dict[str, Any] = {"id": words[0], "set": PACK, "provenance": "house"}
        entry = Entry("board", PACK, data)
        if len(words) != 3 or any([letter not in LETTERS_OF_NAMES for letter in words[0]]):
            raise entry.refused("entry-name", "id", value=words[0][:MOST_NAME], most=MOST_NAME)
        data.update({"tile": words[1], "rows": words[2].split("/")})
        if entry.id in taken:
            raise entry.refused("entry-twin", "id", value=entry.id, other="boards.toml")
        taken = [*taken, entry.id]
        boards.append(_known_board(entry, tiles))
    return boards


def _known_board(entry: Entry, tiles: list[str]) -> Board:
    OneOf(tiles).check(entry, "tile", entry.data["tile"])
    return _board(entry)


def _board(entry: Entry) -> Board:
    rows = entry.data["rows"]
    if len(rows) != BOARD_SIDE:
        raise entry.refused("kingdom-builder-board-rows", "rows", count=len(rows))
    for number, row in enumerate(rows, 1):
        _check_row(entry, number, row)
    _check_land(entry, "".join(rows))
    return Board(entry.id, entry.set, str(entry.data["tile"]), rows, entry.provenance)


def _check_row(entry: Entry, number: int, row: object) -> None:
    text = row if isinstance(row, str) else ""
    place = f"rows.{number}"
    for column, letter in enumerate(text[:BOARD_SIDE], 1):
        if letter not in LETTERS:
            raise entry.refused("kingdom-builder-board-letter", place, row=number, column=column, letter=letter)
    if len(text) != BOARD_SIDE:
        column = min(len(text), BOARD_SIDE) + 1
        raise entry.refused("kingdom-builder-board-row", place, row=number, column=column, count=len(text))


def _check_land(entry: Entry, letters: str) -> None:
    room = sum([letters.count(letter) for letter in LETTERS[:5]])
    if room < LEAST_LAND:
        raise entry.refused("kingdom-builder-board-land", "rows", room=room, needed=LEAST_LAND)
    specials = sum([letters.count(letter) for letter in LETTERS[7:]])
    if specials > MOST_SPECIALS:
        raise entry.refused("kingdom-builder-board-specials", "rows", count=specials, most=MOST_SPECIALS)


def _tile(entry: Entry) -> Tile:
    kind, where = str(entry.data["kind"]), str(entry.data["where"])
    OneOf([place for place in PLACES if (kind, place) not in NONSENSE]).check(entry, "where", where)
    if entry.id in RESERVED or hex_named(entry.id) >= 0:
        raise entry.refused("entry-reserved", "id", value=entry.id)
    return Tile(entry.id, entry.set, kind, where, entry.provenance)


def _card(entry: Entry) -> Card:
    counts, second = str(entry.data["counts"]), int(entry.data.get("second", 0))
    if (counts == "sector-ranks") != ("second" in entry.data):
        if counts == "sector-ranks":
            raise entry.refused("entry-missing", "second")
        raise entry.refused("entry-number", "second", value=str(second), least=0, most=0)
    return Card(entry.id, entry.set, counts, int(entry.data["gold"]), second, entry.provenance)


_PIECE: Final[dict[str, Field]] = {"id": Name(True), "set": Name(True), "provenance": OneOf(PROVENANCES, True)}
KINDS: Final[dict[str, dict[str, Field]]] = {
    "board": {**_PIECE, "tile": Name(True), "rows": Listed(BOARD_SIDE, True)},
    "tile": {**_PIECE, "kind": OneOf(WAYS, True), "where": OneOf(PLACES, True)},
    "card": {**_PIECE, "counts": OneOf(COUNTS, True), "gold": Whole(1, 100, True), "second": Whole(0, 100)},
}
"""The kinds of piece, and what an entry of each may say."""
CASTLE: Final[dict[str, dict[str, Field]]] = {"castle": {**_PIECE, "gold": Whole(0, 100, True)}}
"""What castles bring, in every game."""
PACK_KINDS: Final[dict[str, dict[str, Field]]] = {
    kind: {**fields, **(MAY_BE_NAMED if kind == "board" else NAMED), "provenance": OneOf((PACK,), True)}
    for kind, fields in KINDS.items()
}
"""The same for the pieces of packs, which bring their names and texts; boards need none."""
