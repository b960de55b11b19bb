"""What one practises with: positions of one's own mistakes, and the set-up of the day."""

from typing import Literal

from typing_extensions import TypeAliasType

from kingcraft.server.protocol.common import Count, Match, Message, Milliseconds, MoveText, SeatLetter, Sight
from kingcraft.server.protocol.http import LogLine

Outcome = TypeAliasType("Outcome", Literal["right", "good", "shown"])


class Puzzle(Message):
    """A position in which a seat made a mistake, named by its match and `ply`: nothing of it tells the answer.
    `outcome` is how it went with me the first time: found (`right`), as good (`good`), or only `shown`."""

    match: str
    ply: Count
    seat: SeatLetter
    game: str
    outcome: Outcome | None


class SeatPuzzles(Message):
    """How many puzzles there are from the mistakes of a seat, and how many of them I am done with."""

    seat: SeatLetter
    name: str
    count: Count
    done: Count


class StudyPuzzles(Message):
    """An imported record that was looked back at: its seats are nobody's, so one chooses whose mistakes to practise."""

    match: str
    game: str
    created: Milliseconds
    seats: list[SeatPuzzles]


class Puzzles(Message):
    """Mistakes to practise with, the latest games first; and the records I imported."""

    puzzles: list[Puzzle]
    studies: list[StudyPuzzles]


class PuzzleTable(Message):
    """A puzzle as it lies on the table: match, position and moves as they were then, and as its seat saw them."""

    puzzle: Puzzle
    match: Match
    sight: Sight
    lines: list[LogLine]


class PuzzleTry(Message):
    """A move that somebody would make; null asks for the answer."""

    move: MoveText | None = None


class PuzzleAnswer(Message):
    """What was better than what was `played`, by how much of a chance (0 to 1), how far that may be off, and why.
    `move` and `played_move` are the same in notation."""

    better: str
    move: str
    played: str
    played_move: str
    by: float
    spread: float
    why: str


class PuzzleVerdict(Message):
    """What is thought of a move: the best one (`right`), as good as it as far as can be told (`good`), or `worse` by so
    much of a chance; `shown` where nobody tried. `same`: it is what was played then. The answer comes with all but
    `worse`; `why` is what speaks for the best move."""

    verdict: Literal["right", "good", "worse", "shown"]
    words: str
    same: bool
    by: float
    spread: float
    why: str
    answer: PuzzleAnswer | None


class DailyResult(Message):
    """How somebody did with the set-up of the day: their rank, points of their own and of the rival, and whether they
    won."""

    rank: Count
    name: str
    you: bool
    king: bool
    points: int
    rival: int
    won: bool


class Daily(Message):
    """The set-up of a day: my table if I play or played it, how many have `finished`, and how the best of them did,
    the best first; my own result and the king's are among them whatever their ranks. Only that of today can be begun.
    """

    day: str
    today: bool
    game: str
    mine: str | None
    finished: Count
    results: list[DailyResult]
