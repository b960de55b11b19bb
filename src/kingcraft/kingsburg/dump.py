"""Dump: the whole position as readable JSON, hidden things too. What an old position could not have is left out while
it is as it was then, so that the hashes of old games stand."""

from kingcraft.core.kinds import Seat
from kingcraft.core.pack import NO_PACK, PACK
from kingcraft.kingsburg import field
from kingcraft.kingsburg.box import FIRST_RULINGS
from kingcraft.kingsburg.calendar import phase_of, step_of
from kingcraft.kingsburg.content import BASE
from kingcraft.kingsburg.governors import hand_names
from kingcraft.kingsburg.odds import tokens_left
from kingcraft.kingsburg.order import pending_names
from kingcraft.kingsburg.pieces import building_at, governors_held, sheet_names
from kingcraft.kingsburg.position import Position, have, seat_at
from kingcraft.kingsburg.strips import is_choosing, sheet_strips, strip_names
from kingcraft.kingsburg.view import (
    auction_view,
    court_view,
    faces_of,
    letter,
    letters,
    lying_before,
    names_in,
    order_letters,
)


def dump_position(state: Position) -> dict[str, object]:
    """Everything."""
    later: dict[str, object] = {}
    if state.box.sets != BASE:
        later["sets"] = state.box.sets
    if state.box.pack != NO_PACK:
        later[PACK] = state.box.pack
    for option, value in state.box.modules.said().items():
        later[option] = value
    if state.box.rulings != FIRST_RULINGS:
        later["rulings"] = state.box.rulings
    later |= cards_dump(state)
    if state.offered != 0:
        later["offered"] = names_in(state.offered, state.box.offer_pieces)
    if state.pending != 0:
        later["pending"] = pending_names(state)
    return {
        "game": "kingsburg",
        "seats": int(state.seats),
        "edition": state.box.edition,
        "demons": state.box.demons,
        "year": int(state.year),
        "phase": phase_of(state),
        "step": step_of(state).name,
        "order": "".join(order_letters(state)),
        "turn": letter(seat_at(state, state.turn)) if step_of(state).laid else None,
        "aid": letter(state.aid),
        "asked": letters(state.asked),
        "envoy": letter(state.envoy),
        "passed": letters(state.passed),
        "neutral": [faces_of(state.neutral_three), faces_of(state.neutral_two)],
        "court": court_view(state, False),
        "advisor": int(state.advisor),
        "group": int(state.slot),
        "built": int(state.built),
        "kinds": names_in(state.paid, field.GOODS),
        "enemy": state.box.enemy_ids[int(state.enemy)] if state.enemy >= 0 else None,
        "seen": letters(state.seen),
        "kings_die": int(state.kings_die),
        "players": [dump_player(state, seat) for seat in range(int(state.seats))],
        **later,
    }


def cards_dump(state: Position) -> dict[str, object]:
    """The destinies that have come, and an auction that goes on."""
    found: dict[str, object] = {}
    if state.drawn != 0:
        found["drawn"] = names_in(state.drawn, [entry.id for entry in state.box.destinies])
    if state.destiny >= 0:
        found["fate"] = state.box.destinies[int(state.destiny)].id
    if state.market != 0:
        found["auction"] = auction_view(state)
    elif state.lot >= 0:
        found["comfort"] = state.box.right_pieces[int(state.lot)]
    return found


def hashed(state: Position) -> dict[str, object]:
    """What hashes cover. The first ones were made when the Envoy's group beside neutral dice was not marked as his."""
    court: dict[str, object] = {}
    for number, groups in court_view(state, False).items():
        assert isinstance(groups, list)
        court[number] = [{**group, "envoy": slot > 0} for slot, group in enumerate(groups)]
    return {**dump_position(state), "court": court}


def dump_player(state: Position, seat: Seat) -> dict[str, object]:
    """Everything of one seat."""
    later: dict[str, object] = {}
    if sheet_of(state, seat) != list(state.box.printed):
        later["sheet"] = sheet_strips(state, seat)
    if governors_held(state, seat):
        later["pieces"] = governors_held(state, seat)
    if have(state, seat, field.HAND) > 0:
        later |= {"strips": strip_names(state, seat)} if is_choosing(state) else {"hand": hand_names(state, seat)}
    if have(state, seat, field.KEPT) > 0:
        later["kept"] = state.box.governors[int(have(state, seat, field.KEPT)) - 1].id
    if have(state, seat, field.UNSCORED) > 0:
        later["unscored"] = names_in(have(state, seat, field.UNSCORED), sheet_names(state, seat))
    if state.box.soldier_tokens:
        later["soldier_tokens"] = tokens_left(state, seat)
    if have(state, seat, field.CHOSEN) > 0:
        later["chosen"] = int(have(state, seat, field.CHOSEN)) - 1
    if have(state, seat, field.OWN_DIE) > 0:
        later["own_die"] = int(have(state, seat, field.OWN_DIE))
    return {
        **lying_before(state, seat),
        "combat": int(have(state, seat, field.COMBAT)),
        **later,
    }


def sheet_of(state: Position, seat: Seat) -> list[int]:
    """The buildings of a seat's sheet, place by place."""
    return [int(building_at(state, seat, place)) for place in range(len(state.box.printed))]
