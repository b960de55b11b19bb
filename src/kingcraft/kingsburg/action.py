"""What may be played, as numbers: where each kind of action begins."""

from typing import Final

from mypy_extensions import i64

STOP: Final[i64] = 0
"""Pass, keep, decline, done: the step tells which."""
ORDER_OF: Final[i64] = 1
"""Chance: the seat drawn for the next place in the turn order."""
BUILD_OF: Final[i64] = 8
"""A place of the acting seat's province."""
USE_OF: Final[i64] = 72
"""Four actions for each right: on the coloured dice, on a white die; or the ways to turn dice."""
USE_WAYS: Final[i64] = 4
ENEMY_OF: Final[i64] = 200
"""Chance: a card of the box."""
CARD_OF: Final[i64] = 1000
"""A governor or a destiny of the box, as the step tells."""
DUKE: Final[i64] = 1900
"""A group goes to the Duchess."""
STRIP_OF: Final[i64] = 1920
"""A strip of the box."""
ROLL_OF: Final[i64] = 2000
"""Chance: a throw."""
BID_OF: Final[i64] = 2500
"""Points for a governor."""
SOLDIERS_OF: Final[i64] = 3000
"""A soldier token by its value; the own die behind them."""
FIRST_OF: Final[i64] = 3100
"""A piece whose effect comes before the seat's other ones, by its place among the ordered ones of the box."""
GOODS_OF: Final[i64] = 4000
"""Some of each good, as gold * 64 + wood * 8 + stone."""
GOODS_CODES: Final[i64] = 512
"""In a payment for soldiers, each +2 token adds so much."""
OFFER_OF: Final[i64] = 8192
"""An offer * 512 + the goods that pay for it, or 0 for a +2 token."""
PLACE_OF: Final[i64] = 65536
"""A group of dice: ((coloured throw * 210 + white throw) * 6 + way)."""
PLACE_WAYS: Final[i64] = 6
"""With or without a +2 token (times 3), shifted by -1, 0 or 1 (plus 1)."""
