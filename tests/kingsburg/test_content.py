"""The content: complete, said in the vocabulary of effects, and with a name and a text in every language."""

from collections import Counter
from pathlib import Path

import pytest

from kingcraft.core.entries import Entry
from kingcraft.core.ruling import BadOption
from kingcraft.kingsburg import content
from kingcraft.kingsburg.box import Box, box_for, known_sets
from kingcraft.kingsburg.modules import OWN_SETS, Modules, module_of
from kingcraft.locales import LANGUAGES, say

BASE = box_for("base", "2012", "points")

ROW = """
[[building]]
id = "{id}"
set = "house"
row = 6
column = {column}
cost = {{ wood = 1 }}
points = 1
effects = [{effect}]
provenance = "house"
"""
PLAIN = '{ modifier = "combat", value = 1 }'


def row(*effects: str) -> str:
    """A sixth row of house buildings, the first ones with these effects."""
    filled = [*effects, *[PLAIN] * (4 - len(effects))]
    return "".join(
        [ROW.format(id=f"hut-{column}", column=column, effect=effect) for column, effect in enumerate(filled, 1)]
    )


def boxed(text: str) -> Box:
    """The base game with a pack."""
    base = [entry for entry in content.shipped() if entry.set == content.BASE]
    return Box(content.together([*base, *content.read(text, "pack.toml")]), "base house", "2012", "points")


def test_there_is_all_that_the_box_holds() -> None:
    assert len(BASE.building_ids) == 20
    assert len(BASE.advisors) == 18
    assert len(BASE.enemy_ids) == 25
    assert sum(int(value) for value in BASE.value) == 59


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_text(lang: str) -> None:
    kinds = ("building", "governor", "destiny")
    ids = [f"{entry.kind}-{entry.id}" for entry in content.shipped() if entry.kind in kinds]
    ids += [f"enemy-{id}" for id in BASE.type_ids]
    ids += [f"advisor-{number}" for number in range(1, 19)]
    for id in ids:
        assert say(lang, id)
        assert say(lang, f"{id}-text")


def test_the_disputed_card_is_marked_as_such() -> None:
    provenance = {entry.id: entry.data["provenance"] for entry in content.shipped()}
    assert provenance["demons-4-6"] == provenance["demons-4-6-building"] == "single-source"
    assert provenance["goblins-1-3"] == provenance["statue"] == "published"


@pytest.mark.parametrize("demons", ["points", "building"])
def test_every_year_has_five_cards_for_either_version(demons: str) -> None:
    assert list(box_for("base", "2012", demons).first_card) == [0, 5, 10, 15, 20, 25]


def test_equal_set_ups_share_one_box() -> None:
    assert box_for("base", "2012", "points") is box_for("base", "2012", "points")
    assert box_for("base", "2007", "points") is not box_for("base", "2012", "points")


def test_every_entry_names_its_set() -> None:
    assert all(entry.set for entry in content.shipped())
    assert {entry.set for entry in content.shipped()} == {*known_sets(), *OWN_SETS}


def test_no_verb_names_a_building() -> None:
    """Effects come from the content: no building's id stands in the code of the rules."""
    folder = Path(content.__file__).parent
    named = [
        f"{file.name}: {id}"
        for file in sorted(folder.glob("*.py"))
        for id in BASE.building_ids
        if f'"{id}"' in file.read_text(encoding="utf-8")
    ]
    assert named == []


