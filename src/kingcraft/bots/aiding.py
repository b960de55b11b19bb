"""What an aide does, in its own process."""

import signal
import time
from multiprocessing.connection import Connection
from typing import Any

import kingcraft  # noqa: F401 - the games register themselves
from kingcraft.bots.aide import Tally
from kingcraft.bots.kit import kit_of
from kingcraft.bots.race import Runner, play_once
from kingcraft.core.stream import Stream


def work(pipe: Connection) -> None:
    """Takes tasks and orders until there is nobody to give them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    runners: list[Runner] = []
    task = 0
    while True:
        try:
            message = pipe.recv()
            if isinstance(message[0], int):
                task, runners = message[0], runners_for(message[1])
            else:
                numbers, until, seed = message
                pipe.send((task, tallies(runners, numbers, until, seed)))
        except (EOFError, OSError):
            return


def runners_for(task: dict[str, Any]) -> list[Runner]:
    """The runners of a task, as the kit of its game makes them."""
    make = kit_of(task["game"]).runners
    return make(task) if make else []


def tallies(runners: list[Runner], numbers: list[int], until: float, seed: int) -> list[Tally]:
    """Plays some of the runners, round by round, until a time of day; tells what they showed."""
    chosen = [runners[number] for number in numbers]
    for runner in chosen:
        runner.total, runner.tries = 0, 0
    stream = Stream(seed)
    while time.time() < until:
        luck = int(stream.bits())
        for runner in chosen:
            if time.time() < until:
                play_once(runner, luck)
    return [(number, int(runners[number].total), int(runners[number].tries)) for number in numbers]
