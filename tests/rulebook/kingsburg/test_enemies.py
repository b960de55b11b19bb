"""The enemies, card by card: what they take from who is weaker, and give to who is stronger."""

from typing import NamedTuple

import pytest

from kingcraft.core.state import State
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import goods, moves, play, player, seat, table, turn


class Toll(NamedTuple):
    """Gold, wood, stone, goods of choice, buildings and points."""

    gold: int = 0
    wood: int = 0
    stone: int = 0
    any: int = 0
    buildings: int = 0
    points: int = 0


CARDS: dict[str, tuple[int, Toll, Toll]] = {
    "barbarians-1-2": (2, Toll(gold=1), Toll(any=1, buildings=1)),
    "goblins-1-2": (2, Toll(wood=1), Toll(wood=1, stone=1, buildings=1, points=1)),
    "goblins-1-3": (3, Toll(stone=1), Toll(gold=1, buildings=1)),
    "orcs-1-3": (3, Toll(gold=1), Toll(any=2, points=1)),
    "zombies-1-4": (4, Toll(points=1), Toll(points=2)),
    "goblins-2-3": (3, Toll(wood=1), Toll(wood=2, stone=2, buildings=1, points=1)),
    "goblins-2-4": (4, Toll(stone=1), Toll(gold=2, buildings=1)),
    "orcs-2-4": (4, Toll(gold=1), Toll(any=2, buildings=1)),
    "barbarians-2-5": (5, Toll(gold=1), Toll(any=2, points=1)),
    "zombies-2-5": (5, Toll(points=1), Toll(points=2)),
    "goblins-3-4": (4, Toll(wood=1), Toll(wood=3, stone=3, buildings=1, points=1)),
    "goblins-3-5": (5, Toll(stone=1), Toll(gold=3, buildings=1)),
    "orcs-3-5": (5, Toll(gold=1), Toll(any=2, buildings=1)),
    "zombies-3-6": (6, Toll(points=1), Toll(points=2)),
    "demons-3-6": (6, Toll(points=1), Toll(gold=2, wood=1, stone=1, points=1)),
    "goblins-4-5": (5, Toll(wood=1), Toll(wood=4, stone=4, buildings=1, points=1)),
    "goblins-4-6": (6, Toll(stone=1), Toll(gold=4, buildings=1)),
    "demons-4-6": (6, Toll(gold=1, points=1), Toll(any=4, points=1)),
    "demons-4-6-building": (6, Toll(gold=1), Toll(any=4, buildings=1)),
    "orcs-4-7": (7, Toll(any=1), Toll(any=2, buildings=1)),
    "zombies-4-7": (7, Toll(points=1), Toll(points=2)),
    "barbarians-5-7": (7, Toll(points=1), Toll(points=8)),
    "barbarians-5-8": (8, Toll(points=1), Toll(buildings=1)),
    "demons-5-8": (8, Toll(points=2), Toll(buildings=1, points=2)),
    "demons-5-9": (9, Toll(points=2), Toll(buildings=1)),
    "dragons-5-9": (9, Toll(points=3), Toll(points=5)),
}
"""Strength, reward and losses of every card, both versions of the disputed one."""

INN = "inn"
"""A building that is worth nothing: in points, and in battle."""


def met(card: str, value: int) -> State:
    """A with ten of each good and an Inn met an enemy with this combat value; B, who is stronger, has all bonuses."""
    year = int(card.split("-")[1])
    demons = "building" if card.endswith("building") else "points"
    state = table(
        "winter", "enemy", year=year, demons=demons,
        A=player((10, 10, 10), INN, soldiers=value - 1, points=20), B=player(soldiers=20), C=player(soldiers=20),
    )  # fmt: skip
    play(state, f"enemy {card}", "king 1")
    while state.view(None)["year"] == year and turn(state) == "A":
        play(state, moves(state)[0])
    return state


def change(state: State) -> Toll:
    """What A has more or less than before, goods in all under `any`."""
    gold, wood, stone = goods(state, "A")
    return Toll(
        gold - 10, wood - 10, stone - 10, gold + wood + stone - 30,
        len(seat(state, "A")["buildings"]) - 1, state.scores()[0] - 20,
    )  # fmt: skip


def after_the_battle(card: str, value: int) -> Toll:
    return change(met(card, value))


@proves("8.15")
@pytest.mark.parametrize("card", CARDS)
def test_who_is_weaker_loses_what_the_card_says(card: str) -> None:
    strength, _, lost = CARDS[card]
    found = after_the_battle(card, strength - 1)
    assert found.any == -(lost.gold + lost.wood + lost.stone + lost.any)
    assert (found.buildings, found.points) == (-lost.buildings, -lost.points)
    if not lost.any:
        assert (found.gold, found.wood, found.stone) == (-lost.gold, -lost.wood, -lost.stone)


@proves("8.15")
@pytest.mark.parametrize("card", CARDS)
def test_who_is_as_strong_neither_wins_nor_loses(card: str) -> None:
    assert after_the_battle(card, CARDS[card][0]) == Toll()


@proves("8.15")
@pytest.mark.parametrize("card", CARDS)
def test_who_is_stronger_gets_the_reward(card: str) -> None:
    strength, won, _ = CARDS[card]
    found = after_the_battle(card, strength + 1)
    assert found.any == won.gold + won.wood + won.stone + won.any
    assert (found.buildings, found.points) == (0, won.points)
    if not won.any:
        assert (found.gold, found.wood, found.stone) == (won.gold, won.wood, won.stone)


def test_every_year_has_its_five_cards_and_the_disputed_one_twice() -> None:
    for year in range(1, 6):
        listed = [card for card in CARDS if card.split("-")[1] == str(year)]
        assert [f"enemy {card}" for card in sorted(listed) if not card.endswith("building")] == sorted(
            moves(table("winter", "enemy", year=year))
        )


@proves("8.16")
def test_losses_of_every_kind_are_taken_from_one_defeat() -> None:
    state = table("winter", "enemy", A=player((3, 2, 2), "guard-tower statue", points=4), year=2)
    play(state, "enemy goblins-2-3", "king 1")
    assert goods(state, "A") == (3, 0, 0)
    assert seat(state, "A")["buildings"] == ["guard-tower"]
    assert state.scores()[0] == 4 - 3 - 1


@proves("8.16")
def test_a_building_that_falls_in_the_last_place_takes_its_points_beside_the_points_lost() -> None:
    state = table("winter", "enemy", A=player(buildings="statue chapel", points=8), year=5)
    play(state, "enemy demons-5-8", "king 1")
    assert seat(state, "A")["buildings"] == ["statue"]
    assert seat(state, "A")["points"] == 8 - 5 - 2


@proves("8.17")
def test_several_buildings_fall_one_after_the_other_by_the_same_rule() -> None:
    standing = "statue chapel inn market palisade"
    fallen = []
    for year, card in enumerate(["goblins-1-3", "goblins-2-4", "goblins-3-5", "goblins-4-6"], start=1):
        state = table("winter", "enemy", A=player(buildings=standing), year=year)
        play(state, f"enemy {card}", "king 1")
        left = seat(state, "A")["buildings"]
        fallen += [name for name in standing.split() if name not in left]
        standing = " ".join(left)
    assert fallen == ["chapel", "market", "statue", "inn"]
    assert standing == "palisade"
