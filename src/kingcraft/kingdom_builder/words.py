"""Moves and questions in words."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import OVER
from kingcraft.kingdom_builder import action, field, step
from kingcraft.kingdom_builder.choices import actions
from kingcraft.kingdom_builder.effect import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, hex_name
from kingcraft.kingdom_builder.position import Position, in_block, owed
from kingcraft.kingdom_builder.tiles import tile_to_give_up
from kingcraft.locales import knows, say


def tell(position: Position, choice: int, lang: str, seat: int | None) -> str:
    """A move in words, as a seat may know it, before it is made."""
    who = SEAT_LETTERS[position.turn]
    if choice < action.USE:
        return _say(lang, "tell-build", seat=who, hex=hex_name(choice))
    if choice < action.PUT:
        kind = (choice - action.USE) // HEXES
        verb = "tell-lift" if position.box.moves[kind] else "tell-use"
        return _say(lang, verb, seat=who, tile=_tile(position, lang, kind), hex=hex_name(choice % HEXES))
    if choice < action.END:
        return _say(
            lang, "tell-put", seat=who, hex=hex_name(choice - action.PUT), **{"from": hex_name(int(position.lifted))}
        )
    if choice == action.END:
        return _say(lang, "tell-end", seat=who)
    if choice < action.DRAWN:
        verb = "tell-give-up-ready" if choice == action.GIVE_READY else "tell-give-up-spent"
        return _say(lang, verb, seat=who, tile=_tile(position, lang, int(tile_to_give_up(position))))
    return _tell_chance(position, choice, lang, seat)


def ask(position: Position, lang: str) -> str:
    """What the seat to act must do now, in words."""
    if position.to_act < 0:
        return _say(lang, "ask-over" if position.to_act == OVER else "ask-chance")
    if position.phase == step.LIFT:
        return _say(lang, "ask-put", hex=hex_name(int(position.lifted)), tile=_tile(position, lang, int(position.tool)))
    if position.phase == step.GIVE_UP:
        return _say(lang, "ask-give-up", tile=_tile(position, lang, int(tile_to_give_up(position))))
    tiles = any(action.USE <= choice < action.PUT for choice in actions(position))
    if owed(position) == 0:
        return _say(lang, "ask-use-or-end" if tiles else "ask-end")
    terrain = _terrain(lang, int(position.cells[cells_of(position.turn) + field.HAND]))
    first = tiles and not in_block(position)
    return _say(lang, "ask-build-or-use" if first else "ask-build", left=int(owed(position)), terrain=terrain)


def _tell_chance(position: Position, choice: int, lang: str, seat: int | None) -> str:
    who = SEAT_LETTERS[position.turn]
    if choice < action.FIRST_DRAWN:
        if position.phase in (step.DEAL, step.DRAW) and seat != position.turn:
            return _say(lang, "tell-draw-hidden", seat=who)
        verb = "tell-replace" if position.phase == step.REPLACE else "tell-draw"
        return _say(lang, verb, seat=who, terrain=_terrain(lang, choice - action.DRAWN))
    if choice < action.CARD_DRAWN:
        return _say(lang, "tell-first", seat=SEAT_LETTERS[choice - action.FIRST_DRAWN])
    if choice < action.BOARD_DRAWN:
        return _say(lang, "tell-card", card=say(lang, "card-" + position.box.cards[choice - action.CARD_DRAWN].id))
    code = choice - action.BOARD_DRAWN
    verb = "tell-board-turned" if code % 2 else "tell-board"
    return _say(lang, verb, board=board_name(lang, position.box.boards[code // 2].id))


def board_name(lang: str, id: str) -> str:
    """A board is called after its location; one that somebody added keeps its own name."""
    return say(lang, "tile-" + id) if knows("tile-" + id) else id


def _tile(position: Position, lang: str, kind: int) -> str:
    return say(lang, "tile-" + position.box.tiles[kind].id)


def _terrain(lang: str, terrain: int) -> str:
    return say(lang, "terrain-" + TERRAINS[terrain])


def _say(lang: str, id: str, **facts: str | int) -> str:
    return say(lang, "kingdom-builder-" + id, **facts)
