"""Sets up a table: the header, and who each seat is for."""

import secrets
from dataclasses import dataclass

from kingcraft.core.pack import PACK, is_carried, parse_pack
from kingcraft.core.registry import game_named
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import ClockPlan, Header
from kingcraft.server.protocol.common import ClockRules
from kingcraft.server.protocol.http import NewMatch, PackBody, PackFile, PackInfo, SeatPlan
from kingcraft.server.refusals import Denied
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.secrets import new_id
from kingcraft.server.verbs.bot import bot_level, bot_seat
from kingcraft.server.verbs.impossible import nothing_impossible
from kingcraft.server.verbs.join import pledged


@dataclass(frozen=True)
class Origin:
    """Where a played-on match comes from: the match, the ply, the position there, and the record up to it."""

    match: str
    ply: int
    position: dict[str, object]
    past: str


def create(wanted: NewMatch, host: PersonRow, now: int, origin: Origin | None = None) -> tuple[Header, list[Draft]]:
    """The header of a new match, and its first entries."""
    game = game_named(wanted.game)
    settled = game.settle(len(wanted.seats), {**wanted.options, **packed(wanted.game, wanted.pack or [])})
    header = Header(
        id=new_id(),
        game=wanted.game,
        seats=len(wanted.seats),
        options=settled if origin is None else {},
        seed=secrets.token_bytes(32),
        created=now,
        host=host.id,
        listed=wanted.listed,
        hints=wanted.hints,
        begins=wanted.begins,
        clock=clock_plan(wanted.clock),
        position=None if origin is None else origin.position,
        origin=None if origin is None else (origin.match, origin.ply),
        past="" if origin is None else origin.past,
    )
    if origin is None:
        with nothing_impossible():
            game.start(header.seats, dict(settled))
    seats = [seat_plan(wanted.game, plan, host) for plan in wanted.seats]
    return header, [Draft("opened", {"name": host.name, "seats": seats}), *_host_pledge(seats, host, wanted.promise)]


def packed(game: str, files: list[PackFile]) -> dict[str, str]:
    """The option that holds an uploaded pack, if there is one; a pack that cannot be is refused in words."""
    if not files:
        return {}
    with nothing_impossible():
        return {PACK: game_named(game).from_files(PACK, {file.name: file.text for file in files})}


def look_at(wanted: PackBody) -> PackInfo:
    """What is in a pack, if it can be played with."""
    game = game_named(wanted.game)
    with nothing_impossible():
        text = game.settle(game.least, packed(wanted.game, wanted.pack))[PACK]
    if not is_carried(text):
        return PackInfo(name=wanted.pack[0].name, hash="", entries=text.count(";") + 1)
    name, digest, _ = text.split(" ", 2)
    counts = [len(listed) for kind, listed in parse_pack(text).data().items() if kind != PACK]
    return PackInfo(name=name, hash=digest, entries=sum(counts))


def _host_pledge(seats: list[dict[str, object]], host: PersonRow, promise: str | None) -> list[Draft]:
    """What the host promises to add to the dice, on the first seat of theirs."""
    own = [index for index, seat in enumerate(seats) if seat["person"] == host.id]
    return pledged(own[0], promise) if own else []


def seat_plan(game: str, plan: SeatPlan, host: PersonRow) -> dict[str, object]:
    """Who a seat is for, as an entry keeps it."""
    if plan.kind in ("me", "local"):
        kind = "person" if plan.kind == "me" else "local"
        named = {"name": plan.name or host.name, "person": host.id, "level": None}
        return {"kind": kind, **named, "forced": host.forced}
    if plan.kind == "bot":
        return bot_seat(game, bot_level(game, plan.level), plan.name or "")
    if plan.kind == "person":
        raise Denied("server-nobody-there")
    return {"kind": "open", "name": "", "person": None, "level": None}


def clock_plan(rules: ClockRules) -> ClockPlan:
    """The clock of a match; one that cannot run is refused."""
    if rules.kind != "none" and rules.seconds < 1:
        raise Denied("server-clock")
    return ClockPlan(rules.kind, rules.seconds, rules.increment)
