"""The laws of a position: what always holds in a game, checked field by field."""

from mypy_extensions import i64

from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg.board import Board, goods_of, have, owns, seat_at
from kingcraft.kingsburg.build import buildable
from kingcraft.kingsburg.chance import first_card
from kingcraft.kingsburg.choices import listed
from kingcraft.kingsburg.dice import FACES
from kingcraft.kingsburg.fields import bad
from kingcraft.kingsburg.influence import advisor_of, own_in, white_in
from kingcraft.kingsburg.layout import (
    ADVISORS,
    BATTLE,
    BUILD,
    COMBAT,
    DICE,
    ENEMY,
    FIELDS,
    GOLD,
    HELP,
    INFLUENCE,
    LOOK,
    LOSSES,
    PLACE_OF,
    POINTS,
    REROLL,
    ROLLED,
    ROLLED_WHITE,
    SEASON_END,
    SETUP,
    SOURCE_NAMES,
    SOURCES,
    SPENT,
    SPOILS,
    STONE,
    TOKENS,
    TOKENS_A_SEASON,
    WHITE,
    WOOD,
    YEAR_OVER,
)
from kingcraft.kingsburg.names import LETTERS
from kingcraft.kingsburg.roll import neutral_block, usable_rerolls
from kingcraft.kingsburg.tables import (
    BUILDING_IDS,
    CARD,
    CARDS_A_YEAR,
    COLUMNS,
    ENEMY_IDS,
    NEXT_COLUMN,
    ROWS,
    SELLS_POINTS,
    SPACES,
    VALUE,
)
from kingcraft.kingsburg.winter import outcome_of


def audit_board(board: Board) -> None:
    """Raises BadPosition for the first law that does not hold."""
    for seat in range(board.seats):
        _audit_seat(board, seat)
        _audit_points(board, seat)
        _audit_dice(board, seat)
    _audit_order(board)
    _audit_court(board)
    _audit_enemy(board)
    _audit_decision(board)


def _audit_seat(board: Board, seat: i64) -> None:
    """Nothing is owned less than nothing; a building's left neighbour stands."""
    for good, name in ((GOLD, "gold"), (WOOD, "wood"), (STONE, "stone"), (TOKENS, "tokens")):
        if have(board, seat, good) < 0:
            raise bad(name, have(board, seat, good))
    mask = owns(board, seat)
    if mask >> SPACES != 0:
        raise bad("buildings", mask)
    for row in range(ROWS):
        if NEXT_COLUMN[(mask >> (row * COLUMNS)) & 15] < 0:
            raise bad("buildings", _row_text(mask, row))
    if board.edition != 2007 and have(board, seat, SPENT) > TOKENS_A_SEASON:
        raise bad("tokens_used", have(board, seat, SPENT))


def _row_text(mask: i64, row: i64) -> str:
    first = int(row * COLUMNS)
    names = BUILDING_IDS[first : first + COLUMNS]
    return " ".join([name for index, name in enumerate(names) if (mask >> (first + index)) & 1 != 0])


def _audit_points(board: Board, seat: i64) -> None:
    """Points are the sum of their sources, and those of buildings are the buildings that stand."""
    total: i64 = 0
    for index in range(len(SOURCE_NAMES)):
        total += have(board, seat, SOURCES + index)
    if total != have(board, seat, POINTS):
        raise bad("points", have(board, seat, POINTS))
    standing: i64 = 0
    for building in range(SPACES):
        if (owns(board, seat) >> building) & 1 != 0:
            standing += VALUE[building]
    if standing != have(board, seat, SOURCES + 1):
        raise bad("sources.buildings", have(board, seat, SOURCES + 1))


