"""The auction of governors: one is put up, all bid points for it, and who wins it is out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, count
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Phrase, Telling
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.governors import RULES, Choice, governor_word, leave, take_office
from kingcraft.kingsburg.influence import is_number
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.position import Position, ask_seat, go_to, score, seat_at
from kingcraft.kingsburg.step import Step, stopping

MOST_BID: Final = 20
"""Nobody bids more points than that for a governor."""


class Lot(Choice):
    """The chooser of an auction names the governor that all bid for; alone at last, one takes a card for nothing."""

    def __init__(self) -> None:
        super().__init__(step.LOT, "lot", "offer")

    def proceed(self, state: Position) -> None:
        """Asks the chooser, as long as somebody has no governor."""
        if state.asked == 0:
            state.market = 0
            state.chooser = -1
            leave(state)
            return
        while (state.asked >> state.chooser) & 1 == 0:
            state.chooser = seat_after(state, state.chooser)
        state.turn = place_in_order(state, state.chooser)
        ask_seat(state, self.number, state.chooser)

    def restore(self, state: Position) -> None:
        """The chooser."""
        state.to_act = state.chooser

    def audit(self, state: Position) -> None:
        """Who chooses has no governor yet."""
        if state.chooser < 0 or (state.asked >> state.chooser) & 1 == 0:
            raise bad("chooser", SEAT_LETTERS[int(state.chooser)] if state.chooser >= 0 else None)

    def open(self, state: Position) -> Mask:
        """The cards on offer."""
        return state.market

    def act(self, state: Position, move: Action) -> None:
        """The bidding begins with the chooser; who is alone pays nothing."""
        state.lot = move - action.CARD_OF
        state.passed = 0
        if count(state.asked) == 1:
            state.bid = 0
            win_lot(state, state.to_act)
            return
        state.bid = -1
        state.bidder = -1
        ask_seat(state, step.BID, state.chooser)


class Bid(Step):
    """The chooser opens with any bid, 0 included; then each round the table bids more or passes for this governor."""

    def __init__(self) -> None:
        super().__init__(step.BID, "bid", "setup", RULES, "pass", "pass-bid")

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        state.to_act = seat_at(state, state.turn)

    def audit(self, state: Position) -> None:
        """There is something to bid for, and who bids may."""
        out = state.passed | ~state.asked
        if state.lot < 0 or (state.market >> state.lot) & 1 == 0 or (out >> state.to_act) & 1 != 0:
            raise bad("lot", int(state.lot))

    def may_stop(self, state: Position) -> bool:
        """Not before there is a bid."""
        return state.bid >= 0

    def listed(self, state: Position) -> vec[i64]:
        """To pass, and every higher bid."""
        actions = stopping(self, state)
        for points in range(state.bid + 1, MOST_BID + 1):
            actions = append(actions, action.BID_OF + points)
        return actions

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is more than the bid there is."""
        if move == action.STOP:
            return self.may_stop(state)
        return action.BID_OF + state.bid < move <= action.BID_OF + MOST_BID

    def about(self, state: Position, move: Action) -> bool:
        """Bids."""
        return action.BID_OF <= move < action.SOLDIERS_OF

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It is too little, or too much."""
        return Ruling("kingsburg-bid", self.section, {"least": int(state.bid) + 1, "most": MOST_BID})

    def question(self, state: Position) -> Phrase:
        """What is sold, and for how much so far."""
        facts: dict[str, object] = {"governor": governor_word(state, state.lot), "bid": int(state.bid)}
        return Phrase("kingsburg-ask-bid" if state.bid >= 0 else "kingsburg-ask-open", facts)

    def act(self, state: Position, move: Action) -> None:
        """Bids or passes; the last who has not passed wins."""
        seat = state.to_act
        if move == action.STOP:
            state.passed |= 1 << seat
        else:
            state.bid = move - action.BID_OF
            state.bidder = seat
        following = seat_after(state, seat)
        while ((state.passed | ~state.asked) >> following) & 1 != 0 and following != seat:
            following = seat_after(state, following)
        if following == state.bidder:
            win_lot(state, state.bidder)
            return
        state.turn = place_in_order(state, following)
        state.to_act = following

    def write(self, state: Position, move: Action) -> str:
        """`bid 2`, `pass`."""
        return self.stop if move == action.STOP else f"bid {int(move - action.BID_OF)}"

    def read(self, state: Position, words: list[str]) -> int:
        """A bid in points."""
        if len(words) != 2 or words[0] != "bid" or not is_number(words[1]):
            return super().read(state, words)
        return action.BID_OF + int(words[1]) if int(words[1]) < action.SOLDIERS_OF - action.BID_OF else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether something is bid."""
        return words[0] == "bid" or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """So many points for what is sold."""
        if move == action.STOP:
            return super().telling(state, move, hidden)
        bid = int(move - action.BID_OF)
        return Telling("bid", int(state.to_act), {"bid": bid, "governor": governor_word(state, state.lot)})


def win_lot(state: Position, seat: Seat) -> None:
    """A seat pays its bid in points and takes office; the same seat chooses again unless it was the one who won."""
    card = state.lot
    score(state, seat, field.FROM_POWERS, -state.bid)
    if state.journal is not None:
        note(state, "sold", seat, {"bid": int(state.bid), "governor": governor_word(state, card)})
    state.market &= ~bit(card)
    state.asked &= ~(1 << seat)
    state.lot = -1
    state.bid = -1
    state.bidder = -1
    state.passed = 0
    take_office(state, seat, card)
    go_to(state, step.LOT)


def place_in_order(state: Position, seat: Seat) -> i64:
    """A seat's place in the turn order."""
    for place in range(state.seats):
        if seat_at(state, place) == seat:
            return place
    return 0


def seat_after(state: Position, seat: Seat) -> Seat:
    """The seat to the left of another, round the table; by the first rulings the one behind it in the turn order."""
    if state.box.revised:
        return 0 if seat + 1 == state.seats else seat + 1
    place = place_in_order(state, seat) + 1
    return seat_at(state, 0 if place == state.seats else place)
