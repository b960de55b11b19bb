"""Balance: what a witness sees, how it is counted, and what the command writes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.arena.balance import Balance, Measured, buildings, destinies, governors, run
from kingcraft.arena.balance_report import lines, write_document, write_page
from kingcraft.arena.crew import Here
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome
from kingcraft.bots.words import entrant
from kingcraft.core.pack import read_files
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules

OPTIONS = {"governors": "random", "destiny": "cards", "rows": "extended"}
BOX = box_for("base", "2012", "points", Modules(OPTIONS))


def outcome(number: int, winners: list[int], points: int, **pieces: object) -> Outcome:
    """A game of two seats."""
    told = {"built": [[], []], "governors": [[], []], "strips": [["statue"], ["statue"]], "destinies": [], **pieces}
    return Outcome(number, 100, [points, points - 5], winners, [0, 0], [{}, {}], told)


def measured(tmp_path: Path, games: int, **options: str) -> Measured:
    balance = Balance("kingsburg", 3, entrant("squire"), games, 4, {**OPTIONS, **options})
    return run(balance, Here(), Ledger(tmp_path / "games.jsonl"), lambda done: None)


def test_a_governor_wins_its_part_of_shared_victories() -> None:
    games = [
        outcome(0, [0], 40, governors=[["fairy"], ["prince"]]),
        outcome(1, [0, 1], 40, governors=[["prince"], ["fairy"]]),
    ]
    assert {row.id: (row.cases, row.rate) for row in governors(BOX, games)} == {"fairy": (2, 0.75), "prince": (2, 0.25)}


def test_a_building_counts_where_its_row_is_in_play() -> None:
    games = [
        outcome(0, [0], 40, built=[["inn", "market"], ["inn"]], strips=[["inn"], ["inn"]]),
        outcome(1, [0], 40, built=[["inn"], []], strips=[["inn"], ["statue"]]),
    ]
    found = {row.id: (row.cases, round(row.rate, 3), row.beside) for row in buildings(BOX, games)}
    assert found["inn"] == (3, 1.0, 1.0)
    assert found["market"] == (3, 0.333, 0.5)
    assert found["statue"] == (1, 0.0, 0.0)


def test_a_destiny_is_told_by_the_winners_points_with_and_without_it() -> None:
    games = [outcome(0, [0], 60, destinies=["famine"]), outcome(1, [0], 30), outcome(2, [0], 50)]
    assert [(row.id, row.rate, row.beside, row.fair) for row in destinies(BOX, games)] == [("famine", 60, 40, False)]


def test_a_witness_tells_what_was_played(tmp_path: Path) -> None:
    rows = measured(tmp_path, 3).rows
    assert sum(row.cases for row in rows if row.kind == "governor") == 9
    assert sum(row.cases for row in rows if row.kind == "destiny") == 15
    assert all(row.cases == 9 for row in rows if row.kind == "building")
    assert next(row for row in rows if row.id == "palisade").rate > 0.5


def test_an_interval_that_leaves_the_limits_is_told() -> None:
    games = [outcome(number, [number % 4 != 0], 40, governors=[["fairy"], ["prince"]]) for number in range(40)]
    assert [(row.id, row.rate, row.fair) for row in governors(BOX, games)] == [
        ("prince", 0.75, False), ("fairy", 0.25, False)
    ]  # fmt: skip


def test_every_strip_is_laid_by_lot(tmp_path: Path) -> None:
    balance = Balance("kingsburg", 4, entrant("page"), 12, 4, {"strips": "draw"})
    rows = run(balance, Here(), Ledger(tmp_path / "games.jsonl"), lambda done: None).rows
    assert {"shrine", "bakehouse", "watch-fire", "ditch", "bulwark"} <= {row.id for row in rows}


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    first = measured(tmp_path, 2)
    longer = measured(tmp_path, 3)
    assert (first.known, longer.known) == (0, 2)
    assert longer.rows == measured(tmp_path, 3).rows


def test_pieces_of_a_pack_are_called_by_their_own_names(tmp_path: Path) -> None:
    pack = Path(__file__).resolve().parents[2] / "docs" / "packs" / "smugglers.toml"
    found = measured(tmp_path, 2, pack=read_files({pack.name: pack.read_text(encoding="utf-8")}).text())
    page = write_page(found, tmp_path, "fr", "kingcraft balance").read_text(encoding="utf-8")
    assert "Crique cachée" in page
    assert "Crique cachée" in [line[0] for line in lines(found, "building", "fr")]


def test_the_reports_stand_alone(tmp_path: Path) -> None:
    found = measured(tmp_path, 2)
    for lang in ("en", "fr", "ru"):
        page = write_page(found, tmp_path / lang, lang, "kingcraft balance ...").read_text(encoding="utf-8")
        assert page.count("<svg") == page.count("</table>") == 3
    text = write_document(found, tmp_path / "balance.md", "en", "kingcraft balance ...").read_text(encoding="utf-8")
    assert text.count("![") == 3
    assert "| Palisade |" in text
    assert (tmp_path / "img" / "balance-governor.svg").read_text(encoding="utf-8").startswith("<svg xmlns=")


def test_a_game_that_nobody_watches_is_refused() -> None:
    with pytest.raises(kc.BadOption, match="kingsburg"):
        Balance("kingdom-builder", 2, entrant("squire"), 1).check()


def test_the_command_prints_rows(tmp_path: Path) -> None:
    words = ["balance", "kingsburg", "--bot", "page", "--games", "2", "--workers", "1", "--json"]
    words += ["--resume", str(tmp_path / "games.jsonl"), "-o", "governors=random"]
    call = [sys.executable, "-c", "from kingcraft.cli import main; main()", *words]
    rows = json.loads(subprocess.run(call, stdout=subprocess.PIPE, text=True, check=True).stdout)
    assert {row["kind"] for row in rows} == {"governor", "building"}
