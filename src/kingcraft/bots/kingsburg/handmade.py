"""Weights made by hand: what a player would guess. Training starts from them."""

from typing import Final

from kingcraft.bots.kingsburg.scales import (
    LEAD,
    MOMENTS,
    MOST_GOLD,
    MOST_GOODS,
    MOST_STONE,
    MOST_TOKENS,
    MOST_WOOD,
    NEAR,
    OF_BATTLE,
    OF_GOLD,
    OF_GOODS,
    OF_STONE,
    OF_TOKENS,
    OF_WOOD,
    ROW,
    WIDTH,
    WITH_AID,
    WITH_ENVOY,
)  # fmt: skip

A_SEASON: Final = [
    [30, 100, 0, 0],
    [180, 250, 700, 950],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 250, 350, 1000],
]
"""What each building of each row brings in a season that is left."""
A_YEAR: Final = [
    [0, 0, 250, 0],
    [0, 0, -350, 0],
    [450, 450, 350, 900],
    [550, 350, 750, 1000],
    [120, 0, 0, 0],
]
"""What each building of each row brings in a battle that is left after this year's."""
BATTLE: Final = [300, -300, 1000, 900, -1000, -700, -900]


def first_tables() -> list[list[int]]:
    """One table for each moment of the game."""
    return [_table(moment) for moment in range(MOMENTS)]


def _table(moment: int) -> list[int]:
    seasons = 15 - moment // 4 * 3 - moment % 4
    years = 4 - moment // 4
    table = [0] * WIDTH
    for row in range(5):
        for column in range(4):
            worth = A_SEASON[row][column] * seasons + A_YEAR[row][column] * years
            table[ROW + row * 5 + column + 1] = table[ROW + row * 5 + column] + worth
            table[NEAR + row * 4 + column] = 300 if seasons else 0
    good = 1100 if seasons > 2 else [60, 700, 950][seasons]
    for start, most in ((OF_GOLD, MOST_GOLD), (OF_WOOD, MOST_WOOD), (OF_STONE, MOST_STONE)):
        for count in range(1, most + 1):
            table[start + count] = table[start + count - 1] + (good if count < 4 else good * 7 // 10)
    for count in range(5, MOST_GOODS + 1):
        table[OF_GOODS + count] = table[OF_GOODS + count - 1] - good // 4
    for count in range(1, MOST_TOKENS + 1):
        table[OF_TOKENS + count] = table[OF_TOKENS + count - 1] + (min(800, 400 * seasons) >> (count - 1))
    table[OF_BATTLE : OF_BATTLE + len(BATTLE)] = BATTLE
    table[WITH_ENVOY] = 700 if seasons else 0
    table[WITH_AID] = 800
    table[LEAD : LEAD + 5] = [0, 0, 300, 500, 500] if moment % 4 < 2 else [0] * 5
    return table
