"""Games of a plan: the same deal for every seat, the same outcome anywhere."""

from dataclasses import replace
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.arena.play import Outcome, Plan, play_game, seconds_of, step_of
from kingcraft.bots.words import entrant
from tests.arena.bots import bot_file


def plan_of(folder: Path, bot: str, against: str, seats: int = 2, seed: int = 5) -> Plan:
    file = bot_file(folder)
    return Plan("toll", seats, entrant(f"{file}:{bot}"), entrant(f"{file}:{against}"), seed, {"rounds": "3"})


@pytest.mark.parametrize("seats", [2, 3])
def test_games_of_one_deal_have_the_same_cards_and_dice(seats: int, tmp_path: Path) -> None:
    """Two bots that play alike leave chance as the only difference between games."""
    plan = plan_of(tmp_path, "High", "AlsoHigh", seats)
    scores = [play_game(plan, number).scores for number in range(4 * seats)]
    deals = [scores[first : first + seats] for first in range(0, len(scores), seats)]
    assert all(score == deal[0] for deal in deals for score in deal)
    assert len({str(deal[0]) for deal in deals}) > 1


def test_the_bot_sits_in_every_seat_equally_often(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, "High", "Low", 3)
    seats = [[each.name for each in plan.entrants(number)].index("High") for number in range(6)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]


def test_a_game_does_not_depend_on_those_before_it(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, "High", "Low")
    alone = play_game(plan, 7)
    after = [play_game(plan, number) for number in range(8)][7]
    assert (alone.scores, alone.winners, alone.actions) == (after.scores, after.winners, after.actions)


def test_other_seeds_give_other_games(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, "High", "Low")
    games = [[play_game(replace(plan, seed=seed), number).scores for number in range(6)] for seed in (1, 2)]
    assert games[0] != games[1]


def test_an_outcome_counts_decisions_and_faults(tmp_path: Path) -> None:
    outcome = play_game(plan_of(tmp_path, "Raises", "Low"), 0)
    assert outcome.faults[0] == sum(outcome.times[0].values()) > 0
    assert outcome.faults[1] == 0


def test_an_outcome_survives_its_dump(tmp_path: Path) -> None:
    outcome = play_game(plan_of(tmp_path, "High", "Low"), 3)
    assert Outcome.load(outcome.dump()) == outcome


def test_a_shared_victory_counts_as_its_part() -> None:
    outcome = Outcome(0, 1, [4, 4, 1], [0, 1])
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("seconds", [2e-6, 0.00123, 0.4567, 12.0])
def test_times_are_kept_to_two_percent(seconds: float) -> None:
    assert seconds_of(step_of(seconds)) == pytest.approx(seconds, rel=0.0101)


def test_a_plan_is_told_from_every_other(tmp_path: Path) -> None:
    plan = plan_of(tmp_path, "High", "Low")
    others = [
        replace(plan, seed=6),
        replace(plan, seats=3),
        replace(plan, bot=entrant("random")),
        replace(plan, against=entrant("random")),
        replace(plan, options={"rounds": "2"}),
    ]
    assert len({each.digest for each in [plan, *others]}) == 6


def test_a_bot_that_cannot_begin_is_refused_with_its_reason(tmp_path: Path) -> None:
    with pytest.raises(kc.BadOption, match="ValueError: not today"):
        entrant(f"{bot_file(tmp_path)}:NeverBegins").hire("kingsburg")
