"""The order of a seat's own effects at one moment: the one that costs nothing, and a question where a choice remains.

A trigger matters here if it is touchy: what it gives or takes depends on what the seat has when it comes. All triggers
of a piece come together. By the first rulings nothing is touchy, and all come as they are printed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.speech import Telling
from kingcraft.kingsburg import action, effects, field, power, step
from kingcraft.kingsburg.position import Position, power_of
from kingcraft.kingsburg.triggers import MOST, amounts_of, give_all, times_due

MOST_WEIGHED: Final = 6
"""Of more pieces that depend on one another, the order of so many is weighed; the others come behind them."""
FIRST: Final = "first"


def due(state: Position, seat: Seat, moment: i64, source: i64) -> None:
    """Everything that a seat's pieces give at a moment; points go to a source."""
    mask = power_of(state, seat, power.DUE + moment)
    if mask != 0:
        fire(state, seat, moment, mask, source)


def fire(state: Position, seat: Seat, moment: i64, mask: Mask, source: i64) -> None:
    """Some triggers, in the best order; where several are equally good, the piece printed first comes first."""
    left = fire_sure(state, seat, moment, mask, source)
    while left != 0:
        first = best_firsts(state, seat, moment, left)[0]
        give_all(state, seat, moment, first, source)
        left = fire_sure(state, seat, moment, left & ~first, source)


def fire_sure(state: Position, seat: Seat, moment: i64, mask: Mask, source: i64) -> Mask:
    """Some triggers in the best order, up to a choice that only their owner can make: what is left then, as bits."""
    while mask & state.box.touchy[moment] != 0 and mask & (mask - 1) != 0:
        tangled = tangled_in(state, moment, mask)
        give_all(state, seat, moment, mask & ~tangled, source)
        mask = tangled
        if mask == 0:
            return 0
        firsts = best_firsts(state, seat, moment, mask)
        if len(firsts) > 1:
            return mask
        give_all(state, seat, moment, firsts[0], source)
        mask &= ~firsts[0]
    give_all(state, seat, moment, mask, source)
    return 0


def tangled_in(state: Position, moment: i64, mask: Mask) -> Mask:
    """Those of some triggers whose order among pieces matters, with all else of their pieces."""
    reads, changes = state.box.reads[moment], state.box.changes[moment]
    found: Mask = 0
    for one in bits_of(mask):
        for other in bits_of(mask & ~piece_of(state, moment, one)):
            if reads[one] & changes[other] != 0:
                found |= (piece_of(state, moment, one) | piece_of(state, moment, other)) & mask
    return found


def bits_of(mask: Mask) -> list[int]:
    """The places of the bits of a mask."""
    found: list[int] = []
    while mask != 0:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found


def piece_of(state: Position, moment: i64, trigger: i64) -> Mask:
    """All triggers of the moment that the piece of one of them has, as bits."""
    pieces = state.box.trigger_pieces[moment]
    name = pieces[trigger]
    return sum([1 << index for index, piece in enumerate(pieces) if piece == name])


def pieces_in(state: Position, moment: i64, mask: Mask) -> list[int]:
    """Some triggers piece by piece, in printed order."""
    found: list[int] = []
    while mask != 0:
        piece = piece_of(state, moment, lowest(mask)) & mask
        found.append(int(piece))
        mask &= ~piece
    return found


# -- which order is best -----------------------------------------------------------------------------


def best_firsts(state: Position, seat: Seat, moment: i64, mask: Mask) -> list[int]:
    """The pieces that may come first, each the beginning of another end that no order betters; one if it has all."""
    pieces = pieces_in(state, moment, mask)[:MOST_WEIGHED]
    scratch = state.book[:]
    ends = [
        _ends(state, scratch, seat, moment, _after(state, scratch, seat, moment, amounts_of(state, seat), piece),
              [other for other in pieces if other != piece])
        for piece in pieces
    ]  # fmt: skip
    front = _unbeaten([end for reached in ends for end in reached])
    for piece, reached in zip(pieces, ends, strict=True):
        if all([end in reached for end in front]):
            return [piece]
    found: list[int] = []
    known: list[list[int]] = []
    for piece, reached in zip(pieces, ends, strict=True):
        new = [end for end in reached if end in front and end not in known]
        known += new
        if new:
            found.append(piece)
    return found


def _ends(
    state: Position, scratch: vec[i64], seat: Seat, moment: i64, amounts: list[int], pieces: list[int]
) -> list[list[int]]:
    """What a seat may have after some pieces, in any order."""
    if not pieces:
        return [amounts]
    found: list[list[int]] = []
    for piece in pieces:
        after = _after(state, scratch, seat, moment, amounts, piece)
        for end in _ends(state, scratch, seat, moment, after, [other for other in pieces if other != piece]):
            if end not in found:
                found.append(end)
    return found


def _after(state: Position, scratch: vec[i64], seat: Seat, moment: i64, amounts: list[int], piece: Mask) -> list[int]:
    """What a seat has after the triggers of a piece, if it has so much before."""
    row = seat * field.WIDTH
    figures = state.box.triggers[moment]
    held = amounts[:]
    for trigger in bits_of(piece):
        for what in range(len(held)):
            scratch[row + what] = held[what]
        line = trigger * effects.TRIGGER_WIDTH
        times = int(times_due(state.box, scratch, row, figures, line))
        for what in range(len(held)):
            least = 0 if what < field.POINTS else -MOST
            held[what] = max(least, min(MOST, held[what] + times * int(figures[line + what])))
    return held


