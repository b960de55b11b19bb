"""The reasons a coach gives in Kingsburg: for a group of dice what it is for, for a building what it brings."""

import pickle
from typing import Any

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Advice, Budget
from kingcraft.bots.kingsburg.reasons import aim_of, gain_of, use_of
from kingcraft.core.bits import bit
from kingcraft.core.registry import game_named
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.action import BUILD_OF
from kingcraft.kingsburg.goods import goods_action
from kingcraft.kingsburg.position import gain
from kingcraft.kingsburg.province import place_of
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.learn.lessons import lesson_named
from kingcraft.locales import LANGUAGES
from tests.rulebook.kingsburg.table import play, player, points, table

BASE = range(20)


def autumn(*built: str) -> KingsburgState:
    """The third season of the lesson on a year: A has a stone, and the buildings that are named."""
    lesson = lesson_named("kingsburg", "plan")
    assert lesson is not None
    state = game_named("kingsburg").load(lesson.position)
    assert isinstance(state, KingsburgState)
    for building in built:
        gain(state, 0, field.BUILDINGS, bit(place_of(state, 0, building)))
    return state


def why(move: str, line: KingsburgState, lang: str = "en") -> str:
    now = autumn()
    return Advice(0, None, 1.0, "kingsburg-place", aim_of(now, now.read(move), line)).short(lang)


def test_a_group_of_dice_is_for_the_building_that_its_goods_help_to_pay_for() -> None:
    line = autumn("guard-tower")
    assert [why("2>2", line, lang) for lang in LANGUAGES] == [
        "goods for the Guard Tower",
        "de quoi bâtir la Tour de Garde",
        "товары на Форт",
    ]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("2>2", "goods for your next building"),
        ("5>5", "a soldier for the winter"),
        ("5+5>10", "2 soldiers for the winter"),
        ("1>1", "a point at once"),
        ("5+2>7", "a +2 token for later"),
    ],
)
def test_where_no_building_follows_the_gift_itself_is_the_reason(move: str, said: str) -> None:
    assert why(move, autumn()) == said


def test_goods_that_the_building_does_not_cost_are_not_said_to_be_for_it() -> None:
    assert why("2>2", autumn("palisade")) == "goods for your next building"


def test_goods_of_choice_are_for_a_building_too() -> None:
    """The Merchant gives gold or wood: with a stone, gold pays for the Guard Tower."""
    now = autumn()
    now.step, now.advisor = step.HELP, 4
    said = [
        Advice(0, None, 1.0, "kingsburg-goods", use_of(now, goods_action(gold, 1 - gold, 0), autumn("guard-tower")))
        for gold in (1, 0)
    ]
    assert [one.short("en") for one in said] == ["it goes into the Guard Tower", "it suits your next buildings better"]


def brings(place: int, lang: str = "en") -> str:
    return Advice(0, None, 1.0, "kingsburg-build", gain_of(autumn(), BUILD_OF + place)).short(lang)


def test_a_building_brings_points_and_a_power() -> None:
    ids = autumn().box.building_ids
    said = {str(ids[place]): brings(place) for place in BASE}
    assert said["statue"] == "3 points at once"
    assert said["guard-tower"] == "1 point, +1 in every battle"
    assert said["inn"] == "a +2 token a year"
    assert said["farms"] == "2 points, a white die each season"
    assert said["church"] == "7 points at once"
    assert said["barricade"] == "it opens up its row"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_that_a_knight_ranks_has_a_reason_in_a_few_words(lang: str) -> None:
    """They survive the way from the process that thinks, too."""
    state = autumn()
    advice = pickle.loads(pickle.dumps(bot_named("knight", "kingsburg", Budget(playouts=1)).advise(state, Stream(1))))
    said = [one.short(lang) for one in advice]
    assert len(said) > 1
    assert all(said)
    assert not [text for text in said if "{" in text or "None" in text]


def last_autumn(step: str, mine: dict[str, Any], **rest: Any) -> KingsburgState:
    """The last autumn of a game with governors and destinies."""
    options = {"governors": "deal", "destiny": "cards", "rulings": "second"}
    state = table("autumn", step, **{**options, "year": 5, **rest}, A=mine)
    assert isinstance(state, KingsburgState)
    return state


def said_of(state: KingsburgState, building: str) -> str:
    return Advice(0, None, 1.0, "kingsburg-build", gain_of(state, state.read(f"build {building}"))).short("en")


def test_what_strengthens_battles_is_no_reason_when_none_is_left() -> None:
    rich = player((9, 9, 9))
    assert said_of(last_autumn("build", rich, fate="truce"), "palisade") == "it opens up its row"
    assert said_of(last_autumn("build", rich, fate="truce", year=4), "palisade") == "+1 in every battle"
    assert said_of(last_autumn("build", rich, fate="heavy-snow"), "palisade") == "+1 in every battle"


def test_the_points_of_a_building_are_those_that_the_move_gives() -> None:
    assert said_of(last_autumn("build", player((9, 9, 9))), "guard-tower") == "1 point, +1 in every battle"
    chronicler = player((9, 9, 9), pieces=["chronicler"])
    state = last_autumn("build", chronicler)
    assert said_of(state, "guard-tower") == "2 points, +1 in every battle"
    assert points(play(state, "build guard-tower"))[0] == 2


def test_a_token_is_for_later_only_where_something_can_still_take_it() -> None:
    def aim(**rest: Any) -> dict[str, object]:
        state = last_autumn("influence", player(dice=[5, 2], **rest.pop("mine", {})), **rest)
        return aim_of(state, state.read("5+2>7"), state)

    assert "tokens" not in aim().values()
    assert aim(year=4)["aim"] == "tokens"
    assert aim(mine={"pieces": ["quartermaster"]}) == aim()
