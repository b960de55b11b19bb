"""A game of another package is played by its name, as if it were ours."""

import os
from pathlib import Path

import pytest

import kingcraft
from tests.cli.command import Person

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Somebody who has installed a package with two games, one of which cannot be loaded."""
    facts = tmp_path / "installed" / "stairs-1.0.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: stairs\nVersion: 1.0\n", encoding="utf-8")
    games = "[kingcraft.games]\ntoll = tests.tiny:TollGame\nstairs = no_such_stairs:Stairs\n"
    (facts / "entry_points.txt").write_text(games, encoding="utf-8")
    paths = [str(facts.parent), str(ROOT), str(Path(kingcraft.__file__).parent.parent)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return Person(tmp_path)


def test_a_game_of_another_package_is_simulated(owner: Person) -> None:
    done = owner.run("simulate", "toll", "--games", "2", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "toll" in done.stdout


def test_a_game_that_cannot_be_loaded_is_refused_with_its_reason(owner: Person) -> None:
    assert "no_such_stairs" in owner.refused("simulate", "stairs", "--games", "2")


def test_it_is_named_among_the_games_there_are(owner: Person) -> None:
    assert "kingdom-builder, kingsburg, stairs and toll" in owner.refused("simulate", "chess")
