"""Puzzles as they are told: a position as its seat saw it, and nothing that came after it before one has answered."""

from kingcraft.core.replay import state_at
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import State
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import recall
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.common import Clock, ClockRules, Match, Seat, Sight
from kingcraft.server.protocol.practice import (
    Puzzle,
    PuzzleAnswer,
    PuzzleTable,
    PuzzleVerdict,
    SeatPuzzles,
    StudyPuzzles,
)
from kingcraft.server.refusals import Unknown
from kingcraft.server.show.info import Company, show_match
from kingcraft.server.show.replay import Standpoint, show_log
from kingcraft.server.show.sight import show_moment
from kingcraft.server.show.viewer import Viewer, name_of
from kingcraft.server.store.puzzles import Key

Outcomes = dict[Key, str]


def mistakes_of(found: str) -> list[Judged]:
    """All mistakes of a game that was looked back at, those that cost most first."""
    judged = [each.judged for each in recall(found)[0] if each.judged and each.judged.mistake]
    return sorted(judged, key=lambda each: -each.loss)


def puzzle_at(found: str, ply: int) -> Judged:
    """The mistake that was made after so many moves."""
    mistake = next((each for each in mistakes_of(found) if each.ply == ply + 1), None)
    if mistake is None:
        raise Unknown("server-no-page")
    return mistake


def own_puzzles(match: LiveMatch, found: str, person: str, done: Outcomes) -> list[Puzzle]:
    """The mistakes that a person made in a match; not those of a bot in their place."""
    seats, by_bots = match.seats_of(person), match.course.by
    own = [each for each in mistakes_of(found) if each.seat in seats and each.ply not in by_bots]
    return [show_puzzle(match, each, done) for each in own]


def seat_puzzles(match: LiveMatch, found: str, seat: int, done: Outcomes) -> list[Puzzle]:
    """The mistakes of a seat, whoever sat there."""
    return [show_puzzle(match, each, done) for each in mistakes_of(found) if each.seat == seat]


def study_puzzles(match: LiveMatch, found: str, done: Outcomes, lang: str) -> StudyPuzzles:
    """How much there is to practise in an imported record, seat by seat."""
    every = [seat_puzzles(match, found, seat, done) for seat in range(len(match.seats))]
    seats = [
        SeatPuzzles(
            seat=SEAT_LETTERS[index],  # type: ignore[arg-type]
            name=name_of(match.seats[index], SEAT_LETTERS[index], lang),
            count=len(puzzles),
            done=len([one for one in puzzles if one.outcome]),
        )
        for index, puzzles in enumerate(every)
    ]
    return StudyPuzzles(match=match.header.id, game=match.header.game, created=match.header.created, seats=seats)


def show_puzzle(match: LiveMatch, judged: Judged, done: Outcomes) -> Puzzle:
    """A puzzle by its name."""
    return Puzzle(
        match=match.header.id,
        ply=judged.ply - 1,
        seat=SEAT_LETTERS[judged.seat],  # type: ignore[arg-type]
        game=match.header.game,
        outcome=done.get((match.header.id, judged.ply - 1)),  # type: ignore[arg-type]
    )


def show_table(match: LiveMatch, judged: Judged, done: Outcomes, lang: str, now: int) -> PuzzleTable:
    """A puzzle on the table."""
    ply = judged.ply - 1
    at = Standpoint(judged.seat, lang, False)
    return PuzzleTable(
        puzzle=show_puzzle(match, judged, done),
        match=_as_it_was(show_match(match, Company(), now), ply, judged.seat),
        sight=_sight(state_at(match.record.copy(), ply), ply, at.viewer),
        lines=show_log(match, at).lines[:ply],
    )


def _sight(state: State, ply: int, viewer: Viewer) -> Sight:
    legal = state.legal()
    asked = {
        "legal": [state.write(action) for action in legal],
        "labels": [state.label(action, viewer.lang) for action in legal],
        "ask": state.ask(viewer.lang),
    }
    return show_moment(state, ply, viewer, False).model_copy(update=asked)


def _as_it_was(match: Match, ply: int, seat: int) -> Match:
    """A match without all that came after a moment: how it ended, who gave up, what time was left."""
    clock = Clock(rules=ClockRules(), left=[None] * len(match.seats), running=None, deadline=None, now=match.clock.now)
    then = {
        "phase": "playing", "ply": ply, "to_act": SEAT_LETTERS[seat], "clock": clock, "changed": match.created,
        "number": 0, "seed": None, "result": None, "offers": [], "rematch": None,
        "seats": [_seat_as_it_was(one) for one in match.seats],
    }  # fmt: skip
    return match.model_copy(update=then)


def _seat_as_it_was(seat: Seat) -> Seat:
    return seat.model_copy(
        update={"stand_in": None, "why": None, "resigned": False, "timeouts": 0, "bot_turns": 0, "connected": False}
    )


def show_answer(match: LiveMatch, judged: Judged, lang: str) -> PuzzleAnswer:
    """What was better."""
    state = state_at(match.record.copy(), judged.ply - 1)
    return PuzzleAnswer(
        better=state.label(state.read(judged.best), lang),
        move=judged.best,
        played=state.label(state.read(judged.played), lang),
        played_move=judged.played,
        by=judged.loss,
        spread=judged.spread,
        why=judged.reason.why(match.header.game, lang),
    )


def show_verdict(match: LiveMatch, judged: Judged, tried: Judged | None, move: str | None, lang: str) -> PuzzleVerdict:
    """What is thought of a move, by what was found when it was `tried`; None where nothing could be told apart."""
    answer = show_answer(match, judged, lang)
    if move is None:
        verdict = "shown"
    elif move == judged.best:
        verdict = "right"
    else:
        verdict = "worse" if tried is not None and tried.mistake else "good"
    worse = tried if verdict == "worse" else None
    state = state_at(match.record.copy(), judged.ply - 1)
    return PuzzleVerdict(
        verdict=verdict,  # type: ignore[arg-type]
        words="" if move is None else state.label(state.read(move), lang),
        same=move == judged.played,
        by=0.0 if worse is None else worse.loss,
        spread=0.0 if worse is None else worse.spread,
        why=answer.why,
        answer=None if verdict == "worse" else answer,
    )
