"""The reasons a coach gives in Kingsburg: for a group of dice what it is for, for a building what it brings."""

import pickle

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
