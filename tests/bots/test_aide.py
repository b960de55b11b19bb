"""An aide plays what the king plays, in another process; the king never waits for it, nor fails with it."""

import logging
import os
import signal
import subprocess
import sys
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.aide import Aide, Tally, aide_for
from kingcraft.bots.aiding import runners_for
from kingcraft.bots.base import Budget
from kingcraft.bots.kingdom_builder import king as kingdom_builder
from kingcraft.bots.kingsburg import king as kingsburg
from kingcraft.bots.race import play_once
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingdom_builder.tables import walk as walk_kingdom_builder
from tests.bots.kingsburg.tables import walk as walk_kingsburg
from tests.processes import alive
from tests.waiting import wait_until

SECOND = Budget(seconds=1.0)
KING = """
from kingcraft.bots.aide import Aide

aide = Aide()
aide._call()
print(aide.process.pid, flush=True)
input()
"""


def task_in(game: str) -> dict[str, object]:
    """What a king would tell its aide in the middle of a game."""
    if game == "kingsburg":
        state = next(state for state in walk_kingsburg(7) if len(state.legal()) > 3)
        assert isinstance(state, KingsburgState)
        return kingsburg.task_of(state, kingsburg.King(Budget(playouts=1)).think(state, Stream(1)), "")
    place = walk_kingdom_builder(4)[20]
    assert isinstance(place, KingdomBuilderState)
    return kingdom_builder.task_of(place, kingdom_builder.King(Budget(playouts=40)).think(place, Stream(1)), "")


def heard(aide: Aide, numbers: list[int], seed: int) -> list[Tally]:
    """What an aide reports as soon as it has played at all."""

    def report() -> list[Tally]:
        aide.play(numbers, 0.05, seed)
        found = aide.report(SECOND)
        return found if any(tries for _, _, tries in found) else []

    return wait_until("an aide's report", report)


def kill(aide: Aide) -> int:
    """Kills the process of an aide; which it was."""
    assert aide.process is not None
    assert aide.process.pid is not None
    aide.process.kill()
    aide.process.join()
    return aide.process.pid


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_an_aide_finds_what_the_king_would_find(game: str) -> None:
    aide, task = Aide(), task_in(game)
    aide.begin(task)
    found = heard(aide, [1, 0], seed=5)
    assert [number for number, _, _ in found] == [1, 0]
    for number, total, tries in found:
        runner, luck = runners_for(task)[number], Stream(5)
        for _ in range(tries):
            play_once(runner, int(luck.bits()))
        assert runner.total == total


def test_what_was_found_about_an_earlier_task_does_not_count() -> None:
    aide, task = Aide(), task_in("kingsburg")
    aide.begin(task)
    heard(aide, [0], seed=1)
    aide.play([0], 0.2, 2)
    aide.begin(task)

    def report_dropped() -> bool:
        assert aide.report(SECOND) == []
        return aide.owed == 0

    wait_until("the report on the earlier task", report_dropped)


def test_reports_on_an_earlier_task_are_dropped_and_those_on_this_one_counted() -> None:
    aide = Aide()
    aide.pipe, far = Pipe()
    aide.begin({})
    aide.play([0], 1.0, 1)
    aide.begin({})
    far.send((1, [(0, 10, 1)]))
    assert aide.report(SECOND) == []
    aide.begin({})
    aide.play([0], 1.0, 1)
    far.send((3, [(0, 20, 1)]))
    assert aide.report(SECOND) == [(0, 20, 1)]


def test_an_aide_that_was_killed_is_gone_for_one_task_and_called_anew_for_the_next(
    caplog: pytest.LogCaptureFixture,
) -> None:
    aide, task = Aide(), task_in("kingsburg")
    aide.begin(task)
    heard(aide, [0], seed=1)
    aide.play([0], 1000.0, 2)
    killed = kill(aide)
    with caplog.at_level(logging.WARNING, "kingcraft.bots"):
        aide.begin(task)
        aide.play([0, 1], 0.01, 1)
        assert aide.report(SECOND) == []
        aide.begin(task)
        assert heard(aide, [1], seed=3)
    assert aide.process is not None
    assert aide.process.pid != killed
    assert len(caplog.records) == 1


def test_a_king_whose_aide_was_killed_decides_on_until_there_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    budget = Budget(seconds=0.02, cores=2)
    king, aide = bot_named("king", "kingdom-builder", budget), aide_for(budget)
    state = walk_kingdom_builder(4)[20]
    assert aide is not None
    king.choose(state.copy(), Stream(2))
    killed = kill(aide)
    reports: list[bool] = []

    def another() -> bool:
        assert state.allows(king.choose(state.copy(), Stream(2)))
        reports.append(aide.pause == 1)
        return aide.process is not None and aide.process.pid != killed and reports[-1]

    wait_until("a report of another aide", another)
    assert not reports[0]


def test_where_no_process_can_be_started_it_is_tried_ever_more_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    aide, tried = Aide(), []

    def refuse(_: SpawnProcess) -> None:
        tried.append(aide.task + 1)
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    for _ in range(40):
        aide.begin({})
        aide.play([0], 1.0, 1)
        assert aide.report(SECOND) == []
    assert tried == [1, 2, 4, 8, 16, 32]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process as Unix does")
def test_an_aide_that_hangs_is_left_alone_until_it_answers() -> None:
    aide, task = Aide(), task_in("kingdom-builder")
    aide.begin(task)
    heard(aide, [0], seed=1)
    assert aide.process is not None
    assert aide.process.pid is not None
    os.kill(aide.process.pid, signal.SIGSTOP)
    for _ in range(100):
        aide.begin(task)
        aide.play([0, 1], 0.01, 1)
        assert aide.report(Budget(seconds=0.01)) == []
    os.kill(aide.process.pid, signal.SIGCONT)

    def report_taken() -> bool:
        aide.begin(task)
        return aide.told

    wait_until("the report of the aide that goes on", report_taken)
    assert heard(aide, [1], seed=2)


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_a_king_with_an_aide_plays_legal_moves(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    king = bot_named("king", game, Budget(seconds=0.05, cores=2))
    states = walk_kingsburg(7) if game == "kingsburg" else walk_kingdom_builder(4)
    for state in [state for state in states if len(state.legal()) > 3][::25][:4]:
        assert state.allows(king.choose(state.copy(), Stream(2)))


def test_an_aide_ends_with_the_king() -> None:
    king = subprocess.Popen([sys.executable, "-c", KING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert king.stdout is not None
    aide = int(king.stdout.readline())
    assert alive(aide)
    king.kill()
    king.wait()
    wait_until("the end of the aide", lambda: not alive(aide))
