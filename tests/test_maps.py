"""Maps for newcomers: the ways told in CONTRIBUTING.md and the map of each game lead to files that are there."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "kingcraft"
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
WAYS = CONTRIBUTING.partition("## The way of a move")[2].partition("## Add something")[0]
GAMES = ("kingsburg", "kingdom_builder")


def test_the_ways_lead_through_files_that_are_there() -> None:
    named = [name for name in re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", WAYS) if "GAME" not in name]
    assert len(named) > 20
    assert [
        name for name in named if not [*ROOT.glob(name), *PACKAGE.rglob(name), *(ROOT / "web").glob(f"src/*/{name}")]
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_map_of_a_game_names_every_file(game: str) -> None:
    words = set(re.findall(r"\w+", str(import_module(f"kingcraft.{game}").__doc__)))
    files = [file.stem for file in (PACKAGE / game).glob("*.py") if file.stem != "__init__"]
    assert [stem for stem in files if stem not in words] == []


def test_what_both_games_do_stands_in_files_of_the_same_name() -> None:
    roles = (
        "action", "box", "calendar", "chance", "content", "dump", "effects", "field", "game", "imagine", "laws", "load",
        "observe", "position", "setup", "state", "step", "svg", "text", "view", "words",
    )  # fmt: skip
    assert [(game, role) for game in GAMES for role in roles if not (PACKAGE / game / f"{role}.py").exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_relies_on_the_order_of_steps(game: str) -> None:
    compared = re.compile(r"\.step *(<|>|<=|>=) *\w|(<|>|<=|>=) *step\.[A-Z]")
    code = [*(PACKAGE / game).glob("*.py"), *(PACKAGE / "bots" / game).glob("*.py")]
    assert [file.name for file in code if compared.search(file.read_text(encoding="utf-8"))] == []
