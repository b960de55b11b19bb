"""A look back as it is told to somebody: the same for everybody, in their own words."""

from kingcraft.core.replay import Played, replay
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.lookback.grades import grade
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import recall
from kingcraft.lookback.naming import in_words
from kingcraft.lookback.summary import SeatSummary
from kingcraft.lookback.work import put_together
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.look_back import LookBack, LookBackMoment, LookBackSeat
from kingcraft.server.store.look_backs import LookBackRow

SHOWN = 3
"""Moments of each kind for each seat."""


def show_progress(match: LiveMatch, row: LookBackRow | None, ahead: int, wait: int, yours: bool) -> LookBack:
    """How far it is."""
    state = "none" if row is None else "failed" if row.failed else "waiting" if row.lease is None else "begun"
    done = 0 if row is None else min(row.done, match.ply)
    return LookBack.model_validate(
        {"state": state, "ahead": ahead, "wait": wait, "done": done, "plies": match.ply, "yours": yours, "trials": 0,
         "ended": match.finished, "chances": [], "seats": [], "moments": []}
    )  # fmt: skip


def show_look_back(match: LiveMatch, found: str, lang: str) -> LookBack:
    """All that was found."""
    plies, effort = recall(found)
    moves = list(replay(match.record.copy(), match.course.forced, match.course.by))
    whole = put_together(moves, plies)
    moments = [each for each in whole.judged if each.mistake or each.fine]
    return LookBack(
        state="done",
        ahead=0,
        wait=0,
        done=match.ply,
        plies=match.ply,
        yours=False,
        trials=effort.trials,
        ended=match.finished,
        chances=[whole.changes[0].before, *[change.after for change in whole.changes]],
        seats=[_seat(match.header.game, len(whole.seats), each) for each in whole.seats],
        moments=[show_moment(match.header.game, each, moves[each.ply - 1], lang) for each in moments],
    )


def _seat(game: str, seats: int, each: SeatSummary) -> LookBackSeat:
    return LookBackSeat(
        seat=SEAT_LETTERS[each.seat],  # type: ignore[arg-type]
        began=each.began,
        result=each.result,
        luck=each.luck,
        skill=each.skill,
        others=each.others,
        luck_spread=each.luck_spread,
        skill_spread=each.skill_spread,
        others_spread=each.others_spread,
        adjusted=each.adjusted,
        decisions=each.decisions,
        error=each.error,
        spread=each.spread,
        grade=grade(game, seats, each.error, each.decisions),
        mistakes=len(each.mistakes),
        worst=[one.ply - 1 for one in each.mistakes[:SHOWN]],
        best=[one.ply - 1 for one in each.fine[:SHOWN]],
    )


def show_moment(game: str, each: Judged, made: Played, lang: str) -> LookBackMoment:
    """A moment in words; its ply is that of the position in which the seat decided."""
    (played, better), (by, spread) = in_words(each, made, lang), each.by
    return LookBackMoment(
        ply=each.ply - 1,
        seat=SEAT_LETTERS[each.seat],  # type: ignore[arg-type]
        kind="fine" if each.fine else "mistake",
        played=played,
        better=better,
        played_move=made.text,
        better_move=each.instead,
        by=by,
        spread=spread,
        why=each.reason.why(game, lang),
    )
