"""Dice that are turned by hand before the turn order is made: set to certain faces, or by one up or down."""

from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit
from kingcraft.core.kinds import Seat
from kingcraft.kingsburg import action, effects, field
from kingcraft.kingsburg.chance import face_of
from kingcraft.kingsburg.dice import FACES, SIZE, throw_of
from kingcraft.kingsburg.position import Position, have

WHITE: Final = 2
"""Among the four ways to turn a die: from here on a white one is meant. The odd ways go up."""


def settings(state: Position, seat: Seat, right: i64) -> list[int]:
    """The throws that a seat's coloured dice can be set to: so many of the right's faces as it has dice."""
    dice = int(SIZE[have(state, seat, field.DICE)])
    faces = state.box.right_faces[int(right)]
    return [throw_of(list(chosen)) for chosen in combinations(faces, dice)] if dice <= len(faces) else []


def turned(state: Position, seat: Seat, right: i64, way: i64) -> i64:
    """The dice with one of them turned, in one of the four ways; -1 if none of them shows the face."""
    hand = FACES[have(state, seat, field.WHITE if way >= WHITE else field.DICE)]
    face = state.box.right_faces[int(right)][0]
    if face not in hand:
        return -1
    rest = list(hand)
    rest.remove(face)
    return throw_of([*rest, face + (1 if way & 1 else -1)])


def list_turns(state: Position, seat: Seat, right: i64, actions: vec[i64]) -> vec[i64]:
    """A list of actions with every way to use a right behind it."""
    first = action.USE_OF + right * action.USE_WAYS
    if state.box.right_kind[right] == effects.SET_DICE:
        for way in range(len(settings(state, seat, right))):
            actions = append(actions, first + way)
        return actions
    for way in range(4):
        if turned(state, seat, right, way) >= 0:
            actions = append(actions, first + way)
    return actions


def turn(state: Position, seat: Seat, right: i64, way: i64) -> None:
    """Sets the coloured dice, which can be done once a season, or turns one die."""
    row = seat * field.WIDTH
    hand: i64 = field.DICE
    if state.box.right_kind[right] == effects.SET_DICE:
        throw: i64 = settings(state, seat, right)[way]
        state.book[row + field.USED] |= bit(right)
    else:
        throw = turned(state, seat, right, way)
        hand = field.WHITE if way >= WHITE else field.DICE
    state.book[row + hand] = throw
    state.book[row + hand + 2] = throw


def turn_words(state: Position, seat: Seat, right: i64, way: i64) -> list[str]:
    """What stands behind the piece in notation: the faces if there is a choice, the new face of a die."""
    if state.box.right_kind[right] == effects.SET_DICE:
        throws = settings(state, seat, right)
        return [str(face) for face in FACES[throws[way]]] if len(throws) > 1 else []
    face = state.box.right_faces[int(right)][0] + (1 if way & 1 else -1)
    return ["white", str(face)] if way >= WHITE else [str(face)]


def read_turn(state: Position, seat: Seat, right: i64, words: list[str]) -> int:
    """The action that these words behind the piece mean, legal or not; -1 for none."""
    first = int(action.USE_OF + right * action.USE_WAYS)
    if state.box.right_kind[right] == effects.SET_DICE:
        throws = settings(state, seat, right)
        wanted = throw_of([face_of(word) for word in words])
        return first if not words else first + throws.index(wanted) if wanted in throws else -1
    face = state.box.right_faces[int(right)][0]
    white = words[:1] == ["white"]
    up = [str(face - 1), str(face + 1)]
    rest = words[1:] if white else words
    return first + (WHITE if white else 0) + up.index(rest[0]) if len(rest) == 1 and rest[0] in up else -1
