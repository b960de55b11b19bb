"""What a Kingsburg king's choices of placements are worth, by how long it thinks and by who sits at the table.

    PYTHONPATH=build/native python benchmarks/choices.py --others king-1@30p --bots king@10p,king@100p,king@1000p
    PYTHONPATH=build/native python benchmarks/choices.py --others king@30p --seats 3 --positions 150

In games of a king among others, some of its placements are looked at. Each bot's choice is played on many times, on the
same luck: the others place as they really do, the seat itself as one that takes them for knights; after the season all
play on quickly for three moments, as in a king's playouts. The mean is what the choice is worth by the king's judge, in
points of the chance to win over the choice at first sight. docs/lab/kings.md has what came of it.
"""

import argparse
from collections.abc import Iterator
from itertools import count
from statistics import fmean, stdev

from kingcraft.bots.base import Bot
from kingcraft.bots.kingsburg.deciding import decide
from kingcraft.bots.kingsburg.foresight import thought_over
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.king import FAR, HORIZON, search_for, show_all
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.season import (
    CERTAIN,
    Search,
    favourite,
    hour_of,
    moment_of,
    play_to_moment,
    search_from,
    standing,
)
from kingcraft.bots.kingsburg.weights import book_for_king, book_of
from kingcraft.bots.words import entrant
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import Refused
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.state import KingsburgState

FIRST_SIGHT = "king@1p"
PLAYER = "king@60p"
"""Who plays the games that positions are taken from."""
SELDOM = 5
"""One placement in so many is looked at."""
FUTURES = 4
"""How often the moments after a season are played on."""


class Table:
    """Who judges for the seat that is looked at, how it thinks that others judge, and who they are."""

    def __init__(self, others: str) -> None:
        self.own, self.rivals = Judge(book_for_king("")), Judge(book_of(""))
        self.others = made(others)
        self.like_kings = others.startswith("king@")

    def quick(self, state: KingsburgState, seat: int, luck: Stream) -> int:
        """What anybody does who does not place: as a squire by its weights."""
        judge = self.own if state.to_act == seat or self.like_kings else self.rivals
        return int(decide(search_from(judge, state, luck).plan, judge, state))

    def place(self, state: KingsburgState, seat: int, luck: Stream) -> int:
        """What somebody places: the others as the bots they are."""
        if state.to_act != seat:
            return self.others.choose(state, luck)
        search = search_for(self.own, self.rivals, state, luck)
        return int(favourite(thought_over(search, state), luck, 0))


def made(text: str) -> Bot:
    """A bot with its budget, free of likings."""
    return entrant(text).hire("kingsburg")


def worth_of(table: Table, root: KingsburgState, action: int, seed: int) -> float:
    """What a placement comes to once, in points of the chance to win."""
    luck, seat = Stream(seed), int(root.to_act)
    whims, dice = luck.fork(1), luck.fork(2)
    state = root.imagine(seat, luck)
    assert isinstance(state, KingsburgState)
    state.make(action)
    last = hour_of(root)
    while moment_of(state) <= last:
        if state.to_act == CHANCE:
            state.make(state.sample(dice))
        else:
            move = table.place if state.step == step.INFLUENCE else table.quick
            state.make(move(state, seat, whims))
    search = search_for(table.own, table.rivals, state, whims)
    show_all(search)
    now = int(standing(search, state, seat, moment_of(state)))
    later = fmean([in_future(search, state, seat, luck.fork(3 + number)) for number in range(FUTURES)])
    return (now + (later - now) * int(FAR) / 100) * 100 / CERTAIN


def in_future(search: Search, state: KingsburgState, seat: int, luck: Stream) -> int:
    """A seat's chance after some more moments of the year."""
    future, search.stream = state.copy(), luck
    moment = moment_of(future)
    for _ in range(HORIZON):
        if moment < MOMENTS:
            moment = play_to_moment(search, future)
    return int(standing(search, future, seat, moment))


def positions(table: Table, seats: int, seed: int) -> Iterator[KingsburgState]:
    """Placements of one seat in a game, as that seat imagines them."""
    luck, player = Stream(seed), made(PLAYER)
    seat = luck.below(seats)
    game = game_named("kingsburg")
    state = game.start(seats, game.settle(seats, {}))
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.make(state.sample(luck))
            continue
        imagined = state.imagine(int(state.to_act), luck)
        assert isinstance(imagined, KingsburgState)
        placing = imagined.step == step.INFLUENCE and len(state.legal()) > 1
        if placing and state.to_act == seat and luck.below(SELDOM) == 0:
            yield imagined
        state.make((player if state.to_act == seat else table.others).choose(imagined, luck))


def look_at(table: Table, root: KingsburgState, bots: list[str], truths: int) -> list[float]:
    """What the choice of each bot is worth over that at first sight."""
    chosen = [made(bot).choose(root.copy(), Stream(number)) for number, bot in enumerate([FIRST_SIGHT, *bots])]
    worths = dict.fromkeys(chosen, 0.0)
    if len(worths) > 1:
        worths = {action: fmean([worth_of(table, root, action, seed) for seed in range(truths)]) for action in worths}
    return [worths[action] - worths[chosen[0]] for action in chosen[1:]]


def bot_in(text: str) -> str:
    """The name of a bot that can be had."""
    try:
        made(text)
    except Refused as refused:
        raise argparse.ArgumentTypeError(str(refused)) from None
    return text


def bots_in(text: str) -> list[str]:
    """Several of them, with commas between."""
    return [bot_in(name) for name in text.split(",")]


def main() -> None:
    """Looks at so many placements."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3, choices=range(2, 6))
    for name, usual in (("positions", 100), ("truths", 24), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--others", type=bot_in, default="king-1@30p")
    parser.add_argument("--bots", type=bots_in, default="king@10p,king@100p,king@1000p,king-1@1000p")
    asked = parser.parse_args()
    if asked.positions < 2 or asked.truths < 1:
        parser.error("it takes 2 positions and 1 truth at least")
    table, bots = Table(asked.others), asked.bots
    roots = (root for game in count(asked.seed * 1000) for root in positions(table, asked.seats, game))
    found = [look_at(table, next(roots), bots, asked.truths) for _ in range(asked.positions)]
    for bot, gains in zip(bots, zip(*found, strict=True), strict=True):
        print(f"{bot:20} {fmean(gains):+.2f} ± {stdev(gains) / len(gains) ** 0.5:.2f}")


if __name__ == "__main__":
    main()
