"""Moves and questions in words."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import OVER
from kingcraft.kingdom_builder.building import MOVES
from kingcraft.kingdom_builder.choosing import actions
from kingcraft.kingdom_builder.content import CARDS, TERRAINS, TILES
from kingcraft.kingdom_builder.hexes import HEXES, hex_name
from kingcraft.kingdom_builder.position import (
    DEAL,
    DRAW,
    GIVE_UP,
    HAND,
    LIFT,
    REPLACE,
    Position,
    in_block,
    owed,
    seat_at,
)  # fmt: skip
from kingcraft.kingdom_builder.turn import (
    BOARD_DRAWN,
    CARD_DRAWN,
    DRAWN,
    END,
    FIRST_DRAWN,
    GIVE_READY,
    PUT,
    USE,
    tile_to_give_up,
)  # fmt: skip
from kingcraft.locales import knows, say


def tell(position: Position, action: int, lang: str, seat: int | None) -> str:
    """A move in words, as a seat may know it, before it is made."""
    who = SEAT_LETTERS[position.turn]
    if action < USE:
        return _say(lang, "tell-build", seat=who, hex=hex_name(action))
    if action < PUT:
        kind = (action - USE) // HEXES
        verb = "tell-lift" if MOVES[kind] else "tell-use"
        return _say(lang, verb, seat=who, tile=_tile(lang, kind), hex=hex_name(action % HEXES))
    if action < END:
        return _say(lang, "tell-put", seat=who, hex=hex_name(action - PUT), **{"from": hex_name(int(position.lifted))})
    if action == END:
        return _say(lang, "tell-end", seat=who)
    if action < DRAWN:
        verb = "tell-give-up-ready" if action == GIVE_READY else "tell-give-up-spent"
        return _say(lang, verb, seat=who, tile=_tile(lang, int(tile_to_give_up(position))))
    return _tell_chance(position, action, lang, seat)


def ask(position: Position, lang: str) -> str:
    """What the seat to act must do now, in words."""
    if position.to_act < 0:
        return _say(lang, "ask-over" if position.to_act == OVER else "ask-chance")
    if position.phase == LIFT:
        return _say(lang, "ask-put", hex=hex_name(int(position.lifted)), tile=_tile(lang, int(position.tool)))
    if position.phase == GIVE_UP:
        return _say(lang, "ask-give-up", tile=_tile(lang, int(tile_to_give_up(position))))
    tiles = any(USE <= action < PUT for action in actions(position))
    if owed(position) == 0:
        return _say(lang, "ask-use-or-end" if tiles else "ask-end")
    terrain = _terrain(lang, int(position.cells[seat_at(position.turn) + HAND]))
    first = tiles and not in_block(position)
    return _say(lang, "ask-build-or-use" if first else "ask-build", left=int(owed(position)), terrain=terrain)


def _tell_chance(position: Position, action: int, lang: str, seat: int | None) -> str:
    who = SEAT_LETTERS[position.turn]
    if action < CARD_DRAWN:
        if position.phase in (DEAL, DRAW) and seat != position.turn:
            return _say(lang, "tell-draw-hidden", seat=who)
        verb = "tell-replace" if position.phase == REPLACE else "tell-draw"
        return _say(lang, verb, seat=who, terrain=_terrain(lang, action - DRAWN))
    if action < FIRST_DRAWN:
        return _say(lang, "tell-card", card=say(lang, "card-" + CARDS[action - CARD_DRAWN].id))
    if action < BOARD_DRAWN:
        return _say(lang, "tell-first", seat=SEAT_LETTERS[action - FIRST_DRAWN])
    code = action - BOARD_DRAWN
    verb = "tell-board-turned" if code % 2 else "tell-board"
    return _say(lang, verb, board=board_name(lang, position.shelf.boards[code // 2].id))


def board_name(lang: str, id: str) -> str:
    """A board is called after its location; one that somebody added keeps its own name."""
    return say(lang, "tile-" + id) if knows("tile-" + id) else id


def _tile(lang: str, kind: int) -> str:
    return say(lang, "tile-" + TILES[kind].id)


def _terrain(lang: str, terrain: int) -> str:
    return say(lang, "terrain-" + TERRAINS[terrain])


def _say(lang: str, id: str, **facts: str | int) -> str:
    return say(lang, "kingdom-builder-" + id, **facts)
