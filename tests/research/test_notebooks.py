"""The notebooks run from their first cell to their last, with few games, and keep what they showed with many."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "notebooks.py"))
NOTEBOOKS = sorted((ROOT / "docs" / "research" / "notebooks").glob("*.ipynb"))
every_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)


def read(notebook: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))
    return found


def shows(notebook: dict[str, Any]) -> list[list[str]]:
    """For every cell of code the kinds of what it shows."""
    codes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [
        [kind for output in cell["outputs"] for kind in output.get("data", [output["output_type"]])] for cell in codes
    ]


@every_notebook
def test_a_notebook_runs_and_shows_what_it_keeps(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGCRAFT_NOTEBOOK_GAMES", "2")
    kept, again = read(notebook), read(notebook)
    TOOL["run"](again)
    assert shows(again) == shows(kept), "run tools/notebooks.py"


@every_notebook
def test_a_notebook_is_a_page_with_all_that_it_shows(notebook: Path) -> None:
    page = TOOL["page"](read(notebook))
    kinds = [kind for cell in shows(read(notebook)) for kind in cell]
    assert page.startswith("# ")
    assert page.count("<div><svg") == kinds.count("image/svg+xml")
    assert page.count("```python\n") == len(shows(read(notebook)))


def test_the_tour_shows_boards() -> None:
    tour = read(NOTEBOOKS[0].with_name("tour.ipynb"))
    assert [kind for cell in shows(tour) for kind in cell].count("image/svg+xml") == 2


def test_there_are_the_notebooks_that_the_documents_name() -> None:
    assert [notebook.stem for notebook in NOTEBOOKS] == ["ladder", "luck_and_skill", "openings", "tour"]
