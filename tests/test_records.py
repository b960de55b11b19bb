"""Records of every released version replay and verify for ever."""

from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.record import parse
from kingcraft.core.replay import state_at
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


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_record_of_an_earlier_version_written_again_still_verifies(file: Path) -> None:
    """Today's version may say more in the header than the earlier one did; it means the same game."""
    old = kc.replay(file.read_text(encoding="utf-8"))
    again = parse(old.record.text())
    table = kc.replay(old.record.text())
    assert [(move.who, move.text) for move in again.moves] == [(move.who, move.text) for move in old.record.moves]
    assert table.state.fingerprint() == old.state.fingerprint()
    assert table.record.text() == old.record.text()
    if again.seed:
        assert verify(again).result == old.scores()


@pytest.mark.parametrize("file", FILES[::6], ids=[f"{file.parent.name}-{file.stem}" for file in FILES[::6]])
def test_a_position_of_an_earlier_version_taken_out_and_set_up_again_goes_on_alike(file: Path) -> None:
    """The middle of an old game, dumped and loaded today, takes the rest of its moves and comes to the same end."""
    table = kc.replay(file.read_text(encoding="utf-8"))
    moves = [move.text for move in table.record.moves]
    state = kc.game_named(table.record.game).load(state_at(table.record, len(moves) // 2).dump())
    for move in moves[len(moves) // 2 :]:
        state.play(state.read(move))
    assert state.fingerprint() == table.state.fingerprint()
