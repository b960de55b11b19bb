"""The order of one's own effects at one moment: the one that costs nothing; where a choice remains, one is asked."""

from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.core.ruling import BadPosition
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import Goods, goods, moves, play, player, points, ruling, seat, table, turn
from tests.rulebook.kingsburg.test_alternative_rows import sheet

FAIR = "bakehouse fairground"
EXCHANGE = FAIR + " orchard exchange"
FOUR = "statue palisade barricade guard-tower"
GUILD = "inn market farms merchants-guild"
KENNELS = "ditch kennels"
CAMP = "improvised-defenses recruiting-center training-camp"
FORGE = "watch-fire mercenary-camp war-forge"
HALL = "barricade crane town-hall"
MINT = "sawmill quarry goldsmith mint"


def realm(phase: str, step: str, mine: dict[str, Any], **rest: Any) -> State:
    """A position with seven rows, alternatives to them, governors and destinies, by the second rulings."""
    options = {"rows": "extended", "strips": "draw", "governors": "deal", "destiny": "cards", "rulings": "second"}
    return table(phase, step, **{**options, **rest}, A=mine)


def begun(buildings: str, purse: Goods, governor: str = "", strip: str = "bakehouse", **rest: Any) -> State:
    """The start of a season, as far as it goes by itself."""
    mine = player(purse, buildings, sheet=sheet(strip), pieces=[governor] if governor else [])
    return realm(rest.pop("phase", "spring"), "start", mine, **rest)


def ended(buildings: str, purse: Goods, strip: str = "watch-fire", **rest: Any) -> State:
    """The end of an autumn in which nobody builds."""
    mine = player(purse, buildings, sheet=sheet(strip), **rest.pop("mine", {}))
    state = realm(rest.pop("phase", "autumn"), "build", mine, **rest)
    while state.view(None)["step"] == "build":
        play(state, "done")
    return state


# -- the start of a season --------------------------------------------------------------------------


@proves("2e.7")
def test_the_almoner_gives_before_the_guild_makes_one_too_rich() -> None:
    state = begun(GUILD, (0, 0, 1), "almoner", "watch-fire")
    assert turn(state) == "chance"
    assert goods(state, "A") == (2, 0, 1)


@proves("2e.7")
def test_the_exchange_gives_after_the_one_gift_that_the_owner_chooses() -> None:
    state = begun(EXCHANGE, (0, 0, 1), "almoner", phase="autumn")
    assert moves(state) == ["done", "first almoner"]
    assert goods(play(state.copy(), "done"), "A") == (1, 1, 1)
    assert goods(play(state, "first almoner"), "A") == (2, 0, 1)


@proves("2e.7")
def test_of_two_gifts_that_shut_each_other_out_the_owner_chooses_the_first() -> None:
    state = begun(FAIR, (0, 0, 1), "almoner")
    assert (turn(state), moves(state)) == ("A", ["done", "first almoner"])
    assert [state.label(action, "en") for action in state.legal()] == ["Fairground first", "Almoner first"]
    assert goods(play(state.copy(), "first almoner"), "A") == (1, 0, 1)
    assert goods(play(state, "done"), "A") == (0, 1, 1)
    assert turn(state) == "chance"


@proves("2e.7")
def test_who_is_asked_may_be_set_up_again_and_bots_keep_the_printed_order() -> None:
    state = begun(FAIR, (0, 0, 1), "almoner")
    assert state.dump()["pending"] == state.view(None)["pending"] == ["fairground", "almoner"]
    again = kc.game_named("kingsburg").load(state.dump())
    assert again.dump() == state.dump()
    assert goods(play(again, "first almoner"), "A") == (1, 0, 1)
    for level in ("squire", "knight"):
        assert bot_named(level, "kingsburg", Budget(playouts=20)).choose(state.copy(), Stream(1)) == 0, level
    assert ruling(state, "first exchange") == "not-first"


@proves("2e.7")
def test_with_nothing_both_gifts_come_and_nobody_is_asked() -> None:
    assert goods(begun(FAIR, (0, 0, 0), "almoner"), "A") == (1, 1, 0)


@proves("2e.7")
@pytest.mark.parametrize(
    ("buildings", "purse", "after"),
    [(EXCHANGE, (0, 0, 0), (0, 2, 0)), (FAIR, (1, 1, 0), (1, 1, 0)), (FAIR, (2, 0, 0), (2, 0, 0))],
)
def test_a_destiny_that_takes_comes_when_it_takes_least(buildings: str, purse: Goods, after: Goods) -> None:
    """With no wood the Drought takes nothing before the gifts; of two goods it takes one, then the Fairground gives."""
    assert goods(begun(buildings, purse, fate="drought"), "A") == after


