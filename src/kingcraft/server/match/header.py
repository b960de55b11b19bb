"""What is settled when a table is set up, and never changes afterwards."""

import json
from dataclasses import dataclass, field
from functools import cached_property

from kingcraft.core.binding import VERSION, binding_of, setup_text
from kingcraft.core.chance import commitment_of
from kingcraft.core.record import Record, parse


@dataclass(frozen=True)
class ClockPlan:
    """How much time there is: nothing, so much for every turn, or so much for the whole game."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0


@dataclass(frozen=True)
class Header:
    """The set-up of a match. `record` is the imported text of a study; `position` where a played-on match begins, and
    `past` what had been played before: the record of it, for the log alone. The table of a `lesson` is nobody's game:
    it is on no list. `daily` is the day whose set-up it is played with. `proof` is the version of the proof of its
    dice; a match that was set up before there was a second one ends as it began."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    seed: bytes
    created: int
    host: str | None
    listed: bool = False
    hints: bool = True
    begins: str = "full"
    clock: ClockPlan = field(default_factory=ClockPlan)
    position: dict[str, object] | None = None
    origin: tuple[str, int] | None = None
    record: str = ""
    past: str = ""
    lesson: bool = False
    daily: str = ""
    proof: int = VERSION

    @cached_property
    def commitment(self) -> str:
        """What is published of the seed."""
        return commitment_of(self.seed, binding_of(self.setup, self.position))

    @property
    def setup(self) -> str:
        """What the dice are bound to; nothing in a match of the first version."""
        return "" if self.proof < VERSION else setup_text(self.id, self.game, self.seats, self.options)

    def first_record(self) -> Record:
        """A record with no moves yet; of a study, the record as it was imported."""
        if self.record:
            return parse(self.record)
        record = Record(self.game, self.seats, dict(self.options))
        record.position = self.position
        record.setup, record.commitment = self.setup, self.commitment
        return record

    def dump(self) -> str:
        """The header as the database keeps it; the seed has a column of its own."""
        return json.dumps(
            {
                "game": self.game,
                "seats": self.seats,
                "options": self.options,
                "hints": self.hints,
                "begins": self.begins,
                "clock": [self.clock.kind, self.clock.seconds, self.clock.increment],
                "position": self.position,
                "origin": self.origin,
                "record": self.record,
                "past": self.past,
                "lesson": self.lesson,
                "daily": self.daily,
                "proof": self.proof,
            },
            ensure_ascii=False,
        )


def read_header(id: str, text: str, seed: bytes, created: int, host: str | None, listed: bool) -> Header:
    """The header that `dump` wrote."""
    data = json.loads(text)
    origin = data["origin"]
    return Header(
        id=id,
        game=data["game"],
        seats=data["seats"],
        options=data["options"],
        seed=seed,
        created=created,
        host=host,
        listed=listed,
        hints=data["hints"],
        begins=data.get("begins", "full"),
        clock=ClockPlan(*data["clock"]),
        position=data["position"],
        origin=None if origin is None else (origin[0], origin[1]),
        record=data["record"],
        past=data.get("past", ""),
        lesson=data.get("lesson", False),
        daily=data.get("daily", ""),
        proof=data.get("proof", 1),
    )
