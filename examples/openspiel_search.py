"""OpenSpiel's own search and one of its learning algorithms on our games: `python examples/openspiel_search.py`."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

import kingcraft.research.openspiel  # noqa: F401  (registers the games)


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], luck: np.random.RandomState) -> list[float]:
    """One game; the returns of all players."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def search(name: str, simulations: int) -> None:
    """Monte-Carlo tree search against random play."""
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(7)
    searcher = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    others = [pyspiel.make_uniform_random_bot(player, player) for player in range(1, game.num_players())]
    print(name, "search against random play:", play(game, [searcher, *others], luck))


def learn(name: str, iterations: int) -> None:
    """Counterfactual regret minimisation by outcome sampling: each iteration walks through one game a player."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name))
    for _ in range(iterations):
        solver.iteration()
    print(name, "information states met while learning:", len(solver._infostates))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="python_kingcraft_kingdom_builder")
    parser.add_argument("--simulations", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=3)
    wanted = parser.parse_args()
    search(wanted.game, wanted.simulations)
    learn(wanted.game, wanted.iterations)
