"""Pieces as data: more rows, strips that differ by seat, pieces beside buildings, offers, conditions, more dice."""

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.core.playout import playout
from kingcraft.core.ruling import BadOption, BadPosition
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import content, field
from kingcraft.kingsburg.box import Box
from kingcraft.kingsburg.build import raise_building
from kingcraft.kingsburg.calendar import settle
from kingcraft.kingsburg.counting import COUNTED, counted
from kingcraft.kingsburg.load import load_position
from kingcraft.kingsburg.pieces import granted, hold
from kingcraft.kingsburg.position import have
from kingcraft.kingsburg.roll import white_dice
from kingcraft.kingsburg.state import KingsburgState
from tests.rulebook.kingsburg.table import goods, moves, play, player, ruling, seat

BUILDING = """
[[building]]
id = "{id}"
set = "house"
row = {row}
column = {column}
{strip}cost = {{ wood = 1 }}
points = 1
effects = [{effect}]
provenance = "house"
"""
GOVERNOR = """
[[governor]]
id = "{id}"
set = "house"
effects = [{effect}]
provenance = "house"
"""
PLAIN = '{ modifier = "combat", value = 1 }'
DRILL = '{ trigger = "season-end", seasons = ["autumn"], gain = { soldiers = 1 }, per = { wood = 2 } }'
SAW = '{ offer = "season-end", seasons = ["summer"], give = { goods = 1, among = ["wood"] }, take = { gold = 2 } }'
COLOURED = '{ modifier = "coloured-dice", value = 1 }'
TAX = '{ offer = "season-end", give = { goods = 1 }, take = {}, must = true }'


def strip(row: int, *effects: str, name: str = "") -> str:
    """Four buildings of a row, the first ones with these effects; a named strip is not printed on the sheet."""
    filled = [*effects, *[PLAIN] * (4 - len(effects))]
    said = f'strip = "{name}"\n' if name else ""
    return "".join([
        BUILDING.format(id=f"{name or 'hut'}-{row}-{column}", row=row, column=column, strip=said, effect=effect)
        for column, effect in enumerate(filled, 1)
    ])  # fmt: skip


def governor(id: str, *effects: str) -> str:
    return GOVERNOR.format(id=id, effect=", ".join(effects))


def boxed(*texts: str) -> Box:
    base = [entry for entry in content.shipped() if entry.set == content.BASE]
    entries = [entry for text in texts for entry in content.read(text, "pack.toml")]
    return Box(content.together([*base, *entries]), "base", "2012", "points")


def table(box: Box, phase: str, step: str, order: str = "ABC", **rest: object) -> KingsburgState:
    """A position played with a box of its own."""
    players = {letter: rest.pop(letter) for letter in order if letter in rest}
    state = KingsburgState(box, len(order))
    state.lay_out()
    load_position(
        state, {"game": "kingsburg", "phase": phase, "step": step, "order": order, "players": players, **rest}
    )
    if state.to_act != NOBODY:
        state.audit()
    settle(state)
    state.audit()
    return state


def start(box: Box, seats: int = 3) -> KingsburgState:
    state = KingsburgState(box, seats)
    state.lay_out()
    return state


def test_a_building_of_a_sixth_row_gives_a_soldier_for_every_two_wood() -> None:
    state = table(boxed(strip(6, DRILL)), "autumn", "build", A=player((0, 6, 0)))
    play(state, "build hut-6-1", "done", "done")
    assert goods(state, "A") == (0, 5, 0)
    assert seat(state, "A")["soldiers"] == 2


def test_seven_rows_are_built_and_destroyed_by_their_places() -> None:
    box = boxed(strip(0), strip(6))
    assert box.building_ids[:1] + box.building_ids[-1:] == ["hut-0-1", "hut-6-4"]
    state = table(box, "winter", "enemy", A=player(buildings="hut-0-1 hut-0-2 statue chapel hut-6-1"), year=5)
    assert ruling(table(box, "spring", "build", A=player((9, 9, 9))), "build hut-6-2") == "left-first"
    play(state, "enemy barbarians-5-8", "king 1")
    assert seat(state, "A")["buildings"] == ["hut-0-1", "statue", "chapel", "hut-6-1"]


