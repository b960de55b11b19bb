"""Governors, before the first year: dealt to be chosen from in secret, or drawn at random; auction.py sells them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, count, nth_bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Telling, Word
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.chance import Chance
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.pieces import hold
from kingcraft.kingsburg.position import NO_PIECE, Position, ask_seat, deal, go_to, have, seat_at
from kingcraft.kingsburg.step import Step

RULES: Final = "kingsburg-governors"
MOST_DEALT: Final = 3
CARD_BITS: Final = 8
GOVERNOR_SLOT: Final = 0
"""Where among the pieces beside buildings a seat holds its governor."""


class Deal(Chance):
    """Cards come one by one: some for each seat, or one more than there are seats for all to see."""

    def __init__(self) -> None:
        super().__init__(step.DEAL, "deal", "setup", RULES)

    def proceed(self, state: Position) -> None:
        """The next card; when all are there, they are chosen from, sold, or it is over."""
        way = state.box.modules.chosen["governors"]
        if way == "none":
            self.finish(state)
        elif any_open(state, way):
            deal(state, self.number)
        elif way == "deal":
            go_to(state, step.KEEP)
        elif way == "random":
            self.finish(state)
        else:
            state.asked = (1 << state.seats) - 1
            state.chooser = seat_at(state, 0)
            go_to(state, step.LOT)

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """Every governor that lies nowhere yet, all alike."""
        left = undealt(state)
        return [(int(action.CARD_OF + card), 1) for card in range(len(state.box.governors)) if (left >> card) & 1 != 0]

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of them."""
        left = undealt(state)
        return action.CARD_OF + nth_bit(left, stream.below(count(left)))

    def allows(self, state: Position, move: Action) -> bool:
        """Whether the governor lies nowhere yet."""
        card = move - action.CARD_OF
        return 0 <= card < len(state.box.governors) and (undealt(state) >> card) & 1 != 0

    def about(self, state: Position, move: Action) -> bool:
        """Governors."""
        return is_card(state, move)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It lies on the table already."""
        return Ruling("kingsburg-chance", self.section)

    def act(self, state: Position, move: Action) -> None:
        """A card for the next seat, or for all."""
        card = move - action.CARD_OF
        if is_auction(state):
            state.market |= bit(card)
        elif state.box.modules.chosen["governors"] == "random":
            take_office(state, next_dealt(state), card)
        else:
            take_card(state, next_dealt(state), card)
        state.to_act = NOBODY

    def write(self, state: Position, move: Action) -> str:
        """`governor A prince`, `governor prince`."""
        card = state.box.governors[int(move - action.CARD_OF)].id
        return f"governor {card}" if is_auction(state) else f"governor {SEAT_LETTERS[int(next_dealt(state))]} {card}"

    def read(self, state: Position, words: list[str]) -> int:
        """A governor by its name, for who is dealt to now."""
        lead = ["governor"] if is_auction(state) else ["governor", SEAT_LETTERS[int(next_dealt(state))]]
        return card_named(state, words[-1]) if words[:-1] == lead else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether a governor is dealt."""
        return words[0] == "governor"

    def hides(self, state: Position, seat: int | None) -> bool:
        """What is dealt to be chosen from only its seat sees."""
        return state.box.modules.chosen["governors"] == "deal" and (seat is None or next_dealt(state) != seat)

    def imagine(self, state: Position, seat: int | None, stream: Stream) -> None:
        """The hands of all others."""
        imagine_hands(state, seat, stream)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """A card for a seat, or for all to bid for."""
        facts: dict[str, object] = {"governor": governor_word(state, move - action.CARD_OF)}
        if is_auction(state):
            return Telling("on-sale", -1, facts)
        seat = int(next_dealt(state))
        return Telling("deal-hidden", seat) if hidden else Telling("deal", seat, facts)


class Choice(Step):
    """A step at which a seat names one of some governors: `verb` and the name."""

    def __init__(self, number: i64, name: str, verb: str) -> None:
        super().__init__(number, name, "setup", RULES)
        self.verb = verb

    def open(self, state: Position) -> Mask:
        """The governors to choose from, as bits."""
        raise NotImplementedError

    def listed(self, state: Position) -> vec[i64]:
        """Each of them."""
        actions = vec[i64]()
        for card in range(len(state.box.governors)):
            if (self.open(state) >> card) & 1 != 0:
                actions = append(actions, action.CARD_OF + card)
        return actions

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of them."""
        return self.about(state, move) and (self.open(state) >> (move - action.CARD_OF)) & 1 != 0

    def about(self, state: Position, move: Action) -> bool:
        """Governors."""
        return is_card(state, move)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It is not among them."""
        return Ruling("kingsburg-no-governor", self.section, {"governor": governor_word(state, move - action.CARD_OF)})

    def write(self, state: Position, move: Action) -> str:
        """`choose prince`, `offer prince`."""
        return f"{self.verb} {state.box.governors[int(move - action.CARD_OF)].id}"

    def read(self, state: Position, words: list[str]) -> int:
        """A governor by its name."""
        return card_named(state, words[1]) if len(words) == 2 and words[0] == self.verb else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether words begin with the verb."""
        return words[0] == self.verb

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The governor that is named."""
        return Telling(self.verb, int(state.to_act), {"governor": governor_word(state, move - action.CARD_OF)})


