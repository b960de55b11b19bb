"""The last round, and what the kingdom cards and the castles give."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from kingcraft import OVER
from kingcraft.core.state import State
from kingcraft.kingdom_builder.content import shipped
from kingcraft.kingdom_builder.hexes import hex_name, sector
from tests.rulebook.kingdom_builder.rules import proves
from tests.rulebook.kingdom_builder.table import free, gold, play_any, some, table

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "scoring.toml").read_text(encoding="utf-8"))[
    "position"
]


def land_in(number: int) -> list[str]:
    """The land of a sector, row after row."""
    state = table()
    hexes = [hex for letter in "GFTCD" for hex in free(state, letter).split()]
    return [
        hex for hex in sorted(hexes) if sector("abcdefghijklmnopqrst".index(hex[0]) + (int(hex[1:]) - 1) * 20) == number
    ]


@proves("7.1")
@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_sixteen_positions(number: int) -> None:
    position = POSITIONS[number]
    seats: list[list[str]] = [[], [], [], []]
    for row, line in enumerate(position["map"]):
        for column, letter in enumerate(line):
            if letter != ".":
                seats["ABCD".index(letter)].append(hex_name(row * 20 + column))
    settlements = [" ".join(seats[seat]) for seat in range(position["seats"])]
    ids = [card.id for card in shipped().cards if card.set == "base"]
    for first in range(0, len(ids), 3):
        cards = (ids[first : first + 3] + ids[:2])[:3]
        state = table(*settlements, boards=" ".join(position["boards"]), cards=" ".join(cards), phase="turn", block=0)
        for seat, expected in enumerate(position["gold"]):
            found = {card: gold(state, card, seat) for card in [*cards, "castles"]}
            assert found == {card: expected[card] for card in [*cards, "castles"]}


@proves("7.2")
def test_castles() -> None:
    assert gold(table("d3 e3"), "castles") == 3
    assert gold(table("d3 e3", "e4"), "castles", 1) == 3
    assert gold(table("a1"), "castles") == 0


@proves("7.3")
def test_fishermen() -> None:
    assert gold(table("c4"), "fishermen") == 1
    assert gold(table("c8 c9 j8"), "fishermen") == 2
    assert gold(table("o4"), "fishermen") == 0


@proves("7.4")
def test_miners() -> None:
    assert gold(table("c1 f1 a1", cards="miners lords hermits"), "miners") == 2


@proves("7.5")
def test_workers() -> None:
    assert gold(table("b7 l16 d3 a1", cards="workers lords hermits"), "workers") == 3


@proves("7.6")
def test_merchants() -> None:
    assert gold(table("r3 l16"), "merchants") == 0
    assert gold(table("d7 e7 f7 g7 l16"), "merchants") == 8


@proves("7.7")
def test_discoverers() -> None:
    assert gold(table("a1 b1 a2 t10 a10", cards="discoverers lords hermits"), "discoverers") == 3


@proves("7.8")
@pytest.mark.parametrize("hexes", ["a1 c1 t1 a2 b2 a10", "a1 c1 t1 a2 b2 c2"])
def test_knights(hexes: str) -> None:
    assert gold(table(hexes), "knights") == 6


@proves("7.9")
def test_hermits() -> None:
    assert gold(table("a1 t1 s1", cards="hermits lords miners"), "hermits") == 2


@proves("7.10")
@pytest.mark.parametrize(("size", "earned"), [(6, 3), (7, 3), (1, 0)])
def test_citizens(size: int, earned: int) -> None:
    group = ["f8", "g8", "h8", "i8", "j8", "k8", "l8"][:size]
    assert gold(table(" ".join([*group, "a1"]), cards="citizens lords miners"), "citizens") == earned


@proves("7.11")
@pytest.mark.parametrize(("counts", "earned"), [((6, 10, 6, 4), 12), ((10, 9, 4, 4), 12), ((13, 13, 14, 0), 0)])
def test_farmers(counts: tuple[int, ...], earned: int) -> None:
    hexes = [hex for number, count in enumerate(counts) for hex in land_in(number)[:count]]
    assert gold(table(" ".join(hexes), cards="farmers lords miners"), "farmers") == earned


@proves("7.12")
@pytest.mark.parametrize(
    ("counts", "earned"),
    [
        ((8, 8, 6, 2), (12, 12, 6, 0)),
        ((5, 0), (12, 6)),
        ((0, 0), (12, 12)),
        ((7, 3, 3), (12, 6, 6)),
        ((4, 4), (12, 12)),
    ],
)
def test_lords(counts: tuple[int, ...], earned: tuple[int, ...]) -> None:
    land = land_in(0)
    hexes = [" ".join([land.pop() for _ in range(count)]) for count in counts]
    state = table(*hexes, cards="lords hermits miners")
    assert tuple(gold(state, "lords", seat) - 36 for seat in range(len(counts))) == earned


def lit(state: State, card: str, seat: int = 0) -> list[str]:
    """The settlements that the score sheet lights for a card."""
    return next(line.places for line in state.score_sheet() if line.seat == seat and line.source.id == "card-" + card)


def test_of_two_weakest_sectors_the_first_is_lit() -> None:
    sectors = [land_in(number)[:count] for number, count in enumerate((3, 1, 2, 1))]
    hexes = [hex for sector in sectors for hex in sector]
    assert lit(table(" ".join(hexes), cards="farmers lords miners"), "farmers") == sectors[1]


def test_a_sector_that_earns_a_lord_gold_is_lit_and_no_other() -> None:
    first, second = land_in(0), land_in(1)
    mine, theirs, others = first[:2], [first[2], *second[:3]], [*first[3:6], *second[3:5]]
    state = table(*[" ".join(hexes) for hexes in (mine, theirs, others)], cards="lords hermits miners")
    assert lit(state, "lords", 0) == mine
    assert sorted(lit(state, "lords", 1)) == sorted(second[:3])
    assert sorted(lit(state, "lords", 2)) == sorted(others)


def last_turns(turn: str) -> State:
    """Three seats, A began; the seat named is about to build its last settlement."""
    many = " ".join(some(table(), "FDG", 39))
    settlements = [many if letter == turn else "" for letter in "ABC"]
    return table(*settlements, card="canyon", turn=turn)


@proves("7.13")
@pytest.mark.parametrize(("turn", "to_come"), [("A", 2), ("B", 1), ("C", 0)])
def test_the_last_round(turn: str, to_come: int) -> None:
    state = last_turns(turn)
    turns = 0
    play_any(state, "build")
    while state.to_act != OVER:
        move = state.legal()[-1]
        turns += state.write(move) == "end"
        state.play(move)
    assert turns == 1 + to_come
    assert state.winners() != []


@proves("7.14")
def test_winners() -> None:
    shared = table("a1", "t1", phase="over", turn="B", last=True, block=0)
    assert shared.scores() == [2, 2]
    assert shared.winners() == [0, 1]
    alone = table("a1 b1", "t1", phase="over", turn="B", last=True, block=0)
    assert alone.winners() == [0]


@proves("7.15")
def test_score_sheet() -> None:
    state = table("d7 e7 f7 g7 l16 a1 c1")
    sheet = [line for line in state.score_sheet() if line.seat == 0]
    hexes = {line.source.id: line.places for line in sheet}
    assert hexes["card-merchants"] == ["d7", "e7", "f7", "g7"]
    assert hexes["card-castles"] == []
    assert state.scores()[0] == sum(line.points for line in sheet)
