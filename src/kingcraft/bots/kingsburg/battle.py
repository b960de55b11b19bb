"""What a battle may bring to a standing: over all cards of the year, and all that a die or a token may add."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingsburg.grants import BATTLE_PARTS
from kingcraft.bots.kingsburg.standing import Standing
from kingcraft.core.bits import lowest
from kingcraft.core.state import integers
from kingcraft.kingsburg import effects, field, power
from kingcraft.kingsburg.army import bravery
from kingcraft.kingsburg.odds import FACES, NO_DIE, NO_TOKENS, UNCAST, VALUES, defeats, fill_help, no_help, victories
from kingcraft.kingsburg.position import have
from kingcraft.kingsburg.triggers import times_due
from kingcraft.kingsburg.winter import hardened

CARDS: Final[i64] = 5
"""How many cards a year has."""


def _kings_die() -> vec[i64]:
    help = no_help()
    fill_help(help, UNCAST, NO_DIE, NO_TOKENS)
    return help


KINGS_DIE: Final[vec[i64]] = _kings_die()
"""The help of the King's die alone, which is what most seats may expect."""


def help_of(standing: Standing, own_die: bool, kings_die: i64) -> vec[i64]:
    """Of 36 throws, how many bring so much help or more: by the King's die, which may be set, and an own die.

    With soldier tokens it is one of the better half of those that the seat has left: which to send is chosen when the
    enemy is known, and the small ones go where none is needed.
    """
    tokens = standing.box.soldier_tokens
    if not tokens and not own_die and kings_die == 0:
        return KINGS_DIE
    left: i64 = have(standing.board, standing.seat, field.TOKENS_LEFT) if tokens else i64(0)
    key = left * 16 + (8 if own_die else 0) + kings_die
    if standing.help_key != key:
        standing.help_key = key
        own: i64 = UNCAST if own_die else NO_DIE
        fill_help(standing.help, kings_die, own, better_tokens(left) if tokens else NO_TOKENS)
    return standing.help


def better_tokens(left: i64) -> vec[i64]:
    """The better half of the tokens that are left, spread over six places."""
    return integers([int(token_at(left, sixth)) for sixth in range(FACES)])


def token_at(left: i64, sixth: i64) -> i64:
    """One of the better half of the tokens that are left, by its place among them in sixths."""
    tokens: i64 = 0
    for value in range(VALUES):
        tokens += (left >> (4 * value)) & 15
    nth = tokens // 2 + sixth * (tokens - tokens // 2) // 6
    for value in range(VALUES):
        nth -= (left >> (4 * value)) & 15
        if nth < 0:
            return value
    return 0


def battle_parts(standing: Standing, parts: vec[i64], case: i64, soldiers: i64) -> None:
    """What the battle of a year may bring in a case: its seven parts (see part.py), in parts of WHOLE."""
    for part in range(BATTLE_PARTS):
        parts[part] = 0
    if standing.own(power.TRUCE) > 0:
        return
    _add_cards(standing, parts, case, soldiers)
    _add_due(standing, parts, case, power.VICTORY, 0, 1)
    _add_due(standing, parts, case, power.DEFEAT, 1, -1)
    if parts[6] != 0:
        parts[6] *= standing.fall_worth(case)


def _add_cards(standing: Standing, parts: vec[i64], case: i64, soldiers: i64) -> None:
    """The card of the year, or each that may come, against all throws."""
    box = standing.box
    spoils, powers, granted = standing.grants.spoils, standing.powers, standing.granted
    combat = standing.row + power.COMBAT
    added = standing.piece[case] + power.COMBAT
    sign = standing.sign[case]
    harder = standing.own(power.FOE_STRENGTH)
    help = help_of(standing, standing.power(case, power.OWN_DIE) > 0, standing.own(power.KINGS_DIE))
    ties = standing.power(case, power.WINS_TIES)
    braveries = standing.power(case, power.BRAVERIES)
    first = box.first_card[standing.year]
    last = first + 1 if standing.enemy >= 0 else box.first_card[standing.year + 1]
    weight: i64 = CARDS if standing.enemy >= 0 else 1
    for index in range(first, last):
        card = standing.enemy if standing.enemy >= 0 else box.card[index]
        strength = hardened(box, card, harder)
        type = box.type_of[card]
        need = strength - soldiers - powers[combat + type] - sign * granted[added + type]
        if braveries != 0:
            need -= bravery(box, card, strength, braveries)
        wins = victories(help, need, ties) * weight
        losses = defeats(help, need) * weight
        line = card * BATTLE_PARTS
        parts[0] += wins
        parts[2] += wins * spoils[line + 2]
        parts[3] += wins * spoils[line + 3]
        if losses > 0:
            parts[1] += losses
            parts[4] += losses * spoils[line + 4]
            parts[5] += losses * spoils[line + 5]
            parts[6] += losses * spoils[line + 6]


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
