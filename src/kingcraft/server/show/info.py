"""The public part of a match: the same for everybody."""

from typing import Any

from pydantic import JsonValue

from kingcraft.core.pack import PACK, short_name
from kingcraft.core.replay import first_state
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import State
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.match.seat import SeatState
from kingcraft.server.protocol.common import Match, ScoreLine, You
from kingcraft.server.show.viewer import letter, letters, to_json
from kingcraft.server.store.secrets import invite_of

Plain = dict[str, Any]
"""A part of the protocol as plain JSON."""


class Company:
    """Who is connected to a match: the people who hold seats, how many only watch, and from how many addresses."""

    def __init__(self, people: set[str] | None = None, watchers: int = 0, doors: set[str] | None = None) -> None:
        self.people: set[str] = set() if people is None else people
        self.watchers = watchers
        self.doors: set[str] = set() if doors is None else doors
        """Their addresses as short hashes: bots think for each address in turn."""

    @property
    def anybody(self) -> bool:
        """Whether somebody is there at all."""
        return bool(self.people) or self.watchers > 0


def show_match(match: LiveMatch, company: Company, now: int) -> Match:
    """The match as everybody may know it."""
    return Match.model_validate(_public(match, company, now))


def show_contents(match: LiveMatch) -> dict[str, JsonValue]:
    """The pieces in play, also before the game has begun."""
    state = match.state if match.begun else first_state(match.header.first_record())
    contents: dict[str, JsonValue] = state.contents()  # type: ignore[assignment]
    return contents


def match_text(match: LiveMatch, company: Company, now: int) -> str:
    """The same as JSON. It is made with every move, so nothing stands between the facts and their text."""
    return to_json(_public(match, company, now))


def show_you(match: LiveMatch, person: str | None) -> You:
    """What a person is in a match."""
    return You.model_construct(None, **_you(match, person))


def you_text(match: LiveMatch, person: str | None) -> str:
    """What a person is in a match, as JSON."""
    return to_json(_you(match, person))


def show_result(match: LiveMatch) -> Plain | None:
    """How the match ended; None before it did."""
    if match.ending is None:
        return None
    return {
        "ending": match.ending,
        "scores": match.state.scores() if match.begun else [],
        "winners": letters(match.winners),
        "sheet": [line.dump() for line in match.state.score_sheet()] if match.begun else [],
    }


def show_sheet(state: State) -> list[ScoreLine]:
    """Where the points come from."""
    return [ScoreLine.model_construct(None, **line.dump()) for line in state.score_sheet()]


def _public(match: LiveMatch, company: Company, now: int) -> Plain:
    header = match.header
    return {
        "id": header.id,
        "game": header.game,
        "options": {**header.options, PACK: short_name(header.options[PACK])}
        if PACK in header.options
        else header.options,
        "seats": [_seat(index, seat, company) for index, seat in enumerate(match.seats)],
        "phase": match.phase,
        "host": header.host,
        "listed": header.listed,
        "hints": header.hints,
        "begins": header.begins,
        "clock": _clock(match, now),
        "created": header.created,
        "changed": match.changed,
        "revealing": match.revealing,
        "number": match.number,
        "ply": match.ply,
        "to_act": letter(match.to_act),
        "commitment": match.record.commitment if match.phase == "study" else header.commitment,
        "seed": shown_seed(match),
        "result": show_result(match),
        "offers": [SEAT_LETTERS[index] for index, seat in enumerate(match.seats) if seat.person in match.offers],
        "rematch": match.rematch,
        "origin": _origin(match),
        "daily": header.daily,
        "watchers": company.watchers,
    }


def _origin(match: LiveMatch) -> Plain | None:
    """Where a match was played on from. Everything is open there, so several people are told when theirs is over."""
    origin = match.header.origin
    people = {seat.person for seat in match.seats if seat.kind != "bot"}
    if origin is None or (match.phase in ("open", "playing") and len(people) > 1):
        return None
    return {"match": origin[0], "ply": origin[1]}


def _you(match: LiveMatch, person: str | None) -> Plain:
    """Only who hosts or sits there may invite others."""
    seats = match.seats_of(person)
    host = person is not None and match.header.host == person
    may_invite = match.phase == "open" and (host or bool(seats))
    invite = invite_of(match.header.seed) if may_invite else None
    return {"person": person, "seats": letters(seats), "host": host, "invite": invite}


def _clock(match: LiveMatch, now: int) -> Plain:
    clocks, plan = match.clocks, match.header.clock
    return {
        "rules": {"kind": plan.kind, "seconds": plan.seconds, "increment": plan.increment},
        "left": [clocks.left_at(seat, now) for seat in range(len(match.seats))],
        "running": letter(clocks.running),
        "deadline": clocks.deadline(),
        "now": now,
    }


def shown_seed(match: LiveMatch) -> str | None:
    """The seed, once nothing depends on it any more."""
    if match.phase == "study":
        return match.record.seed or None
    return match.header.seed.hex() if match.phase == "over" else None


def _seat(index: int, seat: SeatState, company: Company) -> Plain:
    return {
        "seat": SEAT_LETTERS[index],
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "level": seat.level,
        "stand_in": seat.stand_in,
        "why": seat.why,
        "connected": seat.person in company.people,
        "resigned": seat.resigned,
        "timeouts": seat.timeouts,
        "bot_turns": seat.bot_turns,
        "promise": seat.promise,
        "salt": seat.salt,
        "forced": seat.forced,
    }
