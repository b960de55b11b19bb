"""PettingZoo: both games as AEC environments, all seats learners.

    from kingcraft.research import pettingzoo
    env = pettingzoo.env("kingsburg", seats=3)

An observation is {"observation": float32, "action_mask": int8}; what its numbers mean tells `observation_parts`.
A game is cut short after `max_cycles` decisions, if that is given. A `lenient` environment plays the first legal number
in the place of an illegal one, for who knows no masks.
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from kingcraft.core.observe import Part
from kingcraft.core.options import spelled, whole
from kingcraft.core.registry import game_named
from kingcraft.core.rewards import Reward, rewards
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream
from kingcraft.research import VERSION
from kingcraft.research.arguments import one_of, reward_named
from kingcraft.research.boards import MODES, board
from kingcraft.research.spaces import int8_mask, legal_or_first, mask_space, observation_space, row

Observation = dict[str, npt.NDArray[Any]]


class KingcraftEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game. Chance is dealt between the agents' turns, from the seed of `reset`."""

    def __init__(
        self, game: str, seats: SupportsIndex, options: Mapping[str, object], reward: Reward, render_mode: str | None,
        max_cycles: SupportsIndex | None = None, lenient: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.lenient = lenient
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.cycles = 0
        self.metadata = {
            "name": f"kingcraft_{game.replace('-', '_')}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.reward: Reward = reward_named(reward)
        self.render_mode = one_of("render_mode", render_mode, (None, *MODES))
        rules = game_named(game)
        count = whole("seats", seats)
        self.first = rules.start(count, rules.settle(count, spelled(rules, options)))
        self.table: State = self.first
        self.chance = Stream(0)
        self.possible_agents = [f"seat_{letter}" for letter in "ABCDEFGH"[:count]]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space: dict[str, spaces.Space[Any]] = {
            "observation": observation_space(self.first),
            "action_mask": mask_space(self.first),
        }
        self._observation_space = spaces.Dict(space)
        self._nothing = np.zeros(self.first.action_count(), np.int8)
        self._action_space: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.first.action_count()) for agent in self.possible_agents
        }

    def observation_parts(self) -> list[Part]:
        """What the numbers of an observation mean."""
        return self.first.observation_parts()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """As many numbers as the set-up has decisions."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same dice and cards."""
        self.chance = Stream(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0] >> 1))
        self.table = self.first.copy()
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Plays the number of a legal decision for the agent to act; IllegalMove for another, unless it is lenient."""
        if not self.agents:
            raise ValueError("no game is under way: call reset() before step()")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        move = int(self.first.numbering().action(whole("action", action)))  # type: ignore[arg-type]
        self.table.play(legal_or_first(self.table, move) if self.lenient else move)
        self._go_on()
        self.cycles += 1
        if self.table.to_act == OVER:
            self._finish()
            self._accumulate_rewards()
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.possible_agents, True)
            self.agent_selection = self.agents[0]

    def _go_on(self) -> None:
        state = self.table
        while state.to_act == CHANCE:
            state.make(state.sample(self.chance))
        if state.to_act >= 0:
            self.agent_selection = self.possible_agents[state.to_act]

    def _finish(self) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards(self.table, self.reward), strict=True))
        self.terminations = dict.fromkeys(self.possible_agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and its legal decisions if it is the one to act."""
        seat = self._seat[agent]
        mask = int8_mask(self.table) if self.table.to_act == seat else self._nothing
        return {"observation": row(self.table, seat), "action_mask": mask}

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board as the agent to act sees it: text, a picture, or pixels; `human` prints it."""
        seat = int(self.table.to_act) if self.table.to_act >= 0 else None
        return board(self.table, seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def raw_env(
    game: str = "kingdom-builder", seats: SupportsIndex = 2, reward: Reward = "rank", render_mode: str | None = None,
    max_cycles: SupportsIndex | None = None, lenient: bool = False, **options: object,
) -> KingcraftEnv:  # fmt: skip
    """An environment without wrappers."""
    return KingcraftEnv(game, seats, options, reward, render_mode, max_cycles, lenient)


def env(
    game: str = "kingdom-builder", seats: SupportsIndex = 2, reward: Reward = "rank", render_mode: str | None = None,
    max_cycles: SupportsIndex | None = None, lenient: bool = False, **options: object,
) -> KingcraftEnv:  # fmt: skip
    """An environment: a game, its seats and its options as `kingcraft games` lists them."""
    return raw_env(game, seats, reward, render_mode, max_cycles, lenient, **options)


def parallel_env(
    game: str = "kingdom-builder", seats: SupportsIndex = 2, reward: Reward = "rank", render_mode: str | None = None,
    max_cycles: SupportsIndex | None = None, lenient: bool = False, **options: object,
) -> ParallelEnv[str, Observation, int | None]:  # fmt: skip
    """The same for learners that all act at once: only the number of the agent whose turn it is counts.

    After a step `infos` tell the `active_agent`; the masks of all others are empty.
    """
    return turn_based_aec_to_parallel(raw_env(game, seats, reward, render_mode, max_cycles, lenient, **options))
