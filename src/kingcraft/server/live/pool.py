"""A pool of processes that can be ended even if they hang."""

from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any


class _Remembering(SpawnContext):
    """Starts processes, and knows which: they may have to be killed."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[BaseProcess] = []

    def Process(self, *args: Any, **kwargs: Any) -> BaseProcess:  # type: ignore[override] # noqa: N802
        process = super().Process(*args, **kwargs)
        self.started.append(process)
        return process


class Pool:
    """Processes that can be ended even if they hang."""

    def __init__(self, processes: int, get_ready: Callable[..., None], *facts: object) -> None:
        self._context = _Remembering()
        self._executor = ProcessPoolExecutor(processes, self._context, get_ready, facts)

    def submit(self, work: Callable[..., Any], *facts: object) -> Future[Any]:
        """Has something done as soon as a process is free."""
        return self._executor.submit(work, *facts)

    def processes(self) -> list[int]:
        """The ids of the processes that were started."""
        return [process.pid for process in self._context.started if process.pid is not None]

    def finish(self) -> None:
        """Waits until what is under way is done, and drops what is not."""
        self._executor.shutdown(wait=True, cancel_futures=True)

    def kill(self) -> None:
        """Ends the processes at once, whatever they are at."""
        for process in self._context.started:
            process.kill()
        self.retire()

    def retire(self) -> None:
        """Ends the processes when they have done what they are at; nobody waits for that."""
        self._executor.shutdown(wait=False, cancel_futures=True)
