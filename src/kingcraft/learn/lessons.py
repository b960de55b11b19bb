"""Lessons: a real position, a few moves to find, one idea. They are data; the engine says what a move does and why not.

A lesson is a file in GAME/lessons (their order is that of the names) and a message `lesson-GAME-NAME` in
locales/*/lessons-GAME.ftl: its title, what to do at each step (`.step-1` ...), and what was learned (`.done`).
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kingcraft.learn.positions import laid_out, read_toml
from kingcraft.learn.rules import PACKAGE
from kingcraft.locales import forms, ids, say


@dataclass(frozen=True)
class Step:
    """What is to be done: one of these moves (`build *`: any that begins so), and moves that a rule forbids here."""

    moves: tuple[str, ...]
    wrong: dict[str, str]


@dataclass(frozen=True)
class Lesson:
    """A position in which seat A learns; the rule it is about, by its number."""

    game: str
    name: str
    rule: str
    position: dict[str, object]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Words:
    """What a lesson says: its title, a sentence for each step, and what was learned."""

    title: str
    steps: tuple[str, ...]
    done: str


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order."""
    folder = PACKAGE / game.replace("-", "_") / "lessons"
    return tuple([_lesson(game, file) for file in sorted(folder.glob("*.toml"))])


def _lesson(game: str, file: Path) -> Lesson:
    data = read_toml(file)
    name = file.stem.partition("-")[2]
    return Lesson(game, name, data["rule"], laid_out(data).dump(), tuple([_step(step) for step in data["steps"]]))


def _step(data: dict[str, Any]) -> Step:
    return Step(tuple(data["moves"]), dict(data.get("wrong", {})))


def lesson_named(game: str, name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((lesson for lesson in lessons(game) if lesson.name == name), None)


def words_of(lesson: Lesson, lang: str = "en") -> Words:
    """What a lesson says in a language."""
    said = forms(lang, f"lesson-{lesson.game}-{lesson.name}")
    steps = tuple([said[f"step-{number}"] for number in range(1, len(lesson.steps) + 1)])
    return Words(said[""], steps, said["done"])


def coach_words(game: str, lang: str = "en") -> dict[str, str]:
    """What the coach of a first game says, by the moment: `coach-GAME-MOMENT` in the file of the lessons."""
    head = f"coach-{game}-"
    return {id.removeprefix(head): say(lang, id) for id in ids(f"lessons-{game}") if id.startswith(head)}


def answers(step: Step, move: str) -> bool:
    """Whether a move is what the step asks for."""
    return any([move == wanted or (wanted.endswith("*") and move.startswith(wanted[:-1])) for wanted in step.moves])
