"""Winter with To Forge a Realm: dice of one's own, and soldier tokens chosen in secret instead of the King's die."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.fields import bad, of_seat
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Telling
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.chance import Throw, throw_facts
from kingcraft.kingsburg.dice import SUM
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.odds import VALUES, outcome, tokens_left
from kingcraft.kingsburg.position import Position, ask_seat, deal, go_to, have, power_of, seat_at
from kingcraft.kingsburg.step import CAST, Step
from kingcraft.kingsburg.winter import reckon, reinforcements

_RULES: Final = "kingsburg-soldiers"
ACADEMY: Final = "academy"


class Academy(Throw):
    """Who has a die of the own rolls it openly, in turn order, before anything is chosen or reckoned."""

    def __init__(self) -> None:
        super().__init__(step.ACADEMY, ACADEMY, "winter", _RULES)
        self.winter = CAST

    def proceed(self, state: Position) -> None:
        """The next seat with such a die; then tokens are chosen, or the battle is fought."""
        while state.turn < state.seats:
            if power_of(state, seat_at(state, state.turn), power.OWN_DIE) > 0:
                deal(state, self.number)
                return
            state.turn += 1
        if state.box.soldier_tokens:
            go_to(state, step.SOLDIERS)
        else:
            reckon(state)

    def dice(self, state: Position) -> i64:
        """One."""
        return 1

    def lead(self, state: Position) -> list[str]:
        """`academy A 5`."""
        return [ACADEMY, SEAT_LETTERS[int(seat_at(state, state.turn))]]

    def act(self, state: Position, move: Action) -> None:
        """The die lies before its seat."""
        state.book[seat_at(state, state.turn) * field.WIDTH + field.OWN_DIE] = SUM[move - action.ROLL_OF]
        state.turn += 1
        state.to_act = NOBODY

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Whose die it is."""
        return Telling("own-die", int(seat_at(state, state.turn)), throw_facts(move))


class Soldiers(Step):
    """Each seat in turn chooses a token, or its own die, face down; when all have, all are turned over together."""

    def __init__(self) -> None:
        super().__init__(step.SOLDIERS, "soldiers", "winter", _RULES)
        self.winter = CAST

    def proceed(self, state: Position) -> None:
        """Asks the next seat; after the last one the choices are shown."""
        if state.turn < state.seats:
            ask_seat(state, self.number, seat_at(state, state.turn))
            return
        show(state)
        reckon(state)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        state.to_act = seat_at(state, state.turn)

    def audit(self, state: Position) -> None:
        """Those before the seat to act have chosen, it and those behind it have not."""
        for place in range(state.seats):
            if (have(state, seat_at(state, place), field.CHOSEN) > 0) != (place < state.turn):
                seat = seat_at(state, place)
                raise bad(of_seat(int(seat), "chosen"), have(state, seat, field.CHOSEN) - 1)

    def listed(self, state: Position) -> vec[i64]:
        """A token of every value there is, and the own die."""
        return choices_of(state, state.to_act)

    def pick(self, state: Position, stream: Stream) -> Action:
        """Any of them."""
        actions = choices_of(state, state.to_act)
        return actions[stream.below(len(actions))]

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of these."""
        return any([move == legal for legal in choices_of(state, state.to_act)])

    def about(self, state: Position, move: Action) -> bool:
        """Tokens and the own die."""
        return action.SOLDIERS_OF <= move <= action.SOLDIERS_OF + field.OWN_DIE_CHOSEN

    def refuse(self, state: Position, move: Action) -> Ruling:
        """The token is gone, or there is no die."""
        value = int(move - action.SOLDIERS_OF)
        if value == field.OWN_DIE_CHOSEN:
            return Ruling("kingsburg-no-own-die", self.section)
        return Ruling("kingsburg-token-gone", self.section, {"value": value})

    def act(self, state: Position, move: Action) -> None:
        """The choice lies face down."""
        state.book[state.to_act * field.WIDTH + field.CHOSEN] = move - action.SOLDIERS_OF + 1
        state.turn += 1
        state.to_act = NOBODY

    def write(self, state: Position, move: Action) -> str:
        """`soldiers 3`, `soldiers academy`."""
        value = int(move - action.SOLDIERS_OF)
        return f"soldiers {ACADEMY if value == field.OWN_DIE_CHOSEN else value}"

    def read(self, state: Position, words: list[str]) -> int:
        """A token by its value, or the own die."""
        if len(words) != 2 or words[0] != "soldiers":
            return -1
        if words[1] == ACADEMY:
            return action.SOLDIERS_OF + field.OWN_DIE_CHOSEN
        return action.SOLDIERS_OF + int(words[1]) if words[1] in ("0", "1", "2", "3", "4") else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether soldiers are sent."""
        return words[0] == "soldiers"

    def hides(self, state: Position, seat: int | None) -> bool:
        """What others choose."""
        return seat is None or state.to_act != seat

    def imagine(self, state: Position, seat: int | None, stream: Stream) -> None:
        """What others have chosen: any of what they may."""
        for other in range(state.seats):
            if other != seat and have(state, other, field.CHOSEN) > 0:
                state.book[other * field.WIDTH + field.CHOSEN] = any_choice(state, other, stream)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """What is sent, or only that something is."""
        seat, value = int(state.to_act), int(move - action.SOLDIERS_OF)
        if hidden:
            return Telling("soldiers-hidden", seat)
        if value == field.OWN_DIE_CHOSEN:
            return Telling("soldiers-die", seat, {"value": added_by(state, seat, value)})
        return Telling("soldiers", seat, {"value": value})

    def outlook(self, state: Position, seat: int | None) -> dict[str, object]:
        """What each choice adds, and how the battle would end with it."""
        if seat is None or not self.asks(state, seat):
            return {"tokens": []}
        choices = [int(move - action.SOLDIERS_OF) for move in choices_of(state, seat)]
        return {"tokens": [choice_line(state, seat, choice) for choice in choices]}


