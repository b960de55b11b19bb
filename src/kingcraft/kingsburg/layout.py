"""The numbers everything is written in: fields of a seat, steps of the year, ranges of actions."""

from typing import Final

# -- what a seat has: the fields of one row of `Board.book` ------------------------------------------
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
SOLDIERS: Final = 3
TOKENS: Final = 4
POINTS: Final = 5
BUILDINGS: Final = 6
"""A bit for each building that stands, in board order."""
DICE: Final = 7
"""The coloured dice still in hand, as a throw (see dice.py)."""
WHITE: Final = 8
ROLLED: Final = 9
ROLLED_WHITE: Final = 10
USED: Final = 11
"""A bit for each building whose power was used this season."""
SPENT: Final = 12
"""How many +2 tokens helped to influence this season."""
COMBAT: Final = 13
"""The combat value of this winter, once the King's die is cast."""
SOURCES: Final = 14
"""Points by where they come from: six fields, in the order of SOURCE_NAMES."""
FIELDS: Final = 20

FROM_ADVISORS: Final = 0
FROM_BUILDINGS: Final = 1
FROM_POWERS: Final = 2
FROM_REWARD: Final = 3
FROM_BATTLE: Final = 4
FROM_ENDING: Final = 5
SOURCE_NAMES: Final = ["advisors", "buildings", "powers", "reward", "battle", "ending"]

GOODS_NAMES: Final = ["gold", "wood", "stone"]
ALL_GOODS: Final = 7
SEASON_NAMES: Final = ["spring", "summer", "autumn"]
ADVISORS: Final = 18
YEARS: Final = 5

# -- steps: where in the year a position stands ------------------------------------------------------
SETUP: Final = 0
AID_JUDGED: Final = 1
AID: Final = 2
SEASON_START: Final = 3
NEUTRAL_THREE: Final = 4
NEUTRAL_TWO: Final = 5
ROLL: Final = 6
ROLL_WHITE: Final = 7
REROLL: Final = 8
REROLL_ONE: Final = 9
REROLL_ONE_WHITE: Final = 10
REROLL_ALL: Final = 11
REROLL_ALL_WHITE: Final = 12
INFLUENCE: Final = 13
HELP: Final = 14
LOOK: Final = 15
BUILD: Final = 16
SEASON_END: Final = 17
SEASON_OVER: Final = 18
RECRUIT: Final = 19
ENEMY: Final = 20
KINGS_DIE: Final = 21
BATTLE: Final = 22
SPOILS: Final = 23
LOSSES: Final = 24
YEAR_OVER: Final = 25
FINISHED: Final = 26

NOBODY: Final = -3
"""`to_act` while the game itself carries on; never seen from outside."""

# -- actions -----------------------------------------------------------------------------------------
STOP: Final = 0
"""Pass, keep, decline, done: the step tells which."""
PAY_TOKEN: Final = 1
ORDER_OF: Final = 2
"""Chance: the seat drawn for the next place in the turn order."""
BUILD_OF: Final = 8
USE_OF: Final = 72
"""Two actions for each building: its power on the coloured dice, and on a white die."""
ENEMY_OF: Final = 200
ROLL_OF: Final = 264
GOODS_OF: Final = 400
"""Some of each good, as gold * 64 + wood * 8 + stone."""
PLACE_OF: Final = 912
WHITE_GROUPS: Final = 28
"""How many groups of up to two white dice there are."""
PLACE_WAYS: Final = 6
"""With or without a +2 token (times 3), shifted by -1, 0 or 1 (plus 1)."""
ACTION_COUNT: Final = PLACE_OF + 84 * WHITE_GROUPS * PLACE_WAYS

DICE_OWN: Final = 3
TOKENS_A_SEASON: Final = 1
