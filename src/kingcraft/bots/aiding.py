"""What an aide does, in its own process."""

import signal
from multiprocessing.connection import Connection

import kingcraft  # noqa: F401 - the games register themselves
from kingcraft.bots import RUNNERS
from kingcraft.bots.aide import Tally
from kingcraft.bots.race import Runner, play_until


def work(pipe: Connection) -> None:
    """Takes tasks and orders until there is nobody to give them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    runners: list[Runner] = []
    task = 0
    while True:
        try:
            message = pipe.recv()
            if isinstance(message[0], int):
                task, runners = message[0], RUNNERS[message[1]["game"]](message[1])
            else:
                numbers, until, seed = message
                pipe.send((task, tallies([runners[number] for number in numbers], until, seed)))
        except (EOFError, OSError):
            return


def tallies(runners: list[Runner], until: float, seed: int) -> list[Tally]:
    """Plays runners until a time, and tells what they showed."""
    for runner in runners:
        runner.total, runner.tries = 0, 0
    play_until(runners, until, seed)
    return [(runner.number, int(runner.total), int(runner.tries)) for runner in runners]
