"""Weights made by hand: what a player would guess. Training starts from them."""

from typing import Final

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.promise import MOMENTS, seasons_left, years_left
from kingcraft.bots.kingsburg.weights import Named

A_SEASON: Final = {
    "statue": 30, "chapel": 100, "church": 0, "cathedral": 0,
    "inn": 180, "market": 250, "farms": 700, "merchants-guild": 950,
    "guard-tower": 0, "blacksmith": 0, "barracks": 0, "wizards-guild": 0,
    "palisade": 0, "stable": 0, "stone-wall": 0, "fortress": 0,
    "barricade": 0, "crane": 250, "town-hall": 350, "embassy": 1000,
}  # fmt: skip
"""What each building brings in a season that is left."""
A_YEAR: Final = {
    "church": 250, "farms": -350, "guard-tower": 450, "blacksmith": 450, "barracks": 350, "wizards-guild": 900,
    "palisade": 550, "stable": 350, "stone-wall": 750, "fortress": 1000, "barricade": 120,
}  # fmt: skip
"""What it brings in a battle that is left after this year's."""
OF_BATTLE: Final = (300, -300, 1000, 900, -1000, -700, -900)


def first_weights() -> Named:
    """Weights for every moment of the game, by name."""
    tables = [_table(moment) for moment in range(MOMENTS)]
    return {name: [table[name] for table in tables] for name in tables[0]}


def _table(moment: int) -> dict[str, int]:
    seasons = seasons_left(moment)
    table = {
        f"building {id}": worth * seasons + A_YEAR.get(id, 0) * years_left(moment) for id, worth in A_SEASON.items()
    }
    table.update({f"near {id}": 300 if seasons else 0 for id in A_SEASON})
    good = 1100 if seasons > 2 else [60, 700, 950][seasons]
    for word, _, most in part.COUNTS[:3]:
        table.update({f"{word} {count}": good if count < 4 else good * 7 // 10 for count in range(1, most + 1)})
    table.update({f"goods {count}": -(good // 4) for count in range(5, part.MOST_GOODS + 1)})
    for count in range(1, part.MOST_TOKENS + 1):
        table[f"tokens {count}"] = min(800, 400 * seasons) >> (count - 1)
    table.update({f"battle {name}": worth for name, worth in zip(part.BATTLE_NAMES, OF_BATTLE, strict=True)})
    table["envoy"] = 700 if seasons else 0
    table["aid"] = 800
    if moment % 4 < 2:
        table.update({"lead 0": 300, "lead 1": 200})
    else:
        table.update({"lead 0": 0, "lead 1": 0})
    return table
