"""What one practises with: positions of one's own mistakes, and the set-up of the day."""

from kingcraft.server.protocol.common import Count, Message, SeatLetter


class Puzzle(Message):
    """A position in which one made a mistake, as one saw it: `choices` are moves in words, `best` the place of the
    better one among them, `played` that of one's own. `by`, `spread` and `why` are those of the moment."""

    match: str
    ply: Count
    seat: SeatLetter
    game: str
    ask: str
    choices: list[str]
    best: Count
    played: Count
    by: float
    spread: float
    why: str


class Puzzles(Message):
    """One's own mistakes, the latest games first."""

    puzzles: list[Puzzle]


class DailyResult(Message):
    """How somebody did with the set-up of the day: points of their own and of the rival, and whether they won."""

    name: str
    you: bool
    king: bool
    points: int
    rival: int
    won: bool


class Daily(Message):
    """The set-up of a day: my table if I play or played it, and how everybody did who is done, the best first."""

    day: str
    game: str
    mine: str | None
    results: list[DailyResult]