# -- the start of phase 7 ---------------------------------------------------------------------------


@proves("2e.7")
@pytest.mark.parametrize("governor", [[], ["quartermaster"]])
def test_the_training_camp_gives_before_the_kennels_fill_it(governor: list[str]) -> None:
    mine = player(buildings=f"{KENNELS} {CAMP}", sheet=sheet("ditch"), soldiers=1, pieces=governor)
    state = play(realm("autumn", "build", mine), "done", "done", "done")
    assert state.view(None)["phase"] == "recruit"
    assert seat(state, "A")["soldiers"] == 3 + len(governor)


# -- the end of a season ----------------------------------------------------------------------------


@proves("2e.7")
def test_the_war_forge_burns_the_last_wood_after_the_town_hall_could_take_it() -> None:
    state = ended(f"{FORGE} {HALL}", (0, 1, 0))
    assert moves(state) == ["done", "first war-forge", "pay wood"]
    paid = play(state.copy(), "pay wood")
    assert (goods(paid, "A"), points(paid)[0] - points(state)[0]) == ((0, 0, 0), 1)
    assert goods(play(state, "done"), "A") == (0, 0, 0)
    assert points(state) == [points(paid)[0] - 1, 0, 0]


@proves("2e.7")
def test_the_war_forge_leaves_its_wood_to_market_days_and_the_sawmill_too() -> None:
    days = ended(FORGE, (0, 2, 0), fate="market-days")
    assert "pay wood wood" in moves(days)
    assert goods(play(days, "pay wood wood"), "A") == (0, 0, 0)
    mill = ended(f"{FORGE} {MINT}", (0, 1, 0))
    assert "pay wood" in moves(mill)
    assert goods(play(mill, "pay wood"), "A")[:2] == (2, 0)


@proves("2e.7")
def test_the_war_forge_burns_at_once_where_nothing_can_be_paid_for_or_there_is_no_wood() -> None:
    assert goods(ended(FORGE, (0, 1, 0)), "A") == (0, 0, 0)
    swapping = ended(f"{FORGE} {HALL}", (0, 0, 1))
    assert moves(swapping) == ["done", "pay stone"]


@proves("2e.7")
def test_bandits_come_after_a_payment_that_leaves_them_nothing_to_rob() -> None:
    """Of four goods the Town Hall takes one, and at three the Bandits pass by: its effect on A is A's to order."""
    state = ended(HALL, (2, 2, 0), phase="summer", fate="bandits")
    assert moves(state) == ["done", "first bandits", "pay wood", "pay gold"]
    assert goods(play(state.copy(), "pay wood"), "A") == (2, 1, 0)
    assert goods(play(state.copy(), "done"), "A") == (1, 2, 0)
    assert goods(play(state, "first bandits", "pay wood"), "A") == (1, 1, 0)


@proves("2e.7")
def test_bandits_look_before_the_seasons_gifts_make_one_rich() -> None:
    assert goods(ended("bakehouse", (1, 2, 0), "bakehouse", fate="bandits"), "A") == (2, 2, 0)
    assert goods(ended("bakehouse", (2, 2, 0), "bakehouse", fate="bandits"), "A") == (2, 2, 0)


@proves("2e.7")
def test_bandits_may_take_the_gold_that_the_mercenaries_would_claim() -> None:
    state = ended("watch-fire mercenary-camp", (1, 3, 0), fate="bandits")
    assert moves(state) == ["first bandits", "pay gold"]
    assert ruling(state, "done") == "must-choose"
    robbed = play(state.copy(), "first bandits")
    assert (goods(robbed, "A"), seat(robbed, "A")["soldiers"]) == ((0, 3, 0), 0)
    hired = play(state, "pay gold")
    assert (goods(hired, "A"), seat(hired, "A")["soldiers"]) == ((0, 3, 0), 2)


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "You may pay for Town Hall and Market Days. Still to come, at the latest when you are done: War Forge."),
        ("fr", "Vous pouvez payer pour ceci : Mairie et"),
        ("ru", "Можно заплатить за это: "),
    ],
)
def test_several_offers_are_asked_for_by_name(lang: str, asked: str) -> None:
    state = ended(f"{FORGE} {HALL}", (0, 2, 0), fate="market-days")
    said = state.ask(lang).replace("\u00a0", " ")
    assert said.startswith(asked)
    assert not any([mark + "," in said for mark in ".;"])


def test_what_waits_must_be_the_seats_own() -> None:
    state = ended(f"{FORGE} {HALL}", (0, 1, 0)).dump()
    for wrong in (["bandits"], ["town-hall"], ["nobody"]):
        with pytest.raises(BadPosition) as caught:
            kc.load({**state, "pending": wrong})
        assert caught.value.ruling.facts["field"] == "pending"
    assert moves(kc.game_named("kingsburg").load({**state, "pending": []})) == ["done", "pay wood"]


