"""Box: all pieces of one set-up, and what its options say about them. It never changes, and equal set-ups share one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.entries import Entry
from kingcraft.core.pack import NO_PACK, is_carried, lexicon_of, named, parse_pack
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.shelf import keep
from kingcraft.core.speech import Lexicon
from kingcraft.core.state import integers
from kingcraft.kingdom_builder.content import (
    PACK_KINDS,
    Board,
    Card,
    Tile,
    gathered,
    read_pack,
    shipped,
    shipped_entries,
)
from kingcraft.kingdom_builder.counting import COUNTS
from kingcraft.kingdom_builder.effects import KINDS, LETTERS, PLACES
from kingcraft.kingdom_builder.land import CASTLE, LOCATION, Land, Piece, join

BASE: Final = "base"
CHOOSE: Final = "choose"
"""Twins: a move from one location to another of its kind gains first, and its owner chooses which tile to give up."""
LOSE: Final = "lose"
"""Twins: the tile that is left behind is lost before the other is gained, as it was in version 0.1."""


class Box:
    """Boards, tiles and cards by their numbers, and the words of their effects as numbers for the interpreters."""

    def __init__(
        self, boards: list[Board], tiles: list[Tile], cards: list[Card], castle_gold: int,
        sets: str = BASE, pack: str = NO_PACK, twins: str = LOSE, lexicon: Lexicon | None = None,
    ) -> None:  # fmt: skip
        self.boards = boards
        self.tiles = tiles
        self.cards = cards
        self.sets = sets
        self.pack = pack
        self.twins = twins
        self.lexicon = Lexicon() if lexicon is None else lexicon
        """What the pieces are called."""
        self.gain_first = twins == CHOOSE
        self.castle_gold: i64 = castle_gold
        self.tile_count: i64 = len(tiles)
        self.card_count: i64 = len(cards)
        self.most_specials: i64 = 4 * max([_specials(board) for board in boards], default=0)
        """Castles and locations of a map: never more than these."""
        self.moves: vec[i64] = integers([KINDS.index(tile.kind) for tile in tiles])
        self.place: vec[i64] = integers([PLACES.index(tile.where) for tile in tiles])
        self.counts: vec[i64] = integers([COUNTS.index(card.counts) for card in cards])
        self.gold: vec[i64] = integers([card.gold for card in cards])
        self.second: vec[i64] = integers([card.second for card in cards])
        self._pieces: list[Piece | None] = [None] * (len(boards) * 8)

    def dump(self) -> dict[str, object]:
        """The pieces in play as plain JSON, for a page that explains them; with the words of a pack."""
        own: dict[str, object] = {**named(self.pack), "words": self.lexicon.dump()}
        return {
            **(own if self.pack != NO_PACK else {}),
            "sets": self.sets.split(),
            "boards": [{"id": board.id, "provenance": board.provenance} for board in self.boards],
            "tiles": [
                {"id": tile.id, "kind": tile.kind, "where": tile.where, "provenance": tile.provenance}
                for tile in self.tiles
            ],
            "cards": [
                {"id": card.id, "counts": card.counts, "gold": card.gold, "provenance": card.provenance}
                for card in self.cards
            ],
        }

    def tile_named(self, id: str) -> int:
        """The number of a tile; -1 if there is none."""
        ids = [tile.id for tile in self.tiles]
        return ids.index(id) if id in ids else -1

    def card_named(self, id: str) -> int:
        """The number of a kingdom card; -1 if there is none."""
        ids = [card.id for card in self.cards]
        return ids.index(id) if id in ids else -1

    def land(self, one: i64, two: i64, three: i64, four: i64) -> Land:
        """The map of four boards, each twice its number in the box, plus one if it is turned."""
        return join(
            int(self.tile_count), self._piece(one, 0), self._piece(two, 1), self._piece(three, 2), self._piece(four, 3)
        )

    def _piece(self, code: i64, place: i64) -> Piece:
        """A board in its place; each is cut once."""
        piece = self._pieces[code * 4 + place]
        if piece is None:
            board = self.boards[code // 2]
            piece = Piece(board.rows, code % 2 == 1, int(place), self.tile_named(board.tile))
            self._pieces[code * 4 + place] = piece
        return piece


def _specials(board: Board) -> int:
    """How many castles and locations there are on a board."""
    text = "".join(board.rows)
    return text.count(LETTERS[int(CASTLE)]) + text.count(LETTERS[int(LOCATION)])


def box_for(sets: str, pack: str, twins: str) -> Box:
    """The box of a set-up; BadOption for sets and packs that cannot be."""
    key = (sets, pack, twins)
    box = _BOXES.get(key)
    if box is None:
        box = keep(_BOXES, key, _pack_box(sets, pack, twins))
    return box


def settled_sets(sets: str) -> str:
    """The names of sets in their own order, each once; BadOption for one that there is not."""
    known = shipped().sets()
    words = sets.split()
    if not words or any([word not in known for word in words]):
        raise BadOption(Ruling("option-value", facts={"option": "sets", "value": sets, "known": known}))
    return " ".join([set for set in known if set in words])


def _pack_box(sets: str, pack: str, twins: str) -> Box:
    """The pieces of some sets, and those of a pack; boards on one line are how version 0.1 wrote it."""
    words = settled_sets(sets).split()
    found = [entry for entry in shipped_entries() if entry.set in words or entry.kind == "castle"]
    lexicon = Lexicon()
    if is_carried(pack):
        packed = parse_pack(pack)
        own = packed.entries(PACK_KINDS)
        lexicon = lexicon_of(packed, own)
        found = [*found, *own]
    content = gathered(found)
    boards = content.boards
    if pack != NO_PACK and not is_carried(pack):
        boards = boards + read_pack(pack, [tile.id for tile in content.tiles], [board.id for board in boards])
    box = Box(boards, content.tiles, content.cards, content.castle_gold, " ".join(words), pack, twins, lexicon)
    _check(box, [entry for entry in found if entry.kind == "board"])
    return box


def _check(box: Box, boards: list[Entry]) -> None:
    """Four boards and three cards are needed, and the tile of every board."""
    for board in boards:
        if box.tile_named(board.data["tile"]) < 0:
            raise board.bad("tile", board.data["tile"], [tile.id for tile in box.tiles])
    if len(box.boards) < 4 or len(box.cards) < 3:
        facts: dict[str, object] = {"sets": box.sets, "boards": len(box.boards), "cards": len(box.cards)}
        raise BadOption(Ruling("kingdom-builder-sets", facts=facts))


_BOXES: Final[dict[tuple[str, str, str], Box]] = {}
