"""A batch is as many games as it says, each as if it were played alone."""

import pickle
from typing import Any

import numpy as np
import pytest

import kingcraft as kc
from kingcraft.core.rewards import rewards
from kingcraft.core.ruling import IllegalMove
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.testing.cases import start

MODULES = {"rows": "extended", "soldiers": "tokens", "governors": "deal", "destiny": "cards"}
SET_UPS: list[tuple[str, int, dict[str, str]]] = [
    *[("kingdom-builder", seats, {}) for seats in (2, 3, 4)],
    *[("kingsburg", seats, {}) for seats in (2, 3, 4, 5)],
    ("kingsburg", 3, MODULES),
]
every_set_up = pytest.mark.parametrize("case", SET_UPS, ids=str)


def any_legal(games: Any, luck: np.random.Generator) -> list[int]:
    return [int(luck.choice(np.flatnonzero(mask))) for mask in games.masks]


class Alone:
    """One game of a batch, played by the contract alone."""

    def __init__(self, first: State, seed: int, place: int) -> None:
        self.first = first
        self.stream = Stream(seed).fork(place)
        self.state = self.dealt(first.copy())

    def dealt(self, state: State) -> State:
        while state.to_act == kc.CHANCE:
            state.make(state.sample(self.stream))
        return state

    def step(self, number: int) -> list[float] | None:
        """Plays a number; what everybody gets if that was the end, and the next game begins."""
        self.state.play(int(self.state.numbering().action(number)))
        if self.dealt(self.state).to_act != kc.OVER:
            return None
        paid = rewards(self.state, "points")
        self.state = self.dealt(self.first.copy())
        return paid


@every_set_up
def test_a_batch_equals_its_games_played_alone(case: tuple[str, int, dict[str, str]]) -> None:
    name, seats, options = case
    games = kc.batch(name, 2, seats=seats, seed=5, reward="points", **options)
    alone = [Alone(start(case), 5, place) for place in range(2)]
    luck, ended = np.random.default_rng(1), 0
    while ended < 2:
        numbers = any_legal(games, luck)
        games.step(numbers)
        for place, (one, number) in enumerate(zip(alone, numbers, strict=True)):
            paid = one.step(number)
            ended += paid is not None
            state = one.state
            assert games.to_act[place] == state.to_act
            assert np.array_equal(games.observations[place], np.asarray(state.observe(int(state.to_act))))
            assert np.array_equal(games.masks[place], np.asarray(memoryview(state.action_mask())).view(np.bool_))
            assert list(games.rewards[place]) == (paid or [0.0] * seats)
            assert games.done[place] == (paid is not None)


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_legal_numbers_are_those_of_the_masks(game: str) -> None:
    games = kc.batch(game, 3, seed=2)
    luck = np.random.default_rng(1)
    for _ in range(60):
        numbers, starts = games.legal()
        of_games = [list(numbers[starts[place] : starts[place + 1]]) for place in range(3)]
        assert of_games == [list(np.flatnonzero(mask)) for mask in games.masks]
        games.step([int(luck.choice(legal)) for legal in of_games])


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_numbers_drawn_by_lot_are_legal_with_logits_and_without(game: str) -> None:
    games = kc.batch(game, 5, seed=2)
    luck = np.random.default_rng(1)
    logits = luck.normal(size=games.masks.shape).astype(np.float32)
    for turn in range(60):
        drawn = games.sample(luck, logits if turn % 2 else None)
        assert games.masks[np.arange(5), drawn].all()
        games.step(drawn)


def test_numbers_are_drawn_as_often_as_their_logits_say() -> None:
    games = kc.batch("kingdom-builder", 1, seed=2)
    numbers, _ = games.legal()
    logits = np.full(games.masks.shape, -np.inf)
    logits[0, numbers[:3]] = np.log([0.1, 0.3, 0.6])
    luck = np.random.default_rng(1)
    drawn = [int(games.sample(luck, logits)[0]) for _ in range(3000)]
    assert [drawn.count(int(number)) / 3000 for number in numbers[:3]] == pytest.approx([0.1, 0.3, 0.6], abs=0.03)


def test_numbers_without_a_chance_are_drawn_where_there_is_no_other() -> None:
    games = kc.batch("kingdom-builder", 3, seed=2)
    drawn = games.sample(np.random.default_rng(1), np.full(games.masks.shape, -np.inf))
    assert games.masks[np.arange(3), drawn].all()


def test_a_game_of_a_batch_does_not_depend_on_the_others() -> None:
    few, many = kc.batch("kingsburg", 2, seed=9), kc.batch("kingsburg", 6, seed=9)
    for _ in range(40):
        few.step(few.masks.argmax(axis=1))
        many.step(many.masks.argmax(axis=1))
    assert np.array_equal(few.observations, many.observations[:2])


def test_another_seed_deals_other_games() -> None:
    one, other = (kc.batch("kingdom-builder", 3, seed=seed) for seed in (1, 2))
    assert not np.array_equal(one.observations, other.observations)


def test_an_illegal_number_is_refused_and_no_game_moves() -> None:
    games = kc.batch("kingdom-builder", 3, seed=1)
    before = games.observations.copy()
    numbers = games.masks.argmax(axis=1)
    numbers[2] = int(games.masks[2].argmin())
    for wrong in (numbers, [*numbers[:2], -1], [*numbers[:2], games.masks.shape[1]]):
        with pytest.raises(IllegalMove):
            games.step(wrong)
    assert np.array_equal(games.observations, before)


@pytest.mark.parametrize("against", [(), ("squire",)])
def test_batches_pickle_between_two_steps(against: tuple[str, ...]) -> None:
    games = kc.batch("kingsburg", 3, seed=4, against=against)
    for _ in range(30):
        games.step(games.masks.argmax(axis=1))
    twin = pickle.loads(pickle.dumps(games))
    for _ in range(30):
        assert np.array_equal(games.observations, twin.observations)
        assert np.array_equal(games.rewards, twin.rewards)
        assert np.array_equal(games.done, twin.done)
        games.step(games.masks.argmax(axis=1))
        twin.step(twin.masks.argmax(axis=1))


def test_against_bots_the_learner_has_one_seat_another_in_each_game() -> None:
    games = kc.batch("kingdom-builder", 4, seed=2, against=["page", "random"])
    for _ in range(30):
        assert list(games.to_act) == [0, 1, 2, 0]
        games.step(games.masks.argmax(axis=1))


def test_arrays_are_whole_and_stay_where_they_are() -> None:
    games = kc.batch("kingdom-builder", 3, seed=2)
    arrays = [games.observations, games.masks, games.rewards, games.done, games.to_act]
    assert all(array.flags.c_contiguous and not array.flags.writeable for array in arrays)
    before = games.observations
    games.step(games.masks.argmax(axis=1))
    assert games.observations is before
    assert before.dtype == np.float32
