"""The same games wherever they are played, also when a worker is killed in the middle of one."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.arena.cluster import Cluster
from kingcraft.arena.crew import PATIENCE, Batch, Crew, Here, Lost, Processes, Task, play_chunk, work
from kingcraft.arena.play import Plan
from kingcraft.bots.words import entrant
from tests.arena.bots import bot_file

GAMES = 16


def tasks(folder: Path, bot: str) -> list[Task]:
    plan = Plan("kingsburg", 2, entrant(f"{bot_file(folder)}:{bot}"), entrant("random"), 3)
    return [(plan, number) for number in range(GAMES)]


def results(crew: Crew[Any], games: list[Task]) -> list[tuple[int, int, list[int], list[int]]]:
    """All that must not depend on where a game is played."""
    with crew:
        outcomes = [outcome for done in work(games, crew) for _, outcome in done]
    outcomes.sort(key=lambda outcome: outcome.number)
    return [(each.number, each.actions, each.scores, each.winners) for each in outcomes]


def undisturbed(folder: Path, bot: str) -> list[tuple[int, int, list[int], list[int]]]:
    (folder / "died").touch()
    played = results(Here(), tasks(folder, bot))
    (folder / "died").unlink()
    return played


def test_processes_give_the_same_games_though_one_is_killed(tmp_path: Path) -> None:
    expected = undisturbed(tmp_path, "DiesOnce")
    assert results(Processes(2), tasks(tmp_path, "DiesOnce")) == expected
    assert (tmp_path / "died").exists()


def test_a_cluster_gives_the_same_games_though_a_worker_is_killed(tmp_path: Path) -> None:
    expected = undisturbed(tmp_path, "DiesOnce")
    assert results(Cluster("local", 2), tasks(tmp_path, "DiesOnce")) == expected
    assert (tmp_path / "died").exists()


def test_work_is_given_up_when_every_worker_dies(tmp_path: Path) -> None:
    with pytest.raises(kc.Refused, match="died"):
        results(Processes(1), tasks(tmp_path, "AlwaysDies"))


class Quitters(Crew[list[Task]]):
    """Workers who all go away with what they have in hand, and are counted."""

    size = 1

    def __init__(self) -> None:
        self.gone = 0

    def start(self, chunk: list[Task]) -> list[Task]:
        return chunk

    def ready(self, tickets: Sequence[list[Task]]) -> list[list[Task]]:
        return [tickets[0]]

    def collect(self, ticket: list[Task]) -> Batch:
        self.gone += 1
        assert self.gone < 100, "nobody counts them"
        raise Lost


def test_lost_workers_are_counted(tmp_path: Path) -> None:
    quitters = Quitters()
    with pytest.raises(kc.Refused, match="died"):
        results(quitters, tasks(tmp_path, "Low"))
    assert quitters.gone == 2 * PATIENCE + 1


def test_a_machine_with_other_code_is_refused(tmp_path: Path) -> None:
    with pytest.raises(kc.Refused, match="another version"):
        play_chunk(tasks(tmp_path, "Low"), [("kingsburg", "0123456789abcdef")])
