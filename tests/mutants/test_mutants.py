"""Mutants that must die: a fixed sample with every run, and that all others in this folder still fit the source."""

from pathlib import Path

import pytest

from tests import rules_matrix
from tests.mutants.changes import Change, Scratch, read_changes

FILES = ("equivalent.toml", "proofs.toml", "sample.toml")
PROOFS = read_changes("proofs.toml")


@pytest.mark.parametrize("name", FILES)
def test_every_change_fits_the_source(name: str) -> None:
    assert {change.was: change.fault() for change in read_changes(name) if change.fault()} == {}


def test_every_equivalent_mutant_has_its_reason() -> None:
    assert [change.was for change in read_changes("equivalent.toml") if not change.why] == []


def test_none_of_a_fixed_sample_of_mutants_survives(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    scratch.copy("src", "tests", "pyproject.toml")
    sample = read_changes("sample.toml")
    assert len(sample) == 30
    every = sorted({test for change in sample for test in change.tests})
    unchanged = scratch.run(every, 600, keeps_bytecode=True)
    assert unchanged.returncode == 0, unchanged.stdout
    assert [change.was for change in sample if not dies(scratch, change)] == []


def dies(scratch: Scratch, change: Change) -> bool:
    source = (scratch.folder / "src" / "kingcraft" / change.file).read_text(encoding="utf-8")
    return scratch.killed(change.file, change.of(source), change.tests, 60)[0]


@pytest.mark.parametrize("game", rules_matrix.games())
def test_every_proof_names_tests_of_its_statement(game: str) -> None:
    marked = rules_matrix.proofs_by_statement(game)
    strangers = [
        (change.statement, test)
        for change in PROOFS if change.game == game
        for test in change.tests if short(test) not in marked.get(change.statement, [])
    ]  # fmt: skip
    assert strangers == []


def short(test: str) -> str:
    """A test as the matrix names it: `test_dice.test_three_dice`."""
    return test.rpartition("/")[2].replace(".py::", ".")
