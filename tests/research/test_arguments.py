"""What people say at the researchers' door: bots of any kind, numbers of any library, plain refusals of the rest."""

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import kingcraft as kc
from kingcraft.cli.study import simulate
from kingcraft.core.observe import Numbering
from kingcraft.core.ruling import BadOption, Refused
from kingcraft.research import pettingzoo
from kingcraft.research.gymnasium import SeatEnv

PACK = Path(__file__).resolve().parents[2] / "docs" / "packs" / "smugglers.toml"


class Last(kc.Bot):
    """Takes the last of what is legal, as a number of numpy."""

    def choose(self, state: kc.State, stream: kc.Stream) -> Any:
        return np.array(state.legal())[-1]


class Broken(kc.Bot):
    """Never knows what to do."""

    def choose(self, state: kc.State, stream: kc.Stream) -> int:
        raise RuntimeError("no idea")


def play(games: Any, steps: int) -> None:
    for _ in range(steps):
        games.step(games.masks.argmax(axis=1))


def play_seat(env: SeatEnv) -> dict[str, Any]:
    """Plays a game to its end; what is told there."""
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(info["action_mask"].argmax())
    return info


@pytest.mark.parametrize("bot", [Last, Last()])
def test_the_answer_of_a_bot_is_a_whole_number_of_any_library(bot: Any) -> None:
    found = kc.simulate("kingdom-builder", [bot, "random"], games=1)
    assert found.faults == {"Last": 0, "random": 0}
    state = kc.new("kingdom-builder", 2, seed=1).state
    assert type(Last().advise(state, kc.Stream(1))[0].action) is int


@pytest.mark.parametrize("against", [[Last], [Last()], Last, "random"])
def test_bots_against_a_learner_are_names_classes_or_objects(against: Any) -> None:
    games = kc.batch("kingdom-builder", 2, against=against)
    play(games, 5)
    assert (games.first.seats, games.faults) == (2, 0)
    assert play_seat(SeatEnv(against=against))["faults"] == 0


def test_the_faults_of_bots_are_told() -> None:
    games = kc.batch("kingdom-builder", 2, against=[Broken])
    play(games, 5)
    assert games.faults > 0
    assert pickle.loads(pickle.dumps(games)).faults == games.faults
    env = SeatEnv(against=[Broken])
    assert play_seat(env)["faults"] == play_seat(env)["faults"] > 0


@pytest.mark.parametrize("make", [lambda **said: kc.batch("kingsburg", 1, **said), pettingzoo.env, SeatEnv])
def test_an_unknown_reward_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="reward is one of rank, points, win, not 'zz'"):
        make(reward="zz")


@pytest.mark.parametrize("make", [pettingzoo.env, SeatEnv])
def test_an_unknown_way_to_show_a_board_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match="render_mode is one of None, human, ansi, svg, rgb_array, not 'gif'"):
        make(render_mode="gif")


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (1, 3)])
def test_bots_and_learner_must_fill_the_seats(bots: int, seats: int) -> None:
    with pytest.raises(ValueError, match=rf"{bots} bots and the learner have {bots + 1} seats, not {seats}"):
        kc.batch("kingdom-builder", 1, seats=seats, against=["page"] * bots)


@pytest.mark.parametrize(("seat", "why"), [(5, "from 0 to 1"), (-1, "0 at least"), ("A", "whole number")])
def test_a_seat_that_there_is_not_is_refused(seat: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SeatEnv(seat=seat)


def test_logits_are_for_all_numbers_of_all_games() -> None:
    games, luck = kc.batch("kingdom-builder", 2), np.random.default_rng(1)
    for wrong in (np.zeros(games.masks.shape[1]), np.zeros((2, 3))):
        with pytest.raises(ValueError, match="the shape of masks"):
            games.sample(luck, wrong)
    with pytest.raises(ValueError, match="NaN"):
        games.sample(luck, np.full(games.masks.shape, np.nan))


@pytest.mark.parametrize("wrong", [[0.7, 0.7], [0], [[0, 0]], 0])
def test_a_step_is_one_whole_number_for_each_game(wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"whole numbers|one number for each"):
        kc.batch("kingdom-builder", 2).step(wrong)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.int32])
def test_numbers_may_be_those_of_numpy(kind: Any) -> None:
    two = kind(2)
    assert len(kc.batch("kingsburg", two, seats=two, seed=two)) == 2
    assert pettingzoo.env("kingsburg", two, max_cycles=two).num_agents == 0
    assert SeatEnv(against=["page", "page"], seat=two).seat == 2
    assert kc.Stream(two).bits() == kc.Stream(2).bits()
    state = kc.new("kingsburg", 3, seed=1).state
    assert list(state.observe(two)) == list(state.observe(2))
    assert kc.simulate("toll", games=two, seats=two, seed=two).points == kc.simulate("toll", games=2, seed=2).points


@pytest.mark.parametrize("count", [0, -3, 1.5])
def test_no_games_are_refused(count: Any) -> None:
    doors: list[Any] = [
        lambda: kc.simulate("toll", games=count),
        lambda: kc.ladder("toll", ["random", "random@1p"], games=count),
        lambda: kc.batch("kingsburg", count),
        lambda: pettingzoo.env(max_cycles=count),
    ]
    for door in doors:
        with pytest.raises(BadOption, match=r"1 at least|a whole number"):
            door()


def test_a_step_before_the_first_game_is_refused() -> None:
    with pytest.raises(ValueError, match="call reset"):
        pettingzoo.env().step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        SeatEnv().step(0)


def test_a_part_of_a_number_is_no_decision() -> None:
    env, seat = pettingzoo.env(), SeatEnv()
    env.reset(seed=1)
    seat.reset(seed=1)
    for one in (env, seat):
        with pytest.raises(BadOption, match="a whole number"):
            one.step(0.5)  # type: ignore[arg-type]


def test_a_pack_may_be_named_by_the_text_of_its_path() -> None:
    said, path = (kc.new("kingsburg", 2, seed=1, pack=pack).state.contents() for pack in (str(PACK), PACK))
    assert said == path


def test_numberings_and_layouts_pickle() -> None:
    state = kc.new("kingsburg", 2, seed=1).state
    twin: Numbering = pickle.loads(pickle.dumps(state.numbering()))
    assert [twin.number(action) for action in state.legal()] == [
        state.numbering().number(action) for action in state.legal()
    ]
    assert pickle.loads(pickle.dumps(state.layout())).size == state.layout().size


@pytest.mark.parametrize(
    "door", [lambda: kc.batch("toll", 1), lambda: pettingzoo.env("toll"), lambda: SeatEnv("toll", "random")]
)
def test_a_game_without_observations_says_what_it_must_bring(door: Any) -> None:
    with pytest.raises(NotImplementedError, match="must bring layout, write_observation and numbering"):
        door()


def test_no_file_of_decisions_for_a_game_without_observations(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    with pytest.raises(Refused, match="toll has no observations"):
        simulate("en", "toll", 2, 1, "random", 1, 0, [], None, "", out, False)
    assert not out.exists()
