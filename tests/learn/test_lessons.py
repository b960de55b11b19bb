"""Every lesson can be done by the rules, says the same in every language, and wrong moves are refused by their rule."""

import random

import pytest

from kingcraft.core.registry import game_named, game_names
from kingcraft.core.state import State
from kingcraft.learn import rules
from kingcraft.learn.lessons import Lesson, Step, answers, coach_words, first_game, lessons, words_of
from kingcraft.locales import LANGUAGES, forms, ids, knows, say

GAMES = [game for game in game_names() if rules.has_rules(game)]
FIRST = [first_game(game) for game in GAMES]
EVERY = [*FIRST, *[lesson for game in GAMES for lesson in lessons(game)]]
NAMES = [f"{lesson.game}-{lesson.name}" for lesson in EVERY]
LEARNER = 0
MOST_WORDS = 60
MOST_LETTERS = 76
"""Two lines on a small phone, whatever the letters; tests/e2e measures them there."""


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
    assert 8 <= len([lesson for lesson in lessons(game) if not lesson.group]) <= 12
    told = [id for id in ids(f"lessons-{game}") if not id.startswith(f"coach-{game}-")]
    assert sorted([f"lesson-{game}-{lesson.name}" for lesson in (first_game(game), *lessons(game))]) == sorted(told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_coach_is_brief(game: str, lang: str) -> None:
    first = words_of(first_game(game), lang)
    said = [*coach_words(game, lang).values(), *first.steps, *first.whys]
    assert [text for text in said if len(text) > MOST_LETTERS] == []


@pytest.mark.parametrize("lesson", FIRST, ids=GAMES)
def test_a_first_game_says_why_this_comes_first_and_the_others_cannot_spoil_it(lesson: Lesson) -> None:
    """Whatever the others do, the learner can do every step of the first turn."""
    for seed in range(20):
        state = game_named(lesson.game).load(lesson.position)
        rng = random.Random(seed)
        for step in lesson.steps:
            state.play(state.read(reach(state, step, rng)[0]))
    assert all([all(words_of(lesson, lang).whys) for lang in LANGUAGES])


@pytest.mark.parametrize("lesson", FIRST, ids=GAMES)
def test_a_first_game_begins_with_how_one_wins(lesson: Lesson) -> None:
    wins = {"en": ("wins", "win"), "fr": ("gagne",), "ru": ("Побеждает", "решают очки")}
    first = {lang: words_of(lesson, lang).steps[0] for lang in wins}
    assert [lang for lang in wins if not any([word in first[lang] for word in wins[lang]])] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_group_of_lessons_has_a_heading(game: str) -> None:
    assert all([knows(f"web-lessons-{lesson.group}") for lesson in lessons(game) if lesson.group])


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
    parts = ("step", "why") if lesson in FIRST else ("step",)
    wanted = {"", "done", *[f"{part}-{number}" for number in range(1, len(lesson.steps) + 1) for part in parts]}
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
