"""What a seat's goods may come to by the gifts of this season that it is still to get."""

from itertools import combinations_with_replacement

from mypy_extensions import i64

from kingcraft.core.kinds import Seat
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.group import seat_on
from kingcraft.kingsburg.help import times_given
from kingcraft.kingsburg.position import Position, have

Purse = tuple[int, int, int]
"""Gold, wood and stone."""


def purses_soon(state: Position, seat: Seat) -> set[Purse]:
    """All that a seat may have once the advisors have given what they still owe it; goods that are swapped are no
    gifts."""
    purses = {
        (int(have(state, seat, field.GOLD)), int(have(state, seat, field.WOOD)), int(have(state, seat, field.STONE)))
    }
    for advisor in range(1, ADVISORS + 1):
        for slot in range(2):
            if seat_on(state, advisor, slot) == seat and is_coming(state, advisor, slot):
                gifts = gifts_of(state, advisor)
                purses = {_added(purse, gift) for purse in purses for gift in gifts}
    return purses


def is_coming(state: Position, advisor: i64, slot: i64) -> bool:
    """Whether a group on an advisor is still to be served; one whose seat is being asked is."""
    if advisor != state.advisor:
        return advisor > state.advisor
    return slot > state.slot or (slot == state.slot and state.step == step.HELP)


def gifts_of(state: Position, advisor: i64) -> list[Purse]:
    """The goods that an advisor may give this year, one gift for each choice there is."""
    times = int(times_given(state, advisor))
    line = advisor * field.BUNDLE_WIDTH
    certain = [good for good in range(3) for _ in range(times * int(state.box.gift[line + good]))]
    kinds = [good for good in range(3) if (state.box.among[advisor] >> good) & 1 != 0]
    choices = combinations_with_replacement(kinds, times * int(state.box.choose[advisor]))
    return [_counted([*certain, *chosen]) for chosen in choices]


def _counted(goods: list[int]) -> Purse:
    return goods.count(0), goods.count(1), goods.count(2)


def _added(one: Purse, other: Purse) -> Purse:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
