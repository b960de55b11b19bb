"""Sets up the table of a lesson: its position, the learner on the first seat, the weakest bots on the others."""

from dataclasses import replace

from kingcraft.bots import bot_names
from kingcraft.learn.lessons import Lesson
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.protocol.http import NewMatch, SeatPlan
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.create import create


def lesson_table(lesson: Lesson, person: PersonRow, now: int) -> tuple[Header, list[Draft]]:
    """A match that begins in the lesson's position."""
    seats = len(lesson.position["players"])  # type: ignore[arg-type]
    others = [SeatPlan(kind="bot", level=bot_names(lesson.game)[0]) for _ in range(seats - 1)]
    plan = NewMatch(game=lesson.game, seats=[SeatPlan(kind="me"), *others], options={}, listed=False, hints=True)
    header, drafts = create(plan, person, now)
    return replace(header, options={}, position=lesson.position), drafts
