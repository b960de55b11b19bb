"""A real browser at a real server. These tests run in a process of their own: `pytest tests/e2e`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.e2e.profiles import Profiles
from tests.e2e.visitor import Visitor
from tests.server.house import HouseProcess

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A browser's event loop would disturb the asynchronous tests: only who asks for these tests gets them."""
    asked = any("e2e" in argument for argument in config.invocation_params.args if isinstance(argument, str))
    return None if asked else collection_path.is_relative_to(HERE)


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as people get it; KINGCRAFT_WEB_DIST names one that is built already."""
    if os.environ.get("KINGCRAFT_WEB_DIST"):
        return Path(os.environ["KINGCRAFT_WEB_DIST"])
    out = tmp_path_factory.mktemp("web") / "dist"
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py"), "--out", str(out)], check=True)
    return out


@pytest.fixture(scope="session")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the house."""
    os.environ["KINGCRAFT_WEB_DIST"] = str(built_page)
    process = HouseProcess(str(tmp_path_factory.mktemp("house") / "house.db"))
    process.start()
    try:
        yield f"http://{process.address}/"
    finally:
        process.kill()


@pytest.fixture(scope="session")
def profiles() -> Iterator[Profiles]:
    """The profiles of the machine's own Chromium."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        pytest.fail("no Chromium found: install the package `chromium`, or name the program in CHROMIUM")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program)
        yield Profiles(chromium)
        chromium.close()


@pytest.fixture
def visit(profiles: Profiles, house: str) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody in: each visitor has a browser profile of their own."""
    visitors: list[Visitor] = []

    def come(**manner: Any) -> Visitor:
        visitor = Visitor(profiles, house, **manner)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        faults = visitor.faults
        visitor.leave()
        assert faults == []
