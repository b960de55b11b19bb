"""Bots with weights of their own."""

from importlib.resources import files

from kingcraft.bots.base import Bot, Budget, remade
from kingcraft.bots.kit import Maker


def with_weights(maker: Maker, file: str) -> Maker:
    """A bot with the weights that a file in `frozen` has."""

    def made(budget: Budget) -> Bot:
        weights = (files("kingcraft.bots") / "frozen" / file).read_text(encoding="utf-8")
        return remade(maker, budget, weights)

    return made
