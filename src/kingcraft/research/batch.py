"""`kc.batch`: many games stepped together, as numpy arrays over the memory that compiled code writes."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from kingcraft.bots.batch import Batch
from kingcraft.bots.words import entrants_of
from kingcraft.core.observe import Part
from kingcraft.core.options import spelled, whole
from kingcraft.core.registry import game_named
from kingcraft.core.rewards import Reward
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.research.arguments import Against, faults_of, hired, reward_named


class Games:
    """So many games, each at the decision of a learner. The arrays are those of the last step: copy what you keep."""

    def __init__(
        self, game: str, count: int, seats: int, seed: int, reward: Reward, against: Against,
        options: Mapping[str, object],
    ) -> None:  # fmt: skip
        self.arguments = (game, count, seats, seed, reward, against, dict(options))
        rules = game_named(game)
        self.first = rules.start(seats, rules.settle(seats, spelled(rules, options)))
        self.bots = hired(against, game)
        self.batch = Batch(self.first, count, seed, reward, [*self.bots])
        self.observations: npt.NDArray[np.float32] = self._array(self.batch.observations, np.float32)
        """What the seat to act may know in each game: (games, numbers)."""
        self.masks: npt.NDArray[np.bool_] = self._array(self.batch.masks, np.bool_)
        """The legal decisions of each game: (games, action numbers)."""
        self.rewards: npt.NDArray[np.float64] = self._array(self.batch.rewards, np.float64)
        """What each seat got by the last step: (games, seats); 0 but where a game ended."""
        self.done: npt.NDArray[np.bool_] = self._array(self.batch.done, np.bool_)[:, 0]
        """Whether the last step ended a game; its place has a new one already."""
        self.to_act: npt.NDArray[np.int64] = self._array(self.batch.seats, np.int64)[:, 0]
        """The seat that decides in each game."""
        self._starts: npt.NDArray[np.int64] = self._whole(self.batch.starts, np.int64)

    def __len__(self) -> int:
        return int(self.batch.count)

    @property
    def states(self) -> list[State]:
        """The positions. They are read, never played on."""
        return self.batch.states

    @property
    def faults(self) -> int:
        """How often bots of the other seats failed, in all games so far; another move was played for them."""
        return faults_of(self.bots)

    def observation_parts(self) -> list[Part]:
        """What the numbers of an observation mean."""
        return self.first.observation_parts()

    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The legal numbers of all games, one game after the other, and where those of each begin: what masks mark.

        The second array has one entry more than there are games. Quicker than masks where few of many are legal.
        """
        return self._whole(self.batch.legal, np.int64)[: self._starts[-1]], self._starts

    def sample(
        self, luck: np.random.Generator, logits: npt.NDArray[np.floating[Any]] | None = None
    ) -> npt.NDArray[np.int64]:  # fmt: skip
        """A legal number for each game by lot, all alike, or by a policy's `logits` of all numbers: (games, numbers).

        Only the logits of legal numbers are looked at, so that it costs the same however many others there are.
        """
        numbers, starts = self.legal()
        first: npt.NDArray[np.int64] = starts[:-1]
        counts: npt.NDArray[np.int64] = np.diff(starts)
        if logits is None:
            places: npt.NDArray[np.int64] = first + luck.integers(counts)
            return numbers[places]
        if np.shape(logits) != self.masks.shape:
            raise ValueError(f"logits have the shape of masks, {self.masks.shape}, not {np.shape(logits)}")
        # Who is first when each adds a Gumbel number to its logit is first as often as the softmax says.
        drawn = logits[np.repeat(np.arange(len(self)), counts), numbers] + luck.gumbel(size=len(numbers))
        if np.isnan(drawn).any():
            raise ValueError("the logit of a legal number is not a number (NaN)")
        best = np.flatnonzero(drawn == np.repeat(np.maximum.reduceat(drawn, first), counts))
        return numbers[best[np.searchsorted(best, first)]]

    def step(self, actions: npt.ArrayLike) -> None:
        """Plays one action number in every game; IllegalMove if one of them is not legal, and then none is played."""
        numbers = np.asarray(actions)
        if numbers.shape != (len(self),):
            raise ValueError(f"one number for each of {len(self)} games, not an array of the shape {numbers.shape}")
        if not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError(f"the numbers of decisions are whole numbers, not {numbers.dtype}")
        self.batch.step(numbers.tolist())

    def __reduce__(self) -> tuple[Any, ...]:
        streams = [int(stream.state) for stream in self.batch.streams]
        luck = (streams, list(self.batch.lots))
        faults = [int(bot.faults) for bot in self.bots]
        return (_again, (self.arguments, list(self.states), luck, self.rewards.copy(), self.done.copy(), faults))

    def _array(self, vector: Any, kind: Any) -> Any:
        return self._whole(vector, kind).reshape(len(self), -1)

    def _whole(self, vector: Any, kind: Any) -> Any:
        return np.frombuffer(vector, kind)


def _again(
    arguments: tuple[Any, ...], states: list[State], luck: tuple[list[int], list[int]], rewards: Any, done: Any,
    faults: list[int],
) -> Games:  # fmt: skip
    games = Games(*arguments)
    streams, lots = luck
    games.batch.put(states, [Stream(state) for state in streams], lots, rewards.tolist(), done.tolist())
    for bot, count in zip(games.bots, faults, strict=True):
        bot.faults = count
    return games


def batch(
    game: str, n: SupportsIndex, seats: SupportsIndex | None = None, seed: SupportsIndex = 0, reward: Reward = "rank",
    against: Against = (), **options: object,
) -> Games:  # fmt: skip
    """`n` games of one set-up stepped together. With bots `against`, the learner has one seat, another in each game."""
    others = len(entrants_of(against))
    unsaid = others + 1 if others else game_named(game).least
    count = unsaid if seats is None else whole("seats", seats)
    if others and count != unsaid:
        raise ValueError(f"{others} bots and the learner have {unsaid} seats, not {count}")
    return Games(game, whole("n", n, 1), count, whole("seed", seed), reward_named(reward), against, options)
