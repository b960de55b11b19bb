"""What a seat has: the fields of one row of `Position.book`."""

from typing import Final

from mypy_extensions import i64

GOLD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
SOLDIERS: Final[i64] = 3
TOKENS: Final[i64] = 4
POINTS: Final[i64] = 5
BUILDINGS: Final[i64] = 6
"""A bit for each place of the province with a building on it, row by row from the top, left to right."""
DICE: Final[i64] = 7
"""The coloured dice still in hand, as a throw (see dice.py)."""
WHITE: Final[i64] = 8
ROLLED: Final[i64] = 9
ROLLED_WHITE: Final[i64] = 10
USED: Final[i64] = 11
"""A bit for each right of the box that was used this season."""
SPENT: Final[i64] = 12
"""How many +2 tokens helped to influence this season."""
COMBAT: Final[i64] = 13
"""The combat value of this winter, once the King's die is cast."""
SOURCES: Final[i64] = 14
"""Points by where they come from: six fields, in the order of SOURCE_NAMES."""
TOKENS_LEFT: Final[i64] = 20
"""The soldier tokens a seat has left: how many of each value from 0 on, in four bits each."""
CHOSEN: Final[i64] = 21
"""The soldier token chosen this winter, plus one; behind the tokens stands the seat's own die."""
OWN_DIE: Final[i64] = 22
"""What the seat's own die shows this winter."""
HAND: Final[i64] = 23
"""What is chosen from before the first year, strips and then governors: each plus one, in eight bits each."""
KEPT: Final[i64] = 24
"""The governor kept face down, plus one."""
UNSCORED: Final[i64] = 25
"""The places with a building that gives no points, as bits."""
WIDTH: Final[i64] = 26

SOLDIER_TOKENS: Final = [0, 1, 1, 2, 3, 4]
"""The soldier tokens that every seat begins with."""
ALL_TOKENS: Final[i64] = 0x11121
"""These tokens, as TOKENS_LEFT has them."""
OWN_DIE_CHOSEN: Final[i64] = 5
"""In place of the value of a token: the own die is chosen."""

FROM_ADVISORS: Final[i64] = 0
FROM_BUILDINGS: Final[i64] = 1
FROM_POWERS: Final[i64] = 2
FROM_REWARD: Final[i64] = 3
FROM_BATTLE: Final[i64] = 4
FROM_ENDING: Final[i64] = 5
SOURCE_NAMES: Final = ["advisors", "buildings", "powers", "reward", "battle", "ending"]

GOODS: Final = ["gold", "wood", "stone"]
"""The names of the goods, by their fields."""
GOOD_KINDS: Final[i64] = 3
ALL_GOODS: Final[i64] = 7
"""All three kinds of good, as bits."""
MOST_PAID: Final[i64] = 7
"""More goods or tokens than that are never paid at once."""
BUNDLE: Final = ["gold", "wood", "stone", "soldiers", "tokens", "points"]
"""What a gift, a gain or the profit of an offer may hold, by the fields that it goes to."""
BUNDLE_WIDTH: Final[i64] = 6
