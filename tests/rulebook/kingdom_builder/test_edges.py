"""Rare moments: split blocks, water, cards that die, tiles without a target."""

import pytest

from kingcraft import CHANCE, OVER
from kingcraft.core.state import State
from tests.rulebook.kingdom_builder.rules import proves
from tests.rulebook.kingdom_builder.table import choices, free, gold, left, play, play_any, refusal, table, tiles

ORACLE = "oracle paddock oasis farm"
BARN = "barn paddock oasis farm"
HARBOR = "harbor paddock oasis farm"
TOWER = "tower paddock oasis farm"


@proves("4.6")
def test_a_block_may_be_split_between_separate_groups() -> None:
    state = table("j7 l16", card="grass")
    assert {"i8", "j8", "l15", "l17"} <= set(choices(state, "build").split())
    play(state, "build i8", "build l17", "build j8")
    assert refusal(state, "end") == ""


@proves("4.7")
def test_a_settlement_on_water_has_neighbours_like_any_other() -> None:
    state = table("d5", card="grass")
    assert choices(state, "build") == "e5"
    assert refusal(state, "build j8") == "adjacent"


def others_on(letters: str, but: str = "", boards: str = "tavern paddock oasis farm") -> list[str]:
    """Settlements of B, C and D on all hexes of these terrains, but for one."""
    map = table(boards=boards)
    hexes = [hex for letter in letters for hex in free(map, letter).split() if hex != but]
    return [" ".join(hexes[part::3]) for part in range(3)]


def removed(state: State) -> list[str]:
    deck: object = state.view(None)["deck"]
    assert isinstance(deck, dict)
    return list(deck["removed"])


@proves("3.9")
def test_dead_cards_are_replaced_until_one_is_alive() -> None:
    state = table("", *others_on("DC", but="s1"), card="desert")
    play_any(state, "build")
    assert state.to_act == CHANCE
    play(state, "draw A canyon")
    assert state.to_act == CHANCE
    play(state, "draw A desert")
    assert sorted(removed(state)) == ["canyon", "desert", "desert"]
    play(state, "draw A forest")
    assert state.to_act == 0
    assert choices(state, "build") == free(state, "T")


@proves("3.10")
def test_one_hex_anywhere_keeps_a_card_alive() -> None:
    state = table("a1", *others_on("D", but="s1"), card="desert")
    assert choices(state, "build") == "s1"
    play(state, "build s1")
    assert state.to_act == CHANCE
    assert removed(state) == ["desert"]


@proves("5.11")
@pytest.mark.parametrize(("tile", "boards", "beside"), [("oracle", ORACLE, "i4"), ("barn", BARN, "c6")])
def test_oracle_and_barn_follow_the_card_that_replaced_a_dead_one(tile: str, boards: str, beside: str) -> None:
    """The Oasis takes the last desert before the block begins."""
    state = table(f"{beside} f17", *others_on("D", "s1", boards), boards=boards, card="desert")
    play(state, "oasis s1", "draw A canyon")
    assert state.view(None)["terrain"] == "canyon"
    if tile == "barn":
        play(state, "barn s1")
    found = choices(state, tile).split()
    assert found
    assert set(found) <= set(free(state, "C").split())


@proves("5.12")
@pytest.mark.parametrize(
    ("settlements", "boards", "card", "move"),
    [
        ("h5 r3", "tavern paddock oasis farm", "desert", "paddock h5-j5"),
        ("e15 f15 g15 c6", BARN, "grass", "barn g15-e14"),
        ("f7 g7", HARBOR, "grass", "harbor f7-f8"),
    ],
)
def test_a_move_takes_nothing_from_the_supply(settlements: str, boards: str, card: str, move: str) -> None:
    state = table(settlements, boards=boards, card=card)
    before = supply(state)
    play(state, move)
    assert supply(state) == before == 40 - len(settlements.split())


def supply(state: State) -> int:
    players: object = state.view(None)["players"]
    assert isinstance(players, list)
    return int(players[0]["supply"])


@proves("5.13")
def test_a_tile_without_a_target_does_nothing() -> None:
    state = table("g17", *others_on("D"), card="canyon")
    assert tiles(state) == ["oasis f18 ready"]
    assert choices(state, "oasis") == ""
    play_any(state, "build", "build", "build")
    assert choices(state, "oasis") == ""
    assert refusal(state, "end") == ""


@proves("5.5")
@pytest.mark.parametrize(
    ("row", "other", "ends"),
    [
        ("a9 b9 c9", "", ""),  # the edge of the map, and water
        ("h9 i9 j9", "g9", "k9"),  # somebody else
        ("c2 d2 e2", "", "b2"),  # a mountain on one side
        ("c10 d10 e10", "", "b10 f10"),  # two of the three stand on water
    ],
)
def test_the_tavern_needs_a_free_end_on_land(row: str, other: str, ends: str) -> None:
    assert choices(table("b7 " + row, other, card="desert"), "tavern") == ends


