"""Phase 7: soldiers for goods, in turn order, one soldier at a time and any goods for each.

Where a piece lets +2 tokens pay like goods, a payment may hold tokens too: 512 for each on top of its goods.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Phrase, Telling
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.chance import cards_of
from kingcraft.kingsburg.goods import (
    GoodsStep,
    amounts_in,
    count_ways,
    goods_code,
    goods_words,
    move_goods,
    nth_way,
    phrase_of,
    stone_in,
    wood_in,
)
from kingcraft.kingsburg.odds import battle_odds
from kingcraft.kingsburg.order import due
from kingcraft.kingsburg.position import (
    Position,
    ask_goods,
    deal,
    gain,
    go_to,
    goods_of,
    have,
    power_of,
    seat_at,
)

PRICE: Final = 2
TOKEN: Final = "token"


def soldier_price(state: Position, seat: Seat) -> i64:
    """How many goods a soldier costs a seat."""
    return max(1, PRICE + power_of(state, seat, power.RECRUIT_PRICE))


def tokens_in(move: Action) -> i64:
    """The +2 tokens of a payment for a soldier."""
    return (move - action.GOODS_OF) >> 9


class Recruit(GoodsStep):
    """Each seat in turn hires as many soldiers as it likes, after what pieces give at the start of the phase."""

    def __init__(self) -> None:
        super().__init__(step.RECRUIT, "recruit", "recruit", "kingsburg-recruiting", "recruit", "done", "done-recruit")

    def proceed(self, state: Position) -> None:
        """Asks the next seat; after the last one the enemy comes."""
        if state.turn == 0:
            for seat in range(state.seats):
                due(state, seat, power.RECRUITING, field.FROM_POWERS)
        if state.turn < state.seats:
            self.ask(state, seat_at(state, state.turn))
            state.paid = field.ALL_GOODS
        else:
            state.paid = 0
            state.turn = 0
            if state.powers[power.TRUCE] > 0:
                go_to(state, step.YEAR_OVER)
            else:
                deal(state, self.after)

    def ask(self, state: Position, seat: Seat) -> None:
        """Asks for the goods of one soldier."""
        ask_goods(state, self.number, seat, soldier_price(state, seat), field.ALL_GOODS, True)

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        self.ask(state, seat_at(state, state.turn))

    def listed(self, state: Position) -> vec[i64]:
        """Every payment for a soldier, with as many tokens as may be in it."""
        actions = super().listed(state)
        seat = state.to_act
        gold, wood, stone = have(state, seat, field.GOLD), have(state, seat, field.WOOD), have(state, seat, field.STONE)
        for tokens in range(1, most_tokens(state, seat) + 1):
            count = state.wanted - tokens
            for nth in range(count_ways(gold, wood, stone, count)):
                actions = append(actions, nth_way(gold, wood, stone, count, nth) + tokens * action.GOODS_CODES)
        return actions

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of the payments, all alike, or none."""
        if most_tokens(state, state.to_act) == 0:
            return super().pick(state, stream)
        actions = self.listed(state)
        return actions[stream.below(len(actions))]

    def allows(self, state: Position, move: Action) -> bool:
        """As many goods and tokens as wanted, and no more than there are."""
        if move < action.GOODS_OF + action.GOODS_CODES:
            return super().allows(state, move)
        return self.about(state, move) and any([move == legal for legal in self.listed(state)])

    def about(self, state: Position, move: Action) -> bool:
        """Goods and tokens."""
        return action.GOODS_OF <= move < action.OFFER_OF

    def refuse(self, state: Position, move: Action) -> Ruling:
        """Tokens do not pay, are not there, or it is not the price."""
        tokens = tokens_in(move)
        if tokens > 0 and power_of(state, state.to_act, power.TOKENS_PAY) == 0:
            return Ruling("kingsburg-tokens-do-not-pay", self.section)
        if tokens > have(state, state.to_act, field.TOKENS):
            return Ruling("kingsburg-no-token", self.section)
        if tokens > 0 and sum(amounts_in(move)) + tokens != state.wanted:
            return Ruling(
                "kingsburg-goods-count", self.section, {"count": int(state.wanted), "ask": self.question(state)}
            )
        return super().refuse(state, move)

    def question(self, state: Position) -> Phrase:
        """The price, and whether tokens pay too."""
        pay = power_of(state, state.to_act, power.TOKENS_PAY) > 0
        id = "kingsburg-ask-recruit-token" if pay else "kingsburg-ask-recruit"
        hire = Phrase(id, {"count": int(state.wanted)})
        return Phrase("kingsburg-ask-recruit-truce", {"hire": hire}) if state.powers[power.TRUCE] > 0 else hire

    def act(self, state: Position, move: Action) -> None:
        """One soldier for the goods named, or no more."""
        if move == action.STOP:
            state.turn += 1
            state.to_act = NOBODY
            return
        move_goods(state, state.to_act, move, -1)
        gain(state, state.to_act, field.TOKENS, -tokens_in(move))
        gain(state, state.to_act, field.SOLDIERS, 1)
        state.paid = kinds_from(move)

    def write(self, state: Position, move: Action) -> str:
        """`recruit gold token`."""
        if move == action.STOP:
            return self.stop
        return " ".join([self.verb, *goods_words(move), *[TOKEN] * int(tokens_in(move))])

    def read(self, state: Position, words: list[str]) -> int:
        """Goods and tokens in any order."""
        tokens = words.count(TOKEN)
        if words[0] != self.verb or not 0 < tokens <= field.MOST_PAID:
            return super().read(state, words)
        goods = [word for word in words[1:] if word != TOKEN]
        code = goods_code(goods)
        return int(action.GOODS_OF + tokens * action.GOODS_CODES + code) if code > 0 or not goods else -1

    def split(self, state: Position, text: str) -> list[str]:
        """Goods for several soldiers at once are soldiers one by one."""
        words = text.split()
        if len(words) < 3 or words[0] != self.verb:
            return [text]
        price = int(soldier_price(state, state.to_act))
        known = [good for good in [*field.GOODS, TOKEN] for word in words[1:] if word == good]
        goods = known if len(known) == len(words) - 1 else words[1:]
        return [" ".join([self.verb, *goods[start : start + price]]) for start in range(0, len(goods), price)]

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """A soldier for goods; +2 tokens may be among them."""
        if move == action.STOP or tokens_in(move) == 0:
            return super().telling(state, move, hidden)
        goods = phrase_of(amounts_in(move))
        goods.append(Phrase("kingsburg-amount-tokens", {"count": int(tokens_in(move))}))
        return Telling(self.verb, int(state.to_act), {"goods": goods})

    def outlook(self, state: Position, seat: int | None) -> dict[str, object]:
        """The chances of battle for every number of soldiers that the seat can pay for; none in a Truce."""
        if seat is None or not self.asks(state, seat) or state.powers[power.TRUCE] > 0:
            return {"recruits": []}
        cards = [int(state.enemy)] if (state.seen >> seat) & 1 != 0 else cards_of(state)
        numbers = range(int(most_soldiers(state, seat)) + 1)
        return {"recruits": [{"soldiers": more, **battle_odds(state, seat, seat, cards, more)} for more in numbers]}


