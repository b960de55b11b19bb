"""Weights by name: the shipped ones are whole, what is not named counts nothing, a wrong file is refused."""

import json
from importlib.resources import files

import pytest

from kingcraft.bots.kingsburg import part
from kingcraft.bots.kingsburg.handmade import first_weights
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.training import COMMAND, OF_THE_REALM
from kingcraft.bots.kingsburg.weights import book_for_king, book_of, completed, places, tables_of, width_of
from kingcraft.core.ruling import BadOption
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import PRESETS, Modules

SHIPPED = (files("kingcraft.bots.kingsburg") / "weights.json").read_text(encoding="utf-8")
OF_THE_KING = (files("kingcraft.bots.kingsburg") / "king.json").read_text(encoding="utf-8")
BASE = box_for("base", "2012", "points")
EVERYTHING = box_for("base", "2012", "points", Modules(PRESETS["everything"]))
MORE = box_for("base", "2012", "points", Modules({"rows": "extended", "governors": "random"}))


@pytest.mark.parametrize("text", [SHIPPED, OF_THE_KING], ids=["everybody", "king"])
@pytest.mark.parametrize("seats", "2345")
def test_the_weights_that_ship_are_whole_and_small(text: str, seats: str) -> None:
    data = json.loads(text)
    assert data["made_by"] == COMMAND
    assert len(text) < 400_000
    assert set(places(BASE)) <= set(data["weights"][seats])
    cards = {name for name in places(EVERYTHING) if name.startswith(OF_THE_REALM)}
    assert cards <= set(data["weights"][seats])
    assert data["history"][seats]
    assert data["history"][f"{seats} realm"]


def test_a_king_has_weights_of_its_own() -> None:
    own, all_have = book_for_king(""), book_of("")
    assert own is book_for_king("")
    assert all([*own.tables(BASE, seats)] != [*all_have.tables(BASE, seats)] for seats in (2, 3, 4, 5))


def test_a_king_plays_by_a_file_and_by_its_own_weights_where_the_file_says_nothing() -> None:
    data = json.loads(SHIPPED)
    data["weights"] = {"3": data["weights"]["3"]}
    given = book_for_king(json.dumps(data))
    assert given is book_for_king(json.dumps(data))
    assert [*given.tables(BASE, 3)] == [*book_of(SHIPPED).tables(BASE, 3)]
    assert [*given.tables(BASE, 5)] == [*book_for_king("").tables(BASE, 5)]


def test_handmade_weights_know_every_building_of_the_base_game() -> None:
    named = first_weights()
    assert set(named) <= set(places(BASE))
    assert {name for name in places(BASE) if name.startswith(("building", "near", "battle"))} <= set(named)


def test_counts_are_named_step_by_step_and_looked_up_as_sums() -> None:
    tables = tables_of({"gold 1": [5] * MOMENTS, "gold 2": [3] * MOMENTS}, BASE)
    assert [int(tables[part.GOLD + count]) for count in range(4)] == [0, 5, 8, 8]


def test_a_piece_has_its_weight_in_every_box() -> None:
    named = {"building inn": [100] * MOMENTS, "building market": [20] * MOMENTS, "governor fairy": [9] * MOMENTS}
    for box in (BASE, MORE):
        strip = part.STRIPS + part.STRIP_WIDTH * (box.building_ids.index("inn") // 4)
        tables = tables_of(named, box)
        later = strip + 3 * width_of(box)
        assert [int(tables[strip + built]) for built in range(3)] == [0, 100, 120]
        assert [int(tables[later + built]) for built in range(3)] == [0, 100, 120]
    assert completed(named, MORE)["governor fairy"][0] == 9


def test_names_that_no_box_has_count_nothing() -> None:
    named = {**first_weights(), "building windmill": [9999] * MOMENTS, "nonsense": [1] * MOMENTS}
    assert [*tables_of(named, BASE)] == [*tables_of(first_weights(), BASE)]


@pytest.mark.parametrize(
    "text",
    [
        "not JSON", "{}", "[]", '{"weights": []}', '{"weights": {"x": {}}}', '{"weights": {"3": {"bias": 1}}}',
        '{"weights": {"3": {"bias": [1, 2]}}}', '{"weights": {"3": {"bias": %s}}}' % ([0.5] * MOMENTS),
        '{"tables": {"3": [[1, 2, 3]]}, "history": {"3": [[1, 0]]}}',
    ],
)  # fmt: skip
def test_a_wrong_file_is_refused_in_words(text: str) -> None:
    with pytest.raises(BadOption, match="does not hold weights"):
        book_of(text)