class Keep(Choice):
    """Each seat in turn keeps one of its cards face down; when all have, all are shown together."""

    def __init__(self) -> None:
        super().__init__(step.KEEP, "keep", "choose")

    def proceed(self, state: Position) -> None:
        """Asks the next seat; after the last one the governors are shown."""
        if state.turn < state.seats:
            ask_seat(state, self.number, seat_at(state, state.turn))
            return
        for place in range(state.seats):
            seat = seat_at(state, place)
            take_office(state, seat, have(state, seat, field.KEPT) - 1)
            state.book[seat * field.WIDTH + field.KEPT] = 0
            state.book[seat * field.WIDTH + field.HAND] = 0
        leave(state)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        state.to_act = seat_at(state, state.turn)

    def audit(self, state: Position) -> None:
        """Those before the seat to act have chosen, it and those behind it have not."""
        for place in range(state.seats):
            if (have(state, seat_at(state, place), field.KEPT) > 0) != (place < state.turn):
                raise bad("kept", SEAT_LETTERS[int(seat_at(state, place))])

    def open(self, state: Position) -> Mask:
        """The seat's hand."""
        return hand_of(state, state.to_act)

    def act(self, state: Position, move: Action) -> None:
        """The card is kept, face down."""
        state.book[state.to_act * field.WIDTH + field.KEPT] = move - action.CARD_OF + 1
        state.turn += 1
        state.to_act = NOBODY

    def hides(self, state: Position, seat: int | None) -> bool:
        """What others keep."""
        return seat is None or state.to_act != seat

    def imagine(self, state: Position, seat: int | None, stream: Stream) -> None:
        """The hands of all others, and what they keep."""
        imagine_hands(state, seat, stream)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The governor that is kept, or only that there is one."""
        return Telling("choose-hidden", int(state.to_act)) if hidden else super().telling(state, move, hidden)


def take_office(state: Position, seat: Seat, card: i64) -> None:
    """A governor is a seat's own, for all to see."""
    hold(state, seat, GOVERNOR_SLOT, len(state.box.buildings) + card)
    if state.journal is not None:
        note(state, "governor", seat, {"governor": governor_word(state, card)})


def leave(state: Position) -> None:
    """The first year begins."""
    state.asked = 0
    state.passed = 0
    go_to(state, step.DESTINY)


# -- where the cards are ------------------------------------------------------------------------------


def is_card(state: Position, move: Action) -> bool:
    """Whether an action names a governor."""
    return action.CARD_OF <= move < action.CARD_OF + len(state.box.governors)


def governor_word(state: Position, card: i64) -> Word:
    """The name of a governor."""
    return state.box.word(state.box.governors[int(card)].id)


def card_named(state: Position, name: str) -> int:
    """The action that names a governor, or -1."""
    ids = [entry.id for entry in state.box.governors]
    return action.CARD_OF + ids.index(name) if name in ids else -1


def is_auction(state: Position) -> bool:
    """Whether governors are sold."""
    return state.box.modules.chosen["governors"] == "auction"


def cards_each(state: Position, way: str) -> int:
    """How many cards a seat is dealt: three to choose from if there are so many, or the one it will have."""
    return 1 if way == "random" else min(MOST_DEALT, len(state.box.governors) // int(state.seats))


def any_open(state: Position, way: str) -> bool:
    """Whether cards are still to be dealt."""
    if way == "auction":
        return count(state.market) <= state.seats
    return next_dealt(state) >= 0


def next_dealt(state: Position) -> Seat:
    """The seat that gets the next card: the first in order that has not all of its cards; -1 if all have."""
    each = cards_each(state, state.box.modules.chosen["governors"])
    for place in range(state.seats):
        seat = seat_at(state, place)
        if count(hand_of(state, seat)) + count(office_of(state, seat)) < each:
            return seat
    return -1


def hand_of(state: Position, seat: Seat) -> Mask:
    """The governors in a seat's hand, as bits."""
    hand = have(state, seat, field.HAND)
    found: Mask = 0
    while hand != 0:
        found |= bit((hand & 255) - 1)
        hand >>= CARD_BITS
    return found


def hand_names(state: Position, seat: Seat) -> list[str]:
    """The governors in a seat's hand by name, in the order of their cards."""
    hand = hand_of(state, seat)
    return [entry.id for card, entry in enumerate(state.box.governors) if (hand >> card) & 1 != 0]


def take_card(state: Position, seat: Seat, card: i64) -> None:
    """One more governor in a seat's hand."""
    place = seat * field.WIDTH + field.HAND
    state.book[place] = (state.book[place] << CARD_BITS) | (card + 1)


def office_of(state: Position, seat: Seat) -> Mask:
    """The governor that a seat has, as a bit; none before it has one."""
    piece = state.sheet[seat * state.box.sheet_width + len(state.box.printed) + GOVERNOR_SLOT]
    return 0 if piece == NO_PIECE else bit(piece - len(state.box.buildings))


def undealt(state: Position) -> Mask:
    """The governors that lie nowhere, as bits."""
    lying = state.market
    for seat in range(state.seats):
        lying |= hand_of(state, seat) | office_of(state, seat)
    return ((1 << len(state.box.governors)) - 1) & ~lying


def imagine_hands(state: Position, viewer: int | None, stream: Stream) -> None:
    """Deals the hands of all others anew from what a viewer does not see, and what they keep of them."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    dealt = [count(hand_of(state, seat)) for seat in others]
    kept = [have(state, seat, field.KEPT) > 0 for seat in others]
    for seat in others:
        state.book[seat * field.WIDTH + field.HAND] = 0
    for index, seat in enumerate(others):
        for _ in range(dealt[index]):
            left = undealt(state)
            take_card(state, seat, nth_bit(left, stream.below(count(left))))
        if kept[index]:
            hand = hand_of(state, seat)
            state.book[seat * field.WIDTH + field.KEPT] = nth_bit(hand, stream.below(count(hand))) + 1
