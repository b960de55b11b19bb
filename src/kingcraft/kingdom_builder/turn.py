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


def make(position: Position, choice: Action) -> None:
    """Plays an action known to be legal."""
    if choice < action.USE:
        _build(position, choice)
    elif choice < action.PUT:
        _use(position, (choice - action.USE) // HEXES, (choice - action.USE) % HEXES)
    elif choice < action.END:
        _put_down(position, choice - action.PUT)
    elif choice == action.END:
        _end_turn(position)
    elif choice <= action.GIVE_SPENT:
        give_up(position, choice == action.GIVE_READY)
        _finish_move(position)
    else:
        _chance(position, choice)


def _build(position: Position, hex: Hex) -> None:
    """Mandatory action: one settlement of the block."""
    position.block -= 1
    _build_at(position, hex)


def _build_at(position: Position, hex: Hex) -> None:
    seat = position.turn
    at = cells_of(seat) + field.SUPPLY
    position.cells[at] -= 1
    if position.cells[at] == 0:
        position.last = 1
    put(position, seat, hex)
    gain(position, hex)
    _check_card(position)


def _use(position: Position, kind: i64, hex: Hex) -> None:
    """Extra action: a build tile builds, a move tile lifts."""
    able = ready(position, position.turn) & position.land.of_tile[kind]
    position.cells[cells_of(position.turn) + field.SPENT] |= able & -able
    if position.box.moves[kind] == 0:
        _build_at(position, hex)
        return
    take_off(position, position.turn, hex)
    position.lifted = hex
    position.tool = kind
    position.phase = step.LIFT


def _put_down(position: Position, hex: Hex) -> None:
    put(position, position.turn, hex)
    position.placed = hex
    position.phase = step.GIVE_UP
    if position.box.gain_first:
        gain(position, hex)
    _finish_move(position)


def _finish_move(position: Position) -> None:
    """Goes on when all tiles lost by a move are given up; waits where the owner must choose one.

    The loss is judged before the gain, or after it in games where twins let one choose.
    """
    if not lose(position):
        return
    hex = position.placed
    position.phase = step.TURN
    position.lifted = field.NONE
    position.placed = field.NONE
    position.tool = field.NONE
    if not position.box.gain_first:
        gain(position, hex)
    _check_card(position)


def _check_card(position: Position) -> None:
    """Before and during the block: a card without an empty hex leaves the game and is replaced at once.

    If neither pile nor discards have a card left, nothing more can be built on a card: the block ends as it is, and
    the game with this round. The rules do not say; the ruling is ours.
    """
    if owed(position) == 0:
        return
    at = cells_of(position.turn) + field.HAND
    card = position.cells[at]
    if card != field.NONE and position.cells[field.ROOM + card] > 0:
        return
    if card != field.NONE:
        position.cells[field.REMOVED + card] += 1
        position.cells[at] = field.NONE
    if _must_draw(position, step.REPLACE):
        return
    position.block = 0
    position.last = 1


def _must_draw(position: Position, phase: i64) -> bool:
    """Goes to the pile, shuffling the discards if it is empty; False if there is no card at all."""
    cells = position.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        total += cells[field.PILE + terrain]
    if total == 0:
        total = _shuffle(position)
    if total > 0:
        position.phase = phase
        position.to_act = CHANCE
    return total > 0


def _shuffle(position: Position) -> i64:
    """Makes the discards the new pile, and the cards in all hands older; returns how many cards there are to draw."""
    cells = position.cells
    total: i64 = 0
    for terrain in range(LAND_KINDS):
        cells[field.PILE + terrain] = cells[field.DISCARDS + terrain]
        total += cells[field.DISCARDS + terrain]
        cells[field.DISCARDS + terrain] = 0
    if total > 0:
        for seat in range(position.seats):
            cells[cells_of(seat) + field.AGE] += 1
    return total


def _end_turn(position: Position) -> None:
    """Discards the card and draws a new one, unless the game is over."""
    base = cells_of(position.turn)
    cells = position.cells
    if cells[base + field.HAND] != field.NONE:
        cells[field.DISCARDS + cells[base + field.HAND]] += 1
        cells[base + field.HAND] = field.NONE
    cells[base + field.SPENT] = 0
    cells[base + field.FRESH] = 0
    position.block = 0
    if position.last != 0 and _next_seat(position) == position.start:
        position.phase = step.DONE
        position.to_act = OVER
    elif not _must_draw(position, step.DRAW):
        _pass_turn(position)


def _next_seat(position: Position) -> i64:
    return position.turn + 1 if position.turn + 1 < position.seats else 0


def _pass_turn(position: Position) -> None:
    seat = _next_seat(position)
    if seat == position.start:
        position.round += 1
    _begin_turn(position, seat)


def _begin_turn(position: Position, seat: Seat) -> None:
    """The seat shows its card."""
    position.turn = seat
    position.to_act = seat
    position.phase = step.TURN
    position.block = BLOCK
    _check_card(position)


def _chance(position: Position, choice: Action) -> None:
    if choice < action.FIRST_DRAWN:
        _draw(position, choice - action.DRAWN)
        return
    if choice < action.CARD_DRAWN:
        position.start = choice - action.FIRST_DRAWN
    elif choice < action.BOARD_DRAWN:
        _fill(position, field.CARDS, choice - action.CARD_DRAWN)
    else:
        _fill(position, field.BOARDS, choice - action.BOARD_DRAWN)
    set_up(position)


def _draw(position: Position, terrain: i64) -> None:
    """The seat takes a card of this terrain from the pile."""
    cells = position.cells
    cells[field.PILE + terrain] -= 1
    cells[cells_of(position.turn) + field.HAND] = terrain
    cells[cells_of(position.turn) + field.AGE] = 0
    if position.phase == step.DRAW:
        _pass_turn(position)
    elif position.phase == step.DEAL:
        _deal(position, _next_seat(position))
    else:
        position.phase = step.TURN
        position.to_act = position.turn
        _check_card(position)


def _fill(position: Position, place: i64, value: i64) -> None:
    while position.cells[place] != field.NONE:
        place += 1
    position.cells[place] = value


def set_up(position: Position) -> None:
    """Goes to the next thing that nobody chose: boards, kingdom cards, start player; then everybody draws."""
    cells = position.cells
    position.to_act = CHANCE
    if cells[field.BOARDS + 3] == field.NONE:
        position.phase = step.BOARD
    elif cells[field.CARDS + 2] == field.NONE:
        position.phase = step.CARD
    elif position.start == field.NONE:
        position.phase = step.FIRST
    else:
        lay_out(position)
        _deal(position, position.start)


def _deal(position: Position, seat: Seat) -> None:
    """The next seat draws its first card; when all have one, the start player begins."""
    position.turn = seat
    if position.cells[cells_of(seat) + field.HAND] != field.NONE:
        _begin_turn(position, seat)
    else:
        position.phase = step.DEAL
