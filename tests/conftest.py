"""Every test knows the tiny game, and every run says whether the rules are compiled."""

import signal

import pytest

import kingcraft as kc
from kingcraft.core import state as core_state
from tests.tiny import TollGame

kc.register(TollGame())


def compiled() -> bool:
    return not core_state.__file__.endswith(".py")


def pytest_configure() -> None:
    # A shell that starts the tests in the background has them ignore Ctrl-C, which those they start would inherit.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    return f"kingcraft: {'compiled' if compiled() else 'interpreted'}"


@pytest.fixture
def toll() -> kc.Table:
    return kc.new("toll", seats=3, seed=7)


@pytest.fixture
def is_compiled() -> bool:
    return compiled()
