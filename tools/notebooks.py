"""Runs the notebooks of docs/research/notebooks and keeps in them what every cell shows: `python tools/notebooks.py`.

So they can be read where nobody runs them. As a hook of mkdocs this file makes pages of the site out of them.
"""

import ast
import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research" / "notebooks"
KINDS = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}
"""How a value may draw itself, best first; any other is text."""


def shown(cell: str, names: dict[str, Any]) -> Any:
    """What the last line of a cell is worth, if it is an expression; the rest is run."""
    tree = ast.parse(cell)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def drawing(value: Any) -> dict[str, str]:
    """A value as a notebook keeps it: by the kind of its drawing."""
    for method, kind in KINDS.items():
        if hasattr(value, method):
            return {kind: getattr(value, method)()}
    return {"text/plain": repr(value)}


def outputs(cell: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a cell shows: what it prints, and its last line."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        value = shown(cell, names)
    said = printed.getvalue()
    found: list[dict[str, Any]] = [{"output_type": "stream", "name": "stdout", "text": said}] if said else []
    if value is not None:
        found.append({"output_type": "display_data", "metadata": {}, "data": drawing(value)})
    return found


def run(notebook: dict[str, Any]) -> None:
    """Runs a notebook from its first cell to its last, and keeps what they show."""
    names: dict[str, Any] = {}
    codes = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for count, cell in enumerate(codes, 1):
        cell["execution_count"] = count
        cell["outputs"] = outputs("".join(cell["source"]), names)


def page(notebook: dict[str, Any]) -> str:
    """A notebook as a page of the site."""
    return "\n\n".join([text for cell in notebook["cells"] for text in _texts(cell)])


def _texts(cell: dict[str, Any]) -> list[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [source]
    return [f"```python\n{source}\n```", *[_text(output) for output in cell["outputs"]]]


def _text(output: dict[str, Any]) -> str:
    drawn = output.get("data", {})
    for kind in KINDS.values():
        if kind in drawn:
            return f"<div>{''.join(drawn[kind].splitlines())}</div>"
    return f"```\n{(output.get('text') or drawn['text/plain']).rstrip()}\n```"


def on_files(files: Files, config: Any) -> Files:
    """mkdocs asks here: a page for every notebook."""
    for file in sorted(FOLDER.glob("*.ipynb")):
        text = page(json.loads(file.read_text(encoding="utf-8")))
        files.append(File.generated(config, f"research/notebooks/{file.stem}.md", content=text))
    return files


def on_page_markdown(markdown: str, **about: Any) -> str:
    """And here for each page: what points to a notebook points to its page."""
    return re.sub(r"\((notebooks/\w+)\.ipynb\)", r"(\1.md)", markdown)


def main() -> None:
    """Runs them all."""
    for file in sorted(FOLDER.glob("*.ipynb")):
        notebook = json.loads(file.read_text(encoding="utf-8"))
        run(notebook)
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
