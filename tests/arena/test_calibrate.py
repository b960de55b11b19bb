"""Calibration: who looks on changes nothing, answers are counted, and a curve makes them honest."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import kingcraft as kc
from kingcraft.arena.calibrate import Calibrated, Calibration, Case, curve_for, run
from kingcraft.arena.calibrate_report import lines, notes, write_page
from kingcraft.arena.crew import Here
from kingcraft.arena.figures import label
from kingcraft.arena.fitting import fitted
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import play_game
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.bots.honest import Curve, chance_for, curve_of, honest_chance, odds_of
from kingcraft.bots.kingsburg.advising import modules_of
from kingcraft.bots.words import entrant
from kingcraft.core.ruling import BadOption
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.locales import say
from kingcraft.terminal.calibrate import curves_in, with_curve

WHAT = Calibration("kingsburg", 3, entrant("knight"), entrant("squire"), 2, 10, 5)


def answers(*cases: tuple[float, float, float]) -> Calibrated:
    """Answers of two seats: when, said, won."""
    found = [Case(when, 1 - when, said, won) for when, said, won in cases]
    return Calibrated(Calibration("kingdom-builder", 2, entrant("knight"), entrant("knight"), 1, 1), found, {})


def test_who_looks_on_changes_nothing() -> None:
    plan = WHAT.plan()
    watched, alone = play_game(plan, 0), play_game(replace(plan, asked=None), 0)
    assert watched.answers
    assert not alone.answers
    assert (watched.scores, watched.winners, watched.actions) == (alone.scores, alone.winners, alone.actions)


def test_answers_are_kept_in_the_ledger(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.jsonl")
    first = run([WHAT], Here(), ledger, lambda done: None)
    assert run([WHAT], Here(), ledger, lambda done: None) == first
    assert first[0].cases
    assert all(0 <= case.said <= 1 and 0 <= case.to_come <= 1 for case in first[0].cases)


def test_thirds_compare_what_was_said_with_what_came() -> None:
    cases = ((0.1, 0.5, 1), (0.2, 0.5, 0), (0.5, 0.8, 0), (0.9, 0.9, 1), (0.95, 0.1, 0))
    found = answers(*cases * 50).thirds()
    assert [(row.cases, row.said, row.won) for row in found] == [(100, 0.5, 0.5), (50, 0.8, 0.0), (100, 0.5, 0.5)]
    assert [row.brier for row in found] == pytest.approx([0.25, 0.64, 0.01])
    assert [row.fair for row in found] == [False, False, True], "no better than even, far off, honest"


@pytest.mark.parametrize("kind", ["thirds", "tenths"])
def test_what_has_enough_answers_is_judged(kind: str) -> None:
    few, many = answers(*[(0.5, 0.85, 0)] * 49), answers(*[(0.5, 0.85, 0)] * 50)
    assert [row.fair for found in (few, many) for row in getattr(found, kind)()] == [None, False]
    assert [lines(kind, found, "en")[0][-1] for found in (few, many)] == ["–", "no"]
    assert [notes(found, "en")[-1] for found in (few, many)] == [
        say("en", "calibrate-too-few"),
        say("en", "calibrate-not-honest"),
    ]


@pytest.mark.parametrize(("bend", "crest"), [(0.0, 0.0), (0.3, 0.3), (0.1, 0.6)])
def test_a_curve_is_found_again_in_what_it_made(bend: float, crest: float) -> None:
    true, lot = Curve(-0.4, 0.3, 0.8, -0.2, bend, crest), Random(3)
    rows = [(lot.random(), lot.gauss(0, 3)) for _ in range(4000)]
    found = fitted([(to_come, one, float(lot.random() < true.chance(one, to_come))) for to_come, one in rows])
    for estimate in range(-8, 9):
        for to_come in (0.0, 0.5, 1.0):
            assert found.chance(estimate, to_come) == pytest.approx(true.chance(estimate, to_come), abs=0.06)
    assert (found.crest == found.bend) == (crest == bend), "a crest of its own where there is one, and only there"


@pytest.mark.parametrize("spread", [3, 8, 15])
def test_a_fit_to_estimates_that_know_nothing_says_that_they_know_nothing(spread: int) -> None:
    lot = Random(1)
    rows = [(lot.random(), lot.gauss(0, spread), float(lot.random() < 0.5)) for _ in range(300)]
    found = fitted(rows)
    assert all(0.2 < found.chance(one, to_come) < 0.8 for to_come, one, _ in rows)


def test_a_curve_is_learned_from_games_of_all_players_together() -> None:
    modest, proud = [(0.5, 0.5, 1.0)] * 30, [(0.5, 0.5, 0.0)] * 30
    together = curve_for([answers(*modest), answers(*proud)])
    estimate = curve_of("kingdom-builder", "knight", 2).estimate(0.5, 0.5)
    assert together.chance(estimate, 0.5) == pytest.approx(0.5, abs=0.02)
    assert curve_for([answers(*modest)]).chance(estimate, 0.5) > 0.7


@pytest.mark.parametrize("bends", [[0.0], [0.3], [0.3, 0.0], [0.1, 0.5]])
@pytest.mark.parametrize("estimate", [1.5, -1.5])
def test_a_curve_gives_back_the_estimate_behind_a_chance(bends: list[float], estimate: float) -> None:
    curve = Curve(-0.4, 0.3, 0.6, -0.2, *bends)
    assert curve.estimate(curve.chance(estimate, 0.4), 0.4) == pytest.approx(estimate)
    assert chance_for(odds_of(0.25)) == pytest.approx(0.25)
    assert 0 < Curve().chance(1e9, 0) < 1


def test_with_a_bend_nothing_counts_for_more_than_one_over_it() -> None:
    assert Curve(bend=0.25).chance(1e9, 0) == pytest.approx(chance_for(4.0))
    assert Curve(bend=0.25).chance(0.1, 0) == pytest.approx(chance_for(0.1), abs=1e-4)
    assert Curve(bend=0.25, crest=0.5).chance(1e9, 0) == pytest.approx(chance_for(2.0))
    assert Curve(bend=0.25, crest=0.5).chance(-1e9, 0) == pytest.approx(chance_for(-4.0))


def test_a_fit_is_written_beside_the_others(tmp_path: Path) -> None:
    file = tmp_path / "curves.json"
    file.write_text(json.dumps({"curves": {"knight": {"4": [0, 0, 1, 0]}, "king": {"2": [1, 1, 1, 1]}}}), "utf-8")
    curves = json.loads(with_curve(file, [answers((0.5, 0.9, 0), (0.6, 0.1, 1))]))["curves"]
    assert curves["king"] == {"2": [1, 1, 1, 1]}
    assert list(curves["knight"]) == ["2", "4"]
    assert curves["knight"]["2"][2] < 1, "what was said came the other way round"


@pytest.mark.parametrize("text", ["curves", "[]", '{"curves": 5}', '{"curves": {"knight": 5}}'])
def test_a_file_that_holds_no_curves_is_refused_before_anything_is_played(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(BadOption):
        curves_in(file)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_the_report_has_its_plot_and_its_tables(lang: str, tmp_path: Path) -> None:
    found = [answers((0.5, 0.85, 0), (0.2, 0.4, 1))]
    page = write_page(found, tmp_path, lang, "kingcraft calibrate").read_text("utf-8")
    assert page.count("<circle") == 2
    assert page.count("<tr>") == 6


def command(folder: Path, bot: str) -> subprocess.CompletedProcess[str]:
    words = ["calibrate", "kingsburg", "--bot", bot, "--players", "page,squire,page,", "--games", "2", "--workers", "1"]
    words += ["--json", "--resume", str(folder / "games.jsonl"), "--fit", str(folder / "curves.json")]
    call = [sys.executable, "-c", "from kingcraft.cli import main; main()", *words]
    environment = {**os.environ, "KINGCRAFT_LANG": "en"}
    return subprocess.run(call, env=environment, capture_output=True, text=True, check=True)


def test_the_command_prints_thirds_and_tenths(tmp_path: Path) -> None:
    found = json.loads(command(tmp_path, "knight").stdout)
    assert [each["players"] for each in found] == ["page", "squire"]
    assert all(
        (each["game"], each["seats"], each["bot"], each["seed"]) == ("kingsburg", 2, "knight", 0) for each in found
    )
    for each in found:
        assert sum(row["cases"] for row in each["thirds"]) == sum(row["cases"] for row in each["tenths"]) > 0
    assert list(json.loads((tmp_path / "curves.json").read_text("utf-8"))["curves"]) == ["knight"]


def test_nothing_is_learned_from_a_bot_that_said_nothing(tmp_path: Path) -> None:
    done = command(tmp_path, "random")
    assert not (tmp_path / "curves.json").exists()
    assert say("en", "calibrate-silent", bot="random") in " ".join(done.stderr.split())


def test_a_bot_that_says_no_chance_is_told_to_say_none() -> None:
    silent = Calibrated(WHAT, [], {})
    assert notes(silent, "en")[-1] == say("en", "calibrate-says-none", bot=label("knight"))


def test_a_game_that_nobody_foretells_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        replace(WHAT, game="toll", seats=2).check()
    assert refused.value.ruling.id == "game-unforetold"


ALL = dict(kc.game_named("kingsburg").presets["everything"])


def test_a_curve_is_learned_in_the_base_game_or_with_all_modules(tmp_path: Path) -> None:
    """And each has its place in the file."""
    cases = answers((0.5, 0.9, 0), (0.6, 0.1, 1)).cases
    file = tmp_path / "curves.json"
    for options in ({}, ALL):
        found = Calibrated(replace(WHAT, options=options), cases, {})
        file.write_text(with_curve(file, [found]), "utf-8")
    assert list(json.loads(file.read_text("utf-8"))["curves"]["knight"]) == ["3", "3 everything"]
    with pytest.raises(BadOption):
        replace(WHAT, options={"governors": "deal"}).preset()


def test_a_chance_with_some_modules_lies_between_that_of_none_and_that_of_all() -> None:
    chances = [honest_chance("kingsburg", "knight", 5, 1.5, 0.5, part) for part in (0.0, 0.2, 0.6, 1.0)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == curve_of("kingsburg", "knight", 5).chance(1.5, 0.5)
    assert chances[-1] == pytest.approx(curve_of("kingsburg", "knight", 5, "everything").chance(1.5, 0.5))
    assert chances[0] - chances[-1] > 0.1


SOME = {"governors": "auction", "destiny": "cards"}


@pytest.mark.parametrize(("options", "part"), [({}, 0.0), (SOME, 0.4), (ALL, 1.0)])
def test_how_many_modules_are_played_is_seen_in_a_position(options: dict[str, str], part: float) -> None:
    state = kc.new("kingsburg", 3, 1, None, **options).state
    assert isinstance(state, KingsburgState)
    assert modules_of(state) == part


def says_nothing(game: str, seats: int, bot: str) -> bool:
    table = kc.new(game, seats, 1)
    advice = bot_named(bot, game, Budget(playouts=1)).advise(table.state, kc.Stream(1))
    return all(each.worth is None for each in advice)


@pytest.mark.parametrize(("game", "seats"), [("kingsburg", range(2, 6)), ("kingdom-builder", range(2, 5))])
@pytest.mark.parametrize("bot", ["page", "squire", "knight", "king"])
def test_whoever_says_a_chance_has_a_curve_that_rises(game: str, seats: range, bot: str) -> None:
    for number in seats:
        if says_nothing(game, number, bot):
            assert bot in ("page", "squire")
            continue
        curve = curve_of(game, bot, number)
        assert curve.dump() != Curve().dump(), f"none for {number} seats"
        assert all([curve.slope + curve.early_slope * to_come > 0 for to_come in (0, 0.5, 1)]), number
