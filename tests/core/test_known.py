"""What the build takes out of mypyc's C: only counts of references that cannot matter."""

import runpy
from pathlib import Path

import pytest

TOOL = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools" / "known.py"))
uncounted, with_what_is_known = TOOL["uncounted"], TOOL["with_what_is_known"]
READS = """int64_t CPyDef_rules___goods(PyObject *cpy_r_state, int64_t cpy_r_seat) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    cpy_r_r0 = ((kingcraft___kingsburg___position___PositionObject *)cpy_r_state)->_book;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
"""
SEATS = """    cpy_r_r2 = ((kingcraft___kingsburg___position___PositionObject *)cpy_r_state)->_seats;
    if (unlikely(cpy_r_r2 == -113) && !(((kingcraft___kingsburg___position___PositionObject *)cpy_r_state)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seats' of 'Position' undefined");
    }
    cpy_r_r3 = cpy_r_r2 == -113;
"""  # noqa: E501


def test_who_only_looks_at_the_book_counts_no_reference() -> None:
    assert "CREF" not in uncounted(READS, "kingsburg")


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("    return cpy_r_r1;\n", "    return cpy_r_r0;\n"),
        ("    cpy_r_r1 = (int64_t)cpy_r_r0.len;\n", "    cpy_r_r4 = cpy_r_r0;\n"),
        ("    cpy_r_r1 = (int64_t)cpy_r_r0.len;\n", "    cpy_r_r1 = PyList_SetItem(cpy_r_r5, cpy_r_r0);\n"),
        ("    cpy_r_r1 = (int64_t)cpy_r_r0.len;\n", "    cpy_r_state = cpy_r_r5;\n"),
    ],
)
def test_who_hands_it_on_or_loses_its_position_counts(line: str, instead: str) -> None:
    assert uncounted(READS.replace(line, instead), "kingsburg").count("CREF") == 2


def test_nobody_else_may_replace_what_a_position_keeps() -> None:
    line = "    ((kingcraft___kingsburg___position___PositionObject *)cpy_r_state)->_book = cpy_r_r0;\n    return"
    with pytest.raises(ValueError, match="may set what a position keeps"):
        uncounted(READS.replace("    return", line), "kingsburg")


def test_seats_are_never_undefined() -> None:
    assert with_what_is_known(SEATS, "kingsburg") == SEATS.split("    if", maxsplit=1)[0] + "    cpy_r_r3 = 0;\n"
