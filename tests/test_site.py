"""The documentation's site is built without a warning, and what its pages say can be done."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from kingcraft.cli import COMMANDS
from kingcraft.terminal.command import read
from kingcraft.terminal.language import without_language
from tests.cli.command import Person

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
PAGES = [DOCS / name for name in re.findall(r"^ +- ([\w/-]+\.md)$", SITE, re.MULTILINE)]
RUN = ("games", "rules", "completion")
"""Commands that are run as they stand; the others take files, ports or minutes, and are read as they would be."""


def commands() -> list[str]:
    lines = [
        line.partition(" #")[0].strip()
        for page in PAGES
        for line in re.findall(r"^kingcraft [a-z].*", page.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    return [line for line in dict.fromkeys(lines) if not line.startswith("kingcraft record ")]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    build = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "-q",
        "--strict",
        "-f",
        str(ROOT / "mkdocs.yml"),
        "-d",
        str(tmp_path),
    ]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert all((tmp_path / page.relative_to(DOCS).with_suffix(".html")).exists() for page in PAGES)


@pytest.mark.parametrize("line", commands())
def test_every_command_on_it_can_be_given(line: str, tmp_path: Path) -> None:
    words, _ = without_language(shlex.split(line)[1:])
    known = {command.name: command for command in COMMANDS}
    read(known[words[0]], words[1:])
    if words[0] in RUN:
        assert Person(tmp_path).run(*words).returncode == 0


def test_every_make_command_on_it_is_in_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = {name for page in PAGES for name in re.findall(r"`make ([a-z]+)`", page.read_text(encoding="utf-8"))}
    assert found
    assert [name for name in found if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []


def test_every_program_on_it_is_there() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    programs = set(re.findall(r"`?python ((?:benchmarks|examples|tools)/\w+\.py)", text))
    assert programs
    assert [program for program in programs if not (ROOT / program).exists()] == []
