"""What many messages share: seats, clocks, matches, and what a seat may see of them."""

from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StringConstraints
from typing_extensions import TypeAliasType

from kingcraft.locales import LANGUAGES
from kingcraft.server.protocol.names import LONGEST, proper_name

VERSION: Final = 2
"""The version of the protocol; it changes when an old client could misread a new server."""

SeatLetter = TypeAliasType("SeatLetter", Literal["A", "B", "C", "D", "E"])
if TYPE_CHECKING:
    Language = str
else:
    Language = TypeAliasType("Language", Literal[LANGUAGES])
Begins = TypeAliasType("Begins", Literal["full", "host"])
Milliseconds = Annotated[int, Field(ge=0, le=2**53 - 1)]
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
# Neither control characters, nor those that turn the direction of writing: names must not disguise themselves.
_PLAIN: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$"
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST, pattern=_PLAIN),
    AfterValidator(proper_name),
]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=_PLAIN)]
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300, pattern=_PLAIN)]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,16}$")]
Salt = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16,64}$")]
Promise = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a salt's text: given before anybody's salt is known, so that nobody chooses last."""
Invite = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,128}$")]


class Message(BaseModel):
    """A part of the protocol: unknown fields are refused, and nothing is changed after it was made."""

    model_config = ConfigDict(extra="forbid", frozen=True, json_schema_serialization_defaults_required=True)


class Refusal(Message):
    """Why something was refused: the ruling, and its message in the language of whoever asked; `rule` is where the
    rules have it, as a game and a number: `kingsburg/2b.2`."""

    id: str
    section: str
    rule: str
    text: str
    facts: dict[str, JsonValue]


class ClockRules(Message):
    """How much time there is. `move`: so many seconds for every turn (days are 86,400 each).
    `game`: so many for the whole game, and `increment` more after every turn."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Field(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class Clock(Message):
    """The clock as it stands at `now`: time left per seat, whose clock runs, and when it runs out."""

    rules: ClockRules
    left: list[Milliseconds | None]
    running: SeatLetter | None
    deadline: Milliseconds | None
    now: Milliseconds


class Seat(Message):
    """A place at the table. `local`: a person at the host's own computer. `stand_in`: the bot that plays
    for a person at the moment, and `why`; `time` is for one turn, until it has happened three times in a row.

    `bot_turns`: how many turns a bot has played for this person. `timeouts`: how many turns in a row ended by the
    clock. `promise` is the SHA-256 of a `salt` that is told when everybody has promised. `forced`: whether the only
    possible move is played for this person.
    """

    seat: SeatLetter
    kind: Literal["open", "person", "local", "bot"]
    name: str
    person: str | None
    level: str | None
    stand_in: str | None
    why: Literal["left", "away", "time", "resigned"] | None
    connected: bool
    resigned: bool
    timeouts: Count
    bot_turns: Count
    promise: str | None
    salt: str | None
    forced: bool


class Origin(Message):
    """The moment of another match that this one was played on from."""

    match: str
    ply: Count


class ScoreLine(Message):
    """Points of one seat from one source: the id of its name in the locales, and the places where they were earned."""

    seat: SeatLetter
    source: str
    points: int
    places: list[str]


class Result(Message):
    """How a match ended. `finished` is the game's own end; `resigned` leaves one seat;
    `abandoned` means that no person stayed, `closed` that the host closed the table before the start.
    `sheet` tells seat by seat where the points come from."""

    ending: Literal["finished", "resigned", "abandoned", "closed"]
    scores: list[int]
    winners: list[SeatLetter]
    sheet: list[ScoreLine]


class Match(Message):
    """All that everybody at or around the table may know of a match, besides its position.

    `commitment` is the SHA-256 of the seed and of what it is bound to; the seed itself is there only when the match is
    over. `revealing`: nobody can come or go any more, and until this time everybody tells the salt they promised; then
    the game begins.
    `changed` is when the last thing happened. `offers`: the seats that want a rematch. `origin` is kept from a table
    of several people until the match is over, since it shows what they must not know yet. `daily` is the day whose
    set-up it is played with, else empty.
    """

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    phase: Literal["open", "playing", "over", "study"]
    host: str | None
    listed: bool
    hints: bool
    begins: Begins = "full"
    clock: Clock
    created: Milliseconds
    changed: Milliseconds
    revealing: Milliseconds | None
    number: Count
    ply: Count
    to_act: SeatLetter | None
    commitment: str
    seed: str | None
    result: Result | None
    offers: list[SeatLetter]
    rematch: str | None
    origin: Origin | None
    daily: str
    watchers: Count


class You(Message):
    """What the person who asked is here: which seats are theirs, whether they host, the invitation they may share."""

    person: str | None
    seats: list[SeatLetter]
    host: bool
    invite: str | None


class Sight(Message):
    """The position as one seat (or a spectator: null) may see it.

    `legal` holds every legal move in notation when it is this seat's turn, else nothing; `labels`
    are the same moves as buttons say them, if the client asked for words; `ask` says what to do now. `sheet` tells
    where the points come from that everybody can count, if the game can say; `outlook` what a careful player
    could work out from `view`, for games that tell.
    """

    seat: SeatLetter | None
    ply: Count
    view: dict[str, JsonValue] | None
    to_act: SeatLetter | Literal["chance", "over"] | None
    legal: list[str]
    labels: list[str]
    ask: str
    undo: bool
    sheet: list[ScoreLine]
    outlook: dict[str, JsonValue]
