"""What many games say: rates, points, lengths and the advantage of each seat."""

from collections.abc import Sequence
from statistics import fmean, pstdev

from kingcraft.arena.build import compiled
from kingcraft.arena.play import Outcome
from kingcraft.arena.simulate import Simulation


def summary(simulation: Simulation) -> dict[str, object]:
    """One plain object with everything worth knowing about a simulation."""
    job, outcomes = simulation.job, simulation.outcomes
    actions = sum(outcome.actions for outcome in outcomes)
    return {
        "game": job.game,
        "seats": job.seats,
        "bot": job.bot,
        "seed": job.seed,
        "games": len(outcomes),
        "seconds": round(simulation.seconds, 3),
        "games_per_second": round(len(outcomes) / simulation.seconds, 1),
        "actions_per_second": round(actions / simulation.seconds, 1),
        "compiled": compiled(),
        "faults": sum(simulation.faults.values()),
        "length": spread([outcome.actions for outcome in outcomes]),
        "points": spread([score for outcome in outcomes for score in outcome.scores]),
        "points_by_seat": [round(fmean(outcome.scores[seat] for outcome in outcomes), 2) for seat in range(job.seats)],
        "wins_by_seat": [round(_win_share(outcomes, seat), 4) for seat in range(job.seats)],
    }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation, least and most."""
    return {
        "mean": round(fmean(numbers), 2),
        "deviation": round(pstdev(numbers), 2),
        "least": min(numbers),
        "most": max(numbers),
    }


def _win_share(outcomes: Sequence[Outcome], seat: int) -> float:
    """Wins of a seat; a shared victory counts as its part."""
    return fmean(outcome.share(seat) for outcome in outcomes)
