"""A line of two and a half seconds there and back: a table is reached and played, and one is told why it takes."""

from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.e2e.profiles import Profiles
from tests.e2e.slow_line import slow_line
from tests.e2e.visitor import BOARD, Visitor


@pytest.mark.parametrize("rtt", [1.1, 2.5])
def test_a_slow_line_reaches_a_table_and_plays(profiles: Profiles, house: str, tmp_path: Path, rtt: float) -> None:
    with slow_line(urlsplit(house).netloc, tmp_path) as line:
        ann = Visitor(profiles, f"https://127.0.0.1:{line.port}/", ignore_https_errors=True)
        sockets = list[str]()
        ann.page.on("websocket", lambda socket: sockets.append(socket.url))
        try:
            ann.go()
            ann.wait("article")
            line.rtt = rtt
            ann.press("Play Kingdom Builder")
            if rtt > 2:
                said = ann.wait("[data-slow=true]").inner_text()
                assert "The connection is slow; still trying…" in said
            ann.await_turn()
            assert len(sockets) == 1, "no call was given up"
            ann.step()
            ann.wait(f"{BOARD} .log")
            assert len(sockets) == 1
            assert ann.find(".banner.bad").count() == 0
        finally:
            line.rtt = 0.0
            ann.leave()
