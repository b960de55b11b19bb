"""The examples of docs/research/research.md run as they stand."""

import re
from pathlib import Path

import pytest

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "research" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=[text.split("\n")[0] for text in EXAMPLES])
def test_an_example_runs(example: str) -> None:
    exec(compile(example, "docs/research/research.md", "exec"), {})
