"""Program: a bot in any language. It reads a question from its standard input and answers, each a line of JSON.

    > {"type": "begin", "protocol": 1, "game": "kingsburg", "seats": 3}
    < {"type": "ready"}
    > {"type": "choose", "seat": "A", "view": {...}, "legal": ["5+3>8", "pass"], "seconds": 1.0, "lot": 4711}
    < {"type": "move", "move": "pass"}

A budget is in `seconds` or in `playouts`; the other is 0. It ends when its input does; what it writes to its standard
error goes to ours.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Final

from kingcraft.bots.base import Bot, Budget
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

PROTOCOL: Final = 1
STARTING: Final = 30.0
"""Seconds that a program may take until it is ready, and to decide where its budget is none of time."""
LONGEST_LINE: Final = 65536
"""Characters of an answer; a longer one is a fault."""
_LOTS: Final = 1 << 31


class Fault(Exception):
    """A program did not do what the protocol says."""


class Program(Bot):
    """Asks a program, which is started when it is first needed, and again after a fault."""

    def __init__(self, command: str, game: str, budget: Budget) -> None:
        self.command = command
        self.game = game
        self.budget = budget
        self.seats = 0
        self.process: subprocess.Popen[str] | None = None
        self.answers: SimpleQueue[str] = SimpleQueue()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Program, (self.command, self.game, self.budget))

    def __del__(self) -> None:
        self.end()

    def choose(self, state: State, stream: Stream) -> int:
        """The program's choice among the legal moves; a Fault if it makes none in time."""
        moves = {state.write(action): action for action in state.legal()}
        seat = int(state.to_act)
        question = {
            "type": "choose", "seat": SEAT_LETTERS[seat], "view": state.view(seat), "legal": list(moves),
            "seconds": self.budget.seconds, "playouts": self.budget.playouts, "lot": int(stream.below(_LOTS)),
        }  # fmt: skip
        self._be_ready(int(state.seats))
        move = self._ask(question, "move", self._patience()).get("move")
        if not isinstance(move, str) or move not in moves:
            raise Fault(f"{self.command} answered with no legal move: {move!r}")
        return moves[move]

    def _patience(self) -> float:
        """Twice its time and a second: a slow line is no fault, a program that hangs is."""
        return 2.0 * self.budget.seconds + 1.0 if self.budget.seconds > 0 else STARTING

    def _be_ready(self, seats: int) -> None:
        if self.process is not None and self.seats == seats:
            return
        self.end()
        self.seats = seats
        try:
            self.process = _start(self.command)
        except (OSError, ValueError) as error:
            raise Fault(f"{self.command} cannot be started: {error}") from error
        self.answers = SimpleQueue()
        assert self.process.stdout is not None
        Thread(target=_listen, args=(self.process.stdout, self.answers), daemon=True).start()
        begin = {"type": "begin", "protocol": PROTOCOL, "game": self.game, "seats": seats}
        self._ask(begin, "ready", STARTING)

    def _ask(self, question: dict[str, object], wanted: str, seconds: float) -> dict[str, object]:
        """The answer to a question; whoever does not answer rightly is ended, and started anew the next time."""
        try:
            return _read(self._answer(question, seconds), wanted)
        except Fault as fault:
            self.end()
            raise Fault(f"{self.command} {fault}") from None

    def _answer(self, question: dict[str, object], seconds: float) -> str:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        self._check_silence()
        try:
            process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
            process.stdin.flush()
            return self.answers.get(timeout=seconds)
        except OSError as error:
            raise Fault(f"does not listen: {error}") from None
        except Empty:
            raise Fault(f"did not answer within {seconds:g} s") from None

    def _check_silence(self) -> None:
        """A line that nobody asked for would be taken for the next answer, and each answer for the one after it."""
        if not self.answers.empty():
            line = self.answers.get()
            raise Fault(f"wrote a line that nobody asked for: {line[:80]!r}" if line else "has ended")

    def end(self) -> None:
        """Ends the program."""
        process = self.process
        self.process = None
        if process is not None:
            process.kill()
            process.wait()
            if process.stdin is not None:
                with suppress(OSError):
                    process.stdin.close()


def _start(command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )


def _listen(lines: IO[str], answers: SimpleQueue[str]) -> None:
    """Hands on every line, and an empty one when there are no more."""
    with suppress(OSError, ValueError), lines:
        while line := lines.readline(LONGEST_LINE):
            answers.put(line)
    answers.put("")


def _read(line: str, wanted: str) -> dict[str, object]:
    """An answer of the type that is wanted."""
    if not line:
        raise Fault("has ended")
    try:
        answer = json.loads(line)
    except ValueError:
        raise Fault(f"did not answer in a line of JSON: {line[:80]!r}") from None
    if not isinstance(answer, dict) or answer.get("type") != wanted:
        raise Fault(f"did not answer with the type {wanted!r}: {line[:80]!r}")
    return answer
