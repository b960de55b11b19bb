"""Net: what a standing is worth beyond the sum of its parts, by what goes together: small, learned, for each moment.

A layer of units looks at all parts of a standing; each unit that they stir adds its worth. A file has it by the names
of the weights: parts of a box that it does not name stir nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.state import integers

FINE: Final = 1000
"""What a part stirs is kept in thousandths, and so is what a unit is worth."""


class Net:
    """The nets of all moments for one box, ready to be asked."""

    def __init__(self, units: int, width: int, inner: list[int], outer: list[int]) -> None:
        self.units: i64 = units
        self.width: i64 = width
        self.inner: vec[i64] = integers(inner)
        """How much each place of each moment's table stirs every unit: summed up where places are counted by steps."""
        self.outer: vec[i64] = integers(outer)
        self.stirred: vec[i64] = integers([0] * units)

    def worth(self, moment: i64, places: vec[i64], whole: i64) -> i64:
        """What goes with a standing, in thousandths of a point; its places come in pairs with parts of a whole."""
        stirred = self.stirred
        units = self.units
        for unit in range(units):
            stirred[unit] = 0
        first = moment * self.width
        for pair in range(0, len(places), 2):
            line = (first + places[pair]) * units
            amount = places[pair + 1]
            for unit in range(units):
                stirred[unit] += amount * self.inner[line + unit]
        total: i64 = 0
        for unit in range(units):
            if stirred[unit] > 0:
                total += stirred[unit] * self.outer[moment * units + unit]
        return total // (whole * FINE)
