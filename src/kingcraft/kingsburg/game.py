"""Kingsburg as the registry knows it: its options, its first position, positions set up by hand."""

from typing import Final

from kingcraft.core.capability import FULL
from kingcraft.core.fields import bad
from kingcraft.core.pack import NO_PACK, PACK, read_files
from kingcraft.core.registry import Game, Option
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import State
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg.box import DEMONS, EDITIONS, FIRST_RULINGS, RULINGS, Box, box_for, known_sets
from kingcraft.kingsburg.calendar import settle, step_of
from kingcraft.kingsburg.content import BASE, packed_entries
from kingcraft.kingsburg.load import box_of, load_position
from kingcraft.kingsburg.modules import PRESETS, VALUES, Modules
from kingcraft.kingsburg.setup import seat_in_order
from kingcraft.kingsburg.state import KingsburgState

RANDOM: Final = "random"


class Kingsburg(Game):
    """Two to five governors, five years."""

    def __init__(self) -> None:
        options = [
            Option("edition", EDITIONS[0], EDITIONS),
            Option("order", RANDOM),
            Option("demons", DEMONS[0], DEMONS),
            Option("sets", BASE, unsaid=BASE),
            Option(PACK, NO_PACK),
            *[Option(name, values[0], values) for name, values in VALUES.items()],
            Option("rulings", RULINGS[0], RULINGS, unsaid=FIRST_RULINGS),
        ]
        super().__init__("kingsburg", 2, 5, options, PRESETS, FULL, "kingcraft.bots.kingsburg.kit:KIT")

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options complete; a starting order names every seat once, and the base game is always in play."""
        settled = super().settle(seats, options)
        order = settled["order"]
        if order != RANDOM and sorted(order) != list(SEAT_LETTERS[:seats]):
            raise _refused("order", order, [RANDOM, SEAT_LETTERS[:seats]])
        named = settled["sets"].split()
        settled["sets"] = " ".join([name for name in known_sets() if name in named])
        if BASE not in named or len(settled["sets"].split()) != len(named):
            raise _refused("sets", " ".join(named), known_sets())
        self._box(settled)
        return settled

    def from_files(self, option: str, files: dict[str, str]) -> str:
        """A pack; what is wrong in a file is said with its name."""
        if option != PACK:
            return super().from_files(option, files)
        pack = read_files(files)
        packed_entries(pack)
        return pack.text()

    def _box(self, options: dict[str, str]) -> Box:
        sets, edition, demons = options["sets"], options["edition"], options["demons"]
        return box_for(sets, edition, demons, Modules(options), options[PACK], options["rulings"])

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The empty table; the turn order is drawn first, unless it was given."""
        state = KingsburgState(self._box(options), seats)
        state.lay_out()
        if options["order"] != RANDOM:
            for name in options["order"]:
                seat_in_order(state, SEAT_LETTERS.index(name))
            step_of(state).finish(state)
            settle(state)
        return state

    def load(self, data: dict[str, object]) -> State:
        """A position from its dump; what cannot be is refused by the name of its field."""
        seats = data.get("seats")
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.least <= seats <= self.most:
            raise bad("seats", seats)
        state = KingsburgState(box_of(data), seats)
        state.lay_out()
        load_position(state, data)
        if state.to_act != NOBODY:
            state.audit()
        settle(state)
        state.audit()
        return state


def _refused(option: str, value: str, known: list[str]) -> BadOption:
    return BadOption(Ruling("option-value", facts={"option": option, "value": value, "known": known}))
