"""Advice: what a bot would play. One question at a time for each person, and a budget for each person and address."""

from dataclasses import dataclass
from typing import Final

from kingcraft.bots.telling import reasons_of, sentence, shown_worths
from kingcraft.core.stream import Stream
from kingcraft.server.clockwork import now_ms
from kingcraft.server.limits import Buckets
from kingcraft.server.live.connection import Connection
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol import live
from kingcraft.server.refusals import Denied, TooMuch
from kingcraft.server.settings import Settings
from kingcraft.server.show.refusal import show_refusal
from kingcraft.server.show.viewer import Viewer, names_for
from kingcraft.server.verbs.bot import best_level, bot_level
from kingcraft.server.verbs.who import seat_on_turn

_QUICK: Final = 0.2
"""What a thought of any but the strongest bot costs of the budget: a coach asks at every move."""


class Advisors:
    """Who waits for advice, and how much of it everybody has left."""

    def __init__(self, settings: Settings) -> None:
        self._people = Buckets(settings.hint_burst, settings.hint_rate)
        self._addresses = Buckets(settings.address_hint_burst, settings.address_hint_rate)
        self._asking: set[str] = set()

    def begin(self, person: str, address: str, cost: float = 1) -> None:
        """Somebody asks; too much is refused, whichever connections it comes by."""
        if person in self._asking:
            raise TooMuch("server-hint-under-way")
        if not self._people.take(person, cost) or not self._addresses.take(address, cost):
            raise TooMuch("server-too-fast")
        self._asking.add(person)

    def end(self, person: str) -> None:
        """The answer was given."""
        self._asking.discard(person)


@dataclass(frozen=True)
class Question:
    """What somebody wants to know: about the position as it was when they asked, whatever is played meanwhile."""

    id: int
    match: LiveMatch
    seat: int
    level: str
    move: int | None


async def hint(connection: Connection, message: live.Hint) -> None:
    """Lets a bot think about the position of the seat on turn, while the table goes on."""
    match, hall = connection.room.match, connection.room.hall
    person = connection.person_id
    seat = seat_on_turn(match, person)
    if not match.header.hints:
        raise Denied("server-no-hints")
    game = match.header.game
    level = best_level(game) if message.level is None else bot_level(game, message.level)
    move = None if message.move is None else match.state.read(message.move)
    hall.advisors.begin(str(person), connection.address, 1 if level == best_level(game) else _QUICK)
    known = move if move is not None and match.state.allows(move) else None
    hall.spawn(_advise(connection, Question(message.id, match, seat, level, known)))


async def _advise(connection: Connection, asked: Question) -> None:
    hall = connection.room.hall
    id = asked.id
    try:
        connection.send(await _answer(connection, asked))
    except Exception:
        refusal = show_refusal(Denied("server-no-thought").ruling, connection.viewer.lang)
        connection.send(live.Refused(id=id, refusal=refusal))
        raise
    finally:
        hall.advisors.end(str(connection.person_id))


async def _answer(connection: Connection, asked: Question) -> live.Hinted:
    match, seat, lang = asked.match, asked.seat, connection.viewer.lang
    imagined = match.state.imagine(seat, Stream(now_ms()))
    thoughts = await connection.room.hall.thinkers.advise(imagined, asked.level, connection.door, asked.move)
    names = names_for(match, Viewer(seat, lang))
    allowed = [thought for thought in thoughts if match.state.allows(thought.action)]
    advice = [
        live.Advice(
            move=match.state.write(thought.action),
            words=match.state.tell(thought.action, lang, seat, names),
            worth=worth,
            share=thought.share,
            why=sentence(why),
            short=thought.short(lang),
        )
        for thought, why, worth in zip(allowed, reasons_of(allowed, lang), shown_worths(allowed), strict=True)
    ]
    return live.Hinted(id=asked.id, ply=match.ply, level=asked.level, advice=advice)
