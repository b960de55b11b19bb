"""Moves, questions, buttons, news and headings in words."""

from kingcraft.core.bits import bit
from kingcraft.core.news import News
from kingcraft.core.speech import Names, Phrase, Word
from kingcraft.core.state import OVER
from kingcraft.kingdom_builder import action, field, step
from kingcraft.kingdom_builder.choices import listed
from kingcraft.kingdom_builder.effects import TERRAINS
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES, hex_name
from kingcraft.kingdom_builder.notation import write_action
from kingcraft.kingdom_builder.position import Position, in_block, owed
from kingcraft.kingdom_builder.tiles import loses_fresh, tile_to_give_up
from kingcraft.locales import knows, say


def tell(state: Position, move: int, lang: str, seat: int | None, names: Names) -> str:
    """A move in words, as a seat may know it, before it is made."""
    if move >= action.DRAWN:
        return _tell_chance(state, move, lang, seat, names)
    verb, facts = _decision(state, move, lang)
    return say(lang, "kingdom-builder-tell-" + verb, **names.facts(int(state.turn)), **facts)


def label(state: Position, move: int, lang: str) -> str:
    """A move as its button says it: what to do, without a subject."""
    if move >= action.DRAWN:
        return write_action(state, move)
    verb, facts = _decision(state, move, lang)
    return say(lang, "kingdom-builder-do-" + verb, **facts)


def _decision(state: Position, move: int, lang: str) -> tuple[str, dict[str, str | int]]:
    """What is decided, by the name of its message, and what the message takes."""
    if move < action.USE:
        return "build", {"hex": hex_name(move)}
    if move < action.PUT:
        kind = (move - action.USE) // HEXES
        verb = "lift" if state.box.moves[kind] else "use"
        return verb, {"tile": _tile(state, lang, kind), "hex": hex_name(move % HEXES)}
    if move < action.END:
        return "put", {"hex": hex_name(move - action.PUT), "from": hex_name(int(state.lifted))}
    if move == action.END:
        return "end", {}
    tile: dict[str, str | int] = {"tile": _tile(state, lang, int(tile_to_give_up(state)))}
    if move == action.GIVE_READY:
        return "give-up-ready", tile
    return "give-up-new" if loses_fresh(state) else "give-up-spent", tile


def ask(state: Position, lang: str) -> str:
    """What the seat to act must do now, in words."""
    if state.to_act < 0:
        return _say(lang, "ask-over" if state.to_act == OVER else "ask-chance")
    if state.step == step.LIFT:
        tile = _tile(state, lang, int(state.tool))
        return _say(lang, "ask-put", hex=hex_name(int(state.lifted)), tile=tile)
    if state.step == step.GIVE_UP:
        return _say(lang, "ask-give-up", tile=_tile(state, lang, int(tile_to_give_up(state))))
    tiles = any([action.USE <= move < action.PUT for move in listed(state)])
    if owed(state) == 0:
        return _say(lang, "ask-use-or-end" if tiles else "ask-end")
    terrain = _terrain(lang, int(state.cells[cells_of(state.turn) + field.HAND]))
    first = tiles and not in_block(state)
    return _say(lang, "ask-build-or-use" if first else "ask-build", left=int(owed(state)), terrain=terrain)


def chapter(state: Position) -> Phrase | None:
    """The round, once everybody has a card."""
    if state.step <= step.DEAL:
        return None
    return Phrase("kingdom-builder-text-round", {"round": int(state.round)})


def news(before: Position, after: Position) -> list[News]:
    """What followed from a move without anybody deciding it."""
    found = _tile_news(before, after) + _last_round(before, after)
    if after.to_act != OVER and _begins(before, after):
        if before.step == step.DEAL:
            found.append(News("kingdom-builder-start", int(after.turn)))
        found += _shown(before, after)
    return found + _deck_news(before, after)


