"""Practice as it is told: puzzles from one's own mistakes, and the results of a day."""

import json

from kingcraft.core.replay import state_at
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.kept import recall
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.practice import DailyResult, Puzzle
from kingcraft.server.store.dailies import KING, DailyRow
from kingcraft.server.store.people import PersonRow


def show_puzzles(match: LiveMatch, found: str, person: PersonRow, lang: str) -> list[Puzzle]:
    """The mistakes that a person made in a match, those that cost most first; not those of a bot in their place."""
    seats, by_bots = _seats(match, person), match.course.by
    judged = [each.judged for each in recall(found)[0] if each.judged and each.judged.mistake]
    own = [each for each in judged if each.seat in seats and each.ply not in by_bots]
    return [_puzzle(match, each, lang) for each in sorted(own, key=lambda each: -each.loss)]


def _seats(match: LiveMatch, person: PersonRow) -> list[int]:
    """The seats of a person. In a record that they brought: those with their name, or everybody's who is no bot."""
    if match.phase != "study":
        return match.seats_of(person.id)
    people = [index for index, seat in enumerate(match.seats) if seat.kind != "bot"]
    return [index for index in people if match.seats[index].name.casefold() == person.name.casefold()] or people


def _puzzle(match: LiveMatch, judged: Judged, lang: str) -> Puzzle:
    state = state_at(match.record.copy(), judged.ply - 1)
    moves = sorted({judged.played, judged.best, judged.other or judged.best})
    return Puzzle(
        match=match.header.id,
        ply=judged.ply - 1,
        seat=SEAT_LETTERS[judged.seat],  # type: ignore[arg-type]
        game=match.header.game,
        ask=state.ask(lang),
        choices=[state.label(state.read(move), lang) for move in moves],
        best=moves.index(judged.best),
        played=moves.index(judged.played),
        by=judged.loss,
        spread=judged.spread,
        why=judged.reason.why(match.header.game, lang),
    )


def show_results(rows: list[DailyRow], person: str | None, king: str) -> list[DailyResult]:
    """How everybody did whose game is over, the best first."""
    found = [result for row in rows if (result := _result(row, person, king)) is not None]
    return sorted(found, key=lambda each: (-each.won, each.rival - each.points))


def _result(row: DailyRow, person: str | None, king: str) -> DailyResult | None:
    if row.person == KING and row.scores is not None:
        own, rival = row.scores
        return DailyResult(name=king, you=False, king=True, points=own, rival=rival, won=own > rival)
    summary = json.loads(row.summary) if row.summary else {}
    result = summary.get("result")
    if not result or result["ending"] != "finished":
        return None
    own, rival = result["scores"]
    return DailyResult(
        name=summary["seats"][0]["name"],
        you=row.person == person,
        king=False,
        points=own,
        rival=rival,
        won="A" in result["winners"],
    )
