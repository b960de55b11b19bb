"""To Forge a Realm, the extra rows: row A above the five of the base game, row G below them."""

from typing import Any

import pytest

from kingcraft.core.state import State
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, points, ruling, seat, table

ROW_A = "sawmill quarry goldsmith mint"
ROW_G = "improvised-defenses recruiting-center training-camp military-academy"


def realm(phase: str, step: str, **rest: Any) -> State:
    """A position with seven rows."""
    return table(phase, step, rows="extended", **rest)


@proves("12.1")
def test_seven_rows_are_built_from_left_to_right() -> None:
    state = realm("spring", "build", A=player((9, 9, 9)))
    first = ["sawmill", "statue", "inn", "guard-tower", "palisade", "barricade", "improvised-defenses"]
    assert moves(state) == ["done", *[f"build {building}" for building in first]]
    assert ruling(state, "build quarry") == "left-first"
    assert ruling(table("spring", "build", A=player((9, 9, 9))), "build sawmill") == "notation"


@proves("12.1")
def test_the_topmost_of_seven_rows_loses_its_building_first() -> None:
    built = "sawmill quarry statue chapel improvised-defenses recruiting-center"
    state = realm("winter", "kings-die", year=5, enemy="barbarians-5-8", A=player(buildings=built))
    play(state, "king 1")
    assert "quarry" not in seat(state, "A")["buildings"]
    assert "chapel" in seat(state, "A")["buildings"]


@proves("12.1")
def test_the_crane_makes_the_extra_rows_cheaper_too() -> None:
    built = "sawmill quarry barricade crane improvised-defenses recruiting-center"
    state = realm("spring", "build", A=player((1, 2, 2), built))
    assert "build goldsmith" in moves(state)
    assert "build training-camp" in moves(state)
    play(state, "build training-camp")
    assert goods(state, "A") == (1, 0, 2)


@proves("12.2")
def test_costs_and_points_of_the_extra_rows() -> None:
    box = box_for("base", "2012", "points", Modules({"rows": "extended"})).dump()
    buildings: list[dict[str, Any]] = box["buildings"]  # type: ignore[assignment]
    found = {entry["id"]: (entry["cost"], entry["points"]) for entry in buildings}
    assert [found[id] for id in ROW_A.split()] == [
        ({"wood": 2, "stone": 1}, 1),
        ({"gold": 1, "wood": 1, "stone": 2}, 2),
        ({"gold": 2, "wood": 2, "stone": 2}, 3),
        ({"gold": 6, "wood": 1, "stone": 1}, 5),
    ]
    assert [found[id] for id in ROW_G.split()] == [
        ({"stone": 1}, 0),
        ({"gold": 1, "wood": 1}, 1),
        ({"gold": 1, "wood": 2}, 2),
        ({"gold": 2, "wood": 1, "stone": 1}, 3),
    ]
    assert {entry["provenance"] for entry in buildings if entry["set"] != "base"} == {"single-source"}


@proves("12.3")
def test_the_sawmill_turns_a_wood_into_two_gold_at_the_end_of_summer() -> None:
    state = realm("summer", "build", A=player((0, 2, 0), "sawmill"))
    play(state, "done", "done", "done")
    assert moves(state) == ["done", "pay wood"]
    play(state, "pay wood")
    assert goods(state, "A") == (2, 1, 0)


@proves("12.3")
def test_the_quarry_turns_a_stone_into_three_gold_at_the_end_of_summer() -> None:
    state = realm("summer", "build", A=player((0, 0, 2), "sawmill quarry"))
    play(state, "done", "done", "done", "pay stone")
    assert goods(state, "A") == (3, 0, 1)


@proves("12.3")
def test_the_goldsmith_turns_a_gold_into_a_soldier_and_a_point() -> None:
    state = realm("summer", "build", A=player((2, 0, 0), "sawmill quarry goldsmith"))
    before = points(state)[0]
    play(state, "done", "done", "done", "pay gold")
    assert goods(state, "A") == (1, 0, 0)
    assert seat(state, "A")["soldiers"] == 1
    assert points(state)[0] == before + 1


