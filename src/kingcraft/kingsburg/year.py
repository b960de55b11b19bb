"""The year: what each action does at each step, and how the game carries on between decisions."""

from mypy_extensions import i64

from kingcraft.kingsburg.aid import judge_aid, next_aid, take_aid
from kingcraft.kingsburg.board import Board, go_to
from kingcraft.kingsburg.build import build, next_builder
from kingcraft.kingsburg.chance import draw_order
from kingcraft.kingsburg.ending import end_year
from kingcraft.kingsburg.envoy import send_envoy
from kingcraft.kingsburg.help import choose_help, look, next_help
from kingcraft.kingsburg.influence import influence
from kingcraft.kingsburg.layout import (
    AID,
    AID_JUDGED,
    BATTLE,
    BUILD,
    ENEMY,
    HELP,
    INFLUENCE,
    KINGS_DIE,
    LOOK,
    LOSSES,
    NOBODY,
    RECRUIT,
    REROLL,
    SEASON_END,
    SEASON_OVER,
    SEASON_START,
    SETUP,
    SPOILS,
)
from kingcraft.kingsburg.recruit import next_recruit, recruit
from kingcraft.kingsburg.reward import reward
from kingcraft.kingsburg.roll import next_reroll, reroll, roll, start_season
from kingcraft.kingsburg.season_end import next_season_end, pay_for_points
from kingcraft.kingsburg.winter import cast_kings_die, next_battle, reveal_enemy, suffer_losses, take_spoils


def act(board: Board, action: i64) -> None:
    """Plays a legal action, then everything that follows from it by itself."""
    step = board.step
    if step == INFLUENCE:
        influence(board, action)
    elif step == HELP:
        choose_help(board, action)
    elif step == BUILD:
        build(board, action)
    elif step < INFLUENCE:
        _act_early(board, action)
    else:
        _act_late(board, action)
    while board.to_act == NOBODY:
        carry_on(board)


def _act_early(board: Board, action: i64) -> None:
    """Set-up, aid, and step a of a season."""
    step = board.step
    if step == REROLL:
        reroll(board, action)
    elif step == AID:
        take_aid(board, action)
    elif step == SETUP:
        draw_order(board, action)
    else:
        roll(board, action)


def _act_late(board: Board, action: i64) -> None:
    """Looking at the enemy, the end of a season, recruiting and winter."""
    step = board.step
    if step == LOOK:
        look(board, action)
    elif step == SEASON_END:
        pay_for_points(board, action)
    elif step == RECRUIT:
        recruit(board, action)
    elif step == ENEMY:
        reveal_enemy(board, action)
    elif step == KINGS_DIE:
        cast_kings_die(board, action)
    elif step == SPOILS:
        take_spoils(board, action)
    elif step == LOSSES:
        suffer_losses(board, action)


def carry_on(board: Board) -> None:
    """One stretch of the year that needs nobody's decision."""
    step = board.step
    if step == HELP:
        next_help(board)
    elif step == BUILD:
        next_builder(board)
    elif step == SEASON_END:
        next_season_end(board)
    elif step == REROLL:
        next_reroll(board)
    elif step == SEASON_START:
        start_season(board)
    else:
        _carry_on_between(board)


def _carry_on_between(board: Board) -> None:
    """What happens outside the productive seasons, and between them."""
    step = board.step
    if step == SEASON_OVER:
        end_season(board)
    elif step == RECRUIT:
        next_recruit(board)
    elif step == AID_JUDGED:
        judge_aid(board)
    elif step == AID:
        next_aid(board)
    elif step == BATTLE:
        next_battle(board)
    else:
        end_year(board)


def end_season(board: Board) -> None:
    """After spring the King rewards, after summer he sends his Envoy, after autumn soldiers are hired."""
    if board.season == 2:
        go_to(board, RECRUIT)
        return
    if board.season == 0:
        reward(board)
    else:
        send_envoy(board)
    board.season += 1
    go_to(board, SEASON_START)
