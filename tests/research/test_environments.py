"""The environments keep the contracts of the projects they are for: their own test suites say so."""

import pickle
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import kingcraft as kc
from kingcraft.core.rewards import rewards
from kingcraft.core.ruling import IllegalMove
from kingcraft.research import VERSION, openspiel, pettingzoo  # noqa: F401  (openspiel registers the games)
from kingcraft.research.games import observed_games
from kingcraft.research.gymnasium import SeatEnv
from kingcraft.testing.cases import position

PACKS = Path(__file__).resolve().parents[2] / "docs" / "packs"
MODULES = {"rows": "extended", "soldiers": "tokens", "governors": "deal", "destiny": "cards"}
SET_UPS: list[tuple[str, int, dict[str, Any]]] = [
    *[("kingdom-builder", seats, {}) for seats in (2, 3, 4)],
    *[("kingsburg", seats, {}) for seats in (2, 3, 4, 5)],
    ("kingsburg", 3, MODULES),
    ("kingsburg", 4, {"pack": PACKS / "smugglers.toml", "governors": "deal"}),
    ("kingdom-builder", 3, {"pack": PACKS / "islands.toml"}),
    ("kingsburg", 5, {**MODULES, "strips": "draft", "governors": "auction", "edition": "2007", "demons": "building"}),
]
every_set_up = pytest.mark.parametrize(("game", "seats", "options"), SET_UPS)


@pytest.fixture(autouse=True)
def no_advice() -> Any:
    """The suites warn of observations that are dictionaries, as masks want them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@every_set_up
def test_pettingzoo_accepts_the_environment(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, seats, **options), num_cycles=40)


@every_set_up
def test_the_same_seed_deals_the_same_game(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, seats, **options), num_cycles=20)


@every_set_up
def test_boards_are_shown_in_every_way(game: str, seats: int, options: dict[str, Any]) -> None:
    render_test(
        lambda render_mode: pettingzoo.env(game, seats, render_mode=render_mode, **options),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )


@every_set_up
def test_a_game_is_cut_short_where_it_was_said(game: str, seats: int, options: dict[str, Any]) -> None:
    def at_once(max_cycles: int) -> Any:
        return pettingzoo.parallel_env(game, seats, max_cycles=max_cycles, lenient=True, **options)

    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles))))


@every_set_up
def test_pettingzoo_accepts_the_environment_in_which_all_act_at_once(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats, **options), num_cycles=40)


def test_a_game_that_is_cut_short_ends_for_all_without_a_reward() -> None:
    env = pettingzoo.env("kingdom-builder", 2, max_cycles=3)
    env.reset(seed=1)
    play_on(env, 3)
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert env.terminations == dict.fromkeys(env.possible_agents, False)
    for _ in env.agent_iter():
        assert env.last()[1] == 0
        env.step(None)
    assert env.agents == []


def play_on(env: Any, moves: int) -> list[float]:
    heard: list[float] = []
    for _ in range(moves):
        observation, *_ = env.last()
        heard.append(float(observation["observation"].sum()))
        env.step(int(observation["action_mask"].argmax()))
    return heard


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_environments_pickle_in_the_middle_of_a_game(game: str) -> None:
    env = pettingzoo.env(game, 3)
    env.reset(seed=8)
    play_on(env, 25)
    twin = pickle.loads(pickle.dumps(env))
    assert play_on(env, 40) == play_on(twin, 40)


def test_an_illegal_number_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("kingdom-builder", 2)
    env.reset(seed=1)
    before = env.table.fingerprint()
    illegal = int(env.last()[0]["action_mask"].argmin())
    with pytest.raises(IllegalMove):
        env.step(illegal)
    assert env.table.fingerprint() == before


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_gymnasium_accepts_a_seat_against_bots(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        name = f"kingcraft/{game}-v{VERSION}"
        check_env(gymnasium.make(name, against=["page", "random"], render_mode="svg", lenient=True).unwrapped)


@pytest.mark.parametrize("game", ["kingdom-builder", "kingsburg"])
def test_gymnasium_makes_it_by_name_and_version(game: str) -> None:
    env = gymnasium.make(f"kingcraft/{game}-v{VERSION}", against=["random"], lenient=True, sets="base")
    one, info = env.reset(seed=3)
    assert env.observation_space.contains(one)
    env.step(np.int64(info["action_mask"].argmin()))


@pytest.mark.parametrize("edition", ["2007", "2012"])
def test_options_are_given_as_everywhere(edition: str) -> None:
    assert SeatEnv("kingsburg", edition=edition).first.dump()["edition"] == edition


def test_a_pack_is_given_by_its_file_everywhere() -> None:
    pack = PACKS / "smugglers.toml"
    wanted = kc.new("kingsburg", 2, seed=1, pack=pack).state.contents()
    assert kc.batch("kingsburg", 1, pack=pack).first.contents() == wanted
    assert SeatEnv("kingsburg", options={"pack": pack}).first.contents() == wanted
    played = kc.simulate("kingsburg", games=1, moves=True, pack=pack)
    assert kc.replay(next(played.records()).text()).state.contents() == wanted
    assert [game.name for game in observed_games()] == ["kingdom-builder", "kingsburg"]
    spiel = pyspiel.load_game(f"python_kingcraft_kingsburg(players=2,pack=@{pack})")
    assert spiel.new_initial_state().table.contents() == wanted


def test_a_seat_plays_whole_games_against_bots_and_hears_its_reward() -> None:
    env = SeatEnv("kingsburg", against=["squire"], reward="win")
    assert isinstance(env, gymnasium.Env)
    for seed in range(2):
        _, info = env.reset(seed=seed)
        over, gained = False, 0.0
        while not over:
            assert gained == 0.0
            _, gained, over, _, info = env.step(info["action_mask"].argmax())
        assert gained == rewards(env.table, "win")[env.seat]


def test_rewards_by_place_by_points_and_by_victory() -> None:
    state = position(("kingdom-builder", 3, {}), 4, 0.999)
    while state.to_act != kc.OVER:
        state.make(state.legal()[0])
    scores, winners = state.scores(), state.winners()
    by_place, by_points, by_win = (rewards(state, kind) for kind in ("rank", "points", "win"))
    assert sum(by_place) == pytest.approx(0.0)
    assert max(by_place) == by_place[winners[0]]
    assert by_points[0] == scores[0] - max(scores[1:])
    assert sum(by_win) == pytest.approx(1.0)
