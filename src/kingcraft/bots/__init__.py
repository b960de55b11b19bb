"""The bots there are, by name, weak to strong; who helps them think, and who trains them."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from kingcraft.bots.base import Bot, Budget, RandomBot, remade
from kingcraft.bots.kingdom_builder import king as builder_king
from kingcraft.bots.kingdom_builder import king_1 as builder_king_1
from kingcraft.bots.kingdom_builder import knight as builder_knight
from kingcraft.bots.kingdom_builder import oracle as builder_oracle
from kingcraft.bots.kingdom_builder import page as builder_page
from kingcraft.bots.kingdom_builder import squire as builder_squire
from kingcraft.bots.kingdom_builder import training as builder_training
from kingcraft.bots.kingsburg import king, king_1, knight, oracle, page, squire, training
from kingcraft.bots.lesson import Lesson
from kingcraft.bots.oracle import Oracle, Seer
from kingcraft.bots.race import Runner
from kingcraft.core.registry import called
from kingcraft.core.ruling import BadOption, Ruling

Maker = Callable[[Budget], Bot]
"""What makes a bot, for a budget of thought."""


def _former(maker: Maker, file: str) -> Maker:
    """A bot with the weights that a file in `frozen` has."""

    def made(budget: Budget) -> Bot:
        weights = (files("kingcraft.bots") / "frozen" / file).read_text(encoding="utf-8")
        return remade(maker, budget, weights)

    return made


LEVELS: Final[dict[str, dict[str, Maker]]] = {
    "kingdom-builder": {
        "page": builder_page.Page,
        "squire": builder_squire.Squire,
        "knight": builder_knight.Knight,
        "king": builder_king.King,
    },
    "kingsburg": {"page": page.Page, "squire": squire.Squire, "knight": knight.Knight, "king": king.King},
}
"""Per game, the bots from weak to strong; `random` plays every game."""

FROZEN: Final[dict[str, dict[str, Maker]]] = {
    "kingdom-builder": {"king-1": _former(builder_king_1.FirstKing, "kingdom-builder-1.json")},
    "kingsburg": {"king-1": _former(king_1.FirstKing, "kingsburg-1.json")},
}
"""Per game, bots as they were once, for measuring progress by: each with the weights it had then, in `frozen`."""

RUNNERS: Final[dict[str, Callable[[dict[str, Any]], list[Runner]]]] = {
    "kingdom-builder": builder_king.runners_of,
    "kingsburg": king.runners_of,
}
"""Per game, how an aide takes up a king's task."""

ORACLES: Final[dict[str, Callable[[], Oracle]]] = {
    "kingdom-builder": builder_oracle.BuilderOracle,
    "kingsburg": oracle.KingsburgOracle,
}
"""Per game, who says what a position comes to for every seat."""


def oracle_for(game: str) -> Oracle:
    """Who says what positions of a game come to; BadOption if nobody does."""
    if game not in ORACLES:
        raise BadOption(
            Ruling("game-unforetold", facts={"game": called(game), "known": [called(each) for each in sorted(ORACLES)]})
        )
    return ORACLES[game]()


class Trainer:
    """How a game's weights are learned: `train` goes on in a file for a number of seats until so many rounds are done,
    and tells how many that took.

    A lesson says what a round is made of; `progress` hears how far it is. Where there are nets, `lost_units` tells how
    large one is that such a training would drop from the file.
    """

    def __init__(
        self,
        train: Callable[[Path, int, int, Lesson, Callable[[int, int], None]], int],
        rounds: int,
        games: int,
        lost_units: Callable[[Path, int, int, Lesson], int] | None = None,
    ) -> None:
        self.train = train
        self.rounds = rounds
        self.games = games
        self.lost_units = lost_units


TRAINERS: Final[dict[str, Trainer]] = {
    "kingdom-builder": Trainer(builder_training.train, builder_training.ROUNDS, builder_training.GAMES),
    "kingsburg": Trainer(training.train, training.ROUNDS, training.GAMES, training.lost_units),
}
"""Per game, who trains its bots, and for how long if nobody says."""


def bot_names(game: str) -> list[str]:
    """The names of a game's bots, weak to strong."""
    return ["random", *LEVELS.get(game, {})]


def bot_named(name: str, game: str, budget: Budget | None = None, weights: str = "") -> Bot:
    """A new bot of that name for a game, with the text of a file of weights if given; BadOption if there is none."""
    makers = makers_for(game)
    if name not in makers:
        raise BadOption(Ruling("bot-unknown", facts={"bot": name, "known": bot_names(game)}))
    return remade(makers[name], budget or Budget(seconds=1.0), weights)


def makers_for(game: str) -> dict[str, Maker]:
    """Everybody who plays a game, by name: those of `bot_names`, and those that others are measured by."""
    makers: dict[str, Maker] = {"random": lambda budget: RandomBot(), **LEVELS.get(game, {}), **FROZEN.get(game, {})}
    if game in ORACLES:
        makers["oracle"] = lambda budget: Seer(ORACLES[game](), budget)
    return makers


def trainer_of(game: str) -> Trainer:
    """Who trains the bots of a game; BadOption if nobody does."""
    if game not in TRAINERS:
        raise BadOption(Ruling("game-unknown", facts={"game": game, "known": sorted(TRAINERS)}))
    return TRAINERS[game]
