"""The engine's bit fields against rules written plainly, hex by hex, along random games."""

import pytest

from kingcraft import OVER, Stream, game_named
from kingcraft.kingdom_builder.hexes import hex_name, hex_named, jumps, neighbours
from kingcraft.kingdom_builder.state import KingdomBuilderState

LAND = "GFTCD"
TERRAIN = {"grass": "G", "flowers": "F", "forest": "T", "canyon": "C", "desert": "D"}
WHERE = {"farm": "G", "oasis": "D", "harbor": "W"}


class Plain:
    """A position as sets of hexes."""

    def __init__(self, state: KingdomBuilderState) -> None:
        view = state.view(None)
        self.map = "".join(view["map"])  # type: ignore[arg-type]
        players: list[dict[str, list[str]]] = view["players"]  # type: ignore[assignment]
        self.own = {hex_named(hex) for hex in players[int(state.turn)]["settlements"]}
        self.taken = {hex_named(hex) for player in players for hex in player["settlements"]}
        self.card = TERRAIN.get(str(view["terrain"]), "")

    def pool(self, tile: str) -> set[int]:
        if tile == "tower":
            return {h for h in range(400) if self.map[h] in LAND and (h % 20 in (0, 19) or h // 20 in (0, 19))}
        return {h for h in range(400) if self.map[h] == WHERE.get(tile, self.card)}

    def dutiful(self, pool: set[int], own: set[int], taken: set[int]) -> set[int]:
        empty = pool - taken
        near = {h for h in empty if own & set(neighbours(h))}
        return near or empty

    def line_ends(self) -> set[int]:
        ends = set()
        for start in self.own:
            for step in neighbours(start):
                run = [start, step]
                while run[-1] in self.own and (ahead := straight(run[-2], run[-1])) is not None:
                    run.append(ahead)
                if len(run) >= 4 and self.map[run[-1]] in LAND and run[-1] not in self.taken:
                    ends.add(run[-1])
        return ends

    def landings(self, tile: str, hex: int) -> set[int]:
        taken = self.taken - {hex}
        if tile == "paddock":
            return {h for h in jumps(hex) if self.map[h] in LAND and h not in taken}
        return self.dutiful(self.pool(tile), self.own - {hex}, taken) - {hex}

    def moves(self, tile: str) -> set[int]:
        if tile == "tavern":
            return self.line_ends()
        if tile in ("barn", "harbor", "paddock"):
            return {hex for hex in self.own if self.landings(tile, hex)}
        return self.dutiful(self.pool(tile), self.own, self.taken)


def straight(before: int, here: int) -> int | None:
    """The hex after `here`, coming from `before`."""
    ahead = [hex for hex in neighbours(here) if hex in jumps(before)]
    common = [hex for hex in ahead if [m for m in neighbours(before) if m in neighbours(hex)] == [here]]
    return common[0] if common else None


def offered(state: KingdomBuilderState) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for action in state.legal():
        verb, _, place = state.write(action).partition(" ")
        if place and verb != "give-up":
            found.setdefault(verb, set()).add(hex_named(place.rpartition("-")[2]))
    return found


def expected(state: KingdomBuilderState) -> dict[str, set[int]]:
    plain = Plain(state)
    view = state.view(None)
    if view["phase"] == "lift":
        lifted: dict[str, str] = view["lifted"]  # type: ignore[assignment]
        return {lifted["tile"]: plain.landings(lifted["tile"], hex_named(lifted["hex"]))}
    player: dict[str, object] = view["players"][int(state.turn)]  # type: ignore[index]
    found = {"build": plain.moves("oracle")} if view["block"] else {}
    ready = [tile["tile"] for tile in player["tiles"] if tile["use"] == "ready"]  # type: ignore[attr-defined]
    for tile in ready if not view["block_begun"] else []:
        if player["supply"] or tile in ("barn", "harbor", "paddock"):
            found[tile] = plain.moves(tile)
    return {verb: hexes for verb, hexes in found.items() if hexes}


@pytest.mark.parametrize("seed", range(12))
def test_legal_moves_are_those_of_the_plain_rules(seed: int) -> None:
    game = game_named("kingdom-builder")
    seats = 2 + seed % 3
    state = game.start(seats, game.settle(seats, {}))
    stream = Stream(seed)
    while state.to_act != OVER:
        if state.to_act >= 0 and state.view(None)["phase"] != "give-up":
            assert isinstance(state, KingdomBuilderState)
            assert offered(state) == expected(state), [hex_name(h) for h in Plain(state).own]
        state.make(state.sample(stream))
