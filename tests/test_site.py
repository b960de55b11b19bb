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
RUN = ("games", "rules", "completion", "simulate", "ladder", "bench")
"""Commands that are run, with few games of quick bots; the others wait for people, guests or files, and are read."""
SHORT = {"--games": "1", "--seconds": "0.1", "--workers": "1"}
QUICK = ["random", "page@1p", "squire@1p"]


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


def shortened(words: list[str]) -> list[str]:
    """The same command for a test: few games, quick bots."""
    short = words[:]
    for place, word in enumerate(words[:-1]):
        if word in SHORT:
            short[place + 1] = SHORT[word]
        if word in ("--bot", "--bots"):
            count = len(words[place + 1].split(","))
            short[place + 1] = ",".join(QUICK[:count])
    return [*short, "--workers", "1"] if words[0] == "ladder" else short


def names_a_file(words: list[str]) -> bool:
    """Whether a command needs what a reader has and a test has not."""
    return any(re.search(r"\.(json|py|txt|toml)\b|@[a-z]", word) for word in words)


@pytest.mark.parametrize("line", commands())
def test_every_command_on_it_can_be_given(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, _ = without_language(shlex.split(line)[1:])
    known = {command.name: command for command in COMMANDS}
    read(known[words[0]], words[1:])
    if words[0] in RUN and not names_a_file(words):
        monkeypatch.chdir(tmp_path)
        done = Person(tmp_path).run(*shortened(words))
        assert done.returncode == 0, done.stderr


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
