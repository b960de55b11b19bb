"""Plays the ladders of docs/lab/ladder.md and writes their tables there: `python tools/ladder_tables.py [WORDS]`.

The document is the list of what to play: every command in it that is followed by the mark `<!-- ladder -->` is run as
it stands, and what lies between that mark and `<!-- end -->` is written anew. With WORDS, only commands that hold them
all. Runs that are interrupted go on where they were; finished ones are only printed again.
"""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "lab" / "ladder.md"
PLACE = re.compile(r"(```\n(kingcraft ladder [^\n]*)\n```\n\n<!-- ladder -->\n)(.*?)(<!-- end -->)", re.DOTALL)
HEAD = ["bot", "against", "games", "wins", "95 %", "points", "p50", "p99"]


def main() -> int:
    """Writes each table as soon as it is there."""
    wanted = sys.argv[1:]
    for command in [match[2] for match in PLACE.finditer(DOCUMENT.read_text(encoding="utf-8"))]:
        if all(word in command for word in wanted):
            print(command, flush=True)
            text = DOCUMENT.read_text(encoding="utf-8")
            DOCUMENT.write_text(with_table(text, command, table(play(command))), encoding="utf-8")
    return 0


def play(command: str) -> list[dict[str, Any]]:
    """The rows of a ladder."""
    words = [*shlex.split(command)[1:], "--json"]
    call = [sys.executable, "-c", "from kingcraft.cli import main; main()", *words]
    done = subprocess.run(call, stdout=subprocess.PIPE, text=True, check=True)
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The rows as a table of a document."""
    lines = [HEAD, ["---", "---", *["---:"] * 6], *[cells(row) for row in rows]]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def cells(row: dict[str, Any]) -> list[str]:
    """One row of it."""
    rate, low, high = (row[name] * 100 for name in ("win_rate", "low", "high"))
    figures = [f"{row['games']:,}", f"{rate:.1f} %", f"{low:.1f}–{high:.1f}", f"{row['points']:.1f}"]
    return [row["bot"], row["against"], *figures, milliseconds(row["p50_ms"]), milliseconds(row["p99_ms"])]


def milliseconds(time: float) -> str:
    """A time to about two digits."""
    return f"{time:.0f} ms" if time >= 10 else f"{time:.2g} ms"


def with_table(text: str, command: str, lines: str) -> str:
    """The document with the table of one command written anew."""
    return PLACE.sub(lambda match: match[1] + lines + match[4] if match[2] == command else match[0], text)


if __name__ == "__main__":
    sys.exit(main())
