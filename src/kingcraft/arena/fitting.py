"""Fitting: the curve that would have made a bot's answers most honest."""

from math import log

from kingcraft.bots.honest import Curve, bent, chance_for

Estimate = tuple[float, float, float]
"""The part of a game to come, what a bot thought of a position then (the logarithm of odds), and what was won."""

Numbers = list[float]
"""A curve's numbers but for its bends."""

Bends = tuple[float, float]
"""A curve's bend, and its crest."""

BENDS = (0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4)
"""The bends that a fit tries."""
CRESTS = (0.0, 0.1, 0.2, 0.4, 0.6, 1.0)
"""The crests that it tries after that."""
WORTH = 5.0
"""So much less surprising all answers together have to be by a crest: those of one game are not so many opinions."""
CALM = [0.0, 0.0, 1.0, 0.0]
"""The curve that leaves estimates as they are."""
HALVINGS = 20
LEAST = 1e-13
"""So much doubt is left at least."""
NEAR = 1e-6
"""A fit whose numbers move by less is done."""
PULL = 0.5
"""How much the fit holds on to the estimate as it is."""


def fitted(rows: list[Estimate]) -> Curve:
    """The likeliest curve for some estimates; a crest of its own has to be worth it."""
    even = _likeliest([(bend, bend) for bend in BENDS], rows)
    crested = _likeliest([(even.bend, crest) for crest in CRESTS], rows)
    crested = _likeliest([(bend, crested.crest) for bend in BENDS], rows)
    return crested if _surprise(crested, rows) + WORTH < _surprise(even, rows) else even


def _likeliest(bends: list[Bends], rows: list[Estimate]) -> Curve:
    return min([_fitted_with(each, rows) for each in bends], key=lambda curve: _surprise(curve, rows))


def _fitted_with(bends: Bends, rows: list[Estimate], rounds: int = 30) -> Curve:
    """The likeliest curve with some bends, by Newton's method; a faint pull keeps it tame, no step makes it worse."""
    numbers = CALM
    for _ in range(rounds):
        steps = _steps(numbers, bends, rows)
        better = _shortened(numbers, steps, bends, rows)
        if max([abs(step) for step in steps]) < NEAR or better == numbers:
            break
        numbers = better
    return _curve(numbers, bends)


def _steps(numbers: Numbers, bends: Bends, rows: list[Estimate]) -> Numbers:
    """Where Newton would go from here, downwards."""
    slope = [PULL * (numbers[i] - CALM[i]) for i in range(4)]
    tilt = [[PULL * (i == j) for j in range(4)] for i in range(4)]
    for to_come, estimate, won in rows:
        counted = bent(estimate, *bends)
        parts = [1.0, to_come, counted, to_come * counted]
        chance = chance_for(sum([number * part for number, part in zip(numbers, parts, strict=True)]))
        for i in range(4):
            slope[i] += (chance - won) * parts[i]
            for j in range(4):
                tilt[i][j] += chance * (1.0 - chance) * parts[i] * parts[j]
    return solved(tilt, slope)


def _shortened(numbers: Numbers, steps: Numbers, bends: Bends, rows: list[Estimate]) -> Numbers:
    """The first of ever shorter steps that does not make the curve worse; where it was if there is none."""
    before = _regret(numbers, bends, rows)
    for halvings in range(HALVINGS):
        there = [number - step / 2**halvings for number, step in zip(numbers, steps, strict=True)]
        if _regret(there, bends, rows) <= before:
            return there
    return numbers


def _regret(numbers: Numbers, bends: Bends, rows: list[Estimate]) -> float:
    """What a fit makes as small as it can: the surprise, and how far it is from leaving estimates as they are."""
    pull = sum([(number - calm) ** 2 for number, calm in zip(numbers, CALM, strict=True)])
    return _surprise(_curve(numbers, bends), rows) + PULL / 2 * pull


def _curve(numbers: Numbers, bends: Bends) -> Curve:
    return Curve(*[round(number, 4) for number in [*numbers, *bends]])


def _surprise(curve: Curve, rows: list[Estimate]) -> float:
    """How unlikely what came is by a curve: the less the better."""
    chances = [(curve.chance(estimate, to_come), won) for to_come, estimate, won in rows]
    return -sum([won * log(chance) + (1.0 - won) * log(max(LEAST, 1.0 - chance)) for chance, won in chances])


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of equations, by elimination with the largest pivot."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for other in range(size):
            if other != column:
                factor = rows[other][column] / rows[column][column]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]
