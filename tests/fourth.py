"""A copy of the package that speaks a fourth language: the pseudo-language of tools/pseudo_language.py."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import kingcraft

ROOT = Path(__file__).resolve().parents[1]
CODE = "qps"
_IGNORED = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
_MARKUP = re.compile(r"`[^`]*`|\[/?[a-z][^\[\]]*\]")
_ENGLISH = re.compile(r"(?<![^\W\d_])(?=[a-z]*[aeiou])[A-Za-z][a-z]{2,}(?![^\W\d_])")


def with_fourth_language(tree: Path, *more: str) -> Path:
    """Copies the package, and folders or files of the repository beside it, and adds the language; gives `tree`."""
    shutil.copytree(Path(kingcraft.__file__).parent, tree / "src" / "kingcraft", ignore=_IGNORED)
    for name in more:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name, ignore=_IGNORED)
        else:
            shutil.copy(ROOT / name, tree / name)
    subprocess.run([sys.executable, str(ROOT / "tools" / "pseudo_language.py"), str(tree)], check=True)
    return tree


def environment(tree: Path) -> dict[str, str]:
    """The environment in which Python finds the copy first; compiled parts find their library where it is."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), *[path for path in sys.path if path]])}


def english(text: str) -> list[str]:
    """The words of a text without any accent: they do not come from the pseudo-language. Code and markup are none."""
    return _ENGLISH.findall(_MARKUP.sub(" ", text))
