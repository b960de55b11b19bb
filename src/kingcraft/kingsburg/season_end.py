"""The end of a season: what pieces give then, and their offers, in any order the owner likes."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Phrase, Telling
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, effects, field, power, step
from kingcraft.kingsburg.goods import amounts_in, count_ways, goods_code, goods_words, move_goods, nth_way, phrase_of
from kingcraft.kingsburg.order import (
    FIRST,
    audit_pending,
    best_firsts,
    bits_of,
    fire,
    fire_first,
    fire_sure,
    first_moves,
    is_first,
    named_first,
    names_of,
    pending_names,
    piece_of,
    pieces_in,
    read_first,
    tangled_in,
    tell_first,
    waiting_for,
    write_first,
)
from kingcraft.kingsburg.position import Position, gain, have, power_of, score
from kingcraft.kingsburg.step import SEASON, InTurn, stopping


class SeasonEnd(InTurn):
    """In turn order: gains first, as a token from them may pay for an offer; then who can pay for one is asked.

    `offered` are the offers the seat has taken this season; each may be taken once. What may come out better after a
    payment waits (`pending`, see order.py): its owner may let it come first, and to stop is to let it come last.
    So does a gift that first brings what a compulsory payment claims: whoever has nothing to pay with has done it, and
    may say so (`first mercenary-camp`) where other offers are still to come.
    """

    def __init__(self) -> None:
        super().__init__(step.SEASON_END, "end", SEASON, "kingsburg-season-end", "done", "done-end")

    def wants(self, state: Position, seat: Seat) -> bool:
        """Who can pay for an offer, or has a choice of order, after what pieces give."""
        if state.offered == 0:
            state.pending = power_of(state, seat, power.DUE + power.SEASON_END + state.season)
        if state.pending != 0:
            give_ready(state, seat)
        return open_offers(state, seat) != 0 or state.pending != 0

    def leave(self, state: Position, seat: Seat) -> None:
        """The next seat has taken no offer yet."""
        state.offered = 0

    def audit(self, state: Position) -> None:
        """Whoever is asked can pay for something, or has a choice of order."""
        audit_pending(state)
        if open_offers(state, state.to_act) == 0 and len(firsts_of(state)) == 0:
            raise bad("turn", SEAT_LETTERS[int(state.to_act)])

    def may_stop(self, state: Position) -> bool:
        """Unless an offer must be taken."""
        offers = open_offers(state, state.to_act)
        while offers != 0:
            if state.box.offer[lowest(offers) * effects.OFFER_WIDTH + effects.OFFER_MUST] != 0:
                return False
            offers &= offers - 1
        return True

    def listed(self, state: Position) -> vec[i64]:
        """Every payment for every open offer, and what may come first."""
        actions = stopping(self, state)
        actions = first_moves(state, [*firsts_of(state), *passable_of(state)], actions)
        offers = open_offers(state, state.to_act)
        while offers != 0:
            actions = add_payments(state, lowest(offers), actions)
            offers &= offers - 1
        return actions

    def pick(self, state: Position, stream: Stream) -> Action:
        """Any of them: they are counted, not listed, where nothing waits."""
        if state.pending != 0 or state.box.musts != 0:
            return super().pick(state, stream)
        offers = open_offers(state, state.to_act)
        stop = i64(1) if self.may_stop(state) else i64(0)
        nth = stream.below(stop + count_all_payments(state, offers)) - stop
        if nth < 0:
            return action.STOP
        ways = count_payments(state, lowest(offers))
        while nth >= ways:
            nth -= ways
            offers &= offers - 1
            ways = count_payments(state, lowest(offers))
        return nth_payment(state, lowest(offers), nth)

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of these."""
        return any([move == legal for legal in self.listed(state)])

    def about(self, state: Position, move: Action) -> bool:
        """Payments for offers, and what comes first."""
        if is_first(state, move):
            return True
        last = action.OFFER_OF + len(state.box.offer_pieces) * action.GOODS_CODES
        return action.OFFER_OF <= move < last

    def refuse(self, state: Position, move: Action) -> Ruling:
        """The offer is not open, wants another payment, or it is not there; or nothing of the piece waits."""
        if is_first(state, move):
            return Ruling("kingsburg-not-first", self.section, {"ask": self.question(state)})
        if move & 511 == 0:
            return Ruling("kingsburg-no-token", self.section)
        facts: dict[str, object] = {"ask": self.question(state)}
        short = any([amount > have(state, state.to_act, good) for good, amount in enumerate(amounts_in(move))])
        return Ruling("kingsburg-goods-short" if short else "kingsburg-offer", self.section, facts)

    def question(self, state: Position) -> Phrase:
        """The offers that are open, and what waits."""
        pieces: list[object] = [state.box.word(name) for name in coming_names(state)]
        offers = open_offers(state, state.to_act)
        if offers == 0:
            return Phrase("kingsburg-ask-start", {"pieces": pieces})
        asked = offers_asked(state, offers)
        return Phrase("kingsburg-ask-end-first", {"offers": asked, "pieces": pieces}) if pieces else asked

    def act(self, state: Position, move: Action) -> None:
        """Pays for an offer and takes what it brings, lets something come first, or is done."""
        seat = state.to_act
        if is_first(state, move):
            offered = passing(state, move)
            if offered != 0:
                state.offered |= offered
            else:
                fire_first(state, seat, move)
            give_ready(state, seat)
            self.rest(state, open_offers(state, seat) != 0 or state.pending != 0)
            return
        if move == action.STOP:
            moment = power.SEASON_END + state.season
            waiting, state.pending = state.pending, 0
            fire(state, seat, moment, waiting, field.FROM_POWERS)
            self.rest(state, False)
            return
        state.to_act = NOBODY
        offer = offer_in(move)
        if move & 511 == 0:
            gain(state, seat, field.TOKENS, -1)
        else:
            move_goods(state, seat, move, -1)
        line = offer * effects.OFFER_WIDTH
        for what in range(field.POINTS):
            gain(state, seat, what, state.box.offer[line + what])
        score(state, seat, field.FROM_POWERS, state.box.offer[line + field.POINTS])
        state.offered |= bit(offer)

    def rest(self, state: Position, goes_on: bool) -> None:
        """The seat is asked again, or the next one has its turn."""
        if goes_on:
            return
        state.offered = 0
        state.turn += 1
        state.to_act = NOBODY

    def write(self, state: Position, move: Action) -> str:
        """`pay gold`, `pay token`; with the piece behind it where several of the seat's offers take that."""
        if move == action.STOP:
            return self.stop
        if is_first(state, move):
            return write_first(state, move)
        words = ["pay", *(goods_words(move) if move & 511 else ["token"])]
        rivals = [legal for legal in self.listed(state) if legal & 511 == move & 511 and legal >= action.OFFER_OF]
        return " ".join([*words, *([state.box.offer_pieces[offer_in(move)]] if len(rivals) > 1 else [])])

    def read(self, state: Position, words: list[str]) -> int:
        """A payment, for the piece named or for the only one that takes it; or what comes first."""
        if words[0] == FIRST:
            return read_first(state, words)
        if words[0] != "pay" or len(words) == 1:
            return super().read(state, words)
        named = words[-1] in state.box.offer_pieces
        paid = words[1:-1] if named else words[1:]
        code = 0 if paid == ["token"] else goods_code(paid)
        if code == 0 and paid != ["token"]:
            return -1
        if named:
            return action.OFFER_OF + state.box.offer_pieces.index(words[-1]) * action.GOODS_CODES + code
        fitting = [int(legal) for legal in self.listed(state) if legal & 511 == code and legal >= action.OFFER_OF]
        return fitting[0] if fitting else int(action.OFFER_OF + lowest(open_offers(state, state.to_act)) * 512 + code)

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether something is paid, or comes first."""
        return words[0] in ("pay", FIRST) or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """What is paid, and to which piece."""
        if move == action.STOP:
            return super().telling(state, move, hidden)
        if is_first(state, move):
            return tell_first(state, named_first(state, move))
        facts: dict[str, object] = {"building": state.box.word(state.box.offer_pieces[offer_in(move)])}
        if move & 511 == 0:
            return Telling("pay-token", int(state.to_act), facts)
        return Telling("pay", int(state.to_act), {"goods": phrase_of(amounts_in(move)), **facts})

    def shown(self, state: Position) -> dict[str, object]:
        """The pieces whose effects wait."""
        return {"pending": pending_names(state)} if state.pending != 0 else {}

    def outlook(self, state: Position, seat: int | None) -> dict[str, object]:
        """Every payment that may be made, and the piece that takes it."""
        if not self.asks(state, seat):
            return {"offers": []}
        payments = [move for move in self.listed(state) if move >= action.OFFER_OF]
        return {
            "offers": [
                {"move": self.write(state, move), "piece": state.box.offer_pieces[int(offer_in(move))]}
                for move in payments
            ]
        }


def give_ready(state: Position, seat: Seat) -> None:
    """What a seat's pieces give that need not wait for its payments; all of it where the seat can pay for nothing."""
    moment = power.SEASON_END + state.season
    claimed = claimed_gifts(state, seat)
    waiting = claimed
    if state.pending & state.box.touchy[moment] != 0:
        waiting |= waiting_for(state, seat, moment, state.pending, traded_by(state, seat))
    left = fire_sure(state, seat, moment, state.pending & ~waiting, field.FROM_POWERS)
    if waiting != 0 and claimed == 0 and open_offers(state, seat) == 0:
        waiting, left = 0, fire_sure(state, seat, moment, waiting | left, field.FROM_POWERS)
    state.pending = waiting | left


