"""The messages of a live connection (WebSocket), both ways."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from kingcraft.server.protocol.common import (
    ChatText,
    Count,
    Language,
    Level,
    Match,
    Message,
    Milliseconds,
    MoveText,
    Refusal,
    Salt,
    SeatLetter,
    Sight,
    Token,
    You,
)
from kingcraft.server.protocol.events import Event

# -- client to server ---------------------------------------------------------------------------


class Hello(Message):
    """The first message. `have` is the number of the last event the client knows: it gets those after it."""

    type: Literal["hello"]
    protocol: Count
    token: Token | None = None
    lang: Language = "en"
    have: Count = 0
    seat: SeatLetter | None = None
    words: bool = False


class _Command(Message):
    id: Count


class Play(_Command):
    """A move in notation, made after seeing `ply` moves; refused if there have been others since. Sent twice, after
    a break, it is played once and answered `done` twice."""

    type: Literal["play"]
    ply: Count
    move: MoveText


class Undo(_Command):
    """Takes back the last decision of the seat to act."""

    type: Literal["undo"]
    ply: Count


class Resign(_Command):
    """Gives a seat up for good."""

    type: Literal["resign"]
    seat: SeatLetter


class Leave(_Command):
    """Lets a bot play a seat until its person returns."""

    type: Literal["leave"]
    seat: SeatLetter
    level: Level | None = None


class Return(_Command):
    """Takes a seat back from the bot. After a time-out any other command of the person does it too."""

    type: Literal["return"]
    seat: SeatLetter


class Reveal(_Command):
    """Tells the salt that was promised, while the match is `revealing`."""

    type: Literal["reveal"]
    salt: Salt


class Settings(_Command):
    """Chooses whether the only possible move is played for this person, here and in matches to come."""

    type: Literal["settings"]
    forced: bool


class Replace(_Command):
    """Asks for a bot in the place of another person who is on turn, but has been away for long."""

    type: Literal["replace"]
    seat: SeatLetter
    level: Level | None = None


class Chat(_Command):
    """Says something to everybody at the table."""

    type: Literal["chat"]
    text: ChatText


class Look(_Command):
    """Looks at the table from one's own seat (when holding several), or as a spectator."""

    type: Literal["look"]
    seat: SeatLetter | None


class Speak(_Command):
    """Changes the language of words, and whether legal moves come with words."""

    type: Literal["speak"]
    lang: Language
    words: bool = False


class Why(_Command):
    """Asks why a move cannot be made."""

    type: Literal["why"]
    move: MoveText


class Hint(_Command):
    """Asks what a bot would play, and why; `move` is one that the answer shall have among the others."""

    type: Literal["hint"]
    level: Level | None = None
    move: MoveText | None = None


class Ping(_Command):
    """Asks whether the server is there."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Play
    | Undo
    | Resign
    | Leave
    | Return
    | Replace
    | Chat
    | Look
    | Speak
    | Why
    | Hint
    | Ping
    | Reveal
    | Settings,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)

# -- server to client ---------------------------------------------------------------------------


class News(Message):
    """Everything a client needs to be up to date: the new events, then match and position as they are after them.

    The first News answers Hello. `events` may repeat what the client has: the numbers tell.
    """

    type: Literal["news"] = "news"
    protocol: int
    events: list[Event]
    match: Match
    you: You
    sight: Sight


class Presence(Message):
    """Who is connected now."""

    type: Literal["presence"] = "presence"
    connected: list[SeatLetter]
    watchers: Count


class Done(Message):
    """The command `id` was carried out; its event, if it made one, is `number` and was sent before."""

    type: Literal["done"] = "done"
    id: Count
    number: Count


class Refused(Message):
    """The command `id` was refused and changed nothing. Without an id, the message could not be read."""

    type: Literal["refused"] = "refused"
    id: Count | None
    refusal: Refusal


class WhyNot(Message):
    """The answer to Why: the ruling, or null if the move is legal."""

    type: Literal["why"] = "why"
    id: Count
    refusal: Refusal | None


class Advice(Message):
    """A move that a bot considered. `worth` is its own estimate from 0 to 1, `share` how much of its
    thought went there; null where the bot does not know. `why` is its reason, `short` the same in a few
    words for a coach, empty where there is none."""

    move: str
    words: str
    worth: float | None
    share: float | None
    why: str
    short: str


class Hinted(Message):
    """The answer to Hint: moves, best first, for the position after `ply` moves."""

    type: Literal["hint"] = "hint"
    id: Count
    ply: Count
    level: str
    advice: list[Advice]


class Pong(Message):
    """The answer to Ping."""

    type: Literal["pong"] = "pong"
    id: Count
    now: Milliseconds


class Bye(Message):
    """The server closes the connection; `again` tells whether to reconnect."""

    type: Literal["bye"] = "bye"
    again: bool
    refusal: Refusal


ServerMessage = Annotated[
    News | Presence | Done | Refused | WhyNot | Hinted | Pong | Bye,
    Field(discriminator="type"),
]
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
