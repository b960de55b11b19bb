"""Where one may build: geometry, the block of three, and the duty to build adjacent."""

import pytest

from kingcraft.core.pack import NO_PACK
from kingcraft.core.state import State
from kingcraft.kingdom_builder.box import BASE, LOSE, box_for
from kingcraft.kingdom_builder.hexes import FIELD, hex_name, hex_named, jumps, neighbours, size
from kingcraft.kingdom_builder.land import EDGE
from tests.rulebook.kingdom_builder.rules import proves
from tests.rulebook.kingdom_builder.table import choices, free, left, play, play_any, refusal, some, table, tiles


def names(hexes: list[int]) -> str:
    return " ".join([hex_name(hex) for hex in hexes])


@proves("2.1")
@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("j10", "j9 k9 i10 k10 j11 k11"), ("k11", "j10 k10 j11 l11 j12 k12"), ("k10", "k9 l9 j10 l10 k11 l11"),
        ("j11", "i10 j10 i11 k11 i12 j12"), ("h5", "g4 h4 g5 i5 g6 h6"), ("h6", "h5 i5 g6 i6 h7 i7"),
        ("a1", "b1 a2"), ("t1", "s1 s2 t2"), ("a2", "a1 b1 b2 a3 b3"), ("t2", "t1 s2 t3"),
        ("a20", "a19 b19 b20"), ("t20", "t19 s20"),
    ],
)  # fmt: skip
def test_neighbours(hex: str, near: str) -> None:
    assert names(neighbours(hex_named(hex))) == near


@proves("2.2")
@pytest.mark.parametrize(
    ("hex", "far"),
    [("a1", "c1 b3"), ("t1", "r1 s3"), ("h5", "g3 i3 f5 j5 g7 i7"), ("h6", "g4 i4 f6 j6 g8 i8"), ("t20", "s18 r20")],
)
def test_jumps(hex: str, far: str) -> None:
    assert names(jumps(hex_named(hex))) == far


@proves("2.3")
def test_turned_boards() -> None:
    plain, turned = table(boards="tavern paddock oasis farm"), table(boards="tavern/ paddock oasis farm")
    rows = [row[:10] for row in plain.view(None)["map"][:10]]  # type: ignore[index]
    turned_rows = [row[:10] for row in turned.view(None)["map"][:10]]  # type: ignore[index]
    assert turned_rows == [row[::-1] for row in rows[::-1]]
    for row in range(1, 9):
        for column in range(1, 9):
            near = neighbours(row * 20 + column)
            back = [(9 - hex // 20) * 20 + 9 - hex % 20 for hex in neighbours((9 - row) * 20 + 9 - column)]
            assert sorted(near) == sorted(back)


@proves("4.1")
@pytest.mark.parametrize(("card", "letter"), [("grass", "G"), ("flowers", "F"), ("desert", "D")])
def test_first_placement(card: str, letter: str) -> None:
    state = table(card=card)
    assert choices(state, "build") == free(state, letter)


@proves("4.2")
def test_two_options() -> None:
    state = table("j7", card="grass")
    assert choices(state, "build") == "i8 j8"
    assert refusal(state, "build a20") == "unbuildable"
    assert refusal(state, "build e4") == "adjacent"


@proves("4.3")
def test_free_choice() -> None:
    state = table("j7", card="flowers")
    assert choices(state, "build") == free(state, "F")


@proves("4.4")
def test_adjacency_anew_for_each() -> None:
    state = table(card="grass")
    play(state, "build e15")
    assert choices(state, "build") == "e14 f15 e16"
    play(state, "build f15")
    assert choices(state, "build") == "e14 g15 e16 f16"


@proves("4.4")
def test_used_up_hexes_free_the_next_settlement() -> None:
    near = table("j7", "i8", card="grass")
    assert choices(near, "build") == "j8"
    used_up = table("j7", "i8 j8", card="grass")
    assert choices(used_up, "build") == free(used_up, "G")


@proves("4.5")
@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("i8", "occupied"), ("d8", "unbuildable"), ("d4", "unbuildable"), ("h7", "unbuildable"), ("d1", "unbuildable"),
        ("a7", "terrain"),
    ],
)  # fmt: skip
def test_forbidden_hexes(hex: str, reason: str) -> None:
    assert refusal(table("j7", "i8", card="grass"), f"build {hex}") == reason


