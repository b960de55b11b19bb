"""What chance decides: throws of dice and the cards of the enemies. Only pieces in play are drawn."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Telling, Word
from kingcraft.core.state import CHANCE
from kingcraft.core.step import outcomes_of
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action
from kingcraft.kingsburg.dice import FACES, FIRST_OF_SIZE, FIRST_TICKET, THROWS, TICKET, WAYS, throw_of
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.step import Step


class Chance(Step):
    """A step at which nobody decides but dice or cards."""

    def restore(self, state: Position) -> None:
        """Chance acts."""
        state.to_act = CHANCE

    def listed(self, state: Position) -> vec[i64]:
        """Every outcome."""
        return outcomes_of(self.weights(state))


class Throw(Chance):
    """A throw of one or more dice, written as its first words and the faces: `roll A 1 3 5`."""

    def dice(self, state: Position) -> i64:
        """How many dice are thrown."""
        raise NotImplementedError

    def lead(self, state: Position) -> list[str]:
        """The words before the faces."""
        raise NotImplementedError

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """Every throw of so many dice, by the number of ways it can fall."""
        dice = self.dice(state)
        throws = range(FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1])
        return [(int(action.ROLL_OF + throw), int(WAYS[throw])) for throw in throws]

    def pick(self, state: Position, stream: Stream) -> Action:
        """A throw at its odds."""
        dice = self.dice(state)
        first = FIRST_TICKET[dice]
        return action.ROLL_OF + i64(TICKET[first + stream.below(FIRST_TICKET[dice + 1] - first)])

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is a throw of so many dice."""
        dice = self.dice(state)
        return action.ROLL_OF + FIRST_OF_SIZE[dice] <= move < action.ROLL_OF + FIRST_OF_SIZE[dice + 1]

    def about(self, state: Position, move: Action) -> bool:
        """Throws."""
        return action.ROLL_OF <= move < action.ROLL_OF + THROWS

    def refuse(self, state: Position, move: Action) -> Ruling:
        """These dice cannot be rolled here."""
        return Ruling("kingsburg-dice", self.section)

    def write(self, state: Position, move: Action) -> str:
        """`roll A 1 3 5`."""
        return " ".join([*self.lead(state), *[str(face) for face in FACES[move - action.ROLL_OF]]])

    def read(self, state: Position, words: list[str]) -> int:
        """The faces of a throw, if they belong to who rolls now."""
        lead = self.lead(state)
        if words[: len(lead)] != lead:
            return -1
        throw = throw_of([face_of(word) for word in words[len(lead) :]])
        return action.ROLL_OF + throw if throw > 0 else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether words begin as those of a throw."""
        return words[0] == self.lead(state)[0]

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The faces; nobody in particular has thrown."""
        return Telling(self.lead(state)[0], -1, throw_facts(move))


class Draw(Chance):
    """The enemy of the year: the card that somebody has seen already, or any of the year's."""

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """Every card that can come, all alike."""
        if state.enemy >= 0:
            return [(int(action.ENEMY_OF + state.enemy), 1)]
        return [(int(action.ENEMY_OF + card), 1) for card in cards_of(state)]

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of the cards."""
        return action.ENEMY_OF + (state.enemy if state.enemy >= 0 else any_card(state, stream))

    def allows(self, state: Position, move: Action) -> bool:
        """Whether this card can come."""
        return any([move == outcome for outcome, _ in self.weights(state)])

    def about(self, state: Position, move: Action) -> bool:
        """Cards."""
        return action.ENEMY_OF <= move < action.ENEMY_OF + len(state.box.enemy_ids)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """Another card has been seen, or it is not one of this year's."""
        return Ruling("kingsburg-card", self.section, {"year": int(state.year)})

    def write(self, state: Position, move: Action) -> str:
        """`enemy orcs-1-3`."""
        return f"enemy {state.box.enemy_ids[int(move - action.ENEMY_OF)]}"

    def read(self, state: Position, words: list[str]) -> int:
        """A card by its id."""
        ids = state.box.enemy_ids
        known = len(words) == 2 and words[0] == "enemy" and words[1] in ids
        return action.ENEMY_OF + ids.index(words[1]) if known else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether an enemy is named."""
        return words[0] == "enemy"

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The enemy and its strength."""
        return Telling("enemy", -1, enemy_facts(state, move - action.ENEMY_OF))


def throw_facts(move: Action) -> dict[str, object]:
    """The dice of a throw, in words."""
    faces = FACES[int(move - action.ROLL_OF)]
    return {"dice": [str(face) for face in faces], "count": len(faces)}


def enemy_facts(state: Position, card: i64) -> dict[str, object]:
    """An enemy card, in words."""
    return {"enemy": enemy_word(state, card), "strength": int(state.box.strength[card])}


def enemy_word(state: Position, card: i64) -> Word:
    """The name of an enemy card's type."""
    return state.box.lexicon.word(f"enemy-{state.box.type_ids[int(state.box.type_of[card])]}")


def cards_of(state: Position) -> list[int]:
    """The cards of this year."""
    box = state.box
    return [int(box.card[index]) for index in range(box.first_card[state.year - 1], box.first_card[state.year])]


def any_card(state: Position, stream: Stream) -> i64:
    """One of this year's cards, all alike."""
    box = state.box
    first = box.first_card[state.year - 1]
    return box.card[first + stream.below(box.first_card[state.year] - first)]


def face_of(word: str) -> int:
    """The face that a word names, or 0."""
    return int(word) if len(word) == 1 and word in "123456" else 0
