"""Lists the small changes ("mutants") of a Python file: what the classic operators of mutation testing make of it."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
SUMS: dict[type[ast.operator], tuple[str, str]] = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}
EXTREMES = {"min": "max", "max": "min"}
UNTOLD = (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise)
"""Statements in which nothing is changed: imports, and what only words an impossible case."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file: the text from `start` to `end` becomes `text`.

    `where` is the function it is in; the outermost begins in line `begins`, 0 if it is in none.
    """

    file: str
    operator: str
    where: str
    begins: int
    line: int
    start: int
    end: int
    text: str

    @property
    def name(self) -> str:
        """A short name, the same for as long as the file stays as it is."""
        return f"{self.file}:{self.line}:{self.start}:{self.operator}:{self.text[:20]}"

    def of(self, source: str) -> str:
        """The whole file with the change."""
        return source[: self.start] + self.text + source[self.end :]


def mutants_of(file: str, source: str) -> list[Mutant]:
    """All mutants of a file, in the order of its text; few of them are no Python (`can_be_read`)."""
    return _Finder(file, source).mutants()


def can_be_read(source: str) -> bool:
    """Whether a text is Python."""
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


class _Finder:
    """Walks through a file and keeps count of the function it is in."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines(keepends=True)

    def mutants(self) -> list[Mutant]:
        found = list(self._in(ast.parse(self.source), "", 0))
        return sorted(found, key=lambda one: (one.start, one.end, one.operator, one.text))

    def _in(self, node: ast.AST, where: str, begins: int) -> Iterator[Mutant]:
        """The mutants of a node and of all in it, but for annotations and what is imported for checkers alone."""
        if isinstance(node, UNTOLD) or _is_for_checkers(node):
            return
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            where = f"{where}.{node.name}".strip(".")
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            begins = begins or min([node.lineno, *[mark.lineno for mark in node.decorator_list]])
        for operator, place, text in self._changes(node):
            start, end = place
            line = self.source.count("\n", 0, start) + 1
            yield Mutant(self.file, operator, where, begins, line, start, end, text)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self._in(child, where, begins)

    def _changes(self, node: ast.AST) -> Iterator[tuple[str, tuple[int, int], str]]:
        if isinstance(node, ast.Compare):
            yield from self._comparison(node)
        elif isinstance(node, ast.BoolOp):
            yield from self._connection(node)
        elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
            was, becomes = SUMS[type(node.op)]
            yield "sum", self._between(node.left, node.right, was), becomes
        elif isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
            was, becomes = SUMS[type(node.op)]
            yield "sum", self._between(node.target, node.value, was), becomes
        elif isinstance(node, ast.Constant):
            yield from self._constant(node)
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "not", self._place(node), f"({self._text(node.operand)})"
        yield from self._condition(node)
        yield from self._statement(node)

    def _comparison(self, node: ast.Compare) -> Iterator[tuple[str, tuple[int, int], str]]:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            was, becomes = COMPARISONS[type(op)]
            yield "compare", self._between(left, right, was), becomes
            left = right

    def _connection(self, node: ast.BoolOp) -> Iterator[tuple[str, tuple[int, int], str]]:
        other = " or " if isinstance(node.op, ast.And) else " and "
        yield "and-or", self._place(node), f"({other.join([f'({self._text(value)})' for value in node.values])})"

    def _constant(self, node: ast.Constant) -> Iterator[tuple[str, tuple[int, int], str]]:
        if isinstance(node.value, bool):
            yield "truth", self._place(node), str(not node.value)
        elif isinstance(node.value, int):
            yield "constant", self._place(node), str(node.value + 1)
            yield "constant", self._place(node), f"({node.value - 1})" if node.value < 1 else str(node.value - 1)

    def _call(self, node: ast.Call) -> Iterator[tuple[str, tuple[int, int], str]]:
        if isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
            yield "extreme", self._place(node.func), EXTREMES[node.func.id]
        if isinstance(node.func, ast.Name) and node.func.id == "range" and len(node.args) in (1, 2):
            last = self._text(node.args[-1])
            yield "range", self._place(node.args[-1]), f"{last} - 1"
            yield "range", self._place(node.args[-1]), f"{last} + 1"

    def _condition(self, node: ast.AST) -> Iterator[tuple[str, tuple[int, int], str]]:
        tests = node.ifs if isinstance(node, ast.comprehension) else []
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            tests = [node.test]
        for test in tests:
            yield "negate", self._place(test), f"(not ({self._text(test)}))"

    def _statement(self, node: ast.AST) -> Iterator[tuple[str, tuple[int, int], str]]:
        doing = isinstance(node, ast.Expr) and isinstance(node.value, (ast.Call, ast.Await))
        storing = isinstance(node, ast.Assign) and not isinstance(node.targets[0], (ast.Name, ast.Tuple))
        if doing or storing or isinstance(node, (ast.AugAssign, ast.Continue, ast.Break)):
            yield "remove", self._place(node), "pass"

    # -- places in the text ---------------------------------------------------------------------

    def _at(self, line: int, column: int) -> int:
        """The place in the text, for a line and a column in bytes as `ast` counts them."""
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def _place(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, (ast.expr, ast.stmt))
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _text(self, node: ast.AST) -> str:
        start, end = self._place(node)
        return self.source[start:end]

    def _between(self, left: ast.AST, right: ast.AST, word: str) -> tuple[int, int]:
        """Where the operator between two expressions stands; closing brackets of the left may be before it."""
        start, end = self._place(left)[1], self._place(right)[0]
        at = self.source.index(word, start, end)
        return at, at + len(word)


def _is_for_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
