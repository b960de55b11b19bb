"""Bot: who plays when no person does. A bot sees what its seat may know, and no more."""

import operator
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import spoken_facts
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import knows, say


class Budget:
    """How long a bot may think about one decision: in playouts (the same move everywhere), or in seconds.

    Seconds may be spent on more than one core.
    """

    def __init__(self, playouts: int = 0, seconds: float = 0.0, cores: int = 1) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.cores = cores
        self.deadline = 0.0

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Budget, (self.playouts, self.seconds, self.cores))

    def begin(self) -> None:
        """Starts the clock of one decision."""
        self.deadline = perf_counter() + self.seconds

    def spent(self, playouts: int) -> bool:
        """Whether it is time to decide, after so many playouts."""
        if self.playouts:
            return playouts >= self.playouts
        return perf_counter() >= self.deadline

    def part(self, playouts: int) -> float:
        """How much of it is spent after so many playouts: 1 is all."""
        if self.playouts:
            return playouts / self.playouts
        return 1.0 - self.left() / self.seconds if self.seconds > 0 else 1.0

    def left(self) -> float:
        """The seconds that are left."""
        return self.deadline - perf_counter()


class Advice:
    """A move a bot considered: its chance to win (0 to 1; None if it does not know), its share of thought, and why."""

    def __init__(
        self, action: SupportsIndex, worth: float | None, share: float, reason: str, facts: Mapping[str, object]
    ) -> None:
        self.action = operator.index(action)
        self.worth = worth
        self.share = share
        self.reason = reason
        self.facts = dict(facts)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Advice, (self.action, self.worth, self.share, self.reason, self.facts))

    def why(self, lang: str) -> str:
        """The reason in one line."""
        return say(lang, "advice-" + self.reason, **spoken_facts(self.facts, lang))

    def short(self, lang: str) -> str:
        """The reason in a few words; empty where there are none for it."""
        id = f"advice-{self.reason}-short"
        return say(lang, id, **spoken_facts(self.facts, lang)) if knows(id) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. The state it is given is one that its seat imagines: asking it for secrets tells nothing true."""

    def choose(self, state: State, stream: Stream) -> int:
        """A legal action for the seat to act; all its randomness comes from the stream."""
        raise NotImplementedError

    def meet(self, lot: int) -> None:
        """Hears before it chooses which game and seat it plays for: by a number of their own, the same all game long.

        A bot may draw a taste from it; 0 is said where it is to have none. Most take no notice.
        """

    def study(self, weights: str) -> None:
        """Plays by the text of a file of weights from now on; BadOption for a bot that has none, or cannot read it."""
        raise BadOption(Ruling("bot-no-weights"))

    def advise(self, state: State, stream: Stream) -> list[Advice]:
        """The moves worth considering, best first. A bot that cannot compare names its choice alone."""
        return [Advice(choice_of(self, state, stream), None, 1.0, "plain", {})]

    def weigh(self, state: State, action: int, stream: Stream) -> float | None:
        """What any one move is worth, in the measure of `advise`; None if this bot cannot tell."""
        return None


class RandomBot(Bot):
    """Plays any legal move alike: the yardstick of every other bot, and the fastest simulator."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (RandomBot, ())

    def choose(self, state: State, stream: Stream) -> int:
        """Any legal action."""
        return int(state.sample(stream))


def remade(maker: Callable[[Budget], Bot], budget: Budget, weights: str, lot: int = 0) -> Bot:
    """A bot as it was before its journey to another process."""
    bot = maker(budget)
    if weights:
        bot.study(weights)
    if lot:
        bot.meet(lot)
    return bot


def choice_of(bot: Bot, state: State, stream: Stream) -> int:
    """What a bot chooses, should it be a whole number of another library than Python's own too."""
    # Compiled code that knows the type of an answer refuses all that is not exactly it.
    other: Any = bot
    return operator.index(other.choose(state, stream))


def seat_choice(bot: Bot, truth: State, stream: Stream, lot: int = 0) -> i64:
    """What a bot plays at a table: it is shown an imagined state, never the true one. A lot gives it a taste."""
    bot.meet(lot)
    return bot.choose(truth.imagine(int(truth.to_act), stream), stream)
