"""What there is for Kingdom Builder."""

from typing import Final

from kingcraft.bots.kingdom_builder import training
from kingcraft.bots.kingdom_builder.king import King, runners_of
from kingcraft.bots.kingdom_builder.king_1 import FirstKing
from kingcraft.bots.kingdom_builder.knight import Knight
from kingcraft.bots.kingdom_builder.oracle import BuilderOracle
from kingcraft.bots.kingdom_builder.page import Page
from kingcraft.bots.kingdom_builder.squire import Squire
from kingcraft.bots.kit import Frame, Kit, Trainer, with_weights


def between_hexes(first: str, last: str) -> Frame:
    """The part of the map from one hex to another."""
    from kingcraft.kingdom_builder.svg import HEX_HEIGHT, HEX_WIDTH, place_of_hex

    (left, top), (right, bottom) = place_of_hex(first), place_of_hex(last)
    return left, top, right + HEX_WIDTH - left, bottom + HEX_HEIGHT - top


KIT: Final = Kit(
    levels={"page": Page, "squire": Squire, "knight": Knight, "king": King},
    versions={"king": 2},
    former={"king@1": with_weights(FirstKing, "kingdom-builder-1.json")},
    runners=runners_of,
    oracle=BuilderOracle,
    trainer=Trainer(training.train, training.ROUNDS, training.GAMES),
    errors={2: (0.0012, 0.0057, 0.0169, 0.0214)},
    corners=between_hexes,
)
