"""The whole position as readable JSON: names, not codes. What is as it was before there was a choice is left out."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import field, step
from kingcraft.kingdom_builder.box import BASE, LOSE
from kingcraft.kingdom_builder.effect import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import hex_name
from kingcraft.kingdom_builder.imagine import usual_age
from kingcraft.kingdom_builder.notation import board_word
from kingcraft.kingdom_builder.position import Position
from kingcraft.kingdom_builder.view import card_list, cards, gone, lifted, settlements, tiles


def dump(position: Position) -> dict[str, object]:
    """All facts, hidden cards too."""
    boards = [int(position.cells[field.BOARDS + place]) for place in range(4)]
    return {
        "game": "kingdom-builder",
        "seats": int(position.seats),
        **_options(position),
        "boards": [board_word(position, code) for code in boards if code != field.NONE],
        "cards": cards(position),
        "start": None if position.start == field.NONE else SEAT_LETTERS[position.start],
        "round": int(position.round),
        "turn": SEAT_LETTERS[position.turn],
        "phase": step.NAMES[position.phase],
        "block": int(position.block),
        "last": position.last != 0,
        "lifted": lifted(position),
        "placed": None if position.placed == field.NONE else hex_name(int(position.placed)),
        "players": [_player(position, seat) for seat in range(int(position.seats))],
        "deck": {
            "pile": card_list(position, field.PILE),
            "discards": card_list(position, field.DISCARDS),
            "removed": card_list(position, field.REMOVED),
        },
    }


def _options(position: Position) -> dict[str, object]:
    """What the set-up chose about the box; version 0.1 knew only the pack."""
    box = position.box
    options: dict[str, object] = {"pack": box.pack}
    if box.sets != BASE:
        options["sets"] = box.sets
    if box.twins != LOSE:
        options["twins"] = box.twins
    return options


def _player(position: Position, seat: int) -> dict[str, object]:
    base = cells_of(seat)
    card = position.cells[base + field.HAND]
    player: dict[str, object] = {
        "seat": SEAT_LETTERS[seat],
        "supply": int(position.cells[base + field.SUPPLY]),
        "settlements": settlements(position, seat),
        "tiles": tiles(position, seat),
        "gone": gone(position, seat),
        "terrain": None if card == field.NONE else TERRAINS[card],
    }
    age = position.cells[base + field.AGE]
    if card != field.NONE and age != usual_age(position, seat):
        player["reshuffles"] = int(age)
    return player
