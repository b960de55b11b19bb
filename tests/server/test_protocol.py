"""The protocol's documents say what its models say."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

from kingcraft.server.protocol import live
from kingcraft.server.protocol.events import Event
from kingcraft.server.show.chronicle import _TELLERS

ROOT = Path(__file__).resolve().parents[2]


def test_schema_and_typescript_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "protocol_types.py"), "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_kind_of_entry_is_told_as_an_event() -> None:
    union = get_args(Event.__value__)[0]
    kinds = {model.model_fields["kind"].default for model in get_args(union)}
    assert set(_TELLERS) == kinds | {"imported"}


def test_the_document_names_every_message() -> None:
    text = (ROOT / "docs" / "develop" / "protocol.md").read_text(encoding="utf-8")
    for union in (live.ClientMessage, live.ServerMessage):
        for model in get_args(get_args(union)[0]):
            field = model.model_fields["type"]
            name = get_args(field.annotation)[0]
            assert f"{name}" in text, name
