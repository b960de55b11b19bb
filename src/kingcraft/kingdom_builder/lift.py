"""Moving a settlement: it is lifted with a tile, put down elsewhere, and tiles that it leaves behind are given up."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Hex
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Phrase, Telling
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, field, section, step
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import empty_field, hex_name, hex_named, holds, nth_hex, size, tallied
from kingcraft.kingdom_builder.position import Position, put
from kingcraft.kingdom_builder.sites import add_hexes, find_landings, landings, refuse_landing
from kingcraft.kingdom_builder.step import IN_HAND, PUT_DOWN, Step
from kingcraft.kingdom_builder.tiles import (
    gain,
    give_up,
    lose,
    loses_fresh,
    must_choose,
    tile_to_give_up,
    tile_word,
    to_give_up,
)
from kingcraft.kingdom_builder.turn import check_card

_AREA: Final[vec[i64]] = empty_field()
"""Where `pick` writes what may be chosen; it is read before anything else is written there."""
_SORTS: Final = ["ready", "spent"]
"""Which tile is given up: one that may still be used, or one that may not."""


class Lift(Step):
    """A settlement is in hand and must be put down."""

    def __init__(self) -> None:
        super().__init__(step.LIFT, "lift", "lift", section.EXTRA)
        self.moved = IN_HAND

    def act(self, state: Position, move: Action) -> None:
        """Puts it down; where twins let one choose, the gain comes before the loss."""
        hex = move - action.PUT
        put(state, state.turn, hex)
        state.placed = hex
        state.step = step.GIVE_UP
        if state.box.gain_first:
            gain(state, hex)
        _finish_move(state)

    def audit(self, state: Position) -> None:
        """It has somewhere to go."""
        _audit_tool(state)
        if size(landings(state)) == 0:
            raise bad("lifted", hex_name(int(state.lifted)))

    def listed(self, state: Position) -> vec[i64]:
        """Where it may be put."""
        sizes = find_landings(state, _AREA)
        return add_hexes(vec[i64](), _AREA, sizes, action.PUT)

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it may be put there."""
        return action.PUT <= move < action.END and holds(landings(state), 0, move - action.PUT)

    def pick(self, state: Position, stream: Stream) -> Action:
        """Any of these hexes."""
        sizes = find_landings(state, _AREA)
        return action.PUT + nth_hex(_AREA, sizes, stream.below(tallied(sizes)))

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It must be put down first, and not there."""
        if action.PUT <= move < action.END:
            return refuse_landing(state, move - action.PUT)
        return Ruling("kingdom-builder-lifted", section.EXTRA, self._facts(state))

    def question(self, state: Position) -> Phrase:
        """Where to put it."""
        return Phrase("kingdom-builder-ask-put", self._facts(state))

    def write(self, state: Position, move: Action) -> str:
        """`barn c3-d5`."""
        tile = state.box.tiles[state.tool].id
        return f"{tile} {hex_name(int(state.lifted))}-{hex_name(int(move - action.PUT))}"

    def read(self, state: Position, words: list[str]) -> int:
        """The tile, the hex it came from, and the hex it goes to."""
        if state.step != self.number or len(words) != 2:
            return -1
        source, _, target = words[1].partition("-")
        mine = state.box.tile_named(words[0]) == state.tool and hex_named(source) == state.lifted
        hex = hex_named(target)
        return action.PUT + hex if mine and hex >= 0 else -1

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """From where to where."""
        facts: dict[str, object] = {"hex": hex_name(int(move - action.PUT)), "from": hex_name(int(state.lifted))}
        return Telling("put", int(state.turn), facts)

    def _facts(self, state: Position) -> dict[str, object]:
        return {"hex": hex_name(int(state.lifted)), "tile": tile_word(state, state.tool)}


class GiveUp(Step):
    """A tile is lost, others of its kind differ from it, and their owner chooses which to give up."""

    def __init__(self) -> None:
        super().__init__(step.GIVE_UP, "give-up", "give-up", section.LOCATIONS)
        self.moved = PUT_DOWN

    def act(self, state: Position, move: Action) -> None:
        """Gives it up; perhaps there is another."""
        give_up(state, move == action.GIVE_READY)
        _finish_move(state)

    def audit(self, state: Position) -> None:
        """There is a choice."""
        _audit_tool(state)
        bit = to_give_up(state)
        if bit == 0 or not must_choose(state, bit):
            raise bad("phase", self.name)

    def listed(self, state: Position) -> vec[i64]:
        """One that may still be used, or one that may not."""
        return append(append(vec[i64](), action.GIVE_READY), action.GIVE_SPENT)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """One of them must go first."""
        return Ruling("kingdom-builder-choose", self.section, self._facts(state))

    def question(self, state: Position) -> Phrase:
        """Which."""
        return Phrase("kingdom-builder-ask-give-up", self._facts(state))

    def write(self, state: Position, move: Action) -> str:
        """`give-up spent`."""
        return f"give-up {_SORTS[move - action.GIVE_READY]}"

    def read(self, state: Position, words: list[str]) -> int:
        """Which sort."""
        known = len(words) == 2 and words[0] == "give-up" and words[1] in _SORTS
        return action.GIVE_READY + _SORTS.index(words[1]) if known else -1

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Which: one gained this turn is called new."""
        idle = "give-up-new" if loses_fresh(state) else "give-up-spent"
        verb = "give-up-ready" if move == action.GIVE_READY else idle
        return Telling(verb, int(state.turn), self._facts(state))

    def _facts(self, state: Position) -> dict[str, object]:
        return {"tile": tile_word(state, tile_to_give_up(state))}


def _finish_move(state: Position) -> None:
    """Goes on when all tiles lost by a move are given up; waits where the owner must choose one.

    The loss is judged before the gain, or after it in games where twins let one choose.
    """
    if not lose(state):
        return
    hex: Hex = state.placed
    state.step = step.TURN
    state.lifted = field.NONE
    state.placed = field.NONE
    state.tool = field.NONE
    if not state.box.gain_first:
        gain(state, hex)
    check_card(state)


def _audit_tool(state: Position) -> None:
    """The seat has had the tile that lifts."""
    taken: i64 = state.cells[cells_of(state.turn) + field.TAKEN]
    if state.box.moves[state.tool] == 0 or taken & state.land.of_tile[state.tool] == 0:
        raise bad("lifted", state.box.tiles[state.tool].id)