def test_a_strip_may_lie_on_one_seat_s_sheet_alone() -> None:
    box = boxed(strip(2, '{ trigger = "season-end", gain = { gold = 1 } }', name="brew"))
    sheet = ["statue", "brew-2-1", "guard-tower", "palisade", "barricade"]
    state = table(box, "spring", "build", A={**player((0, 1, 0)), "sheet": sheet}, B=player((1, 1, 0)))
    assert moves(state) == ["done", "build brew-2-1", "build barricade"]
    assert ruling(state, "build inn") == "notation"
    play(state, "build brew-2-1")
    assert "build inn" in moves(state)
    play(state, "build inn", "done")
    assert goods(state, "A") == (1, 0, 0)
    assert seat(state, "A")["sheet"] == sheet
    assert "sheet" not in seat(state, "B")


def test_a_piece_beside_buildings_grants_what_it_says_and_takes_it_back() -> None:
    fairy = governor("fairy", '{ modifier = "white-dice", value = 1, seasons = ["summer"] }', PLAIN)
    state = table(boxed(fairy), "summer", "build", A={**player(), "pieces": ["fairy"]})
    assert white_dice(state, 0) == 1
    assert state.view(None)["players"][0]["pieces"] == ["fairy"]  # type: ignore[index]
    assert seat(state, "A")["pieces"] == ["fairy"]
    hold(state, 0, 0, -1)
    state.audit()
    assert white_dice(state, 0) == 0


def test_discounts_and_conditions_are_data() -> None:
    mason = governor("mason", '{ modifier = "discount", stone = 1, rows = [1] }')
    monk = governor("monk", '{ trigger = "season-start", gain = { points = 1 }, if = { have = "goods", most = 0 } }')
    box = boxed(mason, monk)
    state = table(box, "spring", "build", A={**player((3, 0, 0), "statue"), "pieces": ["mason"]})
    assert "build chapel" in moves(state)
    poor = table(
        box, "spring", "start", A={**player(), "pieces": ["monk"]}, B={**player((1, 0, 0)), "pieces": ["monk"]}
    )
    assert poor.scores() == [1, 0, 0]


def test_a_bonus_may_depend_on_the_enemy_s_strength() -> None:
    brave = governor("brave", '{ modifier = "combat", value = 2, strength-most = 3 }')
    for enemy, combat in (("orcs-1-3", 3), ("zombies-1-4", 1)):
        state = table(boxed(brave), "winter", "kings-die", enemy=enemy, A={**player((0, 0, 1)), "pieces": ["brave"]})
        before = state.copy()
        play(state, "king 1")
        outcome = state.news(before, before.read("king 1"))[0]
        assert outcome.facts["own"] == combat


def test_several_offers_are_taken_in_any_order_and_each_once() -> None:
    hall = "barricade crane town-hall"
    box = boxed(governor("saw", SAW))
    state = table(box, "summer", "end", A={**player((0, 2, 0), hall), "pieces": ["saw"]})
    assert moves(state) == ["done", "pay wood town-hall", "pay wood saw"]
    play(state, "pay wood saw")
    assert goods(state, "A") == (2, 1, 0)
    assert moves(state) == ["done", "pay wood", "pay gold"]
    play(state, "pay gold")
    assert goods(state, "A") == (1, 1, 0)
    assert seat(state, "A")["sources"]["powers"] == 1
    assert state.view(None)["step"] != "end"
    assert state.ask("en")


def test_an_offer_that_must_be_taken_cannot_be_left() -> None:
    state = table(boxed(governor("tax", TAX)), "spring", "end", A={**player((1, 0, 0)), "pieces": ["tax"]})
    assert moves(state) == ["pay gold"]
    assert ruling(state, "done") == "must-choose"


def test_more_dice_can_be_rolled_and_placed() -> None:
    dice = governor("dice", '{ modifier = "white-dice", value = 2 }', '{ modifier = "coloured-dice", value = 1 }')
    farmer = player(buildings="inn market farms")
    state = table(boxed(dice), "spring", "start", A={**farmer, "pieces": ["dice"]}, aid="A")
    play(state, "roll A 1 2 3 4", "roll A white 1 1 2 6", "roll B 6 6 6", "roll C 6 6 6", "pass", "pass")
    assert state.read("4+w6+w2+w1+w1>14") in state.legal()
    play(state, "4+3+w1>8")
    assert seat(state, "A")["dice"] == {"coloured": [1, 2], "white": [1, 2, 6]}
    state.audit()


