"""The rules and lessons of a game for a client."""

from functools import cache

from kingcraft.learn import rules
from kingcraft.learn.figures import caption, size
from kingcraft.learn.lessons import Lesson, coach_words, first_game, lessons, words_of
from kingcraft.server.protocol.learning import (
    LessonPlan,
    Lessons,
    LessonStep,
    RuleFigure,
    RuleReading,
    Rules,
    RuleSection,
    RuleStatement,
)


@cache
def show_rules(game: str, lang: str) -> Rules:
    """The whole rules in a language."""
    return Rules(
        game=game,
        goal=rules.goal(game, lang),
        sections=[_section(game, part, lang) for part in rules.sections(game, lang)],
        texts=dict(rules.texts(game, lang).values()),
        pieces=rules.pieces(game),
    )


def _section(game: str, part: rules.Section, lang: str) -> RuleSection:
    return RuleSection(
        number=part.number,
        title=part.title,
        intro=part.intro,
        figures=[_figure(game, name, lang) for name in part.figures],
        statements=[_statement(game, one, lang) for one in part.statements],
    )


def _figure(game: str, name: str, lang: str) -> RuleFigure:
    width, height = size(game, name)
    return RuleFigure(name=name, caption=caption(game, name, lang), width=width, height=height)


def _statement(game: str, one: rules.Statement, lang: str) -> RuleStatement:
    names = rules.texts(game, lang)
    readings = [RuleReading(text=names[text][0], says=says) for text, says in one.readings.items()]
    return RuleStatement(number=one.number, text=one.text, choice=one.choice, readings=readings)


@cache
def show_lessons(game: str, lang: str) -> Lessons:
    """All lessons in a language."""
    plans = [_lesson(lesson, lang) for lesson in lessons(game)]
    first = _lesson(first_game(game), lang)
    return Lessons(game=game, lessons=plans, first=first, coach=coach_words(game, lang))


def _lesson(lesson: Lesson, lang: str) -> LessonPlan:
    said = words_of(lesson, lang)
    parts = zip(said.steps, said.whys, lesson.steps, strict=True)
    steps = [LessonStep(text=text, why=why, moves=list(step.moves)) for text, why, step in parts]
    group = lesson.group
    return LessonPlan(name=lesson.name, group=group, title=said.title, rule=lesson.rule, steps=steps, done=said.done)
