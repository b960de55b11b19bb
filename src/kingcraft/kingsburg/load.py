"""Load: a position from readable JSON; what is left out is as at the start, what nobody would read is refused."""

from collections.abc import Sequence
from typing import Final

from kingcraft.core.bits import bit, count
from kingcraft.core.fields import (
    bad,
    flag,
    mask_of,
    number,
    number_in,
    of_seat,
    one_of,
    only,
    part,
    parts,
    seat_letter,
    seat_letters,
    text,
    texts,
)
from kingcraft.core.kinds import Seat
from kingcraft.core.pack import NO_PACK, PACK
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingsburg import action, field
from kingcraft.kingsburg.auction import MOST_BID
from kingcraft.kingsburg.box import (
    ADVISORS,
    COLUMNS,
    DEMONS,
    EDITIONS,
    FIRST_RULINGS,
    RULINGS,
    SEASONS,
    Box,
    box_for,
    known_sets,
)
from kingcraft.kingsburg.calendar import CALENDAR, phase_of, step_of, steps_in
from kingcraft.kingsburg.content import BASE
from kingcraft.kingsburg.destiny import DESTINY_SLOT, first_destiny
from kingcraft.kingsburg.dice import THROW_DICE, throw_of
from kingcraft.kingsburg.governors import MOST_DEALT, take_card
from kingcraft.kingsburg.group import lay, placement
from kingcraft.kingsburg.modules import VALUES, Modules
from kingcraft.kingsburg.order import pending_in
from kingcraft.kingsburg.pieces import building_at, grant_all, hold, sheet_names
from kingcraft.kingsburg.position import Position, have, owns
from kingcraft.kingsburg.season import neutral_block
from kingcraft.kingsburg.soldiers import packed_tokens
from kingcraft.kingsburg.strips import EACH, is_choosing, strip_named
from kingcraft.kingsburg.triggers import MOST
from kingcraft.kingsburg.view import faces_of, is_face_up

PHASES: Final = ["setup", "aid", *SEASONS, "recruit", "winter", "over"]
FIELDS: Final = [
    "game", "seats", "edition", "demons", "sets", PACK, "year", "phase", "step", "order", "turn", "aid", "asked",
    "envoy",
    "passed", "neutral", "court", "advisor", "group", "built", "kinds", "enemy", "seen", "kings_die", "players",
    "offered", "pending", "rulings", *VALUES, "drawn", "auction", "comfort", "fate",
]  # fmt: skip
PLAYER_FIELDS: Final = [
    "seat", "points", "sources", "goods", "soldiers", "tokens", "buildings", "dice", "rolled", "used", "tokens_used",
    "combat", "sheet", "pieces", "soldier_tokens", "chosen", "own_die", "hand", "kept", "unscored",
    "strips",
]  # fmt: skip
GROUP_FIELDS: Final = ["seat", "coloured", "white", "token", "shift", "envoy"]


def box_of(data: dict[str, object]) -> Box:
    """The box that a position is played with."""
    sets = text(data, "sets", BASE)
    if any([name not in known_sets() for name in sets.split()]) or BASE not in sets.split():
        raise bad("sets", sets)
    edition = one_of(data, "edition", EDITIONS, EDITIONS[0])
    modules = Modules({name: one_of(data, name, values, values[0]) for name, values in VALUES.items()})
    rulings = one_of(data, "rulings", RULINGS, FIRST_RULINGS)
    demons = one_of(data, "demons", DEMONS, DEMONS[0])
    return box_for(sets, edition, demons, modules, text(data, PACK, NO_PACK), rulings)


def load_position(state: Position, data: dict[str, object]) -> None:
    """Fills an empty position of the right box and number of seats; BadPosition names the field that cannot be."""
    only(data, FIELDS)
    state.year = number(data, "year", 1, 5, 1)
    _load_step(state, data)
    _load_order(state, data)
    seats = int(state.seats)
    state.aid = seat_letter(data, "aid", seats)
    state.envoy = seat_letter(data, "envoy", seats)
    state.passed = seat_letters(data, "passed", seats)
    state.built = number(data, "built", 0, 3, 0)
    _load_cards(state, data)
    state.kings_die = number(data, "kings_die", 0, 6, 0)
    state.offered = mask_of(data, "offered", state.box.offer_pieces, [])
    state.pending = pending_in(state, texts(data, "pending"))
    state.paid = mask_of(data, "kinds", field.GOODS, field.GOODS if phase_of(state) == "recruit" else [])
    _load_enemy(state, data)
    _load_players(state, data)
    _load_fate(state, data)
    _load_court(state, data)
    grant_all(state)
    step_of(state).restore(state)


