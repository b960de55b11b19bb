"""Measures Kingsburg's table in a browser: what dragging costs, and how long a game against squires keeps one waiting.

python -m tests.e2e.measures drag      a die is carried over the court for six seconds
python -m tests.e2e.measures game      a whole game for three by clicks, at the pace and with the scenes that people get
"""

import math
import os
import shutil
import sys
import tempfile
import time
from typing import Any, Final

from playwright.sync_api import CDPSession, sync_playwright

from tests.e2e.court import SEASONS, Player
from tests.e2e.moments import kingsburg_moment, sit_down_at
from tests.e2e.profiles import Profiles
from tests.e2e.visitor import Visitor
from tests.server.house import HouseProcess

SIZES: Final = {"laptop": (1440, 900), "phone": (390, 844)}
LONG: Final = 6.0
"""Seconds that a die is carried."""
PACE: Final = 0.7
"""Seconds between the moves of others, at the usual pace (web/src/lib/preferences.svelte.ts)."""
SCENE: Final = 3.2
"""Seconds until winter's scene has told everything (web/src/games/kingsburg/Winter.svelte)."""
YEARS: Final = 5
USUAL: Final = """
if (location.protocol === "http:")
  for (const what of ["pace", "scenes"]) localStorage.removeItem(`kingcraft.${what}`)
"""
FRAMES: Final = """() => {
  window.frames_at = []
  const next = (at) => { window.frames_at.push(at); requestAnimationFrame(next) }
  requestAnimationFrame(next)
}"""
WORK: Final = {
    "EventDispatch": "script",
    "FireAnimationFrame": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
"""What the browser calls its work, and what people call it."""


def main() -> None:
    """One measure, or both."""
    wanted = sys.argv[1:] or ["drag", "game"]
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        house = HouseProcess(f"{scratch}/house.db")
        house.start()
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"))
        profiles = Profiles(browser)
        try:
            for name in wanted:
                {"drag": measure_drag, "game": measure_game}[name](profiles, f"http://{house.address}/")
        finally:
            browser.close()
            house.kill()


def measure_drag(profiles: Profiles, address: str) -> None:
    """CPU of the page's main thread for each frame, from a trace, and the time between frames."""
    for name, size in SIZES.items():
        visitor = Visitor(profiles, address, size=size, has_touch=name == "phone")
        visitor.page.emulate_media(reduced_motion="no-preference")
        sit_down_at(visitor, kingsburg_moment(5, lambda view, legal: view["step"] == "influence" and len(legal) > 4))
        lift_a_die(visitor)
        session = visitor.context.new_cdp_session(visitor.page)
        events, layouts = trace(visitor, session, size)
        gaps = visitor.page.evaluate("frames_at.slice(1).map((at, nth) => at - frames_at[nth]).sort((a, b) => a - b)")
        middle, late = gaps[len(gaps) // 2], gaps[int(len(gaps) * 0.95)]
        print(f"{name}: {1000 / middle:.0f} frames a second, 95 of 100 within {late:.1f} ms")
        print("  CPU a frame, ms:", ", ".join(f"{what} {cost:.2f}" for what, cost in costs(events).items()))
        print(f"  layouts in {LONG:.0f} s: {layouts:.0f}")
        visitor.leave()


def lift_a_die(visitor: Visitor) -> None:
    box = visitor.wait(".hand .die").bounding_box()
    assert box
    visitor.page.mouse.move(box["x"] + 20, box["y"] + 20)
    visitor.page.mouse.down()
    visitor.page.mouse.move(300, 300, steps=5)
    visitor.wait(".carried")


def trace(visitor: Visitor, session: CDPSession, size: tuple[int, int]) -> tuple[list[dict[str, Any]], float]:
    """Carries the die round the court; the events of the browser's trace, and how often it laid out the page."""
    events: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda more: events.extend(more["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Performance.enable")
    visitor.page.evaluate(FRAMES)
    categories = ["devtools.timeline", "toplevel"]
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": categories}})
    before, begun, step = layout_count(session), time.monotonic(), 0
    while time.monotonic() - begun < LONG:
        turn = step / 25
        across, down = 0.45 + 0.3 * math.cos(turn), 0.35 + 0.2 * math.sin(turn * 1.3)
        visitor.page.mouse.move(size[0] * across, size[1] * down)
        step += 1
    layouts = layout_count(session) - before
    session.send("Tracing.end")
    while not ended:
        visitor.page.wait_for_timeout(50)
    return events, layouts


def layout_count(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount"))


def costs(events: list[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds of CPU a frame by kind of work, and of everything that the page's main thread did."""
    frames = [event for event in events if event["name"] == "FireAnimationFrame"]
    main = [event for event in events if (event["pid"], event["tid"]) == (frames[0]["pid"], frames[0]["tid"])]
    spent: dict[str, float] = {}
    for event in main:
        what = "everything" if event["name"].endswith("RunTask") else WORK.get(event["name"])
        if what:
            spent[what] = spent.get(what, 0.0) + event.get("tdur", 0) / 1000 / len(frames)
    return spent


class Advised(Player):
    """Does what a squire would: asking it is not counted, what is clicked then is."""

    def decide(self) -> None:
        before = self.visitor.ply
        self.visitor.find(".hints .button").click()
        self.visitor.wait(".hints li")
        for selector in (".advisor.advised", ".space.advised"):
            if self.visitor.find(selector).count():
                self.choices += 1
                self.choose(selector, before)
                return
        super().decide()


def measure_game(profiles: Profiles, address: str) -> None:
    """Clicks, decisions, and what the page makes one wait."""
    visitor = Visitor(profiles, address, size=SIZES["laptop"])
    visitor.page.add_init_script(USUAL)
    visitor.set_up(seats=["me", "bot", "bot"], game="kingsburg", level="squire")
    visitor.wait("#tab-hint").click()
    visitor.find(".hints select").select_option("squire")
    player = Advised(visitor)
    player.play_on()
    moves = sum(is_foreign(message) for message in visitor.heard)
    print(f"{player.choices} decisions by {player.clicks} clicks in {SEASONS} seasons")
    print(f"  beyond the choices: {(player.clicks - player.choices) / SEASONS:.1f} clicks a season")
    print(f"  {moves} moves of others at {PACE} s: {moves * PACE:.0f} s; {YEARS} winters: {YEARS * SCENE:.0f} s")
    names, points = (visitor.wait(f"dialog[open] {part}").inner_text().split("\t") for part in ("thead", "tfoot"))
    print(
        "  points:",
        ", ".join(f"{name.strip()} {count.strip()}" for name, count in zip(names[1:], points[1:], strict=True)),
    )
    visitor.leave()


def is_foreign(message: dict[str, Any]) -> bool:
    """Whether somebody else moves in a message: the page shows it a pace after the one before."""
    if message["type"] != "news":
        return False
    moves = [move for event in message["events"] if event["kind"] == "moved" for move in event["moves"]]
    return any(move["who"] not in ("*", "A") for move in moves)


if __name__ == "__main__":
    main()
