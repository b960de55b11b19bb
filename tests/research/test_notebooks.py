"""The notebooks run from their first cell to their last, with few games."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def cells(notebook: Path) -> list[str]:
    every = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in every if cell["cell_type"] == "code"]


def shown(cell: str, names: dict[str, Any]) -> Any:
    """What a cell shows: its last line, if that is an expression."""
    tree = ast.parse(cell)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def drawing(value: Any) -> str:
    """A value as a notebook draws it."""
    return str(value._repr_svg_() if hasattr(value, "_repr_svg_") else repr(value))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGCRAFT_NOTEBOOK_GAMES", "2")
    names: dict[str, Any] = {}
    for cell in cells(notebook):
        assert drawing(shown(cell, names))


def test_the_tour_shows_boards() -> None:
    names: dict[str, Any] = {}
    drawn = [drawing(shown(cell, names)) for cell in cells(NOTEBOOKS[0].with_name("tour.ipynb"))]
    assert len([picture for picture in drawn if picture.startswith("<svg")]) == 2


def test_there_are_the_notebooks_that_the_documents_name() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == ["ladder", "luck_and_skill", "openings", "tour"]
