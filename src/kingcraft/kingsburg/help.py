"""Step c of a season: the advisors help, from the Jester to the King."""

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import Phrase, Telling, Word
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.box import CHOOSE, LOOK, SWAP
from kingcraft.kingsburg.chance import Draw, enemy_facts
from kingcraft.kingsburg.goods import GoodsStep, amounts_in, move_goods
from kingcraft.kingsburg.group import seat_on
from kingcraft.kingsburg.journal import note_gain
from kingcraft.kingsburg.position import Position, ask_goods, court_place, deal, gain, goods_of, power_of, score
from kingcraft.kingsburg.season import clear_court
from kingcraft.kingsburg.step import SEASON

_RULES = "kingsburg-help"


def helped_seat(state: Position) -> Seat:
    """The seat whose group is being served."""
    return seat_on(state, state.advisor, state.slot)


def helper_word(state: Position) -> Word:
    """The advisor who is helping."""
    return state.box.lexicon.word(f"advisor-{int(state.advisor)}")


def next_group(state: Position) -> i64:
    """Goes on to the second group of an advisor, or to the next advisor that is taken.

    Returns what lies there (see `entry_at`): nothing where neutral dice block him; -1 behind the last one.
    """
    place = court_place(state, state.advisor)
    if state.slot == 0:
        second = state.book[place] >> 32
        if second != 0:
            state.slot = 1
            return second
    rest = state.taken >> (state.advisor + 1)
    if rest == 0:
        return -1
    more = 1 + lowest(rest)
    state.slot = 0
    state.advisor += more
    place += more
    return state.book[place] & 0xFFFFFFFF


class Help(GoodsStep):
    """Group by group in ascending order of advisors: a gift is given, or its seat is asked for its choice."""

    def __init__(self) -> None:
        super().__init__(step.HELP, "help", SEASON, _RULES, "take", "decline")
        self.placed = True

    def proceed(self, state: Position) -> None:
        """Serves groups until somebody must act."""
        entry = next_group(state)
        while entry >= 0:
            if entry > 0 and self.serve(state, (entry - 1) & 7):
                return
            entry = next_group(state)
        self.end(state)

    def serve(self, state: Position, seat: Seat) -> bool:
        """Serves one group; True if somebody must act before the next."""
        advisor = state.advisor
        asks = state.box.asks[advisor]
        if asks & CHOOSE != 0 or (asks & SWAP != 0 and goods_of(state, seat) > 0):
            self.ask(state, seat)
            return True
        return give_gift(state, seat)

    def ask(self, state: Position, seat: Seat) -> None:
        """Asks for the goods of a gift, or for the good to be swapped."""
        box = state.box
        swap = box.swap[state.advisor]
        choose = box.choose[state.advisor] * times_given(state, state.advisor)
        ask_goods(state, self.number, seat, choose + swap, box.among[state.advisor], swap > 0)

    def end(self, state: Position) -> None:
        """Dice and used tokens go back; the white die of the King's aid too."""
        clear_court(state)
        state.aid = -1
        state.advisor = 0
        state.slot = 0
        state.built = 0
        self.finish(state)

    def restore(self, state: Position) -> None:
        """The seat whose group lies on the advisor who is helping."""
        seat = helped_seat(state)
        if seat < 0:
            raise bad("advisor", int(state.advisor))
        self.ask(state, seat)

    def may_stop(self, state: Position) -> bool:
        """Offers may be declined: what is swapped, and what costs points."""
        return state.box.swap[state.advisor] + state.box.fee[state.advisor] > 0

    def goods_verb(self, state: Position) -> str:
        """The Alchemist swaps, all others give."""
        return "swap" if state.box.swap[state.advisor] > 0 else "take"

    def question(self, state: Position) -> Phrase:
        """What the advisor gives, in his own words."""
        told = state.box.lexicon.word(f"advisor-{int(state.advisor)}-text")
        return Phrase("kingsburg-ask-help", {"advisor": helper_word(state), "text": told})

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Goods taken or swapped, or the advisor whose offer is declined."""
        if move != action.STOP:
            return super().telling(state, move, hidden)
        return Telling(self.stop_words, int(state.to_act), {"advisor": helper_word(state)})

    def act(self, state: Position, move: Action) -> None:
        """The goods of a gift, the good that is swapped, or an offer declined."""
        seat = state.to_act
        state.to_act = NOBODY
        if move == action.STOP:
            return
        swap = state.box.swap[state.advisor]
        if swap == 0:
            move_goods(state, seat, move, 1)
            give_gift(state, seat)
            return
        gain(state, seat, field.GOLD, swap)
        gain(state, seat, field.WOOD, swap)
        gain(state, seat, field.STONE, swap)
        move_goods(state, seat, move, -2)
        if state.journal is not None:
            got = [max(0, int(swap) - 2 * given) for given in amounts_in(move)]
            note_gain(state, "gift", seat, [*got, 0, 0, 0], {"advisor": helper_word(state)})


def give_gift(state: Position, seat: Seat) -> bool:
    """The fixed part of a gift; True if it lets the seat look at the enemy."""
    advisor = state.advisor
    times = times_given(state, advisor)
    given = state.box.given[advisor]
    while given != 0:
        give(state, seat, lowest(given), times)
        given &= given - 1
    if state.journal is not None:
        note_gift(state, seat)
    if state.box.asks[advisor] & LOOK == 0:
        return False
    deal(state, step.LOOK)
    return True


def give(state: Position, seat: Seat, what: i64, times: i64) -> None:
    """One part of the gift of the advisor who helps: a good, soldiers, a token, or points less their price."""
    place = state.advisor * field.BUNDLE_WIDTH + what
    amount = times * state.box.gift[place]
    if what == field.POINTS:
        advisor = state.advisor
        score(state, seat, field.FROM_ADVISORS, amount - state.box.fee[advisor])
    elif what == field.SOLDIERS:
        gain(state, seat, what, soldiers_sent(state, seat, state.advisor))
    else:
        gain(state, seat, what, amount)


def times_given(state: Position, advisor: i64) -> i64:
    """How often an advisor's gift is given this year."""
    return 1 + ((state.powers[power.DOUBLED] >> advisor) & 1)


