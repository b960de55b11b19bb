"""Toll: a tiny game that lives in the tests and has all that is hard: dice, hidden cards, a secret choice.

Two rounds. In each, every seat draws a hidden card (1 to 9, each once a game); then all choose in secret to stay
or to fold, and who stays sets a stake of 1 or 2; when the last has chosen, the choices are shown and a die is rolled.
The stayer with the highest card wins the die times the stake; others who stayed lose their stake; folding costs
nothing. Most points win, ties share.
"""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.capability import Capability
from kingcraft.core.registry import Game, Option
from kingcraft.core.ruling import BadPosition, IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER, State, integers
from kingcraft.core.stream import Stream

CARDS = 9
FOLD, STAY, STAKE_1, STAKE_2 = range(4)
OPEN = -1
DIE = 100
WORDS = ["fold", "stay", "stake 1", "stake 2"]


class Toll(State):
    """Cards are 1 to 9 (0: none yet); choices are OPEN, then FOLD, or STAY until a stake is set."""

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.round = 1
        self.hands = [0] * seats
        self.choices = [OPEN] * seats
        self.gone: list[int] = []
        self.points = [0] * seats

    # -- whose turn

    def _advance(self) -> None:
        if 0 in self.hands:
            self.to_act = CHANCE
        elif self._undecided():
            self.to_act = self._undecided()[0]
        elif self.round > self.rounds:
            self.to_act = OVER
        else:
            self.to_act = CHANCE

    def _undecided(self) -> list[int]:
        return [seat for seat, choice in enumerate(self.choices) if choice in (OPEN, STAY)]

    def _dealing(self) -> bool:
        return 0 in self.hands

    # -- the contract

    def actions(self) -> vec[i64]:
        if self.to_act == CHANCE:
            return integers([outcome for outcome, _ in self.weights()])
        if self.to_act == OVER:
            return integers([])
        return integers([FOLD, STAY] if self.choices[int(self.to_act)] == OPEN else [STAKE_1, STAKE_2])

    def weights(self) -> list[tuple[int, int]]:
        if self._dealing():
            seen = self.hands + self.gone
            return [(card, 1) for card in range(1, CARDS + 1) if card not in seen]
        return [(DIE + face, 1) for face in range(1, 7)]

    def make(self, action: i64) -> None:
        if self.to_act != CHANCE:
            self.choices[int(self.to_act)] = int(action)
        elif self._dealing():
            self.hands[self.hands.index(0)] = int(action)
        else:
            self._settle(int(action) - DIE)
        self._advance()

    def _settle(self, die: int) -> None:
        stayed = [seat for seat in range(self.seats) if self.choices[seat] != FOLD]
        best = max([self.hands[seat] for seat in stayed], default=0)
        for seat in stayed:
            stake = self.choices[seat] - STAY
            self.points[seat] += die * stake if self.hands[seat] == best else -stake
        self.gone = sorted(self.gone + self.hands)
        self.round += 1
        if self.round <= self.rounds:
            self.hands = [0] * self.seats
            self.choices = [OPEN] * self.seats

    def copy(self) -> "Toll":
        other = type(self)(int(self.seats), self.rounds)
        other.round, other.to_act = self.round, self.to_act
        other.hands, other.choices = self.hands[:], self.choices[:]
        other.gone, other.points = self.gone[:], self.points[:]
        return other

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        if self.to_act != OVER:
            return []
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    def view(self, seat: int | None) -> dict[str, object]:
        over = self.to_act == OVER
        mine = [over or other == seat for other in range(self.seats)]
        return {
            **self.dump(),
            "hands": [card if mine[other] or not card else None for other, card in enumerate(self.hands)],
            "choices": [choice if mine[other] else self._shown(choice) for other, choice in enumerate(self.choices)],
        }

    def _shown(self, choice: int) -> int | None:
        """What others see of a choice: that it is made."""
        return OPEN if choice in (OPEN, STAY) else None

    def imagine(self, seat: int | None, stream: Stream) -> "Toll":
        other = self.copy()
        if self.to_act == OVER:
            return other
        known = self.gone + ([self.hands[seat]] if seat is not None else [])
        pile = [card for card in range(1, CARDS + 1) if card not in known]
        for player in range(self.seats):
            if player != seat and self.hands[player]:
                other.hands[player] = pile.pop(int(stream.below(len(pile))))
            if player not in (seat, self.to_act) and self.choices[player] != OPEN:
                other.choices[player] = [FOLD, STAKE_1, STAKE_2][stream.below(3)]
            elif player != seat and player == self.to_act:
                other.choices[player] = [OPEN, STAY][stream.below(2)]
        return other

    def write(self, action: int) -> str:
        if self.to_act != CHANCE:
            return WORDS[action]
        if self._dealing():
            return f"draw {SEAT_LETTERS[self.hands.index(0)]} {action}"
        return f"roll {action - DIE}"

    def write_for(self, action: int, seat: int | None) -> str:
        if self.to_act == CHANCE:
            if self._dealing() and self.hands.index(0) != seat:
                return f"draw {SEAT_LETTERS[self.hands.index(0)]} ?"
            return self.write(action)
        return self.write(action) if self.to_act == seat else "?"

    def read(self, text: str) -> int:
        if text in WORDS:
            return WORDS.index(text)
        word, *rest = text.split(" ")
        if rest and rest[-1].isascii() and rest[-1].isdigit():
            if word == "roll" and len(rest) == 1:
                return DIE + int(rest[0])
            if word == "draw" and 0 in self.hands and rest[:-1] == [SEAT_LETTERS[self.hands.index(0)]]:
                return int(rest[1])
        raise IllegalMove(Ruling("notation", facts={"text": text, "example": "stay"}))

    def refuse(self, action: int) -> Ruling:
        return Ruling("notation", facts={"text": str(action), "example": "stay"})

    def dump(self) -> dict[str, object]:
        return {
            "game": "toll",
            "seats": int(self.seats),
            "rounds": self.rounds,
            "round": self.round,
            "hands": self.hands[:],
            "choices": self.choices[:],
            "gone": self.gone[:],
            "points": self.points[:],
        }

    def audit(self) -> None:
        open_cards = [card for card in self.hands if card] if self.round <= self.rounds else []
        cards = open_cards + self.gone
        if len(set(cards)) != len(cards) or any(not 1 <= card <= CARDS for card in cards):
            raise BadPosition(Ruling("position-field", facts={"field": "hands", "value": str(self.hands)}))
        if any(not OPEN <= choice <= STAKE_2 for choice in self.choices):
            raise BadPosition(Ruling("position-field", facts={"field": "choices", "value": str(self.choices)}))


class TollGame(Game):
    """The tiny game for the registry; `kind` is for tests that want another position of it."""

    def __init__(self, kind: type[Toll] = Toll) -> None:
        self.kind = kind
        super().__init__("toll", 2, 3, [Option("rounds", "2", ["1", "2", "3"])], capabilities=Capability.HIDDEN)

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.kind(seats, int(options["rounds"]))

    def load(self, data: dict[str, object]) -> State:
        state = self.kind(cast(int, data["seats"]), cast(int, data["rounds"]))
        state.round = cast(int, data["round"])
        state.hands = list(cast(list[int], data["hands"]))
        state.choices = list(cast(list[int], data["choices"]))
        state.gone = list(cast(list[int], data["gone"]))
        state.points = list(cast(list[int], data["points"]))
        for field in ("hands", "choices", "points"):
            if len(cast(list[int], data[field])) != state.seats:
                raise BadPosition(Ruling("position-field", facts={"field": field, "value": str(data[field])}))
        state._advance()
        state.audit()
        return state
