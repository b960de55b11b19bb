"""No game is left out: each that the registry knows has its class of contract tests here."""

from importlib import import_module
from pathlib import Path

import kingcraft as kc
from kingcraft.testing import Contract


def games_of(module: str) -> set[str]:
    """The games whose contract a module tests."""
    kinds = vars(import_module(f"tests.contract.{module}")).values()
    return {kind.game for kind in kinds if isinstance(kind, type) and issubclass(kind, Contract) and kind.game}


def test_every_game_has_its_class() -> None:
    modules = [file.stem for file in sorted(Path(__file__).parent.glob("test_*.py"))]
    assert {*kc.game_names()} <= {game for module in modules for game in games_of(module)}
