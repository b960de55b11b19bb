"""Importing a record to study, and playing on from a moment of a match."""

import secrets

from kingcraft.core.record import Record, parse
from kingcraft.core.replay import state_at
from kingcraft.core.table import Table
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import Fork, NewMatch
from kingcraft.server.refusals import Denied
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.secrets import new_id
from kingcraft.server.verbs.create import Origin, create
from kingcraft.server.verbs.impossible import must_be_readable, nothing_impossible


def study(text: str, most: int, person: PersonRow, now: int) -> tuple[Header, list[Draft]]:
    """A match that only shows a record; BadRecord tells where it cannot be."""
    with nothing_impossible():
        record = parse(text)
    if len(record.moves) > most:
        raise Denied("server-record-long", count=len(record.moves), most=most)
    with nothing_impossible():
        must_be_readable(Table(parse(text)).state)
    header = Header(
        id=new_id(),
        game=record.game,
        seats=record.seats,
        options=record.options,
        seed=secrets.token_bytes(32),
        created=now,
        host=person.id,
        record=text,
    )
    return header, [Draft("imported", {})]


def fork(match: LiveMatch, wanted: Fork, person: PersonRow, now: int) -> tuple[Header, list[Draft]]:
    """A new match that begins where this one stood after `ply` moves. Only where nothing is secret any more."""
    if match.phase not in ("over", "study"):
        raise Denied("server-not-over")
    if wanted.ply > match.ply:
        raise Denied("server-no-such-ply", ply=wanted.ply, plies=match.ply)
    if len(wanted.seats) != match.header.seats:
        raise Denied("server-fork-seats", count=match.header.seats)
    state = state_at(match.record.copy(), wanted.ply)
    must_be_readable(state)
    origin = Origin(match.header.id, wanted.ply, state.dump(), _past(match, wanted.ply))
    plan = NewMatch(
        game=match.header.game,
        seats=wanted.seats,
        options={},
        clock=wanted.clock,
        hints=wanted.hints,
        promise=wanted.promise,
    )
    return create(plan, person, now, origin)


def _past(match: LiveMatch, ply: int) -> str:
    """The moves that led to a moment, from the very beginning where that is known."""
    past = parse(match.header.past) if match.header.past else None
    record = Record(match.record.game, match.record.seats, match.record.options) if past is None else past
    if past is None:
        record.position = match.record.position
    record.moves = record.moves + match.record.moves[:ply]
    return record.text()
