"""To Forge a Realm: what each of the 28 buildings of the alternative rows costs, is worth and does."""

from typing import Any

import pytest

from kingcraft.core.state import State
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import Goods, goods, moves, play, player, points, seat, table
from tests.rulebook.kingsburg.test_alternative_rows import sheet

ROWS = [
    "toll-gate caravanserai lapidary counting-house",
    "shrine hermitage abbey minster",
    "bakehouse fairground orchard exchange",
    "watch-fire mercenary-camp war-forge dark-tower",
    "ditch kennels curtain-wall citadel",
    "bulwark scaffold chancery consulate",
    "thorn-hedge veterans-hall drill-yard war-college",
]


def realm(phase: str, step: str, buildings: str, purse: Goods = (0, 0, 0), **rest: Any) -> State:
    """A position in which A's rows of certain buildings are covered, and A has built each up to them."""
    own = {name: rest.pop(name) for name in ("dice", "soldiers", "tokens") if name in rest}
    strips = [row.split()[0] for row in ROWS if set(row.split()) & set(buildings.split())]
    mine = player(purse, up_to(buildings), sheet=sheet(*strips), **own)
    return table(phase, step, rows="extended", strips="draw", A=mine, **rest)


def up_to(buildings: str) -> str:
    """Buildings with all that stand to the left of them."""
    names: list[str] = []
    for last in buildings.split():
        row = next(row.split() for row in ROWS if last in row.split())
        names += row[: row.index(last) + 1]
    return " ".join(names)


def ended(season: str, buildings: str, purse: Goods = (0, 0, 0), **rest: Any) -> State:
    """The end of a season: nobody builds anything."""
    return play(realm(season, "build", buildings, purse, **rest), "done", "done", "done")


def combat(buildings: str, year: int, enemy: str, **rest: Any) -> int:
    """A's combat value with a King's die of 1 and no soldiers."""
    state = realm("winter", "kings-die", buildings, year=year, enemy=enemy, **rest)
    before = state.copy()
    told = play(state, "king 1").news(before, before.read("king 1"))
    return int(str(told[0].facts["own"])) - 1


@proves("20.1")
@pytest.mark.parametrize(
    ("row", "costs", "worth"),
    [
        (0, [(0, 2, 1), (1, 1, 1), (2, 1, 2), (5, 1, 1)], [1, 2, 3, 5]),
        (1, [(2, 1, 0), (3, 0, 1), (3, 1, 2), (4, 0, 3)], [2, 4, 6, 8]),
        (2, [(1, 2, 0), (1, 2, 0), (2, 2, 1), (3, 1, 1)], [1, 1, 3, 5]),
        (3, [(2, 0, 1), (1, 2, 0), (2, 2, 1), (3, 2, 1)], [1, 2, 4, 6]),
        (4, [(0, 1, 1), (1, 1, 1), (2, 0, 2), (3, 0, 2)], [0, 2, 2, 4]),
        (5, [(0, 1, 0), (0, 1, 1), (2, 1, 1), (2, 2, 2)], [0, 1, 2, 4]),
        (6, [(0, 0, 1), (1, 1, 0), (1, 2, 0), (1, 1, 1)], [0, 1, 2, 3]),
    ],
)
def test_costs_and_points(row: int, costs: list[Goods], worth: list[int]) -> None:
    box = box_for("base", "2012", "points", Modules({"rows": "extended", "strips": "draw"}))
    entries = [next(entry for entry in box.buildings if entry.id == id) for id in ROWS[row].split()]
    assert [tuple(entry.amount("cost", good) for good in ("gold", "wood", "stone")) for entry in entries] == costs
    assert [entry.data["points"] for entry in entries] == worth


# -- row A ---------------------------------------------------------------------------------------------


@proves("20.toll-gate")
@pytest.mark.parametrize(("season", "gold"), [("spring", 0), ("summer", 1), ("autumn", 0)])
def test_the_toll_gate_brings_a_gold_in_summer(season: str, gold: int) -> None:
    assert goods(ended(season, "toll-gate"), "A") == (gold, 0, 0)


