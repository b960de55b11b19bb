"""What is told of a look back: how far it is, then the course of the game and its moments."""

from typing import Literal

from kingcraft.server.protocol.common import Count, Message, SeatLetter


class LookBackMoment(Message):
    """A decision that counted, made after `ply` moves. A mistake, with what was `better`; or a fine move, with what
    came next. `by` is the chance lost or gained (0 to 1), `spread` how far that may be off, `why` in what the better
    move of the two is better. `played_move` and `better_move` are the two in notation, to be marked on the table."""

    ply: Count
    seat: SeatLetter
    kind: Literal["mistake", "fine"]
    played: str
    better: str
    played_move: str
    better_move: str
    by: float
    spread: float
    why: str


class LookBackSeat(Message):
    """What the game was for a seat, in millionths of the chance to win: `began` and `luck`, `skill` (its own moves) and
    `others` (theirs) add up to `result`; each of the three has a spread, how far the playouts leave it in doubt.
    `adjusted` is the result without the luck, as far in doubt as that. `error` is the chance lost at each decision, on
    average. `grade` is the rank it played like, empty if nobody can tell. `worst` and `best` are plies of moments."""

    seat: SeatLetter
    began: int
    result: int
    luck: int
    skill: int
    others: int
    luck_spread: int
    skill_spread: int
    others_spread: int
    adjusted: int
    decisions: Count
    error: float
    spread: float
    grade: str
    mistakes: Count
    worst: list[Count]
    best: list[Count]


class LookBack(Message):
    """A look back. While it waits, `ahead` are the games before it, which take about `wait` seconds; while it is worked
    out, `done` of `plies` moves.
    `yours`: whether you may cancel it. Then `chances` are those of every seat after each ply, in millionths, and
    `trials` how often each move was tried. `ended`: whether the game was played to its end."""

    state: Literal["none", "waiting", "begun", "done", "failed"]
    ahead: Count
    wait: Count
    done: Count
    plies: Count
    yours: bool
    trials: Count
    ended: bool
    chances: list[list[int]]
    seats: list[LookBackSeat]
    moments: list[LookBackMoment]
