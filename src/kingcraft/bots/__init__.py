"""The bots there are, by name, weak to strong; who foretells, and who trains them. Each game's are in its kit.

`king` is the newest king, `king@2` is version 2 of it, whether that is the newest or an older one that is kept.
"""

import re
from typing import Final

from kingcraft.bots.base import Bot, Budget, RandomBot, remade
from kingcraft.bots.kit import Maker, Trainer, brought_to, kit_of
from kingcraft.bots.oracle import Oracle, Seer
from kingcraft.core.registry import called, game_names
from kingcraft.core.ruling import BadOption, Ruling

_VERSIONED: Final = re.compile(r"([a-z]+)[@-]([1-9][0-9]{0,2})")
"""A bot's name and its version; the hyphen is how the first kings were called before there were versions."""


def oracle_for(game: str) -> Oracle:
    """Who says what positions of a game come to; BadOption if nobody does."""
    oracle = kit_of(game).oracle
    if oracle is None:
        known = [called(each) for each in game_names() if kit_of(each).oracle]
        raise BadOption(Ruling("game-unforetold", facts={"game": called(game), "known": known}))
    return oracle()


def bot_names(game: str) -> list[str]:
    """The names of a game's bots, weak to strong; what other packages bring stands here where it has none itself."""
    return ["random", *(kit_of(game).levels or brought_to(game))]


def bot_named(name: str, game: str, budget: Budget | None = None, weights: str = "") -> Bot:
    """A new bot of that name for a game, with the text of a file of weights if given; BadOption if there is none."""
    maker = _own_makers(game).get(_plain(name, game)) or brought_to(game).get(name)
    if maker is None:
        raise BadOption(Ruling("bot-unknown", facts={"bot": name, "known": bot_names(game)}))
    return remade(maker, budget or Budget(seconds=1.0), weights)


def versioned(name: str, game: str) -> str:
    """A bot's name with its version, to be kept with what it did: `king@2` for `king`. Names of bots that have none
    (of other packages, of files) and unknown ones stay as they are."""
    one = _plain(name, game)
    return f"{one}@{version_of(one, game)}" if one in kit_of(game).levels else one


def version_of(name: str, game: str) -> int:
    """The newest version of one of a game's own bots."""
    return kit_of(game).versions.get(name, 1)


def kept_or_newest(name: str, game: str) -> str:
    """The version a name asks for, if it is still there, else the newest of that bot."""
    known = _plain(name, game) in _own_makers(game)
    return name if known else name.partition("@")[0]


def _plain(name: str, game: str) -> str:
    """A bot's name as its kit has it: without its version if that is the newest, else with it. `king-1` is `king@1`."""
    found = _VERSIONED.fullmatch(name)
    if found is None or found[1] not in kit_of(game).levels:
        return name
    return found[1] if int(found[2]) == version_of(found[1], game) else f"{found[1]}@{int(found[2])}"


def makers_for(game: str) -> dict[str, Maker]:
    """Everybody who plays a game, by name: those of `bot_names`, those of other packages, and those that others are
    measured by. Names that are taken stay with the game."""
    own = _own_makers(game)
    return {**own, **{name: maker for name, maker in brought_to(game).items() if name not in own}}


def _own_makers(game: str) -> dict[str, Maker]:
    kit = kit_of(game)
    makers: dict[str, Maker] = {"random": lambda budget: RandomBot(), **kit.levels, **kit.former}
    oracle = kit.oracle
    if oracle is not None:
        makers["oracle"] = lambda budget: Seer(oracle(), budget)
    return makers


def trainer_of(game: str) -> Trainer:
    """Who trains the bots of a game; BadOption if nobody does."""
    trainer = kit_of(game).trainer
    if trainer is None:
        known = [each for each in game_names() if kit_of(each).trainer]
        raise BadOption(Ruling("game-unknown", facts={"game": game, "known": known}))
    return trainer
