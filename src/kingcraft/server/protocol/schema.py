"""The whole protocol as one JSON schema."""

from typing import Any, Final, Literal

from pydantic import TypeAdapter

from kingcraft.server.protocol import http, learning, look_back, practice
from kingcraft.server.protocol.common import VERSION, Message, Refusal
from kingcraft.server.protocol.events import Event
from kingcraft.server.protocol.live import CLIENT_MESSAGE, SERVER_MESSAGE

REQUESTS: Final[list[type[Message]]] = [
    http.NewPerson, http.PersonChange, http.NewMatch, http.PackBody, http.SeatPlan, http.Join, http.Start, http.Pledge,
    http.Salting, http.Rematch, http.Fork, http.RecordBody, practice.PuzzleTry,
]  # fmt: skip
"""What a client sends by HTTP."""

ANSWERS: Final[list[type[Message]]] = [
    http.House, http.Welcome, http.Person, http.Joined, http.Matches, http.Log, http.Moment, http.Proof,
    http.PackInfo, learning.Rules, learning.Lessons, look_back.LookBack, practice.Puzzles, practice.Daily,
    practice.PuzzleTable, practice.PuzzleVerdict, Refusal,
]  # fmt: skip
"""What the server answers by HTTP."""


def schema() -> dict[str, Any]:
    """The schema: every message under `$defs`, ClientMessage and ServerMessage as the unions of live messages."""
    inputs: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = [
        ("ClientMessage", "validation", CLIENT_MESSAGE),
        *[(model.__name__, "validation", TypeAdapter(model)) for model in REQUESTS],
        ("ServerMessage", "serialization", SERVER_MESSAGE),
        ("Event", "serialization", TypeAdapter(Event)),
        *[(model.__name__, "serialization", TypeAdapter(model)) for model in ANSWERS],
    ]
    roots, definitions = TypeAdapter.json_schemas(inputs, title="Kingcraft protocol")
    names = definitions["$defs"]
    for (name, _), root in roots.items():
        if "$ref" not in root:
            names[str(name)] = root
    # A language more changes no document: the server tells which it speaks.
    names["Language"] = {"type": "string", "description": "One of the `languages` of `House`."}
    return {
        **definitions,
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": VERSION,
        "$defs": names,
    }
