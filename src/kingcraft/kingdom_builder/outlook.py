"""Outlook: what each settlement that may be put down now would bring, before one decides."""

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.kingdom_builder import choices, field, scoring, step
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import empty_field
from kingcraft.kingdom_builder.position import Position, put
from kingcraft.kingdom_builder.shown import Brings, Outlook


def outlook_of(state: Position, seat: int | None) -> Outlook:
    """For the seat to act: what every legal action brings, in their order; None where it puts no settlement down."""
    if seat is None or seat != state.to_act:
        return {}
    before = _gold_of(standing(state, seat), seat)
    moves = [int(move) for move in state.actions()]
    return {"brings": [_brought(state, seat, move, before) if choices.puts(state, move) else None for move in moves]}


def standing(state: Position, seat: Seat) -> Position:
    """The position, with a settlement in hand back where it came from: what it brings there is not won by moving it."""
    if state.step != step.LIFT:
        return state
    other = _copy(state)
    put(other, seat, state.lifted)
    return other


def _brought(state: Position, seat: Seat, move: Action, before: dict[str, int]) -> Brings:
    """The gold that changes, by its source, and the tiles gained and lost."""
    after = _copy(state)
    after.make(move)
    gold = {source: earned - before[source] for source, earned in _gold_of(after, seat).items()}
    held = cells_of(seat) + field.HELD
    was: i64 = state.cells[held]
    now: i64 = after.cells[held]
    return {
        "gold": {source: change for source, change in gold.items() if change != 0},
        "gained": _tiles(state, now & ~was),
        "lost": _tiles(state, was & ~now),
    }


def _gold_of(state: Position, seat: Seat) -> dict[str, int]:
    """The gold of a seat by its source."""
    lit = empty_field()
    cards = [state.cells[place] for place in range(field.CARDS, field.CARDS + 3) if state.cells[place] != field.NONE]
    found = {"card-" + state.box.cards[card].id: int(scoring.card_gold(state, seat, card, lit)) for card in cards}
    found["card-castles"] = int(scoring.castle_gold(state, seat, lit))
    return found


def _tiles(state: Position, locations: Mask) -> list[str]:
    """The kinds of tile of some locations, by name."""
    found: list[str] = []
    while locations != 0:
        found.append(state.box.tiles[state.land.kinds[lowest(locations)]].id)
        locations &= locations - 1
    return found


def _copy(state: Position) -> Position:
    other = state.copy()
    assert isinstance(other, Position)
    return other
