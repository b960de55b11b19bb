"""Bots in any language: real programs, that answer, err, fall silent or fall over."""

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.bots.base import Budget
from kingcraft.bots.program import Fault, Program
from kingcraft.bots.words import entrant, hire
from kingcraft.core.state import OVER, State
from kingcraft.core.stream import Stream
from tests.waiting import wait_until

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "stdio_bot.py"
READY = 'import json, sys\nprint(json.dumps({"type": "ready"}), flush=True)\nsys.stdin.readline()\n'
BAD = {
    "an unknown move": READY + 'sys.stdin.readline()\nprint(json.dumps({"type": "move", "move": "no"}), flush=True)\n',
    "no JSON": READY + 'sys.stdin.readline()\nprint("hello", flush=True)\n',
    "another type": READY + 'sys.stdin.readline()\nprint(json.dumps({"type": "ready"}), flush=True)\n',
    "a list": READY + 'sys.stdin.readline()\nprint("[]", flush=True)\n',
    "a line without end": READY + 'sys.stdout.write("x" * 200000)\nsys.stdout.flush()\nsys.stdin.read()\n',
    "its end": READY,
    "an error": "raise SystemExit(3)\n",
}
TWICE = """
import json, sys
print(json.dumps({"type": "ready"}), flush=True)
sys.stdin.readline()
for line in sys.stdin:
    move = {"type": "move", "move": json.loads(line)["legal"][0]}
    print(json.dumps(move), json.dumps(move), sep="\\n", flush=True)
"""
"""Answers every question two times."""


def command(file: Path) -> str:
    return f'"{sys.executable}" "{file}"'


def decision(game: str = "kingdom-builder") -> State:
    table = kc.new(game, seats=3, seed=5)
    return table.state


@pytest.fixture
def written(tmp_path: Path) -> Path:
    return tmp_path / "bot.py"


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_a_program_plays_a_whole_game(game: str) -> None:
    bot = hire(f"stdio:{command(EXAMPLE)}", game)
    stream = Stream(3)
    state = decision(game)
    while state.to_act != OVER:
        state.make(bot.choose(state, stream) if state.to_act == 0 else state.sample(stream))
    assert bot.faults == 0


@pytest.mark.parametrize("fault", BAD)
def test_a_program_that_answers_wrongly_is_at_fault(written: Path, fault: str) -> None:
    written.write_text(BAD[fault], encoding="utf-8")
    bot = Program(command(written), "kingdom-builder", Budget(playouts=1))
    with pytest.raises(Fault):
        bot.choose(decision(), Stream(1))


def test_a_program_that_never_answers_is_ended(written: Path) -> None:
    written.write_text(READY + "sys.stdin.read()\n", encoding="utf-8")
    bot = Program(command(written), "kingdom-builder", Budget(seconds=0.01))
    with pytest.raises(Fault, match="did not answer"):
        bot.choose(decision(), Stream(1))
    assert bot.process is None


def test_a_program_that_writes_what_nobody_asked_for_is_ended_and_started_anew(written: Path) -> None:
    written.write_text(TWICE, encoding="utf-8")
    bot, state = Program(command(written), "kingdom-builder", Budget(playouts=1)), decision()
    for _ in range(2):
        assert state.allows(bot.choose(state, Stream(1)))
        wait_until("the line that nobody asked for", lambda: not bot.answers.empty())
        with pytest.raises(Fault, match="nobody asked"):
            bot.choose(state, Stream(1))
        assert bot.process is None


def test_a_program_that_is_not_there_is_at_fault() -> None:
    with pytest.raises(Fault, match="cannot be started"):
        Program("/no/such/program", "kingdom-builder", Budget(playouts=1)).choose(decision(), Stream(1))


def test_a_fault_is_counted_and_another_move_is_played(written: Path) -> None:
    written.write_text(BAD["no JSON"], encoding="utf-8")
    bot = hire(f"stdio:{command(written)}@1p", "kingdom-builder")
    state = decision()
    assert state.allows(bot.choose(state, Stream(1)))
    assert bot.faults == 1


def test_a_program_hears_what_its_seat_may_know(written: Path, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    written.write_text(
        READY + f"line = sys.stdin.readline()\nopen({str(heard)!r}, 'w', encoding='utf-8').write(line)\n"
        'print(json.dumps({"type": "move", "move": json.loads(line)["legal"][0]}), flush=True)\n',
        encoding="utf-8",
    )
    state = decision()
    Program(command(written), "kingdom-builder", Budget(playouts=7)).choose(state, Stream(1))
    question = json.loads(heard.read_text(encoding="utf-8"))
    assert question["view"] == state.view(int(state.to_act))
    assert question["legal"] == [state.write(action) for action in state.legal()]
    assert (question["seat"], question["playouts"]) == ("ABC"[state.to_act], 7)


def test_the_program_ends_with_its_bot() -> None:
    bot = Program(command(EXAMPLE), "kingdom-builder", Budget(playouts=1))
    bot.choose(decision(), Stream(1))
    process = bot.process
    assert isinstance(process, subprocess.Popen)
    del bot
    assert process.wait() != 0


def test_a_bot_by_its_command_pickles_and_is_told_from_a_changed_one(written: Path) -> None:
    written.write_text("1", encoding="utf-8")
    one = entrant(f"stdio:{command(written)}@5p")
    assert pickle.loads(pickle.dumps(one.hire("kingsburg"))).bot.command == command(written)
    written.write_text("2", encoding="utf-8")
    assert entrant(one.text).digest != one.digest
