"""A position from JSON, as `dump` writes it or a person sets it up; what can be derived may be left out."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core import fields
from kingcraft.core.bits import bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Mask
from kingcraft.core.pack import NO_PACK
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.box import BASE, CHOOSE, LOSE, box_for
from kingcraft.kingdom_builder.calendar import CALENDAR, step_of
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import hex_named, holds, size
from kingcraft.kingdom_builder.imagine import usual_age
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
from kingcraft.kingdom_builder.setup import board_coded
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.step import IN_HAND
from kingcraft.kingdom_builder.view import USES

_FIELDS: Final = (
    "game", "seats", "sets", "pack", "twins", "boards", "cards", "start", "round", "turn", "phase", "block", "last",
    "lifted", "placed", "players", "deck",
)  # fmt: skip
_PLAYER: Final = ("seat", "supply", "settlements", "tiles", "gone", "terrain", "reshuffles")
_STEPS: Final = [one.name for one in CALENDAR.steps]
_HEAPS: Final = ("pile", "discards", "removed")
_LONG: Final = 1000
"""More rounds and shuffles than any game has."""


def load_position(data: dict[str, object]) -> KingdomBuilderState:
    """The position; BadPosition names the field that is wrong."""
    fields.only(data, _FIELDS)
    seats = fields.number(data, "seats", 2, 4, 0)
    twins = fields.one_of(data, "twins", (CHOOSE, LOSE), LOSE)
    box = box_for(fields.text(data, "sets", BASE), fields.text(data, "pack", NO_PACK), twins)
    state = KingdomBuilderState(seats, box, NO_LAND, empty_cells(seats))
    _load_set_up(state, data)
    _load_turn(state, data)
    if state.cells[field.BOARDS + 3] != field.NONE:
        lay_out(state)
    elif step_of(state).mapped:
        raise bad("boards", data.get("boards"))
    players = _list(data, "players")
    if len(players) != seats:
        raise bad("players", len(players))
    for seat in range(seats):
        _load_player(state, seat, players[seat])
    _load_deck(state, data)
    _load_move(state, data)
    _take_tiles(state, players)
    _load_ages(state, players)
    state.audit()
    return state


def _load_set_up(state: Position, data: dict[str, object]) -> None:
    boards = fields.texts(data, "boards")
    codes = [board_coded(state, word) for word in boards]
    twice = len({code // 2 for code in codes}) != len(codes)
    if len(codes) > 4 or -1 in codes or twice:
        raise bad("boards", boards)
    cards = fields.texts(data, "cards")
    numbers = [state.box.card_named(card) for card in cards]
    if len(numbers) > 3 or -1 in numbers or len(set(numbers)) != len(numbers):
        raise bad("cards", cards)
    for place, code in enumerate(codes):
        state.cells[field.BOARDS + place] = code
    for place, number in enumerate(numbers):
        state.cells[field.CARDS + place] = number
    state.start = fields.seat_letter({"start": "A", **data}, "start", int(state.seats))


def _load_turn(state: Position, data: dict[str, object]) -> None:
    state.step = CALENDAR.named(fields.one_of(data, "phase", _STEPS, "turn")).number
    state.turn = fields.seat_letter({"turn": "A", **data}, "turn", int(state.seats))
    if state.turn < 0:
        raise bad("turn", None)
    state.round = fields.number(data, "round", 1, _LONG, 1)
    state.block = fields.number(data, "block", 0, int(BLOCK), int(step_of(state).block))
    state.last = 1 if fields.flag(data, "last") else 0
    here = step_of(state)
    here.restore(state)
    if here.laid and state.cells[field.CARDS + 2] == field.NONE:
        raise bad("cards", data.get("cards"))
    if here.laid and state.start == field.NONE:
        raise bad("start", None)


def _load_player(state: Position, seat: int, data: object) -> None:
    name = f"players.{SEAT_LETTERS[seat]}"
    if not isinstance(data, dict) or data.get("seat", SEAT_LETTERS[seat]) != SEAT_LETTERS[seat]:
        raise bad(name, data)
    within = name + "."
    fields.only(data, _PLAYER, within)
    for word in fields.texts(data, "settlements", within):
        hex = hex_named(word)
        if hex < 0 or holds(state.cells, 0, hex) or state.cells[field.BOARDS + 3] == field.NONE:
            raise bad(within + "settlements", word)
        put(state, seat, hex)
    base = cells_of(seat)
    in_hand = 1 if step_of(state).moved == IN_HAND and seat == state.turn else 0
    left = int(SETTLEMENTS - size(state.cells, base + field.OWN) - in_hand)
    state.cells[base + field.SUPPLY] = fields.number(data, "supply", 0, int(SETTLEMENTS), left, within)
    state.last = 1 if state.cells[base + field.SUPPLY] == 0 else state.last
    if data.get("terrain") is not None:
        terrain = fields.one_of(data, "terrain", TERRAINS[:5], "", within)
        state.cells[base + field.HAND] = TERRAINS.index(terrain)
    _load_tiles(state, seat, data, within)


def _load_tiles(state: Position, seat: int, data: dict[str, object], within: str) -> None:
    base = cells_of(seat)
    for word in _list(data, "gone", within):
        state.cells[base + field.TAKEN] |= _location(state, within + "gone", word, "")
    for entry in _list(data, "tiles", within):
        if not isinstance(entry, dict) or entry.get("use", USES[0]) not in USES:
            raise bad(within + "tiles", entry)
        fields.only(entry, ("tile", "hex", "use"), within + "tiles.")
        here = _location(state, within + "tiles", entry.get("hex"), str(entry.get("tile")))
        if state.cells[base + field.TAKEN] & here != 0:
            raise bad(within + "tiles", entry.get("hex"))
        state.cells[base + field.TAKEN] |= here
        state.cells[base + field.HELD] |= here
        state.cells[base + field.SPENT] |= here if entry.get("use") == USES[1] else 0
        state.cells[base + field.FRESH] |= here if entry.get("use") == USES[2] else 0


def _take_tiles(state: Position, players: list[object]) -> None:
    """A seat whose tiles nobody lists holds, ready, what its settlements must have taken."""
    for seat in range(int(state.seats)):
        entry = players[seat]
        if isinstance(entry, dict) and "tiles" not in entry:
            for number, hex in enumerate(state.land.specials):
                here = bit(number)
                taken = state.cells[cells_of(seat) + field.TAKEN] & here != 0
                if taken or state.land.kinds[number] == field.NONE:
                    continue
                if touches(state, seat, hex) and tiles_left(state, number) > 0:
                    state.cells[cells_of(seat) + field.TAKEN] |= here
                    state.cells[cells_of(seat) + field.HELD] |= here


def _location(state: Position, name: str, word: object, tile: str) -> Mask:
    """The bit of the location of that name."""
    hex = hex_named(str(word))
    for number, special in enumerate(state.land.specials):
        kind = state.land.kinds[number]
        if special == hex and kind != field.NONE and tile in ("", state.box.tiles[kind].id):
            return bit(number)
    raise bad(name, word)


def _load_deck(state: Position, data: dict[str, object]) -> None:
    """The terrain cards; without a pile it has whatever is nowhere else."""
    deck = fields.part(data, "deck")
    fields.only(deck, _HEAPS, "deck.")
    heaps = {heap: fields.texts(deck, heap, "deck.") for heap in _HEAPS}
    for heap, cards in heaps.items():
        strange = [card for card in cards if card not in TERRAINS[:5]]
        if strange:
            raise bad(f"deck.{heap}", strange)
    for terrain in range(5):
        state.cells[field.DISCARDS + terrain] = heaps["discards"].count(TERRAINS[terrain])
        state.cells[field.REMOVED + terrain] = heaps["removed"].count(TERRAINS[terrain])
        pile = heaps["pile"].count(TERRAINS[terrain])
        state.cells[field.PILE + terrain] = pile if "pile" in deck else _elsewhere(state, terrain)


def _elsewhere(state: Position, terrain: i64) -> i64:
    """The cards of a terrain that are neither in a hand nor discarded nor removed."""
    left = CARDS_EACH - state.cells[field.DISCARDS + terrain] - state.cells[field.REMOVED + terrain]
    for seat in range(state.seats):
        if state.cells[cells_of(seat) + field.HAND] == terrain:
            left -= 1
    return left


def _load_move(state: Position, data: dict[str, object]) -> None:
    """The settlement in hand, or just put down."""
    lifted = data.get("lifted")
    if isinstance(lifted, dict):
        fields.only(lifted, ("tile", "hex"), "lifted.")
        state.lifted = hex_named(str(lifted.get("hex")))
        state.tool = state.box.tile_named(str(lifted.get("tile")))
        if state.tool < 0 or state.lifted < 0 or holds(state.cells, 0, state.lifted):
            raise bad("lifted", lifted)
    elif lifted is not None:
        raise bad("lifted", lifted)
    if data.get("placed") is not None:
        state.placed = hex_named(str(data["placed"]))
        if state.placed < 0:
            raise bad("placed", data["placed"])


def _load_ages(state: Position, players: list[object]) -> None:
    """How old the cards in hand are."""
    for seat in range(int(state.seats)):
        entry = players[seat]
        usual = int(usual_age(state, seat))
        if isinstance(entry, dict):
            within = f"players.{SEAT_LETTERS[seat]}."
            state.cells[cells_of(seat) + field.AGE] = fields.number(entry, "reshuffles", 0, _LONG, usual, within)


def _list(data: dict[str, object], name: str, within: str = "") -> list[object]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise bad(within + name, value)
    return value
