"""A group of dice: as an action, on an advisor of the court, in notation, and as a fact for every language."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import Phrase, Word, spoken_facts
from kingcraft.kingsburg import action
from kingcraft.kingsburg.dice import FACES, SUM, THROWS
from kingcraft.kingsburg.position import Position, court_place
from kingcraft.locales import say

TOKEN: Final = "2!"


# -- a placement as an action -----------------------------------------------------------------------


def placement(own: i64, white: i64, token: i64, shift: i64) -> Action:
    """The action that places these dice, with or without a +2 token, shifted by -1, 0 or 1."""
    return action.PLACE_OF + (own * THROWS + white) * action.PLACE_WAYS + token * 3 + shift + 1


def own_in(move: Action) -> i64:
    """The coloured dice of a placement."""
    return (move - action.PLACE_OF) // (THROWS * action.PLACE_WAYS)


def white_in(move: Action) -> i64:
    """The white dice of a placement."""
    return (move - action.PLACE_OF) // action.PLACE_WAYS % THROWS


def token_in(move: Action) -> i64:
    """Whether a placement uses a +2 token."""
    return (move - action.PLACE_OF) % action.PLACE_WAYS // 3


def shift_in(move: Action) -> i64:
    """By how much a placement is shifted."""
    return (move - action.PLACE_OF) % 3 - 1


def advisor_of(move: Action) -> i64:
    """The number that a placement reaches: its exact sum, the token and the shift included."""
    return SUM[own_in(move)] + SUM[white_in(move)] + 2 * token_in(move) + shift_in(move)


# -- a group on the court ---------------------------------------------------------------------------


def entry_at(state: Position, advisor: i64, slot: i64) -> i64:
    """The first or the second group on an advisor with its seat, as one number; 0 if there is none."""
    place = court_place(state, advisor)
    return (state.book[place] >> (32 * slot)) & 0xFFFFFFFF


def group_at(state: Position, advisor: i64, slot: i64) -> Action:
    """The placement that lies on an advisor, first or second; -1 if there is none."""
    entry = entry_at(state, advisor, slot)
    return i64(-1) if entry == 0 else action.PLACE_OF + ((entry - 1) >> 3)


def seat_on(state: Position, advisor: i64, slot: i64) -> Seat:
    """Whose group lies on an advisor, first or second; -1 if there is none."""
    entry = entry_at(state, advisor, slot)
    return i64(-1) if entry == 0 else (entry - 1) & 7


def lay(state: Position, advisor: i64, slot: i64, move: Action, seat: Seat) -> None:
    """Puts a group on an advisor, first or second."""
    entry: i64 = 1 + (move - action.PLACE_OF) * 8 + seat
    state.book[court_place(state, advisor)] |= entry << (32 * slot)


def lay_on_top(state: Position, advisor: i64, move: Action, seat: Seat) -> None:
    """Puts a group on an advisor: first if nobody's lies there, else second."""
    place = court_place(state, advisor)
    entry: i64 = 1 + (move - action.PLACE_OF) * 8 + seat
    there = state.book[place]
    state.book[place] = there | (entry if there & 0xFFFFFFFF == 0 else entry << 32)


# -- a group in words -----------------------------------------------------------------------------------


def group_text(move: Action) -> str:
    """The dice and the token of a placement: `5+w3+2!`."""
    own = [str(face) for face in reversed(FACES[own_in(move)])]
    white = [f"w{face}" for face in reversed(FACES[white_in(move)])]
    return "+".join([*own, *white, *([TOKEN] if token_in(move) != 0 else [])])


class Dice(Phrase):
    """A group of dice in words: `2 + white 5 + token`, and the shift if a piece gives one."""

    def __init__(self, move: Action, piece: Word | None) -> None:
        self.parts: list[Phrase | str] = [str(face) for face in reversed(FACES[int(own_in(move))])]
        self.parts += [Phrase("kingsburg-die-white", {"face": face}) for face in reversed(FACES[int(white_in(move))])]
        if token_in(move) != 0:
            self.parts.append(Phrase("kingsburg-die-token"))
        self.shift = int(shift_in(move))
        super().__init__("kingsburg-dice-shifted", {} if piece is None else {"piece": piece})

    def text(self, lang: str) -> str:
        """The group in a language."""
        dice = " + ".join([part if isinstance(part, str) else part.text(lang) for part in self.parts])
        if not self.facts:
            return dice
        by = "up" if self.shift > 0 else "down"
        return say(lang, self.id, dice=dice, by=by, **spoken_facts(self.facts, lang))