def test_a_row_more_is_a_row_more() -> None:
    box = boxed(row())
    assert int(box.rows) == 6
    assert box.building_ids[20:] == ["hut-1", "hut-2", "hut-3", "hut-4"]


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        (row('{ modifier = "luck", value = 1 }'), "hut-1", "effects.1.modifier"),
        (row('{ modifier = "combat", value = 1, on = "monday" }'), "hut-1", "effects.1.on"),
        (row('{ modifier = "combat" }'), "hut-1", "effects.1.value"),
        (row('{ modifier = "combat", value = "much" }'), "hut-1", "effects.1.value"),
        (row('{ modifier = "combat", value = 1, against = "dwarves" }'), "hut-1", "effects.against"),
        (row('{ modifier = "combat", value = 0 }'), "hut-1", "effects.1.value"),
        (row('{ modifier = ["combat"], value = 1 }'), "hut-1", "effects.1.modifier"),
        (row('{ modifier = "discount", gold = 1, columns = [0] }'), "hut-1", "effects.1.columns"),
        (row('{ modifier = "discount", gold = 1, columns = 3 }'), "hut-1", "effects.1.columns"),
        (row('{ modifier = "discount", gold = 1, columns = [1, 1] }'), "hut-1", "effects.1.columns"),
        (row('{ modifier = "discount", gold = 1, columns = [[1]] }'), "hut-1", "effects.1.columns"),
        (row('{ modifier = "discount", columns = [1] }'), "hut-1", "effects.1.gold"),
        (row('{ modifier = "discount", gold = 1 }'), "hut-1", "effects.1.columns"),
        (row('{ modifier = "every-season", offers = [{ a = 1 }] }'), "hut-1", "effects.1.offers"),
        (row('{ modifier = "every-season", offers = ["inn"] }'), "hut-1", "effects.offers"),
        (row('{ modifier = "truce" }'), "hut-1", "effects.1.modifier"),
        (row('{ deed = "duke" }'), "hut-1", "effects.1.deed"),
        (row('{ modifier = "win-ties", right = "shift" }'), "hut-1", "effects.1"),
        (row(f"{PLAIN}, {PLAIN}"), "hut-1", "effects.2"),
        (row('"strong"'), "hut-1", "effects.1"),
        (row('{ right = "set-dice", most = 8, faces = [7] }'), "hut-1", "effects.1.faces"),
        (row('{ right = "set-dice", most = 8 }'), "hut-1", "effects.1.faces"),
        (row('{ right = "fly" }'), "hut-1", "effects.1.right"),
        (row('{ trigger = "midnight", gain = { gold = 1 } }'), "hut-1", "effects.1.trigger"),
        (row('{ trigger = "season-end", gain = { silver = 1 } }'), "hut-1", "effects.1.gain.silver"),
        (row('{ trigger = "season-end", gain = { gold = -1 } }'), "hut-1", "effects.1.gain.gold"),
        (row('{ trigger = "season-end", gain = { gold = { more = 1 } } }'), "hut-1", "effects.1.gain.gold"),
        (row('{ trigger = "season-end", gain = ["gold"] }'), "hut-1", "effects.1.gain"),
        (row('{ trigger = "season-end", gain = {} }'), "hut-1", "effects.1.gain"),
        (row('{ trigger = "season-end" }'), "hut-1", "effects.1.gain"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, lose = { wood = 1 } }'), "hut-1", "effects.1.gain"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, seasons = ["winter"] }'), "hut-1", "effects.1.seasons"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, columns = [1] }'), "hut-1", "effects.1.columns"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, if = {} }'), "hut-1", "effects.1.if"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, if = "rich" }'), "hut-1", "effects.1.if"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, if = { have = "gold" } }'), "hut-1", "effects.1.if.least"),
        (
            row('{ trigger = "season-end", gain = { gold = 1 }, if = { have = "gold", least = 2, most = 1 } }'),
            "hut-1",
            "effects.1.if.most",
        ),
        (
            row('{ trigger = "season-end", gain = { gold = 1 }, per = { goods = 1, wood = 1 } }'),
            "hut-1",
            "effects.1.per",
        ),
        (row('{ trigger = "season-end", gain = { gold = 1 }, per = { horses = 2 } }'), "hut-1", "effects.1.per.horses"),
        (row('{ trigger = "victory", seasons = ["spring"], gain = { gold = 1 } }'), "hut-1", "effects.1.seasons"),
        (row('{ trigger = "season-end", gain = { gold = 1 }, if = { most = 2 } }'), "hut-1", "effects.1.if.have"),
        (row('{ offer = "season-end", give = {}, take = { points = 1 } }'), "hut-1", "effects.1.give"),
        (row('{ offer = "season-end", give = { goods = 1 }, take = {} }'), "hut-1", "effects.1.take"),
        (
            row('{ offer = "season-end", give = { among = ["gold"] }, take = { gold = 1 } }'),
            "hut-1",
            "effects.1.give.goods",
        ),
        (row('{ offer = "season-end", give = "all", take = { gold = 1 } }'), "hut-1", "effects.1.give"),
        (row('{ wish = "gold" }'), "hut-1", "effects.1"),
        (row().replace("{ wood = 1 }", "{ wood = -1 }", 1), "hut-1", "cost.wood"),
        (row().replace("{ wood = 1 }", '"cheap"', 1), "hut-1", "cost"),
        (row().replace("row = 6", "row = 6.0", 1), "hut-1", "row"),
        (row().replace("row = 6", "row = true", 1), "hut-1", "row"),
        (row().replace("row = 6", 'row = 6\nstrip = "high"'), "hut-1", "row"),
        (row().replace("effects = [" + PLAIN + "]", "effects = 1", 1), "hut-1", "effects"),
        (row().replace("hut-2", "Hut 2"), "Hut 2", "id"),
        (row().replace("hut-2", "22"), "22", "id"),
        (row().replace("hut-2", "hut-text"), "hut-text", "id"),
        (row().replace("points = 1\n", "", 1), "hut-1", "points"),
        (row().replace("points = 1\n", "points = 1\nheight = 3\n", 1), "hut-1", "height"),
        (row().replace('set = "house"\n', "", 1), "hut-1", "set"),
        (row().replace('provenance = "house"', 'provenance = "dreamt"', 1), "hut-1", "provenance"),
        (row().replace("column = 4", "column = 3"), "hut-4", "column"),
        (row().replace("hut-2", "hut-1"), "hut-1", "id"),
        (row().replace("hut-2", "statue"), "statue", "id"),
        (row().replace("hut-2", "token"), "token", "id"),
    ],
)
def test_what_no_interpreter_reads_is_refused_with_its_place(text: str, entry: str, field: str) -> None:
    with pytest.raises(BadOption) as refused:
        boxed(text)
    facts = refused.value.ruling.facts
    assert (facts["file"], facts["entry"], facts["field"]) == ("pack.toml", f"[[building]] {entry}", field)
    assert all(refused.value.ruling.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[castle]]\nid = 1\n", "entry-table"),
        ("[building]\nid = 1\n", "entry-tables"),
        ("building = [1]\n", "entry-tables"),
        ("[[building]\n", "entry-toml"),
        ("x = " + "[" * 5000, "entry-toml"),
        ("x = " + "[" * 50 + "]" * 50, "entry-deep"),
        ("x = " + "9" * 5000, "entry-toml"),
        (row().replace("points = 1", "points = 0x" + "f" * 9000), "entry-number"),
    ],
)
def test_what_is_no_content_at_all_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadOption) as refused:
        boxed(text)
    assert refused.value.ruling.id == reason
    assert "pack.toml" in refused.value.ruling.text("en")
    assert all(refused.value.ruling.text(lang) for lang in LANGUAGES)