def claimed_gifts(state: Position, seat: Seat) -> Mask:
    """What waits, or is to wait, because it would first bring what a compulsory payment claims; with all that its own
    order among them matters to."""
    moment = power.SEASON_END + state.season
    wanted = unpayable(state, seat)
    gifts = state.pending & state.box.claimed[moment]
    if wanted == 0 or gifts == 0:
        return 0
    found: Mask = 0
    for trigger in bits_of(gifts):
        figures = effects.lines_of(list(state.box.triggers[moment]))[trigger]
        if any([effects.gives(figures) & effects.payable(state.box.offer, offer) for offer in bits_of(wanted)]):
            found |= piece_of(state, moment, trigger) & state.pending
    tangled = tangled_in(state, moment, state.pending)
    return found | tangled if found & tangled != 0 else found


def unpayable(state: Position, seat: Seat) -> Mask:
    """The compulsory offers of this season that a seat has not taken and cannot pay for, as bits."""
    if state.box.musts == 0:
        return 0
    return due_offers(state, seat) & state.box.musts & ~open_offers(state, seat)


def passable_of(state: Position) -> list[str]:
    """The pieces with a compulsory payment that the seat to act may say is done, as it has nothing to pay with: where
    something to come could change that, and other offers are left for which one does not just stop."""
    seat = state.to_act
    wanted = unpayable(state, seat)
    others = due_offers(state, seat) & ~state.box.musts if wanted != 0 else i64(0)
    if others == 0:
        return []
    coming = effects.BUNDLE_BITS if claimed_gifts(state, seat) != 0 else i64(0)
    for offer in bits_of(open_offers(state, seat)):
        coming |= effects.brought(state.box.offer, offer)
    pending = pending_names(state)
    named = [state.box.offer_pieces[offer] for offer in bits_of(wanted)
             if effects.payable(state.box.offer, offer) & coming != 0]  # fmt: skip
    return [name for name in dict.fromkeys(named) if name not in pending]


