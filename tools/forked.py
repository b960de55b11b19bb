"""A plug-in for pytest (`-p forked`): runs tests on many mutants without importing everything anew for each.

After collection it forks a process for each mutant, puts the changed code into the functions that are there, and runs
the tests chosen for it until one fails. KINGCRAFT_FORKED names a folder with `jobs.json`; each verdict is written as a
line of `verdicts.jsonl`. A function that was called while tests were imported may have left its result in a cache: its
mutants, and those outside of functions, are told as `unknown` and need a process of their own.
"""

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

KILLED, SURVIVED, UNKNOWN = 1, 0, 77
NAMES = {KILLED: "killed", SURVIVED: "survived", UNKNOWN: "unknown"}
PACKAGE = "/src/kingcraft/"
_functions: dict[tuple[str, int], list[FunctionType]] = defaultdict(list)
_imported: set[tuple[str, int]] = set()


def _note(frame: FrameType, event: str, argument: object) -> None:
    code = frame.f_code
    if event == "call" and PACKAGE in code.co_filename:
        _imported.add((code.co_filename.partition(PACKAGE)[2], code.co_firstlineno))


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Notes what is called while tests are imported."""
    sys.setprofile(_note)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    """Runs the mutants instead of the tests."""
    folder = Path(os.environ["KINGCRAFT_FORKED"])
    jobs = json.loads((folder / "jobs.json").read_text(encoding="utf-8"))
    for file in sorted({job["file"] for job in jobs}):  # games are imported only when somebody asks for them
        import_module("kingcraft." + file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    sys.setprofile(None)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and PACKAGE in thing.__code__.co_filename:
            place = thing.__code__.co_filename.partition(PACKAGE)[2], thing.__code__.co_firstlineno
            _functions[place].append(thing)
    items = {item.nodeid: item for item in session.items}
    with (folder / "verdicts.jsonl").open("a", encoding="utf-8") as verdicts:
        for job in jobs:
            begin = time.monotonic()
            known = job["begins"] and (job["file"], job["begins"]) not in _imported
            fate = _fate(job, [items[test] for test in job["tests"] if test in items]) if known else UNKNOWN
            told = {"name": job["name"], "fate": NAMES.get(fate, "killed"), "took": round(time.monotonic() - begin, 1)}
            verdicts.write(json.dumps(told) + "\n")
            verdicts.flush()
    return True


def _fate(job: dict[str, Any], items: list[pytest.Item]) -> int:
    """How the process of a mutant ends; one that reaches a limit is killed."""
    child = os.fork()
    if child == 0:
        _run(job, items)
    end = time.monotonic() + 10 * job["seconds"]
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            _end(child)
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    _end(child)
    os.waitpid(child, 0)
    return KILLED


def _end(child: int) -> None:
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        return


def _run(job: dict[str, Any], items: list[pytest.Item]) -> None:
    """The process of a mutant: never comes back."""
    code = KILLED
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (job["seconds"], job["seconds"] + 5))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if not items or not _patched(job):
            code = UNKNOWN
        else:
            following = [*items[1:], items[-1]]
            passed = all(
                not any(report.failed for report in runtestprotocol(item, log=False, nextitem=after))
                for item, after in zip(items, following, strict=True)
            )
            code = SURVIVED if passed else KILLED
    finally:
        os._exit(code)


def _patched(job: dict[str, Any]) -> bool:
    """Puts the changed code into every function object that has the code of this place."""
    new = [code for code in _codes(compile(job["text"], "changed", "exec")) if code.co_firstlineno == job["begins"]]
    functions = _functions[job["file"], job["begins"]]
    for function in functions:
        function.__code__ = next(code for code in new if code.co_name == function.__code__.co_name)
    return bool(functions)


def _codes(code: CodeType) -> list[CodeType]:
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    return [code, *[each for one in inner for each in _codes(one)]]
