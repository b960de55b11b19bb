"""A race spends its budget on the moves that do best, and on no luck but a shared one."""

from multiprocessing import Pipe
from time import perf_counter

import pytest
from mypy_extensions import i64

from kingcraft.bots.aide import Aide
from kingcraft.bots.base import Budget
from kingcraft.bots.race import Race, Runner
from kingcraft.core.stream import Stream


class Known(Runner):
    """A runner who always comes to the same, and notes the luck it was given and when."""

    def __init__(self, action: int, result: int, worth: int = 0, trust: int = 0) -> None:
        super().__init__(action, worth, trust)
        self.result = result
        self.seeds: list[int] = []
        self.times: list[float] = []

    def playout(self, seed: int) -> i64:
        self.seeds.append(seed)
        self.times.append(perf_counter())
        return self.result


def run(runners: list[Known], budget: Budget) -> list[int]:
    """The moves, best first."""
    budget.begin()
    race = Race([*runners], budget)
    race.run(None, Stream(3))
    return [runner.action for runner in race.runners]


def test_the_best_comes_first() -> None:
    assert run([Known(action, result) for action, result in enumerate([5, 1, 9, 3])], Budget(playouts=40))[0] == 2


def test_a_budget_in_playouts_is_spent_and_not_more() -> None:
    for playouts in (1, 3, 17, 100):
        runners = [Known(action, action) for action in range(12)]
        run(runners, Budget(playouts=playouts))
        assert sum([len(runner.seeds) for runner in runners]) == playouts


class Tide(Known):
    """A runner whose luck turns: good at first, bad later, for all alike."""

    def playout(self, seed: int) -> i64:
        return super().playout(seed) + (1000 if len(self.seeds) <= 3 else 0)


def test_who_drops_out_stays_as_far_behind_as_it_was() -> None:
    runners = [Tide(action, result) for action, result in enumerate([50, 10, 90, 30])]
    race = Race([*runners], Budget(playouts=60))
    race.run(None, Stream(3))
    assert [runner.action for runner in race.runners] == [2, 0, 3, 1]
    assert runners[1].merit() > runners[2].merit()
    assert [int(race.runners[0].standing() - runner.standing()) for runner in race.runners] == [0, 40, 60, 80]


def test_the_better_get_more_thought() -> None:
    runners = [Known(action, action) for action in range(8)]
    run(runners, Budget(playouts=240))
    tries = [len(runner.seeds) for runner in runners]
    assert tries == sorted(tries)
    assert tries[0] < tries[-1] // 2


@pytest.mark.parametrize(
    ("playouts", "shares"),
    [
        (240, [10, 10, 10, 10, 30, 30, 70, 70]),
        (100, [5, 5, 5, 5, 12, 12, 28, 28]),
        (23, [1, 1, 1, 1, 3, 3, 6, 7]),
        (5, [1, 1, 1, 1, 1, 0, 0, 0]),
    ],
)
def test_each_rung_has_a_third_of_the_playouts_for_half_of_the_runners(playouts: int, shares: list[int]) -> None:
    """Rounds are played to their end, and where the budget ends one of them, who leads has played it."""
    runners = [Known(action, action) for action in range(8)]
    run(runners, Budget(playouts=playouts))
    assert [len(runner.seeds) for runner in runners] == shares
    assert sum(shares) == playouts


def test_all_have_the_same_luck() -> None:
    runners = [Known(action, action) for action in range(4)]
    run(runners, Budget(playouts=64))
    for runner in runners:
        assert runner.seeds == runners[3].seeds[: len(runner.seeds)]


def test_when_one_move_is_left_no_more_time_is_spent() -> None:
    runners = [Known(0, 9), Known(0, 8), Known(1, 2), Known(2, 1)]
    assert run(runners, Budget(playouts=1000))[0] == 0
    assert sum([len(runner.seeds) for runner in runners]) < 600


def test_who_is_thorough_spends_the_whole_budget_on_one_move() -> None:
    runners = [Known(0, 9, worth=2), Known(0, 8, worth=5), Known(0, 1)]
    budget = Budget(playouts=60)
    race = Race([*runners], budget)
    race.run(None, Stream(3), thorough=True)
    assert sum([len(runner.seeds) for runner in runners]) == 60
    assert race.runners[0].standing() == 9


def test_the_first_sight_counts_for_as_much_as_it_is_trusted() -> None:
    assert run([Known(0, 4), Known(1, 0, worth=10, trust=100)], Budget(playouts=20))[0] == 1
    assert run([Known(0, 4), Known(1, 0, worth=10, trust=1)], Budget(playouts=20))[0] == 0


def test_when_the_time_is_up_the_playout_at_hand_is_the_last() -> None:
    runners = [Known(action, action) for action in range(4)]
    budget = Budget(seconds=0.02)
    run(runners, budget)
    assert budget.spent(0)
    times = sorted([time for runner in runners for time in runner.times])
    assert all([time <= budget.deadline for time in times[:-1]])


def test_what_an_aide_reports_counts_for_the_runner_it_played() -> None:
    runners = [Known(action, result) for action, result in enumerate([5, 1, 9, 3])]
    race, aide = Race([*runners], Budget(playouts=40)), Aide()
    aide.pipe, far = Pipe()
    for tallies in ([(0, 10, 2), (1, 3, 3), (2, 36, 4), (3, 15, 5)], [(2, 54, 6), (0, 35, 7)]):
        far.send((1, tallies))
    aide.begin({})
    race.run(aide, Stream(3))
    told, first, second = [far.recv() for _ in range(3)]
    assert told[0] == 1
    assert [first[0], second[0]] == [[0, 1, 2, 3], [2, 0]]
    assert [int(runner.tries) - len(runner.seeds) for runner in runners] == [9, 3, 10, 5]
    assert [int(runner.total) for runner in runners] == [int(runner.tries) * runner.result for runner in runners]
