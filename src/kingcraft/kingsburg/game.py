"""Kingsburg as the registry knows it: its options, its first position, positions set up by hand."""

from typing import Final

from kingcraft.core.registry import Game, Option
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.state import State
from kingcraft.kingsburg.board import go_to
from kingcraft.kingsburg.chance import seat_in_order
from kingcraft.kingsburg.fields import bad
from kingcraft.kingsburg.layout import AID_JUDGED, NOBODY
from kingcraft.kingsburg.names import DEMONS_NAMES, LETTERS
from kingcraft.kingsburg.position import load_board
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.kingsburg.year import carry_on

RANDOM: Final = "random"


class Kingsburg(Game):
    """Two to five governors, five years."""

    def __init__(self) -> None:
        options = [
            Option("edition", "2012", ["2012", "2007"]),
            Option("order", RANDOM),
            Option("demons", DEMONS_NAMES[0], DEMONS_NAMES),
        ]
        super().__init__("kingsburg", 2, 5, options)

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options complete; a starting order must name every seat once."""
        settled = super().settle(seats, options)
        order = settled["order"]
        if order != RANDOM and sorted(order) != list(LETTERS[:seats]):
            facts: dict[str, object] = {"option": "order", "value": order, "known": f"{RANDOM}, {LETTERS[:seats]}"}
            raise BadOption(Ruling("option-value", facts=facts))
        return settled

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The empty table; the turn order is drawn first, unless it was given."""
        state = KingsburgState(seats)
        state.lay_out()
        state.edition = 2007 if options["edition"] == "2007" else 2012
        state.demons = DEMONS_NAMES.index(options["demons"])
        if options["order"] != RANDOM:
            for name in options["order"]:
                seat_in_order(state, LETTERS.index(name))
            go_to(state, AID_JUDGED)
            settle_down(state)
        return state

    def load(self, data: dict[str, object]) -> State:
        """A position from its dump; what cannot be is refused by the name of its field."""
        seats = data.get("seats")
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise bad("seats", seats)
        state = KingsburgState(seats)
        state.lay_out()
        load_board(state, data)
        if state.to_act != NOBODY:
            state.audit()
        settle_down(state)
        state.audit()
        return state


def settle_down(state: KingsburgState) -> None:
    """Lets the game carry on to the next decision or die."""
    while state.to_act == NOBODY:
        carry_on(state)
