"""Race: moves compared by playouts on the same luck; the worse half drops out again and again."""

from mypy_extensions import i64, mypyc_attr

from kingcraft.bots.aide import Aide
from kingcraft.bots.base import Budget
from kingcraft.core.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner:
    """A way to go on: the move it begins with, what it seems worth at first sight, and what its playouts gave."""

    def __init__(self, action: int, worth: i64, trust: i64) -> None:
        self.action = action
        self.worth = worth
        self.trust = trust
        self.total: i64 = 0
        self.tries: i64 = 0
        self.number = 0
        self.leader: Runner | None = None
        self.behind: i64 = 0

    def playout(self, seed: int) -> i64:
        """What it comes to once, with the luck of a seed."""
        raise NotImplementedError

    def merit(self) -> i64:
        """The average of its playouts; the first sight counts for as many of them as it is trusted."""
        weight = self.tries + self.trust
        return (self.total + self.worth * self.trust) // weight if weight > 0 else self.worth

    def standing(self) -> i64:
        """What it is worth beside the others: as far behind the leader as it was when it dropped out."""
        leader = self.leader
        return self.merit() if leader is None else leader.standing() - self.behind


class Race:
    """Puts runners in order, best first, for as long as a budget that has begun allows."""

    def __init__(self, runners: list[Runner], budget: Budget) -> None:
        self.runners = runners
        self.budget = budget
        self.played = 0
        for number, runner in enumerate(runners):
            runner.number = number

    def run(self, aide: Aide | None, stream: Stream, thorough: bool = False) -> None:
        """Spends the budget, or as much as it takes until one move is left: who is thorough asks for its worth, too.

        An aide must know the runners.
        """
        alive = len(self.runners)
        rungs = 1
        while 1 << rungs < alive:
            rungs += 1
        for rung in range(1, rungs + 1):
            if self.settled(alive) and not thorough:
                break
            self._run_rung(alive, rung / rungs, aide, stream)
            self._order(alive)
            left = max(2, (alive + 1) // 2)
            self._drop(left, alive)
            alive = left
        self.runners.sort(key=_by_standing, reverse=True)

    def settled(self, alive: int = 0) -> bool:
        """Whether all, or the first so many, begin with the same move."""
        runners = self.runners
        return all([runner.action == runners[0].action for runner in runners[: alive or len(runners)]])

    def _run_rung(self, alive: int, goal: float, aide: Aide | None, stream: Stream) -> None:
        """Plays until a part of the budget is spent."""
        if aide is None:
            self._play(alive, goal, stream)
            return
        seconds = self.budget.left() - (1.0 - goal) * self.budget.seconds
        aide.play([runner.number for runner in self.runners[:alive]], seconds, int(stream.bits()))
        self._play(alive, goal, stream)
        for number, total, tries in aide.report(self.budget):
            for runner in self.runners:
                if runner.number == number:
                    runner.total += total
                    runner.tries += tries

    def _play(self, alive: int, goal: float, stream: Stream) -> None:
        """Rounds of one playout for each runner still in."""
        budget = self.budget
        while budget.part(self.played) < goal:
            seed = int(stream.bits())
            for index in range(alive):
                if budget.spent(self.played):
                    return
                play_once(self.runners[index], seed)
                self.played += 1

    def _order(self, alive: int) -> None:
        """Sorts the first runners, best first; equals stay as they were."""
        runners = self.runners
        for index in range(1, alive):
            runner = runners[index]
            merit = runner.merit()
            place = index
            while place > 0 and runners[place - 1].merit() < merit:
                runners[place] = runners[place - 1]
                place -= 1
            runners[place] = runner

    def _drop(self, first: int, end: int) -> None:
        """Lets some runners go, and notes how far behind they are."""
        leader = self.runners[0]
        for index in range(first, end):
            runner = self.runners[index]
            runner.leader, runner.behind = leader, leader.merit() - runner.merit()


def _by_standing(runner: Runner) -> int:
    return int(runner.standing())


def play_once(runner: Runner, seed: int) -> None:
    """Adds one playout to what a runner has shown."""
    runner.total += runner.playout(seed)
    runner.tries += 1
