"""Masked policy gradient on `kc.batch`, in nothing but numpy: learns Kingdom Builder against the page.

`python examples/policy_gradient.py --games 24000 --svg curve.svg`. The policy weighs the gold and the tiles that a
decision brings at once, and what a hex has around it, for each kingdom card by itself. It plays any legal decision by
lot, those of more weight more often. After so many games the weights move towards decisions after which more gold was
gained on the page than is usual (REINFORCE with fading traces and a mean for baseline, Adam with smaller and smaller
steps).
"""

import argparse
from pathlib import Path

import numpy as np
import numpy.typing as npt

import kingcraft as kc
from kingcraft.arena.balance_report import alone
from kingcraft.arena.plots import Scale, Span, spans
from kingcraft.kingdom_builder import field
from kingcraft.kingdom_builder.effects import LETTERS
from kingcraft.kingdom_builder.hexes import HEXES, neighbours, sector
from kingcraft.research.batch import Games

Array = npt.NDArray[np.float32]
FADING = 0.9
"""How much of what a decision is answerable for is left at the next one."""
MOST_PLIES = 1000
LOOKS = 14
"""So much the policy sees of a hex."""
LAND = [LETTERS.index(letter) for letter in "KLWM"]
"""Castles, locations, water and mountains: what cards and tiles ask for."""
NEAR = np.array([[*neighbours(hex), *[HEXES] * (6 - len(neighbours(hex)))] for hex in range(int(HEXES))])
ROW = np.eye(20, dtype=np.float32)[np.arange(400) // 20]
SECTOR = np.eye(4, dtype=np.float32)[[sector(hex) for hex in range(400)]]
EDGE = np.array([len(neighbours(hex)) < 6 for hex in range(400)], np.float32)


def around(planes: Array) -> Array:
    """For every hex how many of its neighbours are marked, plane by plane."""
    return np.pad(planes, [(0, 0)] * (planes.ndim - 1) + [(0, 1)])[..., NEAR].sum(-1)


class Eyes:
    """What the policy sees of a batch: looks of every hex, and which kingdom cards are in play."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.parts = {part.name: part for part in games.observation_parts()}
        self.land = np.zeros((len(games), len(LAND), 400), np.float32)
        self.cards = np.ones((len(games), 1 + self.parts["cards"].size), np.float32)
        self.look(np.arange(len(games)))

    def part(self, name: str) -> Array:
        """A part of all observations, hexes in one row."""
        part = self.parts[name]
        found = self.games.observations[:, part.first : part.first + part.size]
        return found.reshape(len(found), -1, 400) if part.shape[-2:] == [20, 20] else found

    def look(self, places: npt.NDArray[np.int64]) -> None:
        """Looks at land and cards of games that have just begun."""
        self.land[places] = around(self.part("terrain")[places][:, LAND])
        self.cards[places, 1:] = self.part("cards")[places]

    def hexes(self) -> Array:
        """The looks of every hex: (games, hexes, looks)."""
        own, other = np.moveaxis(self.part("settlements")[:, :2], 1, 0)
        near = around(np.stack([own, other], 1))
        in_row, in_sector = own @ ROW, own @ SECTOR
        fewest = in_sector.min(1, keepdims=True)
        looks = [
            np.ones_like(own), near[:, 0] / 3, near[:, 0] == 0, near[:, 1] / 3, *np.moveaxis(self.land, 1, 0),
            in_row[:, np.arange(400) // 20] / 5, in_row[:, np.arange(400) // 20] == 0,
            (in_row == in_row.max(1, keepdims=True))[:, np.arange(400) // 20],
            in_sector[:, SECTOR.argmax(1)] / 10, (in_sector == fewest)[:, SECTOR.argmax(1)],
            np.broadcast_to(EDGE, own.shape),
        ]  # fmt: skip
        return np.stack(looks, -1).astype(np.float32)


def gains(games: Games, game: npt.NDArray[np.int64], number: npt.NDArray[np.int64]) -> Array:
    """The gold and the tiles that each decision brings at once, by the rules: no card that is hidden bears on it."""
    found = np.zeros((len(game), 2), np.float32)
    numbers = games.first.numbering()
    for place, state in enumerate(games.states):
        seat = int(state.to_act)
        now = has(state, seat)
        for row in range(*np.searchsorted(game, [place, place + 1])):
            after = state.copy()
            after.make(int(numbers.action(int(number[row]))))
            found[row] = has(after, seat) - now
    return found.clip(-10, 10) / (3, 1)


def has(state: kc.State, seat: int) -> Array:
    """The gold and the tiles of a seat."""
    held = state.cells[field.cells_of(seat) + field.HELD]
    return np.array([state.scores()[seat], int(held).bit_count()], np.float32)


class Policy:
    """Weights for placing and for lifting at a hex, by card; for each tile; for the rest, and for what is gained."""

    def __init__(self, games: Games) -> None:
        spans = {span.name: span for span in games.first.numbering().spans}
        self.use, self.put, self.end = (int(spans[name].number) for name in ("use", "put", "end"))
        self.lifts = np.array([move != 0 for move in games.first.box.moves])
        self.cards = (
            games.observation_parts()[[part.name for part in games.observation_parts()].index("cards")].size + 1
        )
        self.wide = LOOKS * self.cards
        self.weights = np.zeros(2 * self.wide + len(self.lifts) + 5)

    def features(self, eyes: Eyes, game: npt.NDArray[np.int64], number: npt.NDArray[np.int64]) -> Array:
        """One row for each legal decision of each game."""
        found = np.zeros((len(game), len(self.weights)), np.float32)
        at = np.flatnonzero(number < self.end)
        hexes = eyes.hexes()[game[at], number[at] % 400]
        by_card = (hexes[:, :, None] * eyes.cards[game[at]][:, None, :]).reshape(len(at), self.wide)
        tile = (number[at] - self.use) // 400
        used = (number[at] >= self.use) & (number[at] < self.put)
        lifted = used & self.lifts[np.where(used, tile, 0)]
        found[at[~lifted], : self.wide] = by_card[~lifted]
        found[at[lifted], self.wide : 2 * self.wide] = by_card[lifted]
        found[at[used], 2 * self.wide + tile[used]] = 1.0
        rest = np.flatnonzero(number >= self.end)
        found[rest, len(self.weights) - 5 + np.minimum(number[rest] - self.end, 2)] = 1.0
        found[:, -2:] = gains(eyes.games, game, number)
        return found

    def choose(self, eyes: Eyes, luck: np.random.Generator | None) -> tuple[npt.NDArray[np.int64], Array]:
        """A number for every game, by lot or the best, and which way the weights would make it likelier."""
        game, number = np.nonzero(eyes.games.masks)
        starts = np.flatnonzero(np.diff(game, prepend=-1))
        found = self.features(eyes, game, number)
        worth = found @ self.weights
        worth -= np.maximum.reduceat(worth, starts)[game]
        odds = np.exp(worth)
        odds /= np.add.reduceat(odds, starts)[game]
        drawn = worth if luck is None else worth + luck.gumbel(size=len(worth))
        best = np.flatnonzero(drawn == np.maximum.reduceat(drawn, starts)[game])
        best = best[np.unique(game[best], return_index=True)[1]]
        mean = np.add.reduceat(found * odds[:, None].astype(np.float32), starts)
        return number[best], found[best] - mean


class Learner:
    """Moves the weights after every so many games, and keeps what the games brought."""

    def __init__(self, policy: Policy, games: int, every: int, rate: float) -> None:
        self.policy, self.every, self.rate = policy, every, rate
        self.steps = max(1, games // every)
        self.slopes: list[Array] = []
        self.first, self.second = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
        self.updates = 0

    def hear(self, slope: Array) -> None:
        """One game is over: which way it would move the weights."""
        self.slopes.append(slope)
        if len(self.slopes) == self.every:
            self.move()

    def move(self) -> None:
        """One step of Adam."""
        slope = np.mean(self.slopes, axis=0)
        self.updates += 1
        self.first = 0.9 * self.first + 0.1 * slope
        self.second = 0.99 * self.second + 0.01 * slope**2
        step = self.first / (1 - 0.9**self.updates)
        rate = self.rate * max(0.0, 1 - self.updates / self.steps)
        self.policy.weights += rate * step / (np.sqrt(self.second / (1 - 0.99**self.updates)) + 1e-8)
        self.slopes.clear()


class Course:
    """Which way each game under way would move the weights, from what every decision brought.

    A decision is answerable for the gold that the learner gains on the page after it, what comes later less and less:
    so much is known of it long before the game ends, and luck that comes late blurs nothing.
    """

    def __init__(self, games: Games, seats: npt.NDArray[np.int64], width: int) -> None:
        self.games, self.seats = games, seats
        self.traces = np.zeros((len(games), width), np.float32)
        self.slopes = np.zeros_like(self.traces)
        self.leads = self.leads_now()
        self.plies = np.zeros(len(games), np.int64)
        self.usual = np.zeros(MOST_PLIES, np.float32)

    def leads_now(self) -> Array:
        """The gold by which each learner is ahead as games stand."""
        found = [state.scores() for state in self.games.states]
        return np.array([2 * gold[seat] - sum(gold) for gold, seat in zip(found, self.seats, strict=True)], np.float32)

    def follow(self, ways: Array, ended: npt.NDArray[np.int64]) -> None:
        """One step of all games: the ways in which what was played would be likelier, and the games that are over."""
        self.traces = FADING * self.traces + ways
        leads = self.leads_now()
        gained = leads - self.leads
        gained[ended] = self.games.rewards[ended, self.seats[ended]] - self.leads[ended]
        more = gained - self.usual[self.plies]
        self.slopes += self.traces * more[:, None]
        np.add.at(self.usual, self.plies, 0.01 * more)
        self.leads = leads
        self.plies = np.minimum(self.plies + 1, MOST_PLIES - 1)

    def end(self, place: int) -> Array:
        """The slope of a game that is over; its place has a new one."""
        slope = self.slopes[place].copy()
        self.traces[place] = self.slopes[place] = self.plies[place] = 0
        return slope


def play(policy: Policy, count: int, size: int, seed: int, learner: Learner | None) -> list[float]:
    """So many games against the page; the points by which each was won or lost."""
    games = kc.batch("kingdom-builder", size, seed=seed, reward="points", against=["page"])
    luck = np.random.default_rng(seed) if learner else None
    eyes, seats = Eyes(games), games.to_act.copy()
    course = Course(games, seats, len(policy.weights))
    found: list[float] = []
    while len(found) < count:
        numbers, ways = policy.choose(eyes, luck)
        games.step(numbers)
        ended = np.flatnonzero(games.done)
        course.follow(ways, ended)
        eyes.look(ended)
        for place in ended:
            found.append(float(games.rewards[place, seats[place]]))
            slope = course.end(place)
            if learner:
                learner.hear(slope)
    return found[:count]


def rate(points: list[float]) -> tuple[float, float]:
    """The part of games that were won, a tie a half, and how far the truth may be off (95 %)."""
    part = float(np.mean([(1 + np.sign(each)) / 2 for each in points]))
    return part, float(1.96 * np.sqrt(max(part * (1 - part), 1e-9) / len(points)))


def curve(points: list[float], block: int, last: list[float]) -> str:
    """The games in blocks from first to last, each with the part that was won; the even line is marked."""
    blocks = [(f"{at + 1} to {at + block}", points[at : at + block]) for at in range(0, len(points), block)]
    rows = []
    for name, part in [*blocks, ("what was learned", last)]:
        won, off = rate(part)
        rows.append(Span(name, max(0.0, won - off), won, min(1.0, won + off), f"{won:.0%} of {len(part)}", won > 0.5))
    return spans(rows, Scale(0.0, 1.0, 10, False, lambda value: f"{value:.0%}"), [0.5], "Won against the page")


def main() -> None:
    """Learns, then plays what was learned without a lot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24000)
    parser.add_argument("--size", type=int, default=64, help="games at once")
    parser.add_argument("--every", type=int, default=32, help="games between two steps of the weights")
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--trial", type=int, default=1000, help="games of what was learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--svg", type=Path)
    wanted = parser.parse_args()
    policy = Policy(kc.batch("kingdom-builder", 1, against=["page"]))
    points = play(
        policy, wanted.games, wanted.size, wanted.seed, Learner(policy, wanted.games, wanted.every, wanted.rate)
    )
    last = play(policy, wanted.trial, wanted.size, wanted.seed + 1, None)
    picture = curve(points, max(1, wanted.games // 12), last)
    if wanted.svg:
        wanted.svg.write_text(alone(picture), encoding="utf-8")
    print(f"won {rate(points[: wanted.every])[0]:.0%} of the first games against the page, {rate(last)[0]:.0%} at last")


if __name__ == "__main__":
    main()
