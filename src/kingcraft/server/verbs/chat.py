"""Says something at the table."""

from typing import Final

from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.refusals import Forbidden, TooMuch
from kingcraft.server.store.people import PersonRow

_SHARES: Final = 6
"""The talk of a table is shared: a part for each of up to five people there, one for all others together."""


def chat(match: LiveMatch, person: PersonRow | None, seat: int | None, text: str, most: int) -> list[Draft]:
    """A line of talk, by somebody who has said their name. Spectators speak when the game is over, or before it."""
    if person is None:
        raise Forbidden("server-nameless")
    seats = match.seats_of(person.id)
    share = max(1, most // _SHARES)
    if match.lines_said.get(person.id if seats else None, 0) >= share:
        raise TooMuch("server-said-enough", most=share)
    if not seats and match.phase == "playing":
        raise Forbidden("server-watchers-silent")
    speaker = seat if seat in seats else (seats[0] if seats else None)
    name = person.name if speaker is None else match.seats[speaker].name
    return [Draft("said", {"seat": speaker, "name": name, "text": text})]
