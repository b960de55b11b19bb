"""To Forge a Realm, the governors: how one comes by one, and what each does."""

from collections import Counter
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.ruling import BadPosition
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, points, ruling, seat, table, turn


def begun(governors: str, seats: int = 3, **options: str) -> State:
    """A new game with governors, its turn order A, B, C..."""
    game = kc.game_named("kingsburg")
    order = "ABCDE"[:seats]
    return game.start(seats, game.settle(seats, {"governors": governors, "order": order, **options}))


def ruled(phase: str, step: str, governor: str, mine: dict[str, Any] | None = None, **rest: Any) -> State:
    """A position in which A has a governor."""
    return table(phase, step, governors="deal", A={**(mine or player()), "pieces": [governor]}, **rest)


# -- coming by one ----------------------------------------------------------------------------------


@proves("14.1")
def test_three_are_dealt_and_one_is_kept_in_secret_then_all_are_shown() -> None:
    state = begun("deal", 2)
    play(state, *[f"governor A {id}" for id in ("prince", "fairy", "duke")])
    play(state, *[f"governor B {id}" for id in ("marshal", "herald", "banker")])
    assert moves(state) == ["choose prince", "choose fairy", "choose duke"]
    play(state, "choose duke")
    assert ruling(state, "choose duke") == "no-governor"
    before = state.copy()
    play(state, "choose banker")
    told = [news.text("en") for news in state.news(before, before.read("choose banker"))]
    assert told[:2] == ["A has a governor: Duke.", "B has a governor: Banker."]
    assert [one["pieces"] for one in state.view(None)["players"]] == [["duke"], ["banker"]]  # type: ignore[attr-defined]


@proves("14.2")
def test_hands_and_choices_are_secret_until_all_are_shown() -> None:
    state = begun("deal", 2)
    first = state.read("governor A prince")
    assert [state.write_for(first, viewer) for viewer in (0, 1, None)] == ["governor A prince", *["governor A ?"] * 2]
    assert "Prince" not in state.tell(first, "en", 1)
    play(state, *[f"governor A {id}" for id in ("prince", "fairy", "duke")])
    play(state, *[f"governor B {id}" for id in ("marshal", "herald", "banker")])
    kept = state.read("choose duke")
    assert [state.write_for(kept, viewer) for viewer in (0, 1, None)] == ["choose duke", "choose ?", "choose ?"]
    play(state, "choose duke")
    for viewer in (1, None):
        mine = state.view(viewer)["players"][0]  # type: ignore[index]
        assert (mine["hand"], mine["kept"]) == (["?", "?", "?"], "?")
        assert "Duke" not in state.text(viewer)
        assert "Duke" not in state.svg(viewer)
    assert state.view(0)["players"][0]["kept"] == "duke"  # type: ignore[index]


@proves("14.2")
def test_whoever_imagines_deals_the_unseen_governors_alike() -> None:
    state = begun("deal", 2)
    play(state, *[f"governor A {id}" for id in ("prince", "fairy", "duke")])
    play(state, *[f"governor B {id}" for id in ("marshal", "herald", "banker")], "choose duke")
    drawn = Counter(seat(state.imagine(1, Stream(seed)), "A")["kept"] for seed in range(1050))
    assert len(drawn) == 21
    assert not {"marshal", "herald", "banker"} & set(drawn)
    assert min(drawn.values()) > 25
    assert seat(state.imagine(0, Stream(1)), "A")["kept"] == "duke"


@proves("14.1")
def test_with_few_cards_everybody_gets_as_many_as_there_are_for_all() -> None:
    state = begun("deal", 5, cards="published")
    stream = Stream(1)
    for _ in range(5):
        state.make(state.sample(stream))
    assert [len(seat(state, letter)["hand"]) for letter in "ABCDE"] == [1] * 5
    assert turn(state) == "A"


@proves("14.3")
def test_one_at_random_is_open_at_once() -> None:
    state = begun("random")
    play(state, "governor A prince", "governor B fairy", "governor C duke")
    assert [one["pieces"] for one in state.view(None)["players"]] == [["prince"], ["fairy"], ["duke"]]  # type: ignore[attr-defined]
    assert state.dump()["phase"] == "aid"


def market() -> State:
    state = begun("auction")
    return play(state, *[f"governor {id}" for id in ("prince", "fairy", "duke", "banker")])


@proves("14.4")
def test_one_card_more_than_players_is_for_sale_and_the_first_opens_with_nothing_or_more() -> None:
    state = market()
    assert turn(state) == "A"
    assert moves(state) == ["offer prince", "offer fairy", "offer duke", "offer banker"]
    play(state, "offer duke")
    assert ruling(state, "pass") == "must-choose"
    play(state, "bid 0")
    assert turn(state) == "B"
    assert ruling(state, "bid 0") == "bid"


