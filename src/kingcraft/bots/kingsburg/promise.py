"""What a piece promises by the words of its effects alone: a guess for pieces that nobody has trained with."""

from typing import Any, Final

from kingcraft.core.entries import Entry
from kingcraft.kingsburg.content import SEASONS

MOMENTS: Final = 20
"""Four in a year: before the dice of spring, summer and autumn, and before soldiers are hired."""

AMOUNTS: Final = {"gold": 700, "wood": 700, "stone": 800, "soldiers": 700, "tokens": 800, "points": 1000}
"""What one of each is worth, in thousandths of a point."""
GIVEN: Final = {"goods": 700, "tokens": 1200}
"""What one gives away with each in an offer."""
A_SEASON: Final = {
    "white-dice": 700, "coloured-dice": 1500, "tokens-a-season": 150, "discount": 60, "every-season": 200,
    "reroll-one": 30, "reroll-all": 100, "shift": 250, "set-dice": 200, "turn-die": 250,
    "preacher": 300, "tax-collector": 200, "sorcerer": 230, "duke": 230,
}  # fmt: skip
"""What modifiers, rights and deeds bring in a season that is left; a word that is not here brings nothing."""
A_YEAR: Final = {
    "combat": 450, "win-ties": 300, "more-soldiers": 350, "recruit-price": -350, "tokens-recruit": 100, "own-die": 700
}  # fmt: skip
"""What they bring in a battle that is left after this year's."""
MOMENT_A_SEASON: Final = {"season-start": 100, "season-end": 100, "build": 50}
"""How often, in hundredths, a trigger is due in a season."""
MOMENT_A_YEAR: Final = {"year-start": 100, "recruiting": 100, "reward": 50, "victory": 65, "defeat": 15}
"""How often in a year."""
WEAK_FOES: Final = 2
"""A bonus against weak enemies alone counts so many times less."""
SEASONS_IN_ALL: Final = 15
DOUBT: Final = 2
"""So does a gain that has a condition."""


def promise_of(entry: Entry, types: int) -> list[int]:
    """What a piece promises at every moment of the game, in thousandths of a point, with so many types of enemy."""
    season = sum([_a_season(effect) for effect in entry.data["effects"]])
    year = sum([_a_year(effect, types) for effect in entry.data["effects"]])
    once = sum([_once(effect) for effect in entry.data["effects"]])
    return [season * seasons_left(moment) + year * years_left(moment) + once for moment in range(MOMENTS)]


def row_promise(row: list[Entry], types: int) -> list[list[int]]:
    """What each building of a row promises, left to right: its own effects, and the way it opens to those behind it."""
    own = [promise_of(entry, types) for entry in row]
    ahead = [0] * MOMENTS
    found: list[list[int]] = []
    for entry, promise in zip(reversed(row), reversed(own), strict=True):
        opened = [max(0, promise[moment] + _net(entry) + ahead[moment]) for moment in range(MOMENTS)]
        before = [opened[moment] * seasons_left(moment) // (2 * SEASONS_IN_ALL) for moment in range(MOMENTS)]
        found.insert(0, [promise[moment] + ahead[moment] - before[moment] for moment in range(MOMENTS)])
        ahead = before
    return found


def _net(entry: Entry) -> int:
    """What a building's points are worth more than its cost."""
    return AMOUNTS["points"] * int(entry.data["points"]) - _bundle(entry.data["cost"])


def seasons_left(moment: int) -> int:
    """How many seasons are left at a moment."""
    return SEASONS_IN_ALL - moment // 4 * 3 - moment % 4


def years_left(moment: int) -> int:
    """How many battles are left after this year's."""
    return 4 - moment // 4


def _a_season(effect: dict[str, Any]) -> int:
    part = len(effect.get("seasons", SEASONS))
    if "trigger" in effect:
        return MOMENT_A_SEASON.get(effect["trigger"], 0) * _gain(effect) * part // 300
    if "offer" in effect:
        return max(0, _bundle(effect["take"]) - _price(effect["give"])) * part // 3
    word = effect.get("modifier") or effect.get("right") or effect["deed"]
    times = _cut(effect) if word == "discount" else int(effect.get("value", 1))
    return A_SEASON.get(word, 0) * times * part // 3


def _a_year(effect: dict[str, Any], types: int) -> int:
    if "trigger" in effect:
        return MOMENT_A_YEAR.get(effect["trigger"], 0) * _gain(effect) // 100
    worth = A_YEAR.get(effect.get("modifier", ""), 0) * int(effect.get("value", 1))
    if "against" in effect:
        worth //= types
    return worth // WEAK_FOES if "strength-most" in effect else worth


def _once(effect: dict[str, Any]) -> int:
    return _gain(effect) if effect.get("trigger") == "game-end" else 0


def _gain(effect: dict[str, Any]) -> int:
    """What a trigger brings when it is due."""
    worth = _bundle(effect.get("gain", {})) - _bundle(effect.get("lose", {}))
    return worth // DOUBT if "if" in effect else worth


def _bundle(bundle: dict[str, int]) -> int:
    return sum([AMOUNTS[word] * count for word, count in bundle.items()])


def _price(give: dict[str, Any]) -> int:
    """What an offer costs: the cheaper of its ways to pay."""
    return min([GIVEN[word] * int(give[word]) for word in GIVEN if word in give])


def _cut(effect: dict[str, Any]) -> int:
    """How much a discount takes off, over the columns or rows that it is for."""
    goods = sum([int(effect.get(good, 0)) for good in ("gold", "wood", "stone")])
    return goods * len(effect.get("columns", effect.get("rows", [])))
