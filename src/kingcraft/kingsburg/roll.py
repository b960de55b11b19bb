"""Step a of a season: everybody throws dice; reroll.py has what comes before they count."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import SEAT_LETTERS, Telling
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.chance import Throw, throw_facts
from kingcraft.kingsburg.dice import SUM, joined
from kingcraft.kingsburg.journal import note_gain
from kingcraft.kingsburg.most_dice import OWN_DICE
from kingcraft.kingsburg.position import Position, deal, go_to, have, power_of, score, seat_at
from kingcraft.kingsburg.step import SEASON

DICE_RULES: Final = "kingsburg-dice"


def own_dice(state: Position, seat: Seat) -> i64:
    """How many coloured dice a seat rolls: one at least, whatever is taken from it."""
    return max(1, OWN_DICE + power_of(state, seat, power.COLOURED_DICE))


def white_dice(state: Position, seat: Seat) -> i64:
    """How many white dice a seat rolls this season."""
    dice = power_of(state, seat, power.WHITE_DICE + state.season)
    return dice + 1 if state.aid == seat and state.season == 0 else dice


class Roll(Throw):
    """A throw of the seat whose turn it is: all its coloured dice, all its white ones, or one again."""

    def __init__(self, number: i64, name: str, white: bool, single: bool) -> None:
        super().__init__(number, name, SEASON, DICE_RULES)
        self.white = white
        self.single = single

    def dice(self, state: Position) -> i64:
        """As many as the seat has; one if only one is rolled again."""
        if self.single:
            return 1
        seat = seat_at(state, state.turn)
        return white_dice(state, seat) if self.white else own_dice(state, seat)

    def lead(self, state: Position) -> list[str]:
        """`roll A`, `roll A white`."""
        seat = SEAT_LETTERS[int(seat_at(state, state.turn))]
        return ["roll", seat, "white"] if self.white else ["roll", seat]

    def act(self, state: Position, move: Action) -> None:
        """Puts the dice in the seat's hand; white ones are thrown after the coloured ones."""
        seat = seat_at(state, state.turn)
        throw = move - action.ROLL_OF
        hand: i64 = field.WHITE if self.white else field.DICE
        if self.single:
            throw = joined(have(state, seat, hand), throw)
        book = state.book
        place = seat * field.WIDTH + hand
        book[place] = throw
        book[place + 2] = throw
        if not self.white and not self.single and white_dice(state, seat) > 0:
            deal(state, step.ROLL_WHITE if self.number == step.ROLL else step.REROLL_ALL_WHITE)
        elif self.number in (step.ROLL, step.ROLL_WHITE):
            next_roll(state)
        else:
            if state.lot >= 0:
                comfort(state, seat)
            state.step = step.REROLL
            state.to_act = NOBODY

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Who has thrown which dice."""
        kind = "roll-white" if self.white else "roll"
        return Telling(kind, int(seat_at(state, state.turn)), throw_facts(move))


def comfort(state: Position, seat: Seat) -> None:
    """Points for who rolled all dice again and has still too little."""
    right = state.lot
    state.lot = -1
    if total_of(state, seat) <= state.box.right_most[right]:
        points = state.box.right_comfort[right]
        score(state, seat, field.FROM_POWERS, points)
        piece = state.box.word(state.box.right_pieces[int(right)])
        note_gain(state, "gain", seat, [0, 0, 0, 0, 0, int(points)], {"building": piece})


def next_roll(state: Position) -> None:
    """The next seat throws; when all have, it is time for re-rolls."""
    state.turn += 1
    if state.turn < state.seats:
        deal(state, step.ROLL)
    else:
        go_to(state, step.REROLL)


def total_of(state: Position, seat: Seat) -> i64:
    """The sum of all dice a seat has in hand."""
    book = state.book
    place = seat * field.WIDTH + field.DICE
    white = book[place + 1]
    return SUM[book[place]] if white == 0 else SUM[book[place]] + SUM[white]


AGAIN: Final = [
    Roll(step.REROLL_ONE, "reroll-one", False, True),
    Roll(step.REROLL_ONE_WHITE, "reroll-one-white", True, True),
    Roll(step.REROLL_ALL, "reroll-all", False, False),
    Roll(step.REROLL_ALL_WHITE, "reroll-all-white", True, False),
]
"""Dice that are thrown again."""
