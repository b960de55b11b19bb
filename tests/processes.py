"""Other processes, as a test sees them."""

import os
from pathlib import Path

PROC = Path("/proc")


def alive(process: int) -> bool:
    """Whether a process still runs; one that ended and was not collected yet does not."""
    try:
        os.kill(process, 0)
        return not PROC.exists() or PROC.joinpath(str(process), "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def children(process: int) -> list[int]:
    """The processes that a process started, where the system tells."""
    return [int(child) for child in PROC.joinpath(f"{process}/task/{process}/children").read_text().split()]