def added_by(state: Position, seat: Seat, choice: int) -> int:
    """What a choice adds to a seat's strength: a token its value, the own die half of what it shows."""
    return int(have(state, seat, field.OWN_DIE) + 1) // 2 if choice == field.OWN_DIE_CHOSEN else choice


def choice_line(state: Position, seat: Seat, choice: int) -> dict[str, object]:
    """One choice of soldiers: as its move names it, what it adds, and 1, 0 or -1 for victory, stand-off and defeat."""
    adds = added_by(state, seat, choice)
    name = ACADEMY if choice == field.OWN_DIE_CHOSEN else str(choice)
    return {"choice": name, "adds": adds, "result": outcome(state, seat, state.enemy, adds)}


def result_with(state: Position, move: Action) -> int:
    """How the battle of the seat to act ends with a choice of soldiers: 1, 0 or -1, as its bar shows it."""
    seat = state.to_act
    return int(outcome(state, seat, state.enemy, added_by(state, seat, int(move - action.SOLDIERS_OF))))


def choices_of(state: Position, seat: Seat) -> vec[i64]:
    """What a seat may choose this winter."""
    actions = vec[i64]()
    left = have(state, seat, field.TOKENS_LEFT)
    for value in range(VALUES):
        if (left >> (4 * value)) & 15 != 0:
            actions = append(actions, action.SOLDIERS_OF + value)
    if have(state, seat, field.OWN_DIE) > 0:
        actions = append(actions, action.SOLDIERS_OF + field.OWN_DIE_CHOSEN)
    return actions


def any_choice(state: Position, seat: Seat, stream: Stream) -> i64:
    """A choice that a seat may have made, all alike, as the book has it."""
    actions = choices_of(state, seat)
    return actions[stream.below(len(actions))] - action.SOLDIERS_OF + 1


def show(state: Position) -> None:
    """All choices are turned over; tokens that were used are gone."""
    for place in range(state.seats):
        seat = seat_at(state, place)
        chosen = have(state, seat, field.CHOSEN) - 1
        if chosen != field.OWN_DIE_CHOSEN:
            state.book[seat * field.WIDTH + field.TOKENS_LEFT] -= 1 << (4 * chosen)
        if state.journal is not None:
            kind = "academy" if chosen == field.OWN_DIE_CHOSEN else "soldiers"
            note(state, kind, seat, {"value": int(reinforcements(state, seat))})


def packed_tokens(values: list[int]) -> int:
    """Soldier tokens as TOKENS_LEFT has them."""
    return sum([1 << (4 * value) for value in values])


def audit_soldiers(state: Position, stage: i64) -> None:
    """Nobody has tokens that there are not; choices and own dice are there in winter alone."""
    choosing = stage == CAST
    winter = stage >= CAST
    for seat in range(state.seats):
        values = tokens_left(state, seat)
        if any([values.count(value) > field.SOLDIER_TOKENS.count(value) for value in values]):
            raise bad(of_seat(int(seat), "soldier_tokens"), values)
        if state.box.soldier_tokens and not values:
            raise bad(of_seat(int(seat), "soldier_tokens"), values)
        die = have(state, seat, field.OWN_DIE)
        if die > 0 and (not winter or (choosing and power_of(state, seat, power.OWN_DIE) == 0)):
            raise bad("own_die", die)
        if have(state, seat, field.CHOSEN) > 0 and (not winter or not state.box.soldier_tokens):
            raise bad("chosen", have(state, seat, field.CHOSEN))
