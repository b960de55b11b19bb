"""The log: short lines, samples of floods, and for its owner's eyes alone."""

import json
import logging
import os
import stat
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from kingcraft.server.http import guard
from kingcraft.server.limits import Bucket
from kingcraft.server.logs import ErrorSampler, Lines, PrivateFile, Sampler, start_log
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest
from tests.server.house import QUICK, house_here
from tests.waiting import wait_until


def _lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """What was logged of requests."""
    written = [Lines().format(record) for record in caplog.records if record.name == "kingcraft.server"]
    return [line for line in map(json.loads, written) if line["what"] == "request"]


@with_asyncio
async def test_a_line_is_short_whatever_was_asked_for(house: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        async with Guest(house) as nobody:
            await nobody.answer("GET", "/" + "x" * 50_000)
            # The line is written when the answer is already on its way.
            wait_until("the line", lambda: any(line["status"] == 404 for line in _lines(caplog)))
    (line,) = [line for line in _lines(caplog) if line["status"] == 404]
    assert line["path"] == "/" + "x" * 199


@with_asyncio
async def test_of_a_flood_samples_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "_LINES", 5)
    monkeypatch.setattr(guard, "_LINES_A_SECOND", 0)
    trusting = replace(QUICK, database_url=str(tmp_path / "x.db"), trusted_proxies="127.0.0.1", log_level="INFO")
    with caplog.at_level(logging.INFO), house_here(trusting) as house:
        async with Guest(house) as nobody:
            for _ in range(20):
                await nobody._http.get("/nowhere", headers={"x-forwarded-for": "192.0.2.1"})
            await nobody._http.get("/nowhere", headers={"x-forwarded-for": "192.0.2.2"})
    lines = [line for line in _lines(caplog) if line["path"] == "/nowhere"]
    assert len(lines) == 6
    assert [line.get("unlogged") for line in lines] == [None] * 5 + [15]


@with_asyncio
async def test_every_failure_is_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "_LINES", 0)
    monkeypatch.setattr(guard, "_LINES_A_SECOND", 0)
    door = guard.Guard(_broken, QUICK)
    scope = {"type": "http", "method": "GET", "path": "/", "headers": []}
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            with pytest.raises(OSError, match="broken"):
                await door(scope, _receive, _send)
    assert [line["status"] for line in _lines(caplog)] == [500] * 3


async def _broken(scope: Scope, receive: Receive, send: Send) -> None:
    raise OSError("broken")


async def _receive() -> Message:
    return {"type": "http.request", "body": b""}


async def _send(message: Message) -> None: ...


def test_what_uvicorn_says_of_nonsense_is_sampled(caplog: pytest.LogCaptureFixture) -> None:
    talker = logging.getLogger("uvicorn.error.test")
    talker.addFilter(Sampler(3, 0))
    for _ in range(10):
        talker.warning("Invalid HTTP request received.")
    assert len(caplog.records) == 3


def test_errors_are_sampled_by_the_place_that_tells_of_them() -> None:
    sampler = ErrorSampler(3, 0)

    def told(line: int, level: int = logging.ERROR) -> logging.LogRecord | bool:
        record = logging.LogRecord("kingcraft.server", level, "app.py", line, "a request failed", (), None)
        return sampler.filter(record) and record

    assert [bool(told(1)) for _ in range(10)] == [True] * 3 + [False] * 7
    assert told(2), "a flood of one error hides no other"
    assert all([told(1, logging.WARNING) for _ in range(10)])
    sampler._places[("app.py", 1)] = Bucket(1, 0)
    after = told(1)
    assert isinstance(after, logging.LogRecord)
    assert json.loads(Lines().format(after))["unlogged"] == 7


def test_a_traceback_is_short_and_tells_its_end() -> None:
    try:
        raise ValueError("x" * 20_000 + " the end")
    except ValueError:
        record = logging.LogRecord("kingcraft.server", logging.ERROR, "app.py", 1, "failed", (), sys.exc_info())
    line = Lines().format(record)
    assert len(line) < 2500
    assert json.loads(line)["error"].endswith(" the end")


def test_all_that_is_logged_goes_through_the_samples(tmp_path: Path, own_log: None) -> None:
    file = tmp_path / "server.log"
    start_log(str(file), "INFO")
    for _ in range(200):
        logging.getLogger("kingcraft.server.store.database").error("the same")
    assert 20 <= len(file.read_text(encoding="utf-8").splitlines()) < 200


@pytest.fixture
def own_log() -> Iterator[None]:
    """Puts the handlers back that a test replaces."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    for handler in root.handlers:
        if handler not in handlers:
            handler.close()
    root.handlers, root.level = handlers, level


@pytest.mark.skipif(sys.platform == "win32", reason="files have other owners there")
def test_only_its_owner_can_read_the_log(tmp_path: Path, own_log: None) -> None:
    new, old = tmp_path / "new.log", tmp_path / "old.log"
    old.write_text("what an older version wrote\n")
    os.chmod(old, 0o644)
    for file in (new, old):
        start_log(str(file), "INFO")
        logging.getLogger("kingcraft.server").warning("here")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert any(isinstance(one, logging.Filter) for one in logging.getLogger("uvicorn.error").filters)


@pytest.mark.skipif(sys.platform == "win32", reason="files have other owners there")
def test_a_log_that_begins_anew_stays_private(tmp_path: Path) -> None:
    file = tmp_path / "server.log"
    handler = PrivateFile(file, maxBytes=100, backupCount=1)
    for _ in range(10):
        handler.emit(logging.makeLogRecord({"msg": "x" * 60}))
    handler.close()
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {"server.log": 0o600, "server.log.1": 0o600}
