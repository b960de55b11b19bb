"""Caps: what can be done again and again at one table has a limit, so that no match grows without end."""

from collections import Counter
from typing import Final

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import TooMuch

REPEATABLE: Final = frozenset(
    ("undone", "sat", "stood", "arranged", "promised", "salted", "replaced", "offered", "declined", "settled")
)
"""What people may do as often as they like, though the game does not go on by it. Talk is counted by itself."""


def must_fit(match: LiveMatch, drafts: list[Draft], most: int) -> None:
    """Refuses what was done too often at this table."""
    wanted = Counter(draft.kind for draft in drafts if _repeatable(draft.kind, draft.body))
    if not wanted:
        return
    done = Counter(entry.kind for entry in match.entries if entry.kind in wanted)
    if any(done[kind] + count > most for kind, count in wanted.items()):
        raise TooMuch("server-often-enough", most=most)


def _repeatable(kind: str, body: dict[str, object]) -> bool:
    """A clock that runs out is nobody's wish: it is never refused."""
    return kind in REPEATABLE and body.get("why") != "time"
