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

from playwright.sync_api import sync_playwright

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.locales import say
from tests.e2e.moments import fork
from tests.e2e.profiles import Profiles
from tests.e2e.visitor import BOARD, ENTER, LEGAL, Visitor
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
REALM = {"rows": "extended", "strips": "draw", "governors": "deal", "destiny": "cards", "soldiers": "tokens"}


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
        profiles = Profiles(browser)
        try:
            for size in SIZES:
                for light in ("light", "dark"):
                    for screen in wanted:
                        take(profiles, f"http://{house.address}/", screen, size, light)
        finally:
            browser.close()
            house.kill()


def take(profiles: Profiles, address: str, screen: str, size: str, light: str) -> None:
    """Some screens at one size and in one light."""
    manner: dict[str, Any] = {"size": SIZES[size], "color_scheme": light, "has_touch": size == "phone"}
    visitor = Visitor(profiles, address, **manner)
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
    sit_down_in_a_season(visitor, {})
    shoot("court")


def realm_screens(visitor: Visitor, shoot: Shoot) -> None:
    """To Forge a Realm: the modules at the set-up, the choice of a governor, the table with all of them."""
    visitor.go("#/new/kingsburg")
    visitor.page.get_by_label(say("en", "web-preset-everything")).check()
    visitor.find("[data-module]").first.scroll_into_view_if_needed()
    shoot("modules")
    sit_down_when(visitor, REALM, lambda view, legal: legal[0].startswith("choose "))
    visitor.wait(".stage button.card").click()
    shoot("governors")
    sit_down_in_a_season(visitor, REALM)
    shoot("realm")


def sit_down_in_a_season(visitor: Visitor, options: dict[str, Any]) -> None:
    """In the third year, with dice of all seats on the court and two of one's own chosen."""
    sit_down_when(visitor, options, in_the_third_year)
    visitor.wait(".hand button.die")
    for index in range(2):
        visitor.find(".hand button.die").nth(index).click()


def in_the_third_year(view: dict[str, Any], legal: list[str]) -> bool:
    """Dice lie on the court, and the first two of one's own reach an advisor."""
    first, *others = view["players"][0]["dice"]["coloured"] or [0]
    groups = {f"{first}+{second}" for second in others[:1]} | {f"{second}+{first}" for second in others[:1]}
    reach = any(move.split(">")[0] in groups for move in legal)
    placed = sum(len(groups) for groups in view["advisors"].values())
    return view["step"] == "influence" and view["year"] == 3 and reach and placed > 2


def sit_down_when(visitor: Visitor, options: dict[str, Any], wanted: Callable[[Any, list[str]], bool]) -> None:
    """Takes the first seat of three in a game between squires, at the first moment that is as wanted."""
    squire, table, stream = (
        bot_named("squire", "kingsburg"),
        kc.new("kingsburg", seats=3, seed=7, **options),
        kc.Stream(7),
    )
    while table.to_act != 0 or not wanted(table.view(0), [table.write(action) for action in table.legal()]):
        table.play(int(seat_choice(squire, table.state, stream)))
    squires = [{"kind": "bot", "level": "squire"}] * 2
    visitor.go(f"#/table/{fork(visitor, table, [{'kind': 'me'}, *squires])}")
    visitor.wait(f"{BOARD}[data-turn=mine] .table")


SCREENS = {"house": house_screens, "map": map_screens, "court": court_screens, "realm": realm_screens}


def sit_down(visitor: Visitor, game: dict[str, Any]) -> str:
    """The same set-up for every picture; the dice differ."""
    id: str = visitor.page.evaluate(
        """async (game) => {"""
        + ENTER
        + """
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
