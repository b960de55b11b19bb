"""What lines of Kingsburg are worth that nobody chooses freely, each played by weights learned for it alone.

    PYTHONPATH=build/native python benchmarks/lines.py
    PYTHONPATH=build/native python benchmarks/lines.py --lines farms,cathedral --learn 16000 --games 900

A line is a building that a seat is sworn to, with all before it in its row. In every round one seat of each game is
sworn, the others have a king's weights; from the sworn seats' games alone weights are learned, which the next round
plays by. Then one knight by the last of them sits among knights with a king's weights. docs/lab/kings.md has what came
of it.
"""

import argparse

from kingcraft.arena.standings import wilson
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.sampling import Samples, gather
from kingcraft.bots.kingsburg.season import Search, decision
from kingcraft.bots.kingsburg.training import FOLLY, fitted, sworn, varied
from kingcraft.bots.kingsburg.weights import Book, Named, book_for_king, completed, places
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.position import owns
from kingcraft.kingsburg.state import KingsburgState

MAIN = "main"
LINES = f"{MAIN},farms,merchants-guild,cathedral,wizards-guild,fortress,embassy"
WIDTH = 4
"""How many placements everybody follows."""


def start(seats: int) -> KingsburgState:
    """The beginning of a base game."""
    game = game_named("kingsburg")
    state = game.start(seats, game.settle(seats, {}))
    assert isinstance(state, KingsburgState)
    return state


class Line:
    """A line, and the weights that were learned for it so far, the vow left out."""

    def __init__(self, building: str, seats: int) -> None:
        self.seats = seats
        self.box = start(seats).box
        self.names = [*places(self.box)]
        self.goal = -1 if building == MAIN else [entry.id for entry in self.box.buildings].index(building)
        self.king = completed(book_for_king("").named[seats], self.box)
        self.weights = self.king

    def judge(self, weights: Named) -> Judge:
        """Somebody who judges by these weights alone, without a net."""
        return Judge(Book({self.seats: weights}))

    def vowed(self, weights: Named) -> Named:
        """The weights with the vow, if there is one."""
        if self.goal < 0:
            return weights
        return sworn(weights, self.box, self.goal // COLUMNS, self.goal % COLUMNS + 1)

    def learn(self, games: int, luck: Stream) -> None:
        """A round: half of the sworn seats have a taste besides, so that more is seen than the best."""
        samples, others = Samples(self.names), self.judge(self.king)
        plain = self.judge(self.vowed(self.weights))
        tastes = [self.judge(self.vowed(varied(self.weights, self.box, luck))) for _ in range(20)]
        for number in range(games):
            judges = [others] * self.seats
            own = number % self.seats
            judges[own] = plain if number % 2 else tastes[luck.below(len(tastes))]
            samples.learn(gather(self.names, start(self.seats), judges, luck.fork(number), FOLLY, WIDTH)[own])
        self.weights = fitted(samples, self.weights)

    def play(self, number: int, luck: Stream) -> tuple[float, int, bool]:
        """A game of one who follows the line among others: its part of the victory, points, whether it got there."""
        own = number % self.seats
        judges = [self.judge(self.vowed(self.weights) if seat == own else self.king) for seat in range(self.seats)]
        searches = [Search(judge, luck.fork(seat)) for seat, judge in enumerate(judges)]
        state, dice = start(self.seats), luck.fork(self.seats)
        while state.to_act != OVER:
            state.make(state.sample(dice) if state.to_act == CHANCE else decision(searches[state.to_act], state, WIDTH))
        winners = state.winners()
        built = self.goal < 0 or (owns(state, own) >> self.goal) & 1 == 1
        return (1 / len(winners) if own in winners else 0.0), state.scores()[own], built


def lines_in(text: str) -> list[str]:
    """The lines that a word names, with commas between."""
    names, known = text.split(","), [MAIN, *start(3).box.building_ids]
    if not set(names) <= set(known):
        raise argparse.ArgumentTypeError(f"lines are {', '.join(known)}, not {text}")
    return names


def main() -> None:
    """Prints a table of all lines that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=lines_in, default=LINES)
    parser.add_argument("--seats", type=int, default=3, choices=(3, 5), help="odd, so that every seat has tastes")
    parser.add_argument("--learn", type=int, default=6000, help="games a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| line | built | wins | when built | points |")
    print("|---|---:|---:|---:|---:|")
    for building in asked.lines:
        line = Line(building, asked.seats)
        for round in range(asked.rounds):
            line.learn(asked.learn, Stream(asked.seed).fork(round))
        played = [
            line.play(number, Stream(asked.seed + 1).fork(number // asked.seats)) for number in range(asked.games)
        ]
        wins, there = sum([win for win, _, _ in played]), [win for win, _, built in played if built]
        low, high = wilson(wins / asked.games, asked.games)
        share = f"{100 * wins / asked.games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        when = f"{100 * sum(there) / len(there):.1f} %" if there else ""
        points = sum([scored for _, scored, _ in played]) / asked.games
        print(f"| {building} | {100 * len(there) / asked.games:.0f} % | {share} | {when} | {points:.1f} |", flush=True)


if __name__ == "__main__":
    main()
