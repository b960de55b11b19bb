"""What axe-core holds against a page."""

from axe_playwright_python.sync_playwright import Axe

from tests.e2e.profiles import Light
from tests.e2e.visitor import Visitor

LIGHTS: tuple[Light, ...] = ("dark", "light")
GRAVE = ("serious", "critical")


def violations(visitor: Visitor) -> list[str]:
    """What axe holds against the page as it stands, by day and by candlelight."""
    return [fault for light in LIGHTS for fault in violations_in(visitor, light)]


def violations_in(visitor: Visitor, light: Light) -> list[str]:
    """What axe holds against the page in one light; only colours differ by candlelight."""
    visitor.change_light(light)
    rules = {"runOnly": ["color-contrast"]} if light == "dark" else {}
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"], **rules}).response["violations"]
    return [
        f"{light}: {one['id']}: {node['target']} {node['failureSummary']}"
        for one in found if one["impact"] in GRAVE for node in one["nodes"]
    ]  # fmt: skip
