"""Phase 8, the battle: the enemy is turned over, the King's die is cast, each seat wins, stands or loses."""

from mypy_extensions import i64

from kingcraft.kingsburg.board import Board, added, ask_seat, deal, gain, go_to, goods_of, have, owns, score, seat_at
from kingcraft.kingsburg.dice import SUM
from kingcraft.kingsburg.goods import count_goods, move_goods
from kingcraft.kingsburg.layout import (
    BATTLE,
    BUILDINGS,
    COMBAT,
    ENEMY_OF,
    FIELDS,
    FROM_BATTLE,
    FROM_BUILDINGS,
    GOLD,
    KINGS_DIE,
    LOSSES,
    NOBODY,
    ROLL_OF,
    SOLDIERS,
    SPOILS,
    STONE,
    WOOD,
    YEAR_OVER,
)
from kingcraft.kingsburg.tables import (
    COMBAT_BONUS,
    ENEMY_STRENGTH,
    ENEMY_TYPE,
    FALL_ORDER,
    LOSS,
    OF_BUILDINGS,
    OF_CHOICE,
    OF_POINTS,
    PAYS_VICTORY,
    REWARD,
    SPACES,
    SPOILS_WIDTH,
    VALUE,
    VICTORY_POINTS,
    WINS_TIES,
)


def reveal_enemy(board: Board, action: i64) -> None:
    """The card of the year is turned over for all to see."""
    board.enemy = action - ENEMY_OF
    board.seen = (1 << board.seats) - 1
    deal(board, KINGS_DIE)


def bonus_of(mask: i64, kind: i64) -> i64:
    """What the buildings of a mask add in battle against a type of enemy."""
    total: i64 = 0
    index = kind * SPACES
    while mask != 0:
        if mask & 1 != 0:
            total += COMBAT_BONUS[index]
        mask >>= 1
        index += 1
    return total


def cast_kings_die(board: Board, action: i64) -> None:
    """The die strengthens everybody; all combat values are known before anything is won or lost."""
    board.kings_die = SUM[action - ROLL_OF]
    highest: i64 = -1000
    for seat in range(board.seats):
        bonus = bonus_of(owns(board, seat), ENEMY_TYPE[board.enemy])
        combat = have(board, seat, SOLDIERS) + board.kings_die + bonus
        board.book[seat * FIELDS + COMBAT] = combat
        highest = max(highest, combat)
    for seat in range(board.seats):
        if have(board, seat, COMBAT) == highest and outcome_of(board, seat) > 0:
            score(board, seat, FROM_BATTLE, 1)
    go_to(board, BATTLE)


def outcome_of(board: Board, seat: i64) -> i64:
    """1 for a victory, 0 for a stand-off, -1 for a defeat."""
    margin = have(board, seat, COMBAT) - ENEMY_STRENGTH[board.enemy]
    if margin == 0:
        return 1 if owns(board, seat) & WINS_TIES != 0 else 0
    return 1 if margin > 0 else -1


def next_battle(board: Board) -> None:
    """In turn order each seat takes its reward or suffers its losses, and chooses where there is a choice."""
    while board.turn < board.seats:
        seat = seat_at(board, board.turn)
        outcome = outcome_of(board, seat)
        if outcome > 0 and win(board, seat):
            ask_seat(board, SPOILS, seat)
            return
        if outcome < 0 and lose_goods(board, seat):
            ask_seat(board, LOSSES, seat)
            return
        if outcome < 0:
            lose_rest(board, seat)
        board.turn += 1
    go_to(board, YEAR_OVER)


def win(board: Board, seat: i64) -> bool:
    """The reward of a victory; True if goods of choice are part of it."""
    line = board.enemy * SPOILS_WIDTH
    for good in (GOLD, WOOD, STONE):
        gain(board, seat, good, REWARD[line + good])
    score(board, seat, FROM_BATTLE, REWARD[line + OF_POINTS] + added(owns(board, seat) & PAYS_VICTORY, VICTORY_POINTS))
    return REWARD[line + OF_CHOICE] > 0


def lose_goods(board: Board, seat: i64) -> bool:
    """The goods of a defeat, as far as there are any; True if the seat may choose which."""
    line = board.enemy * SPOILS_WIDTH
    for good in (GOLD, WOOD, STONE):
        gain(board, seat, good, -min(have(board, seat, good), LOSS[line + good]))
    choice = LOSS[line + OF_CHOICE]
    if choice == 0:
        return False
    if goods_of(board, seat) <= choice:
        for good in (GOLD, WOOD, STONE):
            board.book[seat * FIELDS + good] = 0
        return False
    if count_goods(have(board, seat, GOLD), have(board, seat, WOOD), have(board, seat, STONE), choice) > 1:
        return True
    for good in (GOLD, WOOD, STONE):
        gain(board, seat, good, -min(have(board, seat, good), choice))
    return False


def lose_rest(board: Board, seat: i64) -> None:
    """After the goods: buildings, then points."""
    line = board.enemy * SPOILS_WIDTH
    for _ in range(LOSS[line + OF_BUILDINGS]):
        destroy_building(board, seat)
    score(board, seat, FROM_BATTLE, -LOSS[line + OF_POINTS])


def destroy_building(board: Board, seat: i64) -> None:
    """The topmost building of the rightmost column falls, with its points."""
    mask = owns(board, seat)
    for building in FALL_ORDER:
        if (mask >> building) & 1 != 0:
            board.book[seat * FIELDS + BUILDINGS] = mask & ~(1 << building)
            score(board, seat, FROM_BUILDINGS, -VALUE[building])
            return


def take_spoils(board: Board, action: i64) -> None:
    """A victor names the goods of the reward."""
    move_goods(board, board.to_act, action, 1)
    board.turn += 1
    board.step = BATTLE
    board.to_act = NOBODY


def suffer_losses(board: Board, action: i64) -> None:
    """A loser names the goods to give, then suffers the rest."""
    seat = board.to_act
    move_goods(board, seat, action, -1)
    lose_rest(board, seat)
    board.turn += 1
    board.step = BATTLE
    board.to_act = NOBODY
