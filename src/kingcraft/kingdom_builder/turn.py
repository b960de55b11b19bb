"""What a move does: the turn from the card shown to the card drawn, and the last round."""

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Hex, Seat
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingdom_builder import action, field, step
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import HEXES
from kingcraft.kingdom_builder.land import LAND_KINDS
from kingcraft.kingdom_builder.position import BLOCK, Position, lay_out, owed, put, ready, take_off
from kingcraft.kingdom_builder.tiles import gain, give_up, lose


def make(state: Position, move: Action) -> None:
    """Plays an action known to be legal."""
    if move < action.USE:
        _build(state, move)
    elif move < action.PUT:
        _use(state, (move - action.USE) // HEXES, (move - action.USE) % HEXES)
    elif move < action.END:
        _put_down(state, move - action.PUT)
    elif move == action.END:
        _end_turn(state)
    elif move <= action.GIVE_SPENT:
        give_up(state, move == action.GIVE_READY)
        _finish_move(state)
    else:
        _chance(state, move)


def _build(state: Position, hex: Hex) -> None:
    """Mandatory action: one settlement of the block."""
    state.block -= 1
    _build_at(state, hex)


def _build_at(state: Position, hex: Hex) -> None:
    seat = state.turn
    at = cells_of(seat) + field.SUPPLY
    state.cells[at] -= 1
    if state.cells[at] == 0:
        state.last = 1
    put(state, seat, hex)
    gain(state, hex)
    _check_card(state)


def _use(state: Position, kind: i64, hex: Hex) -> None:
    """Extra action: a build tile builds, a move tile lifts."""
    able = ready(state, state.turn) & state.land.of_tile[kind]
    state.cells[cells_of(state.turn) + field.SPENT] |= able & -able
    if state.box.moves[kind] == 0:
        _build_at(state, hex)
        return
    take_off(state, state.turn, hex)
    state.lifted = hex
    state.tool = kind
    state.step = step.LIFT


def _put_down(state: Position, hex: Hex) -> None:
    put(state, state.turn, hex)
    state.placed = hex
    state.step = step.GIVE_UP
    if state.box.gain_first:
        gain(state, hex)
    _finish_move(state)


def _finish_move(state: Position) -> None:
    """Goes on when all tiles lost by a move are given up; waits where the owner must choose one.

    The loss is judged before the gain, or after it in games where twins let one choose.
    """
    if not lose(state):
        return
    hex = state.placed
    state.step = step.TURN
    state.lifted = field.NONE
    state.placed = field.NONE
    state.tool = field.NONE
    if not state.box.gain_first:
        gain(state, hex)
    _check_card(state)


def _check_card(state: Position) -> None:
    """Before and during the block: a card without an empty hex leaves the game and is replaced at once.

    If neither pile nor discards have a card left, nothing more can be built on a card: the block ends as it is, and
    the game with this round. The rules do not say; the ruling is ours.
    """
    if owed(state) == 0:
        return
    at = cells_of(state.turn) + field.HAND
    card = state.cells[at]
    if card != field.NONE and state.cells[field.ROOM + card] > 0:
        return
    if card != field.NONE:
        state.cells[field.REMOVED + card] += 1
        state.cells[at] = field.NONE
    if _must_draw(state, step.REPLACE):
        return
    state.block = 0
    state.last = 1


def _must_draw(state: Position, phase: i64) -> bool:
    """Goes to the pile, shuffling the discards if it is empty; False if there is no card at all."""
    cells = state.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        total += cells[field.PILE + terrain]
    if total == 0:
        total = _shuffle(state)
    if total > 0:
        state.step = phase
        state.to_act = CHANCE
    return total > 0


def _shuffle(state: Position) -> i64:
    """Makes the discards the new pile, and the cards in all hands older; returns how many cards there are to draw."""
    cells = state.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        cells[field.PILE + terrain] = cells[field.DISCARDS + terrain]
        total += cells[field.DISCARDS + terrain]
        cells[field.DISCARDS + terrain] = 0
    if total > 0:
        for seat in range(state.seats):
            cells[cells_of(seat) + field.AGE] += 1
    return total


def _end_turn(state: Position) -> None:
    """Discards the card and draws a new one, unless the game is over."""
    base = cells_of(state.turn)
    cells = state.cells
    if cells[base + field.HAND] != field.NONE:
        cells[field.DISCARDS + cells[base + field.HAND]] += 1
        cells[base + field.HAND] = field.NONE
    cells[base + field.SPENT] = 0
    cells[base + field.FRESH] = 0
    state.block = 0
    if state.last != 0 and _next_seat(state) == state.start:
        state.step = step.DONE
        state.to_act = OVER
    elif not _must_draw(state, step.DRAW):
        _pass_turn(state)


def _next_seat(state: Position) -> i64:
    return state.turn + 1 if state.turn + 1 < state.seats else 0


def _pass_turn(state: Position) -> None:
    seat = _next_seat(state)
    if seat == state.start:
        state.round += 1
    _begin_turn(state, seat)


def _begin_turn(state: Position, seat: Seat) -> None:
    """The seat shows its card."""
    state.turn = seat
    state.to_act = seat
    state.step = step.TURN
    state.block = BLOCK
    _check_card(state)


def _chance(state: Position, move: Action) -> None:
    if move < action.FIRST_DRAWN:
        _draw(state, move - action.DRAWN)
        return
    if move < action.CARD_DRAWN:
        state.start = move - action.FIRST_DRAWN
    elif move < action.BOARD_DRAWN:
        _fill(state, field.CARDS, move - action.CARD_DRAWN)
    else:
        _fill(state, field.BOARDS, move - action.BOARD_DRAWN)
    set_up(state)


def _draw(state: Position, terrain: i64) -> None:
    """The seat takes a card of this terrain from the pile."""
    cells = state.cells
    cells[field.PILE + terrain] -= 1
    cells[cells_of(state.turn) + field.HAND] = terrain
    cells[cells_of(state.turn) + field.AGE] = 0
    if state.step == step.DRAW:
        _pass_turn(state)
    elif state.step == step.DEAL:
        _deal(state, _next_seat(state))
    else:
        state.step = step.TURN
        state.to_act = state.turn
        _check_card(state)


def _fill(state: Position, place: i64, value: i64) -> None:
    while state.cells[place] != field.NONE:
        place += 1
    state.cells[place] = value


def set_up(state: Position) -> None:
    """Goes to the next thing that nobody chose: boards, kingdom cards, start player; then everybody draws."""
    cells = state.cells
    state.to_act = CHANCE
    if cells[field.BOARDS + 3] == field.NONE:
        state.step = step.BOARD
    elif cells[field.CARDS + 2] == field.NONE:
        state.step = step.CARD
    elif state.start == field.NONE:
        state.step = step.FIRST
    else:
        lay_out(state)
        _deal(state, state.start)


def _deal(state: Position, seat: Seat) -> None:
    """The next seat draws its first card; when all have one, the start player begins."""
    state.turn = seat
    if state.cells[cells_of(seat) + field.HAND] != field.NONE:
        _begin_turn(state, seat)
    else:
        state.step = step.DEAL
