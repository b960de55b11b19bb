"""To Forge a Realm, destiny: one card a year for everybody, and what each does."""

from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, points, ruling, seat, table, turn


def fated(fate: str, phase: str, step: str, **rest: Any) -> State:
    """A position in a year with a destiny."""
    return table(phase, step, destiny="cards", fate=fate, **rest)


def combat(state: State, move: str = "king 1") -> list[object]:
    """The combat values and the enemy's strength of a battle."""
    before = state.copy()
    told = [news.facts for news in play(state, move).news(before, before.read(move)) if "own" in news.facts]
    return [told[0]["own"], told[0]["foe"]]


@proves("17.1")
def test_a_card_is_turned_over_before_the_aid_and_gone_after_the_year() -> None:
    game = kc.game_named("kingsburg")
    state = game.start(3, game.settle(3, {"destiny": "cards", "order": "ABC"}))
    assert turn(state) == "chance"
    assert len(state.legal()) == 29
    play(state, "destiny famine")
    assert state.view(None)["destiny"] == "famine"
    assert state.dump()["step"] == "choose"
    state = fated("famine", "winter", "kings-die", enemy="orcs-1-3", A=player(soldiers=9), B=player(soldiers=9))
    play(state, "king 6")
    while state.dump()["year"] == 1:
        play(state, moves(state)[0])
    assert state.view(None)["destiny"] is None
    assert "destiny famine" not in moves(state)
    assert len(moves(state)) == 28


@proves("17.2")
@pytest.mark.parametrize(("cards", "count"), [("published", 4), ("house", 25), ("both", 29)])
def test_published_or_house_destinies_or_both(cards: str, count: int) -> None:
    assert len(box_for("base", "2012", "points", Modules({"destiny": "cards", "cards": cards})).destinies) == count


@proves("17.2")
def test_when_all_destinies_have_come_all_may_come_again() -> None:
    drawn = ["fierce-enemies", "heavy-snow", "famine", "the-king-is-ill"]
    state = table("aid", "destiny", destiny="cards", cards="published", year=5, drawn=drawn[1:])
    assert moves(state) == ["destiny fierce-enemies"]
    late = table(
        "winter", "home", destiny="cards", cards="published", year=4, drawn=drawn, enemy="goblins-4-6", kings_die=1
    )
    assert moves(late) == [f"destiny {id}" for id in drawn]


@proves("18.fierce-enemies")
@proves("18.mild-winter")
@proves("18.bitter-frost")
@pytest.mark.parametrize(("fate", "foe"), [("fierce-enemies", 4), ("mild-winter", 2), ("bitter-frost", 5)])
def test_enemies_are_stronger_or_weaker(fate: str, foe: int) -> None:
    assert combat(fated(fate, "winter", "kings-die", enemy="orcs-1-3"))[1] == foe


@proves("18.fierce-enemies")
@pytest.mark.parametrize(("enemy", "own"), [("goblins-2-4", 2), ("barbarians-2-5", 1)])
def test_improvised_defenses_look_at_the_final_strength(enemy: str, own: int) -> None:
    mine = player(buildings="improvised-defenses")
    assert (
        combat(fated("fierce-enemies", "winter", "kings-die", rows="extended", year=2, enemy=enemy, A=mine))[0] == own
    )


@proves("18.heavy-snow")
def test_in_heavy_snow_the_king_s_die_counts_as_two() -> None:
    assert combat(fated("heavy-snow", "winter", "enemy"), "enemy orcs-1-3") == [2, 3]


@proves("18.heavy-snow")
def test_in_heavy_snow_the_academy_rolls_as_if_the_king_had_rolled_two() -> None:
    built = "improvised-defenses recruiting-center training-camp military-academy"
    state = fated("heavy-snow", "winter", "enemy", rows="extended", A=player(buildings=built))
    play(state, "enemy orcs-1-3")
    assert combat(state, "academy A 5")[0] == 6


@proves("18.heavy-snow")
def test_in_heavy_snow_soldier_tokens_are_played_as_ever() -> None:
    state = play(fated("heavy-snow", "winter", "enemy", soldiers="tokens"), "enemy orcs-1-3")
    assert moves(state) == [f"soldiers {value}" for value in range(5)]
    play(state, "soldiers 4", "soldiers 0")
    assert combat(state, "soldiers 1")[0] == 4


@proves("18.famine")
def test_in_a_famine_two_coloured_dice_are_rolled() -> None:
    state = fated("famine", "spring", "roll")
    assert state.write(state.legal()[0]) == "roll A 1 1"


@proves("18.the-king-is-ill")
@proves("18.mourning-at-court")
@proves("18.empty-treasury")
@proves("18.masons-strike")
@pytest.mark.parametrize(
    ("fate", "dice", "group"),
    [
        ("the-king-is-ill", [6, 6, 6], "6+6+6>18"),
        ("mourning-at-court", [6, 6, 5], "6+6+5>17"),
        ("empty-treasury", [6, 2], "6+2>8"),
        ("masons-strike", [6, 5], "6+5>11"),
    ],
)
def test_advisors_are_closed(fate: str, dice: list[int], group: str) -> None:
    assert ruling(fated(fate, "spring", "influence", A=player(dice=dice)), group) == "closed"
    assert ruling(fated(fate, "spring", "influence", A=player(dice=dice), envoy="A"), group) == "closed"
    assert ruling(table("spring", "influence", A=player(dice=dice)), group) == ""


