"""The laws of a position: what always holds in a game, checked field by field."""

from mypy_extensions import i64

from kingcraft.core.fields import bad, of_seat
from kingcraft.core.kinds import Mask, Seat
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.calendar import step_of
from kingcraft.kingsburg.chance import cards_of
from kingcraft.kingsburg.deeds.duke import DUCHESS, DUKE
from kingcraft.kingsburg.dice import FACES
from kingcraft.kingsburg.governors import hand_of, office_of
from kingcraft.kingsburg.group import advisor_of, group_at, own_in, seat_on, white_in
from kingcraft.kingsburg.load import standing_points
from kingcraft.kingsburg.modules import GOVERNORS
from kingcraft.kingsburg.pieces import does, granted, sheet_names
from kingcraft.kingsburg.position import Position, have, owns, power_of, seat_at
from kingcraft.kingsburg.province import open_places
from kingcraft.kingsburg.recruit import paid_kinds
from kingcraft.kingsburg.season import neutral_block
from kingcraft.kingsburg.soldiers import audit_soldiers
from kingcraft.kingsburg.step import CAST
from kingcraft.kingsburg.strips import audit_strips, is_choosing
from kingcraft.kingsburg.view import is_face_up, names_in


def check_position(state: Position) -> None:
    """Raises BadPosition for the first law that does not hold."""
    for seat in range(state.seats):
        _audit_seat(state, seat)
        _audit_points(state, seat)
        _audit_dice(state, seat)
    if list(granted(state)) != list(state.powers):
        raise bad("powers", list(state.powers))
    _audit_order(state)
    _audit_court(state)
    _audit_enemy(state)
    audit_soldiers(state, step_of(state).winter)
    _audit_cards(state)
    if int(state.paid) not in paid_kinds(state):
        raise bad("kinds", " ".join(names_in(state.paid, field.GOODS)))


def _audit_seat(state: Position, seat: Seat) -> None:
    """Nothing is owned less than nothing; a building's left neighbour stands."""
    for what in range(field.POINTS):
        if have(state, seat, what) < 0:
            raise bad(field.BUNDLE[what], have(state, seat, what))
    mask = owns(state, seat)
    if mask & ~state.box.places != 0 or not _is_gapless(state, mask):
        names = sheet_names(state, seat)
        raise bad("buildings", " ".join([name for place, name in enumerate(names) if (mask >> place) & 1 != 0]))
    if have(state, seat, field.SPENT) > max(0, state.box.tokens_a_season + power_of(state, seat, power.TOKENS)):
        raise bad("tokens_used", have(state, seat, field.SPENT))


def _is_gapless(state: Position, mask: Mask) -> bool:
    """Whether every building's left neighbour stands."""
    return mask & ~((mask << 1) | state.box.first_column) == 0 and open_places(state.box, mask) & mask == 0


def _audit_points(state: Position, seat: Seat) -> None:
    """Points are the sum of their sources, and those of buildings are the buildings that stand."""
    total: i64 = 0
    for index in range(len(field.SOURCE_NAMES)):
        total += have(state, seat, field.SOURCES + index)
    if total != have(state, seat, field.POINTS):
        raise bad("points", have(state, seat, field.POINTS))
    if standing_points(state, seat) != have(state, seat, field.SOURCES + field.FROM_BUILDINGS):
        raise bad("sources.buildings", have(state, seat, field.SOURCES + field.FROM_BUILDINGS))


def _audit_dice(state: Position, seat: Seat) -> None:
    """While dice lie on the court, those in hand and those placed are those that were rolled."""
    if not step_of(state).placed:
        return
    own = list(FACES[have(state, seat, field.DICE)])
    white = list(FACES[have(state, seat, field.WHITE)])
    for advisor in range(1, ADVISORS + 1):
        for slot in range(2):
            if seat_on(state, advisor, slot) == seat:
                own += FACES[own_in(group_at(state, advisor, slot))]
                white += FACES[white_in(group_at(state, advisor, slot))]
    if sorted(own) != FACES[have(state, seat, field.ROLLED)]:
        raise bad("dice.coloured", sorted(own))
    if sorted(white) != FACES[have(state, seat, field.ROLLED_WHITE)]:
        raise bad("dice.white", sorted(white))


def _audit_cards(state: Position) -> None:
    """No governor is in two places, the destiny of the year has been drawn, unscored buildings stand."""
    lying: Mask = state.market
    names = [entry.id for entry in state.box.governors]
    if is_choosing(state):
        audit_strips(state)
        return
    for seat in range(state.seats):
        own = hand_of(state, seat) | office_of(state, seat)
        if lying & own != 0 and state.box.modules.plays(GOVERNORS):
            raise bad(of_seat(int(seat), "pieces"), " ".join(names_in(lying & own, names)))
        lying |= own
        if have(state, seat, field.UNSCORED) & ~owns(state, seat) != 0:
            fallen = have(state, seat, field.UNSCORED) & ~owns(state, seat)
            raise bad(of_seat(int(seat), "unscored"), " ".join(names_in(fallen, sheet_names(state, seat))))
    if state.destiny >= 0 and (state.drawn >> state.destiny) & 1 == 0:
        raise bad("destiny", int(state.destiny))


def _audit_order(state: Position) -> None:
    """Every seat has one place in the turn order."""
    if not step_of(state).laid:
        return
    found: Mask = 0
    for place in range(state.seats):
        found |= 1 << seat_at(state, place)
    if found != (1 << state.seats) - 1:
        raise bad("order", state.order)
    if not 0 <= state.turn < state.seats:
        raise bad("turn", state.turn)


def _audit_court(state: Position) -> None:
    """Every group reaches its advisor; only the Envoy and neutral dice share one."""
    taken = neutral_block(state.neutral_three, state.neutral_two)
    shared = 0
    for advisor in range(1, ADVISORS + 1):
        for slot in range(2):
            move = group_at(state, advisor, slot)
            if move < 0:
                continue
            moved = advisor == DUCHESS and does(state, seat_on(state, advisor, slot), DUKE)
            if advisor_of(move) != advisor and not moved:
                raise bad("court", advisor)
            shared += 1 if (taken >> advisor) & 1 != 0 else 0
            taken |= 1 << advisor
    if taken != state.taken or shared > 1 or (shared == 1 and state.envoy >= 0):
        raise bad("court", [advisor for advisor in range(1, ADVISORS + 1) if (taken >> advisor) & 1 != 0])


def _audit_enemy(state: Position) -> None:
    """The enemy is one of the year's cards, and only then has somebody seen it."""
    if state.enemy >= 0 and int(state.enemy) not in cards_of(state):
        raise bad("enemy", state.box.enemy_ids[int(state.enemy)])
    if state.seen >> state.seats != 0 or (state.enemy < 0 and state.seen != 0):
        raise bad(
            "seen", "".join([letter for seat, letter in enumerate(SEAT_LETTERS) if (state.seen >> seat) & 1 != 0])
        )
    if is_face_up(state) and (state.enemy < 0 or state.seen != (1 << state.seats) - 1):
        raise bad("enemy", None)
    cast = step_of(state).winter >= CAST and not state.box.soldier_tokens
    if cast != (state.kings_die > 0):
        raise bad("kings_die", state.kings_die)
