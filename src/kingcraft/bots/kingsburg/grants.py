"""What every piece of a box adds to the powers of who holds it: a row for each piece, then an empty one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.shelf import keep
from kingcraft.core.state import integers
from kingcraft.kingsburg import effects, field, power
from kingcraft.kingsburg.box import OF_BUILDINGS, OF_CHOICE, OF_POINTS, SPOILS_WIDTH, Box

BATTLE_PARTS: Final[i64] = 7
"""Of a battle: victory and defeat, points and goods to win, points, goods and buildings to lose."""


class Grants:
    """The grants of one box, what its enemies bring, and which of its triggers can be counted beforehand."""

    def __init__(self, box: Box) -> None:
        self.box = box
        width = int(box.width)
        table = [0] * (width * (len(box.pieces) + 1))
        for piece in range(len(box.pieces)):
            for index in range(box.first_grant[piece], box.first_grant[piece + 1], 2):
                table[piece * width + int(box.grant[index])] += int(box.grant[index + 1])
        self.table: vec[i64] = integers(table)
        self.nothing: i64 = width * len(box.pieces)
        """Where the row of no piece begins."""
        self.dues: vec[i64] = integers([_dues(table, first) for first in range(0, len(table), width)])
        """For each piece, and for none, the moments at which it has triggers, as bits."""
        self.spoils: vec[i64] = integers([part for card in range(len(box.enemies)) for part in _spoils(box, card)])
        """For each enemy what each part of a battle counts."""
        self.plain: vec[i64] = integers([_plain(box, moment) for moment in range(power.MOMENTS)])
        """For each moment the triggers without condition that take nothing away, as bits."""


def _spoils(box: Box, card: int) -> list[int]:
    line = card * SPOILS_WIDTH
    won, lost = [
        int(spoils[line] + spoils[line + 1] + spoils[line + 2] + spoils[line + OF_CHOICE])
        for spoils in (box.reward, box.loss)
    ]
    points = int(box.reward[line + OF_POINTS]), int(box.loss[line + OF_POINTS])
    return [1, 1, points[0], won, points[1], lost, int(box.loss[line + OF_BUILDINGS])]


def _dues(table: list[int], first: int) -> int:
    return sum([1 << moment for moment in range(power.MOMENTS) if table[first + power.DUE + moment]])


def _plain(box: Box, moment: int) -> int:
    figures = box.triggers[moment]
    found = 0
    for trigger in range(len(box.trigger_pieces[moment])):
        line = trigger * effects.TRIGGER_WIDTH
        counted = figures[line + effects.PER] != effects.NOTHING or figures[line + effects.IF] != effects.NOTHING
        if not counted and min([int(figures[line + what]) for what in range(field.POINTS)]) >= 0:
            found |= 1 << trigger
    return found


def grants_of(box: Box) -> Grants:
    """The grants of a box, made once."""
    grants = _GRANTS.get(box)
    return keep(_GRANTS, box, Grants(box)) if grants is None else grants


_GRANTS: Final[dict[Box, Grants]] = {}
