"""The README's Python example runs, and its two commands exist."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_example_runs() -> None:
    example = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0]
    done = subprocess.run([sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=True)
    assert "kingcraft record 1" in done.stdout
    assert done.stdout.rstrip().endswith("end")


def test_the_commands_it_names_are_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = set(re.findall(r"^make ([a-z]+)", README, re.MULTILINE))
    assert {"play", "test"} <= commands
    assert all(re.search(rf"^{command}:", makefile, re.MULTILINE) for command in commands)


def test_continuous_integration_runs_the_test_command() -> None:
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").rstrip().endswith("make test")


def test_pictures_and_documents_it_links_are_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README) + re.findall(r'src="([^":]+)"', README)
    assert [link for link in links if not (ROOT / link).exists()] == []