@proves("5.14")
def test_the_harbor_moves_from_water_to_water() -> None:
    state = play(table("h7 e4", boards=HARBOR, card="grass"), "harbor e4")
    found = choices(state, "harbor").split()
    assert "e3" in found
    assert "e4" not in found
    assert all(hex in free(state, "W").split() for hex in found)


def after_a_round(state: State) -> State:
    """A ends the turn and B plays the least; it is A's turn again."""
    play(state, "end", "draw A canyon")
    play_any(state, "build", "build", "build", "end")
    play(state, "draw B canyon")
    assert state.to_act == 0
    return state


@proves("6.9")
def test_tiles_are_ready_again_in_the_next_turn() -> None:
    state = play_any(table("l16", card="canyon"), "farm", "build", "build", "build")
    assert tiles(state)[-1] == "farm m16 spent"
    after_a_round(state)
    assert tiles(state)[-1] == "farm m16 ready"
    assert choices(state, "farm") != ""


@proves("6.9")
def test_a_new_tile_is_ready_in_the_next_turn() -> None:
    state = play_any(play(table(card="grass"), "build l16"), "build", "build")
    assert tiles(state) == ["farm m16 new"]
    after_a_round(state)
    assert tiles(state) == ["farm m16 ready"]


@proves("6.10")
def test_a_settlement_built_with_a_tile_takes_a_tile_too() -> None:
    state = table("f17", card="grass")
    play(state, "oasis r3")
    assert tiles(state) == ["paddock s3 new", "oasis f18 spent"]
    assert left(state, "s3") == 1


@proves("6.11")
def test_everybody_sees_everybodys_tiles() -> None:
    state = table("", "l16", card="grass")
    for viewer in (0, 1, None):
        shown: object = state.view(viewer)["players"]
        assert isinstance(shown, list)
        assert shown[1]["tiles"] == [{"tile": "farm", "hex": "m16", "use": "ready"}]


@proves("6.12")
def test_a_tile_lost_before_it_was_used_is_lost_all_the_same() -> None:
    state = table("g4 r3", boards=TOWER, card="grass")
    assert choices(state, "tower") != ""
    play(state, "paddock g4-h6")
    assert tiles(state) == ["paddock s3 spent"]
    assert choices(state, "tower") == ""


@proves("7.17")
@pytest.mark.parametrize(("card", "points"), [("workers", 1), ("merchants", 8)])
def test_a_location_without_tiles_still_counts(card: str, points: int) -> None:
    """The third to settle there gets no tile, but the gold; for the Merchants a row leads on to the castle l12."""
    row = "l13 l14 l15" if card == "merchants" else ""
    state = table(row, "m15 a1", "n16 b1", card="grass", cards=f"{card} lords hermits")
    assert left(state, "m16") == 0
    play(state, "build l16")
    assert tiles(state) == []
    assert gold(state, card) == points


@proves("7.18")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("fishermen", 0), ("miners", 1), ("discoverers", 2), ("knights", 2), ("hermits", 1), ("citizens", 1),
        ("lords", 48),
    ],
)  # fmt: skip
def test_settlements_on_water_count_for_all_but_the_fishermen(card: str, points: int) -> None:
    """Two on water: p2, and p3 beside the mountain o3. As Lords they have the most in one sector, and tie in three."""
    others = [name for name in ("workers", "merchants", "farmers") if name != card][:2]
    assert gold(table("p2 p3", cards=" ".join([card, *others])), card) == points


@proves("7.18")
def test_settlements_on_water_reach_castles_and_join_for_the_merchants() -> None:
    state = table("d5 c5 c6", cards="workers merchants farmers")
    assert gold(state, "castles") == 3
    assert gold(state, "workers") == 2
    assert gold(state, "merchants") == 8


@proves("3.11")
def test_without_any_card_the_block_ends_and_the_round_is_the_last() -> None:
    """A builds on the last desert; all cards but those in hands, deserts and forests, have left the game."""
    gone = ["grass", "flowers", "canyon"] * 5 + ["forest", "desert"] * 3
    deck = {"pile": [], "discards": [], "removed": gone}
    state = table("a1", *others_on("D", but="s1"), card="desert", deck=deck)
    play(state, "build s1")
    assert [state.write(action) for action in state.legal()] == ["end"]
    assert state.view(None)["last_round"]
    play_any(state, "end", "end")
    assert state.to_act == 2
    play_any(state, "build", "build", "build", "end", "draw C forest", "build", "build", "build", "end")
    assert state.to_act == OVER
