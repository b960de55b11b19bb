"""Learning: a net is taught by many ways through games, from the last moment of the year back to the first.

As with the sum of weights, the net of a moment foretells the points up to the next one and what is said of the
standing there, less what the sum says here: it learns only what goes beyond it.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from kingcraft.bots.kingsburg.net import FINE
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.sampling import Way
from kingcraft.bots.kingsburg.weights import POINT, WORTH, Named, scale_of
from kingcraft.core.state import integers
from kingcraft.core.stream import Stream

TIMES: Final = 10
"""How often all ways are gone through."""
BATCH: Final = 128
"""So many standings are looked at before the net is changed."""
STRIDE: Final = 0.006
"""How far a number moves at first; less and less towards the end."""
SURPRISE: Final = 8.0
"""A standing that is off by more points than that teaches no more than so many."""
INNER: Final = 0.6
OUTER: Final = 0.2
"""How far from nothing the numbers of an untaught net may be."""
STEADY: Final = 0.9
CAUTION: Final = 0.999
"""How much of the drift of a number, and of its force, is kept from batch to batch."""
_NUMBERS: Final = 1 << 10
_FINENESS: Final = 1 << 20


class Ways:
    """Many ways through games, moment by moment: the parts of each standing, and the points that were scored so far."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.parts: list[vec[i32]] = [vec[i32]() for _ in range(MOMENTS)]
        """The standings of a moment one behind the other, each part with its amount above its number."""
        self.ends: list[vec[i64]] = [vec[i64]() for _ in range(MOMENTS)]
        self.points: list[vec[i64]] = [vec[i64]() for _ in range(MOMENTS + 1)]
        self.count = 0

    def learn(self, way: Way) -> None:
        """One way more."""
        for moment in range(MOMENTS):
            parts, seen = self.parts[moment], way.parts[moment]
            for place in range(0, len(seen), 2):
                parts = append(parts, i32(seen[place + 1] * _NUMBERS + seen[place]))
            self.parts[moment] = parts
            self.ends[moment] = append(self.ends[moment], len(parts))
        for moment in range(MOMENTS + 1):
            self.points[moment] = append(self.points[moment], way.points[moment])
        self.count += 1


