"""Moves as people write them: `build k12`, `tavern c3`, `barn c3-d5`, `end`, `draw B grass`."""

from typing import Final

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder.building import MOVES
from kingcraft.kingdom_builder.content import CARDS, TERRAINS, TILES
from kingcraft.kingdom_builder.hexes import HEXES, hex_name, hex_named
from kingcraft.kingdom_builder.position import DEAL, DRAW, GIVE_UP, LIFT, TURN, Position
from kingcraft.kingdom_builder.turn import (
    BOARD_DRAWN,
    CARD_DRAWN,
    DRAWN,
    END,
    FIRST_DRAWN,
    GIVE_READY,
    GIVE_SPENT,
    PUT,
    USE,
)  # fmt: skip

_TILES: Final[list[str]] = [tile.id for tile in TILES]
_CARDS: Final[list[str]] = [card.id for card in CARDS]
_PLAIN: Final[dict[str, int]] = {"end": END, "give-up ready": GIVE_READY, "give-up spent": GIVE_SPENT}


def write(position: Position, action: int) -> str:
    """The action in notation."""
    if action < USE:
        return "build " + hex_name(action)
    if action < PUT:
        return f"{_TILES[(action - USE) // HEXES]} {hex_name(action % HEXES)}"
    if action < END:
        return f"{_TILES[position.tool]} {hex_name(int(position.lifted))}-{hex_name(action - PUT)}"
    if action < DRAWN:
        return "end" if action == END else "give-up ready" if action == GIVE_READY else "give-up spent"
    if action < CARD_DRAWN:
        return f"draw {SEAT_LETTERS[position.turn]} {TERRAINS[action - DRAWN]}"
    return _write_set_up(position, action)


def write_for(position: Position, action: int, seat: int | None) -> str:
    """The action in notation as a seat sees it: another's card stays hidden until it is shown."""
    hidden = position.phase in (DEAL, DRAW) and seat != position.turn and action >= DRAWN
    return f"draw {SEAT_LETTERS[position.turn]} ?" if hidden else write(position, action)


def read(position: Position, text: str) -> int:
    """The action that this notation means here, legal or not; IllegalMove if it means nothing."""
    words = text.split(" ")
    action = -1
    if text in _PLAIN:
        action = _PLAIN[text]
    elif len(words) == 2 and words[0] == "build":
        action = hex_named(words[1])
    elif len(words) == 2 and words[0] in _TILES:
        action = _read_tile(position, _TILES.index(words[0]), words[1])
    elif words[0] == "draw":
        action = _read_draw(position, words)
    elif len(words) == 2:
        action = _read_set_up(position, words[0], words[1])
    if action < 0:
        raise IllegalMove(Ruling("notation", facts={"text": text, "example": example(position)}))
    return action


def steps(position: Position, text: str) -> list[str]:
    """A move of a settlement is two decisions: lifting it, and putting it down."""
    tile, _, rest = text.partition(" ")
    source, dash, _ = rest.partition("-")
    if dash and tile in _TILES and position.phase != LIFT:
        return [f"{tile} {source}", text]
    return [text]


def example(position: Position) -> str:
    """A move that could be written here."""
    if position.phase == LIFT:
        return write(position, PUT)
    if position.phase == GIVE_UP:
        return "give-up spent"
    return "build k12" if position.phase == TURN else "draw A grass"


def board_word(position: Position, code: int) -> str:
    """A board with a slash if it is turned."""
    return position.shelf.boards[code // 2].id + ("/" if code % 2 else "")


def board_coded(position: Position, word: str) -> int:
    """The code of a board word; -1 if there is no such board."""
    ids = [board.id for board in position.shelf.boards]
    id = word.removesuffix("/")
    return ids.index(id) * 2 + (1 if word != id else 0) if id in ids else -1


def _read_tile(position: Position, kind: int, place: str) -> int:
    source, dash, target = place.partition("-")
    hex = hex_named(target if dash else source)
    if hex < 0:
        return -1
    if not dash:
        return USE + kind * HEXES + hex
    lifted = position.phase == LIFT and kind == position.tool and hex_named(source) == position.lifted
    return PUT + hex if lifted and MOVES[kind] else -1


def _read_draw(position: Position, words: list[str]) -> int:
    if len(words) != 3 or words[1] != SEAT_LETTERS[position.turn] or words[2] not in TERRAINS[:5]:
        return -1
    return DRAWN + TERRAINS.index(words[2])


def _write_set_up(position: Position, action: int) -> str:
    if action < FIRST_DRAWN:
        return "card " + _CARDS[action - CARD_DRAWN]
    if action < BOARD_DRAWN:
        return "first " + SEAT_LETTERS[action - FIRST_DRAWN]
    return "board " + board_word(position, action - BOARD_DRAWN)


def _read_set_up(position: Position, what: str, name: str) -> int:
    if what == "card" and name in _CARDS:
        return CARD_DRAWN + _CARDS.index(name)
    if what == "first" and len(name) == 1 and name in SEAT_LETTERS[: position.seats]:
        return FIRST_DRAWN + SEAT_LETTERS.index(name)
    if what == "board" and board_coded(position, name) >= 0:
        return BOARD_DRAWN + board_coded(position, name)
    return -1