def _load_step(state: Position, data: dict[str, object]) -> None:
    phase = one_of(data, "phase", PHASES, "setup")
    steps = steps_in(phase)
    name = one_of(data, "step", [one.name for one in steps], steps[0].name)
    state.step = CALENDAR.named(name, steps[0].phase).number
    state.season = SEASONS.index(phase) if phase in SEASONS else 2 if phase in ("recruit", "winter") else 0


def _load_order(state: Position, data: dict[str, object]) -> None:
    """A whole order, or in the set-up the part that is drawn."""
    seats = int(state.seats)
    known = SEAT_LETTERS[:seats]
    laid = step_of(state).laid
    order = text(data, "order", known if laid else "")
    if any([order.count(name) > 1 or name not in known for name in order]):
        raise bad("order", order)
    if len(order) != seats and (laid or len(order) >= seats - 1):
        raise bad("order", order)
    for place, name in enumerate(order):
        state.order |= known.index(name) << (3 * place)
    state.asked = seat_letters(data, "asked", seats)
    if not laid:
        state.turn = len(order)
        state.asked = sum([1 << seat for seat, name in enumerate(known) if name not in order])
        return
    seat = seat_letter(data, "turn", seats)
    state.turn = order.index(known[seat]) if seat >= 0 else 0


def _load_enemy(state: Position, data: dict[str, object]) -> None:
    ids = state.box.enemy_ids
    state.enemy = -1 if data.get("enemy") is None else ids.index(one_of(data, "enemy", ids, ""))
    everybody = (1 << state.seats) - 1
    shown = everybody if state.enemy >= 0 and is_face_up(state) else 0
    state.seen = shown if "seen" not in data else seat_letters(data, "seen", int(state.seats))


def _load_cards(state: Position, data: dict[str, object]) -> None:
    """The destinies that have come, and an auction that goes on."""
    governors = [entry.id for entry in state.box.governors]
    state.drawn = mask_of(data, "drawn", [entry.id for entry in state.box.destinies], [])
    if data.get("comfort") is not None:
        state.lot = state.box.right_pieces.index(one_of(data, "comfort", state.box.right_pieces, ""))
    auction = part(data, "auction")
    only(auction, ["cards", "lot", "bid", "bidder", "chooser"], "auction.")
    state.market = mask_of(auction, "cards", governors, [])
    if auction.get("lot") is not None:
        state.lot = governors.index(one_of(auction, "lot", governors, ""))
    if auction.get("bid") is not None:
        state.bid = number(auction, "bid", 0, MOST_BID, 0)
    state.bidder = seat_letter(auction, "bidder", int(state.seats))
    state.chooser = seat_letter(auction, "chooser", int(state.seats))


def _load_fate(state: Position, data: dict[str, object]) -> None:
    """The destiny of the year, for all seats."""
    if data.get("fate") is None:
        return
    ids = [entry.id for entry in state.box.destinies]
    state.destiny = ids.index(one_of(data, "fate", ids, ""))
    # Those that have come include the one of this year, or else they are all of earlier years.
    again = (state.drawn >> state.destiny) & 1 != 0
    if again and count(state.drawn) != (state.year - 1) % len(ids) + 1:
        raise bad("fate", ids[int(state.destiny)])
    state.drawn |= bit(state.destiny)
    for seat in range(state.seats):
        hold(state, seat, DESTINY_SLOT, first_destiny(state) + state.destiny)


def _load_players(state: Position, data: dict[str, object]) -> None:
    """Players as a list in the order of seats, or by their letters."""
    known = SEAT_LETTERS[: int(state.seats)]
    for place, player in enumerate(parts(data, "players", len(known))):
        seat = text(player, "seat", known[place] if place < len(known) else "")
        if len(seat) != 1 or seat not in known:
            raise bad("players.seat", seat)
        only(player, PLAYER_FIELDS, f"players.{seat}.")
        _load_player(state, known.index(seat), player)


