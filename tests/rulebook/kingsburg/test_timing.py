"""What comes before what: aid, guild, season's end, reward, envoy, winter; and who comes first."""

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn

GUILD = "inn market farms merchants-guild"
FOUR = "statue palisade barricade guard-tower"
HALL = "barricade crane town-hall"


@proves("1.4")
def test_the_aid_is_judged_before_the_guild_pays() -> None:
    """A and B are tied; with the guild's gold A would have more goods, and B alone would roll the white die."""
    state = table(
        "aid", "judge", A=player(buildings=GUILD), B=player(buildings=FOUR), C=player(buildings=FOUR + " inn")
    )
    assert state.dump()["aid"] is None
    play(state, "take stone", "take wood")
    assert [goods(state, letter) for letter in "AB"] == [(1, 0, 1), (0, 1, 0)]


@proves("1.5")
def test_the_aid_is_judged_after_the_battle() -> None:
    """A has as many buildings as the others until the Goblins destroy one."""
    state = table("winter", "enemy", A=player(buildings="inn"), B=player(buildings="inn", soldiers=5),
                  C=player(buildings="inn", soldiers=5))  # fmt: skip
    play(state, "enemy goblins-1-3", "king 1")
    assert state.view(None)["year"] == 2
    assert state.dump()["aid"] == "A"


@proves("2e.5")
def test_nothing_of_the_seasons_works_in_winter() -> None:
    """Guild, Inn, Town Hall and Embassy give nothing from recruiting to the end of the battle."""
    all_of_them = GUILD + " " + HALL + " embassy"
    state = table("recruit", "recruit", A=player((1, 0, 0), all_of_them, tokens=1), B=player(soldiers=3))
    play(state, "done", "done", "done", "enemy zombies-1-4", "king 5")
    assert (state.view(None)["year"], state.view(None)["phase"]) == (2, "aid")
    assert seat(state, "A")["sources"]["powers"] == 0
    assert (goods(state, "A"), seat(state, "A")["tokens"]) == ((1, 0, 0), 1)


def hall_and_envoy(pay: str) -> State:
    """The end of summer: A and B have as many buildings, and A one good more."""
    state = table("summer", "build", A=player((1, 0, 0), HALL), B=player(buildings=HALL), C=player(buildings=FOUR))
    return play(state, "done", "done", "done", pay)


@proves("2e.6")
def test_the_seasons_end_comes_before_the_envoy_is_given() -> None:
    """A good paid for a point makes A as poor as B, and then nobody is alone at the end."""
    assert hall_and_envoy("done").dump()["envoy"] == "B"
    paid = hall_and_envoy("pay gold")
    assert seat(paid, "A")["sources"]["powers"] == 1
    assert paid.dump()["envoy"] is None


@proves("2e.7")
def test_at_the_seasons_end_each_does_all_of_theirs_in_turn_order() -> None:
    inn = "inn " + HALL
    state = table("summer", "build", "CAB", A=player((1, 0, 0), inn), C=player(buildings=inn + " embassy"))
    play(state, "done", "done", "done")
    assert turn(state) == "C"
    assert moves(state) == ["done", "pay token"]
    play(state, "pay token")
    assert turn(state) == "A"
    play(state, "pay gold")
    assert [seat(state, letter)["sources"]["powers"] for letter in "ABC"] == [1, 0, 2]
    assert [seat(state, letter)["tokens"] for letter in "AC"] == [1, 0]


@proves("2a.7")
def test_white_dice_are_rolled_with_the_others_and_may_stay_unused() -> None:
    state = table("summer", "start", A=player(buildings="inn market farms"))
    play(state, "roll A 1 1 2")
    assert ruling(state, "roll B 1 2 3") != ""
    play(state, "roll A white 6", "roll B 1 2 3", "roll C 1 2 3")
    assert turn(state) == "B"
    play(state, "pass", "pass")
    assert "1>1" in moves(state)
    play(state, "1>1", "pass")
    assert state.view(None)["step"] == "build"


@proves("2b.13")
def test_one_token_a_group() -> None:
    for edition in ("2007", "2012"):
        state = table("spring", "influence", A=player(dice=[3], tokens=2), edition=edition)
        assert ruling(state, "3+2!>5") == ""
        assert ruling(state, "3+2!+2!>7") == "token-group"
        assert "3+2!+2!>7" not in moves(state)


@proves("2c.14")
def test_the_stable_works_for_every_gift_of_soldiers_in_a_season() -> None:
    stable = "palisade stable"
    state = table("spring", "influence", A=player(dice=[5, 6, 4], buildings=stable))
    play(state, "5>5", "pass", "pass", "6+4>10", "pass", "enemy orcs-1-3")
    assert seat(state, "A")["soldiers"] == 5


@proves("2c.14")
def test_the_stable_works_for_a_second_group_by_the_envoy() -> None:
    state = table("spring", "influence", A=player(dice=[5, 5], buildings="palisade stable"), envoy="A")
    play(state, "5>5", "pass", "pass", "5>5 envoy", "pass")
    assert seat(state, "A")["soldiers"] == 4


@proves("2d.5")
def test_the_crane_works_for_both_buildings_of_the_envoy() -> None:
    state = table("spring", "build", A=player((2, 3, 3), "barricade crane"), envoy="A")
    play(state, "build town-hall", "build embassy")
    assert goods(state, "A") == (0, 0, 0)


@proves("5.7")
def test_a_town_hall_built_second_pays_at_the_end_of_that_season() -> None:
    state = table("spring", "build", A=player((2, 3, 2), "barricade"), envoy="A")
    play(state, "build crane", "build town-hall", "done", "done")
    assert moves(state) == ["done", "pay wood", "pay gold"]
