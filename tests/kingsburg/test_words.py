"""Words: moves about people by name and to "you", buttons in the infinitive, news, headings, where points come from."""

import pytest

import kingcraft as kc
from kingcraft.core.news import News
from kingcraft.core.speech import Names
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field
from kingcraft.locales import LANGUAGES
from tests.rulebook.kingsburg.table import play, player, table

PEOPLE = Names(["Anna", "Boris", "Chloé"], you=0)


def told(state: State, move: str, lang: str = "en") -> str:
    return state.tell(state.read(move), lang, None, PEOPLE)


def news_of(state: State, *moves: str) -> list[News]:
    """What the last of some moves brings."""
    play(state, *moves[:-1])
    before = state.copy()
    action = state.read(moves[-1])
    state.play(action)
    return state.news(before, action)


def lines(news: list[News]) -> list[str]:
    return [line.text("en", PEOPLE) for line in news]


def test_moves_speak_of_people_by_name_and_to_who_moves() -> None:
    state = table("spring", "influence", A=player(dice=[1, 3, 5], white=[2]), B=player(dice=[2, 4, 6]))
    assert told(state, "5+w2>7") == "You place 5 + white 2 on the Astronomer (7)."
    play(state, "pass")
    assert told(state, "4+2>6") == "Boris places 4 + 2 on the Alchemist (6)."
    assert told(state, "4+2>6", "ru") == "Boris ставит 4 + 2 на Алхимика (6)."
    assert told(state, "4+2>6", "fr") == "Boris place 4 + 2 sur l’Alchimiste (6)."


def test_the_market_and_a_token_are_told() -> None:
    state = table("spring", "influence", A=player(dice=[5], tokens=1, buildings="inn market"))
    assert told(state, "5+2!>8") == "You place 5 + token (Market: one up) on the Treasurer (8)."
    assert state.label(state.read("5>4"), "en") == "5 (Market: one down) → 4 Merchant"


def test_buildings_take_their_case_and_article() -> None:
    state = table("spring", "build", A=player((9, 9, 9)))
    assert [told(state, "build statue", lang) for lang in ("en", "fr", "ru")] == [
        "You build the Statue.", "Vous construisez la Statue.", "Вы возводите Статую.",
    ]  # fmt: skip


def test_buttons_have_no_subject_and_no_full_stop() -> None:
    state = table("recruit", "recruit", A=player((1, 1, 0)))
    labels = [state.label(action, "en") for action in state.legal()]
    assert labels == ["Hire no more", "Hire for 1 gold and 1 wood"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_legal_move_of_a_game_has_a_button_and_every_news_its_words(lang: str) -> None:
    game = kc.game_named("kingsburg")
    state, stream = game.start(3, game.settle(3, {})), Stream(5)
    while state.to_act != kc.OVER:
        if state.to_act >= 0:
            labels = [state.label(action, lang) for action in state.legal()]
            assert len(set(labels)) == len(labels)
            assert not any(label.endswith(".") for label in labels)
        before, action = state.copy(), int(state.sample(stream))
        state.make(action)
        assert all(line.text(lang, PEOPLE) and line.dump() for line in state.news(before, action))
        chapter = state.chapter()
        assert chapter is None or chapter.text(lang)


def test_gifts_are_told_with_what_and_from_whom() -> None:
    state = table("spring", "influence", A=player(dice=[6, 2]), B=player(dice=[5], buildings="palisade stable"))
    found = news_of(state, "6+2>8", "5>5", "pass", "pass", "pass")
    assert lines(found) == ["Sergeant: Boris gets 2 soldiers.", "Treasurer: you get 2 gold."]


def test_a_battle_is_told_with_both_strengths() -> None:
    state = table(
        "winter",
        "enemy",
        A=player((0, 0, 0), soldiers=2),
        B=player((0, 1, 0), "inn barricade crane"),
        C=player(soldiers=1),
    )
    assert lines(news_of(state, "enemy orcs-1-3", "king 2")) == [
        "Your combat value is 4: 2 soldiers and King’s die +2.", "Boris has a combat value of 2: King’s die +2.",
        "Chloé has a combat value of 3: 1 soldier and King’s die +2.",
        "You win the battle, 4 to 3.", "You have the strongest army: 1 point.", "Your reward: 1 gold.",
        "Boris loses the battle, 2 to 3.", "Boris loses 1 wood.", "Boris loses 1 point.",
        "Chloé draws the battle, 3 to 3.", "Your soldiers go home.", "Chloé: all soldiers go home.",
        "Chloé gets a white die for spring.",
    ]  # fmt: skip


def test_a_building_that_falls_is_named() -> None:
    state = table("winter", "enemy", A=player(buildings="inn market"), B=player(soldiers=9), C=player(soldiers=9))
    assert "You lose a building: Market." in lines(news_of(state, "enemy goblins-1-3", "king 1"))


def test_the_end_of_a_season_is_told() -> None:
    state = table("summer", "build", A=player(buildings="inn"), B=player(), C=player((1, 0, 0)), envoy="C")
    found = lines(news_of(state, "done", "done", "done"))
    assert found == [
        "Inn: you get a +2 token.",
        "Chloé sends the King’s Envoy back unused.",
        "Boris receives the King’s Envoy.",
    ]


def test_the_new_turn_order_is_told_by_name_and_to_who_is_spoken_to() -> None:
    state = table("summer", "start", "ABC")
    found = news_of(state, "roll A 6 6 6", "roll B 1 1 1", "roll C 2 2 2")
    assert lines(found) == ["New turn order: Boris, Chloé and you."]
    assert found[0].dump()["facts"] == {"order": ["B", "C", "A"]}


def test_chapters_are_years_and_phases() -> None:
    chapter = table("autumn", "influence", year=3).chapter()
    assert chapter is not None
    assert [chapter.text(lang) for lang in ("en", "fr", "ru")] == ["Year 3, autumn", "Année 3, automne", "Год 3, осень"]
    game = kc.game_named("kingsburg")
    assert game.start(3, game.settle(3, {})).chapter() is None


def test_the_score_sheet_has_six_sources_that_add_up() -> None:
    state = table("spring", "build", A=player(buildings="statue", points=5))
    sheet = state.score_sheet()
    assert [line.source.id for line in sheet[:6]] == [f"source-kingsburg-{name}" for name in field.SOURCE_NAMES]
    assert sum(line.points for line in sheet if line.seat == 0) == 5
    assert all(line.source.text(lang) for line in sheet for lang in LANGUAGES)
