"""Groups: the connected settlements of a seat, kept up to date while settlements come and go one by one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import RING
from kingcraft.core.bits import count
from kingcraft.core.kinds import Hex, Mask
from kingcraft.core.state import integers
from kingcraft.kingdom_builder.land import Land


def _stretches(ring: int) -> int:
    """How many stretches of neighbours there are in a circle of six bits."""
    return sum([ring >> side & 1 and not ring >> (side + 5) % 6 & 1 for side in range(6)])


STRETCHES: Final[vec[i64]] = integers([_stretches(ring) for ring in range(64)])
"""For every circle of neighbours, as bits, in how many stretches they lie."""


class Groups:
    """For every hex the number of its group (0: no settlement), for every group its size and what it touches.

    Numbers of groups that are no more are used again; `top` is the highest ever used.
    """

    def __init__(self, land: Land) -> None:
        self.land = land
        self.label = vec[i64]([0] * 401)
        self.sizes = vec[i64]([0] * 64)
        self.masks = vec[i64]([0] * 64)
        self.stack = vec[i64]([0] * 64)
        self.number: i64 = 0
        self.top: i64 = 0

    def add(self, hex: Hex) -> None:
        """A settlement more: alone, of the group it touches, or the link of some."""
        label = self.label
        group: i64 = 0
        more: i64 = 0
        for side in range(hex * 6, hex * 6 + 6):
            other = label[RING[side]]
            if other not in (0, group):
                if group != 0:
                    more = 1
                else:
                    group = other
        if group == 0:
            group = self._new()
        label[hex] = group
        self.sizes[group] += 1
        self.masks[group] |= self.land.touch[hex]
        if more != 0:
            self._join(hex, group)

    def remove(self, hex: Hex) -> None:
        """A settlement less: its group may be gone, smaller, or in parts."""
        group = self.label[hex]
        self.label[hex] = 0
        if self.sizes[group] == 1:
            self._end(group)
        elif STRETCHES[self.ring(hex)] > 1:
            self._part(hex, group)
        else:
            self.sizes[group] -= 1
            self._let_go(hex, group)

    def ring(self, hex: Hex) -> Mask:
        """The neighbours of a hex with a settlement, as bits in a circle."""
        label = self.label
        at = hex * 6
        found: i64 = 1 if label[RING[at]] != 0 else 0
        found |= 2 if label[RING[at + 1]] != 0 else 0
        found |= 4 if label[RING[at + 2]] != 0 else 0
        found |= 8 if label[RING[at + 3]] != 0 else 0
        found |= 16 if label[RING[at + 4]] != 0 else 0
        return found | (32 if label[RING[at + 5]] != 0 else 0)

    def largest(self) -> i64:
        """The size of the largest group."""
        most: i64 = 0
        for group in range(1, self.top + 1):
            most = self.sizes[group] if self.sizes[group] > most else most
        return most

    def linked(self) -> Mask:
        """The special hexes that a group links with others."""
        found: i64 = 0
        for group in range(1, self.top + 1):
            mask = self.masks[group]
            if mask & (mask - 1) != 0:
                found |= mask
        return found

    def fuller(self, group: i64, other: i64) -> bool:
        """Whether a group touches more special hexes than another, or as many with more settlements."""
        mine = count(self.masks[group])
        theirs = count(self.masks[other])
        return mine > theirs or (mine == theirs and self.sizes[group] > self.sizes[other])

    def _new(self) -> i64:
        """A number that no group has."""
        group: i64 = 1
        while self.sizes[group] != 0:
            group += 1
        self.number += 1
        self.top = group if group > self.top else self.top
        return group

    def _end(self, group: i64) -> None:
        self.sizes[group] = 0
        self.masks[group] = 0
        self.number -= 1

    def _let_go(self, hex: Hex, group: i64) -> None:
        """Forgets the special hexes that nobody but this settlement touched in its group."""
        rest = self.land.touch[hex]
        while rest != 0:
            bit = rest & -rest
            at = self.land.specials[count(bit - 1)] * 6
            held = False
            for side in range(at, at + 6):
                held = held or self.label[RING[side]] == group
            if not held:
                self.masks[group] &= ~bit
            rest ^= bit

    def _join(self, hex: Hex, group: i64) -> None:
        """All that is connected to a hex belongs to its group now."""
        label, stack, sizes = self.label, self.stack, self.sizes
        stack[0] = hex
        height: i64 = 1
        while height > 0:
            height -= 1
            at = stack[height] * 6
            for side in range(at, at + 6):
                other = RING[side]
                before = label[other]
                if before not in (0, group):
                    label[other] = group
                    sizes[group] += 1
                    sizes[before] -= 1
                    if sizes[before] == 0:
                        self.masks[group] |= self.masks[before]
                        self._end(before)
                    stack[height] = other
                    height += 1

    def _part(self, hex: Hex, group: i64) -> None:
        """What was connected by a hex alone becomes groups of their own."""
        for side in range(hex * 6, hex * 6 + 6):
            if self.label[RING[side]] == group:
                self._walk(RING[side], group, self._new())
        self._end(group)

    def _walk(self, start: Hex, before: i64, group: i64) -> None:
        """Gives a part of what was one group a number of its own."""
        label, stack = self.label, self.stack
        label[start] = group
        stack[0] = start
        height: i64 = 1
        size: i64 = 0
        mask: i64 = 0
        while height > 0:
            height -= 1
            here = stack[height]
            size += 1
            mask |= self.land.touch[here]
            for side in range(here * 6, here * 6 + 6):
                other = RING[side]
                if label[other] == before:
                    label[other] = group
                    stack[height] = other
                    height += 1
        self.sizes[group] = size
        self.masks[group] = mask
