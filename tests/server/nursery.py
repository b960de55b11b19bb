"""A process that has everything imported and forks servers on demand, so that a restart takes no time.

Each line of input is `PORT DATABASE`; each line of output the process id of a new server, in a group of its own.
"""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from tests.server.house import QUICK


class Nursery:
    """Starts servers, as the test that kills them sees it."""

    def __init__(self) -> None:
        folder = Path(__file__).resolve().parents[2]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=folder, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def start(self, port: int, database: str) -> int:
        """A new server; gives its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{port} {database}\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Ends the nursery; servers must have been killed before."""
        self._process.kill()
        self._process.wait()


def main() -> None:
    from kingcraft.server.logs import log_to_stderr
    from kingcraft.server.run import run_server

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        port, _, database = line.strip().partition(" ")
        child = os.fork()
        if child:
            # A group of its own from the first moment, so that it can be killed at any.
            os.setpgid(child, child)
            sys.stdout.write(f"{child}\n")
            sys.stdout.flush()
            continue
        os.setpgid(0, 0)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(0)
        log_to_stderr("ERROR")
        settings = replace(QUICK, database_url=database, write_seconds=5, lease_seconds=1)
        run_server(settings, "127.0.0.1", int(port))
        os._exit(0)


if __name__ == "__main__":
    main()
