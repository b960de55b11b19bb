"""Away and back: a server that falls in the middle of a turn, and comes back."""

import os
from pathlib import Path

from tests.e2e.profiles import Profiles
from tests.e2e.visitor import BOARD, Visitor
from tests.server.house import HouseProcess


def test_a_server_that_falls_and_rises_again_loses_nothing(
    profiles: Profiles, built_page: Path, tmp_path: Path
) -> None:
    os.environ["KINGCRAFT_WEB_DIST"] = str(built_page)
    house = HouseProcess(str(tmp_path / "house.db"))
    house.start()
    ann = Visitor(profiles, f"http://{house.address}/", by_hand=True)
    try:
        ann.set_up(seats=["me", "bot"])
        ann.await_turn()
        ann.step()
        ply = ann.ply
        house.kill()
        assert "safe" in ann.wait(".banner[role=status]:has-text('safe')").inner_text()
        house.start()
        ann.wait(".notice:has-text('Nothing was lost')")
        assert ann.ply == ply
        ann.await_turn()
        ann.step()
        ann.wait(f"{BOARD}[data-ply='{ply + 1}']")
        assert ann.faults == []
    finally:
        ann.leave()
        house.kill()
