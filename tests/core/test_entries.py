"""Content, wrong in any way that a person or a machine could think of: it loads, or it is refused with its place."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingcraft.core import entries
from kingcraft.core.entries import Entry
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.kingdom_builder import content as builder
from kingcraft.kingsburg import content as kingsburg
from kingcraft.kingsburg.box import Box
from kingcraft.locales import LANGUAGES

FILE = "pack.toml"
WRONG = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.lists(st.integers(0, 9), max_size=3),
    st.dictionaries(st.sampled_from(["gold", "have", "goods", "x"]), st.integers(-2, 9), max_size=2),
    st.sampled_from(["statue", "gold", "season-end", "combat", [], {}, [[]], [{}], 1 << 70, "a" * 99, "\x00"]),
)  # fmt: skip


def places(value: object, at: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """Every place inside a value, as the keys that lead there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [place for key, one in inner for place in [(*at, key), *places(one, (*at, key))]]


def spoiled(data: dict[str, Any], place: tuple[Any, ...], wrong: object, how: str) -> dict[str, Any]:
    """The data with one place dropped, replaced, or given a neighbour that nobody asked for."""
    changed = copy.deepcopy(data)
    inner: Any = changed
    for key in place[:-1]:
        inner = inner[key]
    if how == "drop":
        del inner[place[-1]]
    elif how == "more" and isinstance(inner, dict):
        inner["more"] = wrong
    else:
        inner[place[-1]] = wrong
    return changed


def kingsburg_box(data: dict[str, Any]) -> None:
    others = [entry for entry in kingsburg.shipped() if entry.kind not in data]
    Box(kingsburg.together([*others, *kingsburg.checked(data, FILE)]), "base", "2012", "points")


def builder_content(data: dict[str, Any]) -> None:
    shipped = builder.shipped_entries()
    others = [entry for entry in shipped if entry.kind not in data]
    builder.gathered([*others, *entries.entries(data, FILE, builder.KINDS)])


def refusal(load: Callable[[Any], object], data: object) -> Ruling | None:
    """Why content was refused, if it was; anything but a refusal is an error."""
    try:
        load(data)
    except BadOption as error:
        return error.ruling
    return None


def as_data(found: list[Entry], kind: str) -> dict[str, Any]:
    return {kind: [copy.deepcopy(entry.data) for entry in found if entry.kind == kind]}


CASES = [
    *[(kingsburg_box, as_data(kingsburg.shipped(), kind)) for kind in kingsburg.KINDS],
    *[(builder_content, as_data(builder.shipped_entries(), kind)) for kind in builder.KINDS],
]


@pytest.mark.parametrize(("load", "data"), CASES, ids=[next(iter(data)) for _, data in CASES])
@settings(max_examples=120, deadline=None)
@given(choice=st.data())
def test_content_that_was_spoiled_loads_or_is_refused_with_its_place(
    load: Callable[[Any], object], data: dict[str, Any], choice: st.DataObject
) -> None:
    place = choice.draw(st.sampled_from(places(data)[1:]), "place")
    how = choice.draw(st.sampled_from(["drop", "replace", "more"]), "how")
    ruling = refusal(load, spoiled(data, place, choice.draw(WRONG, "wrong"), how))
    if ruling is not None:
        assert all([ruling.facts["file"], ruling.facts["entry"], ruling.facts["field"]])
        assert all([str(ruling.facts["file"]) in ruling.text(lang) for lang in LANGUAGES])
        json.dumps(ruling.dump())


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_tables_or_refused(text: str) -> None:
    ruling = refusal(lambda text: entries.tables(text, FILE), text)
    assert ruling is None or ruling.facts["file"] == FILE
