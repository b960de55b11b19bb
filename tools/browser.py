"""Finds a Chromium for the end-to-end tests, or installs one: prints its path. Exit code 3: there is none to be had."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""Without windows first: it takes half the time."""
NO_BROWSER = 3


def found() -> str | None:
    """The browser of this machine, if it has one."""
    chosen = os.environ.get("CHROMIUM")
    return chosen or next((path for path in map(shutil.which, NAMES) if path), None)


def install() -> None:
    """Debian's package where we may, else the one that Playwright brings."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        fetch("update")
        for package in ("chromium-headless-shell", "chromium"):
            if not found():
                fetch("install", "-y", "--no-install-recommends", package)
        return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdout=sys.stderr, check=False)


def fetch(*words: str) -> None:
    """Asks Debian."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-q", *words], env=environment, stdout=sys.stderr, check=False)


def playwright_browser() -> str | None:
    """The browser that Playwright has installed for itself."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def main() -> int:
    """Prints the path of a browser."""
    path = found()
    if path is None:
        print("kingcraft: fetching a browser for the end-to-end tests", file=sys.stderr)
        install()
        path = found() or playwright_browser()
    if path is None:
        print("kingcraft: no browser could be found or installed", file=sys.stderr)
        return NO_BROWSER
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
