"""The content as flat tables of machine integers: all that the verbs know of a building, an advisor or an enemy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.state import integers
from kingcraft.kingsburg import content

BUILDING_IDS: Final[list[str]] = content.building_ids()
ENEMY_IDS: Final[list[str]] = content.enemy_ids()
ADVISOR_IDS: Final[list[str]] = content.advisor_ids()
ENEMY_TYPE_IDS: Final[list[str]] = content.ENEMY_TYPES

# -- the province: bit and index of a building are row * 4 + column, from the top left --------------
COLUMNS: Final = 4
ROWS: Final[i64] = len(BUILDING_IDS) // COLUMNS
SPACES: Final[i64] = len(BUILDING_IDS)
COLUMN: Final[vec[i64]] = integers([column - 1 for column in content.building_numbers("column")])
VALUE: Final[vec[i64]] = integers(content.building_numbers("points"))
COST_GOLD: Final[vec[i64]] = integers(content.costs("gold"))
COST_WOOD: Final[vec[i64]] = integers(content.costs("wood"))
COST_STONE: Final[vec[i64]] = integers(content.costs("stone"))
NEXT_COLUMN: Final[vec[i64]] = integers([0, 1, -1, 2, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, 4])
"""For the four bits of a row: the column to build next; 4 if the row is full, -1 if a left neighbour is missing."""
FALL_ORDER: Final[vec[i64]] = integers(
    [row * COLUMNS + column for column in range(COLUMNS - 1, -1, -1) for row in range(len(BUILDING_IDS) // COLUMNS)]
)
"""Which building an enemy destroys: the first of these that stands."""

# -- effects of buildings: a mask of those that have it, and its figures ---------------------------
REROLLS_ONE: Final[i64] = content.effect_mask("reroll-one")
REROLLS_ALL: Final[i64] = content.effect_mask("reroll-all")
REROLLS: Final[i64] = content.effect_mask("reroll-one") | content.effect_mask("reroll-all")
REROLL_MOST: Final[vec[i64]] = integers(content.effect_numbers("reroll-all", "most"))
SHIFTS: Final[i64] = content.effect_mask("shift")
GIVES_DICE: Final[i64] = content.effect_mask("white-dice")
DICE_GIVEN: Final[vec[i64]] = integers(content.effect_numbers("white-dice", "count"))
COMBAT_BONUS: Final[vec[i64]] = integers(content.combat())
"""Index: type of enemy * SPACES + building."""
WINS_TIES: Final[i64] = content.effect_mask("win-ties")
PAYS_VICTORY: Final[i64] = content.effect_mask("points-on-victory")
VICTORY_POINTS: Final[vec[i64]] = integers(content.effect_numbers("points-on-victory", "points"))
COUNTS_GOODS: Final[i64] = content.effect_mask("points-for-goods")
GOODS_COUNTED: Final[vec[i64]] = integers(content.effect_numbers("points-for-goods", "goods"))
GOODS_POINTS: Final[vec[i64]] = integers(content.effect_numbers("points-for-goods", "points"))
SELLS_POINTS: Final[i64] = content.effect_mask("pay-for-points")
POINTS_SOLD: Final[vec[i64]] = integers(content.effect_numbers("pay-for-points", "points"))
CUTS_RECRUIT: Final[i64] = content.effect_mask("recruit-price")
RECRUIT_PRICE: Final[vec[i64]] = integers(content.effect_numbers("recruit-price", "goods"))
ADDS_SOLDIERS: Final[i64] = content.effect_mask("more-soldiers")
SOLDIERS_ADDED: Final[vec[i64]] = integers(content.effect_numbers("more-soldiers", "count"))
DISCOUNTS: Final[i64] = content.effect_mask("discount")
DISCOUNT: Final[vec[i64]] = integers(content.discounts())
"""Index: building that discounts * SPACES + building to be built."""
GAIN_MASK: Final[vec[i64]] = integers(content.gain_masks())
"""Index: moment * 3 + season; the gains themselves: that * SPACES + building."""
GAIN_GOLD: Final[vec[i64]] = integers(content.gains("gold"))
GAIN_WOOD: Final[vec[i64]] = integers(content.gains("wood"))
GAIN_STONE: Final[vec[i64]] = integers(content.gains("stone"))
GAIN_TOKENS: Final[vec[i64]] = integers(content.gains("tokens"))
GAIN_POINTS: Final[vec[i64]] = integers(content.gains("points"))
AT_START: Final = 0
AT_END: Final = 3

# -- advisors, by number ----------------------------------------------------------------------------
GIFT_GOLD: Final[vec[i64]] = integers(content.gifts("gold"))
GIFT_WOOD: Final[vec[i64]] = integers(content.gifts("wood"))
GIFT_STONE: Final[vec[i64]] = integers(content.gifts("stone"))
GIFT_SOLDIERS: Final[vec[i64]] = integers(content.gifts("soldiers"))
GIFT_TOKENS: Final[vec[i64]] = integers(content.gifts("tokens"))
GIFT_POINTS: Final[vec[i64]] = integers(content.gifts("points"))
GIFT_CHOOSE: Final[vec[i64]] = integers(content.gifts("choose"))
GIFT_KINDS: Final[vec[i64]] = integers(content.gift_kinds())
GIFT_LOOK: Final[vec[i64]] = integers(content.gifts("look"))
GIFT_SWAP: Final[vec[i64]] = integers(content.gifts("swap"))
GIFT_PRICE: Final[vec[i64]] = integers(content.gifts("price"))

# -- enemies ----------------------------------------------------------------------------------------
ENEMY_YEAR: Final[vec[i64]] = integers(content.enemy_numbers("year"))
ENEMY_STRENGTH: Final[vec[i64]] = integers(content.enemy_numbers("strength"))
ENEMY_TYPE: Final[vec[i64]] = integers(content.enemy_types())
ENEMY_VERSION: Final[vec[i64]] = integers(content.enemy_versions())
REWARD: Final[vec[i64]] = integers(content.spoils("reward"))
LOSS: Final[vec[i64]] = integers(content.spoils("losses"))
"""Index: enemy * SPOILS + one of the following."""
SPOILS_WIDTH: Final = 6
OF_CHOICE: Final = 3
OF_BUILDINGS: Final = 4
OF_POINTS: Final = 5


def _card_table() -> list[int]:
    """The five cards of each year, for either version of the disputed one."""
    return [
        enemy
        for version in (0, 1)
        for year in range(1, 6)
        for enemy in range(len(ENEMY_IDS))
        if ENEMY_YEAR[enemy] == year and ENEMY_VERSION[enemy] in (-1, version)
    ]


CARDS_A_YEAR: Final = 5
CARD: Final[vec[i64]] = integers(_card_table())
"""Index: (version * 5 + year - 1) * 5 + card."""
