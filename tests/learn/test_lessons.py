"""Every lesson can be done by the rules, says the same in every language, and wrong moves are refused by their rule."""

import random

import pytest

from kingcraft.core.registry import game_named, game_names
from kingcraft.core.state import State
from kingcraft.learn import rules
from kingcraft.learn.lessons import Lesson, Step, answers, coach_words, lessons, words_of
from kingcraft.locales import LANGUAGES, forms, ids, say

GAMES = [game for game in game_names() if rules.has_rules(game)]
EVERY = [lesson for game in GAMES for lesson in lessons(game)]
NAMES = [f"{lesson.game}-{lesson.name}" for lesson in EVERY]
LEARNER = 0
MOST_WORDS = 60
MOST_LETTERS = 145
"""Two lines on a table, four on a phone."""


def reach(state: State, step: Step, rng: random.Random) -> list[str]:
    """Plays on, others as they like, until the learner has a choice; the moves that the step asks for."""
    while True:
        moves = [state.write(action) for action in state.legal()]
        found = [move for move in moves if answers(step, move)] if state.to_act == LEARNER else []
        if found or (state.to_act == LEARNER and len(moves) > 1):
            return found
        state.play(rng.choice(state.legal()))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_lessons_enough_and_none_without_words(game: str) -> None:
    assert 8 <= len(lessons(game)) <= 12
    told = [id for id in ids(f"lessons-{game}") if not id.startswith(f"coach-{game}-")]
    assert [f"lesson-{game}-{lesson.name}" for lesson in lessons(game)] == told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_is_brief(game: str, lang: str) -> None:
    assert {moment: text for moment, text in coach_words(game, lang).items() if len(text) > MOST_LETTERS} == {}


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
@pytest.mark.parametrize("last", [False, True])
def test_a_lesson_can_be_done_and_wrong_moves_are_refused_by_their_rule(lesson: Lesson, last: bool) -> None:
    state = game_named(lesson.game).load(lesson.position)
    rng = random.Random(7)
    for step in lesson.steps:
        found = reach(state, step, rng)
        assert found, f"none of {step.moves} can be played"
        for move, id in step.wrong.items():
            ruling = state.why_not(move)
            assert ruling is not None
            assert ruling.id == id
            assert all(ruling.text(lang) for lang in LANGUAGES)
        state.play(state.read(found[-1 if last else 0]))


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
def test_a_lesson_says_as_much_in_every_language(lesson: Lesson) -> None:
    id = f"lesson-{lesson.game}-{lesson.name}"
    wanted = {"", "done", *[f"step-{number}" for number in range(1, len(lesson.steps) + 1)]}
    assert {lang: set(forms(lang, id)) for lang in LANGUAGES} == dict.fromkeys(LANGUAGES, wanted)


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_moves_before_one_has_read_sixty_words(lesson: Lesson, lang: str) -> None:
    said = words_of(lesson, lang)
    ask = game_named(lesson.game).load(lesson.position).ask(lang)
    assert len(f"{said.title} {said.steps[0]}".split()) + len(ask.split()) <= MOST_WORDS


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
def test_a_lesson_is_about_a_rule_that_exists(lesson: Lesson) -> None:
    assert lesson.rule in rules.numbers_of(lesson.game)
    assert say("en", f"rule-{lesson.game}-{lesson.rule.replace('.', '-')}")
