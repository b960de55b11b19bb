"""What a seat may know, as plain JSON: clients, bots and learners all see this."""

from typing import Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder.content import BOARD_SIDE, CARDS, TERRAINS, TILES
from kingcraft.kingdom_builder.hexes import SIDE, hex_name, list_hexes
from kingcraft.kingdom_builder.imagining import sees
from kingcraft.kingdom_builder.position import (
    BOARD_AT,
    CARD_AT,
    DISCARDS,
    FRESH,
    HAND,
    HELD,
    NONE,
    OWN,
    PILE,
    REMOVED,
    SPENT,
    SUPPLY,
    Position,
    in_block,
    owed,
    seat_at,
    tiles_left,
)  # fmt: skip
from kingcraft.kingdom_builder.scoring import gold

_PHASES: Final = ("setup", "setup", "setup", "setup", "turn", "turn", "lift", "give-up", "turn", "over")
USES: Final = ("ready", "spent", "new")


def view(position: Position, seat: int | None) -> dict[str, object]:
    """The whole table as a seat sees it; None is a spectator."""
    seats = range(int(position.seats))
    return {
        "game": "kingdom-builder",
        "seats": int(position.seats),
        "to_act": _to_act(position),
        "round": int(position.round),
        "start": None if position.start == NONE else SEAT_LETTERS[position.start],
        "phase": _PHASES[position.phase],
        "boards": [_board(position, int(position.cells[BOARD_AT + place])) for place in range(4)],
        "map": map_rows(position),
        "locations": locations(position),
        "cards": cards(position),
        "players": [_player(position, owner, seat) for owner in seats],
        "terrain": _terrain(position, int(position.turn)) if position.to_act >= 0 else None,
        "block": int(owed(position)) if position.to_act >= 0 else 0,
        "block_begun": position.to_act >= 0 and in_block(position),
        "lifted": lifted(position),
        "deck": deck(position),
    }


def cards(position: Position) -> list[str]:
    """The kingdom cards in play."""
    places = [int(position.cells[CARD_AT + place]) for place in range(3)]
    return [CARDS[card].id for card in places if card != NONE]


def tiles(position: Position, seat: int) -> list[dict[str, object]]:
    """The tiles a seat holds, by the location they came from, and whether each may be used."""
    base = seat_at(seat)
    found: list[dict[str, object]] = []
    for number, hex in enumerate(position.land.specials):
        if (position.cells[base + HELD] >> number) & 1:
            spent, fresh = (position.cells[base + mark] >> number & 1 for mark in (SPENT, FRESH))
            use = USES[2] if fresh else USES[1] if spent else USES[0]
            found.append({"tile": TILES[position.land.kinds[number]].id, "hex": hex_name(int(hex)), "use": use})
    return found


def locations(position: Position) -> list[dict[str, object]]:
    """The locations of the map with the tiles that still lie there."""
    found: list[dict[str, object]] = []
    for number, hex in enumerate(position.land.specials):
        kind = position.land.kinds[number]
        if kind != NONE:
            left = int(tiles_left(position, number))
            found.append({"hex": hex_name(int(hex)), "tile": TILES[kind].id, "left": left})
    return found


def lifted(position: Position) -> dict[str, object] | None:
    """The settlement in hand and the tile that lifted it; None if there is none."""
    if position.lifted == NONE:
        return None
    return {"tile": TILES[position.tool].id, "hex": hex_name(int(position.lifted))}


def deck(position: Position) -> dict[str, object]:
    """The terrain cards that everybody can count."""
    pile = sum([int(position.cells[PILE + terrain]) for terrain in range(5)])
    return {"pile": pile, "discards": card_list(position, DISCARDS), "removed": card_list(position, REMOVED)}


def card_list(position: Position, place: int) -> list[str]:
    """The terrain cards counted at a place of the cells, by name."""
    found: list[str] = []
    for terrain in range(5):
        found += [TERRAINS[terrain]] * int(position.cells[place + terrain])
    return found


def map_rows(position: Position) -> list[str]:
    """The letters of the map row by row, dots where no board lies yet."""
    quarters = [_quarter(position, int(position.cells[BOARD_AT + place])) for place in range(4)]
    rows: list[str] = []
    for row in range(SIDE):
        left, right = (quarters[row // BOARD_SIDE * 2], quarters[row // BOARD_SIDE * 2 + 1])
        rows.append(left[row % BOARD_SIDE] + right[row % BOARD_SIDE])
    return rows


def settlements(position: Position, seat: int) -> list[str]:
    """Where a seat's settlements stand."""
    return [hex_name(hex) for hex in list_hexes(position.cells, seat_at(seat) + OWN)]


def _to_act(position: Position) -> str:
    if position.to_act == CHANCE:
        return "chance"
    return "over" if position.to_act == OVER else SEAT_LETTERS[position.to_act]


def _board(position: Position, code: int) -> dict[str, object] | None:
    if code == NONE:
        return None
    return {"board": position.shelf.boards[code // 2].id, "turned": code % 2 == 1}


def _quarter(position: Position, code: int) -> list[str]:
    if code == NONE:
        return ["." * BOARD_SIDE] * BOARD_SIDE
    rows = position.shelf.boards[code // 2].rows
    return [row[::-1] for row in rows[::-1]] if code % 2 else rows


def _player(position: Position, owner: int, seat: int | None) -> dict[str, object]:
    return {
        "seat": SEAT_LETTERS[owner],
        "supply": int(position.cells[seat_at(owner) + SUPPLY]),
        "settlements": settlements(position, owner),
        "tiles": tiles(position, owner),
        "gold": int(gold(position, owner)),
        "terrain": _terrain(position, owner) if sees(position, seat, owner) else None,
    }


def _terrain(position: Position, owner: int) -> str | None:
    card = position.cells[seat_at(owner) + HAND]
    return None if card == NONE else TERRAINS[card]