def _tile_news(before: Position, after: Position) -> list[News]:
    """Tiles that the seat on turn has gained or lost."""
    seat = int(before.turn)
    at = cells_of(seat)
    found: list[News] = []
    for number, hex in enumerate(before.land.specials):
        here = bit(number)
        facts: dict[str, object] = {"tile": "", "hex": hex_name(int(hex))}
        if after.land.kinds[number] != field.NONE:
            facts["tile"] = after.box.lexicon.word("tile-" + after.box.tiles[after.land.kinds[number]].id)
        if after.cells[at + field.TAKEN] & ~before.cells[at + field.TAKEN] & here:
            found.append(News("kingdom-builder-tile-gained", seat, facts))
        if before.cells[at + field.HELD] & ~after.cells[at + field.HELD] & here:
            found.append(News("kingdom-builder-tile-lost", seat, facts))
    return found


def _last_round(before: Position, after: Position) -> list[News]:
    """The round is the last: somebody has built everything, or there is no card left to build by."""
    if before.last or not after.last or after.to_act == OVER:
        return []
    built = after.cells[cells_of(before.turn) + field.SUPPLY] == 0
    return [News("kingdom-builder-last-round" if built else "kingdom-builder-last-cards", int(before.turn))]


def _begins(before: Position, after: Position) -> bool:
    """Whether a turn begins with this move."""
    return after.step > step.DEAL and (before.step in (step.DEAL, step.DRAW) or after.turn != before.turn)


def _shown(before: Position, after: Position) -> list[News]:
    """The card that the seat whose turn begins had in hand."""
    card = before.cells[cells_of(after.turn) + field.HAND]
    if card == field.NONE:
        return []
    return [News("kingdom-builder-card-shown", int(after.turn), {"terrain": Word("terrain-" + TERRAINS[card])})]


def _deck_news(before: Position, after: Position) -> list[News]:
    """A card that left the game, and discards that were shuffled."""
    found: list[News] = []
    discards = 0
    for number, terrain in enumerate(TERRAINS[:5]):
        discards += int(after.cells[field.DISCARDS + number] - before.cells[field.DISCARDS + number])
        if after.cells[field.REMOVED + number] > before.cells[field.REMOVED + number]:
            seat = int(after.turn)
            found.append(News("kingdom-builder-card-removed", seat, {"terrain": Word("terrain-" + terrain)}))
    if discards < 0:
        found.append(News("kingdom-builder-reshuffled"))
    return found


def _tell_chance(state: Position, move: int, lang: str, seat: int | None, names: Names) -> str:
    if move < action.FIRST_DRAWN:
        who = names.facts(int(state.turn))
        if state.step in (step.DEAL, step.DRAW) and seat != state.turn:
            return _say(lang, "tell-draw-hidden", **who)
        verb = "tell-replace" if state.step == step.REPLACE else "tell-draw"
        return _say(lang, verb, terrain=_terrain(lang, move - action.DRAWN), **who)
    if move < action.CARD_DRAWN:
        return _say(lang, "tell-first", **names.facts(move - action.FIRST_DRAWN))
    if move < action.BOARD_DRAWN:
        card = "card-" + state.box.cards[move - action.CARD_DRAWN].id
        return _say(lang, "tell-card", card=state.box.lexicon.say(lang, card))
    code = move - action.BOARD_DRAWN
    verb = "tell-board-turned" if code % 2 else "tell-board"
    return _say(lang, verb, board=board_name(state, lang, state.box.boards[code // 2].id))


def board_name(state: Position, lang: str, id: str) -> str:
    """A board is called after its location; one that somebody added keeps its own name."""
    if "board-" + id in state.box.lexicon.own:
        return state.box.lexicon.say(lang, "board-" + id)
    return say(lang, "tile-" + id) if knows("tile-" + id) else id


def _tile(state: Position, lang: str, kind: int) -> str:
    return state.box.lexicon.say(lang, "tile-" + state.box.tiles[kind].id)


def _terrain(lang: str, terrain: int) -> str:
    return say(lang, "terrain-" + TERRAINS[terrain])


def _say(lang: str, id: str, **facts: str | int) -> str:
    return say(lang, "kingdom-builder-" + id, **facts)