@proves("12.3")
def test_what_one_building_pays_may_go_into_the_next_each_once() -> None:
    state = realm("summer", "build", A=player((0, 1, 0), "sawmill quarry goldsmith"))
    play(state, "done", "done", "done", "pay wood", "pay gold")
    assert goods(state, "A") == (1, 0, 0)
    assert state.dump()["phase"] == "autumn"


@proves("12.4")
@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_the_mint_opens_the_row_in_spring_and_autumn(season: str) -> None:
    closed = realm(season, "build", A=player((0, 1, 0), "sawmill quarry goldsmith"))
    assert "pay wood" not in moves(play(closed, "done", "done", "done"))
    opened = realm(season, "build", A=player((0, 1, 0), ROW_A))
    assert moves(play(opened, "done", "done", "done")) == ["done", "pay wood"]


@proves("12.5")
@pytest.mark.parametrize(("year", "enemy", "combat"), [(2, "zombies-2-5", 2), (3, "zombies-3-6", 1)])
def test_improvised_defenses_help_against_strength_five_or_less(year: int, enemy: str, combat: int) -> None:
    state = realm("winter", "kings-die", year=year, enemy=enemy, A=player((0, 0, 0), "improvised-defenses"))
    before = state.copy()
    play(state, "king 1")
    assert state.news(before, before.read("king 1"))[0].facts["own"] == combat


@proves("12.6")
def test_tokens_pay_for_soldiers_like_goods_with_the_recruiting_center() -> None:
    state = realm("recruit", "recruit", A=player((1, 0, 0), "improvised-defenses recruiting-center", tokens=2))
    assert moves(state) == ["done", "recruit gold token", "recruit token token"]
    play(state, "recruit gold token")
    assert (goods(state, "A"), seat(state, "A")["tokens"], seat(state, "A")["soldiers"]) == ((0, 0, 0), 1, 1)
    assert moves(state) == ["done"]


@proves("12.6")
def test_with_the_barracks_a_soldier_costs_one_token() -> None:
    built = "improvised-defenses recruiting-center guard-tower blacksmith barracks"
    state = realm("recruit", "recruit", A=player((0, 0, 0), built, tokens=2))
    play(state, "recruit token", "recruit token")
    assert seat(state, "A")["soldiers"] == 2


@proves("12.6")
def test_tokens_pay_for_no_soldier_without_it() -> None:
    state = realm("recruit", "recruit", A=player((1, 0, 0), "improvised-defenses", tokens=2))
    assert moves(state) == ["done"]
    assert ruling(state, "recruit gold token") == "tokens-do-not-pay"


@proves("12.7")
@pytest.mark.parametrize(("soldiers", "after"), [(0, 1), (1, 2), (2, 2)])
def test_the_training_camp_sends_a_soldier_to_those_with_fewer_than_two(soldiers: int, after: int) -> None:
    built = "improvised-defenses recruiting-center training-camp"
    state = realm("autumn", "build", A=player((0, 0, 0), built, soldiers=soldiers))
    play(state, "done", "done", "done")
    assert state.dump()["phase"] == "recruit"
    assert seat(state, "A")["soldiers"] == after


@proves("12.8")
@pytest.mark.parametrize(("own", "combat"), [(5, 5), (2, 3)])
def test_the_academy_rolls_a_die_of_its_own_and_the_higher_counts(own: int, combat: int) -> None:
    state = realm("winter", "kings-die", year=1, enemy="orcs-1-3", A=player(buildings=ROW_G, soldiers=0))
    play(state, "king 3")
    assert moves(state)[0] == "academy A 1"
    before = state.copy()
    move = f"academy A {own}"
    play(state, move)
    outcomes = [news for news in state.news(before, before.read(move)) if news.id == "kingsburg-army"]
    assert [news.facts["own"] for news in outcomes] == [combat + 1, 3, 3]


@proves("12.9")
def test_the_offers_and_the_pieces_of_the_extra_rows_stand_in_the_view() -> None:
    state = realm("spring", "build", A=player(buildings="sawmill"))
    assert state.view(None)["modules"] == {"rows": "extended"}
    assert "Sawmill" in state.text(0)
    assert "building-sawmill" in state.svg(0)
