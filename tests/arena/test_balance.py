"""Balance: what a witness sees, how it is counted, and what the command writes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.arena.balance import Balance, Measured, Row, buildings, destinies, governors, run
from kingcraft.arena.balance_report import lines, notes, write_document, write_page
from kingcraft.arena.crew import Here
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome
from kingcraft.bots.words import entrant
from kingcraft.core.pack import read_files
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from kingcraft.locales import LANGUAGES, say

OPTIONS = {"governors": "random", "destiny": "cards", "rows": "extended"}
BOX = box_for("base", "2012", "points", Modules(OPTIONS))


def outcome(number: int, winners: list[int], points: int, **pieces: object) -> Outcome:
    """A game of two seats."""
    told = {"built": [[], []], "governors": [[], []], "strips": [["statue"], ["statue"]], "destinies": [], **pieces}
    return Outcome(number, 100, [points, points - 5], winners, [0, 0], [{}, {}], told)


def table(number: int, winner: int, *held: str) -> Outcome:
    """A game of four seats, each with a governor."""
    told = {"built": [[]] * 4, "governors": [[governor] for governor in held], "strips": [[]] * 4, "destinies": []}
    return Outcome(number, 100, [40] * 4, [winner], [0] * 4, [{}] * 4, told)


def counted(seats: int, *rows: Row, **options: str) -> Measured:
    """A balance that came to these rows."""
    balance = Balance("kingsburg", seats, entrant("page"), 3, 0, options)
    return Measured(balance, [*rows], 0, 0, BOX.lexicon)


def row(kind: str, id: str, provenance: str, fair: bool | None) -> Row:
    return Row(kind, id, provenance, 9, 0.5, 0.4, 0.6, 0.5, fair)


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
    told = [[(row.id, row.rate, row.beside, row.fair) for row in destinies(BOX, games * times)] for times in (99, 100)]
    assert told == [[("famine", 60, 40, None)], [("famine", 60, 40, False)]]


def test_a_witness_tells_what_was_played(tmp_path: Path) -> None:
    rows = measured(tmp_path, 3).rows
    assert sum(row.cases for row in rows if row.kind == "governor") == 9
    assert sum(row.cases for row in rows if row.kind == "destiny") == 15
    assert all(row.cases == 9 for row in rows if row.kind == "building")
    assert next(row for row in rows if row.id == "palisade").rate > 0.5


def test_a_governor_is_judged_when_there_is_enough_of_it_and_its_interval_is_clear() -> None:
    """Of a hundred games one wins half and one none; a quarter to each of the two others is within the limits."""
    held, wins = ("fairy", "prince", "duke", "preacher"), (0, 0, 1, 2)
    games = [table(number, wins[number % 4], *held) for number in range(100)]
    told = {row.id: (row.rate, row.fair) for row in governors(BOX, games)}
    assert told == {"fairy": (0.5, False), "prince": (0.25, True), "duke": (0.25, True), "preacher": (0, False)}
    assert {row.fair for row in governors(BOX, games[:99])} == {None}


def test_a_governor_whose_interval_crosses_a_limit_waits_for_more_games() -> None:
    wins = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3)
    games = [table(number, wins[number % 10], "fairy", "prince", "duke", "preacher") for number in range(200)]
    assert [(row.rate, row.fair) for row in governors(BOX, games) if row.id == "fairy"] == [(0.3, None)]


def test_governors_are_judged_at_four_seats_alone() -> None:
    games = [outcome(number, [number % 2], 40, governors=[["fairy"], ["prince"]]) for number in range(400)]
    assert [(row.rate, row.fair) for row in governors(BOX, games)] == [(0.5, None), (0.5, None)]
    found = counted(2, row("governor", "banker", "house", None))
    assert notes(found, "en")[-1] == say("en", "balance-governors-seats")
    both = counted(2, row("governor", "banker", "house", None), row("building", "shrine", "house", True))
    assert notes(both, "en")[-2:] == [say("en", "balance-fair-so-far"), say("en", "balance-governors-seats")]


def test_a_building_is_judged_when_there_is_enough_of_it() -> None:
    games = [outcome(number, [0], 40, built=[["statue"], []], strips=[["statue"], []]) for number in range(100)]
    fair = [{row.id: row.fair for row in buildings(BOX, some)}["statue"] for some in (games, games[:99])]
    assert fair == [False, None]


@pytest.mark.parametrize(
    ("fair", "said"),
    [
        ([], "balance-no-house"),
        ([None, None], "balance-too-few"),
        ([True, True], "balance-fair"),
        ([True, False], "balance-unfair"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_what_can_be_judged_is_judged(lang: str, fair: list[bool | None], said: str) -> None:
    pieces = ("shrine", "bakehouse")
    rows = [row("building", piece, "house", each) for piece, each in zip(pieces, fair, strict=False)]
    found = counted(4, row("building", "statue", "published", False), *rows)
    facts: dict[str, str | int] = {"pieces": found.name_of(rows[1], lang), "enough": 100} if rows else {}
    assert notes(found, lang)[1:] == [say(lang, said, **facts)]


def test_pieces_that_wait_for_more_games_are_named_beside_those_that_are_judged() -> None:
    found = counted(4, row("building", "shrine", "house", True), row("building", "bakehouse", "house", None))
    told = [say("en", "balance-fair-so-far"), say("en", "balance-early", pieces="Bakehouse")]
    assert notes(found, "en")[1:] == told


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, []),
        ({"rows": "extended", "soldiers": "tokens"}, []),
        ({"governors": "auction"}, ["balance-governors-auction"]),
        ({"governors": "deal", "strips": "draft"}, ["balance-governors-deal", "balance-strips"]),
        (
            {"governors": "random", "destiny": "cards", "strips": "draw"},
            ["balance-governors-random", "balance-destinies", "balance-strips"],
        ),
    ],
)
def test_what_is_left_to_chance_is_told_where_it_is_in_play(options: dict[str, str], said: list[str]) -> None:
    told = notes(counted(4, **options), "en")[1:-1]
    assert told == ([" ".join([say("en", each) for each in said])] if said else [])


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
