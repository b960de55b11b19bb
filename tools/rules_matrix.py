"""Writes docs/rules: the rules to read in every language, and every rule with the tests that prove it.

`--check` only compares.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests import rules_matrix  # noqa: E402


def main() -> int:
    """Writes or checks the pages of all games; 1 if something is missing or not current."""
    problems = [f"{game}: {fault}" for game in rules_matrix.games() for fault in rules_matrix.faults(game)]
    for file, text in rules_matrix.pages().items():
        if "--check" not in sys.argv:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            problems.append(f"{file.relative_to(ROOT)} is not current: run python tools/rules_matrix.py")
    if "--check" not in sys.argv:
        for file, text in rules_matrix.pictures().items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
