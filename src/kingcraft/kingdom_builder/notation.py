"""Moves as people write them: `build k12`, `tavern c3`, `barn c3-d5`, `end`, `draw B grass`."""

from typing import Final

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.choices import actions
from kingcraft.kingdom_builder.effect import TERRAINS
from kingcraft.kingdom_builder.hexes import HEXES, hex_name, hex_named
from kingcraft.kingdom_builder.position import Position

_PLAIN: Final[dict[str, int]] = {
    "end": action.END,
    "give-up ready": action.GIVE_READY,
    "give-up spent": action.GIVE_SPENT,
}


def write(position: Position, choice: int) -> str:
    """The action in notation."""
    if choice < action.USE:
        return "build " + hex_name(choice)
    if choice < action.PUT:
        return f"{position.box.tiles[(choice - action.USE) // HEXES].id} {hex_name(choice % HEXES)}"
    if choice < action.END:
        return (
            f"{position.box.tiles[position.tool].id} {hex_name(int(position.lifted))}-{hex_name(choice - action.PUT)}"
        )
    if choice < action.DRAWN:
        return "end" if choice == action.END else "give-up ready" if choice == action.GIVE_READY else "give-up spent"
    if choice < action.FIRST_DRAWN:
        return f"draw {SEAT_LETTERS[position.turn]} {TERRAINS[choice - action.DRAWN]}"
    return _write_set_up(position, choice)


def write_for(position: Position, choice: int, seat: int | None) -> str:
    """The action in notation as a seat sees it: another's card stays hidden until it is shown."""
    hidden = position.phase in (step.DEAL, step.DRAW) and seat != position.turn and choice >= action.DRAWN
    return f"draw {SEAT_LETTERS[position.turn]} ?" if hidden else write(position, choice)


def read(position: Position, text: str) -> int:
    """The action that this notation means here, legal or not; IllegalMove if it means nothing."""
    words = text.split(" ")
    choice = -1
    if text in _PLAIN:
        choice = _PLAIN[text]
    elif len(words) == 2 and words[0] == "build":
        choice = hex_named(words[1])
    elif len(words) == 2 and position.box.tile_named(words[0]) >= 0:
        choice = _read_tile(position, position.box.tile_named(words[0]), words[1])
    elif words[0] == "draw":
        choice = _read_draw(position, words)
    elif len(words) == 2:
        choice = _read_set_up(position, words[0], words[1])
    if choice < 0:
        raise IllegalMove(Ruling("notation", facts={"text": text, "example": example(position)}))
    return choice


def steps(position: Position, text: str) -> list[str]:
    """A move of a settlement is two decisions: lifting it, and putting it down."""
    tile, _, rest = text.partition(" ")
    source, dash, _ = rest.partition("-")
    if dash and position.box.tile_named(tile) >= 0 and position.phase != step.LIFT:
        return [f"{tile} {source}", text]
    return [text]


def example(position: Position) -> str:
    """A move that could be made here; a card drawn from the pile is any, for nobody knows what the pile has."""
    if position.to_act == CHANCE and position.phase > step.FIRST:
        return f"draw {SEAT_LETTERS[position.turn]} {TERRAINS[0]}"
    legal = actions(position)
    return write(position, int(legal[0])) if len(legal) > 0 else "end"


def board_word(position: Position, code: int) -> str:
    """A board with a slash if it is turned."""
    return position.box.boards[code // 2].id + ("/" if code % 2 else "")


def board_coded(position: Position, word: str) -> int:
    """The code of a board word; -1 if there is no such board."""
    ids = [board.id for board in position.box.boards]
    id = word.removesuffix("/")
    return ids.index(id) * 2 + (1 if word != id else 0) if id in ids else -1


def _read_tile(position: Position, kind: int, place: str) -> int:
    source, dash, target = place.partition("-")
    hex = hex_named(target if dash else source)
    if hex < 0:
        return -1
    if not dash:
        return action.USE + kind * HEXES + hex
    lifted = position.phase == step.LIFT and kind == position.tool and hex_named(source) == position.lifted
    return action.PUT + hex if lifted and position.box.moves[kind] != 0 else -1


def _read_draw(position: Position, words: list[str]) -> int:
    if len(words) != 3 or words[1] != SEAT_LETTERS[position.turn] or words[2] not in TERRAINS[:5]:
        return -1
    return action.DRAWN + TERRAINS.index(words[2])


def _write_set_up(position: Position, choice: int) -> str:
    if choice < action.CARD_DRAWN:
        return "first " + SEAT_LETTERS[choice - action.FIRST_DRAWN]
    if choice < action.BOARD_DRAWN:
        return "card " + position.box.cards[choice - action.CARD_DRAWN].id
    return "board " + board_word(position, choice - action.BOARD_DRAWN)


def _read_set_up(position: Position, what: str, name: str) -> int:
    if what == "card" and position.box.card_named(name) >= 0:
        return action.CARD_DRAWN + position.box.card_named(name)
    if what == "first" and len(name) == 1 and name in SEAT_LETTERS[: position.seats]:
        return action.FIRST_DRAWN + SEAT_LETTERS.index(name)
    if what == "board" and board_coded(position, name) >= 0:
        return action.BOARD_DRAWN + board_coded(position, name)
    return -1
