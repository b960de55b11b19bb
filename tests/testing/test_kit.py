"""The contract kit notices what it is for: games with one fault each fail the test that asks for it."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core import registry
from kingcraft.core.capability import BARE, Capability
from kingcraft.testing import Contract
from tests.contract import test_toll
from tests.tiny import Toll, TollGame


class Shows(Toll):
    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()


class Withholds(Toll):
    def view(self, seat: int | None) -> dict[str, object]:
        return {name: value for name, value in super().view(seat).items() if name != "points"}


class Gossips(Toll):
    def tell(self, action: int, lang: str, seat: int | None = None, names: Any = None) -> str:
        return self.write(action)


class Shares(Toll):
    def copy(self) -> Toll:
        other = super().copy()
        other.points = self.points
        return other


class Mumbles(Toll):
    def write(self, action: int) -> str:
        return super().write(action).replace("stake 2", "stake 1")


class Forgets(Toll):
    def dump(self) -> dict[str, object]:
        return {**super().dump(), "points": [0] * self.seats}


FAULTS: list[tuple[type[Toll], str]] = [
    (Shows, "test_positions_that_differ_in_secrets_alone_look_alike"),
    (Withholds, "test_positions_that_differ_in_a_public_fact_look_different"),
    (Gossips, "test_outcomes_that_a_seat_cannot_tell_apart_are_told_alike"),
    (Shares, "test_a_copy_lives_its_own_life"),
    (Mumbles, "test_notation_goes_there_and_back"),
    (Forgets, "test_dump_and_load_give_back_the_same_position"),
]


@pytest.fixture
def contract(request: pytest.FixtureRequest) -> Iterator[Contract]:
    """The tests of a faulty game, which the registry knows while the test lasts under the name of the tiny game."""
    kc.register(TollGame(request.param))
    yield test_toll.TestToll()
    kc.register(TollGame())


@pytest.mark.parametrize(("contract", "test"), FAULTS, indirect=["contract"], ids=lambda value: None)
def test_a_fault_is_noticed_by_the_test_that_asks_for_it(contract: Contract, test: str) -> None:
    with pytest.raises(AssertionError):
        getattr(contract, test)(case=("toll", 2, {}))


@pytest.mark.parametrize("test", sorted({test for _, test in FAULTS}))
def test_without_the_fault_it_passes(test: str) -> None:
    getattr(test_toll.TestToll(), test)(case=("toll", 2, {}))


def test_who_hides_something_must_say_what_is_public() -> None:
    class Silent(Contract):
        game = "toll"

    with pytest.raises(NotImplementedError, match="Silent must bring `public`"):
        Silent().test_positions_that_differ_in_secrets_alone_look_alike(case=("toll", 2, {}))


def test_a_game_is_asked_only_for_what_it_declares() -> None:
    class Plain(Contract):
        game = "toll"

    class Full(Contract):
        game = "kingsburg"

    assert callable(Full.test_the_score_sheet_adds_up_to_the_scores)
    assert Plain.test_the_score_sheet_adds_up_to_the_scores is None
    assert callable(Plain.test_imagination_does_differ_where_something_is_hidden)


def test_what_is_there_and_not_declared_is_noticed() -> None:
    game = registry.game_named("toll")
    game.capabilities = BARE
    try:
        with pytest.raises(AssertionError):
            test_toll.TestToll().test_what_a_game_does_not_declare_it_does_not_have(("toll", 2, {}))
    finally:
        game.capabilities = Capability.HIDDEN


@pytest.mark.parametrize("missing", ["pytest", "hypothesis"])
def test_without_its_libraries_the_kit_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import kingcraft.testing"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'kingcraft[testing]'" in done.stderr
