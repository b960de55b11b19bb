"""Goods: some of each kind, taken or given in one decision, so that their order is never a choice.

The question stands in the position (`wanted`, `kinds`, `giving`), whatever step asks it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import count, nth_bit
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Phrase, Telling
from kingcraft.core.state import integers
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.step import Step, stopping


def goods_action(gold: i64, wood: i64, stone: i64) -> Action:
    """The action that takes or gives so much of each good."""
    return action.GOODS_OF + gold * 64 + wood * 8 + stone


def goods_in(move: Action) -> i64:
    """The goods of an action, or of a payment: its last nine bits are gold * 64 + wood * 8 + stone."""
    return move if move >= action.OFFER_OF else move - action.GOODS_OF


def gold_in(move: Action) -> i64:
    """The gold of a goods action, or of a payment."""
    return (goods_in(move) >> 6) & 7


def wood_in(move: Action) -> i64:
    """The wood of a goods action, or of a payment."""
    return (goods_in(move) >> 3) & 7


def stone_in(move: Action) -> i64:
    """The stone of a goods action, or of a payment."""
    return goods_in(move) & 7


def amounts_in(move: Action) -> list[int]:
    """Gold, wood and stone of a goods action."""
    return [int(gold_in(move)), int(wood_in(move)), int(stone_in(move))]


def move_goods(state: Position, seat: Seat, move: Action, sign: i64) -> None:
    """Gives the goods of an action to a seat, or takes them away."""
    book = state.book
    row = seat * field.WIDTH
    code = goods_in(move)
    book[row + field.GOLD] += sign * ((code >> 6) & 7)
    book[row + field.WOOD] += sign * ((code >> 3) & 7)
    book[row + field.STONE] += sign * (code & 7)


FEW: Final[i64] = 3
"""Up to so many goods are looked up rather than counted out."""


def _bundles(wanted: int) -> list[int]:
    """Every way to name so many goods, as gold * 64 + wood * 8 + stone, ascending."""
    halves = [(gold, wood) for gold in range(wanted + 1) for wood in range(wanted - gold + 1)]
    return [gold * 64 + wood * 8 + wanted - gold - wood for gold, wood in halves]


def _fitting(wanted: int, most: int) -> int:
    """Which of these ways name no more of each good than there is, as bits; `most` has two bits for each good."""
    gold, wood, stone = most >> 4, (most >> 2) & 3, most & 3
    fits = [way >> 6 <= gold and (way >> 3) & 7 <= wood and way & 7 <= stone for way in _bundles(wanted)]
    return sum([1 << nth for nth, fit in enumerate(fits) if fit])


_MOST_WAYS: Final[i64] = 10
_BUNDLE: Final[vec[i64]] = integers(
    [bundle for few in range(FEW + 1) for bundle in [*_bundles(few), *[0] * _MOST_WAYS][:_MOST_WAYS]]
)
"""The ways to name 0, 1, 2 and 3 goods, ten places each."""
_FITTING: Final[vec[i64]] = integers([_fitting(few, most) for few in range(FEW + 1) for most in range(64)])
"""Which of them fit, by how many goods are named and how many of each there are, three at most."""


def few_ways(gold: i64, wood: i64, stone: i64, few: i64) -> Mask:
    """The ways to name a few goods with so many of each at most, as bits."""
    place = few * 64 + min(gold, FEW) * 16 + min(wood, FEW) * 4 + min(stone, FEW)
    return _FITTING[place]


_ANY_OF: Final[vec[i64]] = integers([(kinds & 1) * 48 + (kinds >> 1 & 1) * 12 + (kinds >> 2) * 3 for kinds in range(8)])
"""Three goods of each of some kinds, in two bits each."""


def few_answers(state: Position) -> Mask:
    """The ways to name the goods of the decision at hand, where they are few, as bits."""
    most = _ANY_OF[state.kinds]
    if state.giving:
        book = state.book
        row = state.to_act * field.WIDTH
        gold = min(book[row + field.GOLD], FEW)
        wood = min(book[row + field.WOOD], FEW)
        most &= gold * 16 + wood * 4 + min(book[row + field.STONE], FEW)
    place = state.wanted * 64 + most
    return _FITTING[place]


def count_ways(gold: i64, wood: i64, stone: i64, wanted: i64) -> i64:
    """In how many ways `wanted` goods can be named with so many of each at most."""
    if wanted <= FEW:
        return count(few_ways(gold, wood, stone, wanted))
    ways: i64 = 0
    for first in range(min(gold, wanted) + 1):
        rest = wanted - first
        least = max(0, rest - stone)
        most = min(wood, rest)
        if most >= least:
            ways += most - least + 1
    return ways


def nth_way(gold: i64, wood: i64, stone: i64, wanted: i64, nth: i64) -> Action:
    """The n-th of these ways, in ascending order of action."""
    if wanted <= FEW:
        place = wanted * _MOST_WAYS + nth_bit(few_ways(gold, wood, stone, wanted), nth)
        return action.GOODS_OF + _BUNDLE[place]
    for first in range(min(gold, wanted) + 1):
        rest = wanted - first
        least = max(0, rest - stone)
        ways = min(wood, rest) - least + 1
        if ways > 0:
            if nth < ways:
                return goods_action(first, least + nth, rest - least - nth)
            nth -= ways
    return -1


def most_of(state: Position, good: i64) -> i64:
    """How much of one good may be named in the decision at hand."""
    if (state.kinds >> good) & 1 == 0:
        return 0
    return have(state, state.to_act, good) if state.giving else state.wanted


def phrase_of(goods: list[int]) -> list[object]:
    """Goods as a fact: a list of amounts in words."""
    named = zip(field.GOODS, goods, strict=True)
    return [Phrase(f"kingsburg-amount-{good}", {"count": count}) for good, count in named if count]


class GoodsStep(Step):
    """A step that asks for goods. `verb` is what is done with them: take, swap, recruit, lose."""

    def __init__(
        self, number: i64, name: str, phase: str, section: str, verb: str, stop: str = "", stop_words: str = ""
    ) -> None:
        super().__init__(number, name, phase, section, stop, stop_words)
        self.verb = verb

    def goods_verb(self, state: Position) -> str:
        """What is done with the goods here."""
        return self.verb

    def listed(self, state: Position) -> vec[i64]:
        """Every way to name the goods."""
        actions = stopping(self, state)
        gold, wood, stone = most_of(state, field.GOLD), most_of(state, field.WOOD), most_of(state, field.STONE)
        for nth in range(count_ways(gold, wood, stone, state.wanted)):
            actions = append(actions, nth_way(gold, wood, stone, state.wanted, nth))
        return actions

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of the ways, all alike, stopping included."""
        if state.wanted <= FEW:
            return self.pick_few(state, stream)
        gold, wood, stone = most_of(state, field.GOLD), most_of(state, field.WOOD), most_of(state, field.STONE)
        stop = i64(1) if self.may_stop(state) else i64(0)
        ways = count_ways(gold, wood, stone, state.wanted)
        if ways == 0:
            return action.STOP
        nth = stream.below(ways + stop)
        return action.STOP if nth < stop else nth_way(gold, wood, stone, state.wanted, nth - stop)

    def pick_few(self, state: Position, stream: Stream) -> Action:
        """One of the ways to name a few goods: they are looked up."""
        ways = few_answers(state)
        if ways == 0:
            return action.STOP
        stop = i64(1) if self.may_stop(state) else i64(0)
        nth = stream.below(count(ways) + stop) - stop
        if nth < 0:
            return action.STOP
        place = state.wanted * _MOST_WAYS + nth_bit(ways, nth)
        return action.GOODS_OF + _BUNDLE[place]

    def allows(self, state: Position, move: Action) -> bool:
        """As many goods as wanted, of open kinds, and no more than there are."""
        if move == action.STOP:
            return self.may_stop(state)
        if move < action.GOODS_OF or move >= action.GOODS_OF + action.GOODS_CODES:
            return False
        gold, wood, stone = gold_in(move), wood_in(move), stone_in(move)
        if gold + wood + stone != state.wanted or gold > most_of(state, field.GOLD):
            return False
        return wood <= most_of(state, field.WOOD) and stone <= most_of(state, field.STONE)

    def about(self, state: Position, move: Action) -> bool:
        """Goods."""
        return action.GOODS_OF <= move < action.GOODS_OF + action.GOODS_CODES

    def refuse(self, state: Position, move: Action) -> Ruling:
        """Too many or too few, none of those there, or of a kind that is not open."""
        facts: dict[str, object] = {"count": int(state.wanted), "ask": self.question(state)}
        amounts = amounts_in(move)
        if sum(amounts) != state.wanted:
            return Ruling("kingsburg-goods-count", self.section, facts)
        short = any([amount > have(state, state.to_act, good) for good, amount in enumerate(amounts)])
        return Ruling(
            "kingsburg-goods-short" if state.giving and short else "kingsburg-goods-kinds", self.section, facts
        )

    def question(self, state: Position) -> Phrase:
        """How many goods are to be named."""
        return Phrase(f"kingsburg-ask-{self.name}", {"count": int(state.wanted)})

    def write(self, state: Position, move: Action) -> str:
        """`take gold wood`."""
        if move == action.STOP:
            return self.stop
        return f"{self.goods_verb(state)} {' '.join(goods_words(move))}"

    def read(self, state: Position, words: list[str]) -> int:
        """Goods in any order."""
        if words[0] != self.goods_verb(state):
            return super().read(state, words)
        code = goods_code(words[1:])
        return action.GOODS_OF + code if code > 0 else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether words begin with the verb, or stop."""
        return words[0] in (self.verb, "swap") or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The goods, and what is done with them."""
        if move == action.STOP:
            return super().telling(state, move, hidden)
        return Telling(self.goods_verb(state), int(state.to_act), {"goods": phrase_of(amounts_in(move))})


def goods_words(move: Action) -> list[str]:
    """The goods of an action, one word each."""
    return [good for good, amount in zip(field.GOODS, amounts_in(move), strict=True) for _ in range(amount)]


def goods_code(words: list[str]) -> int:
    """Goods as gold * 64 + wood * 8 + stone; 0 if a word is none, or there are more than a decision can be about."""
    counts = [words.count(good) for good in field.GOODS]
    if sum(counts) != len(words) or not words or max(counts) > 7:
        return 0
    return counts[0] * 64 + counts[1] * 8 + counts[2]
