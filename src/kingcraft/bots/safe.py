"""A bot never crashes a game: when one fails, another plays that move, and the log says what happened."""

import logging
import traceback
from typing import Final

from kingcraft.bots.base import Advice, Bot, Budget, RandomBot, choice_of
from kingcraft.bots.kit import kit_of
from kingcraft.bots.program import Fault
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

STAND_IN: Final = "squire"
"""Who plays for a bot that fails: quick, and sensible enough."""
_LOG: Final = logging.getLogger("kingcraft.bots")
_told: Final[set[str]] = set()


class WrongMove(Exception):
    """A bot chose what the rules do not allow."""


class SafeBot(Bot):
    """Plays what its bot chooses if that is legal, and what a stand-in chooses if not; counts its faults."""

    def __init__(self, name: str, bot: Bot, stand_in: Bot, faults: int = 0) -> None:
        self.name = name
        self.bot = bot
        self.stand_in = stand_in
        self.faults = faults

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (SafeBot, (self.name, self.bot, self.stand_in, self.faults))

    def meet(self, lot: int) -> None:
        """Passes it on."""
        try:
            self.bot.meet(lot)
        except Exception as error:
            self._note(error)

    def choose(self, state: State, stream: Stream) -> int:
        """A legal action, come what may. The bot gets a copy, so that it cannot spoil the state it is judged by."""
        try:
            action = choice_of(self.bot, state.copy(), stream)
            if state.allows(action):
                return action
            raise WrongMove(f"chose {action!r}, which is not among the legal actions {state.legal()}")
        except Exception as error:
            self._note(error)
        return self.stand_in.choose(state, stream)

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The bot's advice, less what is not legal; the stand-in's if nothing is left."""
        try:
            advice = [each for each in self.bot.advise(state.copy(), stream) if state.allows(each.action)]
            for each in advice:
                if each.worth is not None and not 0.0 <= each.worth <= 1.0:
                    raise WrongMove(f"said {each.worth} for a chance to win")
            if advice:
                return advice
            raise WrongMove("advised no legal action")
        except Exception as error:
            self._note(error)
        return self.stand_in.advise(state, stream)

    def weigh(self, state: State, action: int, stream: Stream) -> float | None:
        """What the bot thinks a move is worth; None should it fail."""
        try:
            return self.bot.weigh(state.copy(), action, stream)
        except Exception as error:
            self._note(error)
        return None

    def _note(self, error: Exception) -> None:
        """Logs a fault once for each place in the code that fails: with its traceback, unless it is a program's."""
        self.faults += 1
        place = f"{self.name} {type(error).__name__} {traceback.extract_tb(error.__traceback__)[-1:]}"
        if place not in _told:
            _told.add(place)
            where = None if isinstance(error, Fault) else error
            _LOG.error("the bot %s failed (%s); another move is played for it", self.name, error, exc_info=where)


class StandIn(Bot):
    """Plays for a bot that fails: the squire where there is one. Made only when it is needed, which is hardly ever."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.bot: Bot | None = None

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (StandIn, (self.game,))

    def choose(self, state: State, stream: Stream) -> int:
        """A sensible move; any legal one should the squire fail too."""
        if self.bot is None:
            maker = kit_of(self.game).levels.get(STAND_IN)
            self.bot = SafeBot(STAND_IN, maker(Budget(playouts=1)), RandomBot()) if maker else RandomBot()
        return self.bot.choose(state, stream)
