"""Batches: many games of one set-up stepped together, their numbers side by side in a few vectors, for learners.

A game stands where a learner must decide: chance and the seats of bots are played on the way, and a game that is over
makes room for the next at once. Python's lock is held all the while: compiled code of this kind cannot let go of it.
"""

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from kingcraft.bots.base import Bot, seat_choice
from kingcraft.core.observe import Row
from kingcraft.core.rewards import Reward, rewards
from kingcraft.core.ruling import IllegalMove
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.stream import Stream
from kingcraft.core.stretch import unmark


class Batch:
    """So many games from one first position. Every vector is written anew in place by each step.

    Bots have the other seats than that of the learner, who sits in the next seat in each next game of the batch;
    without bots every seat is a learner's.
    """

    def __init__(self, first: State, count: int, seed: int, reward: Reward, bots: list[Bot]) -> None:
        self.first = first
        self.count: i64 = count
        self.reward: Reward = reward
        self.bots = bots
        self.numbers = first.numbering()
        self.width: i64 = first.layout().size
        self.choices: i64 = self.numbers.count
        self.observations: vec[i32] = vec[i32]([0] * (count * int(self.width)))
        self.masks: vec[u8] = vec[u8]([0] * (count * int(self.choices)))
        self.rewards: vec[float] = vec[float]([0.0] * (count * int(first.seats)))
        self.done: vec[u8] = vec[u8]([0] * count)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.streams = [Stream(seed).fork(place) for place in range(count)]
        self.states = [first.copy() for _ in range(count)]
        self.lots = [0] * count
        """For each game what the bots in it draw their tastes from."""
        self.rows = [Row(self.observations, place * self.width, _changing(first)) for place in range(count)]
        self.legal: vec[i64] = vec[i64]()
        """The numbers of all legal decisions, game after game; there may be room behind them."""
        self.starts: vec[i64] = vec[i64]([0] * (count + 1))
        """Where those of each game begin, and where the last ones end."""
        for place in range(count):
            self._begin(place)

    def put(
        self, states: list[State], streams: list[Stream], lots: list[int], paid: list[list[float]], done: list[bool]
    ) -> None:
        """Puts other games in the place of these, each at a decision of a learner, and what their last step brought."""
        self.streams = streams
        self.states = states
        self.lots = lots
        self._unmark()
        for place in range(self.count):
            self._pay(place, paid[place])
            self.done[place] = 1 if done[place] else 0
            self._show_first(place, states[place])

    def step(self, numbers: list[int]) -> None:
        """Plays the number of a legal decision in every game; IllegalMove if one is not, and nothing is played."""
        if len(numbers) != self.count:
            raise ValueError(f"{len(numbers)} numbers for {self.count} games")
        for place in range(self.count):
            self._check(place, numbers[place])
        self._unmark()
        for place in range(self.count):
            self._play(place, numbers[place])

    def _check(self, place: i64, number: i64) -> None:
        if not 0 <= number < self.choices or self.masks[place * self.choices + number] == 0:
            raise IllegalMove(self.states[place].refuse(int(self.numbers.action(number))))

    def _play(self, place: i64, number: i64) -> None:
        if self.done[place] != 0:
            self._pay(place, [0.0] * int(self.first.seats))
            self.done[place] = 0
        state = self.states[place]
        state.make(self.numbers.action(number))
        self._go_on(place, state)
        if state.to_act != OVER:
            self._show(place, state)
            return
        self._pay(place, rewards(state, self.reward))
        self.done[place] = 1
        self.states[place] = self.first.copy()
        self._begin(place)

    def _begin(self, place: i64) -> None:
        """Plays a new game to the first decision of a learner, and shows it."""
        state = self.states[place]
        self.lots[place] = int(self.streams[place].state)
        self._go_on(place, state)
        self._show_first(place, state)

    def _pay(self, place: i64, sums: list[float]) -> None:
        for seat in range(self.first.seats):
            self.rewards[place * self.first.seats + seat] = sums[seat]

    def _go_on(self, place: i64, state: State) -> None:
        """Plays chance and bots until a learner must decide, or the game is over."""
        stream = self.streams[place]
        learner: i64 = place % state.seats
        while state.to_act == CHANCE or (len(self.bots) > 0 and state.to_act >= 0 and state.to_act != learner):
            if state.to_act == CHANCE:
                state.make(state.sample(stream))
            else:
                state.make(self._answer(state, learner, stream, self.lots[place] ^ int(state.to_act)))

    def _answer(self, state: State, learner: i64, stream: Stream, lot: int) -> i64:
        """What the bot of another seat than the learner's plays: bots sit in their order behind the learner."""
        return seat_choice(self.bots[(state.to_act - learner) % state.seats - 1], state, stream, lot)

    def _show_first(self, place: i64, state: State) -> None:
        """Shows the first decision of a game, and what stays as it is all game long."""
        row = self.rows[place]
        row.wipe(self.width)
        self._show(place, state)
        state.write_setting(state.to_act, Row(self.observations, row.at))

    def _show(self, place: i64, state: State) -> None:
        row = self.rows[place]
        row.begin()
        state.write_observation(state.to_act, row)
        self.seats[place] = state.to_act
        self._mark(place, state.actions())

    def _mark(self, place: i64, actions: vec[i64]) -> None:
        """Puts the legal decisions of a game behind those of the games before it."""
        start = self.starts[place]
        end = start + len(actions)
        while len(self.legal) < end:
            self.legal = append(self.legal, 0)
        self.numbers.mark(actions, self.legal, start, self.masks, place * self.choices)
        self.starts[place + 1] = end

    def _unmark(self) -> None:
        """All masks are empty."""
        for place in range(self.count):
            unmark(self.legal, self.starts[place], self.starts[place + 1], self.masks, place * self.choices)


def _changing(first: State) -> i64:
    """How many numbers of an observation come before those that stay as they are all game long."""
    row = Row(first.layout().empty[:], 0)
    first.write_observation(0, row)
    return row.at
