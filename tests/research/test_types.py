"""What a checker sees in a user's file: the names to rely on have their signatures."""

import os
import subprocess
import sys
from pathlib import Path

import kingcraft

USER = """
import kingcraft as kc

games = kc.batch("kingsburg", 4, seed=1, reward="points")
reveal_type(games.observations)
reveal_type(kc.simulate("kingsburg", ["page", "random"], games=2).wins)
reveal_type(kc.ladder("kingdom-builder", ["page", "random"], games=2).rows)
reveal_type(kc.playout(kc.new("kingsburg", seats=2).state, kc.Stream(1)))
kc.batch("kingsburg", "four")
kc.simulate(games=2)
kc.ladder("kingsburg")


class High(kc.Bot):
    def choose(self, state: kc.State, stream: kc.Stream) -> int:
        return state.legal()[-1]
"""

KINDS = ["numpy.ndarray", "list[float]", "list[kingcraft.arena.standings.Row]", "mypy_extensions.i64"]
"""What the file's four questions are answered with."""


def test_a_checker_knows_what_the_names_of_the_package_take_and_give(tmp_path: Path) -> None:
    file = tmp_path / "user.py"
    file.write_text(USER, encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--follow-imports=silent",
        "--cache-dir",
        str(tmp_path),
        "user.py",
    ]
    paths = {**os.environ, "MYPYPATH": str(Path(kingcraft.__file__).parent.parent)}
    told = subprocess.run(command, cwd=tmp_path, env=paths, capture_output=True, text=True, check=False).stdout
    answers = [line.partition('Revealed type is "')[2] for line in told.splitlines() if "Revealed" in line]
    assert [answer.startswith(kind) for answer, kind in zip(answers, KINDS, strict=True)] == [True] * 4, told
    assert [line.split(":")[1] for line in told.splitlines() if ": error:" in line] == ["9", "10", "11"], told
