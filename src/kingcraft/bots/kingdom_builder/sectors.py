"""What the settlements in the four sectors are worth: the weakest sector, and the ranks in each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.weights import RANK_LEAD, WEAK_SHARE
from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.core.state import integers
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import FIELD, HEXES, WORDS, field_of, sector
from kingcraft.kingdom_builder.position import Position


def weakest_worth(counts: vec[i64], taste: Taste, gold: i64) -> i64:
    """Gold for the weakest sector; early in the game the others count for something too."""
    a = counts[0]
    b = counts[1]
    if a > b:
        a, b = b, a
    c = counts[2]
    d = counts[3]
    if c > d:
        c, d = d, c
    if a > c:
        a, c = c, a
    if b > d:
        b, d = d, b
    if b > c:
        b, c = c, b
    if taste.weak == 0:
        return gold * a
    w = taste.weights
    shared = a * w[WEAK_SHARE] + b * w[WEAK_SHARE + 1] + c * w[WEAK_SHARE + 2] + d * w[WEAK_SHARE + 3]
    return gold * (a * (1000 - taste.weak) + shared * taste.weak // 1000) // 1000


def rank_worth(counts: vec[i64], number: i64, more: i64, seats: i64, taste: Taste, first: i64, second: i64) -> i64:
    """Gold for the rank in a sector with so many settlements more; early in the game a lead counts by its size."""
    mine = counts[number] + more
    most = mine
    next_most: i64 = -1
    best_other: i64 = 0
    for other in range(1, seats):
        theirs = counts[other * 4 + number]
        best_other = theirs if theirs > best_other else best_other
        if theirs > most:
            next_most = most
            most = theirs
        elif next_most < theirs < most:
            next_most = theirs
    now: i64 = first if mine == most else second if mine == next_most else i64(0)
    if mine == most and mine > best_other:
        now += taste.lead * (first - second) // 1000
    if taste.rank == 0:
        return now
    lead = 500 + (mine - best_other) * 500000 // taste.weights[RANK_LEAD]
    lead = i64(0) if lead < 0 else i64(1000) if lead > 1000 else lead
    hoped = second + (first - second) * (1000 + taste.lead) // 1000 * lead // 1000
    return now + (hoped - now) * taste.rank // 1000


def settle_counts(state: Position, seat: Seat, counts: vec[i64]) -> None:
    """Counts the settlements of the other seats in every sector; the seat's own stay where they are, first."""
    place: i64 = 4
    for other in range(state.seats):
        if other == seat:
            continue
        own = cells_of(other) + field.OWN
        for number in range(4):
            total: i64 = 0
            for index in range(WORDS):
                total += count(state.cells[own + index] & _SECTOR_FIELDS[number * FIELD + index])
            counts[place] = total
            place += 1


def _sector_field(number: int) -> list[int]:
    return [int(word) for word in field_of([hex for hex in range(int(HEXES)) if sector(hex) == number])]


_SECTOR_FIELDS: Final[vec[i64]] = integers(_sector_field(0) + _sector_field(1) + _sector_field(2) + _sector_field(3))
