"""What there is for Kingsburg."""

from typing import Final

from kingcraft.bots.kingsburg import training
from kingcraft.bots.kingsburg.king import King, runners_of
from kingcraft.bots.kingsburg.king_1 import FirstKing
from kingcraft.bots.kingsburg.knight import Knight
from kingcraft.bots.kingsburg.oracle import KingsburgOracle
from kingcraft.bots.kingsburg.page import Page
from kingcraft.bots.kingsburg.squire import Squire
from kingcraft.bots.kingsburg.witness import KingsburgWitness
from kingcraft.bots.kit import Kit, Trainer, with_weights

KIT: Final = Kit(
    levels={"page": Page, "squire": Squire, "knight": Knight, "king": King},
    versions={"king": 2},
    former={"king@1": with_weights(FirstKing, "kingsburg-1.json")},
    runners=runners_of,
    oracle=KingsburgOracle,
    trainer=Trainer(training.train, training.ROUNDS, training.GAMES, training.lost_units),
    errors={2: (0.0063, 0.0114, 0.0155, 0.0222)},
    witness=KingsburgWitness,
)
