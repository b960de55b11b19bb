"""Weights: small, whole, and the same however often their making is interrupted."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.bots.kingdom_builder.training import train
from kingcraft.bots.kingdom_builder.weights import PLAIN_TILE, TILE, TILE_ROOM, places, read_weights, weights_from
from kingcraft.bots.lesson import Lesson
from kingcraft.core.pack import NO_PACK
from kingcraft.core.ruling import BadOption
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.box import BASE, LOSE, Box, box_for
from kingcraft.kingdom_builder.content import Tile
from tests.bots.kingdom_builder.tables import walk

SHIPPED = (files("kingcraft.bots.kingdom_builder") / "weights.json").read_text()
OF_THE_KING = (files("kingcraft.bots.kingdom_builder") / "king.json").read_text()

WORDS = {"made": "", "rounds": 0, "now": {"lead": "x"}, "mean": {}, "drift": {}, "force": {}}


def course(path: Path, rounds: int, seats: int = 2) -> list[tuple[int, int]]:
    heard: list[tuple[int, int]] = []
    train(path, seats, rounds, Lesson(1), lambda done, total: heard.append((done, total)))
    return heard


def test_learning_resumed_is_learning_undisturbed(tmp_path: Path) -> None:
    course(tmp_path / "once.json", 2)
    course(tmp_path / "twice.json", 1)
    course(tmp_path / "twice.json", 2)
    assert (tmp_path / "once.json").read_text() == (tmp_path / "twice.json").read_text()


def test_knights_who_plan_their_turns_learn_something_else_than_squires(tmp_path: Path) -> None:
    found = []
    for width in (0, 2):
        train(tmp_path / f"{width}.json", 2, 1, Lesson(1, width), lambda done, total: None)
        found.append(json.loads((tmp_path / f"{width}.json").read_text())["courses"]["2"])
    squires, knights = found
    assert squires["now"] != knights["now"]
    assert "--width 2" in knights["made"]


def test_weights_without_a_course_are_where_a_new_one_begins(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    named = {**read_weights(SHIPPED)[2], "lead": 4000}
    path.write_text(json.dumps({"weights": {"2": named, "3": named}}))
    course(path, 1)
    learned = json.loads(path.read_text())["courses"]["2"]
    assert learned["rounds"] == 1
    assert learned["now"]["lead"] * 300 == pytest.approx(4000, abs=50), "one step away"
    assert read_weights(path.read_text())[3] == named


def test_what_made_a_file_stays_told_when_it_is_learned_on_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 2)
    train(path, 2, 3, Lesson(1, 2), lambda done, total: None)
    first, second = json.loads(path.read_text())["courses"]["2"]["made"].split("; ")
    assert first.endswith("--width 0 --rounds 2")
    assert second.endswith("--width 2 --rounds 3")


@pytest.mark.parametrize("wrong", [{"weights": {"7": {}}}, {"weights": {"2": {}}, "courses": {"2": WORDS}}])
def test_a_file_for_another_number_of_seats_or_with_words_for_numbers_is_refused(
    tmp_path: Path, wrong: dict[str, object]
) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(wrong))
    with pytest.raises(BadOption) as refused:
        course(path, 1)
    assert refused.value.ruling.id == "weights-unreadable"


def test_progress_hears_of_every_round_of_this_run(tmp_path: Path) -> None:
    course(tmp_path / "weights.json", 1)
    assert course(tmp_path / "weights.json", 3) == [(1, 2), (2, 2)]


def test_every_number_of_seats_learns_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    course(path, 1, seats=4)
    before = read_weights(path.read_text())
    course(path, 1, seats=3)
    after = read_weights(path.read_text())
    assert ([*before], sorted(after)) == ([4], [3, 4])
    assert after[4] == before[4]


def test_a_file_serves_a_box_with_a_tile_that_nobody_trained() -> None:
    base = box_for(BASE, NO_PACK, LOSE)
    mill = Tile("mill", "other", "build", "forest", "house")
    named = read_weights(SHIPPED)[2]
    known, more = weights_from(named, base), weights_from(named, Box(base.boards, [mill, *base.tiles], base.cards, 3))
    assert more[TILE] == PLAIN_TILE
    assert list(more)[int(TILE + TILE_ROOM) :] == list(known)[int(TILE) :]


def test_what_a_file_does_not_name_counts_nothing() -> None:
    base = box_for(BASE, NO_PACK, LOSE)
    named = {**read_weights(SHIPPED)[2], "tile mill": 9000}
    place = places(base)["tile farm lines"]
    assert weights_from(named, base)[place] != 0
    del named["tile farm lines"]
    assert weights_from(named, base)[place] == 0


@pytest.mark.parametrize("text", [SHIPPED, OF_THE_KING], ids=["everybody", "king"])
def test_the_weights_that_ship_are_whole_and_small_and_say_how_they_were_made(text: str) -> None:
    assert len(text) < 200_000
    assert read_weights(text).keys() == {2, 3, 4}
    for seats, weights in read_weights(text).items():
        assert weights.keys() == places(box_for(BASE, NO_PACK, LOSE)).keys()
        assert json.loads(text)["courses"][str(seats)]["made"].startswith("kingcraft train kingdom-builder --seats")


@pytest.mark.parametrize("name", ["squire", "knight", "king"])
def test_a_bot_plays_by_the_weights_it_is_given(name: str) -> None:
    """With weights that love nothing but the Farm, it takes the other way somewhere in a game."""
    named = {seats: {"tile farm": 90000} for seats in ("2", "3", "4")}
    odd = bot_named(name, "kingdom-builder", Budget(playouts=1), json.dumps({"weights": named}))
    usual = bot_named(name, "kingdom-builder", Budget(playouts=1))
    assert any(odd.choose(state, Stream(1)) != usual.choose(state, Stream(1)) for state in walk(3)[:12])


@pytest.mark.parametrize("text", ["[]", "{", '{"weights": 3}', '{"weights": {"2": {"roam": "far"}}}'])
def test_weights_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        bot_named("squire", "kingdom-builder", None, text)


def test_a_page_has_no_weights() -> None:
    with pytest.raises(BadOption) as refused:
        bot_named("page", "kingdom-builder", None, SHIPPED)
    assert refused.value.ruling.id == "bot-no-weights"
