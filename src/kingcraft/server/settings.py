"""Every limit, pace and address of the server, in one place. Each can be set by an environment variable.

`KINGCRAFT_CHAT_BURST=10` sets `chat_burst`, and so on.
"""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from kingcraft.server.refusals import Denied

PREFIX: Final = "KINGCRAFT_"


def default_database() -> str:
    """SQLite in one file under the user's data folder."""
    return f"sqlite+aiosqlite:///{user_data_path('kingcraft') / 'kingcraft.db'}"


@dataclass(frozen=True)
class Settings:
    """What a host may change."""

    database_url: str = ""
    """Where games are kept: empty for the file in the user's data folder, a path, or a PostgreSQL address."""
    origins: str = ""
    """Further origins whose pages may use this server, separated by spaces; its own is always allowed."""
    hosts: str = ""
    """Names this server is known by, separated by spaces. Addresses and names of the local network need not be said."""
    trusted_proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed, separated by commas."""
    log: str = ""
    """Where `serve` writes its log: empty for a file in the user's data folder, a path, or - for the standard error."""
    log_level: str = "INFO"

    modules: str = ""
    """Python modules to import at the start, separated by spaces: those with further games."""

    # -- bots
    thinkers: int = 0
    """Processes for bots and hints; 0 means as many as there are cores."""
    bots_here: bool = True
    """Whether this process plays the bots; off where separate workers do."""
    bot_pace_ms: int = 700
    """The least time between the last event and a bot's move, so that people can follow."""
    bot_seconds: float = 1.0
    """How long a bot that plans ahead thinks about one decision."""
    bot_weights: str = ""
    """Files of weights from `kingcraft train` that the bots use, separated by spaces; else those that ship."""
    think_seconds: float = 30.0
    """After this a bot's thought is given up, its process is killed and replaced, and a quick bot plays the move."""
    thinker_megabytes: int = 1024
    """What each process of a bot may have of address space, where the system can limit it; 0 sets no limit. Kings need
    180 MB, nearly all of it shared or unused."""
    lease_seconds: float = 45.0
    """After this another worker takes the move of a worker that went silent."""

    # -- looking back
    look_back_processes: int = 0
    """Processes, of the lowest priority, that look back at one game at a time; 0 means two, or one on a single core."""
    look_back_seconds: float = 60.0
    """What one game may take; where that is not enough for all trials, fewer are made, and it is said how many."""
    look_back_trials: int = 48
    """Ways of playing on from every position, and from every move at a decision."""
    look_back_queue: int = 200
    """Games of everybody that may wait; who asks then is told to come back later."""
    look_back_each: int = 6
    """Games that one person, and that one address, may have waiting; all who ask are served in turn."""
    daily_king: bool = True
    """Whether the king plays the set-ups of the day that somebody plays, when nothing else is to be done."""

    # -- sizes
    message_bytes: int = 4096
    body_bytes: int = 256 * 1024
    record_moves: int = 2000
    chat_lines: int = 1000
    """Lines of talk in one match."""
    repeats_per_match: int = 400
    """How often one thing that does not move the game on is done in one match: undos, seats changed, bots called."""
    outbox_messages: int = 256
    outbox_bytes: int = 4 * 1024 * 1024
    """A client that falls this far behind is cut off, and catches up when it reconnects."""
    compress: bool = False
    """Whether live messages are compressed: less to send, more memory for a connection and work for a message."""

    # -- rates: so many at once, then so many a second
    message_burst: int = 40
    message_rate: float = 15.0
    """Of one live connection; frames of any kind, pings and pongs too, may be four times as many."""
    chat_burst: int = 5
    chat_rate: float = 0.4
    hint_burst: int = 6
    hint_rate: float = 0.25
    """Hints of one person, by whichever connections."""
    address_hint_burst: int = 12
    address_hint_rate: float = 0.5
    look_back_burst: int = 6
    look_back_rate: float = 0.02
    """Games that one person, and that one address, may ask to look back at."""
    retell_burst: int = 20
    retell_rate: float = 1.0
    """How often one connection may have the whole game told anew, from another seat or in another language.

    All of one address together may do so three times as often.
    """
    request_burst: int = 120
    request_rate: float = 20.0
    """Requests of one person, and calls for live connections of one address."""
    stranger_burst: int = 400
    stranger_rate: float = 20.0
    """Requests per address of those who have not said who they are: everybody's first ones."""
    address_request_burst: int = 1500
    address_request_rate: float = 60.0
    """Requests of one address, whoever asks."""
    file_burst: int = 3000
    file_rate: float = 300.0
    """Files of the page per address: a visit takes about fifteen."""
    newcomer_burst: int = 60
    newcomer_rate: float = 0.2
    """People made per address: a class comes at once."""
    create_burst: int = 20
    create_rate: float = 0.1
    """Matches and records made by one person."""
    address_create_burst: int = 200
    address_create_rate: float = 0.5
    """Matches and records made per address, by whomever."""
    stored_burst: int = 4 * 1024 * 1024
    stored_rate: float = 100.0
    """Bytes of records, positions and set-ups kept per address."""
    connections_per_address: int = 200
    """Live connections."""
    sockets_per_address: int = 400
    """All connections, idle ones too; trusted proxies are not counted. Four times as many may be opened one after the
    other at once, then 0.4 times as many a second; one that has to be cut off counts for ten."""
    open_tables_per_person: int = 20
    lobby_hours: int = 24
    """Listed tables where nothing has happened for so long are not shown any more."""

    # -- times, in seconds
    hello_seconds: float = 10.0
    header_seconds: float = 10.0
    """A connection that has not sent the head of a request by then is closed."""
    request_seconds: float = 20.0
    write_seconds: float = 15.0
    """After this a database that does not answer is given up; what was written is looked for when it is back."""
    send_seconds: float = 10.0
    away_seconds: float = 120.0
    """A person on turn who is away for so long may be replaced by a bot."""
    room_idle_seconds: float = 120.0
    sweep_seconds: float = 0.5
    """How often clocks that ran out are looked for."""
    grace_seconds: int = 60
    """What a person gets who takes a seat back after the time for the game was used up."""
    presence_seconds: float = 20.0
    presence_pause_seconds: float = 0.25
    """Comings and goings within this time are told together."""

    # -- what is kept
    forget_days: int = 0
    """Tables that never began and imported records are deleted when nothing happened for so long; 0 keeps all."""
    lesson_days: int = 7
    """Tables of lessons, which are nobody's games, are deleted when nothing happened there for so long."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        return database_address(self.database_url)

    @property
    def thinking_processes(self) -> int:
        """How many processes think for bots."""
        return self.thinkers or os.cpu_count() or 1

    @property
    def looking_back_processes(self) -> int:
        """How many processes look back."""
        return self.look_back_processes or min(2, os.cpu_count() or 1)


def database_address(text: str) -> str:
    """A path or an address as SQLAlchemy wants it, always with an asynchronous driver."""
    if not text:
        return default_database()
    for plain in ("postgresql://", "postgres://", "postgresql+psycopg://"):
        if text.startswith(plain):
            return "postgresql+asyncpg://" + text[len(plain) :]
    if text.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + text[len("sqlite:///") :]
    return text if "://" in text else f"sqlite+aiosqlite:///{Path(text).absolute()}"


def from_environment(**chosen: str | int | float | bool) -> Settings:
    """The settings of the environment; what was chosen by hand comes first."""
    values: dict[str, str | int | float | bool] = {}
    for field in fields(Settings):
        text = os.environ.get(PREFIX + field.name.upper())
        if text is not None:
            values[field.name] = _parse(field.name, text, field.default)
    return Settings(**{**values, **chosen})  # type: ignore[arg-type]


def _parse(name: str, text: str, default: object) -> str | int | float | bool:
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if isinstance(default, str):
            return text
        value = int(text) if isinstance(default, int) else float(text)
        if value >= 0:
            return value
    except (KeyError, ValueError):
        pass
    raise Denied("server-setting", what=f"{PREFIX}{name.upper()}={text}")
