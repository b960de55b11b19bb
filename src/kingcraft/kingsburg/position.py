"""Positions: the whole table as readable JSON, and back; what a person leaves out is as at the start."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.ruling import BadPosition, Ruling
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg.board import Board, have, seat_at
from kingcraft.kingsburg.dice import FACES, throw_of
from kingcraft.kingsburg.fields import (
    bad,
    faces,
    flag,
    mask_of,
    number,
    one_of,
    part,
    parts,
    seat_letter,
    seat_letters,
    text,
)
from kingcraft.kingsburg.influence import placement
from kingcraft.kingsburg.layout import (
    ADVISORS,
    AID,
    AID_JUDGED,
    BATTLE,
    BUILDINGS,
    COMBAT,
    DICE,
    ENEMY,
    FIELDS,
    FINISHED,
    GOLD,
    GOODS_NAMES,
    HELP,
    KINGS_DIE,
    LOOK,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    NOBODY,
    PLACE_OF,
    POINTS,
    REROLL_ALL,
    REROLL_ALL_WHITE,
    REROLL_ONE,
    REROLL_ONE_WHITE,
    ROLL,
    ROLL_WHITE,
    ROLLED,
    ROLLED_WHITE,
    SEASON_NAMES,
    SEASON_OVER,
    SEASON_START,
    SETUP,
    SOLDIERS,
    SOURCE_NAMES,
    SOURCES,
    SPENT,
    TOKENS,
    USED,
    WHITE,
    WHITE_GROUPS,
    YEAR_OVER,
)
from kingcraft.kingsburg.names import DEMONS_NAMES, STEP_NAMES, letter, letters, names_in, phase_name, steps_of
from kingcraft.kingsburg.roll import neutral_block
from kingcraft.kingsburg.tables import BUILDING_IDS, ENEMY_IDS, VALUE
from kingcraft.kingsburg.view import court_view, dice_view, goods_view, order_letters, sources_of

PHASES: Final = ["setup", "aid", "spring", "summer", "autumn", "recruit", "winter", "over"]
CHANCE_STEPS: Final = [
    SETUP,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    ROLL,
    ROLL_WHITE,
    REROLL_ONE,
    REROLL_ONE_WHITE,
    REROLL_ALL,
    REROLL_ALL_WHITE,
    LOOK,
    ENEMY,
    KINGS_DIE,
]
PASSING_STEPS: Final = [AID_JUDGED, SEASON_START, SEASON_OVER, BATTLE, YEAR_OVER]
"""Steps at which nobody decides: a position may be set up there, and the game carries on from it."""


def dump_board(board: Board) -> dict[str, object]:
    """The whole position, hidden things too."""
    return {
        "game": "kingsburg",
        "seats": int(board.seats),
        "edition": str(board.edition),
        "demons": DEMONS_NAMES[int(board.demons)],
        "year": int(board.year),
        "phase": phase_name(board.step, board.season),
        "step": STEP_NAMES[int(board.step)],
        "order": "".join(order_letters(board)),
        "turn": None if board.step == SETUP else letter(seat_at(board, board.turn)),
        "aid": letter(board.aid),
        "asked": letters(board.asked),
        "envoy": letter(board.envoy),
        "passed": letters(board.passed),
        "neutral": [faces_of(board.neutral_three), faces_of(board.neutral_two)],
        "court": court_view(board, False),
        "advisor": int(board.advisor),
        "group": int(board.slot),
        "built": int(board.built),
        "kinds": names_in(board.kinds, GOODS_NAMES),
        "enemy": ENEMY_IDS[int(board.enemy)] if board.enemy >= 0 else None,
        "seen": letters(board.seen),
        "kings_die": int(board.kings_die),
        "players": [dump_player(board, seat) for seat in range(int(board.seats))],
    }


def dump_player(board: Board, seat: i64) -> dict[str, object]:
    """Everything of one seat."""
    return {
        "seat": letter(seat),
        "points": int(have(board, seat, POINTS)),
        "sources": sources_of(board, seat),
        "goods": goods_view(board, seat),
        "soldiers": int(have(board, seat, SOLDIERS)),
        "tokens": int(have(board, seat, TOKENS)),
        "buildings": names_in(have(board, seat, BUILDINGS), BUILDING_IDS),
        "dice": dice_view(board, seat, DICE, WHITE),
        "rolled": dice_view(board, seat, ROLLED, ROLLED_WHITE),
        "used": names_in(have(board, seat, USED), BUILDING_IDS),
        "tokens_used": int(have(board, seat, SPENT)),
        "combat": int(have(board, seat, COMBAT)),
    }


def faces_of(throw: i64) -> list[int]:
    """The faces of a throw."""
    return list(FACES[int(throw)])


def load_board(board: Board, data: dict[str, object]) -> None:
    """Fills an empty board of the right number of seats; BadPosition names the field that cannot be."""
    board.edition = 2007 if one_of(data, "edition", ["2012", "2007"], "2012") == "2007" else 2012
    board.demons = DEMONS_NAMES.index(one_of(data, "demons", DEMONS_NAMES, "points"))
    board.year = number(data, "year", 1, 5, 1)
    _load_step(board, data)
    _load_order(board, data)
    board.aid = seat_letter(data, "aid", board.seats)
    board.envoy = seat_letter(data, "envoy", board.seats)
    board.passed = seat_letters(data, "passed", board.seats)
    board.built = number(data, "built", 0, 2, 0)
    board.kings_die = number(data, "kings_die", 0, 6, 0)
    board.kinds = mask_of(data, "kinds", GOODS_NAMES, GOODS_NAMES if phase_is(board, "recruit") else [])
    _load_enemy(board, data)
    _load_players(board, data)
    _load_court(board, data)
    _load_actor(board)


def phase_is(board: Board, phase: str) -> bool:
    """Whether the position stands in a phase."""
    return phase_name(board.step, board.season) == phase


def _load_step(board: Board, data: dict[str, object]) -> None:
    phase = one_of(data, "phase", PHASES, "setup")
    names = steps_of(phase)
    board.step = STEP_NAMES.index(one_of(data, "step", names, names[0]))
    board.season = SEASON_NAMES.index(phase) if phase in SEASON_NAMES else 2 if phase in ("recruit", "winter") else 0


def _load_order(board: Board, data: dict[str, object]) -> None:
    """A whole order, or in the set-up the part that is drawn."""
    default = "" if board.step == SETUP else letters((1 << board.seats) - 1)
    order = text(data, "order", default)
    known = letters((1 << board.seats) - 1)
    if any([order.count(name) > 1 or name not in known for name in order]):
        raise bad("order", order)
    if len(order) != board.seats and (board.step != SETUP or len(order) >= board.seats - 1):
        raise bad("order", order)
    for place, name in enumerate(order):
        board.order |= known.index(name) << (3 * place)
    board.asked = seat_letters(data, "asked", board.seats)
    if board.step == SETUP:
        board.turn = len(order)
        board.asked = sum([1 << seat for seat, name in enumerate(known) if name not in order])
        return
    seat = seat_letter(data, "turn", board.seats)
    board.turn = order.index(known[seat]) if seat >= 0 else 0


def _load_enemy(board: Board, data: dict[str, object]) -> None:
    card = data.get("enemy")
    board.enemy = -1 if card is None else ENEMY_IDS.index(one_of(data, "enemy", ENEMY_IDS, ""))
    default = (1 << board.seats) - 1 if board.enemy >= 0 and ENEMY < board.step < FINISHED else 0
    board.seen = default if "seen" not in data else seat_letters(data, "seen", board.seats)


def _load_players(board: Board, data: dict[str, object]) -> None:
    """Players as a list in the order of seats, or by their letters."""
    known = letters((1 << board.seats) - 1)
    for place, player in enumerate(parts(data, "players", len(known))):
        seat = text(player, "seat", known[place] if place < len(known) else "")
        if len(seat) != 1 or seat not in known:
            raise bad("players.seat", seat)
        _load_player(board, known.index(seat), player)


def _load_player(board: Board, seat: int, player: dict[str, object]) -> None:
    row = seat * FIELDS
    goods = part(player, "goods")
    for index, good in enumerate(GOODS_NAMES):
        board.book[row + GOLD + index] = number(goods, good, 0, 999, 0)
    board.book[row + SOLDIERS] = number(player, "soldiers", 0, 999, 0)
    board.book[row + TOKENS] = number(player, "tokens", 0, 999, 0)
    board.book[row + BUILDINGS] = mask_of(player, "buildings", BUILDING_IDS, [])
    board.book[row + USED] = mask_of(player, "used", BUILDING_IDS, [])
    board.book[row + SPENT] = number(player, "tokens_used", 0, 9, 0)
    board.book[row + COMBAT] = number(player, "combat", -99, 999, 0)
    _load_points(board, seat, player)
    hand = part(player, "dice")
    rolled = part(player, "rolled") if "rolled" in player else hand
    board.book[row + DICE] = faces(hand, "coloured", 3)
    board.book[row + WHITE] = faces(hand, "white", 2)
    board.book[row + ROLLED] = faces(rolled, "coloured", 3)
    board.book[row + ROLLED_WHITE] = faces(rolled, "white", 2)


def _load_points(board: Board, seat: int, player: dict[str, object]) -> None:
    """Points by source; without sources, what the buildings do not explain came from the advisors."""
    row = seat * FIELDS
    standing = sum([int(VALUE[index]) for index in range(len(VALUE)) if board.book[row + BUILDINGS] >> index & 1])
    points = number(player, "points", -999, 999, standing)
    board.book[row + POINTS] = points
    usual: dict[str, object] = {"advisors": points - standing, "buildings": standing}
    sources = part(player, "sources") if "sources" in player else usual
    for index, name in enumerate(SOURCE_NAMES):
        board.book[row + SOURCES + index] = number(sources, name, -999, 999, 0)


def _load_court(board: Board, data: dict[str, object]) -> None:
    neutral = data.get("neutral", [[], []])
    if not isinstance(neutral, list) or len(neutral) != 2:
        raise bad("neutral", neutral)
    board.neutral_three = faces({"neutral": neutral[0]}, "neutral", 3)
    board.neutral_two = faces({"neutral": neutral[1]}, "neutral", 2)
    board.taken = neutral_block(board.neutral_three, board.neutral_two)
    for name, groups in part(data, "court").items():
        if not name.isdigit() or not 1 <= int(name) <= ADVISORS or not isinstance(groups, list) or len(groups) > 2:
            raise bad("court", name)
        for slot, group in enumerate(groups):
            _load_group(board, int(name), slot, group, _says_rolled(data))
    board.advisor = number(data, "advisor", 0, ADVISORS, 0)
    board.slot = number(data, "group", 0, 1, 0)


def _says_rolled(data: dict[str, object]) -> bool:
    """Whether the players' own lists say what was rolled."""
    return any(["rolled" in player for player in parts(data, "players", 5)])


