"""The chances of battle that people are shown, in positions that a player can reckon out by hand."""

from typing import Any

import pytest

from kingcraft.core.state import State
from kingcraft.kingsburg.state import KingsburgState
from tests.kingsburg.winters import true_chances
from tests.rulebook.kingsburg.table import moves, play, player, seat, table
from tests.rulebook.kingsburg.test_alternative_buildings import realm

ROW_G = "improvised-defenses recruiting-center training-camp military-academy"
SURE = {"win": 1, "draw": 0, "lose": 0}


def battle(state: State, viewer: int | None = 0, letter: str = "A") -> dict[str, Any]:
    """What a viewer is told of a seat's battle."""
    found: Any = state.outlook(viewer)["battle"]
    return dict(found[letter])


def parts(state: State, letter: str = "A", viewer: int | None = 0) -> list[float]:
    """Victory, draw and defeat, in thirty-sixths."""
    odds = battle(state, viewer, letter)
    return [round(36 * odds[name], 6) for name in ("win", "draw", "lose")]


def hired(state: State) -> list[tuple[int, float]]:
    """How many soldiers A could hire, and the chance to win with each number."""
    found: Any = state.outlook(0)["recruits"]
    return [(line["soldiers"], line["win"]) for line in found]


# -- the King's die -----------------------------------------------------------------------------------


def test_the_king_s_die_may_show_anything_until_it_lies() -> None:
    state = table("winter", "kings-die", enemy="zombies-1-4", A=player(soldiers=1))
    assert parts(state) == [18, 6, 12]
    state = table("recruit", "recruit", enemy="zombies-1-4", seen="A", A=player(soldiers=1))
    assert parts(state) == [18, 6, 12]


@pytest.mark.parametrize(("face", "told"), [(2, [0, 0, 36]), (3, [0, 36, 0]), (4, [36, 0, 0])])
def test_once_the_king_s_die_lies_it_is_certain(face: int, told: list[int]) -> None:
    """B's own die is yet to be cast, which is nothing to A."""
    academy = player(buildings=ROW_G)
    state = table("winter", "kings-die", rows="extended", enemy="zombies-1-4", A=player(soldiers=1), B=academy)
    play(state, f"king {face}")
    assert state.dump()["step"] == "academy"
    assert parts(state) == told


def test_with_the_stone_wall_as_strong_as_the_enemy_is_a_victory() -> None:
    """It adds 1, and so does the Palisade before it; against orcs of 4 a 1 loses, all else wins."""
    mine = player(buildings="palisade stable stone-wall")
    assert parts(table("winter", "kings-die", year=2, enemy="orcs-2-4", A=mine)) == [30, 0, 6]


def test_who_has_not_seen_the_enemy_counts_with_every_card_of_the_year() -> None:
    """Two enemies of 2, two of 3 and one of 4 may come, against a die alone."""
    state = table("autumn", "build", enemy="zombies-1-4", seen="B")
    assert [battle(state, 0)[name] for name in ("win", "draw", "lose")] == pytest.approx([16 / 30, 5 / 30, 9 / 30])
    assert battle(state, None) == battle(state, 0)
    assert parts(state, viewer=1) == [12, 6, 18]


def test_after_the_battle_it_is_told_as_it_ended_whatever_fell_in_it() -> None:
    """A's Farms fall, without which it would have drawn as B did; C has yet to give up goods."""
    mine = player(buildings="inn market farms", soldiers=1)
    state = table("winter", "kings-die", year=2, enemy="orcs-2-4", A=mine, B=player(soldiers=1), C=player((2, 2, 2)))
    play(state, "king 3")
    assert state.dump()["step"] == "losses"
    assert seat(state, "A")["buildings"] == ["inn", "market"]
    assert [parts(state, letter) for letter in "ABC"] == [[0, 0, 36], [0, 36, 0], [0, 0, 36]]


