"""Takes out of the C what mypyc puts in because it cannot know what always holds.

What a position keeps (`KEPT`) is replaced only while nobody looks at it: when it is made, copied or laid out. So a rule
that has read it cannot lose it while it is at work, and needs no count of references of its own. Seats, step and who
is to act are set before anything else: no rule can find them undefined. The steps of the calendar stay for ever. And an
index is seldom counted from the end.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
KEPT: dict[str, list[str]] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["kingcraft"]["compile"]["kept"]
"""By the folder of a game: what a position keeps."""
MAKERS = ("__init__", "lay_out", "become", "take_up")
"""The functions that set it; the last for a position on which a bot tries things out."""

_IN_RANGE = re.compile(r"(    (cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()\2(\) goto \w+;\n)")
_POSITION = r"\(\(kingcraft___{game}___(?:position___Position|state___\w+)Object \*\)(cpy_r_\w+)\)"
_STEP = re.compile(
    r"    (cpy_r_\w+) = \(CPyPtr\)(cpy_r_\w+)\.items;\n    (cpy_r_\w+) = cpy_r_\w+ \* 8;\n"
    r"    (cpy_r_\w+) = \1 \+ \3;\n    (cpy_r_\w+) = \*\(PyObject \* \*\)\4;\n    CPy_INCREF\(\5\);\n"
)
_FUNCTION = re.compile(r"^\w[^;{}\n]*\) \{\n(?:.*\n)*?\}\n", re.MULTILINE)
_COUNTING = r"    (?:CPy_INCREF|CPy_DECREF|CPy_DecRef|VEC_I64_INCREF|VEC_I64_DECREF)\({name}\);\n"


def use_what_is_known(folder: Path) -> None:
    """Rewrites the C files of both games' rules and bots."""
    for game in KEPT:
        for file in sorted(folder.glob(f"__native_kingcraft___*{game}___*.c")):
            code = file.read_text(encoding="utf-8")
            lighter = with_what_is_known(code, game)
            if file.name.endswith(f"___{game}___position.c") and len(lighter) >= len(code):
                raise ValueError(f"mypyc has made something else of {file.name}")
            file.write_text(lighter, encoding="utf-8")


def with_what_is_known(code: str, game: str) -> str:
    """The C of a file, without counts of references to what is kept and without looks whether seats are undefined."""
    code = _IN_RANGE.sub(r"\1likely(\2)\3", defined(code, game))
    return _FUNCTION.sub(lambda found: uncounted(found.group(0), game), code)


def defined(code: str, game: str) -> str:
    """The C without looks whether a position's seats, step and who is to act are undefined."""
    look = re.compile(
        rf"(    (cpy_r_\w+) = {_POSITION.format(game=game)}->_(?:seats|to_act|step);\n)"
        r"    if \(unlikely\(\2 == -113\) && !\(.*bitmap & \d+\)\) \{\n        PyErr_SetString\(.*\n    \}\n"
        r"    (cpy_r_\w+) = \2 == -113;\n"
    )
    return look.sub(r"\1    \4 = 0;\n", code)


def uncounted(function: str, game: str) -> str:
    """A function without counts of references to what its position keeps; as it was where it hands it on or sets it."""
    for name in list(_kept_names(function, game)):
        function = re.sub(_COUNTING.format(name=name), "", function)
    return function


def _kept_names(function: str, game: str) -> Iterator[str]:
    """The variables that only look at what the position of a parameter keeps, or at a step."""
    head = function[: function.index("{")]
    kept = rf"{_POSITION.format(game=game)}->_(?:{'|'.join(KEPT[game])})"
    if re.search(f"{kept} = ", function):
        if not re.search(rf"___(?:{'|'.join(MAKERS)})\(", head):
            raise ValueError(f"only {', '.join(MAKERS)} may set what a position keeps: {head}")
        return
    reading = re.compile(rf"    (cpy_r_\w+) = {kept};\n    (?:CPy|VEC_I64)_INCREF\(\1\);\n")
    for name, owner in reading.findall(function):
        if f"PyObject *{owner}" in head and not re.search(rf"\b{owner} = ", function) and _only_looks(function, name):
            yield name
    for _, steps, _, _, name in _STEP.findall(function):
        if f"{steps} = CPyStatic_kingsburg___calendar___STEPS;" in function and _only_looks(function, name):
            yield name


def _only_looks(function: str, name: str) -> bool:
    """Whether a variable is set once, and then read through, passed to functions or methods of ours, or let go."""
    uses = len(re.findall(rf"\b{name}\b", function))
    known = len(re.findall(_COUNTING.format(name=name), function))
    known += len(re.findall(rf"^    (?:PyObject \*|VecI64 ){name};\n", function, re.MULTILINE))
    sets = len(re.findall(rf"\b{name} = ", function))
    known += sets + len(re.findall(rf"\*\){name}\)->|\b{name}\.(?:len|items)\b", function))
    calls = re.findall(rf"= CPyDef_\w+\(([^;()]*\b{name}\b[^;()]*)\);", function)
    known += sum([len(re.findall(rf"\b{name}\b", arguments)) for arguments in calls])
    methods = re.findall(r"= CPY_GET_METHOD\(.*\n", function)
    known += sum([len(re.findall(rf"\b{name}\b", line)) for line in methods])
    return sets == 1 and uses == known