def _audit_dice(board: Board, seat: i64) -> None:
    """While dice lie on the court, those in hand and those placed are those that were rolled."""
    if board.step not in (INFLUENCE, HELP, LOOK):
        return
    own = list(FACES[int(have(board, seat, DICE))])
    white = list(FACES[int(have(board, seat, WHITE))])
    for index in range(2, (ADVISORS + 1) * 2):
        entry = board.court[index] - 1
        if entry >= 0 and entry & 7 == seat:
            own += FACES[int(own_in(PLACE_OF + (entry >> 3)))]
            white += FACES[int(white_in(PLACE_OF + (entry >> 3)))]
    if sorted(own) != FACES[int(have(board, seat, ROLLED))]:
        raise bad("dice.coloured", sorted(own))
    if sorted(white) != FACES[int(have(board, seat, ROLLED_WHITE))]:
        raise bad("dice.white", sorted(white))


def _audit_order(board: Board) -> None:
    """Every seat has one place in the turn order."""
    if board.step == SETUP:
        return
    found: i64 = 0
    for place in range(board.seats):
        found |= 1 << seat_at(board, place)
    if found != (1 << board.seats) - 1:
        raise bad("order", board.order)
    if not 0 <= board.turn < board.seats:
        raise bad("turn", board.turn)


def _audit_court(board: Board) -> None:
    """Every group reaches its advisor; only the Envoy and neutral dice share one."""
    if board.seats != 2 and (board.neutral_three != 0 or board.neutral_two != 0):
        raise bad("neutral", FACES[int(board.neutral_three)])
    taken = neutral_block(board.neutral_three, board.neutral_two)
    shared = 0
    for advisor in range(1, ADVISORS + 1):
        for slot in range(2):
            entry = board.court[advisor * 2 + slot] - 1
            if entry < 0:
                continue
            if advisor_of(PLACE_OF + (entry >> 3)) != advisor:
                raise bad("court", advisor)
            shared += 1 if (taken >> advisor) & 1 != 0 else 0
            taken |= 1 << advisor
    if taken != board.taken or shared > 1 or (shared == 1 and board.envoy >= 0):
        raise bad("court", f"{shared} shared" if shared else taken)


def _audit_enemy(board: Board) -> None:
    """The enemy is one of the year's cards, and only then has somebody seen it."""
    first = first_card(board)
    cards = [int(CARD[index]) for index in range(first, first + CARDS_A_YEAR)]
    if board.enemy >= 0 and int(board.enemy) not in cards:
        raise bad("enemy", ENEMY_IDS[int(board.enemy)])
    if board.seen >> board.seats != 0 or (board.enemy < 0 and board.seen != 0):
        raise bad("seen", board.seen)
    if (ENEMY < board.step <= YEAR_OVER) and (board.enemy < 0 or board.seen != (1 << board.seats) - 1):
        raise bad("enemy", None)
    cast = board.step in (BATTLE, SPOILS, LOSSES, YEAR_OVER)
    if cast != (board.kings_die > 0):
        raise bad("kings_die", board.kings_die)


def _audit_decision(board: Board) -> None:
    """Whoever is asked has something to decide."""
    seat = board.to_act
    if seat in (CHANCE, OVER):
        return
    if len(listed(board)) == 0:
        raise bad("step", board.step)
    if board.step == REROLL and usable_rerolls(board, seat) == 0:
        raise bad("turn", LETTERS[int(seat)])
    if board.step == SEASON_END and not _can_buy_points(board, seat):
        raise bad("turn", LETTERS[int(seat)])
    if board.step == BUILD and board.built > 0 and (board.envoy != seat or buildable(board, seat) == 0):
        raise bad("built", board.built)
    if board.step == INFLUENCE and (board.passed >> seat) & 1 != 0:
        raise bad("passed", LETTERS[int(seat)])
    due = 1 if board.step == SPOILS else -1
    if board.step in (SPOILS, LOSSES) and outcome_of(board, seat) != due:
        raise bad("combat", board.book[seat * FIELDS + COMBAT])


def _can_buy_points(board: Board, seat: i64) -> bool:
    return owns(board, seat) & SELLS_POINTS != 0 and goods_of(board, seat) + have(board, seat, TOKENS) > 0
