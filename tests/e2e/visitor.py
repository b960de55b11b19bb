"""A visitor: what people do at the page, in the words of people."""

import json
from typing import Any

from playwright.sync_api import Locator, WebSocket

from tests.e2e.profiles import Light, Profiles

LEGAL = "[data-hex]"
END = "button[aria-keyshortcuts=e]:not([aria-disabled=true])"
BOARD = "main.board"
QUICKLY = """
if (location.protocol === "http:")
  for (const [what, how] of Object.entries({ pace: "off", scenes: "off" }))
    if (!localStorage.getItem(`kingcraft.${what}`)) localStorage.setItem(`kingcraft.${what}`, how)
"""
"""The others' moves are shown at once and without scenes, unless somebody chose otherwise."""
BY_HAND = "if (location.protocol === 'http:') localStorage.setItem('kingcraft.forced', 'off')"
"""Also the only possible move is made by hand: whatever the cards are, no turn passes by itself."""
CHANGED = "light => document.documentElement.dataset.theme === light && !document.getAnimations().length"
ANEW = "address => { history.replaceState(null, '', address); location.reload() }"
ENTER = """
  const ask = async (path, body) => {
    const token = localStorage.getItem('kingcraft.token')
    const key = token ? { Authorization: `Bearer ${token}` } : {}
    const headers = { 'Content-Type': 'application/json', ...key }
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const welcome = await ask('api/people', { name: 'Ann' })
  localStorage.setItem('kingcraft.token', welcome.token)
"""
"""Script of a page: Ann enters the house, and `ask` posts for her."""


class Visitor:
    """One person with one browser profile. Waits as long as it takes on any machine."""

    def __init__(
        self,
        profiles: Profiles,
        house: str,
        *,
        lang: str = "en-US",
        size: tuple[int, int] = (1280, 800),
        color_scheme: Light = "light",
        by_hand: bool = False,
        **manner: Any,
    ) -> None:
        self.profiles, self.house = profiles, house
        self.page = profiles.open(size, color_scheme, locale=lang, **manner)
        self.context = self.page.context
        self.page.add_init_script(QUICKLY)
        if by_hand:
            self.page.add_init_script(BY_HAND)
        self.faults: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def leave(self) -> None:
        self.profiles.close(self.page, self.house)

    def go(self, place: str = "") -> None:
        """Opens a place of the house, as if its address had been typed: the page begins anew."""
        if not self.page.url.startswith(self.house):
            self.page.goto(self.house + place)
            return
        with self.page.expect_navigation():
            self.page.evaluate(ANEW, self.house + place)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def wait(self, selector: str) -> Locator:
        """The first such thing, once it is there."""
        found = self.page.locator(selector).first
        found.wait_for(state="attached")
        return found

    def change_light(self, color_scheme: Light) -> None:
        """By day or by candlelight, in the middle of everything."""
        self.page.emulate_media(color_scheme=color_scheme, reduced_motion="reduce")
        self.page.wait_for_function(CHANGED, arg=color_scheme)

    def shut_eyes(self) -> None:
        """From now on the page hears everything and draws nothing, which takes half the time."""
        self.page.add_style_tag(content="body { display: none }")

    # -- at the table

    def set_up(
        self, *, seats: list[str], begin: bool = True, game: str = "kingdom-builder", level: str = "random"
    ) -> str:
        """Sets up a table on the page: `me`, `bot`, `open` or `local` for each seat. Gives its id."""
        self.go(f"#/new/{game}")
        self.wait("select[aria-label='Level'] option")
        while self.find("main li").count() > len(seats):
            self.find("main li button").last.click()
        for index, kind in enumerate(seats):
            self.find("main li").nth(index).locator("select").first.select_option(kind)
            if kind == "bot":
                self.find("main li").nth(index).locator("select").last.select_option(level)
            if kind == "local":
                self.find("main li").nth(index).locator("input").fill(f"Guest {index}")
        if begin:
            self.press("Open the table" if "open" in seats else "Begin")
            self.wait(".room")
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def ply(self) -> int:
        return int(self.wait(BOARD).get_attribute("data-ply") or 0)

    def await_turn(self) -> None:
        """Until there is something to do, or the game is over."""
        self.wait(f"{BOARD}[data-turn=mine] {LEGAL}, {BOARD}[data-turn=mine] {END}, {BOARD}[data-phase=over]")

    def say(self, text: str) -> None:
        """Says something at the table."""
        self.page.get_by_role("tab", name="Chat").click()
        self.page.get_by_label("Say something").fill(text)
        self.page.keyboard.press("Enter")

    def coach_says(self, *texts: str) -> None:
        """Until the coach has said one of these."""
        self.page.wait_for_function(
            "texts => texts.includes(document.querySelector('[data-coach] p')?.textContent.trim())", arg=list(texts)
        )

    def show_pane(self, number: int) -> None:
        """On a phone Kingsburg shows one thing at a time: the court, the province, the rivals or the log."""
        self.find(".panes button").nth(number).click()

    @property
    def over(self) -> bool:
        return self.find(f"{BOARD}[data-phase=over]").count() > 0

    def step(self, choice: int = 0) -> None:
        """One decision of one's own turn, by a click."""
        before = self.ply
        hexes = self.find(LEGAL)
        if hexes.count():
            hexes.nth(choice % hexes.count()).click(force=True)
        else:
            self.end()
        self.wait(f"{BOARD}:not([data-ply='{before}']), h1:has-text('turn')")

    def play_turn(self) -> None:
        """A whole turn: its settlements, as far as they are not played for us, then its end."""
        self.await_turn()
        while not self.find(END).count():
            self.step(self.ply)
            self.await_turn()
        self.end()

    def end(self) -> None:
        """Ends the turn; with tiles unused the page asks once more."""
        self.find(END).click()
        if self.find(f"{END}[data-warned=true]").count():
            self.find(END).click()
