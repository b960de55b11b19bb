"""A person of their own for every test of the command line."""

from pathlib import Path

import pytest

from tests.cli.command import Person


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(tmp_path)
