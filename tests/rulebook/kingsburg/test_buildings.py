"""The twenty buildings: what each costs and is worth; built again after a defeat."""

import pytest

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn

Goods = tuple[int, int, int]

ROWS = [
    "statue chapel church cathedral",
    "inn market farms merchants-guild",
    "guard-tower blacksmith barracks wizards-guild",
    "palisade stable stone-wall fortress",
    "barricade crane town-hall embassy",
]
BUILDINGS: dict[str, tuple[Goods, int]] = {
    "statue": ((2, 0, 0), 3), "chapel": ((3, 0, 1), 5), "church": ((3, 1, 2), 7), "cathedral": ((5, 0, 3), 9),
    "inn": ((1, 1, 0), 0), "market": ((2, 2, 0), 1), "farms": ((2, 3, 1), 2), "merchants-guild": ((3, 1, 2), 4),
    "guard-tower": ((1, 0, 1), 1), "blacksmith": ((1, 2, 0), 2), "barracks": ((2, 2, 1), 4),
    "wizards-guild": ((3, 2, 2), 6),
    "palisade": ((0, 2, 0), 0), "stable": ((1, 1, 1), 2), "stone-wall": ((2, 0, 2), 2), "fortress": ((3, 0, 2), 4),
    "barricade": ((0, 1, 0), 0), "crane": ((0, 1, 1), 1), "town-hall": ((2, 1, 1), 2), "embassy": ((2, 2, 2), 4),
}  # fmt: skip
"""What each costs in gold, wood and stone, and its points."""


def left_of(building: str) -> str:
    """The buildings that must stand before it, without the Crane: it would make later ones cheaper."""
    row = next(row.split() for row in ROWS if building in row.split())
    return " ".join(row[: row.index(building)])


def cost(building: str) -> Goods:
    """What it costs who has all that stands to its left; the Crane of its own row takes a gold off."""
    (gold, wood, stone), _ = BUILDINGS[building]
    return (gold - ("crane" in left_of(building).split()), wood, stone)


@proves("2d.6")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_takes_exactly_its_cost_and_gives_its_points(building: str) -> None:
    gold, wood, stone = cost(building)
    state = table("spring", "build", A=player((gold + 1, wood + 1, stone + 1), left_of(building)))
    before = state.scores()[0]
    play(state, f"build {building}")
    assert goods(state, "A") == (1, 1, 1)
    assert state.scores()[0] - before == BUILDINGS[building][1]


@proves("2d.6")
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_is_refused_to_who_lacks_one_good(building: str) -> None:
    full = cost(building)
    for kind in range(3):
        if full[kind]:
            short = [9, 9, 9]
            short[kind] = full[kind] - 1
            poor = table("spring", "build", A=player((short[0], short[1], short[2]), left_of(building)))
            assert ruling(poor, f"build {building}") == "cost"


def test_all_buildings_together_are_worth_59_points() -> None:
    assert sum(points for _, points in BUILDINGS.values()) == 59
    assert sorted(BUILDINGS) == sorted(" ".join(ROWS).split())


@proves("2d.7")
def test_what_was_destroyed_may_be_built_again_and_counts_again() -> None:
    statue = player((3, 0, 0), "statue", points=3)
    state = table("winter", "enemy", A=statue, B=player(soldiers=9), C=player(soldiers=9))
    play(state, "enemy goblins-1-3", "king 1")
    assert (seat(state, "A")["buildings"], state.scores()[0]) == ([], 0)
    until_building(state)
    play(state, "build statue")
    assert (seat(state, "A")["buildings"], state.scores()[0]) == (["statue"], 3)


def until_building(state: State) -> None:
    """Everybody does the least there is to do until A may build."""
    while (state.view(None)["step"], turn(state)) != ("build", "A"):
        play(state, moves(state)[0])
