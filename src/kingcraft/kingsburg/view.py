"""View: all that a seat may know of a position, as plain JSON."""

from mypy_extensions import i64

from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg.board import Board, have, owns, seat_at
from kingcraft.kingsburg.chance import first_card
from kingcraft.kingsburg.dice import FACES, SUM
from kingcraft.kingsburg.influence import own_in, shift_in, token_in, white_in
from kingcraft.kingsburg.layout import (
    ADVISORS,
    COMBAT,
    DICE,
    ENEMY,
    FINISHED,
    GOLD,
    KINGS_DIE,
    PLACE_OF,
    POINTS,
    ROLLED,
    ROLLED_WHITE,
    SETUP,
    SOLDIERS,
    SOURCE_NAMES,
    SOURCES,
    STONE,
    TOKENS,
    WHITE,
    WOOD,
)
from kingcraft.kingsburg.names import LETTERS, STEP_NAMES, letter, names_in, phase_name
from kingcraft.kingsburg.roll import neutral_block
from kingcraft.kingsburg.tables import (
    BUILDING_IDS,
    CARD,
    CARDS_A_YEAR,
    COMBAT_BONUS,
    ENEMY_IDS,
    ENEMY_STRENGTH,
    ENEMY_TYPE_IDS,
    SPACES,
)


def view_of(board: Board, seat: int | None) -> dict[str, object]:
    """The position as a seat sees it; None is a spectator."""
    return {
        "game": "kingsburg",
        "seats": int(board.seats),
        "edition": str(board.edition),
        "year": int(board.year),
        "phase": phase_name(board.step, board.season),
        "step": STEP_NAMES[int(board.step)],
        "to_act": actor_name(board),
        "order": order_letters(board),
        "players": [player_view(board, other, seat) for other in range(int(board.seats))],
        "advisors": court_view(board, True),
        "envoy": letter(board.envoy),
        "advisor": int(board.advisor),
        "enemy": {"range": strength_range(board), "card": seen_card(board, seat)},
        "kings_die": int(board.kings_die) or None,
    }


def actor_name(board: Board) -> str:
    """Who acts: a seat's letter, `chance` or `over`."""
    if board.to_act == CHANCE:
        return "chance"
    return "over" if board.to_act == OVER else LETTERS[int(board.to_act)]


def order_letters(board: Board) -> list[str]:
    """The turn order, as far as it is drawn."""
    count = board.turn if board.step == SETUP else board.seats
    return [LETTERS[int(seat_at(board, place))] for place in range(count)]


def player_view(board: Board, seat: i64, viewer: int | None) -> dict[str, object]:
    """What lies open before a seat, and the enemy it has looked at if it is the viewer."""
    return {
        "seat": LETTERS[int(seat)],
        "points": int(have(board, seat, POINTS)),
        "sources": sources_of(board, seat),
        "goods": goods_view(board, seat),
        "soldiers": int(have(board, seat, SOLDIERS)),
        "tokens": int(have(board, seat, TOKENS)),
        "envoy": board.envoy == seat,
        "aid": board.aid == seat,
        "buildings": names_in(owns(board, seat), BUILDING_IDS),
        "dice": dice_view(board, seat, DICE, WHITE),
        "rolled": dice_view(board, seat, ROLLED, ROLLED_WHITE),
        "passed": (board.passed >> seat) & 1 != 0,
        "strength": int(plain_strength(board, seat)),
        "combat": int(have(board, seat, COMBAT)) if board.kings_die > 0 else None,
        "peeked": seen_card(board, viewer) if viewer == seat and board.step < KINGS_DIE else None,
    }


def goods_view(board: Board, seat: i64) -> dict[str, object]:
    """The goods of a seat."""
    return {
        "gold": int(have(board, seat, GOLD)),
        "wood": int(have(board, seat, WOOD)),
        "stone": int(have(board, seat, STONE)),
    }


def sources_of(board: Board, seat: i64) -> dict[str, object]:
    """Where a seat's points come from."""
    return {name: int(have(board, seat, SOURCES + index)) for index, name in enumerate(SOURCE_NAMES)}


def dice_view(board: Board, seat: i64, own: i64, white: i64) -> dict[str, object]:
    """Dice as their faces."""
    return {
        "coloured": list(FACES[int(have(board, seat, own))]),
        "white": list(FACES[int(have(board, seat, white))]),
    }


def plain_strength(board: Board, seat: i64) -> i64:
    """Soldiers and buildings against no enemy in particular: what every type of enemy at least meets."""
    worst: i64 = 1000
    for kind in range(len(ENEMY_TYPE_IDS)):
        bonus: i64 = 0
        for building in range(SPACES):
            if (owns(board, seat) >> building) & 1 != 0:
                bonus += COMBAT_BONUS[kind * SPACES + building]
        worst = min(worst, bonus)
    return have(board, seat, SOLDIERS) + worst


def strength_range(board: Board) -> list[int]:
    """The weakest and the strongest enemy this year can bring: the back of its card."""
    first = first_card(board)
    strengths = [int(ENEMY_STRENGTH[CARD[index]]) for index in range(first, first + CARDS_A_YEAR)]
    return [min(strengths), max(strengths)]


def is_face_up(board: Board) -> bool:
    """Whether the enemy of the year lies open."""
    return ENEMY < board.step < FINISHED


def seen_card(board: Board, seat: int | None) -> str | None:
    """The enemy of the year, if this seat has seen it."""
    if board.enemy < 0:
        return None
    known = is_face_up(board) or (seat is not None and (board.seen >> seat) & 1 != 0)
    return ENEMY_IDS[int(board.enemy)] if known else None


def court_view(board: Board, neutral: bool) -> dict[str, object]:
    """The groups of dice on each advisor that has any; the neutral dice too if wanted."""
    court: dict[str, object] = {}
    for advisor in range(1, ADVISORS + 1):
        groups = neutral_groups(board, advisor) if neutral else []
        for slot in range(2):
            entry = board.court[advisor * 2 + slot]
            if entry != 0:
                groups.append(group_view(entry - 1, len(groups) > 0))
        if groups:
            court[str(advisor)] = groups
    return court


def group_view(entry: i64, envoy: bool) -> dict[str, object]:
    """One group of dice on an advisor."""
    action = PLACE_OF + (entry >> 3)
    return {
        "seat": LETTERS[int(entry & 7)],
        "coloured": list(FACES[int(own_in(action))]),
        "white": list(FACES[int(white_in(action))]),
        "token": token_in(action) != 0,
        "shift": int(shift_in(action)),
        "envoy": envoy,
    }


def neutral_groups(board: Board, advisor: i64) -> list[dict[str, object]]:
    """The neutral dice on an advisor, in a game for two."""
    three = board.neutral_three
    two = board.neutral_two
    if three != 0 and SUM[three] == advisor:
        return [{"seat": None, "neutral": list(FACES[int(three)])}]
    if two == 0 or (neutral_block(three, two) >> advisor) & 1 == 0:
        return []
    faces = FACES[int(two)] if SUM[two] == advisor else [int(advisor)]
    return [{"seat": None, "neutral": list(faces)}]
