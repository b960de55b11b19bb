"""What a seat may know, as plain JSON: clients, bots and learners all see this."""

from typing import Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.calendar import step_of
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import SIDE, hex_name, list_hexes
from kingcraft.kingdom_builder.imagine import sees
from kingcraft.kingdom_builder.position import Position, in_block, owed, tiles_left
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.shown import Deck, LaidBoard, Lifted, Location, Player, Tile, View

BOARD_SIDE: Final = 10
USES: Final = ("ready", "spent", "new")


def view_of(state: Position, seat: int | None) -> View:
    """The whole table as a seat sees it; None is a spectator."""
    seats = range(int(state.seats))
    return {
        "game": "kingdom-builder",
        "seats": int(state.seats),
        "twins": state.box.twins,
        "to_act": _to_act(state),
        "round": int(state.round),
        "start": None if state.start == field.NONE else SEAT_LETTERS[state.start],
        "phase": step_of(state).phase,
        "last_round": state.last != 0,
        "boards": [_board(state, int(state.cells[field.BOARDS + place])) for place in range(4)],
        "map": map_rows(state),
        "locations": locations(state),
        "cards": cards(state),
        "players": [_player(state, owner, seat) for owner in seats],
        "terrain": _terrain(state, int(state.turn)) if state.to_act >= 0 else None,
        "block": int(owed(state)) if state.to_act >= 0 else 0,
        "block_begun": state.to_act >= 0 and in_block(state),
        "lifted": lifted(state),
        "placed": None if state.placed == field.NONE else hex_name(int(state.placed)),
        "deck": deck(state),
    }


def cards(state: Position) -> list[str]:
    """The kingdom cards in play."""
    places = [int(state.cells[field.CARDS + place]) for place in range(3)]
    return [state.box.cards[card].id for card in places if card != field.NONE]


def tiles(state: Position, seat: int) -> list[Tile]:
    """The tiles a seat holds, by the location they came from, and whether each may be used."""
    base = cells_of(seat)
    found: list[Tile] = []
    for number, hex in enumerate(state.land.specials):
        if (state.cells[base + field.HELD] >> number) & 1:
            fresh = state.cells[base + field.FRESH] >> number & 1
            spent = state.cells[base + field.SPENT] >> number & 1
            use = USES[2] if fresh else USES[1] if spent else USES[0]
            found.append({"tile": state.box.tiles[state.land.kinds[number]].id, "hex": hex_name(int(hex)), "use": use})
    return found


def gone(state: Position, seat: int) -> list[str]:
    """The locations whose tile a seat had and lost: it takes none there again."""
    lost = state.cells[cells_of(seat) + field.TAKEN] & ~state.cells[cells_of(seat) + field.HELD]
    return [hex_name(int(hex)) for number, hex in enumerate(state.land.specials) if (lost >> number) & 1]


def locations(state: Position) -> list[Location]:
    """The locations of the map with the tiles that still lie there."""
    found: list[Location] = []
    for number, hex in enumerate(state.land.specials):
        kind = state.land.kinds[number]
        if kind != field.NONE:
            left = int(tiles_left(state, number))
            found.append({"hex": hex_name(int(hex)), "tile": state.box.tiles[kind].id, "left": left})
    return found


def lifted(state: Position) -> Lifted | None:
    """The settlement in hand and the tile that lifted it; None if there is none."""
    if state.lifted == field.NONE:
        return None
    return {"tile": state.box.tiles[state.tool].id, "hex": hex_name(int(state.lifted))}


def deck(state: Position) -> Deck:
    """The terrain cards that everybody can count."""
    pile = sum([int(state.cells[field.PILE + terrain]) for terrain in range(5)])
    return {
        "pile": pile,
        "discards": card_list(state, field.DISCARDS),
        "removed": card_list(state, field.REMOVED),
    }


def card_list(state: Position, place: int) -> list[str]:
    """The terrain cards counted at a place of the cells, by name."""
    found: list[str] = []
    for terrain in range(5):
        found += [TERRAINS[terrain]] * int(state.cells[place + terrain])
    return found


def map_rows(state: Position) -> list[str]:
    """The letters of the map row by row, dots where no board lies yet."""
    quarters = [_quarter(state, int(state.cells[field.BOARDS + place])) for place in range(4)]
    rows: list[str] = []
    for row in range(SIDE):
        left, right = (quarters[row // BOARD_SIDE * 2], quarters[row // BOARD_SIDE * 2 + 1])
        rows.append(left[row % BOARD_SIDE] + right[row % BOARD_SIDE])
    return rows


def settlements(state: Position, seat: int) -> list[str]:
    """Where a seat's settlements stand."""
    return [hex_name(hex) for hex in list_hexes(state.cells, cells_of(seat) + field.OWN)]


def _to_act(state: Position) -> str:
    if state.to_act == CHANCE:
        return "chance"
    return "over" if state.to_act == OVER else SEAT_LETTERS[state.to_act]


def _board(state: Position, code: int) -> LaidBoard | None:
    if code == field.NONE:
        return None
    return {"board": state.box.boards[code // 2].id, "turned": code % 2 == 1}


def _quarter(state: Position, code: int) -> list[str]:
    if code == field.NONE:
        return ["." * BOARD_SIDE] * BOARD_SIDE
    rows = state.box.boards[code // 2].rows
    return [row[::-1] for row in rows[::-1]] if code % 2 else rows


def _player(state: Position, owner: int, seat: int | None) -> Player:
    return {
        "seat": SEAT_LETTERS[owner],
        "supply": int(state.cells[cells_of(owner) + field.SUPPLY]),
        "settlements": settlements(state, owner),
        "tiles": tiles(state, owner),
        "gone": gone(state, owner),
        "gold": int(gold(state, owner)),
        "has_card": _terrain(state, owner) is not None,
        "reshuffles": int(state.cells[cells_of(owner) + field.AGE]),
        "terrain": _terrain(state, owner) if sees(state, seat, owner) else None,
    }


def _terrain(state: Position, owner: int) -> str | None:
    card = state.cells[cells_of(owner) + field.HAND]
    return None if card == field.NONE else TERRAINS[card]
