"""Step d and the end of a season; phases 3 and 5."""

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn


def builder(have: tuple[int, int, int], buildings: str = "") -> State:
    """A's turn to build in spring."""
    return table("spring", "build", A=player(have, buildings))


@proves("2d.2")
def test_t12_rows_go_from_left_to_right() -> None:
    plenty = (9, 9, 9)
    assert ruling(builder(plenty), "build church") == "left-first"
    assert ruling(builder(plenty, "statue"), "build church") == "left-first"
    assert ruling(builder(plenty, "statue chapel"), "build church") == ""


@proves("2d.1")
@proves("2d.4")
def test_t13_to_t16_what_the_example_builds() -> None:
    state = table(
        "spring", "build", "ACDB",
        A=player((2, 1, 0), points=1), B=player((1, 1, 1)), C=player((2, 0, 1)), D=player((1, 2, 0)),
    )  # fmt: skip
    assert ruling(state, "build chapel") == "left-first"
    play(state, "build statue")
    assert goods(state, "A") == (0, 1, 0)
    assert turn(state) == "C"
    play(state, "build guard-tower", "build palisade", "build inn")
    assert [goods(state, letter) for letter in "BCD"] == [(0, 0, 1), (1, 0, 0), (1, 0, 0)]
    assert [seat(state, letter)["sources"]["buildings"] for letter in "ABCD"] == [3, 0, 1, 0]


@proves("2d.1")
def test_a_building_must_be_paid() -> None:
    state = builder((1, 0, 0))
    assert ruling(state, "build statue") == "cost"
    assert moves(state) == ["done"]


@proves("2d.3")
def test_a_building_stands_once() -> None:
    assert ruling(builder((9, 9, 9), "statue"), "build statue") == "standing"


@proves("2d.5")
def test_t34_the_crane_takes_a_gold_off_the_farms() -> None:
    state = builder((1, 3, 1), "inn market barricade crane")
    assert goods(play(state, "build farms"), "A") == (0, 0, 0)
    assert ruling(builder((1, 3, 1), "inn market barricade"), "build farms") == "cost"
    assert ruling(builder((1, 2, 0), "inn barricade crane"), "build market") == "cost"


def end_of(season: str, have: tuple[int, int, int], buildings: str, *first: str, tokens: int = 0) -> State:
    """A season's end for A, whose last building may be built first."""
    state = table(season, "build", A=player(have, buildings, tokens=tokens))
    return play(state, *(first or ("done",)), "done", "done")


@proves("2e.1")
def test_the_inn_gives_a_token_in_summer_alone() -> None:
    assert [seat(end_of(season, (0, 0, 0), "inn"), "A")["tokens"] for season in ("spring", "summer", "autumn")] == [
        0,
        1,
        0,
    ]
    assert seat(end_of("summer", (1, 1, 0), "", "build inn"), "A")["tokens"] == 1


HALL = "barricade crane town-hall"


@proves("2e.2")
def test_t35_the_town_hall_takes_one_payment() -> None:
    state = end_of("spring", (1, 0, 0), HALL, tokens=1)
    assert moves(state) == ["done", "pay token", "pay gold"]
    before = state.scores()[0]
    play(state, "pay token")
    assert seat(state, "A")["sources"]["powers"] == 1
    assert state.scores()[0] == before + 2  # the second point is the King's reward for the most buildings
    assert goods(state, "A") == (1, 0, 0)
    assert turn(state) == "chance"
    assert turn(end_of("spring", (0, 0, 0), HALL)) == "chance"


@proves("2e.2")
def test_the_town_hall_works_in_the_season_it_is_built() -> None:
    state = end_of("spring", (2, 2, 1), "barricade crane", "build town-hall")
    assert moves(state) == ["done", "pay wood", "pay gold"]


@proves("2e.3")
def test_t36_the_token_of_the_inn_pays_for_the_town_hall() -> None:
    state = end_of("summer", (0, 0, 0), "inn " + HALL)
    assert moves(state) == ["done", "pay token"]
    play(state, "pay token")
    assert seat(state, "A")["sources"]["powers"] == 1
    assert seat(state, "A")["tokens"] == 0


