"""A position from JSON, as `dump` writes it or a person sets it up; what can be derived may be left out."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core import fields
from kingcraft.core.bits import bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Mask
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder import field, step
from kingcraft.kingdom_builder.box import BASE, CHOOSE, LOSE, NO_PACK, box_for
from kingcraft.kingdom_builder.effect import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import hex_named, holds, size
from kingcraft.kingdom_builder.imagine import usual_age
from kingcraft.kingdom_builder.laws import audit
from kingcraft.kingdom_builder.notation import board_coded
from kingcraft.kingdom_builder.position import (
    BLOCK,
    CARDS_EACH,
    NO_LAND,
    SETTLEMENTS,
    Position,
    empty_cells,
    lay_out,
    put,
    tiles_left,
    touches,
)
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.view import USES

_FIELDS: Final = (
    "game", "seats", "sets", "pack", "twins", "boards", "cards", "start", "round", "turn", "phase", "block", "last",
    "lifted", "placed", "players", "deck",
)  # fmt: skip
_PLAYER: Final = ("seat", "supply", "settlements", "tiles", "gone", "terrain", "reshuffles")
_HEAPS: Final = ("pile", "discards", "removed")
_LONG: Final = 1000
"""More rounds and shuffles than any game has."""


def load(data: dict[str, object]) -> KingdomBuilderState:
    """The position; BadPosition names the field that is wrong."""
    fields.only(data, _FIELDS)
    seats = fields.number(data, "seats", 2, 4, 0)
    twins = fields.one_of(data, "twins", (CHOOSE, LOSE), LOSE)
    box = box_for(fields.text(data, "sets", BASE), fields.text(data, "pack", NO_PACK), twins)
    position = KingdomBuilderState(seats, box, NO_LAND, empty_cells(seats))
    _load_set_up(position, data)
    _load_turn(position, data)
    if position.cells[field.BOARDS + 3] != field.NONE:
        lay_out(position)
    elif position.phase != step.BOARD:
        raise bad("boards", data.get("boards"))
    players = _list(data, "players")
    if len(players) != seats:
        raise bad("players", len(players))
    for seat in range(seats):
        _load_player(position, seat, players[seat])
    _load_deck(position, data)
    _load_move(position, data)
    _take_tiles(position, players)
    _load_ages(position, players)
    audit(position)
    return position


def _load_set_up(position: Position, data: dict[str, object]) -> None:
    boards = fields.texts(data, "boards")
    codes = [board_coded(position, word) for word in boards]
    twice = len({code // 2 for code in codes}) != len(codes)
    if len(codes) > 4 or -1 in codes or twice:
        raise bad("boards", boards)
    cards = fields.texts(data, "cards")
    numbers = [position.box.card_named(card) for card in cards]
    if len(numbers) > 3 or -1 in numbers or len(set(numbers)) != len(numbers):
        raise bad("cards", cards)
    for place, code in enumerate(codes):
        position.cells[field.BOARDS + place] = code
    for place, number in enumerate(numbers):
        position.cells[field.CARDS + place] = number
    position.start = fields.seat_letter({"start": "A", **data}, "start", int(position.seats))


def _load_turn(position: Position, data: dict[str, object]) -> None:
    position.phase = step.NAMES.index(fields.one_of(data, "phase", step.NAMES, "turn"))
    position.turn = fields.seat_letter({"turn": "A", **data}, "turn", int(position.seats))
    if position.turn < 0:
        raise bad("turn", None)
    position.round = fields.number(data, "round", 1, _LONG, 1)
    position.block = fields.number(data, "block", 0, int(BLOCK), int(BLOCK) if position.phase == step.TURN else 0)
    position.last = 1 if fields.flag(data, "last") else 0
    chance = position.phase <= step.DEAL or position.phase in (step.REPLACE, step.DRAW)
    position.to_act = CHANCE if chance else OVER if position.phase == step.DONE else position.turn
    if position.phase >= step.DEAL and position.cells[field.CARDS + 2] == field.NONE:
        raise bad("cards", data.get("cards"))
    if position.phase >= step.DEAL and position.start == field.NONE:
        raise bad("start", None)


def _load_player(position: Position, seat: int, data: object) -> None:
    name = f"players.{SEAT_LETTERS[seat]}"
    if not isinstance(data, dict) or data.get("seat", SEAT_LETTERS[seat]) != SEAT_LETTERS[seat]:
        raise bad(name, data)
    within = name + "."
    fields.only(data, _PLAYER, within)
    for word in fields.texts(data, "settlements", within):
        hex = hex_named(word)
        if hex < 0 or holds(position.cells, 0, hex) or position.cells[field.BOARDS + 3] == field.NONE:
            raise bad(within + "settlements", word)
        put(position, seat, hex)
    base = cells_of(seat)
    in_hand = 1 if position.phase == step.LIFT and seat == position.turn else 0
    left = int(SETTLEMENTS - size(position.cells, base + field.OWN) - in_hand)
    position.cells[base + field.SUPPLY] = fields.number(data, "supply", 0, int(SETTLEMENTS), left, within)
    position.last = 1 if position.cells[base + field.SUPPLY] == 0 else position.last
    if data.get("terrain") is not None:
        terrain = fields.one_of(data, "terrain", TERRAINS[:5], "", within)
        position.cells[base + field.HAND] = TERRAINS.index(terrain)
    _load_tiles(position, seat, data, within)


def _load_tiles(position: Position, seat: int, data: dict[str, object], within: str) -> None:
    base = cells_of(seat)
    for word in _list(data, "gone", within):
        position.cells[base + field.TAKEN] |= _location(position, within + "gone", word, "")
    for entry in _list(data, "tiles", within):
        if not isinstance(entry, dict) or entry.get("use", USES[0]) not in USES:
            raise bad(within + "tiles", entry)
        fields.only(entry, ("tile", "hex", "use"), within + "tiles.")
        here = _location(position, within + "tiles", entry.get("hex"), str(entry.get("tile")))
        if position.cells[base + field.TAKEN] & here != 0:
            raise bad(within + "tiles", entry.get("hex"))
        position.cells[base + field.TAKEN] |= here
        position.cells[base + field.HELD] |= here
        position.cells[base + field.SPENT] |= here if entry.get("use") == USES[1] else 0
        position.cells[base + field.FRESH] |= here if entry.get("use") == USES[2] else 0


def _take_tiles(position: Position, players: list[object]) -> None:
    """A seat whose tiles nobody lists holds, ready, what its settlements must have taken."""
    for seat in range(int(position.seats)):
        entry = players[seat]
        if isinstance(entry, dict) and "tiles" not in entry:
            for number, hex in enumerate(position.land.specials):
                here = bit(number)
                taken = position.cells[cells_of(seat) + field.TAKEN] & here != 0
                if taken or position.land.kinds[number] == field.NONE:
                    continue
                if touches(position, seat, hex) and tiles_left(position, number) > 0:
                    position.cells[cells_of(seat) + field.TAKEN] |= here
                    position.cells[cells_of(seat) + field.HELD] |= here


def _location(position: Position, name: str, word: object, tile: str) -> Mask:
    """The bit of the location of that name."""
    hex = hex_named(str(word))
    for number, special in enumerate(position.land.specials):
        kind = position.land.kinds[number]
        if special == hex and kind != field.NONE and tile in ("", position.box.tiles[kind].id):
            return bit(number)
    raise bad(name, word)


def _load_deck(position: Position, data: dict[str, object]) -> None:
    """The terrain cards; without a pile it has whatever is nowhere else."""
    deck = fields.part(data, "deck")
    fields.only(deck, _HEAPS, "deck.")
    heaps = {heap: fields.texts(deck, heap, "deck.") for heap in _HEAPS}
    for heap, cards in heaps.items():
        strange = [card for card in cards if card not in TERRAINS[:5]]
        if strange:
            raise bad(f"deck.{heap}", strange)
    for terrain in range(5):
        position.cells[field.DISCARDS + terrain] = heaps["discards"].count(TERRAINS[terrain])
        position.cells[field.REMOVED + terrain] = heaps["removed"].count(TERRAINS[terrain])
        pile = heaps["pile"].count(TERRAINS[terrain])
        position.cells[field.PILE + terrain] = pile if "pile" in deck else _elsewhere(position, terrain)


def _elsewhere(position: Position, terrain: i64) -> i64:
    """The cards of a terrain that are neither in a hand nor discarded nor removed."""
    left = CARDS_EACH - position.cells[field.DISCARDS + terrain] - position.cells[field.REMOVED + terrain]
    for seat in range(position.seats):
        if position.cells[cells_of(seat) + field.HAND] == terrain:
            left -= 1
    return left


def _load_move(position: Position, data: dict[str, object]) -> None:
    """The settlement in hand, or just put down."""
    lifted = data.get("lifted")
    if isinstance(lifted, dict):
        fields.only(lifted, ("tile", "hex"), "lifted.")
        position.lifted = hex_named(str(lifted.get("hex")))
        position.tool = position.box.tile_named(str(lifted.get("tile")))
        if position.tool < 0 or position.lifted < 0 or holds(position.cells, 0, position.lifted):
            raise bad("lifted", lifted)
    elif lifted is not None:
        raise bad("lifted", lifted)
    if data.get("placed") is not None:
        position.placed = hex_named(str(data["placed"]))
        if position.placed < 0:
            raise bad("placed", data["placed"])


def _load_ages(position: Position, players: list[object]) -> None:
    """How old the cards in hand are."""
    for seat in range(int(position.seats)):
        entry = players[seat]
        usual = int(usual_age(position, seat))
        if isinstance(entry, dict):
            within = f"players.{SEAT_LETTERS[seat]}."
            position.cells[cells_of(seat) + field.AGE] = fields.number(entry, "reshuffles", 0, _LONG, usual, within)


def _list(data: dict[str, object], name: str, within: str = "") -> list[object]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise bad(within + name, value)
    return value
