"""Sets up the table of a lesson or of a first game: its position, the learner on the first seat, gentle bots beside."""

from dataclasses import replace
from typing import Final

from kingcraft.bots import bot_names
from kingcraft.learn.lessons import FIRST_GAME, Lesson
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.protocol.http import NewMatch, SeatPlan
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.create import create

_PAGE: Final = "page"
"""Whom one plays a first game against."""


def lesson_table(lesson: Lesson, person: PersonRow, now: int) -> tuple[Header, list[Draft]]:
    """A match that begins in the lesson's position; a first game is a game like any other, a lesson is on no list."""
    seats = len(lesson.position["players"])  # type: ignore[arg-type]
    first = lesson.name == FIRST_GAME
    level = _PAGE if first else bot_names(lesson.game)[0]
    others = [SeatPlan(kind="bot", level=level) for _ in range(seats - 1)]
    plan = NewMatch(game=lesson.game, seats=[SeatPlan(kind="me"), *others], options={}, listed=False, hints=True)
    header, drafts = create(plan, person, now)
    return replace(header, options={}, position=lesson.position, lesson=not first), drafts