def _load_group(board: Board, advisor: int, slot: int, group: object, says_rolled: bool) -> None:
    if not isinstance(group, dict):
        raise bad("court", group)
    seat = seat_letter(group, "seat", board.seats)
    own = faces(group, "coloured", 3)
    white = faces(group, "white", 2)
    action = placement(own, white, 1 if flag(group, "token") else 0, number(group, "shift", -1, 1, 0))
    if seat < 0 or own == 0 or white >= WHITE_GROUPS:
        raise bad("court", group)
    board.court[advisor * 2 + slot] = 1 + (action - PLACE_OF) * 8 + seat
    board.taken |= 1 << advisor
    if not says_rolled:
        _add_rolled(board, seat, group)


def _add_rolled(board: Board, seat: i64, group: dict[str, object]) -> None:
    """Dice on the court were rolled, too, if the player's own list does not say so."""
    for field, name in ((ROLLED, "coloured"), (ROLLED_WHITE, "white")):
        rolled = board.book[seat * FIELDS + field]
        added = throw_of(faces_of(rolled) + faces_of(faces(group, name, 3)))
        if added >= 0:
            board.book[seat * FIELDS + field] = added


def _load_actor(board: Board) -> None:
    """Who acts follows from the step."""
    if board.step in CHANCE_STEPS:
        board.to_act = CHANCE
    elif board.step == FINISHED:
        board.to_act = OVER
    elif board.step in PASSING_STEPS:
        board.to_act = NOBODY
    elif board.step == HELP:
        entry = board.court[board.advisor * 2 + board.slot]
        if entry == 0:
            raise BadPosition(Ruling("position-field", facts={"field": "advisor", "value": int(board.advisor)}))
        board.to_act = (entry - 1) & 7
    else:
        board.to_act = seat_at(board, board.turn)
        if board.step == AID and board.asked == 0:
            board.asked = 1 << board.to_act
