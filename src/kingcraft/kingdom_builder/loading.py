"""A position from JSON, as `dump` writes it or a person sets it up; what can be derived may be left out."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder.auditing import audit, bad
from kingcraft.kingdom_builder.content import BOARDS, CARDS, TERRAINS, TILES, read_pack
from kingcraft.kingdom_builder.dumping import NO_PACK, PHASES
from kingcraft.kingdom_builder.hexes import hex_named, holds, size
from kingcraft.kingdom_builder.notation import board_coded
from kingcraft.kingdom_builder.position import (
    BASE_SHELF,
    BLOCK,
    BOARD,
    BOARD_AT,
    CARD_AT,
    DEAL,
    DISCARDS,
    DONE,
    DRAW,
    FRESH,
    HAND,
    HELD,
    LIFT,
    NO_LAND,
    NONE,
    OWN,
    PILE,
    REMOVED,
    REPLACE,
    SETTLEMENTS,
    SPENT,
    SUPPLY,
    TAKEN,
    TURN,
    Position,
    Shelf,
    empty_cells,
    lay_out,
    put,
    seat_at,
    tiles_left,
    touches,
)  # fmt: skip
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.viewing import USES

_CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
_TILE_IDS: Final[list[str]] = [tile.id for tile in TILES]
_FIELDS: Final = (
    "game", "seats", "pack", "boards", "cards", "start", "round", "turn", "phase", "block", "last", "lifted",
    "placed", "players", "deck",
)  # fmt: skip


def load(data: dict[str, object]) -> KingdomBuilderState:
    """The position; BadPosition names the field that is wrong."""
    for field, value in data.items():
        if field not in _FIELDS:
            raise bad(field, value)
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 4:
        raise bad("seats", seats)
    position = KingdomBuilderState(seats, shelf_for(_text(data, "pack", NO_PACK)), NO_LAND, empty_cells(seats))
    _load_set_up(position, data)
    _load_turn(position, data)
    if position.cells[BOARD_AT + 3] != NONE:
        lay_out(position)
    elif position.phase != BOARD:
        raise bad("boards", data.get("boards"))
    players = _list(data, "players")
    if len(players) != seats:
        raise bad("players", len(players))
    for seat in range(seats):
        _load_player(position, seat, players[seat])
    _load_deck(position, data.get("deck"))
    _load_move(position, data)
    _take_tiles(position, players)
    audit(position)
    return position


def shelf_for(pack: str) -> Shelf:
    """The boards of the base game and those of a pack."""
    return BASE_SHELF if pack == NO_PACK else Shelf(BOARDS + read_pack(pack))


def _load_set_up(position: Position, data: dict[str, object]) -> None:
    boards = _list(data, "boards")
    codes = [board_coded(position, str(word)) for word in boards]
    twice = len({code // 2 for code in codes}) != len(codes)
    if len(codes) > 4 or -1 in codes or twice:
        raise bad("boards", boards)
    cards = _list(data, "cards")
    numbers = [_CARD_IDS.index(str(card)) if card in _CARD_IDS else -1 for card in cards]
    if len(numbers) > 3 or -1 in numbers or len(set(numbers)) != len(numbers):
        raise bad("cards", cards)
    for place, code in enumerate(codes):
        position.cells[BOARD_AT + place] = code
    for place, number in enumerate(numbers):
        position.cells[CARD_AT + place] = number
    position.start = NONE if data.get("start", "A") is None else _seat(position, "start", data.get("start", "A"))


def _load_turn(position: Position, data: dict[str, object]) -> None:
    phase = _text(data, "phase", "turn")
    if phase not in PHASES:
        raise bad("phase", phase)
    position.phase = PHASES.index(phase)
    position.turn = _seat(position, "turn", data.get("turn", "A"))
    position.round = _number(data, "round", 1)
    position.block = _number(data, "block", BLOCK if position.phase == TURN else 0)
    position.last = 1 if data.get("last") else 0
    chance = position.phase <= DEAL or position.phase in (REPLACE, DRAW)
    position.to_act = CHANCE if chance else OVER if position.phase == DONE else position.turn
    _check_set_up(position, data)


def _check_set_up(position: Position, data: dict[str, object]) -> None:
    """What is decided later is not there yet, what was decided is."""
    cards = position.cells[CARD_AT + 2] != NONE
    if position.phase >= DEAL and not cards:
        raise bad("cards", data.get("cards"))
    if position.phase >= DEAL and position.start == NONE:
        raise bad("start", None)


def _load_player(position: Position, seat: int, data: object) -> None:
    name = f"players.{SEAT_LETTERS[seat]}"
    if not isinstance(data, dict) or data.get("seat", SEAT_LETTERS[seat]) != SEAT_LETTERS[seat]:
        raise bad(name, data)
    for word in _list(data, "settlements", name + "."):
        hex = hex_named(str(word))
        if hex < 0 or holds(position.cells, 0, hex) or position.cells[BOARD_AT + 3] == NONE:
            raise bad(name + ".settlements", word)
        put(position, seat, hex)
    base = seat_at(seat)
    in_hand = 1 if position.phase == LIFT and seat == position.turn else 0
    supply = data.get("supply", int(SETTLEMENTS - size(position.cells, base + OWN) - in_hand))
    if not isinstance(supply, int) or isinstance(supply, bool):
        raise bad(name + ".supply", supply)
    position.cells[base + SUPPLY] = supply
    position.last = 1 if supply == 0 else position.last
    terrain = data.get("terrain")
    if terrain is not None and terrain not in TERRAINS[:5]:
        raise bad(name + ".terrain", terrain)
    position.cells[base + HAND] = NONE if terrain is None else TERRAINS.index(terrain)
    _load_tiles(position, seat, data, name)


def _load_tiles(position: Position, seat: int, data: dict[str, object], name: str) -> None:
    base = seat_at(seat)
    for word in _list(data, "gone", name + "."):
        position.cells[base + TAKEN] |= _location(position, name + ".gone", word, "")
    for entry in _list(data, "tiles", name + "."):
        if not isinstance(entry, dict) or entry.get("use", USES[0]) not in USES:
            raise bad(name + ".tiles", entry)
        bit = _location(position, name + ".tiles", entry.get("hex"), str(entry.get("tile")))
        if position.cells[base + TAKEN] & bit != 0:
            raise bad(name + ".tiles", entry.get("hex"))
        position.cells[base + TAKEN] |= bit
        position.cells[base + HELD] |= bit
        position.cells[base + SPENT] |= bit if entry.get("use") == USES[1] else 0
        position.cells[base + FRESH] |= bit if entry.get("use") == USES[2] else 0


def _take_tiles(position: Position, players: list[object]) -> None:
    """A seat whose tiles nobody lists holds, ready, what its settlements must have taken."""
    for seat in range(int(position.seats)):
        entry = players[seat]
        if isinstance(entry, dict) and "tiles" not in entry:
            for number, hex in enumerate(position.land.specials):
                bit = 1 << number
                taken = position.cells[seat_at(seat) + TAKEN] & bit != 0 or position.land.kinds[number] == NONE
                if not taken and touches(position, seat, hex) and tiles_left(position, number) > 0:
                    position.cells[seat_at(seat) + TAKEN] |= bit
                    position.cells[seat_at(seat) + HELD] |= bit


def _location(position: Position, field: str, word: object, tile: str) -> i64:
    """The bit of the location of that name."""
    hex = hex_named(str(word))
    for number, special in enumerate(position.land.specials):
        kind = position.land.kinds[number]
        if special == hex and kind != NONE and tile in ("", _TILE_IDS[kind]):
            return 1 << number
    raise bad(field, word)


def _load_deck(position: Position, data: object) -> None:
    """The terrain cards; without a pile it has whatever is nowhere else."""
    deck = {} if data is None else data
    if not isinstance(deck, dict):
        raise bad("deck", data)
    for heap in deck:
        strange = [card for card in _list(deck, heap, "deck.") if card not in TERRAINS[:5]]
        if heap not in ("pile", "discards", "removed") or strange:
            raise bad(f"deck.{heap}", strange)
    for terrain in range(5):
        position.cells[DISCARDS + terrain] = _list(deck, "discards").count(TERRAINS[terrain])
        position.cells[REMOVED + terrain] = _list(deck, "removed").count(TERRAINS[terrain])
        if "pile" in deck:
            position.cells[PILE + terrain] = _list(deck, "pile").count(TERRAINS[terrain])
        else:
            held = [position.cells[seat_at(seat) + HAND] == terrain for seat in range(int(position.seats))]
            gone = position.cells[DISCARDS + terrain] + position.cells[REMOVED + terrain]
            position.cells[PILE + terrain] = 5 - sum(held) - gone


def _load_move(position: Position, data: dict[str, object]) -> None:
    """The settlement in hand, or just put down."""
    lifted = data.get("lifted")
    if isinstance(lifted, dict):
        position.lifted = hex_named(str(lifted.get("hex")))
        if lifted.get("tile") not in _TILE_IDS or position.lifted < 0 or holds(position.cells, 0, position.lifted):
            raise bad("lifted", lifted)
        position.tool = _TILE_IDS.index(str(lifted.get("tile")))
    elif lifted is not None:
        raise bad("lifted", lifted)
    if data.get("placed") is not None:
        position.placed = hex_named(str(data["placed"]))
        if position.placed < 0:
            raise bad("placed", data["placed"])


def _seat(position: Position, field: str, value: object) -> int:
    if not isinstance(value, str) or len(value) != 1 or value not in SEAT_LETTERS[: position.seats]:
        raise bad(field, value)
    return SEAT_LETTERS.index(value)


def _text(data: dict[str, object], field: str, default: str) -> str:
    value = data.get(field, default)
    if not isinstance(value, str):
        raise bad(field, value)
    return value


def _number(data: dict[str, object], field: str, default: int) -> int:
    value = data.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(field, value)
    return value


def _list(data: dict[str, object], field: str, prefix: str = "") -> list[object]:
    value = data.get(field, [])
    if not isinstance(value, list):
        raise bad(prefix + field, value)
    return value
