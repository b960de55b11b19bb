"""OpenSpiel's own tests on our games, and what they do not look at."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no wheel of OpenSpiel for this Python")

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import kingcraft.research.openspiel  # noqa: E402, F401

NAMES = [
    *[f"python_kingcraft_kingdom_builder(players={players})" for players in (2, 3, 4)],
    *[f"python_kingcraft_kingsburg(players={players})" for players in (2, 3, 4, 5)],
    "python_kingcraft_kingsburg(players=2,soldiers=tokens,governors=deal,destiny=cards)",
]
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "openspiel_search.py"
every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_openspiel_accepts_the_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize=True, verbose=False)


def walked(name: str, actions: int) -> Any:
    """A state some way into a game: the first of what may happen, again and again."""
    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(actions):
        state.apply_action(state.legal_actions()[-1])
    return state


@every_game
def test_states_are_kept_as_text_and_read_again(name: str) -> None:
    state = walked(name, 60)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)


@every_game
def test_what_a_player_cannot_see_is_drawn_anew(name: str) -> None:
    state = walked(name, 60)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, lambda: 0.37)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)


def test_some_of_what_is_drawn_anew_differs() -> None:
    state = walked("python_kingcraft_kingdom_builder(players=4)", 60)
    found = {str(state.resample_from_infostate(0, lambda share=share / 20: share)) for share in range(20)}
    assert len(found) > 1


def test_a_copy_goes_its_own_way() -> None:
    state = walked("python_kingcraft_kingsburg(players=2)", 20)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), str(twin) == before) == (before, False)


def test_openspiel_writes_a_playthrough() -> None:
    actions = walked("python_kingcraft_kingdom_builder(players=2)", 30).history()
    text = generate_playthrough.playthrough("python_kingcraft_kingdom_builder(players=2)", actions, seed=1)
    assert "CurrentPlayer() = 0" in text


def test_openspiels_search_and_learning_run_on_it() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--simulations", "2", "--iterations", "1"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "search against random play" in done.stdout