def offers_asked(state: Position, offers: Mask) -> Phrase:
    """One offer in its piece's own words; several by their names."""
    words = [state.box.word(state.box.offer_pieces[offer]) for offer in bits_of(offers)]
    if len(words) == 1:
        text = state.box.lexicon.word(f"{words[0].id}-text")
        return Phrase("kingsburg-offer", {"piece": words[0], "text": text})
    return Phrase("kingsburg-ask-end", {"offers": list(words)})


def coming_names(state: Position) -> list[str]:
    """The pieces whose order the seat to act may choose."""
    names = pending_names(state)
    if claimed_gifts(state, state.to_act) != 0:
        names += [state.box.offer_pieces[offer] for offer in bits_of(unpayable(state, state.to_act))]
    return list(dict.fromkeys([*names, *passable_of(state)]))


def passing(state: Position, move: Action) -> Mask:
    """The compulsory offers that an action says are done, as bits; 0 if it lets an effect come first."""
    name = named_first(state, move)
    if name not in passable_of(state):
        return 0
    return sum(
        [1 << offer for offer in bits_of(unpayable(state, state.to_act)) if state.box.offer_pieces[offer] == name]
    )


def firsts_of(state: Position) -> list[str]:
    """The pieces of which the seat to act may say that their effects come first."""
    if state.pending == 0:
        return []
    moment = power.SEASON_END + state.season
    if open_offers(state, state.to_act) != 0 or claimed_gifts(state, state.to_act) != 0:
        return names_of(state, pieces_in(state, moment, state.pending))
    return names_of(state, best_firsts(state, state.to_act, moment, state.pending)[1:])


