"""What the coach of a first game of Kingsburg composes leaves room for its reason: two lines of a small phone."""

import pytest

from kingcraft.bots.base import Advice
from kingcraft.bots.kingsburg.reasons import gain_of
from kingcraft.core.registry import game_named
from kingcraft.kingsburg.action import BUILD_OF
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.learn.lessons import lesson_named
from kingcraft.locales import LANGUAGES, say

MOST_LETTERS = 76
"""As in web/src/learn/coach.ts."""


def position(lesson: str) -> KingsburgState:
    found = lesson_named("kingsburg", lesson)
    assert found is not None
    state = game_named("kingsburg").load(found.position)
    assert isinstance(state, KingsburgState)
    return state


def honest(label: str, advice: Advice, lang: str) -> str:
    """The sentence as the page makes it of a button's words: dice stand closer."""
    return say(lang, "web-coach-better-why", move=label.replace(" + ", "+"), why=advice.short(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_for_every_building_fits(lang: str) -> None:
    state = position("rows")
    moves = [int(BUILD_OF) + place for place in range(20)]
    advice = [Advice(move, None, 1.0, "kingsburg-build", gain_of(state, move)) for move in moves]
    said = [honest(state.label(move, lang), one, lang) for move, one in zip(moves, advice, strict=True)]
    assert [text for text in said if len(text) > MOST_LETTERS] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_for_a_group_of_dice_fits_whatever_it_helps_to_build(lang: str) -> None:
    """Two dice on the advisor with the longest name, for each building."""
    state = position("plan")
    label = max([state.label(state.read(f"6+{more}>{6 + more}"), lang) for more in range(1, 7)], key=len)
    words = [state.box.lexicon.word(f"building-{name}", "object") for name in state.box.building_ids[:20]]
    aims = [Advice(0, None, 1.0, "kingsburg-place", {"aim": "building", "building": word}) for word in words]
    assert [text for aim in aims if len(text := honest(label, aim, lang)) > MOST_LETTERS] == []
