"""News, headings and sections: what is told besides the moves themselves."""

from kingcraft.core.bits import bit
from kingcraft.core.news import News
from kingcraft.core.speech import Phrase
from kingcraft.core.state import OVER
from kingcraft.kingdom_builder import action, field, section, step
from kingcraft.kingdom_builder.calendar import step_of
from kingcraft.kingdom_builder.effects import terrain_word
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import hex_name
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import Position
from kingcraft.kingdom_builder.tiles import tile_word


def section_of(state: Position, move: int) -> str:
    """The section that a move rests on: in a turn one builds, uses a tile, or ends it."""
    if state.step != step.TURN or move >= action.PUT:
        return step_of(state).section
    return section.BUILDING if move < action.USE else section.EXTRA


def chapter(state: Position) -> Phrase | None:
    """The round, once everybody has a card."""
    if step_of(state).phase == step.SETUP:
        return None
    return Phrase("kingdom-builder-text-round", {"round": int(state.round)})


def news(before: Position, after: Position) -> list[News]:
    """What followed from a move without anybody deciding it."""
    found = _tile_news(before, after) + _last_round(before, after)
    if after.to_act != OVER and _begins(before, after):
        if step_of(before).phase == step.SETUP:
            found.append(News("kingdom-builder-start", int(after.turn)))
        found += _shown(before, after)
    return found + _deck_news(before, after)


def _tile_news(before: Position, after: Position) -> list[News]:
    """Tiles that the seat on turn has gained or lost."""
    seat = int(before.turn)
    at = cells_of(seat)
    gained = after.cells[at + field.TAKEN] & ~before.cells[at + field.TAKEN]
    lost = before.cells[at + field.HELD] & ~after.cells[at + field.HELD]
    found: list[News] = []
    for number, hex in enumerate(before.land.specials):
        here = bit(number)
        if (gained | lost) & here == 0:
            continue
        facts: dict[str, object] = {"tile": tile_word(after, after.land.kinds[number]), "hex": hex_name(int(hex))}
        if gained & here != 0:
            found.append(News("kingdom-builder-tile-gained", seat, facts))
        if lost & here != 0:
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
    return step_of(after).phase != step.SETUP and (step_of(before).secret or after.turn != before.turn)


def _shown(before: Position, after: Position) -> list[News]:
    """The card that the seat whose turn begins had in hand."""
    card = before.cells[cells_of(after.turn) + field.HAND]
    if card == field.NONE:
        return []
    return [News("kingdom-builder-card-shown", int(after.turn), {"terrain": terrain_word(card)})]


def _deck_news(before: Position, after: Position) -> list[News]:
    """A card that left the game, and discards that were shuffled."""
    found: list[News] = []
    discards = 0
    for number in range(LAND_KINDS):
        discards += int(after.cells[field.DISCARDS + number] - before.cells[field.DISCARDS + number])
        if after.cells[field.REMOVED + number] > before.cells[field.REMOVED + number]:
            seat = int(after.turn)
            found.append(News("kingdom-builder-card-removed", seat, {"terrain": terrain_word(number)}))
    if discards < 0:
        found.append(News("kingdom-builder-reshuffled"))
    return found
