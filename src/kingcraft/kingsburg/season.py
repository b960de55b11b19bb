"""The beginning and the end of a productive season, and the neutral dice of a game for two."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Phrase, Telling
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.chance import Throw
from kingcraft.kingsburg.dice import FACES, SUM
from kingcraft.kingsburg.favour import reward, send_envoy
from kingcraft.kingsburg.order import (
    FIRST,
    audit_pending,
    best_firsts,
    due,
    fire_first,
    fire_sure,
    first_moves,
    is_first,
    named_first,
    names_of,
    pending_names,
    read_first,
    tell_first,
    write_first,
)
from kingcraft.kingsburg.position import Position, ask_seat, court_place, deal, go_to, power_of, seat_at
from kingcraft.kingsburg.step import SEASON, Step, stopping
from kingcraft.kingsburg.triggers import give_all

START_RULES: Final = "kingsburg-season-start"
LEAST_CHOICE: Final = 2
"""With fewer pieces that may come first there is nothing to choose."""


class SeasonStart(Step):
    """Clears the court, pays what is due at the start, and rolls the neutral dice of a game for two.

    Where the order of its own effects leaves a seat a choice, it is asked which comes first (see order.py); to stop is
    to keep the printed order.
    """

    def __init__(self) -> None:
        super().__init__(step.SEASON_START, "start", SEASON, START_RULES, "done", FIRST)

    def proceed(self, state: Position) -> None:
        """On to the dice, or to the first seat with a choice."""
        if state.taken != 0:
            clear_court(state)
        state.passed = 0
        book = state.book
        moment = power.SEASON_START + state.season
        touchy = state.box.touchy[moment]
        for seat in range(state.seats):
            row = seat * field.WIDTH
            book[row + field.USED] = 0
            book[row + field.SPENT] = 0
            if touchy == 0:
                due(state, seat, moment, field.FROM_POWERS)
        if touchy == 0:
            self.roll(state)
        else:
            self.pay_next(state)

    def roll(self, state: Position) -> None:
        """Dice are thrown, the neutral ones first."""
        state.turn = 0
        deal(state, step.NEUTRAL_THREE if state.seats == 2 else self.after)

    def pay_next(self, state: Position) -> None:
        """In turn order each seat gets what is due to it, up to the first with a choice."""
        moment = power.SEASON_START + state.season
        while state.turn < state.seats:
            seat = seat_at(state, state.turn)
            mask = power_of(state, seat, power.DUE + moment)
            state.pending = fire_sure(state, seat, moment, mask, field.FROM_POWERS)
            if state.pending != 0:
                ask_seat(state, self.number, seat)
                return
            state.turn += 1
        self.roll(state)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is, if effects of its own wait."""
        state.to_act = seat_at(state, state.turn) if state.pending != 0 else NOBODY

    def audit(self, state: Position) -> None:
        """The effects that wait are the seat's own, and their order matters."""
        audit_pending(state)
        if len(self.firsts(state)) < LEAST_CHOICE:
            raise bad("pending", " ".join(pending_names(state)))

    def firsts(self, state: Position) -> list[int]:
        """The pieces that may come first, the one of the printed order in front."""
        return best_firsts(state, state.to_act, power.SEASON_START + state.season, state.pending)

    def listed(self, state: Position) -> vec[i64]:
        """To keep the printed order, or to let another piece come first."""
        return first_moves(state, self.names(state)[1:], stopping(self, state))

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of these."""
        return any([move == legal for legal in self.listed(state)])

    def about(self, state: Position, move: Action) -> bool:
        """Pieces that come first."""
        return is_first(state, move)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """The piece has nothing to give now, or comes first anyway."""
        return Ruling("kingsburg-not-first", self.section, {"ask": self.question(state)})

    def question(self, state: Position) -> Phrase:
        """Which of the pieces comes first."""
        return Phrase("kingsburg-ask-start", {"pieces": [state.box.word(name) for name in self.names(state)]})

    def names(self, state: Position) -> list[str]:
        """The pieces that may come first, by name."""
        return names_of(state, self.firsts(state))

    def act(self, state: Position, move: Action) -> None:
        """The piece chosen comes first, then the others in the best order; then the next seat."""
        seat = state.to_act
        moment = power.SEASON_START + state.season
        if move == action.STOP:
            printed: Mask = self.firsts(state)[0]
            give_all(state, seat, moment, printed, field.FROM_POWERS)
            state.pending &= ~printed
        else:
            fire_first(state, seat, move)
        state.pending = fire_sure(state, seat, moment, state.pending, field.FROM_POWERS)
        if state.pending == 0:
            state.turn += 1
            self.pay_next(state)

    def write(self, state: Position, move: Action) -> str:
        """`first almoner`."""
        return self.stop if move == action.STOP else write_first(state, move)

    def read(self, state: Position, words: list[str]) -> int:
        """The piece that comes first."""
        return read_first(state, words) if words[0] == FIRST else super().read(state, words)

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether something comes first."""
        return words[0] == FIRST or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Which piece comes first."""
        return tell_first(state, self.names(state)[0] if move == action.STOP else named_first(state, move))

    def shown(self, state: Position) -> dict[str, object]:
        """The pieces whose effects wait."""
        return {"pending": pending_names(state)} if state.pending != 0 else {}


class Neutral(Throw):
    """With two players, three neutral dice block one advisor, two more another."""

    def __init__(self, number: i64, name: str, dice: i64) -> None:
        super().__init__(number, name, SEASON, "kingsburg-neutral")
        self.count = dice

    def dice(self, state: Position) -> i64:
        """Three, then two."""
        return self.count

    def lead(self, state: Position) -> list[str]:
        """`neutral 1 4 6`."""
        return ["neutral"]

    def act(self, state: Position, move: Action) -> None:
        """Blocks what the dice say."""
        throw = move - action.ROLL_OF
        if self.number == step.NEUTRAL_THREE:
            state.neutral_three = throw
            deal(state, step.NEUTRAL_TWO)
        else:
            state.neutral_two = throw
            deal(state, step.ROLL)
        state.taken = neutral_block(state.neutral_three, state.neutral_two)


class SeasonOver(Step):
    """After spring the King rewards, after summer he sends his Envoy, after autumn soldiers are hired."""

    def __init__(self) -> None:
        super().__init__(step.SEASON_OVER, "done", SEASON, "kingsburg-season-end")

    def proceed(self, state: Position) -> None:
        """On to the next season, or to phase 7."""
        if state.season == 2:
            self.finish(state)
            return
        if state.season == 0:
            reward(state)
        else:
            send_envoy(state)
        state.season += 1
        go_to(state, step.SEASON_START)


def clear_court(state: Position) -> None:
    """All dice go back to where they belong, the white ones too."""
    book = state.book
    taken = state.taken
    first = court_place(state, 0)
    while taken != 0:
        book[first + lowest(taken)] = 0
        taken &= taken - 1
    state.taken = 0
    state.neutral_three = 0
    state.neutral_two = 0
    for seat in range(state.seats):
        row = seat * field.WIDTH
        book[row + field.DICE] = 0
        book[row + field.WHITE] = 0
        book[row + field.ROLLED] = 0
        book[row + field.ROLLED_WHITE] = 0


def neutral_block(three: i64, two: i64) -> Mask:
    """The advisors that the neutral dice block, as bits; equal sums part the second pair (rules for two players)."""
    mask: Mask = 0
    if three != 0:
        mask = 1 << SUM[three]
    if two == 0:
        return mask
    if SUM[two] != SUM[three]:
        return mask | (1 << SUM[two])
    faces = FACES[two]
    return mask | (1 << faces[0]) | (1 << faces[1])
