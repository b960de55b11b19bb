"""A page that speaks a fourth language, longer than English: nothing is left untranslated, nothing overflows."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import kingcraft as kc
from tests.e2e.moments import sit_down_at
from tests.e2e.visitor import Visitor
from tests.fourth import CODE, english, with_fourth_language
from tests.server.house import HouseProcess

Visit = Callable[..., Visitor]
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
NAMES = r"\d+[a-e]?\.[\w-]+|Kingcraft|Kingsburg|Ann|English|Rahdo|OpenStreetMap|GitHub"
READ = """() => {
  const words = []
  for (const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walk.nextNode();) {
    const at = walk.currentNode.parentElement
    if (at.closest('script, style, noscript, code, kbd, [lang]:not(html)') || !at.checkVisibility()) continue
    words.push(walk.currentNode.textContent)
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) words.push(one.getAttribute(name) ?? '')
  return words
}"""
CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, summary, th')]
  .filter((one) => one.checkVisibility() && one.clientWidth && getComputedStyle(one).overflowX === 'hidden')
  .filter((one) => one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).textOverflow !== 'ellipsis')
  .map((one) => one.textContent.trim())"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose package and page come from a copy with the language added."""
    tree = with_fourth_language(tmp_path_factory.mktemp("fourth"), "web", "tools", "LICENSE")
    page = tree / "page"
    subprocess.run([sys.executable, str(tree / "tools" / "build_web.py"), "--out", str(page)], check=True)
    assert list((page / "assets").glob(f"{CODE}-*.js")), "the language has a chunk of its own"
    process = HouseProcess(str(tree / "house.db"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(tree / "src"))
        patch.setenv("KINGCRAFT_WEB_DIST", str(page))
        process.start()
    try:
        yield f"http://{process.address}/"
    finally:
        process.kill()


def arrive(visit: Visit, size: str) -> Visitor:
    """Somebody who chose the language."""
    visitor = visit(size=SIZES[size], has_touch=size == "phone")
    visitor.page.add_init_script(f"localStorage.setItem('kingcraft.lang', '{CODE}')")
    return visitor


def look(visitor: Visitor, name: str) -> None:
    """Nothing is untranslated, cut off or wider than the screen. KINGCRAFT_PICTURES names a folder for pictures."""
    visitor.page.wait_for_load_state("networkidle")
    if folder := os.environ.get("KINGCRAFT_PICTURES"):
        visitor.page.screenshot(path=Path(folder) / f"{name}.png")
    read = re.sub(NAMES, "", " · ".join(visitor.page.evaluate(READ)))
    assert sorted({*english(read)}) == []
    assert re.findall(r"(?<![\w/.])(?:web|ruling|kingsburg|kingdom-builder)-[a-z-]+", read) == [], "names of messages"
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= visitor.page.evaluate("innerWidth")
    assert visitor.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_entrance(visit: Visit, size: str) -> None:
    ann = arrive(visit, size)
    ann.go()
    ann.wait("article")
    assert ann.find("html").get_attribute("lang") == CODE
    assert ann.find(f"footer [lang={CODE}], nav [lang={CODE}]").first.text_content() == "Pšéúdó"
    look(ann, f"home-{size}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["kingsburg", "kingdom-builder"])
def test_a_table(visit: Visit, size: str, game: str) -> None:
    ann = arrive(visit, size)
    table = kc.new(game, 3, 4)
    sit_down_at(ann, table)
    look(ann, f"{game}-{size}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", ["#/new/kingsburg", "#/learn", "#/rules/kingsburg", "#/practice"])
def test_other_places(visit: Visit, size: str, place: str) -> None:
    ann = arrive(visit, size)
    ann.go(place)
    ann.wait("main h1, main h2")
    look(ann, f"{re.sub('[^a-z]+', '-', place)}-{size}")
