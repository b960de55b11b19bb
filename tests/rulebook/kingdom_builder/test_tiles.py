"""Location tiles: gaining, using and losing them."""

import pytest

from kingcraft import State
from tests.rulebook.kingdom_builder.rules import proves
from tests.rulebook.kingdom_builder.table import choices, free, left, play, play_any, refusal, some, table, tiles

TOWER = "tower paddock oasis farm"
BARN = "barn paddock oasis farm"
HARBOR = "harbor paddock oasis farm"
ORACLE = "oracle paddock oasis farm"


@proves("6.1")
def test_one_tile_for_two_settlements_at_a_location() -> None:
    state = table(card="grass")
    play(state, "build l16")
    assert tiles(state) == ["farm m16 new"]
    play(state, "build m15")
    assert tiles(state) == ["farm m16 new"]
    assert left(state, "m16") == 1


@proves("6.2")
def test_no_tile_left_for_the_third() -> None:
    state = table("", "l16", "n16", card="forest")
    assert left(state, "m16") == 0
    play(state, "build n17")
    assert tiles(state) == []


@proves("6.3")
def test_not_in_the_turn_it_was_gained() -> None:
    state = play_any(play(table(card="grass"), "build l16"), "build", "build")
    assert refusal(state, "farm m15") == "tile-new"


@proves("6.4")
def test_once_a_turn() -> None:
    one = play_any(table("l16", card="canyon"), "farm")
    assert refusal(one, f"farm {free(one, 'G').split()[0]}") == "tile-spent"
    two = play_any(table("l16 q12", card="canyon"), "farm", "farm")
    assert tiles(two) == ["farm r12 spent", "farm m16 spent"]
    assert choices(two, "farm") == ""


@proves("6.5")
def test_tile_lost_by_moving_away() -> None:
    state = table("g4 r3", boards=TOWER, card="grass")
    assert tiles(state) == ["tower f4 ready", "paddock s3 ready"]
    play(state, "paddock g4-h6")
    assert tiles(state) == ["paddock s3 spent"]
    assert left(state, "f4") == 1
    back = table("r3", boards=TOWER, card="grass", gone={0: "f4"})
    play(back, "build g4")
    assert tiles(back) == ["paddock s3 ready"]


@proves("6.6")
def test_tile_kept() -> None:
    state = table("f3 r3", boards=TOWER, card="grass")
    play(state, "paddock f3-g5")
    assert tiles(state) == ["tower f4 ready", "paddock s3 spent"]


@proves("6.7")
def test_tile_gained_by_moving() -> None:
    moved = table("r3 j8", card="desert")
    play(moved, "paddock j8-k6")
    assert tiles(moved) == ["paddock s3 spent", "paddock l7 new"]


@proves("6.8")
@pytest.mark.parametrize(("given", "kept"), [("spent", "paddock s3 ready"), ("ready", "paddock s3 spent")])
def test_choice_between_two_tiles(given: str, kept: str) -> None:
    state = play(table("r3 l8", card="desert"), "paddock l8-j8")
    assert [state.write(action) for action in state.legal()] == ["give-up ready", "give-up spent"]
    assert refusal(state, "build a7") == "choose"
    play(state, f"give-up {given}")
    assert tiles(state) == [kept]
    assert (choices(state, "paddock") != "") == (given == "spent")


@proves("6.8")
def test_no_question_when_nothing_differs() -> None:
    state = table("r3 l8", card="desert", tiles={0: "paddock s3 new, paddock l7"})
    play(state, "paddock l8-j8")
    assert tiles(state) == ["paddock s3 new"]


@proves("5.1")
def test_oracle() -> None:
    state = table("i4", boards=ORACLE, card="forest")
    assert tiles(state) == ["oracle h4 ready"]
    assert choices(state, "oracle") == choices(state, "build") == "j3 j4"


@proves("5.2")
def test_farm() -> None:
    near = table("l16", card="canyon")
    assert set(choices(near, "farm").split()) == {"l15", "m15", "k16", "l17", "m17"}
    far = table("n17", card="canyon")
    assert choices(far, "farm") == "m17"


@proves("5.3")
def test_oasis() -> None:
    state = table("g17", card="grass")
    assert choices(state, "oasis") == "g18"
    alone = table("f17", card="grass")
    assert choices(alone, "oasis") == free(alone, "D")


@proves("5.4")
def test_tower() -> None:
    near = table("g4 f2", boards=TOWER, card="desert")
    assert choices(near, "tower") == "g1"
    assert refusal(near, "tower a1") == "edge-adjacent"
    assert "silent" in str(near.why_not("tower a1").text())  # type: ignore[union-attr]
    assert refusal(near, "tower b3") == "edge"
    far = table("g4", boards=TOWER, card="desert")
    land = [hex for letter in "GFTCD" for hex in free(far, letter).split()]
    edge = {hex for hex in land if hex[0] in "at" or hex[1:] in ("1", "20")}
    assert set(choices(far, "tower").split()) == edge


