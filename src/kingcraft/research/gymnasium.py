"""Gymnasium: one seat learns against bots of any level.

from kingcraft.research import gymnasium
env = gymnasium.SeatEnv("kingdom-builder", against=["squire"])

The same by name: gymnasium.make("kingcraft/kingdom-builder-v2", against=["squire"]).
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from kingcraft.bots.base import seat_choice
from kingcraft.core.observe import Part
from kingcraft.core.options import spelled, whole
from kingcraft.core.registry import game_named
from kingcraft.core.rewards import Reward, rewards
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream
from kingcraft.research import VERSION
from kingcraft.research.arguments import Against, faults_of, hired, one_of, reward_named, seat_of
from kingcraft.research.boards import MODES, board
from kingcraft.research.games import observed_games
from kingcraft.research.spaces import int8_mask, legal_or_first, mask_space, observation_space, row

Array = npt.NDArray[Any]


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """The learner's seat changes from game to game, by lot; legal numbers are in `info["action_mask"]`.

    `info["faults"]` is how often bots failed in this game, and another move was played for them.

    A `lenient` environment plays the first legal number in the place of an illegal one, for who knows no masks.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str = "kingdom-builder", against: Against = ("page",), reward: Reward = "rank",
        options: Mapping[str, object] | None = None, seat: SupportsIndex | None = None, render_mode: str | None = None,
        lenient: bool = False, **more: object,
    ) -> None:  # fmt: skip
        rules = game_named(game)
        self.bots = hired(against, game)
        self.earlier = 0
        """The faults of bots in games before this."""
        seats = len(self.bots) + 1
        self.first = rules.start(seats, rules.settle(seats, spelled(rules, {**(options or {}), **more})))
        self.table: State = self.first
        self.reward: Reward = reward_named(reward)
        self.lenient = lenient
        self.wanted = seat_of(seat, seats)
        self.seat = self.wanted or 0
        self.chance = Stream(0)
        self.thought = Stream(0)
        self.lot = 0
        self.render_mode = one_of("render_mode", render_mode, (None, *MODES))
        self.observation_space = observation_space(self.first)
        self.action_space = spaces.Discrete(self.first.action_count())
        self.mask_space = mask_space(self.first)

    def observation_parts(self) -> list[Part]:
        """What the numbers of an observation mean."""
        return self.first.observation_parts()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal numbers, as maskable learners ask for them."""
        return int8_mask(self.table).view(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, played on until the learner must decide."""
        super().reset(seed=seed)
        self.chance, self.thought = [Stream(int(self.np_random.integers(1 << 62))) for _ in range(2)]
        self.lot = int(self.thought.state)
        lot = int(self.np_random.integers(int(self.first.seats)))
        self.seat = lot if self.wanted is None else self.wanted
        self.table = self.first.copy()
        self.earlier = faults_of(self.bots)
        self._go_on()
        return row(self.table, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Plays the number of a legal decision; IllegalMove for another, unless the environment is lenient."""
        if self.table is self.first:
            raise gymnasium.error.ResetNeeded("no game is under way: call reset() before step()")
        move = int(self.first.numbering().action(whole("action", action)))
        self.table.play(legal_or_first(self.table, move) if self.lenient else move)
        self._go_on()
        over = self.table.to_act == OVER
        gained = rewards(self.table, self.reward)[self.seat] if over else 0.0
        return row(self.table, self.seat), gained, over, False, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": int8_mask(self.table), "faults": faults_of(self.bots) - self.earlier}

    def _go_on(self) -> None:
        state = self.table
        while state.to_act not in (self.seat, OVER):
            state.make(state.sample(self.chance) if state.to_act == CHANCE else self._answer(int(state.to_act)))

    def _answer(self, seat: int) -> int:
        """What the bot of another seat plays."""
        bot = self.bots[seat - (seat > self.seat)]
        return int(seat_choice(bot, self.table, self.thought, self.lot ^ seat))

    def render(self) -> Any:
        """The board as the learner sees it."""
        return board(self.table, self.seat, self.render_mode)


for _game in observed_games():
    gymnasium.register(f"kingcraft/{_game.name}-v{VERSION}", entry_point=SeatEnv, kwargs={"game": _game.name})