def traded_by(state: Position, seat: Seat) -> Mask:
    """What a seat may pay with or gain by the offers of this season that are left: fields of its row, as bits."""
    found: Mask = 0
    offers = due_offers(state, seat)
    while offers != 0:
        found |= effects.traded(state.box.offer, lowest(offers))
        offers &= offers - 1
    return found


def offer_in(move: Action) -> i64:
    """The offer that a payment is for."""
    return (move - action.OFFER_OF) >> 9


def open_offers(state: Position, seat: Seat) -> Mask:
    """The offers of this season that a seat has not taken yet and can pay for, as bits."""
    if power_of(state, seat, power.OFFERS) == 0:
        return 0
    offers = due_offers(state, seat)
    found: Mask = 0
    while offers != 0:
        if can_pay(state, seat, lowest(offers)):
            found |= offers & -offers
        offers &= offers - 1
    return found


def due_offers(state: Position, seat: Seat) -> Mask:
    """The offers of this season that a seat has not taken yet, whether it can pay or not, as bits."""
    offers = power_of(state, seat, power.OFFERS)
    widened = power_of(state, seat, power.EVERY_SEASON)
    found: Mask = 0
    while offers != 0:
        offer = lowest(offers)
        due_now = ((state.box.offer_seasons[offer] >> state.season) | (widened >> offer)) & 1 != 0
        if due_now and (state.offered >> offer) & 1 == 0:
            found |= bit(offer)
        offers &= offers - 1
    return found


def can_pay(state: Position, seat: Seat, offer: i64) -> bool:
    """Whether a seat has a token, or goods enough of the kinds that an offer takes."""
    line = offer * effects.OFFER_WIDTH
    if state.box.offer[line + effects.OFFER_TOKENS] > 0 and have(state, seat, field.TOKENS) > 0:
        return True
    wanted = state.box.offer[line + effects.OFFER_GOODS]
    kinds = state.box.offer[line + effects.OFFER_KINDS]
    fitting: i64 = 0
    for good in range(field.GOOD_KINDS):
        if (kinds >> good) & 1 != 0:
            fitting += have(state, seat, good)
    return wanted > 0 and fitting >= wanted


def add_payments(state: Position, offer: i64, actions: vec[i64]) -> vec[i64]:
    """A list of actions with every payment for an offer behind it."""
    for nth in range(count_payments(state, offer)):
        actions = append(actions, nth_payment(state, offer, nth))
    return actions


def count_all_payments(state: Position, offers: Mask) -> i64:
    """In how many ways the seat to act can pay for any of some offers."""
    ways: i64 = 0
    while offers != 0:
        ways += count_payments(state, lowest(offers))
        offers &= offers - 1
    return ways


def count_payments(state: Position, offer: i64) -> i64:
    """In how many ways the seat to act can pay for an offer: with a token, or with goods."""
    count = state.box.offer[offer * effects.OFFER_WIDTH + effects.OFFER_GOODS]
    ways = token_payments(state, offer)
    if count == 0:
        return ways
    gold, wood, stone = (
        taken(state, offer, field.GOLD),
        taken(state, offer, field.WOOD),
        taken(state, offer, field.STONE),
    )
    return ways + count_ways(gold, wood, stone, count)


def nth_payment(state: Position, offer: i64, nth: i64) -> Action:
    """The n-th of these payments, the token first."""
    first = action.OFFER_OF + offer * action.GOODS_CODES
    nth -= token_payments(state, offer)
    if nth < 0:
        return first
    count = state.box.offer[offer * effects.OFFER_WIDTH + effects.OFFER_GOODS]
    gold, wood, stone = (
        taken(state, offer, field.GOLD),
        taken(state, offer, field.WOOD),
        taken(state, offer, field.STONE),
    )
    return first + nth_way(gold, wood, stone, count, nth) - action.GOODS_OF


def token_payments(state: Position, offer: i64) -> i64:
    """1 if an offer takes a token and the seat to act has one."""
    takes = state.box.offer[offer * effects.OFFER_WIDTH + effects.OFFER_TOKENS] > 0
    return i64(1) if takes and have(state, state.to_act, field.TOKENS) > 0 else i64(0)


def taken(state: Position, offer: i64, good: i64) -> i64:
    """How much the seat to act has of a good, if an offer takes it."""
    kinds = state.box.offer[offer * effects.OFFER_WIDTH + effects.OFFER_KINDS]
    return have(state, state.to_act, good) if (kinds >> good) & 1 != 0 else i64(0)