def test_two_pieces_that_do_something_never_share_a_name() -> None:
    text = '[[governor]]\nid = "statue"\neffects = []\nset = "house"\nprovenance = "house"\n'
    with pytest.raises(BadOption) as refused:
        boxed(text)
    assert (refused.value.ruling.id, refused.value.ruling.facts["entry"]) == ("entry-twin", "[[governor]] statue")


def test_a_second_advisor_of_a_number_is_the_one_to_blame() -> None:
    text = '[[advisor]]\nid = "spy"\nnumber = 4\ngift = { gold = 1 }\nset = "house"\nprovenance = "house"\n'
    with pytest.raises(BadOption) as refused:
        boxed(text)
    facts = refused.value.ruling.facts
    assert (facts["file"], facts["entry"], facts["field"]) == ("pack.toml", "[[advisor]] spy", "number")


def test_a_card_of_a_later_set_comes_only_where_the_set_is_named() -> None:
    """Else the odds of games played before it was there would be others, and their records would not verify."""
    played = Modules({"governors": "random"})
    later = Entry("governor", "later.toml", {"id": "latecomer", "set": "later", "provenance": "house"})
    assert not played.bring(later, ["base"])
    assert played.bring(later, ["base", "later"])
    assert not Modules().bring(later, ["base", "later"])


def test_the_sets_that_come_with_the_modules_are_complete() -> None:
    found = Counter(entry.kind for entry in content.shipped() if module_of(entry) and entry.set in OWN_SETS)
    assert found == {"governor": 24, "destiny": 29, "building": 36, "advisor": 16}
