"""What we use of uvicorn and websockets without their having promised it is still there."""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from kingcraft.server.http.protocols import Lines, Requests
from tests.server.conftest import with_asyncio

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


async def _nothing(scope: object, receive: object, send: object) -> None: ...


def _config() -> uvicorn.Config:
    return uvicorn.Config(
        _nothing, http=HttpToolsProtocol, ws=WebSocketsSansIOProtocol, log_config=None, interface="asgi3"
    )


def _overridden(ours: type, theirs: type) -> list[str]:
    return [name for name, value in vars(ours).items() if inspect.isfunction(value) and name in vars(theirs)]


def test_the_methods_we_override_are_called_by_uvicorn() -> None:
    parsed = ["on_message_begin", "on_header", "on_headers_complete", "on_body", "on_message_complete"]
    received = ["connection_made", "connection_lost", "data_received"]
    assert sorted(_overridden(Requests, HttpToolsProtocol)) == sorted(received + parsed)
    assert _overridden(Lines, WebSocketsSansIOProtocol) == ["run_asgi"]


@with_asyncio
async def test_the_attributes_we_read_are_set_by_uvicorn() -> None:
    requests = HttpToolsProtocol(_config(), ServerState(), {})
    for name in ("loop", "transport", "cycle", "pipeline", "timeout_keep_alive_task", "connections"):
        assert hasattr(requests, name), name
    assert "response_complete" in inspect.getsource(RequestResponseCycle.__init__)
    lines = WebSocketsSansIOProtocol(_config(), ServerState(), {})
    for name in ("writable", "disconnected", "close_sent", "handshake_complete", "transport"):
        assert hasattr(lines, name), name
    assert isinstance(lines.conn, ServerProtocol)
    assert "self.scope" in inspect.getsource(WebSocketsSansIOProtocol.handle_connect)


@pytest.mark.parametrize(("package", "bound"), [("uvicorn", r"<0\.\d+\b"), ("websockets", r"<\d+\b")])
def test_the_next_version_that_may_break_them_is_not_installed_unseen(package: str, bound: str) -> None:
    """uvicorn changes what is inside with minor versions, websockets with major ones: no more than one is allowed."""
    wanted = tomllib.loads(PROJECT.read_text())["project"]["dependencies"]
    (line,) = [line for line in wanted if re.match(rf"{package}\b", line)]
    least, most = [[int(part) for part in re.findall(r"\d+", end)] for end in line.split(",")]
    assert re.search(bound, line)
    assert most[-1] - least[len(most) - 1] == 1
    assert least <= [int(part) for part in version(package).split(".")] < most
