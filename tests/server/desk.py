"""A match on a desk: verbs and entries without a server, at times that the test chooses."""

from typing import Any

from kingcraft.core.registry import game_named
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import ClockPlan, Header
from kingcraft.server.match.live_match import LiveMatch, fold
from kingcraft.server.verbs.start import start_when_full
from tests.server.house import QUICK

assert QUICK.modules, "the tiny game is registered with the house"


class Desk:
    """A match of two people, Ann (`a`) and Bob (`b`), and of bots if there are more seats."""

    def __init__(self, game: str = "toll", clock: ClockPlan | None = None, seats: int = 2, **options: str) -> None:
        settled = game_named(game).settle(seats, options)
        header = Header("x", game, seats, settled, bytes(32), 0, "a", clock=clock or ClockPlan())
        self.match = LiveMatch(header)
        people = [{"kind": "person", "name": name, "person": name[0].lower(), "level": None} for name in ("Ann", "Bob")]
        bot = {"kind": "bot", "name": "", "person": None, "level": "random"}
        self.do([Draft("opened", {"name": "Ann", "seats": [*people, *[bot] * (seats - 2)]})])
        self.now = 0

    def start(self) -> None:
        self.do(start_when_full(self.match))

    def do(self, drafts: list[Draft], at: int = 0) -> None:
        """Lets something happen at a time, and checks that what is rebuilt from the entries alone is the same."""
        after = self.match.copy()
        for draft in drafts:
            after.apply(draft.entry(after.number + 1, max(at, after.changed)))
        again = fold(after.header, after.entries)
        assert picture(again) == picture(after)
        self.match = after


def picture(match: LiveMatch) -> dict[str, Any]:
    """All of a match that can be compared."""
    plain = {key: value for key, value in vars(match).items() if key not in ("seats", "clocks", "fresh", "_course")}
    course = match.course if match.begun else None
    return {
        **plain,
        "seats": [vars(seat) for seat in match.seats],
        "clocks": {key: value for key, value in vars(match.clocks).items() if key != "plan"},
        "record": None if course is None else course.record.text(),
        "position": None if course is None else course.state.dump(),
        "forced": None if course is None else course.forced,
        "by": None if course is None else course.by,
        "undo": course is not None and course.can_undo(),
    }
