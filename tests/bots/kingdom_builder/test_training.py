"""Weights: small, whole, and the same however often their making is interrupted."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import Budget
from kingcraft.bots.kingdom_builder.training import train
from kingcraft.bots.kingdom_builder.weights import MOST, PLAIN_TILE, TILE, TILE_ROOM, places, read_weights, weights_from
from kingcraft.bots.lesson import Lesson
from kingcraft.core.pack import NO_PACK, short_name
from kingcraft.core.registry import game_named
from kingcraft.core.ruling import BadOption
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.box import BASE, LOSE, Box, box_for
from kingcraft.kingdom_builder.content import Tile
from tests.bots.kingdom_builder.tables import walk

SHIPPED = (files("kingcraft.bots.kingdom_builder") / "weights.json").read_text()
OF_THE_KING = (files("kingcraft.bots.kingdom_builder") / "king.json").read_text()
FROZEN = (files("kingcraft.bots") / "frozen" / "kingdom-builder-1.json").read_text()
ISLANDS = Path(__file__).resolve().parents[3] / "docs" / "packs" / "islands.toml"


def with_course(**changed: object) -> dict[str, object]:
    """A file with a course whose parts are these, the others as they may be."""
    parts: dict[str, object] = {"made": "", "rounds": 1, "now": {}, "mean": {}, "drift": {}, "force": {}}
    return {"weights": {"2": {}}, "courses": {"2": {**parts, **changed}}}


def everywhere(name: str, number: object) -> dict[str, object]:
    """A file with a course in which a weight has this number in every part."""
    return with_course(**{part: {name: number} for part in ("now", "mean", "drift", "force")})


WRONG: dict[str, object] = {
    "other seats": {"weights": {"7": {}}},
    "words for numbers": everywhere("lead", "x"),
    "truth for numbers": everywhere("lead", True),
    "a name without a scale": everywhere("nonsense", 1.0),
    "too much": everywhere("lead", 1e30),
    "endless": everywhere("lead", float("inf")),
    "no number": everywhere("lead", float("nan")),
    "a force below nothing": with_course(**{part: {"lead": -1.0} for part in ("now", "mean", "drift", "force")}),
    "parts of one weight alone": with_course(now={"tile somewhere": 1.0}),
    "rounds below nothing": with_course(rounds=-1),
    "half a round": with_course(rounds=1.5),
    "rounds without end": with_course(rounds=10**400),
    "nobody made it": with_course(made=None),
    "a course without weights": {"weights": {"3": {}}, "courses": with_course()["courses"]},
    "a list of courses": {"weights": {"2": {}}, "courses": []},
}


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
    course(path, 5)
    first, second, third = made(path).split("; ")
    assert first.endswith("--width 0 --rounds 2")
    assert second.endswith("--width 2 --rounds 3")
    assert third.endswith("--width 0 --rounds 5"), "in the order in which it was"


def made(path: Path) -> str:
    told: str = json.loads(path.read_text())["courses"]["2"]["made"]
    return told


def test_a_file_tells_by_which_options_it_was_made(tmp_path: Path) -> None:
    """A pack by its name and hash; whoever names the options in another order goes on with the same."""
    path, pack = tmp_path / "weights.json", game_named("kingdom-builder").from_files("pack", {"a": ISLANDS.read_text()})
    options = {"pack": pack, "cards": "miners lords knights"}
    train(path, 2, 1, Lesson(1, 0, 0, options), lambda done, total: None)
    train(path, 2, 2, Lesson(1, 0, 0, dict(reversed(options.items()))), lambda done, total: None)
    assert made(path) == (
        "kingcraft train kingdom-builder --seats 2 --games 1 --width 0 "
        f"--option 'cards=miners lords knights' --option 'pack={short_name(pack)}' --rounds 2"
    )
    course(path, 3)
    assert made(path).endswith(" --rounds 2; kingcraft train kingdom-builder --seats 2 --games 1 --width 0 --rounds 3")


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_file_that_holds_no_course_is_refused_by_its_name(tmp_path: Path, wrong: object) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(wrong))
    with pytest.raises(BadOption) as refused:
        course(path, 2)
    assert refused.value.ruling.id == "weights-unreadable"
    assert refused.value.ruling.facts["file"] == str(path)


@pytest.mark.parametrize("text", ["[" * 200_000, '{"weights": {"2": {}}, "courses": ' + "[" * 200_000])
def test_a_file_that_is_too_deep_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(BadOption, match="does not hold weights"):
        course(path, 1)


def test_names_that_the_box_does_not_have_stay_as_they_are(tmp_path: Path) -> None:
    """Of a file without a course and of one with it, where the tile was learned before."""
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"weights": {"2": {"lead": 300, "tile somewhere": 77, "nonsense": 5}}}))
    for rounds in (1, 2):
        course(path, rounds)
        named = read_weights(path.read_text())[2]
        assert (named["tile somewhere"], named["nonsense"]) == (77, 5)
    data = json.loads(path.read_text())
    for part, number in (("now", 1.5), ("mean", 2.0), ("drift", 0.25), ("force", 0.5)):
        data["courses"]["2"][part]["tile elsewhere"] = number
    path.write_text(json.dumps(data))
    course(path, 3)
    after: dict[str, Any] = json.loads(path.read_text())
    assert after["weights"]["2"]["tile elsewhere"] == 500
    parts = after["courses"]["2"]
    assert [parts[part]["tile elsewhere"] for part in ("now", "mean", "drift", "force")] == [1.5, 2.0, 0.25, 0.5]
    assert parts["now"].keys() == parts["mean"].keys() == parts["drift"].keys() == parts["force"].keys()


def test_names_that_the_box_does_not_have_change_nothing_of_what_is_learned(tmp_path: Path) -> None:
    found = []
    for besides in ({}, {"tile somewhere": 77}):
        path = tmp_path / "weights.json"
        path.write_text(json.dumps({"weights": {"2": {**read_weights(SHIPPED)[2], **besides}}}))
        course(path, 2)
        found.append(json.loads(path.read_text())["courses"])
    assert found[0] == found[1]


def test_what_is_learned_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps({"weights": {"2": dict.fromkeys(read_weights(SHIPPED)[2], MOST)}}))
    for rounds in (1, 2, 3):
        course(path, rounds)
    assert max(read_weights(path.read_text())[2].values()) == MOST


@pytest.mark.parametrize("text", [SHIPPED, OF_THE_KING, FROZEN], ids=["everybody", "king", "frozen"])
def test_learning_goes_on_from_what_ships(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    before = json.loads(text)["courses"]["2"]
    course(path, before["rounds"] + 1)
    assert made(path).startswith(before["made"] + "; ")
    assert read_weights(path.read_text())[3] == read_weights(text)[3]


def test_a_file_of_another_name_beside_the_weights_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "weights.new"
    other.write_text("mine")
    course(tmp_path / "weights.json", 1)
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["weights.json", "weights.new"]
    assert other.read_text() == "mine"


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


@pytest.mark.parametrize("signs", [(1, 1), (-1, -1), (1, -1)])
def test_weights_as_large_as_can_be_are_played_by(signs: tuple[int, int]) -> None:
    """Whole games: gains may be far below nothing then, and one of them is the best still."""
    named = {name: MOST * signs[place % 2] for place, name in enumerate(read_weights(SHIPPED)[2])}
    squire = bot_named("squire", "kingdom-builder", None, json.dumps({"weights": {"2": named}}))
    for seed in (5, 6):
        table = kc.new("kingdom-builder", 2, seed)
        while table.to_act != kc.OVER:
            table.play(squire.choose(table.state, Stream(seed)))


@pytest.mark.parametrize("number", ["Infinity", "NaN", "1e30", str(MOST + 1), "0.5", "true", '"far"', "[1]", "null"])
def test_a_weight_that_is_no_whole_number_or_too_large_is_refused(number: str) -> None:
    with pytest.raises(BadOption, match="does not hold weights"):
        bot_named("squire", "kingdom-builder", None, f'{{"weights": {{"2": {{"roam": {number}}}}}}}')


@pytest.mark.parametrize("text", ["[]", "{", '{"weights": 3}', '{"weights": {"2": [["roam", 3]]}}', "[" * 200_000])
def test_weights_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadOption, match="does not hold weights"):
        bot_named("squire", "kingdom-builder", None, text)


def test_a_page_has_no_weights() -> None:
    with pytest.raises(BadOption) as refused:
        bot_named("page", "kingdom-builder", None, SHIPPED)
    assert refused.value.ruling.id == "bot-no-weights"
