"""The same seeds give the same records compiled and interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import hashlib
import kingcraft as kc
from kingcraft.testing.play import records_of
for name in kc.game_names():
    print(name, hashlib.sha256(records_of(name).encode()).hexdigest())
"""


def run(source: str) -> str:
    environment = {**os.environ, "PYTHONPATH": source}
    return subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_compiled_and_interpreted_give_the_same_records() -> None:
    native = ROOT / "build" / "native"
    if not list(native.glob("kingcraft_native*")):
        pytest.skip("not compiled: there is no C compiler, or `make compile` has not run")
    assert run(str(native)) == run(str(ROOT / "src"))
