"""The worked additions of `docs/develop/additions` are carried out in a copy of the package and played."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kingcraft

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "docs" / "develop" / "additions").glob("*.md"))
GAME = ROOT / "docs" / "develop" / "additions" / "game.md"
BLOCK = re.compile(r'^```(\w+) title="([^"\n]*)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
HELPERS = '''
import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.core.playout import playout
from kingcraft.core.record import parse
from kingcraft.core.stream import Stream
from kingcraft.core.verify import verify


def play(game, seats, **options):
    """A random game and a squire's, audited to the end; the record of the second is genuine."""
    state = kc.new(game, seats, seed=1, **options).state
    playout(state, Stream(1))
    state.audit()
    table = kc.new(game, seats, seed=2, **options)
    squire, stream = bot_named("squire", game, Budget(seconds=1.0)), Stream(3)
    while table.to_act >= 0:
        table.state.audit()
        table.play(squire.choose(table.state, stream))
    verify(parse(table.record.text()))
'''
MORE_BOTS = """
from kingcraft.bots.base import Bot
from kingcraft.bots.kit import Kit

class Hasty(Bot):
    def __init__(self, budget):
        pass

    def choose(self, state, stream):
        return state.legal()[0]

KIT = Kit(levels={"hasty": Hasty, "king": Hasty})
"""
BOTS_BROUGHT = """
from kingcraft.bots import bot_names

assert bot_names("stairs") == ["random", "squire"]
assert type(bot_named("hasty", "kingsburg", Budget(playouts=1))).__name__ == "Hasty"
assert type(bot_named("king", "kingsburg", Budget(playouts=1))).__name__ == "King", "a name that is taken"
assert "hasty" not in bot_names("kingdom-builder")
"""
OLD_RECORDS = """
import sys
from pathlib import Path

import kingcraft
from kingcraft.core.record import parse
from kingcraft.core.verify import verify

for file in sys.argv[1:]:
    verify(parse(Path(file).read_text(encoding="utf-8")))
"""


def changed(text: str, hunk: str) -> str:
    """A text with a hunk applied: what it keeps and takes away stands there once."""
    lines = hunk.splitlines()
    before = "\n".join(line[1:] for line in lines if line[:1] in ("-", " "))
    after = "\n".join(line[1:] for line in lines if line[:1] in ("+", " "))
    assert text.count(before + "\n") == 1, before
    return text.replace(before + "\n", after + "\n")


def carry_out(page: Path, copy: Path, changes: bool = True) -> list[str]:
    """Does what a page says to the copy, or writes its new files alone; returns what it wants to be run."""
    runs: list[str] = []
    for lang, about, body in BLOCK.findall(page.read_text(encoding="utf-8")):
        if about == "run":
            runs.append(body)
            continue
        if lang == "diff" and not changes:
            continue
        file = copy / about.split(" ")[-1]
        file.parent.mkdir(parents=True, exist_ok=True)
        old = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(changed(old, body) if lang == "diff" else old + body, encoding="utf-8")
    return runs


def run(copy: Path, code: str, *words: str, paths: list[str] | None = None) -> str:
    """Runs code in another process, with the copy's package or what else stands on the paths; returns what it said."""
    path = os.pathsep.join(paths or [str(copy / "src")])
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=copy, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package as it is, interpreted."""
    shutil.copytree(
        ROOT / "src" / "kingcraft", tmp_path / "src" / "kingcraft", ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_an_addition_can_be_played_and_old_records_stay_genuine(page: Path, copy: Path) -> None:
    runs = carry_out(page, copy)
    assert runs
    for code in runs:
        run(copy, HELPERS + code)
    records = sorted((ROOT / "tests" / "records" / "0.1").glob("*-2-*.txt"))
    run(copy, OLD_RECORDS, *[str(file) for file in records[::4]])


def kit_passes(copy: Path, *tests: str, paths: list[str] | None = None) -> None:
    """Runs the contract kit on a test file of the copy: all of it must pass, and much of it must run."""
    code = "import sys, pytest; sys.exit(pytest.main(sys.argv[1:]))"
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={copy}", f"--confcutdir={copy}"]
    said = run(copy, code, *options, *tests, paths=paths)
    found = re.search(r"^(\d+) passed in ", said, re.MULTILINE)
    assert found, said
    assert int(found[1]) > 80


def test_the_small_game_passes_the_whole_contract_kit(copy: Path) -> None:
    carry_out(GAME, copy)
    kit_passes(copy, "tests/contract/test_stairs.py")


def test_the_same_game_from_another_package_passes_too_and_brings_its_bots(tmp_path: Path) -> None:
    """What the page says of a package of one's own: the same files under another name, and entry points."""
    carry_out(GAME, tmp_path / "page", changes=False)
    package = tmp_path / "installed" / "my_package"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name, source in (("stairs", "stairs/game.py"), ("bots", "bots/stairs.py")):
        text = (tmp_path / "page" / "src" / "kingcraft" / source).read_text(encoding="utf-8")
        text = text.replace("kingcraft.stairs.game", "my_package.stairs").replace(
            "kingcraft.bots.stairs:", "my_package.bots:"
        )
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    (package / "more_bots.py").write_text(MORE_BOTS, encoding="utf-8")
    facts = tmp_path / "installed" / "my_package-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(entry_points_of(GAME), encoding="utf-8")
    paths = [str(tmp_path / "installed"), str(Path(kingcraft.__file__).parent.parent)]
    test = tmp_path / "page" / "tests" / "contract" / "test_stairs.py"
    run(tmp_path, HELPERS + "play('stairs', 3)\n" + BOTS_BROUGHT, paths=paths)
    shutil.copy(test, tmp_path / "test_stairs.py")
    kit_passes(tmp_path, "test_stairs.py", paths=paths)


def entry_points_of(page: Path) -> str:
    """The entry points that a page writes in `pyproject.toml`, as an installer writes them."""
    block = re.search(r"^```toml\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert block
    groups = tomllib.loads(block[1])["project"]["entry-points"]
    return "\n".join(f"[{group}]\n" + "\n".join(f"{k} = {v}" for k, v in one.items()) for group, one in groups.items())


def test_a_hunk_that_does_not_fit_is_noticed() -> None:
    with pytest.raises(AssertionError, match="three"):
        changed("one\ntwo\n", " one\n-three\n+four")
