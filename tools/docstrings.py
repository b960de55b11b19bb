"""Puts the docstrings of a module into the C that mypyc made of it: mypyc itself keeps signatures only.

So `help(kingcraft.Table)` is the same, compiled or not.
"""

import ast
import re
from pathlib import Path

METHODS = re.compile(r"static PyMethodDef (\w+)_methods\[\] = \{.*?\n\};", re.DOTALL)
METHOD = re.compile(r'(\{"(\w+)",\s*\(PyCFunction\)\w+,\s*[A-Z_ |]+, PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
BARE = re.compile(r'(\{"(\w+)",\s*\(PyCFunction\)\w+,\s*[A-Z_ |]+, )PyDoc_STR\(NULL\)()')
"""A method whose signature mypyc cannot write."""
TYPE = re.compile(r'(\.tp_name = "(\w+)",.*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))', re.DOTALL)
GETTERS = re.compile(r"static PyGetSetDef (\w+)_getseters\[\] = \{.*?\n\};", re.DOTALL)
GETTER = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,\s*NULL, )NULL(, NULL\})')
Docs = dict[tuple[str, str], str]


def keep_docstrings(folder: Path, modules: list[str]) -> None:
    """Rewrites the C files of these modules, which are named by their paths below the working directory."""
    for module in modules:
        file = folder / f"__native_{module.removesuffix('.py').replace('/', '___')}.c"
        docs = docstrings(Path(module).read_text(encoding="utf-8"))
        file.write_text(with_docstrings(file.read_text(encoding="utf-8"), docs), encoding="utf-8")


def docstrings(source: str) -> Docs:
    """The docstrings of a module by class (nothing for what is in none) and name."""
    found: Docs = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found["", node.name] = ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[node.name, inner.name] = ast.get_docstring(inner) or ""
        elif isinstance(node, ast.FunctionDef):
            found["", node.name] = ast.get_docstring(node) or ""
    return found


def with_docstrings(code: str, docs: Docs) -> str:
    """The C of a module with its docstrings behind the signatures."""
    code = METHODS.sub(lambda table: METHOD.sub(lambda entry: _behind(entry, docs, table[1]), table[0]), code)
    code = METHODS.sub(lambda table: BARE.sub(lambda entry: _instead(entry, docs, table[1]), table[0]), code)
    code = TYPE.sub(lambda entry: _behind(entry, docs, "module"), code)
    return GETTERS.sub(lambda table: GETTER.sub(lambda entry: _instead(entry, docs, table[1]), table[0]), code)


def _behind(entry: re.Match[str], docs: Docs, owner: str) -> str:
    return entry[1] + _literal(docs.get((_class_of(owner), entry[2]), "")) + entry[3]


def _instead(entry: re.Match[str], docs: Docs, owner: str) -> str:
    doc = docs.get((_class_of(owner), entry[2]), "")
    return f'{entry[1]}PyDoc_STR("{_literal(doc)}"){entry[3]}' if doc else entry[0]


def _class_of(owner: str) -> str:
    """The class in the name of a table; nothing for the table of the module itself."""
    return "" if owner.endswith("module") else owner.rpartition("___")[2]


def _literal(text: str) -> str:
    """A text inside a C literal; what is not ASCII by the octal codes of its bytes."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join([plain.get(byte, chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode()])
