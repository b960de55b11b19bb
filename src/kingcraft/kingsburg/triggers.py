"""Triggers: what a seat's pieces give by themselves at a moment, perhaps under a condition, perhaps per something.

In which order several of them come is told in order.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Mask, Seat
from kingcraft.kingsburg import effects, field
from kingcraft.kingsburg.box import Box
from kingcraft.kingsburg.counting import counted
from kingcraft.kingsburg.journal import UNHEARD, note_gain
from kingcraft.kingsburg.position import Position, gain, have, score

MOST: Final = 9999
"""More of anything nobody ever has, whatever a pack gives per whatever."""


def give_all(state: Position, seat: Seat, moment: i64, mask: Mask, source: i64) -> None:
    """What some triggers of a moment give, as they are printed; points go to a source."""
    while mask != 0:
        give(state, seat, moment, lowest(mask), source)
        mask &= mask - 1


def give(state: Position, seat: Seat, moment: i64, trigger: i64, source: i64) -> None:
    """One trigger's gain, as often as it is due."""
    figures = state.box.triggers[moment]
    line = trigger * effects.TRIGGER_WIDTH
    times = times_due(state.box, state.book, seat * field.WIDTH, figures, line)
    if times == 0:
        return
    before = amounts_of(state, seat) if state.journal is not None else UNHEARD
    for what in range(field.POINTS):
        amount = times * figures[line + what]
        if amount != 0:
            held = have(state, seat, what)
            gain(state, seat, what, max(-held, min(MOST - held, amount)))
    score(state, seat, source, max(-MOST, min(MOST, times * figures[line + field.POINTS])))
    if state.journal is not None:
        piece = state.box.word(state.box.trigger_pieces[moment][trigger])
        change = [now - was for now, was in zip(amounts_of(state, seat), before, strict=True)]
        note_gain(state, "gain", seat, [max(0, amount) for amount in change], {"building": piece})
        note_gain(state, "cost", seat, [max(0, -amount) for amount in change], {"building": piece})


def amounts_of(state: Position, seat: Seat) -> list[int]:
    """A seat's goods, soldiers, tokens and points."""
    return [int(have(state, seat, what)) for what in range(field.BUNDLE_WIDTH)]


def times_due(box: Box, book: vec[i64], row: i64, figures: vec[i64], line: i64) -> i64:
    """How often a trigger gives to the seat of a row: not at all against its condition, once, or once per something."""
    condition = figures[line + effects.IF]
    if condition != effects.NOTHING:
        amount = counted(box.first_column, book, row, condition)
        if not figures[line + effects.IF_LEAST] <= amount <= figures[line + effects.IF_MOST]:
            return 0
    per = figures[line + effects.PER]
    if per == effects.NOTHING:
        return 1
    return counted(box.first_column, book, row, per) // figures[line + effects.PER_COUNT]