@proves("1.2")
@pytest.mark.parametrize(
    ("card", "locations"),
    [("grass", "h7 l7 r12 m16 f18"), ("flowers", "s3 c7 r12 h13 m16"), ("forest", "h7 l7 r12 h13 m16"),
     ("canyon", "c7 h7 l7 r12 f18"), ("desert", "s3 c7 f18")],
)  # fmt: skip
def test_locations_that_a_first_settlement_can_reach(card: str, locations: str) -> None:
    state = table(card=card)
    gained = set()
    for action in state.legal():
        after = state.copy()
        after.make(action)
        gained |= {tile.split()[1] for tile in tiles(after)}
    assert gained == set(locations.split())
    assert all(left(state, hex) == 2 for hex in locations.split())


@proves("4.3")
def test_the_example_of_the_first_game() -> None:
    state = table("l16 l17 m17", card="canyon")
    assert choices(state, "build") == free(state, "C")
    play(state, "build g17")
    assert tiles(state) == ["oasis f18 new", "farm m16 ready"]


@proves("3.1")
def test_block_of_three_and_explicit_end() -> None:
    state = table(card="grass")
    assert refusal(state, "end") == "end-early"
    play_any(state, "build", "build", "build")
    assert refusal(state, "build a1") == "block-done"
    assert state.to_act == 0
    play(state, "end")
    assert state.to_act == -1


@proves("3.2")
def test_order_of_actions() -> None:
    state = table("l16 g17", card="canyon")
    assert tiles(state) == ["oasis f18 ready", "farm m16 ready"]
    play_any(state, "farm", "build")
    assert refusal(state, "oasis g18") == "in-block"
    play_any(state, "build", "build", "oasis", "end")


@proves("3.3")
def test_short_supply() -> None:
    state = _short(38, "canyon")
    assert state.view(0)["block"] == 2
    play_any(state, "build", "build", "end")


def _short(count: int, card: str) -> State:
    return table(" ".join(some(table(), "GT", count)), card=card)


@proves("3.3")
def test_the_last_settlement_may_be_built_with_a_tile() -> None:
    state = _short(39, "canyon")
    play_any(state, "farm")
    assert state.view(0)["block"] == 0
    assert refusal(state, "build a1") == "supply"
    play_any(state, "end")


@proves("3.4")
def test_dead_card() -> None:
    deserts = free(table(), "D").split()
    state = table("", " ".join(deserts[2:31]), " ".join(deserts[31:]), card="desert")
    play_any(state, "build", "build")
    assert state.to_act == -1
    assert state.view(None)["deck"]["removed"] == ["desert"]  # type: ignore[index]
    play(state, "draw A canyon")
    assert state.view(None)["block"] == 1
    assert choices(state, "build") != ""
    play_any(state, "build", "end")
    deck = state.view(None)["deck"]
    assert deck["pile"] + len(deck["discards"]) + 2 == 24  # type: ignore[index]


@proves("3.4")
def test_a_card_that_dies_before_the_block_is_replaced_but_not_after_it() -> None:
    deserts = free(table(), "D").split()
    others = (" ".join(deserts[1:31]), " ".join(deserts[31:]))
    before = table("g17", *others, card="desert")
    oasis = choices(before, "oasis").split()
    play(before, f"oasis {oasis[0]}")
    assert before.to_act == -1
    after = table("g17", *others, card="desert", block=0)
    play(after, f"oasis {oasis[0]}")
    assert after.to_act == 0


@proves("3.5")
def test_reshuffle() -> None:
    discards = ["grass"] * 3 + ["canyon"] * 5 + ["flowers"] * 5 + ["forest"] * 5 + ["desert"] * 4
    state = table(card="grass", deck={"pile": [], "discards": discards, "removed": ["grass"]}, block=0)
    play(state, "end")
    assert [weight for _, weight in state.weights()] == [4, 5, 5, 5, 4]
    assert state.view(None)["deck"]["discards"] == []  # type: ignore[index]


@proves("5.4")
def test_the_edge_of_a_map() -> None:
    land = box_for(BASE, NO_PACK, LOSE).land(0, 10, 8, 2)
    assert size(land.fields, EDGE * FIELD) == 55


@proves("3.11")
def test_no_card_left() -> None:
    """A takes the last empty hex of grass; all cards that nobody holds are out of the game."""
    grass = some(table(), "G", 400)
    seats = [" ".join(grass[1 + seat :: 3]) for seat in range(3)]
    removed = ["grass", "forest", "desert"] * 4 + ["flowers", "canyon"] * 5
    state = table(*seats, card="grass", deck={"pile": [], "removed": removed})
    play(state, "build " + grass[0])
    assert (state.view(None)["block"], state.view(None)["last_round"]) == (0, True)
    play(state, "end")
    assert state.to_act == 1
    assert state.view(None)["block"] == 3