@proves("20.toll-gate")
def test_what_is_built_in_a_season_works_at_its_end() -> None:
    mine = player((0, 2, 1), sheet=sheet("toll-gate"))
    state = table("summer", "build", rows="extended", strips="draw", A=mine)
    assert goods(play(state, "build toll-gate", "done", "done"), "A") == (1, 0, 0)


@proves("20.caravanserai")
def test_the_caravanserai_turns_a_gold_into_wood_and_stone_in_summer() -> None:
    state = ended("summer", "caravanserai", (1, 0, 0))
    assert moves(state) == ["done", "pay gold"]
    assert goods(play(state, "pay gold"), "A") == (1, 1, 1)
    assert "pay gold" not in moves(ended("spring", "caravanserai", (1, 0, 0)))


@proves("20.lapidary")
def test_the_lapidary_sells_a_stone_for_two_points_in_summer() -> None:
    state = ended("summer", "lapidary", (0, 0, 1))
    before = points(state)[0]
    play(state, "pay stone")
    assert (goods(state, "A")[2], points(state)[0]) == (0, before + 2)


@proves("20.counting-house")
@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_the_counting_house_brings_a_gold_and_opens_its_row_in_spring_and_autumn(season: str) -> None:
    state = ended(season, "counting-house", (0, 0, 1))
    assert moves(state) == ["done", "pay gold", "pay stone"]
    assert goods(play(state, "done"), "A")[0] == 1


# -- row B ---------------------------------------------------------------------------------------------


@proves("20.shrine")
def test_at_the_shrine_low_dice_are_rolled_again() -> None:
    low = realm("spring", "reroll", "shrine", dice=[1, 2, 3], B=player(dice=[6, 6, 5]), C=player(dice=[6, 5, 5]))
    assert moves(low) == ["keep", "shrine"]
    assert play(low, "shrine").write(low.legal()[0]) == "roll A 1 1 1"
    high = realm("spring", "roll", "shrine", turn="C", dice=[1, 2, 4], B=player(dice=[6, 6, 5]))
    assert play(high, "roll C 6 5 5").dump()["step"] == "influence"


@proves("20.hermitage")
@pytest.mark.parametrize(("season", "soldiers", "won"), [("autumn", 0, 1), ("autumn", 1, 0), ("spring", 0, 0)])
def test_the_hermitage_scores_in_autumn_without_soldiers(season: str, soldiers: int, won: int) -> None:
    state = realm(season, "build", "hermitage", soldiers=soldiers)
    before = seat(state, "A")["sources"]["powers"]
    play(state, "done", "done", "done")
    assert seat(state, "A")["sources"]["powers"] - before == won


@proves("20.abbey")
@pytest.mark.parametrize(
    ("year", "enemy", "bonus"), [(3, "demons-3-6", 1), (3, "zombies-3-6", 1), (3, "goblins-3-5", 0)]
)
def test_the_abbey_helps_against_demons_and_zombies(year: int, enemy: str, bonus: int) -> None:
    assert combat("abbey", year, enemy) == bonus


@proves("20.minster")
def test_the_minster_scores_for_column_four_at_the_end() -> None:
    state = realm("winter", "home", "minster consulate", year=5, enemy="barbarians-5-7", kings_die=1)
    assert state.to_act == -2
    assert seat(state, "A")["sources"]["ending"] == 2


# -- row C ---------------------------------------------------------------------------------------------


@proves("20.bakehouse")
@pytest.mark.parametrize(("season", "gold"), [("spring", 0), ("summer", 0), ("autumn", 1)])
def test_the_bakehouse_brings_a_gold_in_autumn(season: str, gold: int) -> None:
    assert goods(ended(season, "bakehouse"), "A")[0] == gold


@proves("20.fairground")
@pytest.mark.parametrize(("purse", "wood"), [((1, 0, 0), 1), ((0, 0, 0), 1), ((2, 0, 0), 0)])
def test_the_fairground_brings_a_wood_to_who_has_little(purse: Goods, wood: int) -> None:
    assert goods(realm("summer", "start", "fairground", purse), "A")[1] == wood