def test_when_the_game_is_over_no_battle_is_told() -> None:
    state = table("over", "over", year=5)
    assert state.outlook(0)["battle"] == {}


# -- Heavy Snow and a Truce ---------------------------------------------------------------------------


@pytest.mark.parametrize(("soldiers", "told"), [(0, [0, 0, 36]), (2, [0, 36, 0]), (3, [36, 0, 0])])
def test_in_heavy_snow_the_battle_is_certain(soldiers: int, told: list[int]) -> None:
    mine = player((2, 0, 0), soldiers=soldiers)
    state = table("recruit", "recruit", destiny="cards", fate="heavy-snow", enemy="zombies-1-4", seen="A", A=mine)
    assert parts(state) == told
    assert hired(state) == [(0, told[0] / 36), (1, 1.0 if soldiers else 0.0)]


def test_in_heavy_snow_an_own_die_may_still_show_more() -> None:
    mine = player(buildings=ROW_G)
    state = table("winter", "enemy", rows="extended", destiny="cards", fate="heavy-snow", year=1, A=mine)
    play(state, "enemy zombies-1-4")
    assert parts(state) == [18, 6, 12]
    assert parts(state, "B") == [0, 0, 36]


def test_in_a_truce_no_chances_are_shown_and_soldiers_are_advised_against() -> None:
    mine = player((4, 0, 0), ROW_G, tokens=3)
    state = table("recruit", "recruit", rows="extended", destiny="cards", fate="truce", A=mine)
    outlook = state.outlook(0)
    assert outlook["battle"] == {}
    assert outlook["recruits"] == []
    assert state.ask("en").startswith("No enemy comes this winter: soldiers hired now never fight.")
    assert state.ask("en").endswith("Hire a soldier for 2 goods or +2 tokens, or stop.")
    board = state.text(0)
    assert "No enemy comes this winter" in board
    assert "Victory" not in board
    assert "strength 2 to 4" not in board
    assert "never fight" not in table("recruit", "recruit", A=mine, rows="extended").ask("en")


# -- dice of one's own --------------------------------------------------------------------------------


def test_with_the_academy_the_higher_of_two_dice_counts() -> None:
    """Zombies of 7 and 2 soldiers: a 6 wins (11 of 36 throws), a 5 draws (9)."""
    mine = player(buildings=ROW_G, soldiers=2)
    state = table("winter", "kings-die", rows="extended", year=4, enemy="zombies-4-7", A=mine)
    assert parts(state) == [11, 9, 16]


@pytest.mark.parametrize(("king", "own", "told"), [(3, 6, [36, 0, 0]), (5, 1, [0, 36, 0]), (3, 2, [0, 0, 36])])
def test_an_own_die_that_lies_is_certain(king: int, own: int, told: list[int]) -> None:
    """B rolls after A."""
    academy = player(buildings=ROW_G)
    mine = player(buildings=ROW_G, soldiers=2)
    state = table("winter", "kings-die", rows="extended", year=4, enemy="zombies-4-7", A=mine, B=academy)
    play(state, f"king {king}")
    play(state, f"academy A {own}")
    assert parts(state) == told


# -- soldier tokens -----------------------------------------------------------------------------------


def tokens(*left: int, soldiers: int = 0) -> State:
    """A winter with soldier tokens, of which A has some left."""
    mine = player(soldiers=soldiers, soldier_tokens=list(left))
    return table("winter", "soldiers", soldiers="tokens", enemy="zombies-1-4", A=mine)


def test_the_best_tokens_in_hand_are_named() -> None:
    assert battle(tokens(0, 1, 2, 3, 4, soldiers=2)) == SURE | {"tokens": [3, 4]}
    assert battle(tokens(0, 1, 2, soldiers=2)) == {"win": 0, "draw": 1, "lose": 0, "tokens": [2]}


def test_where_every_token_does_as_well_none_is_named() -> None:
    assert battle(tokens(0, 1, 4, soldiers=5)) == SURE
    assert battle(tokens(0, 1)) == {"win": 0, "draw": 0, "lose": 1}


