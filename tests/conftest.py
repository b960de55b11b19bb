"""Every test knows the tiny game, and every run says whether the rules are compiled."""

import pytest

import kingcraft as kc
from kingcraft.core import state as core_state
from tests.tiny import TollGame

kc.register(TollGame())


def compiled() -> bool:
    return not core_state.__file__.endswith(".py")


def pytest_report_header() -> str:
    return f"kingcraft: {'compiled' if compiled() else 'interpreted'}"


@pytest.fixture
def toll() -> kc.Table:
    return kc.new("toll", seats=3, seed=7)


@pytest.fixture
def is_compiled() -> bool:
    return compiled()
