"""What a ladder says of its games."""

from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.arena.crew import Here
from kingcraft.arena.figures import duration
from kingcraft.arena.ladder import Ladder, Match, Played, run
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome, step_of
from kingcraft.arena.report import notes, page
from kingcraft.arena.standings import dumped, percentile, places, ratings, rows, wilson
from kingcraft.bots.words import entrant
from kingcraft.locales import LANGUAGES, say
from tests.arena.bots import bot_file


def play(folder: Path, seats: int, games: int = 40, bots: str = "High,Low", challenge: bool = False) -> Played:
    folder.mkdir(exist_ok=True)
    file = bot_file(folder)
    names = [entrant(f"{file}:{bot}") for bot in bots.split(",")] + [entrant("random")]
    ladder = Ladder("toll", seats, names, games, seed=1, challenge=challenge)
    return run(ladder, Here(), Ledger(folder / "games.jsonl"), lambda games: None)


def test_both_sides_of_a_match_for_two_add_up_to_one(tmp_path: Path) -> None:
    found = {(row.bot[-4:], row.against[-4:]): row.win_rate for row in rows(play(tmp_path, 2))}
    assert found["High", ":Low"] + found[":Low", "High"] == pytest.approx(1.0, abs=2e-4)
    assert len(found) == 6


def test_with_more_seats_each_bot_sits_alone_in_a_match_of_its_own(tmp_path: Path) -> None:
    played = play(tmp_path, 3)
    assert [len(match.outcomes) for match in played.matches] == [42] * 6
    assert all(row.games == 42 and row.low <= row.win_rate <= row.high for row in rows(played))


def results(match: Match) -> list[tuple[list[int], list[int]]]:
    return [(outcome.scores, outcome.winners) for outcome in match.outcomes]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_challenger_plays_the_same_matches_and_nobody_else_does(seats: int, tmp_path: Path) -> None:
    whole, alone = play(tmp_path / "whole", seats), play(tmp_path / "alone", seats, challenge=True)
    assert [match.plan.bot.text[-4:] for match in alone.matches] == ["High", "High"]
    assert [results(match) for match in alone.matches] == [results(match) for match in whole.matches[:2]]
    assert len(alone.matches) < len(whole.matches)
    assert "nan" not in page(alone, "en", "")


def test_who_wins_more_is_rated_higher(tmp_path: Path) -> None:
    played = play(tmp_path, 2)
    best = {row.bot for row in rows(played) if row.win_rate > 0.5 and row.against.endswith(":Low")}
    order = [rating.bot for rating in ratings(played)]
    assert len(order) == 3
    assert best
    assert all(order.index(bot) < [name.endswith(":Low") for name in order].index(True) for bot in best)


def test_rows_have_the_fields_of_the_documents(tmp_path: Path) -> None:
    names = ["bot", "against", "games", "win_rate", "low", "high", "points", "p50_ms", "p99_ms", "faults"]
    names += ["against_p50_ms", "against_p99_ms"]
    played = play(tmp_path, 2)
    assert all(list(row.dump()) == names for row in rows(played))
    assert all(list(row) == [*names, "game", "seats", "seed", "options", "versions"] for row in dumped(played))
    assert [dumped(played)[0][name] for name in ("game", "seats", "seed", "options")] == ["toll", 2, 1, {}]
    assert {str(row["versions"]) for row in dumped(played)} == {"['', '']", "['', 'random']", "['random', '']"}


def test_a_row_names_the_versions_that_played(tmp_path: Path) -> None:
    ladder = Ladder("kingdom-builder", 2, [entrant("squire"), entrant("page")], 2, seed=1)
    played = run(ladder, Here(), Ledger(tmp_path / "games.jsonl"), lambda games: None)
    assert [row["versions"] for row in dumped(played)] == [["squire@1", "page@1"], ["page@1", "squire@1"]]
    assert [entrant(name).version("kingsburg") for name in ("king@1s", "king-1@9p", "random")] == [
        "king@2", "king@1", "random",
    ]  # fmt: skip


def timed(seats: int) -> Played:
    """A challenge whose second seat takes a hundred times as long as the first, and a third a thousand times."""
    ladder = Ladder("toll", seats, [entrant("random"), entrant("random@1p")], seats, challenge=True)
    (plan,) = ladder.plans()
    slow = [{step_of(0.001 * 10**place): 4} for place in (0, 2, 3)]
    games = [
        Outcome(number, 9, [1] * seats, [0], [0] * seats, [slow[(seat - number) % seats] for seat in range(seats)])
        for number in range(seats)
    ]
    return Played(ladder, [Match(plan, games)], 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_tells_how_long_the_others_took(lang: str) -> None:
    row = rows(timed(3))[0]
    times = [row.p50_ms, row.p99_ms, row.against_p50_ms, row.against_p99_ms]
    assert times == pytest.approx([1, 1, 100, 1000], rel=0.02)
    said = say(
        lang,
        "ladder-others-times",
        bot="random",
        against="random@1p",
        p50=duration(lang, row.against_p50_ms / 1000),
        p99=duration(lang, row.against_p99_ms / 1000),
    )
    assert said in notes(timed(3), lang)


def test_at_a_table_of_two_the_others_have_a_row_of_their_own() -> None:
    one, other = rows(timed(2))
    assert (one.against_p50_ms, one.against_p99_ms) == (other.p50_ms, other.p99_ms)
    assert len(notes(timed(2), "en")) == 1


def test_wilson_intervals() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_percentiles_of_times() -> None:
    times = {step_of(0.001): 98, step_of(0.1): 2}
    assert percentile(times, 0.5) == pytest.approx(0.001, rel=0.02)
    assert percentile(times, 0.99) == pytest.approx(0.1, rel=0.02)
    assert percentile({}, 0.5) == 0.0


def test_places_follow_the_winners_and_then_the_points() -> None:
    assert places(Outcome(0, 1, [9, 9, 3, 5], [1])) == [2.0, 1.0, 4.0, 3.0]
    assert places(Outcome(0, 1, [7, 7, 3], [0, 1])) == [1.0, 1.0, 3.0]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"], []])
def test_a_ladder_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(kc.BadOption, match="two different"):
        Ladder("toll", 2, [entrant(bot) for bot in bots], 10)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_report_stands_alone(lang: str, seats: int, tmp_path: Path) -> None:
    text = page(play(tmp_path, seats, 6), lang, "kingcraft ladder <b>")
    assert all(word not in text for word in ("http", "src=", "href=", "url(", "@import", "<script", "<b>", ".jsonl"))
    assert all(say(lang, "ladder-head-" + head) in text for head in ("matrix", "points", "length", "time", "rating"))
    assert text.count("<svg") == text.count("</svg>") == 4
    assert "nan" not in text
    assert "others.py:High" in text


def test_the_report_tells_of_faults(tmp_path: Path) -> None:
    assert "others.py:Raises failed" in page(play(tmp_path, 2, 4, "Raises,Low"), "en", "")
