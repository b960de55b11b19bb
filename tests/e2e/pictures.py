"""Takes the pictures of the page that the documents show, docs/img/web-*.png.

python -m tests.e2e.pictures                  every screen
python -m tests.e2e.pictures house court      some of them
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.court import Player
from tests.e2e.visitor import BOARD, LEGAL, Visitor
from tests.server.house import HouseProcess

ROOT = Path(__file__).resolve().parents[2]
OUT = ROOT / "docs" / "img"
Shoot = Callable[[str], None]
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
MAP = {
    "game": "kingdom-builder",
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "squire"}, {"kind": "bot", "level": "squire"}],
    "options": {"boards": "harbor oracle/ farm paddock", "cards": "fishermen citizens knights", "first": "A"},
}
COURT = {"game": "kingsburg", "seats": MAP["seats"], "options": {}}
DECISIONS = 34
"""How far into the game the court is shown: into its third year."""


def main() -> None:
    """Every main screen, wide and narrow, by day and by candlelight."""
    wanted = sys.argv[1:] or list(SCREENS)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        if not os.environ.get("KINGCRAFT_WEB_DIST"):
            os.environ["KINGCRAFT_WEB_DIST"] = f"{scratch}/web"
            subprocess.run([sys.executable, str(ROOT / "tools/build_web.py"), "--out", f"{scratch}/web"], check=True)
        house = HouseProcess(f"{scratch}/house.db")
        house.start()
        program = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=program)
        try:
            for size in SIZES:
                for light in ("light", "dark"):
                    for screen in wanted:
                        take(browser, f"http://{house.address}/", screen, size, light)
        finally:
            browser.close()
            house.kill()


def take(browser: Browser, address: str, screen: str, size: str, light: str) -> None:
    """Some screens at one size and in one light."""
    manner: dict[str, Any] = {"size": SIZES[size], "color_scheme": light, "has_touch": size == "phone"}
    visitor = Visitor(browser, address, **manner)
    name = f"web-{{}}-{size}-{light}.png"

    def shoot(what: str) -> None:
        visitor.page.mouse.move(2, 2)
        visitor.page.wait_for_timeout(500)
        visitor.page.screenshot(path=OUT / name.format(what))

    SCREENS[screen](visitor, shoot)
    visitor.leave()


def house_screens(visitor: Visitor, shoot: Shoot) -> None:
    """The front page, and the set-up."""
    visitor.go()
    visitor.wait("article")
    shoot("home")
    visitor.set_up(seats=["me", "bot", "bot"], begin=False, level="squire")
    visitor.page.get_by_label("My own").check()
    shoot("set-up")


def map_screens(visitor: Visitor, shoot: Shoot) -> None:
    """Kingdom Builder: the table, the results, the replay."""
    visitor.go()
    visitor.wait("article")
    id = sit_down(visitor, MAP)
    for turn in range(24):
        visitor.await_turn()
        visitor.step(turn * 5)
    visitor.wait(LEGAL)
    shoot("table")
    while not visitor.over:
        visitor.step(visitor.ply)
        visitor.await_turn()
    visitor.wait("dialog[open] figure path")
    shoot("results")
    visitor.go(f"#/replay/{id}/70")
    visitor.wait(f"{BOARD}[data-ply='70']")
    shoot("replay")


def court_screens(visitor: Visitor, shoot: Shoot) -> None:
    """Kingsburg: the table in the middle of a season, with dice chosen."""
    visitor.go()
    visitor.wait("article")
    sit_down(visitor, COURT)
    player = Player(visitor)
    player.play_on(until=DECISIONS)
    while player.await_turn() and not visitor.find(".hand button.die:nth-child(2)").count():
        player.decide()
    visitor.find(".hand button.die").nth(0).click()
    visitor.find(".hand button.die").nth(1).click()
    visitor.page.wait_for_function("!document.querySelector('.happened p')")
    shoot("court")


SCREENS = {"house": house_screens, "map": map_screens, "court": court_screens}


def sit_down(visitor: Visitor, game: dict[str, Any]) -> str:
    """The same set-up for every picture; the dice differ."""
    id: str = visitor.page.evaluate(
        """async (game) => {
          const ask = async (path, body) => {
            const token = localStorage.getItem('kingcraft.token')
            const key = token ? { Authorization: `Bearer ${token}` } : {}
            const headers = { 'Content-Type': 'application/json', ...key }
            return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
          }
          const welcome = await ask('api/people', { name: 'Ann' })
          localStorage.setItem('kingcraft.token', welcome.token)
          const { match } = await ask('api/matches', game)
          await ask(`api/matches/${match.id}/start`, {})
          return match.id
        }""",
        game,
    )
    visitor.go(f"#/table/{id}")
    return id


if __name__ == "__main__":
    main()
