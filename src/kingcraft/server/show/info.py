"""The public part of a match: the same for everybody."""

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import State
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.match.seat import SeatState
from kingcraft.server.protocol.common import Clock, ClockRules, Match, Origin, Result, ScoreLine, Seat, You
from kingcraft.server.show.viewer import letter, letters
from kingcraft.server.store.secrets import invite_of


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
    header = match.header
    return Match.model_construct(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[_seat(index, seat, company) for index, seat in enumerate(match.seats)],
        phase=match.phase,
        host=header.host,
        listed=header.listed,
        hints=header.hints,
        begins=header.begins,
        clock=show_clock(match, now),
        created=header.created,
        changed=match.changed,
        revealing=match.revealing,
        number=match.number,
        ply=match.ply,
        to_act=letter(match.to_act),
        commitment=match.record.commitment if match.phase == "study" else header.commitment,
        seed=shown_seed(match),
        result=show_result(match),
        offers=[SEAT_LETTERS[index] for index, seat in enumerate(match.seats) if seat.person in match.offers],
        rematch=match.rematch,
        origin=shown_origin(match),
        watchers=company.watchers,
    )


def match_text(match: LiveMatch, company: Company, now: int) -> str:
    """The match as everybody may know it, as JSON."""
    return show_match(match, company, now).model_dump_json()


def you_text(match: LiveMatch, person: str | None) -> str:
    """What a person is in a match, as JSON."""
    return show_you(match, person).model_dump_json()


def shown_origin(match: LiveMatch) -> Origin | None:
    """Where a match was played on from. Everything is open there, so several people are told when theirs is over."""
    people = {seat.person for seat in match.seats if seat.kind != "bot"}
    secret = match.phase in ("open", "playing") and len(people) > 1
    origin = match.header.origin
    return None if origin is None or secret else Origin(match=origin[0], ply=origin[1])


def show_you(match: LiveMatch, person: str | None) -> You:
    """What a person is in a match. Only who hosts or sits there may invite others."""
    seats = match.seats_of(person)
    host = person is not None and match.header.host == person
    may_invite = match.phase == "open" and (host or bool(seats))
    invite = invite_of(match.header.seed) if may_invite else None
    return You.model_construct(person=person, seats=letters(seats), host=host, invite=invite)


def show_result(match: LiveMatch) -> Result | None:
    """How the match ended; None before it did."""
    if match.ending is None:
        return None
    return Result.model_construct(
        ending=match.ending,
        scores=match.state.scores() if match.begun else [],
        winners=letters(match.winners),
        sheet=show_sheet(match.state) if match.begun else [],
    )


def show_sheet(state: State) -> list[ScoreLine]:
    """Where the points come from."""
    return [ScoreLine.model_construct(None, **line.dump()) for line in state.score_sheet()]


def show_clock(match: LiveMatch, now: int) -> Clock:
    """The clock at this time."""
    clocks, plan = match.clocks, match.header.clock
    return Clock.model_construct(
        rules=ClockRules.model_construct(kind=plan.kind, seconds=plan.seconds, increment=plan.increment),
        left=[clocks.left_at(seat, now) for seat in range(len(match.seats))],
        running=letter(clocks.running),
        deadline=clocks.deadline(),
        now=now,
    )


def shown_seed(match: LiveMatch) -> str | None:
    """The seed, once nothing depends on it any more."""
    if match.phase == "study":
        return match.record.seed or None
    return match.header.seed.hex() if match.phase == "over" else None


def _seat(index: int, seat: SeatState, company: Company) -> Seat:
    return Seat.model_construct(
        seat=letter(index),
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        level=seat.level,
        stand_in=seat.stand_in,
        why=seat.why,
        connected=seat.person in company.people,
        resigned=seat.resigned,
        timeouts=seat.timeouts,
        bot_turns=seat.bot_turns,
        promise=seat.promise,
        salt=seat.salt,
        forced=seat.forced,
    )
