"""A plug-in for pytest (`-p touched`): writes which functions of the package each test calls, and how long it took.

KINGCRAFT_TOUCHED names the file to write. A function is named by its file and the line where it begins.
"""

import json
import os
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest

_touched: dict[str, set[str]] = {}
_seconds: dict[str, float] = {}
_called: set[CodeType] = set()
_ours: dict[CodeType, bool] = {}


def _follow(frame: FrameType, event: str, argument: object) -> None:
    code = frame.f_code
    ours = _ours.get(code)
    if ours is None:
        ours = _ours[code] = "/src/kingcraft/" in code.co_filename
    if ours:
        _called.add(code)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Follows one test, with all threads that begin in it."""
    _called.clear()
    begin = time.monotonic()
    threading.settrace(_follow)
    sys.settrace(_follow)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        _seconds[item.nodeid] = round(time.monotonic() - begin, 3)
        for code in list(_called):
            place = f"{code.co_filename.partition('/src/kingcraft/')[2]}:{code.co_firstlineno}"
            _touched.setdefault(place, set()).add(item.nodeid)


def pytest_sessionfinish() -> None:
    """Writes what was found; tests are told by their number in `tests`."""
    number = {test: place for place, test in enumerate(_seconds)}
    functions = {place: sorted([number[test] for test in tests]) for place, tests in sorted(_touched.items())}
    told = {"tests": list(_seconds), "seconds": list(_seconds.values()), "functions": functions}
    Path(os.environ["KINGCRAFT_TOUCHED"]).write_text(json.dumps(told), encoding="utf-8")
