"""The arena on a Ray cluster: the same games, on any number of machines."""

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from kingcraft.arena.code import code_digest
from kingcraft.arena.crew import Batch, Crew, Lost, Task, codes_of, play_chunk
from kingcraft.arena.play import check_code
from kingcraft.core.record import parse
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.lookback.work import Found, look_at
from kingcraft.lookback.work import Task as LookTask

LOCAL = "local"
"""The address that means: start a cluster of one machine here, for this run."""


class Cluster(Crew[Any]):
    """Every processor of a Ray cluster. All its machines must have the same Kingcraft; others are refused."""

    def __init__(self, address: str, most: int = 0) -> None:
        self.ray = _ray()
        self.errors: Any = self.ray.exceptions
        self._connect(address, most)
        self.size = min(most or 1_000_000, max(1, int(self.ray.cluster_resources().get("CPU", 1))))
        self.player = self.ray.remote(num_cpus=1, max_retries=0)(play_chunk)

    def start(self, chunk: list[Task]) -> Any:
        """Hands a chunk to the cluster, with the digest of our code."""
        return self.player.remote(chunk, codes_of(chunk))

    def ready(self, tickets: Sequence[Any]) -> list[Any]:
        """Those that are finished."""
        done, _ = self.ray.wait(list(tickets), num_returns=1)
        return list(done)

    def collect(self, ticket: Any) -> Batch:
        """The outcomes; Lost if a worker or its machine died."""
        try:
            batch: Batch = self.ray.get(ticket)
        except self.errors.RayTaskError as error:
            raise getattr(error, "cause", None) or error from None
        except self.errors.RayError:
            raise Lost from None
        return batch

    def dismiss(self) -> None:
        """Leaves the cluster; one that was started here ends, and so does all that was under way for us."""
        self.ray.shutdown()

    def _connect(self, address: str, most: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        extra: dict[str, object] = {}
        if address == LOCAL:
            os.environ.setdefault("RAY_AUTH_MODE", "disabled")
            extra = {"num_cpus": most or os.cpu_count(), "include_dashboard": False}
        try:
            _knock(address)
            self.ray.init(address=address, logging_level="ERROR", **extra)
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(error).split("\n", maxsplit=1)[0]
            raise Refused(Ruling("arena-no-cluster", facts={"address": address, "reason": reason})) from None


def looking_back(address: str, most: int, tasks: list[LookTask]) -> Iterator[tuple[int, list[Found]]]:
    """Looks back at games on a cluster: what was found in each task, by its number, in any order."""
    cluster = Cluster(address, most)
    with cluster:
        look = cluster.ray.remote(num_cpus=1)(_look_at)
        game = {text: parse(text).game for text, _, _ in tasks}
        numbers = {look.remote(task, (game[task[0]], code_digest(game[task[0]]))): n for n, task in enumerate(tasks)}
        while numbers:
            for ticket in cluster.ready(list(numbers)):
                yield numbers.pop(ticket), cluster.ray.get(ticket)


def _look_at(task: LookTask, code: tuple[str, str]) -> list[Found]:
    """Some plies of a game; only by the code of who asks."""
    check_code(*code)
    return look_at(*task)


def _knock(address: str) -> None:
    """Sees whether anybody is there: Ray itself would try for minutes before it says no."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=10).close()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise Refused(Ruling("arena-no-ray")) from None
    return ray
