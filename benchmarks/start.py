"""How long Kingcraft takes to start, in CPU time: `python benchmarks/start.py TREE [TREE ...]` compares trees in turn.

A tree is a folder for PYTHONPATH, such as build/native. Runs alternate, so that a busy machine is unfair to nobody.
"""

import os
import resource
import statistics
import subprocess
import sys

RUNS = 15
MAIN = "import sys; sys.argv = ['kingcraft', {words}]; from kingcraft.cli import main; main()"
STARTS = {
    "python": "pass",
    "import kingcraft": "import kingcraft",
    "kingcraft --help": MAIN.format(words="'--help'"),
    "kingcraft games": MAIN.format(words="'games'"),
}


def spent(code: str, tree: str) -> float:
    """The CPU time of one run, user and system, in milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONPATH": tree, "KINGCRAFT_LANG": "en"}
    subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    """Prints the least and the median of every start in every tree."""
    trees = sys.argv[1:] or ["src"]
    for name, code in STARTS.items():
        times: dict[str, list[float]] = {tree: [] for tree in trees}
        for _ in range(RUNS):
            for tree in trees:
                times[tree].append(spent(code, tree))
        for tree, found in times.items():
            print(f"{name:20} {tree:28} least {min(found):4.0f} ms   median {statistics.median(found):4.0f} ms")


if __name__ == "__main__":
    main()
