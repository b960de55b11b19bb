"""The King's favour in phases 1, 3 and 5: who is behind and who is ahead, his reward, his Envoy."""

from mypy_extensions import i64

from kingcraft.core.bits import count, lowest
from kingcraft.core.kinds import Mask
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.journal import note
from kingcraft.kingsburg.order import due
from kingcraft.kingsburg.position import Position, goods_of, owns, score


def least_developed(state: Position) -> Mask:
    """The seats with the fewest buildings, among them those with the fewest goods, as bits."""
    best: i64 = 1 << 30
    mask: Mask = 0
    for seat in range(state.seats):
        rank = count(owns(state, seat)) * 4096 + goods_of(state, seat)
        if rank < best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask


def most_developed(state: Position) -> Mask:
    """The seats with the most buildings, as bits."""
    best: i64 = -1
    mask: Mask = 0
    for seat in range(state.seats):
        buildings = count(owns(state, seat))
        if buildings > best:
            best = buildings
            mask = 0
        if buildings == best:
            mask |= 1 << seat
    return mask


def only_seat(mask: Mask) -> i64:
    """The one seat of a mask, or -1 if there are several."""
    if mask & (mask - 1) != 0:
        return -1
    return lowest(mask)


def reward(state: Position) -> None:
    """Phase 3: all who are tied for the most buildings score, even when nobody has built."""
    mask = most_developed(state)
    for seat in range(state.seats):
        if (mask >> seat) & 1 != 0:
            score(state, seat, field.FROM_REWARD, 1)
            note(state, "reward", seat)
            due(state, seat, power.REWARD, field.FROM_REWARD)


def send_envoy(state: Position) -> None:
    """Phase 5: the single seat with the fewest buildings (then goods) gets the Envoy; on a tie nobody does."""
    before = state.envoy
    state.envoy = only_seat(least_developed(state))
    if before >= 0 and before != state.envoy:
        note(state, "envoy-back", before)
    if state.envoy >= 0:
        note(state, "envoy", state.envoy)
