"""The same seeds give the same records in other processes, with other hash seeds, compiled or interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import kingcraft as kc
from kingcraft.core.stream import Stream
for name in kc.game_names():
    for seats in range(kc.game_named(name).least, kc.game_named(name).most + 1):
        for seed in range(2):
            table, stream = kc.new(name, seats, seed), Stream(seed)
            while table.to_act != kc.OVER:
                legal = table.legal()
                table.play(legal[stream.below(len(legal))])
            print(name, seats, seed, table.state.fingerprint(), hash_of(table.record.text()))
"""
PRELUDE = "import hashlib\ndef hash_of(text): return hashlib.sha256(text.encode()).hexdigest()\n"


def run(source: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PRELUDE + SCRIPT]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def interpreted() -> str:
    return run(str(ROOT / "src"), "1")


def test_another_process_with_another_hash_seed_gives_the_same_records(interpreted: str) -> None:
    assert run(str(ROOT / "src"), "2") == interpreted


def test_compiled_and_interpreted_give_the_same_records(interpreted: str) -> None:
    native = ROOT / "build" / "native"
    if not list(native.glob("kingcraft_native*")):
        pytest.skip("not compiled: there is no C compiler, or `make compile` has not run")
    assert run(str(native), "3") == interpreted