CAMPS = "watch-fire mercenary-camp"


def camped(buildings: str, purse: Goods, *strips: str, fate: str = "truce") -> State:
    """The end of an autumn for a Mercenary Camp, which must be paid a gold if there is any."""
    mine = player(purse, f"{CAMPS} {buildings}", sheet=sheet("watch-fire", *strips))
    return play(realm("autumn", "build", mine, order="AB", turn="B", fate=fate), "done")


@proves("2e.7")
def test_who_has_no_gold_yet_may_pay_the_mercenaries_nothing_before_the_gifts_come() -> None:
    state = camped("bakehouse", (0, 0, 0), "bakehouse")
    assert (turn(state), moves(state)) == ("A", ["done", "first bakehouse"])
    again = kc.load(state.dump()).state
    assert moves(again) == moves(state)
    assert state.ask("en") == "Several of your effects come now. Which one first? Bakehouse and Mercenary Camp."
    kept = play(state.copy(), "done")
    assert (goods(kept, "A"), seat(kept, "A")["soldiers"]) == ((1, 0, 0), 0)
    play(state, "first bakehouse")
    assert moves(state) == ["pay gold"]
    assert seat(play(state, "pay gold"), "A")["soldiers"] == 2


@proves("2e.7")
def test_the_gold_rush_and_the_counting_house_cost_nothing_either() -> None:
    assert goods(play(camped("", (0, 0, 0), fate="gold-rush"), "done"), "A") == (2, 0, 0)
    house = "toll-gate caravanserai lapidary counting-house"
    assert goods(play(camped(house, (0, 0, 0), "toll-gate"), "done"), "A") == (1, 0, 0)
    assert moves(camped("bakehouse", (1, 0, 0), "bakehouse")) == ["pay gold"]


@proves("2e.7")
def test_the_mercenaries_may_get_nothing_before_other_offers_are_taken() -> None:
    minted = camped(MINT, (0, 1, 0))
    assert moves(minted) == ["done", "first mercenary-camp", "pay wood"]
    assert goods(play(minted.copy(), "first mercenary-camp", "pay wood"), "A") == (2, 0, 0)
    assert moves(play(minted, "pay wood")) == ["pay gold goldsmith", "pay gold mercenary-camp"]
    both = camped(f"bakehouse {HALL}", (0, 0, 0), "bakehouse")
    play(both, "first mercenary-camp")
    assert (goods(both, "A"), moves(both)) == ((1, 0, 0), ["done", "pay gold"])


# -- the first year's aid, and gifts of the year's start ---------------------------------------------


@proves("1.2")
@proves("16.steward")
@pytest.mark.parametrize("order", ["AB", "ABC"])
def test_in_the_first_year_everybody_takes_a_good_whatever_a_governor_gives(order: str) -> None:
    state = table("aid", "judge", order, governors="deal", rulings="second", A=player(pieces=["steward"]))
    assert state.dump()["aid"] is None
    play(state, *["take stone"] * len(order))
    assert goods(state, "A") == (0, 1, 1)
    assert [goods(state, letter) for letter in order[1:]] == [(0, 0, 1)] * (len(order) - 1)


@proves("16.steward")
@proves("16.banker")
@pytest.mark.parametrize(("governor", "gift"), [("steward", (0, 1, 0)), ("banker", (1, 0, 0))])
def test_gifts_of_the_years_start_never_cost_the_aid(governor: str, gift: Goods) -> None:
    state = table("aid", "judge", governors="deal", year=2, rulings="second",
                  A=player(buildings=FOUR, pieces=[governor]), B=player((1, 0, 0), FOUR),
                  C=player((1, 0, 0), FOUR))  # fmt: skip
    assert state.dump()["aid"] == "A"
    assert goods(state, "A") == gift


def third_year(mine: dict[str, Any], **rest: Any) -> State:
    """The end of year II with a Sorcerer, up to the destiny of year III."""
    cards = {"fate": "truce", "drawn": ["drought", "truce"], "enemy": "orcs-2-4"}
    state = realm("recruit", "recruit", {**mine, "pieces": ["sorcerer"]}, order="AB", turn="B", year=2, **cards, **rest)
    return play(state, "done")


@proves("15.sorcerer")
def test_the_tithe_counts_before_the_sorcerer_raises() -> None:
    state = play(third_year(player(buildings="inn market")), "destiny tithe")
    before = points(state)[0]
    play(state, *(["take gold"] if state.dump()["step"] == "choose" else []))
    assert moves(state)[:2] == ["done", "raise sawmill"]
    play(state, "raise statue", "raise palisade", "raise guard-tower")
    assert points(state)[0] == before == 1


