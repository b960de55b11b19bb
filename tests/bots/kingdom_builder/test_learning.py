"""Weights: small, whole, and the same however often their making is interrupted."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from kingcraft.bots.kingdom_builder.learning import learn
from kingcraft.bots.kingdom_builder.weights import COUNT, learned, named, read_weights, weights_from


def course(path: Path, rounds: int, seats: int = 2) -> list[tuple[int, int]]:
    heard: list[tuple[int, int]] = []
    learn(path, seats, rounds, 1, lambda done, total: heard.append((done, total)))
    return heard


def test_learning_resumed_is_learning_undisturbed(tmp_path: Path) -> None:
    course(tmp_path / "once.json", 2)
    course(tmp_path / "twice.json", 1)
    course(tmp_path / "twice.json", 2)
    assert (tmp_path / "once.json").read_text() == (tmp_path / "twice.json").read_text()


def test_progress_hears_of_every_round_of_this_run(tmp_path: Path) -> None:
    course(tmp_path / "weights.json", 1)
    assert course(tmp_path / "weights.json", 3) == [(1, 2), (2, 2)]


def test_every_number_of_seats_learns_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1, seats=4)
    before = read_weights(path.read_text())
    course(path, 1, seats=3)
    after = read_weights(path.read_text())
    assert [list(after[seats]) == list(before[seats]) for seats in (2, 3, 4)] == [True, False, True]


def test_weights_written_and_read_are_the_same() -> None:
    assert list(weights_from(named(learned(2)))) == list(learned(2))


def test_weights_of_which_some_are_missing_are_refused() -> None:
    parts = named(learned(2))
    parts["reach"].pop()
    with pytest.raises(ValueError, match="reach: 3 numbers, not 4"):
        weights_from(parts)


def test_the_weights_that_ship_are_whole_and_small_and_say_how_they_were_made() -> None:
    text = (files("kingcraft.bots.kingdom_builder") / "weights.json").read_text()
    assert len(text) < 200_000
    for seats, weights in read_weights(text).items():
        assert len(weights) == COUNT
        assert json.loads(text)["courses"][str(seats)]["made"].startswith("kingcraft train kingdom-builder --seats")
