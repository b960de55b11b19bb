"""Onlooker: a bot that watches a game and is asked now and then for the chance of the seat to act."""

from dataclasses import dataclass, field

from kingcraft.bots import oracle_for
from kingcraft.bots.safe import SafeBot
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

Answer = tuple[int, int, float, float]
"""After how many actions it was asked, the seat, the part of the game to come, and the chance it said."""


@dataclass
class Onlooker:
    """Asked at one decision in `every`, drawn by lot; it knows what the seat to act knows, and changes nothing."""

    game: str
    bot: SafeBot
    every: int
    seed: int
    answers: list[Answer] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stream = Stream(self.seed)
        self.oracle = oracle_for(self.game)

    def see(self, state: State, ply: int) -> None:
        """Hears of a position that is about to change."""
        if state.to_act < 0 or len(state.legal()) == 1 or self.stream.below(self.every) != 0:
            return
        seat = int(state.to_act)
        imagined = state.imagine(seat, self.stream)
        said = self.bot.advise(imagined, self.stream)[0].worth
        if said is not None:
            self.answers.append((ply, seat, self.oracle.to_come(imagined), said))
