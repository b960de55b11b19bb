"""Fields of a position that somebody wrote."""

from collections.abc import Callable

import pytest

from kingcraft.core import fields
from kingcraft.core.ruling import BadPosition

READERS: list[tuple[object, Callable[[dict[str, object]], object]]] = [
    (True, lambda data: fields.number(data, "field", 0, 3, 0, "in.")),
    (4, lambda data: fields.number(data, "field", 0, 3, 0, "in.")),
    (1, lambda data: fields.flag(data, "field", within="in.")),
    (1, lambda data: fields.text(data, "field", "", "in.")),
    ("x", lambda data: fields.one_of(data, "field", ["y"], "y", "in.")),
    (["a", 1], lambda data: fields.texts(data, "field", "in.")),
    ([], lambda data: fields.part(data, "field", "in.")),
    ([{}, {}], lambda data: fields.parts(data, "field", 1, "in.")),
    ("C", lambda data: fields.seat_letter(data, "field", 2, "in.")),
    ("AA", lambda data: fields.seat_letters(data, "field", 2, "in.")),
    (["a", "a"], lambda data: fields.mask_of(data, "field", ["a"], [], "in.")),
    (0, lambda data: fields.only(data, ["other"], "in.")),
]


@pytest.mark.parametrize(("value", "read"), READERS)
def test_what_is_not_of_its_kind_is_refused_by_name(value: object, read: Callable[[dict[str, object]], object]) -> None:
    with pytest.raises(BadPosition) as refused:
        read({"field": value})
    assert refused.value.ruling.facts["field"] == "in.field"


def test_what_is_left_out_has_its_default() -> None:
    assert fields.number({}, "field", 0, 3, 2) == 2
    assert fields.seat_letter({}, "field", 2) == -1
    assert fields.mask_of({}, "field", ["a", "b"], ["b"]) == 2
    assert fields.parts({"field": {"A": {"x": 1}}}, "field", 2) == [{"seat": "A", "x": 1}]


@pytest.mark.parametrize(("text", "number"), [("7", 7), ("007", 7), ("", None), ("²", None), ("٣", None), ("-1", None)])
def test_a_number_is_a_few_plain_digits(text: str, number: int | None) -> None:
    assert fields.number_in(text) == number
    assert fields.number_in("9" * 5_000) is None
