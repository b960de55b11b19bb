"""What a seat's pieces give it: the numbers of one row of `Position.powers`. Each is a sum over the pieces held."""

from typing import Final

WHITE_DICE: Final = 0
"""White dice in spring, summer and autumn."""
COLOURED_DICE: Final = 3
"""Coloured dice more or less than three."""
TOKENS: Final = 4
"""How many +2 tokens more may help to influence in a season."""
RIGHTS: Final = 5
"""The rights held (to roll again, to shift a sum), as bits."""
OFFERS: Final = 6
"""The offers held, as bits."""
MORE_SOLDIERS: Final = 7
"""Soldiers on top of every gift of soldiers."""
RECRUIT_PRICE: Final = 8
"""Goods more or less for a soldier in phase 7."""
WINS_TIES: Final = 9
BRAVERIES: Final = 10
"""The bonuses in battle that depend on the strength of the enemy, as bits."""
CUT_COLUMN: Final = 11
"""For each of four columns what buildings cost less, packed: gold, wood and stone in eight bits each."""
CUT_ROW: Final = 15
"""The same for each of fifteen rows."""
CUTS: Final = 30
"""How many discounts there are at all."""
EVERY_SEASON: Final = 31
"""The offers that are open at the end of every season, whatever they say themselves, as bits."""
TOKENS_PAY: Final = 32
"""Whether +2 tokens pay for soldiers like goods."""
OWN_DIE: Final = 33
"""Whether the seat rolls a die of its own in winter."""
DEEDS: Final = 34
"""What governors do that no vocabulary tells, as bits (see deeds/)."""
FOE_STRENGTH: Final = 35
"""How much stronger the enemy is."""
KINGS_DIE: Final = 36
"""What the King's die counts as; 0 if it is cast."""
CLOSED: Final = 37
"""The advisors that cannot be influenced, as bits."""
DOUBLED: Final = 38
"""The advisors that give twice, as bits."""
TRUCE: Final = 39
"""Whether no enemy comes. This and the four before it are the same for all seats."""
DUE: Final = 40
"""For each moment the triggers due at it, as bits."""
COMBAT: Final = 60
"""For each type of enemy the bonus in battle; the row is as long as the box has types."""

# -- moments at which triggers are due ---------------------------------------------------------------
SEASON_START: Final = 0
SEASON_END: Final = 3
"""Plus the season, for both."""
YEAR_START: Final = 6
VICTORY: Final = 7
DEFEAT: Final = 8
GAME_END: Final = 9
RECRUITING: Final = 10
REWARD: Final = 11
BUILT: Final = 12
"""Plus the column."""
MOMENTS: Final = 16

COLUMNS: Final = 4
CUT_BITS: Final = 8
