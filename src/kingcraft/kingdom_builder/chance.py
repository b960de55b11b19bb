"""Chance: steps at which nobody decides. Only pieces of the box that are not yet on the table are drawn."""

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.ruling import Ruling
from kingcraft.core.state import CHANCE
from kingcraft.core.step import outcomes_of
from kingcraft.kingdom_builder import action
from kingcraft.kingdom_builder.position import Position
from kingcraft.kingdom_builder.step import Step


class Chance(Step):
    """A step at which a piece or a card is drawn."""

    def restore(self, state: Position) -> None:
        """Chance acts."""
        state.to_act = CHANCE

    def listed(self, state: Position) -> vec[i64]:
        """Every outcome."""
        return outcomes_of(self.weights(state))

    def refuse(self, state: Position, move: Action) -> Ruling:
        """Nobody decides here, and nothing else can be drawn."""
        return Ruling("kingdom-builder-chance" if move < action.DRAWN else "kingdom-builder-drawn", self.section)
