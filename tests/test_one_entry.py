"""All that belongs to a game is found through its one entry: no code outside the games goes by a game's name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named, bot_names, makers_for
from kingcraft.bots.kit import NOTHING, kit_of
from kingcraft.core import registry
from kingcraft.core.ruling import BadOption

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = {"kingsburg", "kingdom_builder"}
NAMES = {*FOLDERS, "kingdom-builder"}
ALLOWED = {
    "tools/golden.py": "the set-ups in which files of this repository's tests were played",
    "tools/protocol_types.py": "the games whose views this repository's page reads",
    "tools/pictures.py": "the moments that pictures of this repository's documents show",
}


def named(node: ast.expr | None) -> bool:
    """Whether an expression is the name of a game, or a tuple with one."""
    if isinstance(node, ast.Tuple):
        return any(named(each) for each in node.elts)
    return isinstance(node, ast.Constant) and node.value in NAMES


def by_name(tree: ast.AST) -> Iterator[int]:
    """The lines of dictionaries, collections, comparisons and cases that go by a game's name."""
    for node in ast.walk(tree):
        match node:
            case ast.Dict():
                found = any(named(key) for key in node.keys)
            case ast.List() | ast.Tuple() | ast.Set():
                found = any(named(each) for each in node.elts)
            case ast.Compare():
                found = any(named(each) for each in [node.left, *node.comparators])
            case ast.MatchValue() | ast.Subscript():
                found = named(node.value if isinstance(node, ast.MatchValue) else node.slice)
            case _:
                found = False
        if found:
            yield node.lineno  # type: ignore[attr-defined]


def sources() -> list[Path]:
    """Our code outside the folders of games."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    return [file for file in files if not FOLDERS & set(file.relative_to(ROOT).parts)]


def test_nothing_goes_by_the_name_of_a_game() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): lines
        for file in sources()
        if (lines := list(by_name(ast.parse(file.read_text(encoding="utf-8")))))
    }
    assert {file: lines for file, lines in found.items() if file not in ALLOWED} == {}
    assert sorted(found) == sorted(ALLOWED), "what is allowed and no longer needed"


@pytest.mark.parametrize(
    "code",
    ['{"kingsburg": 1}', '{("kingsburg", 2): 1}', 'x in ("kingsburg",)', 'x == "kingdom-builder"', 'x["kingsburg"]'],
)
def test_what_goes_by_a_name_is_noticed(code: str) -> None:
    assert list(by_name(ast.parse(code)))


def test_a_game_without_a_kit_has_nothing_and_is_played_at_random() -> None:
    assert kit_of("toll") is NOTHING
    assert kit_of("no such game") is NOTHING
    assert bot_names("toll") == ["random"]
    assert list(makers_for("toll")) == ["random"]
    with pytest.raises(BadOption):
        bot_named("squire", "toll")


def test_the_bots_of_both_games_are_as_they_were() -> None:
    for game in ("kingdom-builder", "kingsburg"):
        assert bot_names(game) == ["random", "page", "squire", "knight", "king"]
        assert list(makers_for(game)) == [*bot_names(game), "king@1", "oracle"]


def test_a_kit_that_is_not_there_is_refused_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "lost", kc.Game("lost", 2, 2, [], kit="kingcraft.no_such_module:KIT"))
    with pytest.raises(BadOption, match="no_such_module"):
        kit_of("lost")