@proves("20.orchard")
@pytest.mark.parametrize(("season", "white"), [("spring", True), ("summer", False), ("autumn", True)])
def test_the_orchard_gives_a_white_die_in_spring_and_autumn(season: str, white: bool) -> None:
    state = play(realm(season, "roll", "orchard"), "roll A 1 2 3")
    assert state.write(state.legal()[0]).startswith("roll A white") == white


@proves("20.exchange")
@pytest.mark.parametrize(("season", "purse"), [("spring", (2, 1, 0)), ("summer", (2, 0, 1)), ("autumn", (3, 0, 0))])
def test_the_exchange_brings_a_good_a_season(season: str, purse: Goods) -> None:
    assert goods(realm(season, "start", "exchange", (2, 0, 0)), "A") == purse


# -- row D ---------------------------------------------------------------------------------------------


@proves("19.9")
@proves("20.watch-fire")
@pytest.mark.parametrize(("face", "lost"), [("1", 2), ("2", 0), ("3", 0)])
def test_the_watch_fire_helps_by_two_and_makes_a_defeat_dearer(face: str, lost: int) -> None:
    state = realm("winter", "kings-die", "watch-fire", (0, 0, 1), year=2, enemy="goblins-2-4")
    assert combat("watch-fire", 2, "goblins-2-4") == 2
    play(state, f"king {face}")
    assert seat(state, "A")["sources"]["battle"] == (-lost if lost else 1 if face == "3" else 0)


@proves("20.mercenary-camp")
def test_the_mercenaries_take_a_gold_that_is_there_for_two_soldiers() -> None:
    state = ended("autumn", "mercenary-camp", (1, 2, 0))
    assert moves(state) == ["pay gold"]
    play(state, "pay gold")
    assert (goods(state, "A"), seat(state, "A")["soldiers"]) == ((0, 2, 0), 2)
    assert ended("autumn", "mercenary-camp", (0, 2, 0)).dump()["phase"] == "recruit"
    assert "pay gold" not in moves(ended("spring", "mercenary-camp", (1, 0, 0)))


@proves("20.war-forge")
def test_the_war_forge_helps_makes_soldiers_cheap_and_burns_wood() -> None:
    state = ended("autumn", "war-forge", (0, 3, 0))
    assert goods(state, "A") == (0, 2, 0)
    assert moves(state) == ["done", "recruit wood"]
    assert combat("war-forge", 1, "orcs-1-3") == combat("mercenary-camp", 1, "orcs-1-3") + 1


@proves("20.dark-tower")
def test_the_dark_tower_helps_by_four_and_takes_a_point_a_year() -> None:
    assert combat("dark-tower", 1, "orcs-1-3") == combat("war-forge", 1, "orcs-1-3") + 4
    state = realm("aid", "judge", "dark-tower")
    assert seat(state, "A")["sources"]["powers"] == -1


# -- row E ---------------------------------------------------------------------------------------------


@proves("20.ditch")
@pytest.mark.parametrize(("enemy", "bonus"), [("orcs-1-3", 2), ("goblins-1-2", 1)])
def test_the_ditch_helps_more_against_orcs(enemy: str, bonus: int) -> None:
    assert combat("ditch", 1, enemy) == bonus


@proves("20.kennels")
def test_the_kennels_send_a_soldier_in_phase_seven() -> None:
    assert seat(ended("autumn", "kennels"), "A")["soldiers"] == 1
    assert seat(ended("summer", "kennels"), "A")["soldiers"] == 0


@proves("20.curtain-wall")
@pytest.mark.parametrize(
    ("year", "enemy", "bonus"), [(3, "demons-3-6", 2), (5, "dragons-5-9", 2), (3, "goblins-3-5", 1)]
)
def test_the_curtain_wall_helps_more_against_demons_and_dragons(year: int, enemy: str, bonus: int) -> None:
    assert combat("curtain-wall", year, enemy) == combat("kennels", year, enemy) + bonus


