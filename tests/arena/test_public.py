"""The names that researchers rely on: bots of any kind, mixed seats, and games that can be replayed."""

import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.ruling import BadOption
from tests.cli.command import Person


class High(kc.Bot):
    """Takes the last of what is legal; lives in this file, as it might in a notebook."""

    def choose(self, state: kc.State, stream: kc.Stream) -> int:
        return state.legal()[-1]


def test_a_playout_ends_the_game() -> None:
    state = kc.new("kingsburg", seats=2, seed=1).state
    assert kc.playout(state, kc.Stream(1)) > 50
    assert state.to_act == kc.OVER


def test_every_seat_has_the_bot_that_was_named_for_it() -> None:
    found = kc.simulate("toll", [High, "random", High()], games=3, moves=True)
    assert [record.names for record in found.records()] == [["High", "random", "High"]] * 3
    for record in found.records():
        assert kc.replay(record.text()).scores() == record.result
    assert sum(found.wins) == pytest.approx(1.0)


def test_as_many_bots_as_seats_or_one() -> None:
    with pytest.raises(BadOption, match="2 bots for a game"):
        kc.simulate("toll", ["random", "random"], seats=3)


def test_simulations_are_the_same_on_several_processes() -> None:
    one, two = (kc.simulate("kingdom-builder", ["page", "random"], games=4, workers=workers) for workers in (1, 2))
    assert one.points == two.points


def test_a_class_of_a_notebook_climbs_the_ladder_and_its_games_are_kept() -> None:
    found = kc.ladder("toll", [High, "random"], games=4, seats=2)
    assert [row.games for row in found.rows] == [4, 4]
    assert {rating.bot for rating in found.ratings} == {"High", "random"}
    records = list(found.records())
    assert [kc.replay(record.text()).scores() for record in records] == [record.result for record in records]
    assert "High" in found._repr_html_()


def test_a_ladder_goes_on_from_its_ledger(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    first = kc.ladder("toll", ["random", "random@1p"], games=4, seats=2, ledger=ledger)
    again = kc.ladder("toll", ["random", "random@1p"], games=4, seats=2, ledger=ledger)
    assert (first.played.known, again.played.known) == (0, 4)
    assert [record.text() for record in again.records()] == [record.text() for record in first.records()]


def test_a_ladder_does_not_go_on_from_somebody_elses_file(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("Milk, eggs.\n", encoding="utf-8")
    with pytest.raises(kc.Refused, match=r"notes\.txt"):
        kc.ladder("toll", ["random", "random@1p"], games=2, seats=2, ledger=notes)
    assert notes.read_text(encoding="utf-8") == "Milk, eggs.\n"


def test_the_ladder_command_writes_records_that_replay(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    command = ["ladder", "kingdom-builder", "--bots", "random,page@1p", "--games", "2", "--workers", "1"]
    person = Person(tmp_path)
    assert person.run(*command, "--records", str(folder)).returncode == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["random-page@1p-00000.txt", "random-page@1p-00001.txt"]
    for file in files:
        assert kc.replay(file.read_text(encoding="utf-8")).to_act == kc.OVER
    assert person.run("replay", str(files[0]), "--all").returncode == 0


def test_the_names_are_imported_only_when_somebody_asks() -> None:
    program = "import sys, kingcraft as kc; print([name for name in sys.modules if 'bots' in name or 'numpy' in name])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert {"Bot", "batch", "ladder", "playout", "simulate"} <= set(kc.__all__)
