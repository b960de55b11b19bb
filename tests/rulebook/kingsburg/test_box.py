"""What is in the box: who plays, five years of eight phases, cards, goods, tokens."""

from collections import Counter
from itertools import groupby

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat, table, turn


@proves("0.3")
def test_two_to_five_people_play() -> None:
    assert [kc.new("kingsburg", seats, seed=1).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(kc.BadOption) as refused:
            kc.new("kingsburg", seats, seed=1)
        assert refused.value.ruling.id == "seats"


def random_game(seats: int, seed: int) -> list[tuple[State, str]]:
    """Every position of a random game with the move made in it."""
    game, stream = kc.game_named("kingsburg"), kc.Stream(seed)
    state, course = game.start(seats, game.settle(seats, {})), []
    while state.to_act != kc.OVER:
        action = int(state.sample(stream))
        course.append((state.copy(), state.write(action)))
        state.make(action)
    return course


GAMES = {seats: random_game(seats, seed=seats) for seats in (2, 3, 5)}
PHASES = ["aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]


@proves("0.4")
@pytest.mark.parametrize("seats", GAMES)
def test_of_25_enemies_five_are_seen_one_of_each_year(seats: int) -> None:
    cards: dict[str, list[str]] = {}
    for _, move in GAMES[seats]:
        if move.startswith("enemy "):
            cards.setdefault(move.split("-")[1], []).append(move)
    assert list(cards) == ["1", "2", "3", "4", "5"]
    assert all(len(set(seen)) == 1 for seen in cards.values())


@proves("0.4")
@pytest.mark.parametrize("year", [1, 2, 3, 4, 5])
def test_only_the_cards_of_the_year_can_come(year: int) -> None:
    cards = moves(table("winter", "enemy", year=year))
    assert len(cards) == 5
    assert {card.split("-")[1] for card in cards} == {str(year)}


@proves("0.5")
@pytest.mark.parametrize("seats", GAMES)
def test_five_years_of_eight_phases(seats: int) -> None:
    """Phases in which nobody decides and nothing is drawn pass by; those that are seen come in their order."""
    seen = [(int(str(state.view(None)["year"])), str(state.view(None)["phase"])) for state, _ in GAMES[seats]]
    course = [time for time, _ in groupby(seen) if time[1] in PHASES]
    assert course == sorted(course, key=lambda time: (time[0], PHASES.index(time[1])))
    assert len(set(course)) == len(course)
    always = {(year, phase) for year in range(1, 6) for phase in ("spring", "summer", "autumn", "recruit", "winter")}
    assert always <= set(course)


@proves("0.5")
@pytest.mark.parametrize("seats", GAMES)
def test_the_reward_comes_once_a_year_between_spring_and_summer(seats: int) -> None:
    paid = []
    for (state, _), (after, _) in zip(GAMES[seats], GAMES[seats][1:], strict=False):
        if rewards(after) != rewards(state):
            paid.append((state.view(None)["year"], state.view(None)["phase"], after.view(None)["phase"]))
    assert paid == [(year, "spring", "summer") for year in range(1, 6)]


def rewards(state: State) -> list[int]:
    return [seat(state, letter)["sources"]["reward"] for letter in "ABCDE"[: state.seats]]


@proves("0.6")
def test_everybody_sees_everybodys_goods_soldiers_tokens_and_buildings() -> None:
    state = table("spring", "build", B=player((3, 1, 2), "inn", soldiers=2, tokens=1))
    for viewer in (0, 1, 2, None):
        shown = state.view(viewer)["players"][1]  # type: ignore[index]
        assert shown["goods"] == {"gold": 3, "wood": 1, "stone": 2}
        assert (shown["soldiers"], shown["tokens"], shown["buildings"]) == (2, 1, ["inn"])


@proves("0.7")
def test_the_supply_of_goods_is_endless() -> None:
    rich = (25, 20, 15)
    state = table("spring", "influence", A=player(rich, dice=[6, 6, 4]), B=player(rich, dice=[6, 6, 3]))
    play(state, "6+6+4>16", "6+6+3>15", "pass", "pass", "pass")
    assert goods(state, "A") == (29, 20, 15)
    assert goods(state, "B") == (26, 21, 16)


@proves("0.8")
def test_the_envoy_waits_at_home_until_the_first_summer_is_over() -> None:
    for course in GAMES.values():
        early = [state for state, _ in course if before_the_first_envoy(state)]
        assert early
        assert all(state.dump()["envoy"] is None for state in early)


def before_the_first_envoy(state: State) -> bool:
    view = state.view(None)
    return view["year"] == 1 and view["phase"] in ("setup", "aid", "spring", "summer")


@proves("0.9")
@pytest.mark.parametrize(("year", "range"), [(1, [2, 4]), (2, [3, 5]), (3, [4, 6]), (4, [5, 7]), (5, [7, 9])])
def test_the_back_of_a_card_tells_the_range_of_its_strength(year: int, range: list[int]) -> None:
    assert table("spring", "influence", year=year).view(None)["enemy"] == {"range": range, "card": None}


TOKENS = player(tokens=9)


@proves("0.10")
def test_a_token_is_no_good_for_the_aid_and_the_envoy() -> None:
    aid = table("aid", "judge", A=player(buildings="inn"), B=TOKENS, C=player())
    assert aid.dump()["aid"] is None
    assert turn(aid) == "B"
    envoy = table("summer", "done", A=TOKENS, B=player(buildings="inn"), C=player(buildings="inn"))
    assert envoy.dump()["envoy"] == "A"


@proves("0.10")
def test_a_token_is_no_good_for_soldiers_enemies_the_cathedral_and_ties() -> None:
    recruit = table("recruit", "recruit", A=TOKENS)
    assert moves(recruit) == ["done"]
    lost = play(table("winter", "enemy", A=TOKENS), "enemy orcs-1-3", "king 1")
    assert seat(lost, "A")["tokens"] == 9
    cathedral = player((1, 0, 0), "statue chapel church cathedral", tokens=9)
    end = table("winter", "home", year=5, enemy="dragons-5-9", kings_die=1, A=cathedral)
    assert seat(end, "A")["sources"]["ending"] == 0
    tie = table("winter", "home", year=5, enemy="dragons-5-9", kings_die=1, A=TOKENS, B=player((1, 0, 0)))
    assert tie.winners() == [1]


@proves("0.11")
def test_there_are_as_many_tokens_as_are_earned() -> None:
    state = table("spring", "influence", A=player(dice=[6, 1], tokens=20), B=player(tokens=20))
    play(state, "6+1>7", "pass", "pass", "pass", "take gold")
    assert seat(state, "A")["tokens"] == 21


@proves("2d.8")
def test_a_province_can_be_full_though_the_box_has_17_markers() -> None:
    from tests.rulebook.kingsburg.test_buildings import BUILDINGS

    names = list(BUILDINGS)
    state = table("spring", "build", A=player((5, 0, 3), " ".join([name for name in names if name != "cathedral"])))
    play(state, "build cathedral")
    assert Counter(seat(state, "A")["buildings"]) == Counter(names)
    assert ruling(table("spring", "build", A=player((9, 9, 9), " ".join(names))), "done") == ""