def _unbeaten(ends: list[list[int]]) -> list[list[int]]:
    """The ends that none of the others betters."""
    return [end for end in ends if not any([_betters(other, end) for other in ends])]


def _betters(one: list[int], other: list[int]) -> bool:
    """Whether one has as much of everything, and more of something."""
    return one != other and all([more >= less for more, less in zip(one, other, strict=True)])


# -- what waits while a seat may pay for offers --------------------------------------------------------


def waiting_for(state: Position, seat: Seat, moment: i64, mask: Mask, traded: Mask) -> Mask:
    """Those of some triggers that may come out better for their owner after a payment; `traded` is what is paid with
    and for, as bits. What costs nothing now, and a gift whose condition holds now, wait for nothing."""
    waiting: Mask = 0
    for trigger in bits_of(mask & state.box.touchy[moment]):
        piece = piece_of(state, moment, trigger) & mask
        if state.box.reads[moment][trigger] & traded != 0 and _may_better(state, seat, moment, trigger):
            waiting |= piece
    grown: Mask = 0
    while waiting != grown:
        grown = waiting
        for trigger in bits_of(mask & ~waiting):
            if any([state.box.reads[moment][one] & state.box.changes[moment][trigger] != 0 for one in bits_of(grown)]):
                waiting |= piece_of(state, moment, trigger) & mask
    return waiting


def _may_better(state: Position, seat: Seat, moment: i64, trigger: i64) -> bool:
    """Whether a trigger could give more, or take less, than it would now."""
    figures = state.box.triggers[moment]
    line = trigger * effects.TRIGGER_WIDTH
    before = amounts_of(state, seat)
    after = _after(state, state.book[:], seat, moment, before, bit(trigger))
    if any([figures[line + what] < 0 for what in range(field.BUNDLE_WIDTH)]):
        return after != before
    return after == before or figures[line + effects.PER] != effects.NOTHING


# -- the question, and its answer ----------------------------------------------------------------------


def asking_moment(state: Position) -> i64:
    """The moment of the step at hand at which a seat may be asked for the order of its effects; -1 if there is none."""
    if state.step == step.SEASON_START:
        return power.SEASON_START + state.season
    return power.SEASON_END + state.season if state.step == step.SEASON_END else i64(-1)


def pending_names(state: Position) -> list[str]:
    """The pieces whose effects wait."""
    moment = asking_moment(state)
    return list(dict.fromkeys([state.box.trigger_pieces[moment][trigger] for trigger in bits_of(state.pending)]))


def pending_places(state: Position) -> Mask:
    """The same, as bits by their places among the ordered pieces of the box."""
    if state.pending == 0:
        return 0
    return sum([1 << state.box.ordered.index(name) for name in pending_names(state)])


def pending_in(state: Position, names: list[str]) -> Mask:
    """What waits by the names of the pieces."""
    moment = asking_moment(state)
    waits = moment >= 0 and (state.box.touchy[moment] | state.box.claimed[moment]) != 0
    pieces = state.box.trigger_pieces[moment] if waits else []
    for name in names:
        if name not in pieces:
            raise bad("pending", name)
    return sum([1 << trigger for trigger, piece in enumerate(pieces) if piece in names])


def audit_pending(state: Position) -> None:
    """Only what the seat to act has can wait."""
    moment = asking_moment(state)
    if state.pending != 0 and state.pending & ~power_of(state, state.to_act, power.DUE + moment) != 0:
        raise bad("pending", " ".join(pending_names(state)))


def names_of(state: Position, firsts: list[int]) -> list[str]:
    """Pieces by their names, that are given as bits of their triggers."""
    pieces = state.box.trigger_pieces[asking_moment(state)]
    return [pieces[lowest(piece)] for piece in firsts]


def first_moves(state: Position, names: list[str], actions: vec[i64]) -> vec[i64]:
    """A list of actions with one behind it for each piece that may come first."""
    for number in sorted([state.box.ordered.index(name) for name in names]):
        actions = append(actions, action.FIRST_OF + number)
    return actions


def is_first(state: Position, move: Action) -> bool:
    """Whether an action says which piece comes first."""
    return action.FIRST_OF <= move < action.FIRST_OF + len(state.box.ordered)


def named_first(state: Position, move: Action) -> str:
    """The piece that such an action names."""
    return state.box.ordered[int(move - action.FIRST_OF)]


def fire_first(state: Position, seat: Seat, move: Action) -> None:
    """The effect of the piece that an action names comes now; the others wait."""
    moment = asking_moment(state)
    name = named_first(state, move)
    piece: Mask = sum([1 << index for index, other in enumerate(state.box.trigger_pieces[moment]) if other == name])
    give_all(state, seat, moment, state.pending & piece, field.FROM_POWERS)
    state.pending &= ~piece


def write_first(state: Position, move: Action) -> str:
    """`first almoner`."""
    return f"{FIRST} {named_first(state, move)}"


def read_first(state: Position, words: list[str]) -> int:
    """The piece that words name; -1 for none."""
    known = len(words) == 2 and words[0] == FIRST and words[1] in state.box.ordered
    return action.FIRST_OF + state.box.ordered.index(words[1]) if known else -1


def tell_first(state: Position, piece: str) -> Telling:
    """Which piece comes first."""
    return Telling(FIRST, int(state.to_act), {"piece": state.box.word(piece)})