def _load_player(state: Position, seat: int, player: dict[str, object]) -> None:
    row = seat * field.WIDTH
    goods = part(player, "goods")
    only(goods, field.GOODS, "goods.")
    for index, good in enumerate(field.GOODS):
        state.book[row + index] = number(goods, good, 0, MOST, 0)
    state.book[row + field.SOLDIERS] = number(player, "soldiers", 0, MOST, 0)
    state.book[row + field.TOKENS] = number(player, "tokens", 0, MOST, 0)
    _load_sheet(state, seat, player)
    _load_pieces(state, seat, player)
    state.book[row + field.BUILDINGS] = mask_of(player, "buildings", sheet_names(state, seat), [])
    state.book[row + field.USED] = mask_of(player, "used", state.box.right_pieces, [])
    state.book[row + field.SPENT] = number(player, "tokens_used", 0, 9, 0)
    state.book[row + field.COMBAT] = number(player, "combat", -MOST, MOST, 0)
    state.book[row + field.UNSCORED] = mask_of(player, "unscored", sheet_names(state, seat), [])
    _load_points(state, seat, player)
    _load_soldiers(state, seat, player)
    hand = part(player, "dice")
    rolled = part(player, "rolled") if "rolled" in player else hand
    for dice, first in ((hand, field.DICE), (rolled, field.ROLLED)):
        only(dice, ["coloured", "white"], "dice.")
        state.book[row + first] = throw_in(dice, "coloured")
        state.book[row + first + 1] = throw_in(dice, "white")


