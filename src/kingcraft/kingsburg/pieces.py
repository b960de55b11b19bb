"""Pieces: what one grants to the seat that holds it, given when it comes and taken back when it goes."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.state import integers
from kingcraft.kingsburg import power
from kingcraft.kingsburg.box import SLOTS
from kingcraft.kingsburg.position import NO_PIECE, Position, owns, power_of


def grant(state: Position, seat: Seat, piece: i64, sign: i64 = 1) -> None:
    """Adds what a piece grants to a seat's row of powers, or takes it back (-1)."""
    box = state.box
    first = box.first_grant[piece]
    last = box.first_grant[piece + 1]
    if first == last:
        return
    if state.lent:
        state.powers = state.powers[:]
        state.lent = False
    powers = state.powers
    grants = box.grant
    row = seat * box.width
    while first < last:
        powers[row + grants[first]] += sign * grants[first + 1]
        first += 2


def building_at(state: Position, seat: Seat, place: i64) -> i64:
    """The building that a place of a seat's province is for."""
    index = seat * state.box.sheet_width + place
    return state.sheet[index]


def sheet_names(state: Position, seat: Seat) -> list[str]:
    """The buildings of a seat's sheet by name, place by place."""
    return [state.box.building_ids[building_at(state, seat, place)] for place in range(len(state.box.printed))]


def grant_all(state: Position) -> None:
    """Gives every seat what its pieces grant, from nothing: for a position that was set up."""
    state.powers = integers([0] * (int(state.seats) * int(state.box.width)))
    state.lent = False
    for seat in range(state.seats):
        mask = owns(state, seat)
        while mask != 0:
            grant(state, seat, building_at(state, seat, lowest(mask)))
            mask &= mask - 1
        for piece in pieces_held(state, seat):
            grant(state, seat, piece)


def pieces_held(state: Position, seat: Seat) -> list[int]:
    """The pieces beside buildings that a seat holds, by their numbers in the box."""
    row = seat * state.box.sheet_width + len(state.box.printed)
    return [int(state.sheet[row + slot]) for slot in range(SLOTS) if state.sheet[row + slot] != NO_PIECE]


def governors_held(state: Position, seat: Seat) -> list[str]:
    """The governors that a seat holds, by their names."""
    return [
        state.box.pieces[piece].id for piece in pieces_held(state, seat) if state.box.pieces[piece].kind == "governor"
    ]


def hold(state: Position, seat: Seat, slot: i64, piece: i64) -> None:
    """Gives a seat a piece beside its buildings, and what it grants, in place of the one it held."""
    sheet = state.sheet[:]
    place = seat * state.box.sheet_width + len(state.box.printed) + slot
    if sheet[place] != NO_PIECE:
        grant(state, seat, sheet[place], -1)
    sheet[place] = piece
    state.sheet = sheet
    if piece != NO_PIECE:
        grant(state, seat, piece)


def granted(state: Position) -> vec[i64]:
    """What all pieces together grant, reckoned anew: the audit compares it with what the seats have."""
    anew = state.copy()
    assert isinstance(anew, Position)
    grant_all(anew)
    return anew.powers


def does(state: Position, seat: Seat, deed: i64) -> bool:
    """Whether a seat has a governor with this deed."""
    return (power_of(state, seat, power.DEEDS) >> deed) & 1 != 0


def doers(state: Position, deed: i64, but: Seat) -> Mask:
    """The seats with a deed, all but one, as bits."""
    found: Mask = 0
    for seat in range(state.seats):
        if seat != but and does(state, seat, deed):
            found |= 1 << seat
    return found
