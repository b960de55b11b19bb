"""What axe-core holds against a page."""

from axe_playwright_python.sync_playwright import Axe

from tests.e2e.visitor import Visitor

GRAVE = ("serious", "critical")


def violations(visitor: Visitor) -> list[str]:
    """What axe holds against the page as it stands."""
    found = Axe().run(visitor.page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found if one["impact"] in GRAVE for node in one["nodes"]
    ]  # fmt: skip