@proves("14.4")
def test_the_last_who_has_not_passed_pays_and_is_out_and_the_chooser_chooses_again() -> None:
    state = play(market(), "offer duke", "bid 1", "bid 2", "pass", "pass")
    assert points(state) == [0, -2, 0]
    assert seat(state, "B")["pieces"] == ["duke"]
    assert turn(state) == "A"
    play(state, "offer fairy", "bid 0")
    assert turn(state) == "C"


@proves("14.4")
def test_a_chooser_who_wins_hands_the_choice_to_the_next() -> None:
    state = play(market(), "offer duke", "bid 3", "pass", "pass")
    assert points(state) == [-3, 0, 0]
    assert turn(state) == "B"
    play(state, "offer prince", "bid 0", "pass")
    assert turn(state) == "C"
    play(state, "offer fairy")
    assert seat(state, "C")["pieces"] == ["fairy"]
    assert points(state) == [-3, 0, 0]
    assert state.dump()["phase"] == "aid"


@proves("14.5")
@pytest.mark.parametrize(("cards", "count"), [("published", 8), ("house", 16), ("both", 24)])
def test_published_or_house_cards_or_both(cards: str, count: int) -> None:
    box = box_for("base", "2012", "points", Modules({"governors": "deal", "cards": cards}))
    assert len(box.governors) == count
    provenances = {entry.data["provenance"] for entry in box.governors}
    assert ("house" in provenances) == (cards != "published")


# -- the published ones ------------------------------------------------------------------------------


def rolling(governor: str, dice: list[int], white: list[int] | None = None, **rest: Any) -> State:
    """A is about to be asked whether to use the governor on its dice."""
    return ruled("spring", "reroll", governor, player(dice=dice, white=white), B=player(dice=[6, 6, 5]), **rest)


def is_not_asked(governor: str, dice: list[int], white: list[int] | None = None) -> bool:
    """Whether A cannot be asked with these dice: no such position can be."""
    with pytest.raises(BadPosition):
        rolling(governor, dice, white)
    return True


@proves("15.prince")
def test_the_prince_sets_low_dice_to_three_four_six() -> None:
    state = rolling("prince", [1, 2, 3])
    assert moves(state) == ["keep", "prince"]
    play(state, "prince")
    assert seat(state, "A")["dice"]["coloured"] == [3, 4, 6]
    assert state.dump()["step"] == "influence"


@proves("15.prince")
def test_the_prince_counts_white_dice_and_under_famine_sets_two() -> None:
    assert is_not_asked("prince", [1, 2, 3], [3])
    state = table(
        "spring", "reroll", governors="deal", destiny="cards", fate="famine",
        A={**player(dice=[1, 2], white=[5]), "pieces": ["prince"]}, B=player(dice=[6, 6]),
    )  # fmt: skip
    assert moves(state) == ["keep", "prince 3 4", "prince 3 6", "prince 4 6"]
    play(state, "prince 4 6")
    assert seat(state, "A")["dice"] == {"coloured": [4, 6], "white": [5]}


@proves("15.fairy")
def test_the_fairy_rolls_a_white_die_in_summer_alone() -> None:
    state = ruled("summer", "roll", "fairy")
    assert play(state, "roll A 1 2 3").write(state.legal()[0]) == "roll A white 1"
    spring = play(ruled("spring", "roll", "fairy"), "roll A 1 2 3")
    assert spring.write(spring.legal()[0]).startswith("roll B")


@proves("15.philosopher")
@pytest.mark.parametrize(("faces", "won"), [("1 2 3", 1), ("3 3 3", 1), ("3 3 4", 0)])
def test_the_philosopher_rolls_again_below_ten_and_is_comforted_if_it_stays_there(faces: str, won: int) -> None:
    state = play(rolling("philosopher", [2, 3, 4]), "philosopher")
    state = kc.game_named("kingsburg").load(state.dump())
    play(state, f"roll A {faces}")
    assert points(state)[0] == won
    assert is_not_asked("philosopher", [2, 4, 4])


@proves("15.preacher")
def test_the_preacher_scores_for_every_other_who_builds_nothing() -> None:
    state = ruled("spring", "build", "preacher", order="ABC", C=player((2, 0, 0)))
    play(state, "done", "done", "build statue")
    assert points(state)[0] == 1


@proves("15.tax-collector")
def test_the_tax_collector_takes_a_good_when_another_builds_in_column_four() -> None:
    rich = player((9, 9, 9), "barricade crane town-hall")
    state = ruled("spring", "build", "tax-collector", order="BAC", B=rich)
    play(state, "build embassy")
    assert turn(state) == "A"
    assert moves(state) == ["take stone", "take wood", "take gold"]
    play(state, "take stone")
    assert goods(state, "A") == (0, 0, 1)
    assert turn(state) == "A"
    assert moves(state)[0] == "done"