def _load_sheet(state: Position, seat: int, player: dict[str, object]) -> None:
    """The strips of a seat's sheet, each by its first building; the printed ones if nothing is said."""
    if "sheet" not in player:
        return
    box = state.box
    names = texts(player, "sheet")
    first = [box.building_ids.index(name) if name in box.building_ids else -1 for name in names]
    rows = [int(box.row_of[place]) for place in list(box.printed)[::COLUMNS]]
    if -1 in first or any([place % COLUMNS for place in first]) or [int(box.row_of[place]) for place in first] != rows:
        raise bad("sheet", " ".join(names))
    sheet = state.sheet[:]
    for place in range(len(box.printed)):
        sheet[seat * int(box.sheet_width) + place] = first[place // COLUMNS] + place % COLUMNS
    state.sheet = sheet


def _load_pieces(state: Position, seat: int, player: dict[str, object]) -> None:
    """The pieces beside buildings that a seat holds, by their names."""
    ids = [entry.id for entry in state.box.pieces]
    names = texts(player, "pieces")
    for slot, name in enumerate(names):
        if name not in [entry.id for entry in state.box.governors]:
            raise bad(of_seat(seat, "pieces"), name)
        if len(names) > 1:
            raise bad(of_seat(seat, "pieces"), " ".join(names))
        hold(state, seat, slot, ids.index(name))
    for name in cards_in(state, player, "hand", MOST_DEALT):
        take_card(state, seat, [entry.id for entry in state.box.governors].index(known_governor(state, name)))
    for name in cards_in(state, player, "strips", EACH):
        strip = strip_named(state.box, name)
        if strip < 0:
            raise bad("strips", name)
        take_card(state, seat, strip - action.STRIP_OF)
    if player.get("kept") is not None:
        kept = [entry.id for entry in state.box.governors].index(known_governor(state, text(player, "kept", "")))
        state.book[seat * field.WIDTH + field.KEPT] = kept + 1


def cards_in(state: Position, player: dict[str, object], hand: str, most: int) -> list[str]:
    """The cards that a seat has in hand: strips while they are chosen, later governors."""
    names = texts(player, hand)
    if names and (len(names) > most or len(set(names)) < len(names) or (hand == "strips") != is_choosing(state)):
        raise bad(hand, " ".join(names))
    return names


def known_governor(state: Position, name: str) -> str:
    """The name of a governor of the box."""
    if name not in [entry.id for entry in state.box.governors]:
        raise bad("hand", name)
    return name


def _load_soldiers(state: Position, seat: int, player: dict[str, object]) -> None:
    """The soldier tokens a seat has left, the one it has chosen, and its own die."""
    row = seat * field.WIDTH
    state.book[row + field.OWN_DIE] = number(player, "own_die", 0, 6, 0)
    if not state.box.soldier_tokens:
        only({name: player[name] for name in ("soldier_tokens", "chosen") if player.get(name) is not None}, [],
             of_seat(seat, ""))  # fmt: skip
        return
    if "soldier_tokens" in player:
        left = player["soldier_tokens"]
        known = isinstance(left, list) and all([type(value) is int and 0 <= value <= 4 for value in left])
        if not isinstance(left, list) or not known:
            raise bad("soldier_tokens", left)
        state.book[row + field.TOKENS_LEFT] = packed_tokens(left)
    if player.get("chosen") is not None:
        state.book[row + field.CHOSEN] = 1 + number(player, "chosen", 0, field.OWN_DIE_CHOSEN, 0)


def throw_in(data: dict[str, object], name: str) -> int:
    """Dice by their faces, as a throw."""
    value = data.get(name, [])
    shown = value if isinstance(value, list) and len(value) <= THROW_DICE else [0]
    throw = throw_of([face if type(face) is int and 1 <= face <= 6 else 0 for face in shown])
    if throw < 0:
        raise bad(name, value)
    return throw


def _load_points(state: Position, seat: int, player: dict[str, object]) -> None:
    """Points by source; without sources, what the buildings do not explain came from the advisors."""
    row = seat * field.WIDTH
    standing = int(standing_points(state, seat))
    points = number(player, "points", -MOST, MOST, standing)
    state.book[row + field.POINTS] = points
    usual: dict[str, object] = {"advisors": points - standing, "buildings": standing}
    sources = part(player, "sources") if "sources" in player else usual
    only(sources, field.SOURCE_NAMES, "sources.")
    for index, name in enumerate(field.SOURCE_NAMES):
        state.book[row + field.SOURCES + index] = number(sources, name, -MOST, MOST, 0)


def standing_points(state: Position, seat: Seat) -> int:
    """The points of the buildings that stand."""
    places = range(len(state.box.printed))
    scored = owns(state, seat) & ~have(state, seat, field.UNSCORED)
    standing = [place for place in places if (scored >> place) & 1 != 0]
    return sum([int(state.box.value[building_at(state, seat, place)]) for place in standing])


def _load_court(state: Position, data: dict[str, object]) -> None:
    neutral = data.get("neutral", [[], []])
    if not isinstance(neutral, list) or len(neutral) != 2:
        raise bad("neutral", neutral)
    state.neutral_three = throw_in({"neutral": neutral[0]}, "neutral")
    state.neutral_two = throw_in({"neutral": neutral[1]}, "neutral")
    if state.seats != 2 and (neutral[0] or neutral[1]):
        raise bad("neutral", neutral)
    if len(neutral[0]) not in (0, 3) or len(neutral[1]) not in (0, 2):
        raise bad("neutral", neutral)
    state.taken = neutral_block(state.neutral_three, state.neutral_two)
    for name, groups in part(data, "court").items():
        if not 1 <= (number_in(name) or 0) <= ADVISORS or not isinstance(groups, list) or len(groups) > 2:
            raise bad("court", name)
        for slot, group in enumerate(groups):
            _load_group(state, int(name), slot, group, _says_rolled(data))
    state.advisor = number(data, "advisor", 0, ADVISORS, 0)
    state.slot = number(data, "group", 0, 1, 0)


def _says_rolled(data: dict[str, object]) -> bool:
    """Whether the players' own lists say what was rolled."""
    return any(["rolled" in player for player in parts(data, "players", 5)])


def _load_group(state: Position, advisor: int, slot: int, group: object, says_rolled: bool) -> None:
    if not isinstance(group, dict):
        raise bad("court", group)
    only(group, GROUP_FIELDS, f"court.{advisor}.")
    seat = seat_letter(group, "seat", int(state.seats))
    own = throw_in(group, "coloured")
    white = throw_in(group, "white")
    flag(group, "envoy")
    move = placement(own, white, 1 if flag(group, "token") else 0, number(group, "shift", -1, 1, 0))
    if seat < 0 or own == 0:
        raise bad("court", group)
    lay(state, advisor, slot, move, seat)
    state.taken |= 1 << advisor
    if not says_rolled:
        _add_rolled(state, seat, [own, white])


def _add_rolled(state: Position, seat: int, placed: Sequence[int]) -> None:
    """Dice on the court were rolled, too, if the player's own list does not say so."""
    for index, throw in enumerate(placed):
        place = seat * field.WIDTH + field.ROLLED + index
        added = throw_of(faces_of(state.book[place]) + faces_of(throw))
        if added >= 0:
            state.book[place] = added