def most_soldiers(state: Position, seat: Seat) -> i64:
    """How many soldiers a seat can pay for, with all its goods and whatever else pays."""
    pays = goods_of(state, seat)
    if power_of(state, seat, power.TOKENS_PAY) != 0:
        pays += have(state, seat, field.TOKENS)
    return pays // soldier_price(state, seat)


def most_tokens(state: Position, seat: Seat) -> i64:
    """How many +2 tokens a seat may pay for a soldier with."""
    if power_of(state, seat, power.TOKENS_PAY) == 0:
        return 0
    return min(have(state, seat, field.TOKENS), soldier_price(state, seat))


def kinds_from(move: Action) -> Mask:
    """The last kind of good that was paid with and those behind it. No rule asks for it: positions have always said so,
    and their hashes stand in old games."""
    if stone_in(move) != 0:
        return 1 << field.STONE
    return (1 << field.STONE) | (1 << field.WOOD) if wood_in(move) != 0 else field.ALL_GOODS


def paid_kinds(state: Position) -> list[int]:
    """What a position may say of the price of the last soldier: something only while soldiers are hired."""
    if state.step != step.RECRUIT:
        return [0]
    return [field.ALL_GOODS, (1 << field.WOOD) | (1 << field.STONE), 1 << field.STONE]
