"""What chance may bring: boards, cards and the start player at even odds, terrain cards as many as the pile has."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, field, step
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import Position


def outcomes(state: Position) -> vec[i64]:
    """All that may come up now, in ascending order: only what is in the box and not yet on the table."""
    if state.step > step.FIRST:
        return _terrains(state)
    found = vec[i64]()
    for ticket in range(_free(state)):
        found = append(found, _at_set_up(state, ticket))
    return found


def weights(state: Position) -> list[tuple[int, int]]:
    """Every outcome with its weight."""
    if state.step <= step.FIRST:
        return [(outcome, 1) for outcome in outcomes(state)]
    return [(outcome, int(state.cells[field.PILE + outcome - action.DRAWN])) for outcome in outcomes(state)]


def pick(state: Position, stream: Stream) -> Action:
    """One outcome at its odds."""
    if state.step <= step.FIRST:
        return _at_set_up(state, stream.below(_free(state)))
    return action.DRAWN + from_pile(state, stream)


def from_pile(state: Position, stream: Stream) -> i64:
    """The terrain of a card drawn from the pile."""
    cells = state.cells
    at = field.PILE
    total = cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3] + cells[at + 4]
    ticket = stream.below(total)
    terrain: i64 = 0
    while ticket >= cells[at + terrain]:
        ticket -= cells[at + terrain]
        terrain += 1
    return terrain


def _terrains(state: Position) -> vec[i64]:
    found = vec[i64]()
    for terrain in range(LAND_KINDS):
        if state.cells[field.PILE + terrain] > 0:
            found = append(found, action.DRAWN + terrain)
    return found


def _free(state: Position) -> i64:
    """How many things may come up at set-up: a board may lie either way up."""
    if state.step == step.BOARD:
        return 2 * (len(state.box.boards) - _lying(state, field.BOARDS, 4))
    if state.step == step.CARD:
        return state.box.card_count - _lying(state, field.CARDS, 3)
    return state.seats


def _at_set_up(state: Position, ticket: i64) -> Action:
    """The outcome with so many before it."""
    if state.step == step.BOARD:
        return action.BOARD_DRAWN + 2 * _nth(state, field.BOARDS, 4, 2, ticket // 2) + ticket % 2
    if state.step == step.CARD:
        return action.CARD_DRAWN + _nth(state, field.CARDS, 3, 1, ticket)
    return action.FIRST_DRAWN + ticket


def _nth(state: Position, start: i64, places: i64, ways: i64, nth: i64) -> i64:
    """The piece with so many before it that are not on the table."""
    piece = nth
    while True:
        further = nth + _lying(state, start, places, ways, piece)
        if further == piece:
            return piece
        piece = further


def _lying(state: Position, start: i64, places: i64, ways: i64 = 1, most: i64 = 1 << 30) -> i64:
    """How many pieces are on the table, up to a number."""
    found: i64 = 0
    for place in range(start, start + places):
        if state.cells[place] != field.NONE and state.cells[place] // ways <= most:
            found += 1
    return found
