"""Weights: small, whole, and the same however often their making is interrupted."""

import json
from importlib.resources import files
from pathlib import Path

from kingcraft.bots.kingsburg.handmade import first_tables
from kingcraft.bots.kingsburg.scales import MOMENTS, WIDTH
from kingcraft.bots.kingsburg.training import added_up, in_steps, solve, train


def course(path: Path, rounds: int, width: int = 0) -> None:
    train(path, 2, rounds, 2, width, lambda done, total: None)


def test_training_resumed_is_training_undisturbed(tmp_path: Path) -> None:
    course(tmp_path / "once.json", 2)
    course(tmp_path / "twice.json", 1)
    course(tmp_path / "twice.json", 2)
    assert (tmp_path / "once.json").read_text() == (tmp_path / "twice.json").read_text()


def test_a_round_among_knights_is_written_down_as_such(tmp_path: Path) -> None:
    course(tmp_path / "weights.json", 1, width=2)
    assert json.loads((tmp_path / "weights.json").read_text())["history"]["2"] == [[2, 2]]


def test_progress_hears_of_every_game(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    course(tmp_path / "weights.json", 1)
    train(tmp_path / "weights.json", 2, 3, 2, 0, lambda done, total: heard.append((done, total)))
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_steps_added_up_are_the_table_again() -> None:
    table = first_tables()[4]
    assert added_up([round(step) for step in in_steps(table)])[:85] == table[:85]


def test_a_small_system_is_solved() -> None:
    assert [round(root, 9) for root in solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0])] == [1.5, 2.0]


def test_the_weights_that_ship_are_whole_and_small() -> None:
    text = (files("kingcraft.bots.kingsburg") / "weights.json").read_text()
    data = json.loads(text)
    assert len(text) < 200_000
    for seats in ("2", "3", "4", "5"):
        assert [len(table) for table in data["tables"][seats]] == [WIDTH] * MOMENTS
        assert data["history"][seats]
