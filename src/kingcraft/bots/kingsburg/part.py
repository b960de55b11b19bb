"""The parts of a standing: where each has its weight in the table of a moment, and how far what is counted is counted.

Of what is counted the table has a place for every step, the first for none.
"""

from typing import Final

BIAS: Final = 0
GOLD: Final = 1
WOOD: Final = 8
STONE: Final = 14
GOODS: Final = 20
TOKENS: Final = 29
SOLDIERS: Final = 33
BATTLE: Final = 40
"""Chances of winning and losing, points and goods to win, points, goods and buildings to lose: in parts of WHOLE."""
ENVOY: Final = 47
AID: Final = 48
LEAD: Final = 49
"""How many buildings ahead of the best of the others, from two behind to two ahead."""
STRIPS: Final = 54
"""For each strip how many of its buildings stand, then for each building that it is near; then the governors."""
NEAR: Final = 5
STRIP_WIDTH: Final = 9

MOST_GOLD: Final = 6
MOST_WOOD: Final = 5
MOST_STONE: Final = 5
MOST_GOODS: Final = 8
MOST_TOKENS: Final = 3
MOST_SOLDIERS: Final = 6
LEADS: Final = 4

BATTLE_NAMES: Final = (
    "victory", "defeat", "points-to-win", "goods-to-win", "points-to-lose", "goods-to-lose", "buildings-to-lose"
)  # fmt: skip
COUNTS: Final = (
    ("gold", GOLD, MOST_GOLD), ("wood", WOOD, MOST_WOOD), ("stone", STONE, MOST_STONE),
    ("goods", GOODS, MOST_GOODS), ("tokens", TOKENS, MOST_TOKENS), ("soldiers", SOLDIERS, MOST_SOLDIERS),
)  # fmt: skip
"""What is counted step by step: its name, where it begins, and how far it is counted."""