@proves("2e.4")
def test_t37_the_embassy_pays_at_once() -> None:
    state = end_of("summer", (2, 2, 2), HALL, "build embassy")
    assert seat(state, "A")["sources"]["powers"] == 1


@proves("3.1")
def test_the_reward_goes_to_all_with_the_most_buildings() -> None:
    state = table("spring", "done", A=player(buildings="inn"), B=player(buildings="palisade"))
    assert [seat(state, letter)["sources"]["reward"] for letter in "ABC"] == [1, 1, 0]
    nobody = table("spring", "done")
    assert nobody.scores() == [1, 1, 1]


FIVE = "statue inn guard-tower palisade barricade"
FOUR = "inn guard-tower palisade barricade"


@proves("5.1")
def test_t17_the_envoy_goes_to_the_one_who_is_behind() -> None:
    state = table(
        "summer", "done", "ABCD", year=2,
        A=player(buildings=FIVE), B=player((2, 0, 0), FOUR), C=player((1, 0, 0), FOUR), D=player(buildings=FOUR),
    )  # fmt: skip
    assert state.dump()["envoy"] == "D"


@proves("5.2")
def test_t18_a_tie_leaves_the_envoy_at_home() -> None:
    state = table(
        "summer", "done", "ABCD", year=2,
        A=player(buildings=FIVE), B=player((2, 0, 0), FOUR), C=player(buildings=FOUR), D=player(buildings=FOUR),
    )  # fmt: skip
    assert state.dump()["envoy"] is None


@proves("5.4")
@proves("5.5")
def test_t19_a_double_build() -> None:
    state = table("autumn", "build", "DABC", D=player((1, 3, 0), "guard-tower"), envoy="D")
    play(state, "build barricade")
    assert turn(state) == "D"
    assert state.dump()["envoy"] == "D"
    play(state, "build blacksmith")
    assert goods(state, "D") == (0, 0, 0)
    assert seat(state, "D")["sources"]["buildings"] == 3
    assert state.dump()["envoy"] is None
    assert turn(state) == "A"


@proves("5.4")
def test_the_second_building_may_stand_on_the_first_and_a_crane_counts_for_it() -> None:
    state = table("autumn", "build", A=player((1, 2, 2), "barricade"), envoy="A")
    play(state, "build crane", "build town-hall")
    assert goods(state, "A") == (0, 0, 0)


@proves("5.5")
def test_the_envoy_may_be_kept_after_one_building() -> None:
    state = table("autumn", "build", A=player((2, 2, 0)), envoy="A")
    play(state, "build barricade", "done")
    assert state.dump()["envoy"] == "A"
    assert turn(state) == "B"


@proves("5.3")
@proves("5.5")
def test_t20_the_envoy_joins_a_taken_advisor() -> None:
    state = table("autumn", "influence", "BDAC", B=player(dice=[3, 1]), D=player(dice=[3]), envoy="D")
    assert ruling(play(state, "3>3"), "3>3") == "taken"
    assert ruling(state, "3>3 envoy") == ""
    play(state, "3>3 envoy", "pass", "pass", "pass", "pass")
    assert state.dump()["envoy"] is None
    assert goods(state, "B") == (0, 1, 0)
    assert goods(state, "D") == (0, 1, 0)


@proves("5.3")
def test_the_envoy_goes_to_ones_own_advisor_too_and_not_to_a_free_one() -> None:
    state = table("autumn", "influence", A=player(dice=[2, 2]), envoy="A")
    assert ruling(state, "2>2 envoy") == "envoy-idle"
    play(state, "2>2", "pass", "pass", "2>2 envoy", "pass")
    assert goods(state, "A") == (2, 0, 0)


@proves("5.6")
def test_t48_an_unused_envoy_goes_back_and_may_come_again() -> None:
    behind = table("summer", "done", A=player(buildings="inn"), B=player(buildings="inn"), envoy="C", year=3)
    assert behind.dump()["envoy"] == "C"
    tied = table("summer", "done", envoy="C", year=3)
    assert tied.dump()["envoy"] is None
