"""What pieces a game of Kingsburg was played with, noted while it is played, to measure how they fare."""

from dataclasses import dataclass, field
from typing import Any

from kingcraft.core.state import State
from kingcraft.kingsburg import action, step
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.pieces import building_at, governors_held
from kingcraft.kingsburg.state import KingsburgState


@dataclass
class KingsburgWitness:
    """Watches one game: for each seat what it built, at last also its governor and its strips."""

    seats: int
    built: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.built = [[] for _ in range(self.seats)]

    def draws_lots(self, state: State) -> bool:
        """Whether a decision is left to the lot, so that every piece is seen in play: rows are covered at random."""
        assert isinstance(state, KingsburgState)
        return bool(state.step == step.COVER)

    def see(self, state: State, move: int) -> None:
        """Hears of a move before it is made."""
        assert isinstance(state, KingsburgState)
        if state.step in (step.BUILD, step.SORCERY) and move != action.STOP:
            seat = int(state.to_act)
            id = state.box.building_ids[building_at(state, seat, move - action.BUILD_OF)]
            if id not in self.built[seat]:
                self.built[seat].append(id)

    def report(self, state: State) -> dict[str, Any]:
        """What there is to tell at the end: strips are called by their first buildings."""
        assert isinstance(state, KingsburgState)
        seats = range(self.seats)
        firsts = range(0, len(state.box.printed), COLUMNS)
        return {
            "built": self.built,
            "governors": [governors_held(state, seat) for seat in seats],
            "strips": [[state.box.building_ids[building_at(state, seat, first)] for first in firsts] for seat in seats],
            "destinies": [card.id for number, card in enumerate(state.box.destinies) if state.drawn >> number & 1],
        }
