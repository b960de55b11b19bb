"""The package can be built where nothing but the compiler is, and what it needs is locked."""

import ast
import importlib.util
import re
import sys
import tomllib
from pathlib import Path

import kingcraft as kc

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
AT_BUILD = {"kingcraft", "librt", "mypy_extensions"}


def imported(file: Path) -> set[str]:
    """The packages that a file imports anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def test_what_is_compiled_and_all_beside_it_needs_nothing_that_a_build_has_not() -> None:
    folders = [*PROJECT["tool"]["kingcraft"]["compile"]["folders"], "locales", "art"]
    files = [file for folder in folders for file in (ROOT / "src" / "kingcraft" / folder).glob("*.py")]
    strangers = {file.name: imported(file) - AT_BUILD - sys.stdlib_module_names for file in files}
    assert {name: found for name, found in strangers.items() if found} == {}


def test_everything_that_is_needed_is_locked() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = [*PROJECT["project"]["dependencies"], *[each for extra in extras.values() for each in extra]]
    names = {re.split(r"[<>=\[;]", each)[0].lower().replace(".", "-") for each in wanted} - {"kingcraft"}
    locked = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert [name for name in sorted(names) if not re.search(rf"^{re.escape(name)}==", locked, re.MULTILINE)] == []


def test_the_version_stands_once() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", kc.__version__)


def test_every_supported_python_is_named() -> None:
    classifiers = [line for line in PROJECT["project"]["classifiers"] if "3." in line]
    assert [line.rpartition(" ")[2] for line in classifiers] == ["3.11", "3.12", "3.13", "3.14", "3.15"]
    assert PROJECT["project"]["requires-python"] == ">=3.11,<3.16"


def test_no_rules_are_left_out_of_a_quick_build() -> None:
    # What is interpreted cannot inherit from what is compiled: a game without its rules compiled could not be imported.
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    left_out = set(tool.modules(None)) - set(tool.modules("kingsburg"))
    assert left_out
    assert {Path(name).parent.as_posix() for name in left_out} == {"kingcraft/bots/kingdom_builder"}
