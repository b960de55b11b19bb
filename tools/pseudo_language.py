"""Writes a pseudo-language into a tree: English with accents and about a third longer, for tests of a fourth language.

`python tools/pseudo_language.py TREE` adds the folder `locales/qps` to the package in TREE and its code to LANGUAGES.
Whatever a person reads without accents afterwards does not come from the locales.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

CODE: Final = "qps"
NAME: Final = "Pšéúdó"
_PLAIN: Final = "aeiouyAEIOUYcns"
_ACCENTED: Final = str.maketrans(_PLAIN, "áéíóúýÁÉÍÓÚÝçñš")
_KEPT: Final = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+|--[a-z][\w-]*|\b[A-Z][A-Z_]+\b")
"""What people type, and what programs read: code, tags, addresses, options, names of settings."""
_WORD: Final = re.compile(r"[A-Za-z]{3,}")
_AS_IT_IS: Final = re.compile(r"number-|time-")
"""Messages that say how the language counts."""


def main() -> int:
    """Adds the language to the tree that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path, help="a copy of the repository, or of what has src/kingcraft/locales")
    add_language(parser.parse_args().tree)
    return 0


def add_language(tree: Path) -> None:
    """The folder of the pseudo-language and its code in the one line that lists the languages."""
    locales = tree / "src" / "kingcraft" / "locales"
    (locales / CODE).mkdir()
    for file in (locales / "en").glob("*.ftl"):
        (locales / CODE / file.name).write_text(translated(file.read_text(encoding="utf-8")), encoding="utf-8")
    listed = locales / "__init__.py"
    text = listed.read_text(encoding="utf-8")
    listed.write_text(re.sub(r"^(LANGUAGES: .*)\)$", rf'\1, "{CODE}")', text, flags=re.MULTILINE), encoding="utf-8")


def translated(text: str) -> str:
    """A Fluent file in the pseudo-language: variables, selectors and references stay as they are."""
    return FluentSerializer().serialize(_Translation().visit(FluentParser().parse(text)))


def pseudo(text: str) -> str:
    """Text with accents and longer words; what people type and what programs read stays as it is."""
    kept = _KEPT.search(text)
    if kept is None:
        return _WORD.sub(lambda word: _longer(word[0]), text).translate(_ACCENTED)
    return pseudo(text[: kept.start()]) + kept[0] + pseudo(text[kept.end() :])


def _longer(word: str) -> str:
    """A word with a vowel more, a long one with two or three."""
    return re.sub("[aeiouy]", lambda vowel: vowel[0] * 2, word, count=1 + (len(word) > 3) + (len(word) > 6))


class _Translation(Transformer):
    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        if _AS_IT_IS.match(node.id.name):
            return node
        if node.id.name == "language-name":
            node.value = ast.Pattern([ast.TextElement(NAME)])
            return node
        self.generic_visit(node)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = pseudo(node.value)
        return node


if __name__ == "__main__":
    sys.exit(main())
