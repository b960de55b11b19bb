"""What a Kingsburg king's first look and playouts know of its placements, judged by knights who play on for a year.

    PYTHONPATH=build/native python benchmarks/foresight.py --positions 60 --truths 60 --playouts 60

One seat has a king's weights, the others are knights. At one placement of each game, up to five moves are played on by
knights: the means are taken for the truth. Told is how much of the differences between moves is explained by the first
look, by the season after it, and by so many moments of squires after that; and what is gained over the first look by
choosing so, in points of the chance to win. docs/lab/kings.md has what came of it.
"""

import argparse
from itertools import count

import numpy as np

from kingcraft.bots.base import Budget
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.foresight import who_plays
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.king import King, Line, search_for, show_all
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import (
    CERTAIN,
    Search,
    best_line,
    hour_of,
    moment_of,
    play_to_moment,
    search_from,
    standing,
)
from kingcraft.bots.kingsburg.weights import book_for_king, book_of
from kingcraft.core.registry import game_named
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.chance import any_card
from kingcraft.kingsburg.state import KingsburgState

MOVES = 5
"""How many moves of a position are compared at most."""
WIDTH = 8
"""How many placements a knight follows."""
YEAR = 4
"""How many moments the truth is played on for."""
SQUIRES = 3
"""How many moments squires play on for in a playout."""
LATEST = 40
"""At which of a seat's placements a game is looked at, at the latest."""
POINTS = 100 / CERTAIN

Table = np.ndarray


class Tables:
    """Who judges for whom."""

    def __init__(self) -> None:
        self.king = King(Budget(playouts=1))
        self.own = Judge(book_for_king(""))
        self.others = Judge(book_of(""))

    def move(self, state: KingsburgState, seat: int, luck: Stream) -> int:
        """What a knight does: one seat by a king's weights, the others by everybody's."""
        search = search_from(self.own if state.to_act == seat else self.others, state, luck)
        placing = state.step == step.INFLUENCE
        return int(best_line(search, state, WIDTH) if placing else decide(search.plan, search.judge, state))


def play_year(tables: Tables, state: KingsburgState, seat: int, luck: Stream) -> int:
    """Plays on by knights; the moment that is reached."""
    last = hour_of(state)
    end = min(MOMENTS, last + YEAR)
    while moment_of(state) < end:
        state.make(state.sample(luck) if state.to_act == CHANCE else tables.move(state, seat, luck))
    return int(moment_of(state))


def after(root: KingsburgState, action: int, luck: Stream) -> KingsburgState:
    """A copy after a move, with a card of its own if the seat has not seen it."""
    state = root.copy()
    if state.enemy >= 0 and (root.seen >> root.to_act) & 1 == 0:
        state.enemy = any_card(state, luck)
    state.make(action)
    return state


def truth_of(tables: Tables, search: Search, root: KingsburgState, action: int, seed: int) -> int:
    """A move's worth in one game that knights play on."""
    luck = Stream(seed)
    state = after(root, action, luck)
    moment = play_year(tables, state, int(root.to_act), luck)
    return int(standing(search, state, root.to_act, moment))


def playout_of(search: Search, root: KingsburgState, line: Line, seed: int) -> list[int]:
    """A line's worth after the season as a king plays it on, and after each moment of squires."""
    luck = Stream(seed)
    own, others = who_plays(search, luck)
    state = after(root, line.action, luck)
    moment = moment_of(state)
    if moment < 0:
        moment = line.foresight.play_season(own, others, state, root.to_act, luck.fork(3))
    found = [int(standing(search, state, root.to_act, moment))]
    for _ in range(SQUIRES):
        if moment < MOMENTS:
            own.stream = luck.fork(4 + moment)
            moment = play_to_moment(own, state)
        found.append(int(standing(search, state, root.to_act, moment)))
    return found


def look_at(tables: Tables, root: KingsburgState, truths: int, playouts: int, seed: int) -> tuple[Table, Table] | None:
    """A row for each move: first look and playouts; and its truth. Nothing where there is little to choose."""
    king = tables.king
    search = search_for(king.judge, king.rivals, root, Stream(seed))
    search.insight = king.insight
    lines = king.first_lines(search, root)[:MOVES]
    if len(lines) < 3:
        return None
    show_all(search)
    rows, truth = [], []
    for line in lines:
        played = [playout_of(search, root, line, seed + 1000 + n) for n in range(playouts)]
        rows.append([int(line.worth), *np.mean(played, axis=0)])
        truth.append(np.mean([truth_of(tables, search, root, line.action, seed + n) for n in range(truths)]))
    return np.array(rows) * POINTS, np.array(truth) * POINTS


def position(tables: Tables, seats: int, seed: int) -> KingsburgState | None:
    """A placement of one seat in a game of knights, imagined by that seat; None if the game was over before."""
    luck = Stream(seed)
    seat, when = luck.below(seats), 1 + luck.below(LATEST)
    game = game_named("kingsburg")
    state = game.start(seats, game.settle(seats, {}))
    assert isinstance(state, KingsburgState)
    while state.to_act != OVER:
        if state.to_act == seat and state.step == step.INFLUENCE:
            when -= 1
            if when == 0:
                imagined = state.imagine(int(seat), luck)
                assert isinstance(imagined, KingsburgState)
                return imagined
        state.make(state.sample(luck) if state.to_act == CHANCE else tables.move(state, int(seat), luck))
    return None


def tell(found: list[tuple[Table, Table]]) -> None:
    """What each kind of thought explains, alone and all together, and what is gained by choosing so."""
    centred = [(rows - rows.mean(0), truth - truth.mean()) for rows, truth in found]
    names = ["first look", "season", *[f"{moments} moments more" for moments in range(1, SQUIRES + 1)]]
    kinds = [(name, [place]) for place, name in enumerate(names)]
    kinds += [(f"first look, season, {name}", [0, 1, place + 2]) for place, name in enumerate(names[2:])]
    for name, columns in kinds:
        rows, truth = (
            np.concatenate([one[:, columns] for one, _ in centred]),
            np.concatenate([two for _, two in centred]),
        )
        weights = np.linalg.lstsq(rows, truth, rcond=None)[0]
        left = 1 - ((truth - rows @ weights) ** 2).sum() / (truth**2).sum()
        gains = [two[(one[:, columns] @ weights).argmax()] - two[one[:, 0].argmax()] for one, two in centred]
        doubt = np.std(gains) / len(gains) ** 0.5
        said = " ".join(f"{weight:5.2f}" for weight in weights)
        print(f"{name:38} {100 * left:4.0f} %   gain {np.mean(gains):5.2f} ± {doubt:.2f}   weights {said}")


def main() -> None:
    """Looks at so many positions, each of a game of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("seats", 3), ("positions", 60), ("truths", 60), ("playouts", 60), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args()
    tables = Tables()
    found: list[tuple[Table, Table]] = []
    for number in count(asked.seed * 1_000_000, 10_000):
        root = position(tables, asked.seats, number)
        looked = look_at(tables, root, asked.truths, asked.playouts, number) if root else None
        found += [looked] if looked else []
        if len(found) == asked.positions:
            break
    tell(found)


if __name__ == "__main__":
    main()