@proves("15.sorcerer")
@proves("1.2")
def test_what_the_sorcerer_raises_does_not_cost_the_aid() -> None:
    state = play(third_year(player(), B=player(buildings="statue inn")), "destiny mild-winter")
    assert (state.dump()["aid"], moves(state)[:2]) == ("A", ["done", "raise sawmill"])
    again = kc.load(state.dump()).state
    for one in (state, again):
        play(one, "raise statue", "raise inn", "raise guard-tower")
        assert (one.dump()["aid"], one.dump()["phase"]) == ("A", "spring")


@proves("15.sorcerer")
def test_the_tied_take_their_goods_before_the_sorcerer_raises() -> None:
    state = play(third_year(player()), "destiny mild-winter")
    assert turn(state) == "A"
    play(state, "take gold", "take gold")
    assert moves(state)[:2] == ["done", "raise sawmill"]
    assert play(state, "done").dump()["phase"] == "spring"


@proves("15.sorcerer")
@proves("11.3")
def test_by_the_first_rulings_the_sorcerer_raises_before_the_aid_is_judged() -> None:
    state = play(third_year(player(), B=player(buildings="statue inn"), rulings="first"), "destiny mild-winter")
    play(state, "raise statue", "raise inn", "raise guard-tower")
    assert state.dump()["aid"] == "B"


# -- fog ---------------------------------------------------------------------------------------------


@proves("18.fog")
@pytest.mark.parametrize("edition", ["2007", "2012"])
@pytest.mark.parametrize("governor", ["stargazer", "prince"])
def test_in_fog_no_token_helps_whoever_governs(edition: str, governor: str) -> None:
    state = table("spring", "influence", edition=edition, governors="deal", destiny="cards", fate="fog",
                  rulings="second", A=player(dice=[1], tokens=2, pieces=[governor]))  # fmt: skip
    assert moves(state) == ["pass", "1>1"]
    assert ruling(state, "1+2!>3") == "no-tokens-now"


# -- the auction -------------------------------------------------------------------------------------


@proves("14.4")
def test_an_auction_goes_round_the_table_to_the_left() -> None:
    """The turn order is A, C, B; the seats stand A, B, C."""
    game = kc.game_named("kingsburg")
    state = game.start(3, game.settle(3, {"governors": "auction", "order": "ACB"}))
    play(state, *[f"governor {id}" for id in ("prince", "fairy", "duke", "banker")])
    play(state, "offer duke", "bid 1")
    assert turn(state) == "B"
    play(state, "pass")
    assert turn(state) == "C"
    play(state, "pass")
    assert turn(state) == "B"


# -- older games -------------------------------------------------------------------------------------


@proves("11.3")
def test_older_games_keep_the_first_rulings() -> None:
    """A position or record that names none was played by the first: all as printed, the gift before the judgement."""
    rulings = {"rulings": "first"}
    assert goods(begun(GUILD, (0, 0, 1), "almoner", "watch-fire", **rulings), "A") == (1, 0, 1)
    assert goods(begun(FAIR, (0, 0, 1), "almoner", **rulings), "A") == (0, 1, 1)
    assert moves(ended(f"{FORGE} {HALL}", (0, 1, 1), **rulings)) == ["done", "pay stone"]
    steward = table("aid", "judge", governors="deal", A=player(pieces=["steward"]))
    assert turn(steward) == "B"
    fog = table("spring", "influence", edition="2007", governors="deal", destiny="cards", fate="fog",
                A=player(dice=[1], tokens=2, pieces=["stargazer"]))  # fmt: skip
    assert "1+2!>3" in moves(fog)
    game = kc.game_named("kingsburg")
    assert game.recall(3, {"governors": "auction"})["rulings"] == "first"
    assert game.settle(3, {"governors": "auction"})["rulings"] == "second"


def test_games_without_such_pieces_are_what_they_were() -> None:
    """Neither their positions nor their hashes say by which rulings they go: there is no difference."""
    game = kc.game_named("kingsburg")
    for options in ({}, {"rows": "extended"}, {"soldiers": "tokens"}, {"rewards": "house"}):
        new, old = game.start(3, game.settle(3, options)), game.start(3, game.recall(3, options))
        assert new.dump() == old.dump(), options
    published = {"governors": "deal", "cards": "published"}
    for options in ({"governors": "auction"}, published, {"destiny": "cards"}, {"strips": "draw"}):
        new = game.start(3, game.settle(3, options))
        assert new.dump()["rulings"] == "second", options