def note_gift(state: Position, seat: Seat) -> None:
    """What an advisor gave beside goods of choice."""
    line = state.advisor * field.BUNDLE_WIDTH
    times = times_given(state, state.advisor)
    counts = [int(times * state.box.gift[line + what]) for what in range(field.BUNDLE_WIDTH)]
    counts[field.SOLDIERS] = int(soldiers_sent(state, seat, state.advisor))
    note_gain(state, "gift", seat, counts, {"advisor": helper_word(state)})
    note_gain(state, "cost", seat, [0, 0, 0, 0, 0, int(state.box.fee[state.advisor])], {"building": helper_word(state)})


def soldiers_sent(state: Position, seat: Seat, advisor: i64) -> i64:
    """The soldiers an advisor sends a seat, with those that its pieces add to every such gift."""
    place = advisor * field.BUNDLE_WIDTH + field.SOLDIERS
    soldiers = state.box.gift[place] * times_given(state, advisor)
    return soldiers + power_of(state, seat, power.MORE_SOLDIERS) if soldiers > 0 else i64(0)


class Look(Draw):
    """The seat looks at the enemy of the year, which nobody else learns by it."""

    def __init__(self) -> None:
        super().__init__(step.LOOK, "look", SEASON, _RULES)
        self.placed = True

    def act(self, state: Position, move: Action) -> None:
        """The card is drawn, if nobody had seen it, and known to one more."""
        state.enemy = move - action.ENEMY_OF
        state.seen |= 1 << helped_seat(state)
        state.step = step.HELP
        state.to_act = NOBODY

    def hides(self, state: Position, seat: int | None) -> bool:
        """An enemy looked at is known only to who looks, or has looked before."""
        known = state.seen | (1 << helped_seat(state))
        return seat is None or (known >> seat) & 1 == 0

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """What is seen, or only that somebody looks."""
        seat = int(helped_seat(state))
        if hidden:
            return Telling("look-hidden", seat)
        return Telling("look", seat, enemy_facts(state, move - action.ENEMY_OF))
