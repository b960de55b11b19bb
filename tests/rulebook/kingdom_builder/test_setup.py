"""Set-up: what nobody chose is drawn, and what a seat may not know is hidden."""

import pytest

import kingcraft as kc
from kingcraft.kingdom_builder.content import read_boards, shipped, write_pack
from tests.rulebook.kingdom_builder.rules import proves

GAME = "kingdom-builder"
ROWS = ["GGGGGGGGGG"] * 4 + ["FFFFFLFFFF"] + ["TTTTTTTTTT"] * 2 + ["CCCCCCCCCC"] * 2 + ["DDDDDDDDDD"]

TILES = [tile.id for tile in shipped().tiles]


def board_file(rows: list[str]) -> str:
    return '[[board]]\nid = "meadow"\ntile = "farm"\nrows = [' + ", ".join([f'"{row}"' for row in rows]) + "]\n"


@proves("1.1")
def test_random_set_up() -> None:
    table = kc.new(GAME, seats=4, seed=3)
    moves = [move.text.split() for move in table.record.moves]
    assert [move[0] for move in moves] == ["board"] * 4 + ["card"] * 3 + ["first"] + ["draw"] * 4
    assert len({move[1].rstrip("/") for move in moves[:4]}) == 4
    assert len({move[1] for move in moves[4:7]}) == 3


@pytest.mark.parametrize("text", ["board", "board moon", "board tavern farm", "card", "card moon"])
def test_what_names_no_piece_that_can_be_drawn_is_not_read(text: str) -> None:
    game = kc.game_named(GAME)
    ruling = game.start(2, game.settle(2, {})).why_not(text)
    assert ruling is not None
    assert ruling.id == "notation"


@proves("1.2")
def test_first_game() -> None:
    table = kc.new(GAME, seats=2, seed=3, boards="first-game", first="B")
    assert table.record.options["cards"] == "fishermen knights merchants"
    assert table.view()["map"][0] == "FDDMMDDCCCCCCDDWDDDD"  # type: ignore[index]
    assert table.to_act == 1


@proves("1.3")
def test_hidden_cards() -> None:
    table = kc.new(GAME, seats=3, seed=3, first="A")
    seen = [player["terrain"] is not None for player in table.view(1)["players"]]  # type: ignore[attr-defined]
    assert seen == [True, True, False]
    state = kc.game_named(GAME).start(3, {**table.record.options, "boards": "first-game"})
    while "draw" not in state.write(state.legal()[0]):
        state.make(state.legal()[0])
    assert state.write_for(state.legal()[0], 0).split()[2] == "grass"
    assert state.write_for(state.legal()[0], 1) == "draw A ?"


@proves("1.4")
def test_boards_of_ones_own() -> None:
    pack = write_pack(read_boards(board_file(ROWS), TILES))
    table = kc.new(GAME, seats=2, seed=1, boards="meadow/ farm oasis tower", pack=pack)
    while table.to_act >= 0:
        table.play(table.legal()[-1])
    again = kc.replay(table.record.text())
    assert again.state.fingerprint() == table.state.fingerprint()
    assert kc.load(table.state.dump()).state.fingerprint() == table.state.fingerprint()


@proves("1.4")
@pytest.mark.parametrize(
    ("rows", "id", "place"),
    [
        ([*ROWS[:3], "GGGGXGGGGG", *ROWS[4:]], "letter", (4, 5)),
        ([*ROWS[:3], "GGGGGGGGG", *ROWS[4:]], "row", (4, 10)),
        ([*ROWS[:3], "GGGGGGGGGGG", *ROWS[4:]], "row", (4, 11)),
    ],
)
def test_a_bad_board_is_refused(rows: list[str], id: str, place: tuple[int, int]) -> None:
    with pytest.raises(kc.BadOption) as refused:
        read_boards(board_file(rows), TILES)
    ruling = refused.value.ruling
    assert ruling.id == f"kingdom-builder-board-{id}"
    assert (ruling.facts["row"], ruling.facts["column"]) == place


@pytest.mark.parametrize(
    ("text", "id"),
    [(board_file(ROWS[:9]), "kingdom-builder-board-rows"),
     (board_file(["WWWWWWWWWW"] * 10), "kingdom-builder-board-land"),
     ("[[board]]\nid = 'A b'", "entry-name"), (board_file(ROWS).replace("farm", "mill"), "entry-word"),
     ("[[board]]\nid = 'a'\ntile = 'farm'", "entry-missing")],
)  # fmt: skip
def test_what_else_a_board_cannot_be(text: str, id: str) -> None:
    with pytest.raises(kc.BadOption) as refused:
        read_boards(text, TILES)
    assert refused.value.ruling.id == id


def test_a_board_cannot_take_the_name_of_another() -> None:
    with pytest.raises(kc.BadOption) as refused:
        kc.new(GAME, seats=2, pack=write_pack(shipped().boards[:1]))
    assert refused.value.ruling.id == "entry-twin"


@pytest.mark.parametrize("option", ["boards: farm farm/ oasis tower", "cards: knights", "first: C"])
def test_set_ups_that_cannot_be(option: str) -> None:
    with pytest.raises(kc.BadRecord, match="option"):
        kc.replay("\n".join(["kingcraft record 1", f"game: {GAME}", "seats: 2", option, "", "end", ""]))
