"""Contract: all tests of the kit in one class."""

from kingcraft.testing.observations import ObservationTests
from kingcraft.testing.phrases import PhraseTests
from kingcraft.testing.play import PlayTests
from kingcraft.testing.secrets import SecretTests
from kingcraft.testing.speech import SpeechTests


class Contract(PlayTests, SecretTests, SpeechTests, PhraseTests, ObservationTests):
    """The contract of a game. A subclass names the `game`, and brings what only the game can tell.

    Override `setups` to have more than the usual options tested, `public` if something is hidden, `phrases` for
    what people might write, and `told_to_learners` if views tell what follows from the rest.
    """
