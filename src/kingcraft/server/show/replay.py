"""Looking back: the log of a match, any of its positions, and the proof of its dice."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from rich.markup import render

from kingcraft.core.binding import position_hash
from kingcraft.core.record import Move, Record
from kingcraft.core.replay import Played, actor, first_state, replay, reread, state_at
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, State
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.http import Chance, Log, LogLine, Moment, Outcome, Proof
from kingcraft.server.refusals import Denied, Forbidden, Unknown
from kingcraft.server.show.chronicle import tell_move
from kingcraft.server.show.info import shown_seed
from kingcraft.server.show.sight import show_moment
from kingcraft.server.show.viewer import Viewer, everything_is_open, letter, name_of, names_for
from kingcraft.server.verbs.who import index_of

_FACES: Final = ("1", "2", "3", "4", "5", "6")


class Standpoint:
    """From where somebody looks back: a seat, as a spectator, or at everything."""

    def __init__(self, seat: int | None, lang: str, open_view: bool) -> None:
        self.viewer = Viewer(seat, lang)
        self.open = open_view


def standpoint(match: LiveMatch, person: str | None, wanted: str, lang: str) -> Standpoint:
    """Checks that this person may look from there. During the game, only from their own seats and as a spectator."""
    if wanted == "watch":
        return Standpoint(None, lang, False)
    if wanted == "open":
        if not everything_is_open(match):
            raise Forbidden("server-not-open-yet")
        return Standpoint(None, lang, True)
    seat = index_of(match, wanted)
    if not everything_is_open(match) and seat not in match.seats_of(person):
        raise Forbidden("server-not-your-seat", seat=wanted)
    return Standpoint(seat, lang, False)


def show_log(match: LiveMatch, at: Standpoint) -> Log:
    """Every move that stands."""
    if not match.begun:
        return Log(lines=[])
    return Log.model_construct(lines=[_line(match, made, at) for made in _moves(match)])


def show_replay(match: LiveMatch, ply: int, at: Standpoint) -> Moment:
    """The position after so many moves, and the move that led there."""
    state = _state_at(match, ply, before=1)
    last = None
    if ply > 0:
        course = match.course
        made = reread(state, ply, match.record.moves[ply - 1].text, ply in course.forced, course.by.get(ply))
        last, state = _line(match, made, at), made.after
    sight = show_moment(state, ply, at.viewer, at.open)
    return Moment.model_construct(ply=ply, plies=match.ply, sight=sight, last=last)


def show_picture(match: LiveMatch, ply: int, at: Standpoint) -> str:
    """The board after so many moves as an SVG picture, for clients that draw nothing themselves."""
    try:
        return _state_at(match, ply).svg(at.viewer.seat, at.viewer.lang)
    except NotImplementedError:
        raise Unknown("server-no-page") from None


def show_text(match: LiveMatch, ply: int, at: Standpoint) -> str:
    """The same in words and plain letters, for those who would rather read, or have it read to them."""
    return render(_state_at(match, ply).text(at.viewer.seat, at.viewer.lang)).plain


def _state_at(match: LiveMatch, ply: int, before: int = 0) -> State:
    """The position after so many moves, or so many before that."""
    if not match.begun:
        raise Denied("server-not-begun")
    if ply > match.ply:
        raise Denied("server-no-such-ply", ply=ply, plies=match.ply)
    return state_at(match.record.copy(), max(0, ply - before))


def show_proof(match: LiveMatch) -> Proof:
    """The seed, the salts, and what every die and draw could have given."""
    seed = shown_seed(match)
    if seed is None or not match.begun:
        raise Denied("server-not-over")
    chances = [_chance(made) for made in _moves(match) if made.before.to_act == CHANCE]
    rolls = len([chance for chance in chances if _is_dice(chance)])
    return Proof(
        commitment=match.record.commitment,
        setup=match.record.setup,
        position=position_hash(match.record.position),
        seed=seed,
        salts=match.record.salts,
        promises=match.record.promises,
        dice=rolls,
        draws=len(chances) - rolls,
        chances=chances,
    )


def _chance(made: Played) -> Chance:
    state = made.before
    outcomes = [Outcome(move=state.write(outcome), weight=weight) for outcome, weight in state.weights()]
    return Chance(ply=made.ply, move=made.text, outcomes=outcomes)


def _is_dice(chance: Chance) -> bool:
    """Dice are written with their faces; cards, boards and lots by name."""
    return all(outcome.move.split(" ")[-1] in _FACES for outcome in chance.outcomes)


def show_record(match: LiveMatch, person: str | None) -> str:
    """The record as text. During the game it holds only what this person may know, with `?` for the rest."""
    if not match.begun:
        raise Denied("server-not-begun")
    if match.phase == "study":
        return match.record.text()
    if everything_is_open(match):
        return _signed(match, match.record.copy()).text()
    seats = match.seats_of(person)
    seat = seats[0] if len(seats) == 1 else None
    return _seen_by(match, seat).text()


def _seen_by(match: LiveMatch, seat: int | None) -> Record:
    record = match.record.copy()
    hidden = record.position is not None
    if record.position is not None:
        record.position = first_state(match.header.first_record()).view(seat)
    record.moves = [Move(actor(made.before), made.before.write_for(made.action, seat)) for made in _moves(match)]
    if hidden or [move.text for move in record.moves] != [move.text for move in match.record.moves]:
        record.options = {**record.options, "seen-by": letter(seat) or "everybody"}
    return _signed(match, record)


def _signed(match: LiveMatch, record: Record) -> Record:
    """The record with the names of who played, and the day."""
    record.names = [name_of(seat, SEAT_LETTERS[index], "en") for index, seat in enumerate(match.seats)]
    record.bots = [(seat.versioned or "") if seat.kind == "bot" else "" for seat in match.seats]
    record.date = datetime.fromtimestamp(match.header.created / 1000, UTC).strftime("%Y-%m-%d")
    return record


def _line(match: LiveMatch, made: Played, at: Standpoint) -> LogLine:
    """A move as it is told from a standpoint."""
    viewer = Viewer(_best_informed(made), at.viewer.lang) if at.open else at.viewer
    told = tell_move(made, viewer, names_for(match, at.viewer))
    scores = made.after.scores() if everything_is_open(match) else None
    return LogLine.model_validate({**told, "scores": scores})


def _best_informed(made: Played) -> int | None:
    """The seat that knows all of a move, for somebody who may know everything."""
    whole = made.before.write(made.action)
    for seat in range(int(made.before.seats)):
        if made.before.write_for(made.action, seat) == whole:
            return seat
    return None


def _moves(match: LiveMatch) -> Iterator[Played]:
    return replay(match.record.copy(), match.course.forced, match.course.by)
