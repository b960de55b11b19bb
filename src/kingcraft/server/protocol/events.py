"""Events: what happened at a table, numbered from 1, each as its reader may know it."""

from typing import Annotated, Literal

from pydantic import Field
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


class Salted(_Event):
    """A person added to the dice, after the commitment and before the start."""

    kind: Literal["salted"] = "salted"
    seat: SeatLetter
    salt: str


class MoveLine(Message):
    """One move of the record: `*` is chance. `?` in the notation stands for what the reader may not know."""

    ply: Count
    who: SeatLetter | Literal["*"]
    move: str
    words: str


class Started(_Event):
    """The game began; from here on nobody can change what the dice will be. `moves` is what was dealt at once."""

    kind: Literal["started"] = "started"
    commitment: str
    salts: list[str]
    moves: list[MoveLine]


class Moved(_Event):
    """A decision and the dice and cards that followed it."""

    kind: Literal["moved"] = "moved"
    moves: list[MoveLine]


class Undone(_Event):
    """A decision was taken back; `ply` moves remain."""

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


class Rematched(_Event):
    """Somebody set up a rematch."""

    kind: Literal["rematched"] = "rematched"
    match: str


Event = TypeAliasType(
    "Event",
    Annotated[
        Opened | Sat | Stood | Arranged | Salted | Started | Moved | Undone | Resigned | Replaced | Returned | Said
        | Ended | Rematched,
        Field(discriminator="kind"),
    ],
)  # fmt: skip
