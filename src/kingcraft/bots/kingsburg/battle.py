"""What a battle may bring to a standing: over all cards of the year, and all that a die or a token may add."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.standing import Standing
from kingcraft.bots.kingsburg.weights import BATTLE_PARTS
from kingcraft.core.bits import lowest
from kingcraft.core.state import integers
from kingcraft.kingsburg import effects, field, power
from kingcraft.kingsburg.box import OF_BUILDINGS, OF_CHOICE, OF_POINTS, SPOILS_WIDTH, Box
from kingcraft.kingsburg.position import have
from kingcraft.kingsburg.soldiers import VALUES
from kingcraft.kingsburg.triggers import times_due
from kingcraft.kingsburg.winter import bravery

CARDS: Final = 5
"""How many cards a year has."""
THROWS: Final = 36
MOST_HELP: Final = 7
"""One more than what the King's die, a token or an own die can add."""
KINGS_DIE: Final[vec[i64]] = integers([36, 36, 30, 24, 18, 12, 6, 0])
"""Of 36 throws, how many bring so much help or more, from 0 on: as the King's die does."""


def help_of(standing: Standing, own_die: bool, kings_die: i64) -> vec[i64]:
    """Of 36 throws, how many bring so much help or more: by the King's die, which may be set, and an own die.

    With soldier tokens, each of those that the seat has left is as likely as the others.
    """
    tokens = standing.box.soldier_tokens
    if not tokens and not own_die and kings_die == 0:
        return KINGS_DIE
    left: i64 = have(standing.board, standing.seat, field.TOKENS_LEFT) if tokens else 0
    key = left * 16 + (8 if own_die else 0) + kings_die
    if standing.help_key != key:
        standing.help_key = key
        _fill_help(standing.help, tokens, left, own_die, kings_die)
    return standing.help


def _fill_help(found: vec[i64], tokens: bool, left: i64, own_die: bool, kings_die: i64) -> None:
    for help in range(MOST_HELP + 1):
        found[help] = 0
    for first in range(6):
        common: i64 = min(6, kings_die) if kings_die > 0 else first + 1
        if tokens:
            common = token_at(left, first)
        for second in range(6):
            own: i64 = 0
            if own_die:
                own = (second + 2) >> 1 if tokens else second + 1
            found[max(common, own)] += 1
    for help in range(MOST_HELP - 1, -1, -1):
        found[help] += found[help + 1]


def token_at(left: i64, sixth: i64) -> i64:
    """One of the tokens that are left, by its place among them in sixths."""
    tokens: i64 = 0
    for value in range(VALUES):
        tokens += (left >> (4 * value)) & 15
    nth = sixth * tokens // 6
    for value in range(VALUES):
        nth -= (left >> (4 * value)) & 15
        if nth < 0:
            return value
    return 0


def victories(help: vec[i64], need: i64, ties: i64) -> i64:
    """Of 36 throws, how many win when so much help is needed to be as strong as the enemy."""
    return help[max(0, min(MOST_HELP, need + (0 if ties != 0 else 1)))]


def defeats(help: vec[i64], need: i64) -> i64:
    """Of 36 throws, how many lose."""
    return THROWS - help[max(0, min(MOST_HELP, need))]


def battle_parts(standing: Standing, parts: vec[i64], case: i64, soldiers: i64) -> None:
    """What the battle of a year may bring in a case: the seven parts of OF_BATTLE, in parts of WHOLE."""
    for part in range(BATTLE_PARTS):
        parts[part] = 0
    if standing.peace():
        return
    box = standing.box
    first = box.first_card[standing.year]
    last = box.first_card[standing.year + 1]
    weight: i64 = 1
    if standing.enemy >= 0:
        last = first + 1
        weight = CARDS
    kings_die: i64 = standing.own[power.KINGS_DIE] if standing.this_year else 0
    help = help_of(standing, standing.power(case, power.OWN_DIE) > 0, kings_die)
    ties = standing.power(case, power.WINS_TIES)
    for index in range(first, last):
        card = standing.enemy if standing.enemy >= 0 else box.card[index]
        need = standing.strength(card) - soldiers - bonus_in(standing, card, case)
        wins = victories(help, need, ties) * weight
        _add_spoils(box, parts, card * SPOILS_WIDTH, wins, defeats(help, need) * weight)
    _add_due(standing, parts, case, power.VICTORY, 0, 1)
    _add_due(standing, parts, case, power.DEFEAT, 1, -1)
    if parts[6] != 0:
        parts[6] *= standing.fall_worth(case)


def _add_spoils(box: Box, parts: vec[i64], line: i64, wins: i64, losses: i64) -> None:
    """One card, won and lost so often."""
    reward, loss = box.reward, box.loss
    parts[0] += wins
    parts[1] += losses
    parts[2] += wins * reward[line + OF_POINTS]
    parts[3] += wins * (reward[line] + reward[line + 1] + reward[line + 2] + reward[line + OF_CHOICE])
    parts[4] += losses * loss[line + OF_POINTS]
    parts[5] += losses * (loss[line] + loss[line + 1] + loss[line + 2] + loss[line + OF_CHOICE])
    parts[6] += losses * loss[line + OF_BUILDINGS]


def bonus_in(standing: Standing, card: i64, case: i64) -> i64:
    """What the pieces of a case add in battle against an enemy."""
    combat = standing.power(case, power.COMBAT + standing.box.type_of[card])
    braveries = standing.power(case, power.BRAVERIES)
    return combat if braveries == 0 else combat + bravery(standing.box, card, standing.strength(card), braveries)


def _add_due(standing: Standing, parts: vec[i64], case: i64, moment: i64, outcome: i64, sign: i64) -> None:
    """What pieces give for a victory or take for a defeat; `outcome` is the part that holds its chance."""
    mask = standing.power(case, power.DUE + moment)
    if mask == 0:
        return
    figures = standing.box.triggers[moment]
    while mask != 0:
        line = lowest(mask) * effects.TRIGGER_WIDTH
        times = (
            sign
            * parts[outcome]
            * times_due(standing.box, standing.board.book, standing.seat * field.WIDTH, figures, line)
        )
        parts[2 + 2 * outcome] += times * figures[line + field.POINTS]
        parts[3 + 2 * outcome] += times * (
            figures[line + field.GOLD] + figures[line + field.WOOD] + figures[line + field.STONE]
        )
        mask &= mask - 1
