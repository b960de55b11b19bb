"""Decisions in a Parquet file are those of the games, and give the games back."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import kingcraft as kc
from kingcraft.core.replay import replay
from kingcraft.core.rewards import rewards
from kingcraft.research import VERSION, data
from tests.cli.command import Person

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "research" / "data.md").read_text(encoding="utf-8")
SET_UPS: list[tuple[str, list[str], dict[str, str]]] = [
    ("kingdom-builder", ["page", "random"], {}),
    ("kingsburg", ["random", "page", "random"], {"soldiers": "tokens", "governors": "deal", "destiny": "cards"}),
]
every_set_up = pytest.mark.parametrize(("game", "bots", "options"), SET_UPS)


@pytest.fixture
def file(game: str, bots: list[str], options: dict[str, str], tmp_path: Path) -> Path:
    """A file of two games as the command line writes it."""
    out = tmp_path / "games.parquet"
    words = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    command = ["simulate", game, "--bot", ",".join(bots), "--games", "2", "--seed", "3", *words, "--out", str(out)]
    assert Person(tmp_path).run(*command).returncode == 0
    return out


@every_set_up
def test_reading_a_file_gives_the_games_back(game: str, bots: list[str], options: dict[str, Any], file: Path) -> None:
    played = kc.simulate(game, bots, games=2, seed=3, moves=True, **options)
    again = list(data.games(file))
    assert [table.record.text() for table in again] == [_nameless(record) for record in played.records()]


def _nameless(record: kc.Record) -> str:
    record.names = []
    record.bots = []
    return record.text()


@every_set_up
def test_every_row_is_a_decision_as_it_was_seen(
    game: str, bots: list[str], options: dict[str, str], file: Path
) -> None:
    rows = iter(pq.read_table(file).to_pylist())
    for number, table in enumerate(data.games(file)):
        paid = rewards(table.state, "rank")
        decisions = [made for made in replay(table.record) if made.before.to_act != kc.CHANCE]
        for place, made in enumerate(decisions):
            row, state = next(rows), made.before
            seat = int(state.to_act)
            assert (row["game"], row["decision"], row["seat"]) == (number, place, seat)
            assert np.array_equal(np.float32(row["observation"]), np.asarray(state.observe(seat)))
            assert np.array_equal(row["mask"], np.asarray(memoryview(state.action_mask())).view(np.bool_))
            assert state.numbering().action(row["action"]) == made.action
            assert row["reward"] == pytest.approx(paid[seat])
            assert (row["points"], row["winners"]) == (table.scores(), table.winners())
    assert next(rows, None) is None


@every_set_up
def test_a_file_says_what_it_is(game: str, bots: list[str], options: dict[str, str], file: Path) -> None:
    about = data.about(file)
    assert (about["game"], about["seats"], about["bots"]) == (game, len(bots), bots)
    assert about["options"] == {**about["options"], **options}
    assert about["environment"] == VERSION


@every_set_up
def test_every_column_and_every_fact_is_in_the_document(
    game: str, bots: list[str], options: dict[str, str], file: Path
) -> None:
    names = [*pq.read_schema(file).names, *data.about(file)]
    assert [name for name in names if f"`{name}`" not in DOCUMENT] == []


def test_the_example_of_the_document_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = DOCUMENT.split("```\nkingcraft ")[1].split("\n")[0].split()
    assert Person(tmp_path).run(*[word if word != "1000" else "1" for word in words]).returncode == 0
    exec(compile(DOCUMENT.split("```python\n")[1].split("```")[0], "docs/research/data.md", "exec"), {})