@proves("15.trickster")
def test_the_trickster_turns_every_two_to_one_or_three() -> None:
    state = rolling("trickster", [2, 2, 5], [2])
    assert moves(state) == ["keep", "trickster 1", "trickster 3", "trickster white 1", "trickster white 3"]
    play(state, "trickster 3", "trickster 1", "trickster white 3")
    assert seat(state, "A")["dice"] == {"coloured": [1, 3, 5], "white": [3]}
    assert state.dump()["step"] == "influence"


@proves("15.sorcerer")
def test_the_sorcerer_raises_three_of_column_one_in_year_three_without_points() -> None:
    state = ruled("winter", "kings-die", "sorcerer", player(soldiers=9), year=2, enemy="orcs-2-4")
    play(state, "king 1")
    while state.dump()["year"] == 2:
        play(state, moves(state)[0])
    before = points(state)[0]
    assert moves(state)[:3] == ["done", "raise statue", "raise inn"]
    play(state, "raise statue", "raise inn", "raise palisade")
    assert seat(state, "A")["buildings"] == ["statue", "inn", "palisade"]
    assert points(state)[0] == before
    assert state.dump()["step"] == "choose"


@proves("15.sorcerer")
@proves("19.6")
def test_the_sorcerer_raises_what_his_own_sheet_has_and_it_falls_without_loss_of_points() -> None:
    sheet = ["shrine", "inn", "guard-tower", "palisade", "barricade"]
    state = ruled("aid", "sorcery", "sorcerer", player(sheet=sheet), year=3, strips="draw")
    assert ruling(state, "raise statue") == "notation"
    play(state, "raise shrine", "done")
    assert (seat(state, "A")["unscored"], points(state)[0]) == (["shrine"], 0)
    lost = player(sheet=sheet, buildings="shrine", unscored=["shrine"])
    state = ruled("winter", "kings-die", "sorcerer", lost, year=3, strips="draw", enemy="goblins-3-4")
    play(state, "king 1")
    assert seat(state, "A")["buildings"] == []
    assert seat(state, "A")["sources"]["buildings"] == 0


@proves("15.duke")
def test_the_duke_moves_his_highest_group_to_the_duchess() -> None:
    state = ruled("spring", "influence", "duke", player(dice=[6]), B=player(dice=[3]), C=player(dice=[1]))
    play(state, "6>6", "3>3", "1>1", "pass", "pass", "pass")
    assert moves(state) == ["keep", "duke"]
    play(state, "duke")
    assert list(state.view(None)["advisors"]) == ["1", "3", "12"]  # type: ignore[call-overload]
    state = kc.game_named("kingsburg").load(state.dump())
    assert "take gold gold" in moves(state)


@proves("15.duke")
def test_of_two_groups_the_duke_moves_the_one_on_the_higher_advisor() -> None:
    state = ruled("spring", "influence", "duke", player(dice=[2, 5]), B=player(dice=[3]), C=player(dice=[1]))
    play(state, "2>2", "3>3", "1>1", "5>5", "pass", "pass", "pass", "duke")
    assert list(state.view(None)["advisors"]) == ["1", "2", "3", "12"]  # type: ignore[call-overload]


@proves("15.duke")
def test_the_duke_cannot_go_where_the_duchess_is_taken() -> None:
    state = ruled("spring", "influence", "duke", player(dice=[5]), B=player(dice=[6, 6]))
    play(state, "5>5", "6+6>12", "pass", "pass", "pass")
    assert turn(state) == "B"


# -- our own ------------------------------------------------------------------------------------------


def at_end(governor: str, season: str, **mine: Any) -> State:
    return play(ruled(season, "build", governor, player(**mine)), "done", "done", "done")


@proves("16.marshal")
def test_the_marshal_and_the_hedge_witch_help_in_battle() -> None:
    state = ruled("winter", "kings-die", "marshal", enemy="orcs-1-3")
    before = state.copy()
    assert play(state, "king 1").news(before, before.read("king 1"))[0].facts["own"] == 2


@proves("16.hedge-witch")
@pytest.mark.parametrize(
    ("year", "enemy", "combat"), [(3, "demons-3-6", 8), (3, "zombies-3-6", 8), (3, "goblins-3-5", 6)]
)
def test_the_hedge_witch_wins_ties_and_helps_against_demons(year: int, enemy: str, combat: int) -> None:
    state = ruled("winter", "kings-die", "hedge-witch", player(soldiers=5), year=year, enemy=enemy)
    before = state.copy()
    assert play(state, "king 1").news(before, before.read("king 1"))[0].facts["own"] == combat
    tied = ruled("winter", "kings-die", "hedge-witch", player(soldiers=2), enemy="orcs-1-3")
    before = tied.copy()
    told = [one.id for one in play(tied, "king 1").news(before, before.read("king 1")) if one.id != "kingsburg-army"]
    assert told[0] == "kingsburg-victory"


