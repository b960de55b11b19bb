"""What all tests of the kit stand on: the game, its set-ups, and what only the game can tell."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import strategies as st

from kingcraft.core.capability import Capability
from kingcraft.core.registry import game_named
from kingcraft.core.stream import Stream
from kingcraft.testing.cases import Case, case_id, start

Dump = dict[str, Any]
Test = TypeVar("Test", bound=Callable[..., None])

_NEEDS = "kingcraft_needs"


def needs(capability: Capability) -> Callable[[Test], Test]:
    """A test that only games with this capability are asked."""

    def marked(test: Test) -> Test:
        setattr(test, _NEEDS, capability)
        return test

    return marked


class GameTests:
    """Tests of one game: each runs in every seat count and set-up that it names.

    A subclass that names a game loses the tests that need what the game does not declare.
    """

    game: ClassVar[str] = ""
    """The name of the game."""
    setups: ClassVar[Sequence[Mapping[str, str]]] = ({},)
    """The options of every set-up to be tested."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        for name in dir(cls) if cls.game else []:
            needed = getattr(getattr(cls, name), _NEEDS, None)
            if needed is not None and needed not in cls.capabilities():
                setattr(cls, name, None)

    @classmethod
    def capabilities(cls) -> Capability:
        """What the game declares to have."""
        return game_named(cls.game).capabilities

    @classmethod
    def cases(cls) -> list[Case]:
        """Every seat count in every set-up."""
        game = game_named(cls.game)
        return [(cls.game, seats, dict(setup)) for seats in range(game.least, game.most + 1) for setup in cls.setups]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Has pytest run every test that takes a case once for each."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases(), ids=case_id)

    # -- what a game may bring -------------------------------------------------------------------

    def public(self, dump: Dump, seat: int | None) -> Dump:
        """All of a position that a seat (None: a spectator) may know, and nothing that follows from the rest.

        A game that hides something must say here what: its views are held to it.
        """
        if Capability.HIDDEN in self.capabilities():
            raise NotImplementedError(f"{self.game} hides something: {type(self).__name__} must bring `public`")
        return dump

    def told_to_learners(self, view: Dump) -> Dump:
        """A seat's view without what follows from the rest: observations need not hold that."""
        return view

    def phrases(self) -> st.SearchStrategy[str]:
        """What people might write, sensible or not: words of the notation in any order, if the game brings no other."""
        return st.lists(st.sampled_from(self._vocabulary()), min_size=1, max_size=6).map(" ".join)

    def _vocabulary(self) -> list[str]:
        """The words of the moves of a few random games."""
        found: set[str] = set()
        for seed, case in enumerate(self.cases()):
            state, stream = start(case), Stream(seed)
            while state.legal():
                action = int(state.sample(stream))
                found |= {*state.write(action).split(" ")}
                state.make(action)
        return sorted(found)
