"""Lessons: a real position, a few moves to find, one idea. They are data; the engine says what a move does and why not.

A lesson is a file in GAME/lessons (their order is that of the names) and a message `lesson-GAME-NAME` in
locales/*/lessons-GAME.ftl: its title, what to do at each step (`.step-1` ...), and what was learned (`.done`). A lesson
about a module names its `group`. The first game (`first-game.toml`) is a lesson that goes on as a game: its steps are
the learner's first turn, and `.why-1` ... say why something else comes later.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kingcraft.learn.positions import folder_of, laid_out, read_toml
from kingcraft.locales import forms, ids, say

FIRST_GAME: Final = "first-game"
"""The name of the lesson that is a whole game."""


@dataclass(frozen=True)
class Step:
    """What is to be done: one of these moves (`build *`: any that begins so), and moves that a rule forbids here."""

    moves: tuple[str, ...]
    wrong: dict[str, str]


@dataclass(frozen=True)
class Lesson:
    """A position in which seat A learns; the rule it is about, by its number; the module it is for, if any."""

    game: str
    name: str
    rule: str
    position: dict[str, object]
    steps: tuple[Step, ...]
    group: str = ""


@dataclass(frozen=True)
class Words:
    """What a lesson says: its title, a sentence for each step, why the step comes now, and what was learned."""

    title: str
    steps: tuple[str, ...]
    whys: tuple[str, ...]
    done: str


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order: first those of the game itself, then those of its modules."""
    return tuple(
        [_lesson(game, file, file.stem.partition("-")[2]) for file in sorted(_folder(game).glob("[0-9]*.toml"))]
    )


@cache
def first_game(game: str) -> Lesson:
    """The official first set-up, and what the learner does in the first turn."""
    return _lesson(game, _folder(game) / f"{FIRST_GAME}.toml", FIRST_GAME)


def _folder(game: str) -> Path:
    return folder_of(game) / "lessons"


def _lesson(game: str, file: Path, name: str) -> Lesson:
    data = read_toml(file)
    steps = tuple([_step(step) for step in data["steps"]])
    return Lesson(game, name, data["rule"], laid_out(data).dump(), steps, data.get("group", ""))


def _step(data: dict[str, Any]) -> Step:
    return Step(tuple(data["moves"]), dict(data.get("wrong", {})))


def lesson_named(game: str, name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((lesson for lesson in (first_game(game), *lessons(game)) if lesson.name == name), None)


def words_of(lesson: Lesson, lang: str = "en") -> Words:
    """What a lesson says in a language."""
    said = forms(lang, f"lesson-{lesson.game}-{lesson.name}")
    numbers = range(1, len(lesson.steps) + 1)
    steps = tuple([said[f"step-{number}"] for number in numbers])
    whys = tuple([said.get(f"why-{number}", "") for number in numbers])
    return Words(said[""], steps, whys, said["done"])


def coach_words(game: str, lang: str = "en") -> dict[str, str]:
    """What the coach of a first game says, by the moment: `coach-GAME-MOMENT` in the file of the lessons."""
    head = f"coach-{game}-"
    return {id.removeprefix(head): say(lang, id) for id in ids(f"lessons-{game}") if id.startswith(head)}


def answers(step: Step, move: str) -> bool:
    """Whether a move is what the step asks for."""
    return any([move == wanted or (wanted.endswith("*") and move.startswith(wanted[:-1])) for wanted in step.moves])