def test_an_unknown_enemy_is_met_with_the_best_token() -> None:
    state = table("recruit", "recruit", soldiers="tokens", A=player(soldier_tokens=[0, 1, 2]))
    assert battle(state) == {"win": 0, "draw": 0.4, "lose": 0.6, "tokens": [2]}


def test_an_own_die_counts_half_and_stands_beside_the_tokens() -> None:
    """With a soldier and the Improvised Defenses a 2 draws; so does a die of 3 or 4, and one of 5 or 6 wins."""
    mine = player(buildings=ROW_G, soldiers=1, soldier_tokens=[0, 1, 2])
    state = table("winter", "enemy", soldiers="tokens", rows="extended", A=mine)
    play(state, "enemy zombies-1-4")
    assert state.dump()["step"] == "academy"
    assert parts(state) == [12, 24, 0]
    assert battle(state)["tokens"] == [2]
    assert battle(play(state.copy(), "academy A 6")) == SURE
    assert battle(play(state.copy(), "academy A 3")) == {"win": 0, "draw": 1, "lose": 0}


def test_what_one_has_chosen_in_secret_changes_what_oneself_is_told_and_nobody_else() -> None:
    before = tokens(0, 4, soldiers=2)
    weak, strong = play(before.copy(), "soldiers 0"), play(before.copy(), "soldiers 4")
    assert parts(weak) == [0, 0, 36]
    assert parts(strong) == [36, 0, 0]
    for viewer in (1, 2, None):
        assert battle(weak, viewer) == battle(strong, viewer) == battle(before, viewer) == SURE | {"tokens": [4]}
        assert weak.text(viewer) == strong.text(viewer)


# -- pieces that count against some enemies -----------------------------------------------------------


def strengths(state: State) -> dict[str, int]:
    """A's strength against each type of enemy."""
    found: Any = state.outlook(0)["strengths"]
    return dict(found["A"])


def test_the_table_of_strengths_counts_what_helps_against_weak_enemies() -> None:
    """In year IV goblins of 5 or of 6 may come, and all others are stronger than 5."""
    mine = player(buildings="improvised-defenses", soldiers=1)
    first = table("autumn", "build", rows="extended", A=mine)
    assert strengths(first) == {"barbarians": 2, "goblins": 2, "orcs": 2, "zombies": 2, "demons": 1, "dragons": 1}
    unknown = table("autumn", "build", rows="extended", year=4, A=mine)
    assert set(strengths(unknown).values()) == {1}
    known = table("autumn", "build", rows="extended", year=4, enemy="goblins-4-5", seen="A", A=mine)
    assert strengths(known)["goblins"] == 2
    assert strengths(known)["orcs"] == 1


def test_the_war_college_is_counted_up_to_the_final_strength() -> None:
    """The Thorn Hedge of its row helps against goblins."""
    state = realm("autumn", "build", "war-college", year=3, enemy="zombies-3-6")
    assert strengths(state)["zombies"] == strengths(state)["demons"] == 2
    fierce = realm("autumn", "build", "war-college", year=3, destiny="cards", fate="fierce-enemies")
    assert strengths(fierce)["zombies"] == 0
    assert strengths(fierce)["goblins"] == 3


# -- what pays ----------------------------------------------------------------------------------------


def test_tokens_pay_for_soldiers_with_the_recruiting_center() -> None:
    mine = player((1, 0, 0), "improvised-defenses recruiting-center", tokens=5)
    state = table("recruit", "recruit", rows="extended", A=mine)
    assert [soldiers for soldiers, _ in hired(state)] == [0, 1, 2, 3]
    bought = 0
    while len(moves(state)) > 1:
        play(state, moves(state)[-1])
        bought += 1
    assert bought == 3
    without = table("recruit", "recruit", rows="extended", A=player((1, 0, 0), "improvised-defenses", tokens=5))
    assert [soldiers for soldiers, _ in hired(without)] == [0]


