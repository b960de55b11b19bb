"""OpenSpiel's own tests on our games, and what they do not look at."""

import copy
import pickle
import random
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
    "python_kingcraft_kingsburg(players=3,edition=2007)",
]
SECRETIVE = [
    "python_kingcraft_kingdom_builder(players=2)",
    "python_kingcraft_kingdom_builder(players=3)",
    "python_kingcraft_kingsburg(players=3)",
    "python_kingcraft_kingsburg(players=3,soldiers=tokens,governors=deal)",
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


def positions(name: str, every: int) -> Any:
    """States of one game at random, from its first decision to its end."""
    luck = random.Random(1)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and (state.move_number() % every == 0 or state.move_number() < 20):
            yield state, luck
        state.apply_action(luck.choice(state.legal_actions()))


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_state_drawn_anew_has_a_history_that_leads_to_it(name: str) -> None:
    changed = 0
    for state, luck in positions(name, 9):
        player = luck.randrange(state.num_players())
        other = state.resample_from_infostate(player, luck.random)
        again = state.get_game().new_initial_state()
        for action in other.history():
            again.apply_action(action)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert again.table == other.table
        assert everybodys(again) == everybodys(other)
        changed += everybodys(other) != everybodys(state)
    assert changed > 0


def everybodys(state: Any) -> list[str]:
    """The information states of all players."""
    return [state.information_state_string(player) for player in range(state.num_players())]


def test_what_others_drew_is_what_they_hold_in_a_state_drawn_anew() -> None:
    state = pyspiel.load_game("python_kingcraft_kingdom_builder(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    asking = 1 - state.current_player()
    drawn = {}
    for share in range(12):
        other = state.resample_from_infostate(1 - asking, lambda share=share / 12: share)
        drawn[other.table.view(asking)["players"][asking]["terrain"]] = other.information_state_string(asking)
    assert len(drawn) > 1
    assert all(f"draw {'AB'[asking]} {terrain}" in told for terrain, told in drawn.items())


@every_game
def test_a_game_is_pickled_and_named_again(name: str) -> None:
    game = pyspiel.load_game(name)
    state = walked(name, 20)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert pickle.loads(pickle.dumps(state)).history() == copy.deepcopy(state).history() == state.history()
    assert str(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]) == str(state)


def test_an_option_of_numbers_is_a_number_in_either_form() -> None:
    named = pyspiel.load_game("python_kingcraft_kingsburg(players=3,edition=2007)")
    given = pyspiel.load_game("python_kingcraft_kingsburg", {"players": 3, "edition": 2007})
    usual = pyspiel.load_game("python_kingcraft_kingsburg(players=3)")
    assert named.first == given.first != usual.first


def test_what_is_not_legal_is_refused() -> None:
    state = pyspiel.load_game("python_kingcraft_kingsburg(players=2)").new_initial_state()
    with pytest.raises(ValueError, match="not legal here"):
        state.apply_action(4000)
    assert state.history() == []


def test_a_state_is_written_as_its_record() -> None:
    state = walked("python_kingcraft_kingdom_builder(players=2)", 3)
    assert str(state).split("; ") == state.course.written
    assert str(state).startswith("board ")


def test_a_copy_goes_its_own_way() -> None:
    state = walked("python_kingcraft_kingsburg(players=2)", 20)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(state), str(twin) == before) == (before, False)


def test_a_copy_is_seen_as_its_original_is() -> None:
    state = pyspiel.load_game("python_kingcraft_kingdom_builder(players=2)").new_initial_state()
    for _ in range(20):
        assert everybodys(state.clone()) == everybodys(copy.deepcopy(state)) == everybodys(state)
        state.apply_action(state.legal_actions()[0])


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
