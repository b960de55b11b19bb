"""Bot: who plays when no person does. A bot sees what its seat may know, and no more."""

from mypy_extensions import i64, mypyc_attr

from kingcraft.core.state import State
from kingcraft.core.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. The state it is given is one that its seat imagines: asking it for secrets tells nothing true."""

    def choose(self, state: State, stream: Stream) -> int:
        """A legal action for the seat to act; all its randomness comes from the stream."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move alike: the yardstick of every other bot, and the fastest simulator."""

    def choose(self, state: State, stream: Stream) -> int:
        """Any legal action."""
        return int(state.sample(stream))


def seat_choice(bot: Bot, truth: State, stream: Stream) -> i64:
    """What a bot plays at a table: it is shown an imagined state, never the true one."""
    return bot.choose(truth.imagine(int(truth.to_act), stream), stream)
