"""The documentation's site is built without a warning, and what its pages say can be done."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft
from kingcraft.cli import COMMANDS
from kingcraft.terminal.command import read
from kingcraft.terminal.language import without_language
from tests.cli.command import Person, finished_record

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
NAMED = re.findall(r"^ +- ([\w/-]+\.md)$", SITE, re.MULTILINE)
PAGES = [DOCS / name for name in NAMED if not name.startswith("research/notebooks/")]
"""Less the notebooks, of which pages are made when the site is (tests/research/test_notebooks.py)."""
SERVERS = ("serve", "worker")
"""Commands that wait for guests: they are read here, and run in tests/server/test_documented.py."""
SHORT = {"--games": "1", "--seconds": "0.1", "--workers": "1", "--rounds": "1", "--samples": "2"}
FEW = {"train": ["--rounds", "--games"], "simulate": ["--games"], "ladder": ["--workers"]}
"""What is said for a test where a page says nothing."""
QUICK = ["random", "page@1p", "squire@1p"]
KEYS = "\n" * 4 + "quit\n" * 4
"""What a person answers who only looks in: what is usual, and then that is all."""


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
    built = {page: (tmp_path / page.relative_to(DOCS).with_suffix(".html")).read_text("utf-8") for page in PAGES}
    assert [page for page, text in built.items() if "```" in text] == [], "code that was not read as code"


def shortened(words: list[str]) -> list[str]:
    """The same command for a test: few games, quick bots, unless a bot is the reader's own."""
    short = words[:]
    for place, word in enumerate(words[:-1]):
        if word in SHORT:
            short[place + 1] = SHORT[word]
        if word in ("--bot", "--bots") or (word == "--players" and words[0] == "calibrate"):
            named = words[place + 1].split(",")
            short[place + 1] = ",".join([bot if OWN.search(bot) else QUICK[nth] for nth, bot in enumerate(named)])
    for word in FEW.get(words[0], []):
        short += [word, SHORT[word]] if word not in words else []
    return short


OWN = re.compile(r"\.json|\.py|stdio:")
"""A bot or weights of one's own."""


def files_of_a_reader(home: Path) -> None:
    """The files that the pages speak of."""
    for name in ("docs/packs", "examples"):
        shutil.copytree(ROOT / name, home / name)
    for name in ("mine.json", "other-game.json"):
        game = "kingsburg" if name == "mine.json" else "kingdom_builder"
        shutil.copy(Path(kingcraft.__file__).parent / "bots" / game / "weights.json", home / name)
    bots = (DOCS / "research" / "bots.md").read_text("utf-8")
    bot = next(text for text in re.findall(r"```python\n(.*?)```", bots, re.DOTALL))
    (home / "my_bots.py").write_text(bot, encoding="utf-8")
    (home / "games").mkdir()
    (home / "games" / "page-squire-00007.txt").write_text(finished_record("kingdom-builder"), encoding="utf-8")
    added = re.findall(r"--salt ([0-9a-f]+)", (DOCS / "play" / "fair-dice.md").read_text("utf-8"))
    (home / "game.txt").write_text(finished_record("kingdom-builder", salts=added), encoding="utf-8")


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody with these files."""
    files_of_a_reader(tmp_path)
    monkeypatch.chdir(tmp_path)
    return Person(tmp_path)


@pytest.mark.parametrize("line", commands())
def test_every_command_on_it_can_be_given(line: str, reader: Person) -> None:
    words, _ = without_language(shlex.split(line)[1:])
    known = {command.name: command for command in COMMANDS}
    read(known[words[0]], words[1:])
    if words[0] not in SERVERS:
        done = reader.run(*shortened(words), keys=KEYS)
        assert done.returncode == 0, done.stdout + done.stderr


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
