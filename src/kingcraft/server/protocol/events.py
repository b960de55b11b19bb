"""Events: what happened at a table, numbered from 1, each as its reader may know it."""

from typing import Annotated, Literal

from pydantic import Field, JsonValue
from typing_extensions import TypeAliasType

from kingcraft.server.protocol.common import Count, Level, Message, Milliseconds, Result, SeatLetter


class _Event(Message):
    number: Count
    at: Milliseconds


class Opened(_Event):
    """The table was set up."""

    kind: Literal["opened"] = "opened"
    name: str


class Sat(_Event):
    """Somebody took a seat."""

    kind: Literal["sat"] = "sat"
    seat: SeatLetter
    name: str


class Stood(_Event):
    """Somebody left a seat before the start; it is open again."""

    kind: Literal["stood"] = "stood"
    seat: SeatLetter
    name: str


class Arranged(_Event):
    """The host changed who a seat is for."""

    kind: Literal["arranged"] = "arranged"
    seat: SeatLetter
    level: Level | None


class Promised(_Event):
    """A person promised what they will add to the dice: the SHA-256 of it."""

    kind: Literal["promised"] = "promised"
    seat: SeatLetter
    promise: str


class Gathered(_Event):
    """Everybody is here: who promised a salt tells it now."""

    kind: Literal["gathered"] = "gathered"


class Salted(_Event):
    """A person added to the dice, as promised."""

    kind: Literal["salted"] = "salted"
    seat: SeatLetter
    salt: str


class NewsLine(Message):
    """What followed from a move without anybody deciding it: `facts` for pages that show it, `words` for the log.

    `rule` is where the rules have it, `kingsburg/8.4`; empty if they do not speak of it."""

    id: str
    seat: SeatLetter | None
    facts: dict[str, JsonValue]
    words: str
    rule: str


class MoveLine(Message):
    """One move of the record: `*` is chance. `?` in the notation stands for what the reader may not know.

    `chapter` is the heading it stands under (nothing before the first); `forced`: it was the only one possible, and
    was played for the seat; `by`: the bot that made it in a person's place. `words` call people by their names, and
    a reader with a single seat "you". `rule` is where the rules have what was decided: `kingsburg/2b`, or nothing.
    """

    ply: Count
    who: SeatLetter | Literal["*"]
    by: Level | None
    move: str
    words: str
    chapter: str
    rule: str
    forced: bool
    news: list[NewsLine]


class Started(_Event):
    """The game began; from here on nobody can change what the dice will be. `moves` is what was dealt at once;
    `before` is what had been played where this match was played on from, numbered as it was there."""

    kind: Literal["started"] = "started"
    commitment: str
    salts: list[str]
    before: list[MoveLine]
    moves: list[MoveLine]


class Moved(_Event):
    """A decision, the dice and cards that followed it, and what others could not but do then."""

    kind: Literal["moved"] = "moved"
    moves: list[MoveLine]


class Undone(_Event):
    """A decision was taken back, with the forced moves that followed from it; `ply` moves remain."""

    kind: Literal["undone"] = "undone"
    seat: SeatLetter
    ply: Count


class Resigned(_Event):
    """A seat gave up for good; a bot plays on for it if the game goes on."""

    kind: Literal["resigned"] = "resigned"
    seat: SeatLetter


class Replaced(_Event):
    """A bot plays for a seat until its person returns."""

    kind: Literal["replaced"] = "replaced"
    seat: SeatLetter
    level: Level
    why: Literal["left", "away", "time"]


class TimedOut(_Event):
    """The clock of a seat ran out, `count` times in a row now: a bot plays this turn; after the third time, all."""

    kind: Literal["timed_out"] = "timed_out"
    seat: SeatLetter
    count: Count


class Returned(_Event):
    """A person took the seat back from the bot."""

    kind: Literal["returned"] = "returned"
    seat: SeatLetter


class Said(_Event):
    """Chat. `seat` is null for a spectator. Plain text, never markup."""

    kind: Literal["said"] = "said"
    seat: SeatLetter | None
    name: str
    text: str


class Ended(_Event):
    """The match is over, and its seed is known."""

    kind: Literal["ended"] = "ended"
    result: Result
    seed: str


class Settled(_Event):
    """A person chose whether the only possible move is played for them."""

    kind: Literal["settled"] = "settled"
    seat: SeatLetter
    forced: bool


class Offered(_Event):
    """Somebody would like to play again, or accepts to."""

    kind: Literal["offered"] = "offered"
    seat: SeatLetter


class Declined(_Event):
    """Somebody would rather not play again; all offers are off."""

    kind: Literal["declined"] = "declined"
    seat: SeatLetter


class Rematched(_Event):
    """Everybody wanted a rematch: it is there."""

    kind: Literal["rematched"] = "rematched"
    match: str


Event = TypeAliasType(
    "Event",
    Annotated[
        Opened | Sat | Stood | Arranged | Promised | Gathered | Salted | Started | Moved | Undone | Resigned | Replaced
        | TimedOut | Returned | Settled | Said | Ended | Offered | Declined | Rematched,
        Field(discriminator="kind"),
    ],
)  # fmt: skip
