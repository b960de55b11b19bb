"""Positions set up by hand: what cannot be is refused by the name of its field."""

from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.state import State

BOARDS = ["tavern", "paddock", "oasis", "farm"]
CARDS = ["fishermen", "knights", "merchants"]


def position(**fields: Any) -> dict[str, Any]:
    """The official first game, A to build on grass."""
    base = {"game": "kingdom-builder", "seats": 2, "boards": BOARDS, "cards": CARDS}
    return {**base, "players": [{"terrain": "grass"}, {"terrain": "desert"}], **fields}


def with_a(**fields: Any) -> dict[str, Any]:
    return position(players=[{"terrain": "grass", **fields}, {"terrain": "desert"}])


def load(data: dict[str, Any]) -> State:
    return kc.game_named("kingdom-builder").load(data)


def test_little_has_to_be_said() -> None:
    state = load(with_a(settlements=["e5"]))
    assert state.to_act == 0
    assert state.scores() == [3 + 1 + 2, 0]  # a castle, water beside it, one settlement on its line
    assert state.view(0)["block"] == 3


def test_what_settlements_must_have_taken_need_not_be_said() -> None:
    players: Any = load(with_a(settlements=["c6"])).view(None)["players"]
    assert [tile["tile"] for tile in players[0]["tiles"]] == ["tavern"]


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (position(seats=5), "seats"),
        (position(seats=True), "seats"),
        (position(weather="fine"), "weather"),
        (position(boards=[*BOARDS[:3], "moon"]), "boards"),
        (position(boards=[*BOARDS[:3], "tavern/"]), "boards"),
        (position(boards=BOARDS[:3]), "boards"),
        (position(cards=["knights", "knights", "lords"]), "cards"),
        (position(cards=["knights"]), "cards"),
        (position(start="C"), "start"),
        (position(turn="Z"), "turn"),
        (position(phase="lunch"), "phase"),
        (position(phase="lift"), "lifted"),
        (position(phase="over"), "phase"),
        (position(block=4), "block"),
        (position(round=0), "round"),
        (position(round="many"), "round"),
        (position(lifted="c3"), "lifted"),
        (position(lifted={"tile": "barn", "hex": "z9"}), "lifted"),
        (position(players=[{}]), "players"),
        (position(players={}), "players"),
        (position(players=[{"seat": "B"}, {}]), "players.A"),
        (position(players=[{}, {}]), "players.A.terrain"),
        (with_a(terrain="water"), "players.A.terrain"),
        (with_a(settlements=["k99"]), "players.A.settlements"),
        (with_a(settlements=5), "players.A.settlements"),
        (with_a(settlements=["a1", "a1"]), "players.A.settlements"),
        (with_a(settlements=["d1"]), "players.A.settlements"),
        (with_a(supply=41), "players.A.supply"),
        (with_a(supply="all"), "players.A.supply"),
        (with_a(settlements=["a1"], supply=40), "players.A.supply"),
        (with_a(tiles=[{"tile": "tavern", "hex": "c7"}]), "players.A.tiles"),
        (with_a(tiles=[{"tile": "farm", "hex": "c7"}], settlements=["c6"]), "players.A.tiles"),
        (with_a(tiles=[], settlements=["c6"]), "players.A.tiles"),
        (with_a(tiles=[{"tile": "tavern", "hex": "c7", "use": "lent"}], settlements=["c6"]), "players.A.tiles"),
        (with_a(gone=["a1"]), "players.A.gone"),
        (position(deck=[]), "deck"),
        (position(deck={"pile": ["grass"] * 5}), "deck"),
        (position(deck={"discards": ["grass"] * 5}), "deck"),
        (position(deck={"discards": ["snow"]}), "deck.discards"),
        (position(deck={"hidden": []}), "deck.hidden"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(data: dict[str, Any], field: str) -> None:
    with pytest.raises(kc.BadPosition) as refusal:
        load(data)
    assert refusal.value.ruling.facts["field"] == field


def lifted(tile: str, *settlements: str, **fields: Any) -> dict[str, Any]:
    """A has lifted a settlement from r4 with a tile."""
    return {**with_a(settlements=list(settlements), **fields), "phase": "lift", "lifted": {"tile": tile, "hex": "r4"}}


def test_a_settlement_is_lifted_with_a_tile_that_one_has() -> None:
    assert load(lifted("paddock", "s4", tiles=[{"tile": "paddock", "hex": "s3"}])).to_act == 0


@pytest.mark.parametrize("data", [lifted("paddock", "a1"), lifted("farm", "r13")])
def test_no_settlement_is_lifted_with_a_tile_one_never_had_or_that_lifts_none(data: dict[str, Any]) -> None:
    with pytest.raises(kc.BadPosition) as refusal:
        load(data)
    assert refusal.value.ruling.facts == {"field": "lifted", "value": data["lifted"]["tile"]}