@pytest.mark.parametrize(("fate", "most"), [("volunteers", 4), ("deserters", 1), ("fierce-enemies", 2)])
def test_the_destiny_changes_how_many_soldiers_can_be_paid(fate: str, most: int) -> None:
    state = table("recruit", "recruit", destiny="cards", fate=fate, A=player((2, 1, 1)))
    assert [soldiers for soldiers, _ in hired(state)] == list(range(most + 1))


def place(state: State, building: str) -> str:
    """How a building of A's stands."""
    rows: Any = state.outlook(0)["provinces"]
    return next(str(space["state"]) for row in rows["A"] for space in row if space["building"] == building)


def test_a_gift_that_comes_twice_may_pay() -> None:
    """The Squire gives 1 gold, with the Open Hand 2: the price of a Statue."""
    plain = table("spring", "influence", A=player(dice=[2, 6, 6]))
    play(plain, "2>2")
    assert place(plain, "statue") == "goods"
    state = table("spring", "influence", destiny="cards", fate="open-hand", A=player(dice=[2, 6, 6]))
    assert place(state, "statue") == "goods"
    play(state, "2>2")
    assert place(state, "statue") == "soon"


def test_the_gift_that_one_is_asked_for_is_still_coming() -> None:
    """The Merchant gives wood or gold."""
    state = table("spring", "influence", A=player((1, 0, 0), dice=[4]), B=player(dice=[1]), C=player(dice=[2]))
    play(state, "4>4", "pass", "pass", "pass")
    assert state.dump()["step"] == "help"
    assert place(state, "statue") == place(state, "inn") == "soon"
    assert place(state, "guard-tower") == "goods"


# -- the news of winter -------------------------------------------------------------------------------


def army(state: State, *played: str) -> list[str]:
    """How the armies are told, in turn order."""
    play(state, *played[:-1])
    before = state.copy()
    told = play(state, played[-1]).news(before, before.read(played[-1]))
    return [one.text("en") for one in told if "parts" in one.facts]


def test_an_own_die_is_told_as_such_where_it_shows_more_than_the_king_s() -> None:
    mine, academy = player(buildings=ROW_G), player(buildings=ROW_G)
    state = table("winter", "kings-die", rows="extended", enemy="orcs-1-3", A=mine, C=academy)
    assert army(state, "king 2", "academy A 5", "academy C 1") == [
        "A has a combat value of 6: Improvised Defenses +1 and own die +5.",
        "B has a combat value of 2: King’s die +2.",
        "C has a combat value of 3: Improvised Defenses +1 and King’s die +2.",
    ]


def test_a_token_and_an_own_die_are_told_apart() -> None:
    mine = player(buildings=ROW_G)
    state = table("winter", "enemy", soldiers="tokens", rows="extended", A=mine, C=mine)
    played = ("enemy orcs-1-3", "academy A 5", "academy C 1", "soldiers academy", "soldiers 3", "soldiers 2")
    assert army(state, *played) == [
        "A has a combat value of 4: Improvised Defenses +1 and own die +3.",
        "B has a combat value of 3: soldier token +3.",
        "C has a combat value of 3: Improvised Defenses +1 and soldier token +2.",
    ]


def test_a_building_that_counts_against_weak_enemies_is_named() -> None:
    state = realm("winter", "kings-die", "war-college", year=3, enemy="zombies-3-6")
    assert army(state, "king 1")[0] == "A has a combat value of 3: War College +2 and King’s die +1."


def test_the_oracle_of_the_other_tests_reckons_as_a_player_does() -> None:
    mine = player(buildings=ROW_G, soldiers=2)
    state = table("winter", "kings-die", rows="extended", year=4, enemy="zombies-4-7", A=mine)
    assert isinstance(state, KingsburgState)
    assert true_chances(state, 0)[0] == pytest.approx((11 / 36, 9 / 36, 16 / 36))
