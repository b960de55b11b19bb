"""`kingcraft review`: one game or many, as tables, as JSON, and as a page."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.command import Person
from tests.lookback.short import end_of_a_game

QUICKLY = ("--samples", "2", "--workers", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games."""
    folder = tmp_path_factory.mktemp("games")
    for game in ("kingsburg", "kingdom-builder"):
        (folder / f"{game}.txt").write_text(end_of_a_game(game), encoding="utf-8")
    return folder


@pytest.fixture
def ann(tmp_path: Path) -> Person:
    return Person(tmp_path / "home")


def test_one_game_has_a_page_with_its_course(ann: Person, folder: Path, tmp_path: Path) -> None:
    done = ann.run("review", str(folder / "kingsburg.txt"), *QUICKLY, "--html", str(tmp_path), "--json")
    seats = json.loads(done.stdout)["games"][0]["seats"]
    assert all(seat["began"] + seat["luck"] + seat["skill"] + seat["others"] == seat["result"] for seat in seats)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == len(seats)
    assert 'stroke-dasharray="9 4"' in page
    assert ">Ann<" in page


WORDS = {
    "en": ("Build on", "played like a"),
    "fr": ("Construire en", "jeu digne d’un"),
    "ru": ("Построить на", "сыграно как"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_moments_are_told_in_words_beside_their_notation(ann: Person, tmp_path: Path, lang: str) -> None:
    (tmp_path / "one.txt").write_text(end_of_a_game("kingdom-builder", 80), encoding="utf-8")
    quickly = ("--samples", "8", "--workers", "1")
    done = ann.run("review", str(tmp_path / "one.txt"), *quickly, "--html", str(tmp_path), "--lang", lang)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    words, like = WORDS[lang]
    for said in (done.stdout, page):
        assert re.search(rf"{words}\D*[a-t]\d+ \(build [a-t]\d+\)", said)
        assert like in said


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_many_games_have_a_table_of_players_and_a_plot(ann: Person, folder: Path, tmp_path: Path, lang: str) -> None:
    done = ann.run("review", str(folder), *QUICKLY, "--html", str(tmp_path), "--lang", lang)
    assert done.stdout.count("Ann") == 2 * 3, "a row for each game in each of three tables"
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert page.count("<table>") == 3
    assert page.count("<svg") == 1
    assert f'lang="{lang}"' in page


def test_errors_are_told_by_phase_and_by_kind(ann: Person, folder: Path) -> None:
    whole = json.loads(ann.run("review", str(folder), *QUICKLY, "--json").stdout)
    one = json.loads(ann.run("review", str(folder / "kingsburg.txt"), *QUICKLY, "--json").stdout)
    assert [set(one), set(one["games"][0])] == [set(whole), set(whole["games"][0])], "one shape for one and for many"
    assert [(game["game"], game["names"]) for game in whole["games"]] == [
        ("kingdom-builder", ["Ann", "Bob"]), ("kingsburg", ["Ann", "Bob"]),
    ]  # fmt: skip
    rows = whole["players"]
    assert [(row["game"], row["games"]) for row in rows].count(("kingsburg", 1)) == 2
    for row in rows:
        assert set(row["phases"]) == {"beginning", "middle", "end"}
        assert sum(part["decisions"] for part in row["kinds"].values()) == row["errors"]["decisions"]
