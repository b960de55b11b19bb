"""What a seat may know, as plain JSON: clients, bots and learners all see this."""

from typing import Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.effect import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import SIDE, hex_name, list_hexes
from kingcraft.kingdom_builder.imagine import sees
from kingcraft.kingdom_builder.position import Position, in_block, owed, tiles_left
from kingcraft.kingdom_builder.scoring import gold

BOARD_SIDE: Final = 10
_PHASES: Final = ("setup", "setup", "setup", "setup", "turn", "turn", "lift", "give-up", "turn", "over")
USES: Final = ("ready", "spent", "new")


def view(position: Position, seat: int | None) -> dict[str, object]:
    """The whole table as a seat sees it; None is a spectator."""
    seats = range(int(position.seats))
    return {
        "game": "kingdom-builder",
        "seats": int(position.seats),
        "twins": position.box.twins,
        "to_act": _to_act(position),
        "round": int(position.round),
        "start": None if position.start == field.NONE else SEAT_LETTERS[position.start],
        "phase": _PHASES[position.phase],
        "last_round": position.last != 0,
        "boards": [_board(position, int(position.cells[field.BOARDS + place])) for place in range(4)],
        "map": map_rows(position),
        "locations": locations(position),
        "cards": cards(position),
        "players": [_player(position, owner, seat) for owner in seats],
        "terrain": _terrain(position, int(position.turn)) if position.to_act >= 0 else None,
        "block": int(owed(position)) if position.to_act >= 0 else 0,
        "block_begun": position.to_act >= 0 and in_block(position),
        "lifted": lifted(position),
        "placed": None if position.placed == field.NONE else hex_name(int(position.placed)),
        "deck": deck(position),
    }


def cards(position: Position) -> list[str]:
    """The kingdom cards in play."""
    places = [int(position.cells[field.CARDS + place]) for place in range(3)]
    return [position.box.cards[card].id for card in places if card != field.NONE]


def tiles(position: Position, seat: int) -> list[dict[str, object]]:
    """The tiles a seat holds, by the location they came from, and whether each may be used."""
    base = cells_of(seat)
    found: list[dict[str, object]] = []
    for number, hex in enumerate(position.land.specials):
        if (position.cells[base + field.HELD] >> number) & 1:
            fresh = position.cells[base + field.FRESH] >> number & 1
            spent = position.cells[base + field.SPENT] >> number & 1
            use = USES[2] if fresh else USES[1] if spent else USES[0]
            found.append(
                {"tile": position.box.tiles[position.land.kinds[number]].id, "hex": hex_name(int(hex)), "use": use}
            )
    return found


def gone(position: Position, seat: int) -> list[str]:
    """The locations whose tile a seat had and lost: it takes none there again."""
    lost = position.cells[cells_of(seat) + field.TAKEN] & ~position.cells[cells_of(seat) + field.HELD]
    return [hex_name(int(hex)) for number, hex in enumerate(position.land.specials) if (lost >> number) & 1]


def locations(position: Position) -> list[dict[str, object]]:
    """The locations of the map with the tiles that still lie there."""
    found: list[dict[str, object]] = []
    for number, hex in enumerate(position.land.specials):
        kind = position.land.kinds[number]
        if kind != field.NONE:
            left = int(tiles_left(position, number))
            found.append({"hex": hex_name(int(hex)), "tile": position.box.tiles[kind].id, "left": left})
    return found


def lifted(position: Position) -> dict[str, object] | None:
    """The settlement in hand and the tile that lifted it; None if there is none."""
    if position.lifted == field.NONE:
        return None
    return {"tile": position.box.tiles[position.tool].id, "hex": hex_name(int(position.lifted))}


def deck(position: Position) -> dict[str, object]:
    """The terrain cards that everybody can count."""
    pile = sum([int(position.cells[field.PILE + terrain]) for terrain in range(5)])
    return {
        "pile": pile,
        "discards": card_list(position, field.DISCARDS),
        "removed": card_list(position, field.REMOVED),
    }


def card_list(position: Position, place: int) -> list[str]:
    """The terrain cards counted at a place of the cells, by name."""
    found: list[str] = []
    for terrain in range(5):
        found += [TERRAINS[terrain]] * int(position.cells[place + terrain])
    return found


def map_rows(position: Position) -> list[str]:
    """The letters of the map row by row, dots where no board lies yet."""
    quarters = [_quarter(position, int(position.cells[field.BOARDS + place])) for place in range(4)]
    rows: list[str] = []
    for row in range(SIDE):
        left, right = (quarters[row // BOARD_SIDE * 2], quarters[row // BOARD_SIDE * 2 + 1])
        rows.append(left[row % BOARD_SIDE] + right[row % BOARD_SIDE])
    return rows


def settlements(position: Position, seat: int) -> list[str]:
    """Where a seat's settlements stand."""
    return [hex_name(hex) for hex in list_hexes(position.cells, cells_of(seat) + field.OWN)]


def _to_act(position: Position) -> str:
    if position.to_act == CHANCE:
        return "chance"
    return "over" if position.to_act == OVER else SEAT_LETTERS[position.to_act]


def _board(position: Position, code: int) -> dict[str, object] | None:
    if code == field.NONE:
        return None
    return {"board": position.box.boards[code // 2].id, "turned": code % 2 == 1}


def _quarter(position: Position, code: int) -> list[str]:
    if code == field.NONE:
        return ["." * BOARD_SIDE] * BOARD_SIDE
    rows = position.box.boards[code // 2].rows
    return [row[::-1] for row in rows[::-1]] if code % 2 else rows


def _player(position: Position, owner: int, seat: int | None) -> dict[str, object]:
    return {
        "seat": SEAT_LETTERS[owner],
        "supply": int(position.cells[cells_of(owner) + field.SUPPLY]),
        "settlements": settlements(position, owner),
        "tiles": tiles(position, owner),
        "gone": gone(position, owner),
        "gold": int(gold(position, owner)),
        "has_card": _terrain(position, owner) is not None,
        "reshuffles": int(position.cells[cells_of(owner) + field.AGE]),
        "terrain": _terrain(position, owner) if sees(position, seat, owner) else None,
    }


def _terrain(position: Position, owner: int) -> str | None:
    card = position.cells[cells_of(owner) + field.HAND]
    return None if card == field.NONE else TERRAINS[card]
