"""Honest chances: from what a bot thinks of a position to how often such positions are won.

A bot's own estimate leans where its search leans. A curve, learned from games that were played out
(`kingcraft calibrate GAME --fit FILE`), says what an estimate came to: one for each bot and number of seats. A game
with modules has another where all of them are played: the more there are, the more may still happen.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from typing import Final

_SURE: Final = 30.0
"""Nothing is said to be surer than this, in logits."""


def odds_of(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    least = 1e-9
    chance = min(1.0 - least, max(least, chance))
    return log(chance / (1.0 - chance))


def chance_for(odds: float) -> float:
    """The chance that has these odds, as a logarithm."""
    return 1.0 / (1.0 + exp(-min(_SURE, max(-_SURE, odds))))


class Curve:
    """What an estimate, as the logarithm of its odds, comes to with a part of the game to come.

    `bias` and `slope` hold at the end of a game; `early_bias` and `early_slope` are what its beginning adds to them.
    With a `bend` a large lead is less sure than its size: no estimate counts for more than one over it. Estimates of
    more than even odds may have a bend of their own, the `crest`.
    """

    def __init__(
        self,
        bias: float = 0.0,
        early_bias: float = 0.0,
        slope: float = 1.0,
        early_slope: float = 0.0,
        bend: float = 0.0,
        crest: float | None = None,
    ) -> None:
        self.bias = bias
        self.early_bias = early_bias
        self.slope = slope
        self.early_slope = early_slope
        self.bend = bend
        self.crest = bend if crest is None else crest

    def chance(self, estimate: float, to_come: float) -> float:
        """The chance to win."""
        counted = bent(estimate, self.bend, self.crest)
        return chance_for(self.bias + self.early_bias * to_come + self._slope(to_come) * counted)

    def estimate(self, chance: float, to_come: float) -> float:
        """The estimate that was said to be this chance."""
        counted = (odds_of(chance) - self.bias - self.early_bias * to_come) / self._slope(to_come)
        return counted / sqrt(max(1e-6, 1.0 - ((self.crest if counted > 0 else self.bend) * counted) ** 2))

    def dump(self) -> list[float]:
        """Its numbers."""
        return [self.bias, self.early_bias, self.slope, self.early_slope, self.bend, self.crest]

    def _slope(self, to_come: float) -> float:
        return max(0.02, self.slope + self.early_slope * to_come)


def bent(estimate: float, bend: float, crest: float) -> float:
    """An estimate as it counts."""
    return estimate / sqrt(1.0 + ((crest if estimate > 0 else bend) * estimate) ** 2)


@cache
def _curves(game: str) -> dict[str, dict[str, Curve]]:
    """The shipped curves of a game, by bot and what `name_of` calls the set-up."""
    file = files("kingcraft.bots") / game.replace("-", "_") / "curves.json"
    if not file.is_file():
        return {}
    curves = json.loads(file.read_text(encoding="utf-8"))["curves"]
    return {bot: {seats: Curve(*numbers) for seats, numbers in each.items()} for bot, each in curves.items()}


EVERYTHING: Final = "everything"
"""What a game calls the set-up with all its modules."""


def name_of(seats: int, preset: str) -> str:
    """What the curve for a number of seats is called in a file: by the preset, too, where it is not the base game."""
    return f"{seats} {preset}" if preset == EVERYTHING else str(seats)


def curve_of(game: str, bot: str, seats: int, preset: str = "") -> Curve:
    """The curve of a bot; where a preset has none, that of the base game; without one estimates stay as they are."""
    curves = _curves(game).get(bot, {})
    return curves.get(name_of(seats, preset), curves.get(str(seats), Curve()))


def honest_chance(game: str, bot: str, seats: int, estimate: float, to_come: float, part: float = 0.0) -> float:
    """The chance that an estimate comes to. With a part of all modules it lies between that of none and that of all."""
    plain = curve_of(game, bot, seats).chance(estimate, to_come)
    if part == 0.0:
        return plain
    full = curve_of(game, bot, seats, EVERYTHING).chance(estimate, to_come)
    return chance_for((1.0 - part) * odds_of(plain) + part * odds_of(full))