@proves("20.citadel")
def test_the_citadel_helps_and_pays_for_a_victory() -> None:
    assert combat("citadel", 3, "goblins-3-5") == combat("curtain-wall", 3, "goblins-3-5") + 1
    won = play(realm("winter", "kings-die", "citadel", enemy="zombies-1-4", soldiers=9), "king 1")
    plain = play(realm("winter", "kings-die", "curtain-wall", enemy="zombies-1-4", soldiers=9), "king 1")
    assert [mine - other for mine, other in zip(goods(won, "A"), goods(plain, "A"), strict=True)] == [1, 1, 0]


# -- row F ---------------------------------------------------------------------------------------------


@proves("20.bulwark")
@pytest.mark.parametrize(("year", "enemy", "bonus"), [(2, "barbarians-2-5", 1), (2, "goblins-2-4", 0)])
def test_the_bulwark_helps_against_barbarians(year: int, enemy: str, bonus: int) -> None:
    assert combat("bulwark", year, enemy) == bonus


@proves("20.scaffold")
def test_the_scaffold_saves_a_wood_in_the_last_columns() -> None:
    assert "build abbey" in moves(realm("spring", "build", "scaffold hermitage", (3, 0, 2)))
    assert "build abbey" not in moves(realm("spring", "build", "bulwark hermitage", (3, 0, 2)))


@proves("20.chancery")
def test_the_chancery_turns_a_token_into_two_points() -> None:
    state = ended("spring", "chancery", tokens=1)
    before = points(state)[0]
    play(state, "pay token")
    assert seat(state, "A")["tokens"] == 0
    assert seat(state, "A")["sources"]["powers"] == 2
    assert points(state)[0] >= before + 2


@proves("20.consulate")
@pytest.mark.parametrize(("season", "won", "tokens"), [("spring", 1, 0), ("summer", 0, 1), ("autumn", 1, 0)])
def test_the_consulate_scores_in_spring_and_autumn_and_gives_a_token_in_summer(
    season: str, won: int, tokens: int
) -> None:
    state = ended(season, "consulate")
    if tokens:
        play(state, "done")
    assert (seat(state, "A")["sources"]["powers"], seat(state, "A")["tokens"]) == (won, tokens)


# -- row G ---------------------------------------------------------------------------------------------


@proves("20.thorn-hedge")
@pytest.mark.parametrize(("enemy", "bonus"), [("orcs-1-3", 1), ("goblins-1-2", 1), ("zombies-1-4", 0)])
def test_the_thorn_hedge_helps_against_goblins_and_orcs(enemy: str, bonus: int) -> None:
    assert combat("thorn-hedge", 1, enemy) == bonus


@proves("20.veterans-hall")
def test_the_veterans_hall_brings_a_gold_for_a_victory() -> None:
    won = play(realm("winter", "kings-die", "veterans-hall", enemy="zombies-1-4", soldiers=9), "king 1")
    plain = play(realm("winter", "kings-die", "thorn-hedge", enemy="zombies-1-4", soldiers=9), "king 1")
    assert goods(won, "A")[0] == goods(plain, "A")[0] + 1


@proves("20.drill-yard")
def test_the_drill_yard_turns_a_token_into_two_soldiers_in_autumn() -> None:
    state = play(ended("autumn", "drill-yard", tokens=1), "pay token")
    assert (seat(state, "A")["soldiers"], seat(state, "A")["tokens"]) == (2, 0)
    assert "pay token" not in moves(ended("spring", "drill-yard", tokens=1))


@proves("20.war-college")
@pytest.mark.parametrize(("year", "enemy", "bonus"), [(3, "zombies-3-6", 2), (5, "dragons-5-9", 0)])
def test_the_war_college_helps_against_strength_six_or_less(year: int, enemy: str, bonus: int) -> None:
    assert combat("war-college", year, enemy) == bonus


@proves("20.war-college")
@pytest.mark.parametrize(("enemy", "bonus"), [("orcs-3-5", 3), ("zombies-3-6", 0)])
def test_the_war_college_looks_at_the_final_strength(enemy: str, bonus: int) -> None:
    """Among fierce enemies one of 5 has 6, and one of 6 has 7. The Thorn Hedge of its row helps against the Orcs."""
    assert combat("war-college", 3, enemy, destiny="cards", fate="fierce-enemies") == bonus
