"""What a seat's pieces give it: the numbers of one row of `Position.powers`. Each is a sum over the pieces held."""

from typing import Final

from mypy_extensions import i64

WHITE_DICE: Final[i64] = 0
"""White dice in spring, summer and autumn."""
COLOURED_DICE: Final[i64] = 3
"""Coloured dice more or less than three."""
TOKENS: Final[i64] = 4
"""How many +2 tokens more may help to influence in a season."""
RIGHTS: Final[i64] = 5
"""The rights held (to roll again, to shift a sum), as bits."""
OFFERS: Final[i64] = 6
"""The offers held, as bits."""
MORE_SOLDIERS: Final[i64] = 7
"""Soldiers on top of every gift of soldiers."""
RECRUIT_PRICE: Final[i64] = 8
"""Goods more or less for a soldier in phase 7."""
WINS_TIES: Final[i64] = 9
BRAVERIES: Final[i64] = 10
"""The bonuses in battle that depend on the strength of the enemy, as bits."""
CUT_COLUMN: Final[i64] = 11
"""For each of four columns what buildings cost less, packed as prices are: gold, wood and stone in 16 bits each."""
CUT_ROW: Final[i64] = 15
"""The same for each of fifteen rows."""
CUTS: Final[i64] = 30
"""How many discounts there are at all."""
EVERY_SEASON: Final[i64] = 31
"""The offers that are open at the end of every season, whatever they say themselves, as bits."""
TOKENS_PAY: Final[i64] = 32
"""Whether +2 tokens pay for soldiers like goods."""
OWN_DIE: Final[i64] = 33
"""Whether the seat rolls a die of its own in winter."""
DEEDS: Final[i64] = 34
"""What governors do that no vocabulary tells, as bits (see deeds/)."""
FOE_STRENGTH: Final[i64] = 35
"""How much stronger the enemy is."""
KINGS_DIE: Final[i64] = 36
"""What the King's die counts as; 0 if it is cast."""
CLOSED: Final[i64] = 37
"""The advisors that cannot be influenced, as bits."""
DOUBLED: Final[i64] = 38
"""The advisors that give twice, as bits."""
TRUCE: Final[i64] = 39
"""Whether no enemy comes. This and the four before it are the same for all seats."""
DUE: Final[i64] = 40
"""For each moment the triggers due at it, as bits."""
COMBAT: Final[i64] = 60
"""For each type of enemy the bonus in battle; the row is as long as the box has types."""

# -- moments at which triggers are due ---------------------------------------------------------------
SEASON_START: Final[i64] = 0
SEASON_END: Final[i64] = 3
"""Plus the season, for both."""
YEAR_START: Final[i64] = 6
VICTORY: Final[i64] = 7
DEFEAT: Final[i64] = 8
GAME_END: Final[i64] = 9
RECRUITING: Final[i64] = 10
REWARD: Final[i64] = 11
BUILT: Final[i64] = 12
"""Plus the column."""
MOMENTS: Final[i64] = 16

COLUMNS: Final[i64] = 4
CUT_BITS: Final[i64] = 16
