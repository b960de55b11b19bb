"""The bots of Kingdom Builder, weak to strong."""

from collections.abc import Callable
from typing import Final

from kingcraft.bots.base import Bot, Budget
from kingcraft.bots.kingdom_builder.king import King
from kingcraft.bots.kingdom_builder.knight import Knight
from kingcraft.bots.kingdom_builder.page import Page
from kingcraft.bots.kingdom_builder.squire import Squire

MAKERS: Final[dict[str, Callable[[Budget], Bot]]] = {
    "page": Page,
    "squire": Squire,
    "knight": Knight,
    "king": King,
}
"""The makers by name."""
