"""The set-up of the day: the same for everybody of a house. Only what one sees of it: each table has dice and hidden
cards of its own, so that nobody learns from a table that is over what is to come, or lies hidden, at another."""

import hashlib
import hmac
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, State
from kingcraft.core.stream import Stream
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import Header
from kingcraft.server.protocol.http import NewMatch, SeatPlan
from kingcraft.server.store.people import PersonRow
from kingcraft.server.verbs.create import create

SEATS: Final = 2
ALIKE: Final = 0.001
"""No oftener than this two days have the same set-up."""
RIVAL: Final = "knight"
"""Against whom everybody plays, the king too."""


def day_of(now: int) -> str:
    """The day of a moment, the same all over the world."""
    return datetime.fromtimestamp(now / 1000, UTC).strftime("%Y-%m-%d")


def set_up(secret: bytes, day: str, game: str) -> State:
    """The position in which a day's game begins: laid out by chance, with what knights would choose before enough was
    drawn to tell one day from another."""
    drawn = hmac.new(secret, f"{day} {game}".encode(), hashlib.sha256).digest()
    stream, rules = Stream(int.from_bytes(drawn[:7], "big")), game_named(game)
    state = rules.start(SEATS, rules.settle(SEATS, {}))
    knight, alike = bot_named(RIVAL, game), 1.0
    while state.to_act == CHANCE or alike > ALIKE:
        drawn_now = state.to_act == CHANCE
        action = int(state.sample(stream) if drawn_now else seat_choice(knight, state, stream))
        alike *= dict(state.odds())[action] if drawn_now else 1.0
        state.make(action)
    return state


def of_its_own(state: State) -> State:
    """A set-up as everybody sees it from the first seat, with what that seat cannot know drawn anew: whoever is done
    knows nothing of the rival's hand at another table."""
    return state.imagine(0, Stream(secrets.randbits(62)))


def daily_table(state: State, day: str, person: PersonRow, now: int) -> tuple[Header, list[Draft]]:
    """A match that begins with the set-up of the day, with dice of its own."""
    position = of_its_own(state).dump()
    game = str(position["game"])
    seats = [SeatPlan(kind="me"), *[SeatPlan(kind="bot", level=RIVAL) for _ in range(SEATS - 1)]]
    header, drafts = create(NewMatch(game=game, seats=seats, options={}, hints=False), person, now)
    return replace(header, options={}, position=position, daily=day), drafts
