"""Draws the page's icons and its picture for links from the crest: `python tools/web_icons.py` writes web/public/*.png.

Needs the browser that the page's tests need; run it again when web/public/icon.svg or the words on the picture change.
"""

import os
import shutil
import struct
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
SIZES = {"icon-192": 192, "icon-512": 512}


def main() -> None:
    """All pictures, from one crest."""
    crest = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as scratch:
        browser = playwright.chromium.launch(executable_path=program)
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, PUBLIC / f"{name}.png", crest, (size, size), 1.0, "transparent")
        draw(page, PUBLIC / "icon-maskable.png", crest, (512, 512), 0.62, "#2a211b")
        draw(page, PUBLIC / "touch-icon.png", crest, (180, 180), 0.72, "#2a211b")
        small = Path(scratch) / "small.png"
        draw(page, small, crest, (32, 32), 1.0, "transparent")
        (PUBLIC / "favicon.ico").write_bytes(icon_file(small.read_bytes()))
        share(page, crest)
        browser.close()


def draw(page: Page, out: Path, crest: str, size: tuple[int, int], share: float, ground: str) -> None:
    """The crest in the middle of a square."""
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(f'<body style="{style}"><div style="width:{share:.0%};line-height:0">{crest}</div></body>')
    page.screenshot(path=out, omit_background=True)


def share(page: Page, crest: str) -> None:
    """What a link to the house looks like in a chat."""
    page.set_viewport_size({"width": 1200, "height": 630})
    serif = (FONTS / "alegreya/files/alegreya-latin-700-normal.woff2").as_uri()
    picture = (ROOT / "docs" / "img" / "web-table-desk-light.png").as_uri()
    html = f"""<style>@font-face {{ font-family: Alegreya; src: url('{serif}'); }}
      body {{ margin: 0; height: 630px; background: #2a211b; color: #f7ead2; font-family: Alegreya; overflow: hidden; }}
      .words {{ position: absolute; left: 64px; top: 0; bottom: 0; width: 460px; display: flex; flex-direction: column;
        justify-content: center; gap: 18px; }}
      .crest {{ width: 120px; }} h1 {{ font-size: 92px; line-height: 1; margin: 0; }}
      p {{ font-size: 36px; line-height: 1.2; margin: 0; color: #d9c7ac; }}
      img {{ position: absolute; left: 560px; top: 70px; height: 560px; rotate: 2deg; border-radius: 8px;
        box-shadow: 0 18px 60px rgb(0 0 0 / 60%); }}</style>
      <div class="words"><div class="crest">{crest}</div><h1>Kingcraft</h1>
      <p>Kingsburg and Kingdom Builder at an open table</p></div><img src="{picture}">"""
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(html)
        file.flush()
        page.goto(Path(file.name).as_uri())
        page.wait_for_load_state("networkidle")
        page.screenshot(path=PUBLIC / "share.jpg", type="jpeg", quality=82)


def icon_file(png: bytes) -> bytes:
    """An .ico that holds one picture of 32 by 32."""
    entry = struct.pack("<BBBBHHII", 32, 32, 0, 0, 1, 32, len(png), 22)
    return struct.pack("<HHH", 0, 1, 1) + entry + png


if __name__ == "__main__":
    main()
