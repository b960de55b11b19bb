"""News, headings, buttons and log lines, in every language."""

import pytest

import kingcraft as kc
from kingcraft.core.news import News
from kingcraft.core.speech import Names
from kingcraft.locales import LANGUAGES
from tests.rulebook.kingdom_builder.table import free, play, some, table

PEOPLE = Names(["Anna", "Bruno", "Clara", "Dmitri"], you=0)


def news_of(state: kc.State, move: str) -> list[str]:
    """What is told after a move, as A hears it."""
    found: list[News] = []
    for step in state.steps(move):
        before = state.copy()
        action = state.read(step)
        state.play(action)
        found += state.news(before, action, 0)
    return [news.text("en", PEOPLE) for news in found]


def test_a_tile_gained_and_a_tile_lost() -> None:
    assert news_of(table(card="grass"), "build l16") == [
        "You take the Farm tile from m16; you can use it from your next turn."
    ]
    moving = table("c6 q4", boards="barn tower oasis farm", card="desert")
    assert news_of(moving, "barn q4-n8") == [
        "You lose the Tower tile of p4: none of your settlements is left beside it.",
        "You take the Tower tile from m8; you can use it from your next turn.",
    ]


def test_the_next_seat_shows_its_card() -> None:
    state = play(table(card="grass", block=0), "end")
    assert news_of(state, "draw A forest") == ["Bruno shows the terrain card: Desert."]


def test_a_card_without_an_empty_hex_leaves_the_game() -> None:
    last = some(table(), "G", 400)
    state = table(" ".join(last[1::2]), " ".join(last[2::2]), card="grass")
    assert news_of(state, "build " + last[0]) == [
        "You remove the terrain card Grass from the game: it has no empty hex left."
    ]


def test_the_last_round_has_a_reason() -> None:
    state = table(" ".join(free(table(), "T").split()[:39]), card="grass")
    move = state.write(state.legal()[0])
    assert "You have built the last settlement: this round is the last." in news_of(state, move)


def test_the_discards_are_shuffled() -> None:
    discards = ["grass"] * 4 + ["canyon"] * 5 + ["flowers"] * 5 + ["forest"] * 5 + ["desert"] * 4
    state = table(card="grass", deck={"pile": [], "discards": discards}, block=0)
    assert news_of(state, "end") == ["The discarded terrain cards are shuffled into a new pile."]


def test_who_begins() -> None:
    table = kc.Table(kc.Record("kingdom-builder", 2, {"boards": "first-game", "first": "B"}))
    table.play("draw B grass")
    before = table.state.copy()
    table.play("draw A desert")
    told = table.state.news(before, before.read("draw A desert"), None)
    assert [news.text("en", PEOPLE) for news in told] == ["Bruno begins.", "Bruno shows the terrain card: Grass."]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_told(lang: str, seed: int) -> None:
    """Every move has its line and its button, every piece of news its sentence, for whoever is spoken to."""
    game = kc.game_named("kingdom-builder")
    seats = 2 + seed
    state = game.start(seats, game.settle(seats, {}))
    stream = kc.Stream(seed)
    while state.to_act != kc.OVER:
        action = int(state.sample(stream))
        for you in (None, 0):
            line = state.tell(action, lang, you, Names(PEOPLE.names, you))
            assert line
            assert "None" not in line
        if state.to_act >= 0:
            assert not state.label(action, lang).endswith(".")
        before = state.copy()
        state.make(action)
        for news in state.news(before, action):
            assert news.text(lang, PEOPLE) != news.text(lang) or news.seat < 0
        chapter = state.chapter()
        assert chapter is None or chapter.text(lang)


def test_a_turn_stands_under_its_round() -> None:
    assert kc.game_named("kingdom-builder").start(2, kc.game_named("kingdom-builder").settle(2, {})).chapter() is None
    heading = table(round=4).chapter()
    assert heading is not None
    assert heading.text("fr") == "Tour de table 4"


def test_a_settlement_that_could_only_go_back_hears_of_the_duty() -> None:
    state = table("e15 f15 g15 c6", "e14 e16 f16 h15", boards="barn paddock oasis farm", card="grass")
    ruling = state.why_not("barn g15")
    assert ruling is not None
    assert ruling.facts["why"] == "duty"
    assert "could only go back" in ruling.text("en")
