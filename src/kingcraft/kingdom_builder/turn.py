"""The turn: three settlements by the card, tiles before or after them; from the card shown to the last round's end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core import state as contract
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Hex, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Phrase, Telling
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, effects, field, section, step
from kingcraft.kingdom_builder.effects import TERRAINS, terrain_word
from kingcraft.kingdom_builder.field import cells_of
from kingcraft.kingdom_builder.hexes import (
    HEXES,
    empty_field,
    hex_name,
    hex_named,
    holds,
    nth_hex,
    size,
    tallied,
)
from kingcraft.kingdom_builder.pile import must_draw
from kingcraft.kingdom_builder.position import BLOCK, Position, in_block, owed, put, ready, take_off
from kingcraft.kingdom_builder.sites import (
    add_hexes,
    find_sites,
    find_tile_sites,
    ground_for,
    refuse_hex,
    refuse_place,
    sites,
    tile_sites,
)
from kingcraft.kingdom_builder.step import Step
from kingcraft.kingdom_builder.tiles import gain, tile_word

_AREA: Final[vec[i64]] = empty_field()
"""Where `pick` writes what may be chosen; it is read before anything else is written there."""


class Turn(Step):
    """The seat builds by its card, uses a tile, or ends its turn."""

    def __init__(self) -> None:
        super().__init__(step.TURN, "turn", "turn", section.MANDATORY)
        self.block = BLOCK

    # -- what happens here -----------------------------------------------------------------------

    def act(self, state: Position, move: Action) -> None:
        """Plays one of these."""
        if move < action.USE:
            state.block -= 1
            _build(state, move)
        elif move < action.PUT:
            _use(state, (move - action.USE) // HEXES, (move - action.USE) % HEXES)
        else:
            _end_turn(state)

    def audit(self, state: Position) -> None:
        """A dead card is replaced at once while the block is not finished."""
        card = _card(state)
        dead = card == field.NONE or state.cells[field.ROOM + card] == 0
        if owed(state) > 0 and dead:
            name = f"players.{SEAT_LETTERS[int(state.turn)]}.terrain"
            raise bad(name, None if card == field.NONE else TERRAINS[card])

    # -- what may be chosen ----------------------------------------------------------------------

    def listed(self, state: Position) -> vec[i64]:
        """Hexes of the card, hexes of every tile; the end, when nothing is owed."""
        found = vec[i64]()
        left = owed(state)
        if left > 0:
            sizes = find_sites(state, _card(state), _AREA)
            found = add_hexes(found, _AREA, sizes, action.BUILD)
        if ready(state, state.turn) != 0 and not in_block(state):
            for kind in range(state.box.tile_count):
                if usable(state, kind):
                    sizes = find_tile_sites(state, kind, _AREA)
                    found = add_hexes(found, _AREA, sizes, action.USE + kind * HEXES)
        return append(found, action.END) if left == 0 else found

    def allows(self, state: Position, move: Action) -> bool:
        """The same, for one of them."""
        if move < 0 or move >= action.PUT:
            return move == action.END and owed(state) == 0
        if move < action.USE:
            return owed(state) > 0 and holds(sites(state, _card(state)), 0, move)
        kind = (move - action.USE) // HEXES
        return kind < state.box.tile_count and usable(state, kind) and holds(tile_sites(state, kind), 0, move % HEXES)

    def pick(self, state: Position, stream: Stream) -> Action:
        """Weighs what there is by its number of hexes: chooses anew between what was chosen and what comes next."""
        total: i64 = 1
        chosen: i64 = action.END
        left = owed(state)
        if left > 0:
            sizes = find_sites(state, _card(state), _AREA)
            total = tallied(sizes)
            chosen = nth_hex(_AREA, sizes, stream.below(total))
        able = ready(state, state.turn)
        if able == 0 or in_block(state):
            return chosen
        supply = state.cells[cells_of(state.turn) + field.SUPPLY]
        for kind in range(state.box.tile_count):
            if able & state.land.of_tile[kind] != 0 and (supply > 0 or state.box.moves[kind] != 0):
                sizes = find_tile_sites(state, kind, _AREA)
                here = tallied(sizes)
                if here > 0:
                    total += here
                    ticket = stream.below(total)
                    if ticket < here:
                        chosen = action.USE + kind * HEXES + nth_hex(_AREA, sizes, ticket)
        return chosen

    def refuse(self, state: Position, move: Action) -> Ruling:
        """What forbids it."""
        if move < 0:
            return Ruling("kingdom-builder-unknown", section.TURN_ORDER)
        if move < action.USE:
            return _refuse_block(state, move)
        if move < action.PUT:
            return _refuse_tile(state, (move - action.USE) // HEXES, move % HEXES)
        if move < action.END:
            return Ruling("kingdom-builder-nothing-lifted", section.EXTRA)
        if move == action.END:
            return Ruling("kingdom-builder-end-early", section.MANDATORY, {"left": int(owed(state))})
        return Ruling("kingdom-builder-nothing-lost", section.LOCATIONS)

    # -- how it is asked, written and told -------------------------------------------------------

    def question(self, state: Position) -> Phrase:
        """To build, to use a tile, to end the turn: what there is of it."""
        tiles = any([action.USE <= move < action.PUT for move in self.listed(state)])
        if owed(state) == 0:
            return Phrase("kingdom-builder-ask-use-or-end" if tiles else "kingdom-builder-ask-end")
        first = tiles and not in_block(state)
        facts: dict[str, object] = {"left": int(owed(state)), "terrain": terrain_word(_card(state))}
        return Phrase("kingdom-builder-ask-build-or-use" if first else "kingdom-builder-ask-build", facts)

    def write(self, state: Position, move: Action) -> str:
        """`build k12`, `tavern c3`, `end`."""
        if move < action.USE:
            return "build " + hex_name(int(move))
        if move < action.PUT:
            return f"{state.box.tiles[(move - action.USE) // HEXES].id} {hex_name(int(move % HEXES))}"
        return "end"

    def read(self, state: Position, words: list[str]) -> int:
        """A hex to build on, a tile and its hex, or the end."""
        if words == ["end"]:
            return action.END
        hex = hex_named(words[1]) if len(words) == 2 else -1
        if hex < 0 or words[0] == "build":
            return hex
        kind = state.box.tile_named(words[0])
        return action.USE + kind * HEXES + hex if kind >= 0 else -1

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """A settlement built, a tile used, or the end."""
        seat = int(state.turn)
        if move < action.USE:
            return Telling("build", seat, {"hex": hex_name(int(move))})
        if move >= action.PUT:
            return Telling("end", seat)
        kind = (move - action.USE) // HEXES
        facts: dict[str, object] = {"tile": tile_word(state, kind), "hex": hex_name(int(move % HEXES))}
        return Telling("lift" if state.box.moves[kind] else "use", seat, facts)


class Over(Step):
    """The game is over."""

    def __init__(self) -> None:
        super().__init__(step.OVER, "over", "over", section.ENDING)
        self.dealt = False

    def restore(self, state: Position) -> None:
        """Nobody acts any more."""
        state.to_act = contract.OVER

    def audit(self, state: Position) -> None:
        """Only after the last seat of the last round."""
        if state.last == 0 or next_seat(state) != state.start:
            raise bad("phase", self.name)

    def listed(self, state: Position) -> vec[i64]:
        """Nothing."""
        return vec[i64]()

    def refuse(self, state: Position, move: Action) -> Ruling:
        """Nothing is played any more."""
        return Ruling("kingdom-builder-over", self.section)

    def example(self, state: Position) -> str:
        """What was played last."""
        return "end"


def usable(state: Position, kind: i64) -> bool:
    """Whether the seat has a tile of this kind that it may use now."""
    if in_block(state) or ready(state, state.turn) & state.land.of_tile[kind] == 0:
        return False
    return state.box.moves[kind] != 0 or state.cells[cells_of(state.turn) + field.SUPPLY] > 0


def begin_turn(state: Position, seat: Seat) -> None:
    """The seat shows its card."""
    state.turn = seat
    state.to_act = seat
    state.step = step.TURN
    state.block = BLOCK
    check_card(state)


def check_card(state: Position) -> None:
    """Before and during the block: a card without an empty hex leaves the game and is replaced at once.

    If neither pile nor discards have a card left, nothing more can be built on a card: the block ends as it is, and
    the game with this round. The rules do not say; the ruling is ours.
    """
    if owed(state) == 0:
        return
    at = cells_of(state.turn) + field.HAND
    card = state.cells[at]
    if card != field.NONE and state.cells[field.ROOM + card] > 0:
        return
    if card != field.NONE:
        state.cells[field.REMOVED + card] += 1
        state.cells[at] = field.NONE
    if must_draw(state, step.REPLACE):
        return
    state.block = 0
    state.last = 1


def pass_turn(state: Position) -> None:
    """The next seat begins its turn."""
    seat = next_seat(state)
    if seat == state.start:
        state.round += 1
    begin_turn(state, seat)


def next_seat(state: Position) -> Seat:
    """The seat after the one on turn."""
    return state.turn + 1 if state.turn + 1 < state.seats else i64(0)


def _card(state: Position) -> i64:
    return state.cells[cells_of(state.turn) + field.HAND]


def _build(state: Position, hex: Hex) -> None:
    seat = state.turn
    at = cells_of(seat) + field.SUPPLY
    state.cells[at] -= 1
    if state.cells[at] == 0:
        state.last = 1
    put(state, seat, hex)
    gain(state, hex)
    check_card(state)


def _use(state: Position, kind: i64, hex: Hex) -> None:
    """Extra action: a build tile builds, a move tile lifts."""
    able = ready(state, state.turn) & state.land.of_tile[kind]
    state.cells[cells_of(state.turn) + field.SPENT] |= able & -able
    if state.box.moves[kind] == 0:
        _build(state, hex)
        return
    take_off(state, state.turn, hex)
    state.lifted = hex
    state.tool = kind
    state.step = step.LIFT


def _end_turn(state: Position) -> None:
    """Discards the card and draws a new one, unless the game is over."""
    base = cells_of(state.turn)
    cells = state.cells
    if cells[base + field.HAND] != field.NONE:
        cells[field.DISCARDS + cells[base + field.HAND]] += 1
        cells[base + field.HAND] = field.NONE
    cells[base + field.SPENT] = 0
    cells[base + field.FRESH] = 0
    state.block = 0
    if state.last != 0 and next_seat(state) == state.start:
        state.step = step.OVER
        state.to_act = contract.OVER
    elif not must_draw(state, step.DRAW):
        pass_turn(state)


def _refuse_block(state: Position, hex: Hex) -> Ruling:
    if owed(state) == 0:
        return _refuse_supply(state) or Ruling("kingdom-builder-block-done", section.MANDATORY)
    return refuse_hex(state, hex, _card(state))


def _refuse_supply(state: Position) -> Ruling | None:
    left = state.cells[cells_of(state.turn) + field.SUPPLY]
    return Ruling("kingdom-builder-supply", section.MANDATORY) if left == 0 else None


def _refuse_tile(state: Position, kind: i64, hex: Hex) -> Ruling:
    if kind >= state.box.tile_count:
        return Ruling("kingdom-builder-unknown", section.EXTRA)
    if in_block(state):
        return Ruling("kingdom-builder-in-block", section.EXTRA, {"left": int(owed(state))})
    missing = _refuse_use(state, kind)
    if missing is not None:
        return missing
    if state.box.moves[kind] == 0:
        return refuse_place(state, state.box.place[kind], hex)
    if not holds(state.cells, cells_of(state.turn) + field.OWN, hex):
        return Ruling("kingdom-builder-not-own", section.EXTRA, {"hex": hex_name(int(hex))})
    return _refuse_lift(state, kind, hex)


def _refuse_lift(state: Position, kind: i64, hex: Hex) -> Ruling:
    """Why a settlement has nowhere to go: no empty hex, or the duty to stay next to own ones leads back to its own."""
    place = state.box.place[kind]
    lands = place != effects.JUMP_PLACE and size(sites(state, ground_for(state, place))) > 0
    why = "duty" if lands else "jump" if place == effects.JUMP_PLACE else "none"
    facts: dict[str, object] = {"hex": hex_name(int(hex)), "tile": tile_word(state, kind), "why": why}
    return Ruling("kingdom-builder-stuck", section.BUILDING if lands else section.EXTRA, facts)


def _refuse_use(state: Position, kind: i64) -> Ruling | None:
    """Whether the tile itself is missing, new or used, or the supply is empty."""
    base = cells_of(state.turn)
    held = state.cells[base + field.HELD] & state.land.of_tile[kind]
    facts: dict[str, object] = {"tile": tile_word(state, kind)}
    if held == 0:
        return Ruling("kingdom-builder-tile-none", section.LOCATIONS, facts)
    if ready(state, state.turn) & held == 0:
        new = state.cells[base + field.FRESH] & held == held
        id = "kingdom-builder-tile-new" if new else "kingdom-builder-tile-spent"
        return Ruling(id, section.LOCATIONS if new else section.EXTRA, facts)
    return None if state.box.moves[kind] else _refuse_supply(state)