@proves("18.fog")
def test_in_the_fog_tokens_do_not_help() -> None:
    state = fated("fog", "spring", "influence", A=player(dice=[1], tokens=1))
    assert ruling(state, "1+2!>3") == "no-tokens-now"


@proves("18.bountiful-harvest")
@proves("18.drought")
def test_wood_comes_or_goes_at_the_start_of_a_season() -> None:
    assert goods(fated("bountiful-harvest", "spring", "start"), "B") == (0, 1, 0)
    dry = fated("drought", "spring", "start", A=player((0, 2, 0)))
    assert (goods(dry, "A"), goods(dry, "B")) == ((0, 1, 0), (0, 0, 0))


def ended(fate: str, season: str, **rest: Any) -> State:
    return play(fated(fate, season, "build", **rest), "done", "done", "done")


@proves("18.gold-rush")
@proves("18.scholars-year")
@proves("18.royal-wedding")
def test_gifts_at_the_end_of_a_season() -> None:
    assert goods(ended("gold-rush", "autumn"), "A") == (2, 0, 0)
    assert seat(ended("scholars-year", "spring"), "A")["tokens"] == 1
    assert points(ended("royal-wedding", "summer")) == [1, 1, 1]


@proves("18.pilgrimage")
@proves("18.bandits")
def test_gains_and_losses_for_some() -> None:
    pilgrim = player(buildings="barricade crane town-hall embassy")
    before = points(fated("pilgrimage", "summer", "build", A=pilgrim))[0]
    assert points(ended("pilgrimage", "summer", A=pilgrim))[0] == before + 2
    robbed = ended("bandits", "summer", A=player((2, 2, 0)), B=player((3, 0, 0)))
    assert (goods(robbed, "A"), goods(robbed, "B")) == ((1, 2, 0), (3, 0, 0))


@proves("18.royal-guard")
def test_the_royal_guard_helps_all() -> None:
    assert combat(fated("royal-guard", "winter", "kings-die", enemy="orcs-1-3"))[0] == 2


@proves("18.builders-year")
@proves("18.apprentices")
def test_buildings_are_cheaper() -> None:
    assert "build statue" in moves(fated("builders-year", "spring", "build", A=player((1, 0, 0))))
    assert "build palisade" in moves(fated("apprentices", "spring", "build", A=player((0, 1, 0))))


@proves("18.market-days")
def test_two_goods_for_a_point_on_market_days() -> None:
    state = ended("market-days", "summer", A=player((1, 1, 0)))
    play(state, "pay gold wood")
    assert points(state)[0] == 1


@proves("18.open-hand")
def test_an_open_hand_gives_twice() -> None:
    state = fated("open-hand", "spring", "influence", A=player(dice=[2, 4]))
    play(state, "2>2", "pass", "pass", "4>4", "pass")
    assert goods(state, "A") == (2, 0, 0)
    assert moves(state) == ["take wood wood", "take gold wood", "take gold gold"]


@proves("18.long-summer")
@proves("18.early-thaw")
@pytest.mark.parametrize(("fate", "season"), [("long-summer", "summer"), ("early-thaw", "spring")])
def test_white_dice_for_all(fate: str, season: str) -> None:
    state = play(fated(fate, season, "roll"), "roll A 1 2 3")
    assert state.write(state.legal()[0]) == "roll A white 1"


@proves("18.year-of-the-crown")
def test_the_king_rewards_with_two_points_more() -> None:
    assert points(ended("year-of-the-crown", "spring", A=player(buildings="inn"))) == [3, 0, 0]


@proves("18.volunteers")
@proves("18.deserters")
def test_soldiers_cost_one_or_three() -> None:
    cheap = fated("volunteers", "recruit", "recruit", A=player((1, 0, 0)))
    assert moves(cheap) == ["done", "recruit gold"]
    dear = fated("deserters", "recruit", "recruit", A=player((3, 0, 0)))
    assert moves(dear) == ["done", "recruit gold gold gold"]


@proves("18.truce")
def test_in_a_truce_no_enemy_comes() -> None:
    state = play(fated("truce", "recruit", "recruit"), "done", "done", "done")
    assert state.dump()["year"] == 2


@proves("18.tithe")
def test_the_tithe_takes_a_point_for_four_buildings() -> None:
    built = player(buildings="inn palisade barricade guard-tower")
    state = fated("tithe", "aid", "judge", A=built)
    assert seat(state, "A")["sources"]["powers"] == -1


@proves("18.truce")
@proves("13.5")
def test_in_a_truce_soldiers_go_home_and_the_enemy_that_was_seen_never_comes() -> None:
    mine = player(soldiers=3)
    options = {"soldiers": "tokens", "enemy": "zombies-1-4", "seen": "A"}
    state = fated("truce", "recruit", "recruit", A=mine, **options)
    play(state, "done", "done", "done")
    assert state.dump()["year"] == 2
    assert (seat(state, "A")["soldiers"], seat(state, "A")["soldier_tokens"]) == (0, [0, 1, 1, 2, 3, 4])
    assert (state.dump()["enemy"], state.dump()["seen"]) == (None, "")


@proves("18.open-hand")
def test_what_the_stables_add_comes_once_under_the_open_hand() -> None:
    mine = player(dice=[5], buildings="palisade stable")
    state = play(fated("open-hand", "spring", "influence", A=mine), "5>5", "pass", "pass", "pass")
    assert seat(state, "A")["soldiers"] == 3
