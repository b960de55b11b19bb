"""The bodies of HTTP requests and answers."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from kingcraft.server.protocol.common import (
    Begins,
    ClockRules,
    Count,
    Invite,
    Level,
    Match,
    Message,
    Name,
    Promise,
    Salt,
    SeatLetter,
    Sight,
    Token,
    You,
)
from kingcraft.server.protocol.events import MoveLine

OptionName = Annotated[str, StringConstraints(pattern=r"^[a-z-]{1,32}$")]
OptionValue = Annotated[str, StringConstraints(max_length=4000, pattern=r"^[^\x00-\x1f\x7f]*$")]
RecordText = Annotated[str, StringConstraints(min_length=1, max_length=200_000)]


class OptionInfo(Message):
    """A choice of set-up; `values` is empty for free text."""

    name: str
    default: str
    values: list[str]


class GameInfo(Message):
    """A game there is, for how many, and how it can be set up; a preset is a set-up with a name, as the options that
    differ from what is usual."""

    name: str
    least: int
    most: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    levels: list[str]


class House(Message):
    """What this server offers: its games with their bots from weak to strong, and its languages. `addresses` are
    those under which other computers reach it, best first; there is none while only its own computer can."""

    protocol: int
    version: str
    games: list[GameInfo]
    languages: list[str]
    addresses: list[str]


class NewPerson(Message):
    """Somebody new: only a name."""

    name: Name


class PersonChange(Message):
    """What a person changes about themselves: another name, whether forced moves are played for them."""

    name: Name | None = None
    forced: bool | None = None


class Person(Message):
    """A person and their settings. `forced`: whether the only possible move is played for them, in matches to come."""

    person: str
    name: str
    forced: bool


class Welcome(Message):
    """A new person, and the secret that proves who they are. The browser keeps it; the server keeps only its hash."""

    person: str
    name: str
    forced: bool
    token: Token


class SeatPlan(Message):
    """Who a seat is for: the host, another person at the host's computer, a bot, whoever comes; or, once people sit
    there, one more seat for the `person` of another."""

    kind: Literal["me", "local", "bot", "open", "person"]
    name: Name | None = None
    level: Level | None = None
    person: SeatLetter | None = None


class PackFile(Message):
    """A file of a pack: its name, to say where something is wrong, and its text in TOML or JSON."""

    name: Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f<>]*$")]
    text: Annotated[str, StringConstraints(max_length=200_000)]


PackFiles = Annotated[list[PackFile], Field(max_length=20)]


class PackBody(Message):
    """A pack to be looked at before it is played with."""

    game: Annotated[str, StringConstraints(pattern=r"^[a-z-]{1,32}$")]
    pack: PackFiles


class PackInfo(Message):
    """A pack that can be played with: its name, its hash, and how many pieces it has."""

    name: str
    hash: str
    entries: Count


class NewMatch(Message):
    """A table to set up. Listed tables are in the lobby; others are found by link only. `begins` when the last
    seat is taken (`full`), or when the host says so (`host`). `promise` is the SHA-256 of what the host will add to
    the dice. `pack` are pieces of one's own (docs/play/packs.md)."""

    game: Annotated[str, StringConstraints(pattern=r"^[a-z-]{1,32}$")]
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=5)]
    options: Annotated[dict[OptionName, OptionValue], Field(max_length=32, default_factory=dict)]
    clock: ClockRules = ClockRules()
    listed: bool = False
    hints: bool = True
    begins: Begins = "full"
    promise: Promise | None = None
    pack: PackFiles | None = None


class Joined(Message):
    """A match, and what the person who asked is in it."""

    match: Match
    you: You


class Join(Message):
    """Takes an open seat (the first, if none is named). Unlisted tables want their invitation. `promise` is the
    SHA-256 of what this person will add to the dice."""

    seat: SeatLetter | None = None
    invite: Invite | None = None
    promise: Promise | None = None


class Start(Message):
    """Begins the game. `fill` gives the seats that are still open to bots of a level. `salt` is what the host adds to
    the dice; with other people at the table, it must have been promised."""

    salt: Salt | None = None
    fill: Level | None = None


class Pledge(Message):
    """Promises to add to the dice, before the table is full: the SHA-256 of the salt."""

    promise: Promise


class Salting(Message):
    """Adds to the dice what was promised, when everybody is there."""

    salt: Salt


class Rematch(Message):
    """Offers or accepts a rematch, with the promise of what will be added to its dice."""

    promise: Promise | None = None


class Fork(Message):
    """A new match from one moment of another that is over, or of a study. `seats` says who plays on which seat."""

    ply: Count
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=5)]
    clock: ClockRules = ClockRules()
    hints: bool = True
    promise: Promise | None = None


class RecordBody(Message):
    """A record to study or to play on from."""

    text: RecordText


class Summary(Message):
    """A match in a list. `your_turn` is null for those without a seat."""

    match: Match
    your_turn: bool | None


class Matches(Message):
    """A list of matches, the latest first."""

    matches: list[Summary]


class LogLine(MoveLine):
    """A move with the points of every seat after it; points only where the whole game may be seen."""

    scores: list[int] | None


class Log(Message):
    """All moves of a match, as one seat or everybody may see them."""

    lines: list[LogLine]


class Outcome(Message):
    """What a die or a draw could have given, and its weight."""

    move: str
    weight: int


class Chance(Message):
    """A move of chance: what came, and what could have come, in the order in which the dealer counts."""

    ply: Count
    move: str
    outcomes: list[Outcome]


class Proof(Message):
    """All that is needed to recompute the dice and cards of a match that is over. `dice` and `draws` count the rolls
    and the other moves of chance; `promises`, where they were given, are the SHA-256 of the salts.

    `setup` is what the dice are bound to (docs/play/fair-dice.md), `position` the SHA-256 of the first position if the
    game began with one; with them each salt and each promise follows the letter of its seat and a colon. A proof of
    the first version has no `setup`."""

    commitment: str
    setup: str
    position: str
    seed: str
    salts: list[str]
    promises: list[str]
    dice: Count
    draws: Count
    chances: list[Chance]


class Moment(Message):
    """The position after `ply` of the `plies` moves there are."""

    ply: Count
    plies: Count
    sight: Sight
    last: LogLine | None
