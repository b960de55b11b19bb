"""Boxes: what is in play stands in the record, equal set-ups share one, and content is read strictly."""

from importlib.resources import files

import pytest

import kingcraft as kc
from kingcraft.core.pack import NO_PACK
from kingcraft.core.ruling import BadOption
from kingcraft.kingdom_builder import counting, effects
from kingcraft.kingdom_builder.box import BASE, CHOOSE, LOSE, Box, box_for
from kingcraft.kingdom_builder.content import Card, read_content, shipped
from kingcraft.kingdom_builder.hexes import empty_field
from kingcraft.kingdom_builder.position import NO_LAND, empty_cells
from kingcraft.kingdom_builder.scoring import card_gold
from kingcraft.kingdom_builder.setup import set_up
from kingcraft.kingdom_builder.state import KingdomBuilderState
from tests.rulebook.kingdom_builder.table import table

FOLDER = files("kingcraft.kingdom_builder") / "content"
TEXTS = {name: (FOLDER / f"{name}.toml").read_text(encoding="utf-8") for name in ("boards", "tiles", "cards")}


def with_more(file: str, more: str) -> dict[str, str]:
    return {**TEXTS, file: TEXTS[file] + "\n" + more}


def test_equal_set_ups_share_a_box() -> None:
    one, other = kc.new("kingdom-builder", 2), kc.new("kingdom-builder", 4)
    assert isinstance(one.state, KingdomBuilderState)
    assert isinstance(other.state, KingdomBuilderState)
    assert one.state.box is other.state.box is one.state.copy().box
    assert one.state.box is not box_for(BASE, NO_PACK, LOSE)


def test_the_header_names_what_is_in_play() -> None:
    table = kc.new("kingdom-builder", 2, seed=1)
    assert "sets: base" in table.record.text()
    assert "twins: choose" in table.record.text()


def test_an_old_record_that_names_neither_means_the_base_set_and_the_old_reading() -> None:
    record = kc.Record("kingdom-builder", 2, {"boards": "first-game"})
    state = kc.Table(record).state
    assert isinstance(state, KingdomBuilderState)
    assert (state.box.sets, state.box.twins) == (BASE, LOSE)
    assert "sets" not in state.dump()
    assert "twins" not in state.dump()


def test_a_position_keeps_the_reading_it_is_played_by() -> None:
    state = kc.new("kingdom-builder", 2, seed=1).state
    again = kc.load(state.dump()).state
    assert isinstance(again, KingdomBuilderState)
    assert again.box.twins == CHOOSE


@pytest.mark.parametrize("sets", ["", "base moon", "moon"])
def test_sets_that_there_are_not(sets: str) -> None:
    with pytest.raises(BadOption) as refused:
        kc.new("kingdom-builder", 2, sets=sets)
    assert refused.value.ruling.facts["option"] == "sets"


def test_a_new_card_of_another_set_changes_nothing_for_the_base_set() -> None:
    """One more card is in the files; a box of the base set draws from ten, a box with its set from eleven."""
    more = with_more("cards", EXTRA_CARD)
    content = read_content(**more)
    assert content.sets() == [*shipped().sets(), "extra"]
    odds: list[int] = []
    for sets in ([BASE], [BASE, "extra"]):
        cards = [card for card in content.cards if card.set in sets]
        box = Box(content.boards, content.tiles, cards, content.castle_gold)
        state = KingdomBuilderState(2, box, NO_LAND, empty_cells(2))
        for place in range(4):
            state.cells[32 + place] = 2 * place
        set_up(state)
        odds.append(len(state.odds()))
    assert odds == [10, 11]


EXTRA_CARD = """
[[card]]
id = "shepherds"
set = "extra"
counts = "near-mountain"
gold = 2
provenance = "house"
"""


