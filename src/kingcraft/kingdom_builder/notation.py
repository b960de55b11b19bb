"""Moves as people write them: `build k12`, `tavern c3`, `barn c3-d5`, `end`, `draw B grass`."""

from typing import Final

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE
from kingcraft.kingdom_builder import action, step
from kingcraft.kingdom_builder.choices import listed
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.hexes import HEXES, hex_name, hex_named
from kingcraft.kingdom_builder.position import Position

_PLAIN: Final[dict[str, int]] = {
    "end": action.END,
    "give-up ready": action.GIVE_READY,
    "give-up spent": action.GIVE_SPENT,
}


def write_action(state: Position, move: int) -> str:
    """The action in notation."""
    if move < action.USE:
        return "build " + hex_name(move)
    if move < action.PUT:
        return f"{state.box.tiles[(move - action.USE) // HEXES].id} {hex_name(move % HEXES)}"
    if move < action.END:
        return f"{state.box.tiles[state.tool].id} {hex_name(int(state.lifted))}-{hex_name(move - action.PUT)}"
    if move < action.DRAWN:
        return "end" if move == action.END else "give-up ready" if move == action.GIVE_READY else "give-up spent"
    if move < action.FIRST_DRAWN:
        return f"draw {SEAT_LETTERS[state.turn]} {TERRAINS[move - action.DRAWN]}"
    return _write_set_up(state, move)


def write_for(state: Position, move: int, seat: int | None) -> str:
    """The action in notation as a seat sees it: another's card stays hidden until it is shown."""
    hidden = state.step in (step.DEAL, step.DRAW) and seat != state.turn and move >= action.DRAWN
    return f"draw {SEAT_LETTERS[state.turn]} ?" if hidden else write_action(state, move)


def read_action(state: Position, text: str) -> int:
    """The action that this notation means here, legal or not; IllegalMove if it means nothing."""
    words = text.split(" ")
    move = -1
    if text in _PLAIN:
        move = _PLAIN[text]
    elif len(words) == 2 and words[0] == "build":
        move = hex_named(words[1])
    elif len(words) == 2 and state.box.tile_named(words[0]) >= 0:
        move = _read_tile(state, state.box.tile_named(words[0]), words[1])
    elif words[0] == "draw":
        move = _read_draw(state, words)
    elif len(words) == 2:
        move = _read_set_up(state, words[0], words[1])
    if move < 0:
        raise IllegalMove(Ruling("notation", facts={"text": text, "example": example(state)}))
    return move


def split_phrase(state: Position, text: str) -> list[str]:
    """A move of a settlement is two decisions: lifting it, and putting it down."""
    tile, _, rest = text.partition(" ")
    source, dash, _ = rest.partition("-")
    if dash and state.box.tile_named(tile) >= 0 and state.step != step.LIFT:
        return [f"{tile} {source}", text]
    return [text]


def example(state: Position) -> str:
    """A move that could be made here; a card drawn from the pile is any, for nobody knows what the pile has."""
    if state.to_act == CHANCE and state.step > step.FIRST:
        return f"draw {SEAT_LETTERS[state.turn]} {TERRAINS[0]}"
    legal = listed(state)
    return write_action(state, int(legal[0])) if len(legal) > 0 else "end"


def board_word(state: Position, code: int) -> str:
    """A board with a slash if it is turned."""
    return state.box.boards[code // 2].id + ("/" if code % 2 else "")


def board_coded(state: Position, word: str) -> int:
    """The code of a board word; -1 if there is no such board."""
    ids = [board.id for board in state.box.boards]
    id = word.removesuffix("/")
    return ids.index(id) * 2 + (1 if word != id else 0) if id in ids else -1


def _read_tile(state: Position, kind: int, place: str) -> int:
    source, dash, target = place.partition("-")
    hex = hex_named(target if dash else source)
    if hex < 0:
        return -1
    if not dash:
        return action.USE + kind * HEXES + hex
    lifted = state.step == step.LIFT and kind == state.tool and hex_named(source) == state.lifted
    return action.PUT + hex if lifted and state.box.moves[kind] != 0 else -1


def _read_draw(state: Position, words: list[str]) -> int:
    if len(words) != 3 or words[1] != SEAT_LETTERS[state.turn] or words[2] not in TERRAINS[:5]:
        return -1
    return action.DRAWN + TERRAINS.index(words[2])


def _write_set_up(state: Position, move: int) -> str:
    if move < action.CARD_DRAWN:
        return "first " + SEAT_LETTERS[move - action.FIRST_DRAWN]
    if move < action.BOARD_DRAWN:
        return "card " + state.box.cards[move - action.CARD_DRAWN].id
    return "board " + board_word(state, move - action.BOARD_DRAWN)


def _read_set_up(state: Position, what: str, name: str) -> int:
    if what == "card" and state.box.card_named(name) >= 0:
        return action.CARD_DRAWN + state.box.card_named(name)
    if what == "first" and len(name) == 1 and name in SEAT_LETTERS[: state.seats]:
        return action.FIRST_DRAWN + SEAT_LETTERS.index(name)
    if what == "board" and board_coded(state, name) >= 0:
        return action.BOARD_DRAWN + board_coded(state, name)
    return -1
