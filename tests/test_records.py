"""Records of every released version replay and verify for ever."""

from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.record import parse
from kingcraft.core.verify import verify

FILES = sorted((Path(__file__).parent / "records").rglob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_record_of_an_earlier_version_replays_and_verifies(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    table = kc.replay(text)
    record = parse(text)
    assert [(move.who, move.text) for move in table.record.moves] == [(move.who, move.text) for move in record.moves]
    if record.seed:
        assert table.to_act == kc.OVER
        assert verify(parse(text)).result == record.result
    else:
        assert table.to_act != kc.OVER