@proves("5.5")
@pytest.mark.parametrize(
    ("row", "ends"),
    [
        ("h9 i9 j9", "g9 k9"), ("h9 i9 j9 k9", "g9 l9"), ("h9 h10 i11", "g8 i12"), ("h9 i9 i10", ""), ("h9 i9", ""),
        ("h9 i9 j9 l9", "g9 k9"), ("j9 i10 i11", "j8 h12"),
    ],
)  # fmt: skip
def test_tavern(row: str, ends: str) -> None:
    state = table("b7 " + row, card="desert")
    assert choices(state, "tavern") == ends


@proves("5.6")
def test_barn_near() -> None:
    state = table("e15 f15 g15 c6", boards=BARN, card="grass")
    play(state, "barn g15")
    assert choices(state, "barn") == "e14 e16 f16"
    assert refusal(state, "barn g15-h15") == "adjacent"
    assert refusal(state, "barn g15-g15") == "same-hex"
    assert "silent" in str(state.why_not("barn g15-g15").text())  # type: ignore[union-attr]
    assert refusal(state, "end") == "lifted"


@proves("5.7")
def test_barn_exact() -> None:
    state = table("e15 f15 g15 c6", "e14 e16 f16 h15", boards=BARN, card="grass")
    assert choices(state, "barn") == "c6"
    assert refusal(state, "barn g15") == "stuck"
    play(state, "barn c6")
    assert choices(state, "barn") == free(state, "G")


@proves("5.6")
def test_barn_single() -> None:
    state = play(table("c6", boards=BARN, card="grass"), "barn c6")
    assert choices(state, "barn") == free(state, "G")


@proves("5.8")
def test_harbor() -> None:
    assert choices(play(table("f7 g7", boards=HARBOR, card="grass"), "harbor f7"), "harbor") == "f8"
    assert choices(play(table("f7 g7", boards=HARBOR, card="grass"), "harbor g7"), "harbor") == "e7 e8 f8"
    alone = play(table("h7", boards=HARBOR, card="grass"), "harbor h7")
    assert choices(alone, "harbor") == free(alone, "W")


@proves("5.9")
def test_paddock() -> None:
    state = play(table("h5 r3", "g5 f5", card="desert"), "paddock h5")
    assert choices(state, "paddock") == "g3 j5 g7 i7"
    assert refusal(state, "paddock h5-i3") == "unbuildable"
    assert refusal(state, "paddock h5-f5") == "occupied"
    assert refusal(state, "paddock h5-h7") == "jump"


@proves("5.10")
def test_from_water_to_land() -> None:
    state = play(table("c5 r3", card="desert"), "paddock c5")
    assert choices(state, "paddock") == "b3 d3 a5 e5 b7 d7"


@proves("3.6")
def test_tiles_after_the_last_settlement() -> None:
    state = table(" ".join(["r3", "l16", *some(table("r3 l16"), "TF", 38)]), card="canyon", block=0)
    assert refusal(state, f"farm {free(state, 'G').split()[0]}") == "supply"
    assert choices(state, "paddock") != ""


@proves("3.7")
def test_tiles_are_optional() -> None:
    state = play_any(table("l16", card="canyon"), "build", "build", "build")
    assert choices(state, "farm") != ""
    assert refusal(state, "end") == ""


def move_between_twins(**more: str) -> State:
    """A moves with the Barn from one Tower to the other; nothing else of A's is near."""
    state = table("c6 q4", boards="barn tower oasis farm", card="desert", **more)
    assert tiles(state) == ["barn c7 ready", "tower p4 ready"]
    return play(state, "barn q4-n8")


@proves("6.13")
def test_between_twins_the_owner_chooses() -> None:
    state = move_between_twins(twins="choose")
    assert [state.write(action) for action in state.legal()] == ["give-up ready", "give-up spent"]
    assert [state.label(action, "en") for action in state.legal()] == [
        "Give up the Tower tile that is ready", "Give up the Tower tile gained this turn"
    ]  # fmt: skip
    assert tiles(play(state.copy(), "give-up spent")) == ["barn c7 spent", "tower m8 ready"]
    assert tiles(play(state.copy(), "give-up ready")) == ["barn c7 spent", "tower m8 new"]


@proves("6.13")
def test_between_twins_the_loss_came_first_in_older_games() -> None:
    state = move_between_twins()
    assert tiles(state) == ["barn c7 spent", "tower m8 new"]
    assert state.view(None)["phase"] == "turn"
