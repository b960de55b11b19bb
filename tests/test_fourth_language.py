"""A fourth language is one folder and one line: everything that speaks, speaks it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.fourth import CODE, ROOT, english, environment, with_fourth_language

GAMES = ["kingsburg", "kingdom-builder"]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_fourth_language(tmp_path_factory.mktemp("fourth"))


@pytest.fixture(scope="module")
def said(tree: Path) -> Any:
    return json.loads(run(tree, "-m", "tests.fourth_speaker"))


def run(tree: Path, *words: str, **more: str) -> str:
    command = [sys.executable, *words]
    env = {**environment(tree), **more}
    done = subprocess.run(command, cwd=ROOT, env=env, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_folder_and_a_line_are_all_that_is_added(tree: Path) -> None:
    package, copy = ROOT / "src" / "kingcraft", tree / "src" / "kingcraft"
    added = {file.relative_to(copy) for file in copy.rglob("*.*") if not (package / file.relative_to(copy)).exists()}
    assert {file.parent.as_posix() for file in added if file.suffix not in (".so", ".pyc")} == {f"locales/{CODE}"}
    before, after = [
        (root / "locales" / "__init__.py").read_text(encoding="utf-8").split("\n") for root in (package, copy)
    ]
    assert len([1 for old, new in zip(before, after, strict=True) if old != new]) == 1


def test_the_copy_speaks_it(tree: Path, said: Any) -> None:
    assert said["languages"][-1] == CODE
    assert Path(said["file"]).is_relative_to(tree)
    assert said["core"][:2] == ["1 ááñd 2", "50%"]
    assert english(said["core"][2]) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", ["moves", "board", "rules", "lessons", "coach"])
def test_a_game_is_told_in_it(said: Any, game: str, part: str) -> None:
    texts = said["games"][game][part]
    assert texts
    assert english(" ".join([texts] if isinstance(texts, str) else texts)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_in_it(said: Any, game: str) -> None:
    assert said["games"][game]["drawing"].startswith("<svg")
    assert "áá" in said["games"][game]["drawing"]


def test_a_pack_may_have_words_in_it_and_else_speaks_its_own(said: Any) -> None:
    assert said["pack"] == ["Féérrýmáñ", "Full Moon"]


def test_the_server_offers_it_and_answers_in_it(said: Any) -> None:
    served = said["served"]
    assert CODE in served["languages"]
    assert served["goal"]
    assert english(served["goal"] + served["missing"]) == []


def test_the_terminal_speaks_it_by_option_and_by_the_system(tree: Path) -> None:
    rules = run(tree, "-m", "kingcraft", "rules", "kingsburg", "2a", "--lang", CODE)
    assert rules
    assert english(rules) == []
    assert (
        run(tree, "-m", "kingcraft", "rules", "kingsburg", "2a", KINGCRAFT_LANG="", LC_ALL=f"{CODE}_XX.UTF-8") == rules
    )
