"""Finished games are kept, and a run goes on from them."""

from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.arena.build import build
from kingcraft.arena.crew import Here
from kingcraft.arena.ladder import Ladder, run
from kingcraft.arena.ledger import Ledger
from kingcraft.arena.play import Outcome
from kingcraft.bots.words import entrant
from tests.arena.bots import bot_file


def ladder(folder: Path, games: int) -> Ladder:
    return Ladder("toll", 2, [entrant(bot_file(folder) + ":High"), entrant("random")], games)


def heard(ladder: Ladder, ledger: Ledger) -> tuple[list[Outcome], list[int]]:
    """The outcomes of a run, and what its progress bar heard."""
    steps: list[int] = []
    return run(ladder, Here(), ledger, steps.append).matches[0].outcomes, steps


def test_a_second_run_plays_nothing(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.jsonl")
    first, _ = heard(ladder(tmp_path, 10), ledger)
    again, steps = heard(ladder(tmp_path, 10), ledger)
    assert (again, steps) == (first, [10])


def test_more_games_are_added_to_those_there(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.jsonl")
    first, _ = heard(ladder(tmp_path, 4), ledger)
    more, steps = heard(ladder(tmp_path, 10), ledger)
    assert more[:4] == first
    assert (steps[0], sum(steps)) == (4, 10)


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first, _ = heard(ladder(tmp_path, 6), Ledger(file))
    file.write_bytes(file.read_bytes()[:-30])
    again, steps = heard(ladder(tmp_path, 6), Ledger(file))
    assert steps[0] == 5
    assert [each.scores for each in again] == [each.scores for each in first]
    assert heard(ladder(tmp_path, 6), Ledger(file))[1] == [6]


def test_lines_that_mean_nothing_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    heard(ladder(tmp_path, 4), Ledger(file))
    garbage = b'hello\n\xff{}\n[1]\n{"plan": "x"}\n3\n'
    file.write_bytes(garbage + file.read_bytes())
    Ledger(file).prepare()
    assert heard(ladder(tmp_path, 4), Ledger(file))[1] == [4]
    assert file.read_bytes().startswith(garbage)


@pytest.mark.parametrize("length", [9, 14, 26, 60])
def test_a_ledger_whose_only_line_was_cut_goes_on(length: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    heard(ladder(tmp_path, 2), Ledger(file))
    file.write_bytes(file.read_bytes()[:length])
    Ledger(file).prepare()
    assert heard(ladder(tmp_path, 2), Ledger(file))[1][0] == 0


@pytest.mark.parametrize(
    "text", ["Milk, eggs.\n", "{}", '[{"plan": "x"}]\n', '{"plan":"basic","number":1}\n', '{"plan":"bad"}\n', "\0"]
)
def test_a_file_that_is_no_ledger_is_refused_and_left_as_it_was(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(kc.Refused, match=r"notes\.txt.*finished games"):
        Ledger(file).prepare()
    assert file.read_text(encoding="utf-8") == text


def test_an_empty_file_is_a_ledger_without_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()
    Ledger(file).prepare()
    assert file.exists()


def test_games_of_another_bot_do_not_count(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.jsonl")
    heard(ladder(tmp_path, 4), ledger)
    other = Ladder("toll", 2, [entrant(bot_file(tmp_path) + ":Low"), entrant("random")], 4)
    assert heard(other, ledger)[1][0] == 0


def test_games_of_another_build_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(tmp_path / "games.jsonl")
    heard(ladder(tmp_path, 4), ledger)
    monkeypatch.setattr("kingcraft.arena.play.build", lambda: "another build")
    assert heard(ladder(tmp_path, 4), ledger)[1][0] == 0


def test_the_build_tells_compiled_from_interpreted(is_compiled: bool) -> None:
    assert build().startswith("compiled " if is_compiled else "interpreted ")


def test_a_place_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path) -> None:
    with pytest.raises(kc.Refused, match="cannot be written"):
        Ledger(tmp_path).prepare()


def test_forgetting_leaves_the_games_of_others(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.jsonl")
    one = ladder(tmp_path, 4)
    other = Ladder("toll", 2, [entrant(bot_file(tmp_path) + ":Low"), entrant("random")], 6)
    heard(one, ledger)
    heard(other, ledger)
    ledger.forget(one.plans())
    assert [list(games) for games in ledger.read().values()] == [[0, 1, 2, 3, 4, 5]]
