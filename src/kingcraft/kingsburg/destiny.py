"""Destiny: one card a year, turned over before the King's aid, for everybody; it is gone when the year is."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.bits import bit, count, nth_bit
from kingcraft.core.kinds import Action, Mask
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Telling
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.chance import Chance
from kingcraft.kingsburg.pieces import hold
from kingcraft.kingsburg.position import NO_PIECE, Position, go_to

DESTINY_SLOT: Final = 1
"""Where among the pieces beside buildings a seat holds the destiny of the year."""


class Destiny(Chance):
    """The card of the year is turned over."""

    def __init__(self) -> None:
        super().__init__(step.DESTINY, "destiny", "aid", "kingsburg-destiny")

    def proceed(self, state: Position) -> None:
        """Waits for the card, if there are any; when all have come, all may come again."""
        if len(state.box.destinies) > 0:
            if undrawn(state) == 0:
                state.drawn = 0
            state.step = self.number
            self.restore(state)
        else:
            self.finish(state)

    def finish(self, state: Position) -> None:
        """On to the Sorcerer, or straight to the aid."""
        go_to(state, step.AID_JUDGED if state.box.revised else self.after)

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """Every card that has not come yet, all alike."""
        left = undrawn(state)
        return [(int(action.CARD_OF + card), 1) for card in range(len(state.box.destinies)) if (left >> card) & 1 != 0]

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of them."""
        left = undrawn(state)
        return action.CARD_OF + nth_bit(left, stream.below(count(left)))

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it has not come yet."""
        card = move - action.CARD_OF
        return 0 <= card < len(state.box.destinies) and (undrawn(state) >> card) & 1 != 0

    def about(self, state: Position, move: Action) -> bool:
        """Destinies."""
        return action.CARD_OF <= move < action.CARD_OF + len(state.box.destinies)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It has come already."""
        return Ruling("kingsburg-chance", self.section)

    def act(self, state: Position, move: Action) -> None:
        """Everybody lives under it until the end of the year."""
        card = move - action.CARD_OF
        state.drawn |= bit(card)
        state.destiny = card
        for seat in range(state.seats):
            state.book[seat * field.WIDTH + field.SPENT] = 0
            hold(state, seat, DESTINY_SLOT, first_destiny(state) + card)
        self.finish(state)

    def write(self, state: Position, move: Action) -> str:
        """`destiny famine`."""
        return f"destiny {state.box.destinies[int(move - action.CARD_OF)].id}"

    def read(self, state: Position, words: list[str]) -> int:
        """A card by its id."""
        ids = [entry.id for entry in state.box.destinies]
        known = len(words) == 2 and words[0] == "destiny" and words[1] in ids
        return action.CARD_OF + ids.index(words[1]) if known else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether a destiny is named."""
        return words[0] == "destiny"

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The card, and what it says."""
        word = state.box.word(state.box.destinies[int(move - action.CARD_OF)].id)
        return Telling("destiny", -1, {"destiny": word, "text": state.box.lexicon.word(f"{word.id}-text")})


def first_destiny(state: Position) -> i64:
    """The piece that the first destiny is."""
    return len(state.box.buildings) + len(state.box.governors)


def undrawn(state: Position) -> Mask:
    """The destinies that have not come yet, as bits."""
    return ((1 << len(state.box.destinies)) - 1) & ~state.drawn


def end_destiny(state: Position) -> None:
    """The destiny of the year is gone."""
    state.destiny = -1
    for seat in range(state.seats):
        hold(state, seat, DESTINY_SLOT, NO_PIECE)
