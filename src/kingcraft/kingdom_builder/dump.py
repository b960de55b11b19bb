"""The whole position as readable JSON: names, not codes. What is as it was before there was a choice is left out."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.box import BASE, LOSE
from kingcraft.kingdom_builder.calendar import step_of
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import hex_name
from kingcraft.kingdom_builder.imagine import usual_age
from kingcraft.kingdom_builder.position import Position
from kingcraft.kingdom_builder.setup import board_word
from kingcraft.kingdom_builder.view import card_list, cards, gone, lifted, settlements, tiles


def dump_position(state: Position) -> dict[str, object]:
    """All facts, hidden cards too."""
    boards = [int(state.cells[field.BOARDS + place]) for place in range(4)]
    return {
        "game": "kingdom-builder",
        "seats": int(state.seats),
        **_options(state),
        "boards": [board_word(state, code) for code in boards if code != field.NONE],
        "cards": cards(state),
        "start": None if state.start == field.NONE else SEAT_LETTERS[state.start],
        "round": int(state.round),
        "turn": SEAT_LETTERS[state.turn],
        "phase": step_of(state).name,
        "block": int(state.block),
        "last": state.last != 0,
        "lifted": lifted(state),
        "placed": None if state.placed == field.NONE else hex_name(int(state.placed)),
        "players": [_player(state, seat) for seat in range(int(state.seats))],
        "deck": {
            "pile": card_list(state, field.PILE),
            "discards": card_list(state, field.DISCARDS),
            "removed": card_list(state, field.REMOVED),
        },
    }


def _options(state: Position) -> dict[str, object]:
    """What the set-up chose about the box; version 0.1 knew only the pack."""
    box = state.box
    options: dict[str, object] = {"pack": box.pack}
    if box.sets != BASE:
        options["sets"] = box.sets
    if box.twins != LOSE:
        options["twins"] = box.twins
    return options


def _player(state: Position, seat: int) -> dict[str, object]:
    base = cells_of(seat)
    card = state.cells[base + field.HAND]
    player: dict[str, object] = {
        "seat": SEAT_LETTERS[seat],
        "supply": int(state.cells[base + field.SUPPLY]),
        "settlements": settlements(state, seat),
        "tiles": tiles(state, seat),
        "gone": gone(state, seat),
        "terrain": None if card == field.NONE else TERRAINS[card],
    }
    age = state.cells[base + field.AGE]
    if card != field.NONE and age != usual_age(state, seat):
        player["reshuffles"] = int(age)
    return player
