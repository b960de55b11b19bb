"""What a finished game is worth to each seat, in the ways that learners ask for."""

from typing import Literal

from kingcraft.core.state import State

Reward = Literal["rank", "points", "win"]


def rewards(state: State, kind: Reward) -> list[float]:
    """Per seat, when the game is over: place from 1 to -1, points ahead of the best other, or its part of the win."""
    if kind == "win":
        winners = state.winners()
        return [(seat in winners) / len(winners) for seat in range(int(state.seats))]
    scores = state.scores()
    if kind == "points":
        return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]
    return _places(state.winners(), scores)


def _places(winners: list[int], scores: list[int]) -> list[float]:
    """The winners by the game's own tie-breaks first, then by points; who is tied shares the places."""
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    others = len(keys) - 1
    return [(sum(key > other for other in keys) - sum(key < other for other in keys)) / others for key in keys]