@pytest.mark.parametrize(
    ("text", "blamed", "count"),
    [
        (governor("dice", '{ modifier = "white-dice", value = 3 }'), "dice", 5),
        (strip(6, '{ modifier = "white-dice", value = 1 }', '{ modifier = "white-dice", value = 2 }'), "hut-6-2", 5),
        (strip(6, '{ modifier = "coloured-dice", value = 1 }') + governor("dice", COLOURED), "dice", 5),
    ],
)
def test_more_dice_than_can_be_thrown_are_refused_when_content_is_read(text: str, blamed: str, count: int) -> None:
    with pytest.raises(BadOption) as refused:
        boxed(text)
    facts = refused.value.ruling.facts
    assert (refused.value.ruling.id, facts["count"], facts["most"]) == ("entry-dice", count, 4)
    assert str(facts["entry"]).endswith(f" {blamed}")


@pytest.mark.parametrize(
    "text",
    [
        governor("dice", '{ modifier = "white-dice", value = 3, seasons = ["autumn"] }'),
        governor("dice", COLOURED) + governor("other", COLOURED),
        strip(2, '{ modifier = "white-dice", value = 3 }', name="high"),
    ],
)
def test_as_many_as_can_be_thrown_are_not(text: str) -> None:
    """Farms are one and the aid of spring one more; of two governors one has one, of two strips of a row one lies."""
    assert boxed(text)


def test_a_copy_keeps_what_was_granted_whoever_builds_first() -> None:
    first = start(boxed())
    second = first.copy()
    third = second.copy()
    for state, place in ((second, 0), (first, 4), (second, 8)):
        raise_building(state, 0, place)
        for other in (first, second, third):
            assert list(granted(other)) == list(other.powers)


def test_what_is_granted_is_audited() -> None:
    state = table(boxed(), "spring", "build", A=player(buildings="inn market farms"))
    state.powers = start(state.box).powers
    with pytest.raises(BadPosition):
        state.audit()


EVERYTHING = boxed(
    strip(0, SAW, TAX),
    strip(6, DRILL, '{ right = "reroll-all", most = 9 }', '{ right = "shift" }'),
    governor("fairy", PLAIN),
)


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_keep_the_laws_with_every_word_in_play(seats: int) -> None:
    state, stream = start(EVERYTHING, seats), Stream(seats)
    for letter in range(seats):
        hold(state, letter, 0, len(EVERYTHING.buildings))
    while state.to_act != OVER:
        state.audit()
        legal = state.legal()
        assert [state.read(state.write(action)) for action in legal] == legal
        state.make(state.sample(stream))
    assert sum(int(have(state, other, field.BUILDINGS)) for other in range(seats)) > 0


@pytest.mark.parametrize("name", ["page", "squire", "knight"])
def test_bots_play_on_with_pieces_they_never_saw(name: str) -> None:
    state, stream = start(EVERYTHING), Stream(3)
    bot = bot_named(name, "kingsburg")
    for _ in range(60 if name == "knight" else 400):
        if state.to_act == OVER:
            break
        chance = state.to_act == CHANCE
        state.play(int(state.sample(stream) if chance else seat_choice(bot, state, stream)))


def test_base_games_do_not_know_of_packs() -> None:
    game = kc.game_named("kingsburg")
    settled = game.settle(3, {})
    assert settled["sets"] == "base"
    assert playout(game.start(3, settled), Stream(1)) > 0
    with pytest.raises(kc.BadOption):
        game.settle(3, {"sets": "base dreams"})
    with pytest.raises(kc.BadOption):
        game.settle(3, {"sets": ""})


def test_every_word_that_can_be_counted_is_read() -> None:
    """A word that a trigger may name after `per` or `if` counts what it says, and nothing else."""
    had: dict[str, object] = {"goods": {"gold": 1, "wood": 2, "stone": 4}, "soldiers": 5, "tokens": 3}
    had["buildings"] = ["statue", "inn", "market"]
    position = {"game": "kingsburg", "seats": 2, "phase": "spring", "step": "build", "players": {"A": had, "B": {}}}
    state = kc.load(position).state
    assert isinstance(state, KingsburgState)
    found = {word: int(counted(state.box.first_column, state.book, 0, what)) for what, word in enumerate(COUNTED)}
    assert found == {
        "gold": 1, "wood": 2, "stone": 4, "goods": 7, "soldiers": 5, "tokens": 3, "buildings": 3, "column-1": 2,
        "column-2": 1, "column-3": 0, "column-4": 0,
    }  # fmt: skip


def test_every_modifier_is_read() -> None:
    effects = [effect for entry in content.shipped() for effect in entry.data.get("effects", [])]
    words = {effect["modifier"] for effect in effects if "modifier" in effect}
    assert words == set(content.MODIFIERS)
