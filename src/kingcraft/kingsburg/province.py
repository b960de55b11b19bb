"""The province: which places can be built on, what they cost, which falls first; steps that choose one."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.speech import Telling
from kingcraft.kingsburg import action, field, power
from kingcraft.kingsburg.box import COLUMNS, GUARD, MOST_COUNTED, PRICE_BITS, Box, covers
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position, owns, power_of
from kingcraft.kingsburg.step import InTurn, stopping

_ONE_PRICE: Final = 0x7FFF


class PlaceStep(InTurn):
    """A step at which a seat may choose a place of its own province; its moves begin with a verb."""

    def __init__(self, number: i64, name: str, phase: str, section: str, stop_words: str, verb: str) -> None:
        super().__init__(number, name, phase, section, "done", stop_words)
        self.verb = verb

    def places(self, state: Position) -> Mask:
        """The places that may be chosen, as bits."""
        raise NotImplementedError

    def listed(self, state: Position) -> vec[i64]:
        """To be done, and every such place."""
        actions = stopping(self, state)
        places = self.places(state)
        while places != 0:
            actions = append(actions, action.BUILD_OF + lowest(places))
            places &= places - 1
        return actions

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of these."""
        if move == action.STOP:
            return True
        place = move - action.BUILD_OF
        return 0 <= place < len(state.box.printed) and (self.places(state) >> place) & 1 != 0

    def about(self, state: Position, move: Action) -> bool:
        """Places of a province."""
        return action.BUILD_OF <= move < action.BUILD_OF + len(state.box.printed)

    def write(self, state: Position, move: Action) -> str:
        """`build statue`."""
        if move == action.STOP:
            return self.stop
        return f"{self.verb} {state.box.building_ids[building_at(state, state.to_act, move - action.BUILD_OF)]}"

    def read(self, state: Position, words: list[str]) -> int:
        """A building of the seat's own sheet."""
        if len(words) != 2 or words[0] != self.verb or words[1] not in state.box.building_ids:
            return super().read(state, words)
        place = place_of(state, state.to_act, words[1])
        return int(action.BUILD_OF + place) if place < len(state.box.printed) else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether words begin with its verb."""
        return words[0] == self.verb or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The building, and what is done with it."""
        if move == action.STOP:
            return super().telling(state, move, hidden)
        name = f"building-{state.box.building_ids[building_at(state, state.to_act, move - action.BUILD_OF)]}"
        return Telling(self.verb, int(state.to_act), {"building": state.box.lexicon.word(name, "object")})


def open_places(box: Box, mask: Mask) -> Mask:
    """The free places whose left neighbour stands: rows are built from left to right."""
    return box.places & ~mask & ((mask << 1) | box.first_column)


def place_of(state: Position, seat: Seat, building: str) -> i64:
    """The place of a seat's province that is for a building; behind all others if its sheet has no such building."""
    for place in range(len(state.box.printed)):
        if state.box.building_ids[building_at(state, seat, place)] == building:
            return place
    return len(state.box.printed)


def price(state: Position, seat: Seat, place: i64, good: i64) -> i64:
    """How much of a good a place costs a seat."""
    return (packed_price(state, seat, place) >> (PRICE_BITS * good)) & _ONE_PRICE


def packed_price(state: Position, seat: Seat, place: i64) -> i64:
    """The whole price of a place, packed."""
    building = building_at(state, seat, place)
    if power_of(state, seat, power.CUTS) == 0:
        return state.box.price[building]
    by_row = power_of(state, seat, power.CUT_ROW + state.box.row_of[building])
    return reduced_price(state.box, building, power_of(state, seat, power.CUT_COLUMN + (place & 3)), by_row)


def reduced_price(box: Box, building: i64, by_column: i64, by_row: i64) -> i64:
    """The price of a building, packed, less what the discounts of its column and of its row take off."""
    if by_column + by_row == 0:
        return box.price[building]
    less = (box.price[building] | GUARD) - by_column - by_row
    enough = less & GUARD
    return less & (enough - (enough >> (PRICE_BITS - 1)))


def purse(state: Position, seat: Seat) -> i64:
    """The goods of a seat, packed as prices are."""
    book = state.book
    row = seat * field.WIDTH
    wood: i64 = book[row + field.WOOD]
    stone: i64 = book[row + field.STONE]
    return book[row + field.GOLD] + (wood << PRICE_BITS) + (stone << (2 * PRICE_BITS))


def counted_purse(state: Position, seat: Seat) -> i64:
    """The goods of a seat, seven of each at most, as `Box.payable` counts them."""
    book = state.book
    row = seat * field.WIDTH
    gold = min(book[row + field.GOLD], MOST_COUNTED)
    wood = min(book[row + field.WOOD], MOST_COUNTED)
    return gold * 64 + wood * 8 + min(book[row + field.STONE], MOST_COUNTED)


def pay(state: Position, seat: Seat, cost: i64) -> None:
    """Takes a packed price out of a seat's goods."""
    book = state.book
    row = seat * field.WIDTH
    book[row + field.GOLD] -= cost & _ONE_PRICE
    book[row + field.WOOD] -= (cost >> PRICE_BITS) & _ONE_PRICE
    book[row + field.STONE] -= (cost >> (2 * PRICE_BITS)) & _ONE_PRICE


def buildable(state: Position, seat: Seat) -> Mask:
    """The places a seat can build on now, as bits."""
    places = open_places(state.box, owns(state, seat))
    if len(state.box.payable) == 0:
        return with_discount(state, seat, places)
    goods = counted_purse(state, seat)
    found = places & state.box.payable[goods]
    dear = (places ^ found) & state.box.discounted
    if dear == 0 or power_of(state, seat, power.CUTS) == 0:
        return found
    return found | with_discount(state, seat, dear)


def with_discount(state: Position, seat: Seat, places: Mask) -> Mask:
    """Those of some places that a seat can pay for, less what its discounts take off."""
    goods = purse(state, seat)
    found: Mask = 0
    while places != 0:
        first = places & -places
        if covers(goods, packed_price(state, seat, lowest(places))):
            found |= first
        places ^= first
    return found


def falling(box: Box, mask: Mask) -> i64:
    """The place whose building an enemy destroys: the topmost of the rightmost column; -1 if none stands."""
    for left in range(COLUMNS):
        column = mask & (box.first_column << (COLUMNS - 1 - left))
        if column != 0:
            return lowest(column)
    return -1