class Layer:
    """The net of one moment while it learns: units over parts, each number with its drift and its force (Adam)."""

    def __init__(self, scales: list[float], units: int, stream: Stream) -> None:
        inner = len(scales) * units
        first = [_anywhere(stream, INNER) for _ in range(inner)] + [_anywhere(stream, OUTER) for _ in range(units)]
        self.units: i64 = units
        self.outer: i64 = inner
        """Where the worths of the units begin, behind what stirs them."""
        self.numbers: vec[float] = vec[float](first)
        self.slope: vec[float] = vec[float]([0.0] * len(first))
        self.drift: vec[float] = vec[float]([0.0] * len(first))
        self.force: vec[float] = vec[float]([0.0] * len(first))
        self.scales: vec[float] = vec[float](scales)
        self.stirred: vec[float] = vec[float]([0.0] * units)
        self.steps = 0

    def worth(self, parts: vec[i32], start: i64, end: i64) -> float:
        """What the standing between two places of a list is worth beyond its sum, in points."""
        stirred, numbers, units = self.stirred, self.numbers, self.units
        for unit in range(units):
            stirred[unit] = 0.0
        for place in range(start, end):
            number = i64(parts[place]) % _NUMBERS
            amount = float(i64(parts[place]) // _NUMBERS) / self.scales[number]
            for unit in range(units):
                stirred[unit] += amount * numbers[number * units + unit]
        total = 0.0
        for unit in range(units):
            if stirred[unit] > 0.0:
                total += stirred[unit] * numbers[self.outer + unit]
        return total

    def blame(self, parts: vec[i32], start: i64, end: i64, error: float) -> None:
        """Adds what each number had to do with an error of the standing that was looked at last."""
        stirred, numbers, slope, units, outer = self.stirred, self.numbers, self.slope, self.units, self.outer
        for unit in range(units):
            if stirred[unit] > 0.0:
                slope[outer + unit] += error * stirred[unit]
        for place in range(start, end):
            number = i64(parts[place]) % _NUMBERS
            amount = error * float(i64(parts[place]) // _NUMBERS) / self.scales[number]
            for unit in range(units):
                if stirred[unit] > 0.0:
                    slope[number * units + unit] += amount * numbers[outer + unit]

    def move(self, stride: float, seen: int) -> None:
        """One step downhill, by what so many standings taught."""
        self.steps += 1
        settled = 1.0 - STEADY**self.steps
        certain = 1.0 - CAUTION**self.steps
        for number in range(len(self.numbers)):
            rise = self.slope[number] / seen
            self.slope[number] = 0.0
            drift = STEADY * self.drift[number] + (1.0 - STEADY) * rise
            force = CAUTION * self.force[number] + (1.0 - CAUTION) * rise * rise
            self.drift[number] = drift
            self.force[number] = force
            self.numbers[number] -= stride * (drift / settled) / ((force / certain) ** 0.5 + 1e-8)


def taught(
    ways: Ways, weights: Named, units: int, stream: Stream, progress: Callable[[int], None]
) -> list[Named]:  # fmt: skip
    """The units of a net, by the names of the weights that it is learned beside. Progress hears of every moment."""
    found: list[Named] = [{name: [0] * MOMENTS for name in [WORTH, *ways.names]} for _ in range(units)]
    scales = [scale_of(name) for name in ways.names]
    later = vec[float]([0.0] * ways.count)
    for moment in range(MOMENTS - 1, -1, -1):
        sums = sums_of(ways, moment, [weights[name][moment] / scale_of(name) / POINT for name in ways.names])
        layer = Layer(scales, units, stream)
        teach(layer, ways, moment, targets_of(ways, moment, sums, later), stream)
        later = values_of(layer, ways, moment, sums)
        for unit, named in enumerate(found):
            named[WORTH][moment] = round(layer.numbers[layer.outer + unit] * POINT)
            for number, name in enumerate(ways.names):
                named[name][moment] = round(layer.numbers[number * units + unit] * FINE)
        progress(MOMENTS - moment)
    return found


def sums_of(ways: Ways, moment: int, worths: list[float]) -> vec[float]:
    """What the sum of weights says of each standing of a moment, in points."""
    parts, ends = ways.parts[moment], ways.ends[moment]
    table = vec[float](worths)
    sums = vec[float]([0.0] * ways.count)
    start: i64 = 0
    for way in range(ways.count):
        total = 0.0
        for place in range(start, ends[way]):
            total += float(i64(parts[place]) // _NUMBERS) * table[i64(parts[place]) % _NUMBERS]
        sums[way] = total
        start = ends[way]
    return sums


def targets_of(ways: Ways, moment: int, sums: vec[float], later: vec[float]) -> vec[float]:
    """What a net should say of each standing of a moment: what came by the next one, less the sum."""
    before, after = ways.points[moment], ways.points[moment + 1]
    targets = vec[float]([0.0] * ways.count)
    for way in range(ways.count):
        targets[way] = float(after[way] - before[way]) + later[way] - sums[way]
    return targets


def values_of(layer: Layer, ways: Ways, moment: int, sums: vec[float]) -> vec[float]:
    """What each standing of a moment is worth by the sum and the net."""
    parts, ends = ways.parts[moment], ways.ends[moment]
    values = vec[float]([0.0] * ways.count)
    start: i64 = 0
    for way in range(ways.count):
        values[way] = sums[way] + layer.worth(parts, start, ends[way])
        start = ends[way]
    return values


def teach(layer: Layer, ways: Ways, moment: int, targets: vec[float], stream: Stream) -> None:
    """Goes through all standings of a moment again and again, in another order each time."""
    parts, ends = ways.parts[moment], ways.ends[moment]
    order = lasting(ways, moment)
    batches = TIMES * max(1, (len(order) + BATCH - 1) // BATCH)
    for _ in range(TIMES):
        shuffle(order, stream)
        for first in range(0, len(order), BATCH):
            last = min(first + BATCH, len(order))
            for place in range(first, last):
                way = order[place]
                start = ends[way - 1] if way > 0 else i64(0)
                error = layer.worth(parts, start, ends[way]) - targets[way]
                layer.blame(parts, start, ends[way], max(-SURPRISE, min(SURPRISE, error)))
            layer.move(STRIDE * (1.0 - layer.steps / batches), last - first)


def lasting(ways: Ways, moment: int) -> vec[i64]:
    """The ways that came by a moment and by the next one."""
    found: list[int] = []
    for way in range(ways.count):
        if _seen(ways, moment, way) and (moment + 1 == MOMENTS or _seen(ways, moment + 1, way)):
            found.append(way)
    return integers(found)


def _seen(ways: Ways, moment: int, way: int) -> bool:
    ends = ways.ends[moment]
    return ends[way] > (ends[way - 1] if way > 0 else i64(0))


def shuffle(order: vec[i64], stream: Stream) -> None:
    """Brings a list in any order."""
    for place in range(len(order) - 1, 0, -1):
        other = stream.below(place + 1)
        kept = order[place]
        order[place] = order[other]
        order[other] = kept


def _anywhere(stream: Stream, far: float) -> float:
    return far * (2.0 * float(stream.below(_FINENESS)) / _FINENESS - 1.0)
