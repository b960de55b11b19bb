"""The whole position as readable JSON: names, not codes."""

from typing import Final

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder.content import BOARDS, TERRAINS, write_pack
from kingcraft.kingdom_builder.hexes import hex_name
from kingcraft.kingdom_builder.notation import board_word
from kingcraft.kingdom_builder.position import (
    BOARD_AT,
    DISCARDS,
    HAND,
    HELD,
    NONE,
    PILE,
    REMOVED,
    SUPPLY,
    TAKEN,
    Position,
    seat_at,
)  # fmt: skip
from kingcraft.kingdom_builder.viewing import card_list, cards, lifted, settlements, tiles

PHASES: Final = ("board", "card", "first", "deal", "turn", "replace", "lift", "give-up", "draw", "over")
NO_PACK: Final = "none"


def dump(position: Position) -> dict[str, object]:
    """All facts, hidden cards too."""
    boards = [int(position.cells[BOARD_AT + place]) for place in range(4)]
    return {
        "game": "kingdom-builder",
        "seats": int(position.seats),
        "pack": pack_text(position),
        "boards": [board_word(position, code) for code in boards if code != NONE],
        "cards": cards(position),
        "start": None if position.start == NONE else SEAT_LETTERS[position.start],
        "round": int(position.round),
        "turn": SEAT_LETTERS[position.turn],
        "phase": PHASES[position.phase],
        "block": int(position.block),
        "last": position.last != 0,
        "lifted": lifted(position),
        "placed": None if position.placed == NONE else hex_name(int(position.placed)),
        "players": [_player(position, seat) for seat in range(int(position.seats))],
        "deck": {
            "pile": card_list(position, PILE),
            "discards": card_list(position, DISCARDS),
            "removed": card_list(position, REMOVED),
        },
    }


def pack_text(position: Position) -> str:
    """The boards that are not of the base game, on one line."""
    added = position.shelf.boards[len(BOARDS) :]
    return write_pack(added) if added else NO_PACK


def _player(position: Position, seat: int) -> dict[str, object]:
    base = seat_at(seat)
    card = position.cells[base + HAND]
    gone = position.cells[base + TAKEN] & ~position.cells[base + HELD]
    return {
        "seat": SEAT_LETTERS[seat],
        "supply": int(position.cells[base + SUPPLY]),
        "settlements": settlements(position, seat),
        "tiles": tiles(position, seat),
        "gone": [hex_name(int(hex)) for number, hex in enumerate(position.land.specials) if gone >> number & 1],
        "terrain": None if card == NONE else TERRAINS[card],
    }
