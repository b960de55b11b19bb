"""Supply: a position holds no more of a piece than the box has, and no seat more than a seat can come to."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.fields import bad, of_seat
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingsburg import field, power, step
from kingcraft.kingsburg.box import COLUMNS, SEASONS
from kingcraft.kingsburg.calendar import phase_of
from kingcraft.kingsburg.destiny import undrawn
from kingcraft.kingsburg.dice import SIZE
from kingcraft.kingsburg.governors import any_open, cards_each, hand_names, hand_of
from kingcraft.kingsburg.most_dice import OWN_DICE
from kingcraft.kingsburg.odds import tokens_left
from kingcraft.kingsburg.pieces import building_at, governors_held
from kingcraft.kingsburg.position import Position, have, power_of
from kingcraft.kingsburg.roll import white_dice
from kingcraft.kingsburg.strips import COPIES, EACH, is_choosing
from kingcraft.kingsburg.view import faces_of, names_in

BEFORE_THE_ENVOY: Final = ["setup", "aid", *SEASONS[:2]]
"""The phases of the first year in which nobody can have the Envoy yet."""


def audit_supply(state: Position) -> None:
    """Raises BadPosition for the first piece of which there is more than there can be."""
    for seat in range(state.seats):
        if len(governors_held(state, seat)) > 1:
            raise bad(of_seat(int(seat), "pieces"), " ".join(governors_held(state, seat)))
        _audit_dice(state, seat)
        _audit_hand(state, seat)
        _audit_powers(state, seat)
        _audit_tokens(state, seat)
    _audit_sheets(state)
    _audit_destinies(state)
    _audit_market(state)
    _audit_court(state)


def _audit_dice(state: Position, seat: Seat) -> None:
    """No more dice than the seat's pieces and the King's aid can give."""
    rolled = have(state, seat, field.ROLLED)
    if SIZE[rolled] > OWN_DICE + max(0, power_of(state, seat, power.COLOURED_DICE)):
        raise bad(of_seat(int(seat), "dice.coloured"), faces_of(rolled))
    white = have(state, seat, field.ROLLED_WHITE)
    if SIZE[white] > max(0, white_dice(state, seat)):
        raise bad(of_seat(int(seat), "dice.white"), faces_of(white))


def _audit_powers(state: Position, seat: Seat) -> None:
    """Who is dealt a governor at random has one; a season's powers are used by who has them; rewards are gains."""
    dealt = state.box.modules.chosen["governors"] == "random" and len(state.box.governors) >= state.seats
    if dealt and phase_of(state) != "setup" and not governors_held(state, seat):
        raise bad(of_seat(int(seat), "pieces"), None)
    used = have(state, seat, field.USED) & ~power_of(state, seat, power.RIGHTS)
    if used != 0 and phase_of(state) in SEASONS:
        raise bad(of_seat(int(seat), "used"), " ".join(names_in(used, state.box.right_pieces)))
    won = have(state, seat, field.SOURCES + field.FROM_REWARD)
    if won < 0 and len(state.box.trigger_pieces[power.REWARD]) == 0:
        raise bad(of_seat(int(seat), "sources.reward"), won)


def _audit_tokens(state: Position, seat: Seat) -> None:
    """No soldier tokens beyond those of the box, and one is gone for each winter at most."""
    if not state.box.soldier_tokens:
        return
    left = tokens_left(state, seat)
    winters = state.year if phase_of(state) in ("winter", "over") else state.year - 1
    more = any([left.count(value) > field.SOLDIER_TOKENS.count(value) for value in left])
    if more or len(left) < len(field.SOLDIER_TOKENS) - winters:
        raise bad(of_seat(int(seat), "soldier_tokens"), left)


def _audit_court(state: Position) -> None:
    """The Envoy first comes after a summer; neutral dice lie only in a season, the pair beside the three."""
    if state.envoy >= 0 and state.year == 1 and phase_of(state) in BEFORE_THE_ENVOY:
        raise bad("envoy", SEAT_LETTERS[int(state.envoy)])
    neutral = [faces_of(state.neutral_three), faces_of(state.neutral_two)]
    if (neutral[1] and not neutral[0]) or (neutral[0] and phase_of(state) not in SEASONS):
        raise bad("neutral", neutral)


def _audit_hand(state: Position, seat: Seat) -> None:
    """Governors in hand while they are dealt, three at most, and what is kept is one of them."""
    if is_choosing(state):
        return
    hand = hand_of(state, seat)
    kept = have(state, seat, field.KEPT)
    if hand != 0:
        way = state.box.modules.chosen["governors"]
        if way != "deal" or state.step not in (step.DEAL, step.KEEP) or count(hand) > cards_each(state, way):
            raise bad(of_seat(int(seat), "hand"), " ".join(hand_names(state, seat)))
    if kept > 0 and (hand >> (kept - 1)) & 1 == 0:
        raise bad(of_seat(int(seat), "kept"), state.box.governors[int(kept) - 1].id)


def _audit_sheets(state: Position) -> None:
    """Two copies of each strip, and two strips for each seat, on sheets and in hands together."""
    used = [0] * len(state.box.strip_row)
    for seat in range(state.seats):
        own = strips_of(state, seat)
        if count(own) > EACH:
            strips = [state.box.building_ids[strip * COLUMNS] for strip in range(len(used)) if (own >> strip) & 1]
            raise bad(of_seat(int(seat), "sheet"), " ".join(strips))
        for strip in range(len(used)):
            used[strip] += int((own >> strip) & 1)
    for strip, copies in enumerate(used):
        if copies > COPIES:
            raise bad("sheet", state.box.building_ids[strip * COLUMNS])


def strips_of(state: Position, seat: Seat) -> Mask:
    """The strips that a seat has on its sheet, and in hand while they are chosen, as bits; printed ones apart."""
    found: Mask = hand_of(state, seat) if is_choosing(state) else 0
    for row in range(state.box.rows):
        strip: i64 = building_at(state, seat, row * COLUMNS) // COLUMNS
        found |= 1 << strip
    return found & state.box.alternatives


def _audit_destinies(state: Position) -> None:
    """One destiny comes each year: no more have come than there were years, and none of them twice."""
    cards = len(state.box.destinies)
    if cards == 0:
        return
    come = cards - count(undrawn(state))
    before = phase_of(state) == "setup" or state.step == step.DESTINY
    most = state.year - 1 if before else state.year
    if come > most:
        raise bad("drawn", " ".join(names_in(state.drawn, [entry.id for entry in state.box.destinies])))
    if not before and state.destiny < 0 and phase_of(state) != "over":
        raise bad("fate", None)
    if before and state.destiny >= 0:
        raise bad("fate", state.box.destinies[int(state.destiny)].id)


def _audit_market(state: Position) -> None:
    """An auction has a card for everybody who has none yet, and one more; none is dealt when all are there."""
    if state.step == step.DEAL and not any_open(state, state.box.modules.chosen["governors"]):
        raise bad("step", "deal")
    if state.step not in (step.LOT, step.BID):
        return
    cards, wanted = count(state.market), count(state.asked)
    if not min(wanted, len(state.box.governors)) <= cards <= wanted + 1:
        raise bad("auction.cards", int(cards))