@proves("16.castellan")
@proves("16.surveyor")
@proves("16.master-mason")
@pytest.mark.parametrize(
    ("governor", "built", "purse", "building"),
    [
        ("castellan", "statue chapel church", (3, 0, 3), "cathedral"),
        ("surveyor", "guard-tower blacksmith", (1, 2, 1), "barracks"),
        ("master-mason", "statue", (3, 0, 0), "chapel"),
    ],
)
def test_builders_pay_less_in_their_column(
    governor: str, built: str, purse: tuple[int, int, int], building: str
) -> None:
    assert f"build {building}" in moves(ruled("spring", "build", governor, player(purse, built)))
    assert f"build {building}" not in moves(table("spring", "build", A=player(purse, built)))


@proves("16.forester")
@proves("16.diplomat")
def test_the_forester_and_the_diplomat_give_at_the_end_of_seasons() -> None:
    assert [goods(at_end("forester", season), "A")[1] for season in ("spring", "summer", "autumn")] == [1, 0, 0]
    assert [seat(at_end("diplomat", season), "A")["tokens"] for season in ("spring", "summer", "autumn")] == [0, 1, 0]


@proves("16.banker")
@proves("16.steward")
@proves("16.stargazer")
def test_some_give_at_the_start_of_a_year() -> None:
    built = "statue inn guard-tower palisade barricade crane"
    behind = player((1, 0, 0))
    for governor, mine in (("banker", (1, 0, 0)), ("steward", (0, 1, 0))):
        state = ruled("aid", "judge", governor, player(buildings=built), B=behind, C=player())
        assert goods(state, "A") == mine
    state = ruled("aid", "judge", "stargazer", player(buildings=built), B=behind, C=player())
    assert seat(state, "A")["tokens"] == 1


@proves("16.stargazer")
def test_the_stargazer_may_use_two_tokens_in_a_season() -> None:
    state = ruled("spring", "influence", "stargazer", player(dice=[1, 2], tokens=2))
    play(state, "1+2!>3", "pass", "pass")
    assert ruling(state, "2+2!>4") == ""


@proves("16.quartermaster")
def test_the_quartermaster_sends_a_soldier_in_phase_seven() -> None:
    assert seat(at_end("quartermaster", "autumn"), "A")["soldiers"] == 1


@proves("16.gambler")
def test_the_gambler_rolls_again_up_to_nine() -> None:
    assert moves(rolling("gambler", [3, 3, 3]))[:1] == ["keep"]
    assert "gambler" in moves(rolling("gambler", [2, 3, 4]))
    assert is_not_asked("gambler", [2, 4, 4])


@proves("16.chronicler")
def test_the_chronicler_scores_for_column_one() -> None:
    state = ruled("spring", "build", "chronicler", player((2, 0, 0)))
    play(state, "build statue")
    assert points(state)[0] == 4


@proves("16.almoner")
@pytest.mark.parametrize(("purse", "gold"), [((0, 0, 0), 1), ((0, 1, 0), 1), ((0, 1, 1), 0)])
def test_the_almoner_helps_who_has_next_to_nothing(purse: tuple[int, int, int], gold: int) -> None:
    assert goods(ruled("spring", "start", "almoner", player(purse)), "A")[0] == gold


@proves("16.herald")
def test_the_herald_adds_a_point_to_the_king_s_reward() -> None:
    state = at_end("herald", "spring", buildings="inn")
    assert points(state) == [2, 0, 0]


@proves("16.herald")
@proves("16.gambler")
@pytest.mark.parametrize("governor", ["herald", "gambler"])
def test_some_bring_two_points_at_the_end_of_the_game(governor: str) -> None:
    mine = player(pieces=[governor], soldiers=9)
    state = table("winter", "kings-die", governors="deal", year=5, enemy="barbarians-5-7", A=mine, B=player(soldiers=9))
    play(state, "king 1")
    while state.to_act != kc.OVER:
        play(state, moves(state)[0])
    assert points(state)[0] == points(state)[1] + 2


@proves("16.guildmaster")
def test_the_guildmaster_sells_tokens() -> None:
    state = at_end("guildmaster", "summer", tokens=1)
    play(state, "pay token")
    assert (goods(state, "A"), seat(state, "A")["tokens"]) == ((1, 0, 1), 0)
