"""Weights: small, whole, and the same however often their making is interrupted."""

from importlib.resources import files
from pathlib import Path

from kingcraft.bots.kingdom_builder.learning import learn
from kingcraft.bots.kingdom_builder.weights import COUNT, LEARNED, read_weights, write_weights


def test_learning_resumed_is_learning_undisturbed(tmp_path: Path) -> None:
    learn(tmp_path / "once.json", 2, 1, lambda rounds: None)
    learn(tmp_path / "twice.json", 1, 1, lambda rounds: None)
    learn(tmp_path / "twice.json", 2, 1, lambda rounds: None)
    assert (tmp_path / "once.json").read_text() == (tmp_path / "twice.json").read_text()


def test_weights_written_and_read_are_the_same() -> None:
    assert list(read_weights(write_weights(LEARNED, "by hand"))) == list(LEARNED)


def test_the_weights_that_ship_are_whole_and_small() -> None:
    text = (files("kingcraft.bots.kingdom_builder") / "weights.json").read_text()
    assert len(text) < 200_000
    assert len(read_weights(text)) == COUNT