@pytest.mark.parametrize(
    ("file", "more", "id", "field"),
    [
        ("cards", EXTRA_CARD.replace("near-mountain", "near-moon"), "entry-word", "counts"),
        ("cards", EXTRA_CARD + "colour = 'red'", "entry-unknown", "colour"),
        ("cards", EXTRA_CARD.replace('set = "extra"', ""), "entry-missing", "set"),
        ("cards", EXTRA_CARD.replace("gold = 2", ""), "entry-missing", "gold"),
        ("cards", EXTRA_CARD.replace("gold = 2", "gold = true"), "entry-number", "gold"),
        ("cards", EXTRA_CARD + "second = 3", "entry-number", "second"),
        ("cards", EXTRA_CARD.replace("near-mountain", "sector-ranks"), "entry-missing", "second"),
        ("cards", EXTRA_CARD.replace("shepherds", "lords"), "entry-twin", "id"),
        ("cards", EXTRA_CARD.replace('"house"', '"dream"'), "entry-word", "provenance"),
        ("tiles", "[[tile]]\nid = 'mill'\nset = 'x'\nkind = 'build'\nwhere = 'jump'\nprovenance = 'house'",
         "entry-word", "where"),
        ("cards", EXTRA_CARD.replace("shepherds", "Good Shepherds"), "entry-name", "id"),
        ("cards", EXTRA_CARD.replace("gold = 2", "gold = -2"), "entry-number", "gold"),
        ("cards", EXTRA_CARD.replace("gold = 2", "gold = [2]"), "entry-number", "gold"),
        ("cards", "[[wizard]]\nid = 'merlin'", "entry-table", "wizard"),
        ("tiles", "[tower]\nid = 'merlin'", "entry-table", "tower"),
        ("tiles", "[[tile]]\nid = 'k12'\nset = 'x'\nkind = 'build'\nwhere = 'edge'\nprovenance = 'house'",
         "entry-reserved", "id"),
        ("boards", "[[board]]\nid = 'isle'\nset = 'x'\ntile = 'mill'\nrows = []\nprovenance = 'house'",
         "entry-word", "tile"),
        ("boards", "[[board]]\nid = 'isle'\nset = 'x'\ntile = 'farm'\nrows = [1]\nprovenance = 'house'",
         "kingdom-builder-board-rows", "rows"),
        ("boards", "[[board]]\nid = 'isle'\nset = 'x'\ntile = 'farm'\nrows = 'W'\nprovenance = 'house'",
         "entry-list", "rows"),
        ("tiles", "[[tile]]\nid = 'build'\nset = 'x'\nkind = 'build'\nwhere = 'edge'\nprovenance = 'house'",
         "entry-reserved", "id"),
    ],
)  # fmt: skip
def test_content_is_refused_by_file_entry_and_field(file: str, more: str, id: str, field: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_content(**with_more(file, more))
    ruling = refused.value.ruling
    assert (ruling.id, ruling.facts["file"], ruling.facts["field"]) == (id, f"{file}.toml", field)
    for lang in ("en", "fr", "ru"):
        assert f"{file}.toml" in ruling.text(lang)


COUNTED = {
    "near-water": 0, "near-mountain": 1, "near-special": 0, "linked-specials": 0, "lines": 2, "best-line": 3,
    "groups": 1, "pairs-in-group": 2, "weakest-sector": 0, "sector-ranks": 4,
}  # fmt: skip


@pytest.mark.parametrize("word", COUNTED)
def test_no_word_is_taken_for_another(word: str) -> None:
    """A card of that word alone."""
    assert card_alone(word) == COUNTED[word]


@pytest.mark.parametrize("word", counting.COUNTS)
def test_every_word_that_a_card_may_count_is_counted(word: str) -> None:
    assert card_alone(word) >= 0


def card_alone(word: str) -> int:
    """The gold of a card that counts by a word."""
    state = table("a1 b1 c1 a2", "l16")
    assert isinstance(state, KingdomBuilderState)
    card = Card("new", "made-up", word, 1, 1 if word == "sector-ranks" else 0, "house")
    box = Box(state.box.boards, state.box.tiles, [card], 3)
    again = KingdomBuilderState(2, box, state.land, state.cells)
    return int(card_gold(again, 0, 0, empty_field()))


def test_words_and_their_numbers_agree() -> None:
    numbers = [
        counting.LINKED, counting.LINES, counting.BEST_LINE, counting.GROUPS, counting.PAIRS, counting.WEAKEST,
        counting.RANKS,
    ]  # fmt: skip
    assert [*counting.AREAS, *[counting.COUNTS[number] for number in numbers]] == list(COUNTED)
    places = [effects.CARD_PLACE, effects.EDGE_PLACE, effects.LINE_PLACE, effects.JUMP_PLACE]
    assert [effects.PLACES[place] for place in places] == ["card", "edge", "line", "jump"]
