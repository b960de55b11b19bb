"""Browser profiles: each visitor has one alone, and leaves it empty for the next."""

from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page

from tests.waiting import PATIENCE

Light = Literal["light", "dark"]
Manner = tuple[tuple[str, Any], ...]


class Profiles:
    """The profiles of one browser. To open a window and read the page's code anew would take longer than most tests."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Manner, list[BrowserContext]] = {}
        self.manners: dict[BrowserContext, Manner] = {}

    def open(self, size: tuple[int, int], light: Light, **manner: Any) -> Page:
        """A new page in a profile of this manner that nobody else uses now."""
        key = tuple(sorted(manner.items()))
        context = self.free[key].pop() if self.free.get(key) else self._make(key)
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        return page

    def _make(self, key: Manner) -> BrowserContext:
        context = self.browser.new_context(**dict(key))
        context.set_default_timeout(PATIENCE * 1000)
        context.new_page()  # keeps the window open when the visitor leaves
        self.manners[context] = key
        return context

    def close(self, page: Page, origin: str) -> None:
        """Forgets everything that a visitor of this house left behind."""
        context = page.context
        page.close()
        context.clear_cookies()
        session = context.new_cdp_session(context.pages[0])
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.free.setdefault(self.manners[context], []).append(context)
