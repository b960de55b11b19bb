"""The other court, sixteen advisors in place of the printed ones: what each gives."""

from typing import Any

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.rulebook.kingsburg.rules import proves
from tests.rulebook.kingsburg.table import Goods, goods, moves, play, player, points, seat, table


def visited(number: int, **mine: Any) -> State:
    """A alone has dice at court, all on one advisor, who is about to help."""
    dice = [6] * (number // 6) + ([number % 6] if number % 6 else [])
    state = table("spring", "influence", rewards="house", A=player(dice=dice, **mine))
    return play(state, f"{'+'.join(str(face) for face in sorted(dice, reverse=True))}>{number}", "pass", "pass", "pass")


@proves("21.gardener")
@proves("21.cellarer")
@proves("21.scribe")
@proves("21.woodward")
@proves("21.captain")
@proves("21.armourer")
@proves("21.shipwright")
@proves("21.guild-mistress")
@pytest.mark.parametrize(
    ("number", "purse", "soldiers", "tokens"),
    [
        (2, (0, 1, 0), 0, 0),
        (3, (1, 0, 0), 0, 0),
        (6, (0, 0, 0), 0, 1),
        (8, (0, 2, 0), 0, 0),
        (10, (1, 0, 0), 2, 0),
        (11, (0, 0, 1), 1, 0),
        (13, (0, 2, 1), 0, 0),
        (16, (2, 0, 2), 0, 0),
    ],
)
def test_what_some_give_by_themselves(number: int, purse: Goods, soldiers: int, tokens: int) -> None:
    state = visited(number)
    assert goods(state, "A") == purse
    assert (seat(state, "A")["soldiers"], seat(state, "A")["tokens"]) == (soldiers, tokens)


@proves("21.stonecutter")
@proves("21.falconer")
@proves("21.toll-keeper")
@proves("21.chancellor")
@proves("21.abbess")
@proves("21.princess")
@pytest.mark.parametrize(
    ("number", "choice", "purse", "soldiers", "won"),
    [
        (4, "take stone", (0, 0, 1), 0, 0),
        (7, "take gold", (1, 0, 0), 1, 0),
        (9, "take wood", (1, 1, 0), 0, 0),
        (12, "take gold stone", (1, 0, 1), 0, 1),
        (15, "take wood", (0, 1, 0), 0, 2),
        (17, "take stone stone", (0, 0, 2), 1, 2),
    ],
)
def test_what_others_let_one_choose(number: int, choice: str, purse: Goods, soldiers: int, won: int) -> None:
    state = play(visited(number), choice)
    assert goods(state, "A") == purse
    assert (seat(state, "A")["soldiers"], points(state)[0]) == (soldiers, won)


@proves("21.stonecutter")
def test_the_stonecutter_has_no_gold() -> None:
    assert moves(visited(4)) == ["take stone", "take wood"]


@proves("21.scout")
def test_the_scout_shows_the_enemy() -> None:
    state = play(visited(5), "enemy orcs-1-3")
    assert (goods(state, "A"), state.dump()["seen"]) == ((0, 1, 0), "A")


@proves("21.pawnbroker")
def test_the_pawnbroker_takes_a_point_or_is_declined() -> None:
    state = visited(14)
    assert "decline" in moves(state)
    play(state, "take gold gold")
    assert (goods(state, "A"), seat(state, "A")["tokens"], points(state)[0]) == ((2, 0, 0), 1, -1)


@proves("21.1")
def test_jester_and_king_stay_and_the_others_are_marked_as_our_own() -> None:
    state = table("spring", "influence", rewards="house", A=player(dice=[1]))
    assert state.view(0)["provenance"] == {f"advisor-{number}": "house" for number in range(2, 18)}
    assert "Jester  " in state.text(0, "en")
    assert "Gardener*" in state.text(0, "en")
    assert "Gardener*" in state.svg(0, "en")


@proves("21.1")
def test_with_published_cards_alone_the_printed_advisors_stay() -> None:
    state = table("spring", "influence", rewards="house", cards="published", A=player(dice=[2]))
    assert "Squire" in state.text(0, "en")


@proves("21.2")
def test_the_duke_goes_to_number_twelve_whoever_sits_there() -> None:
    mine = player(dice=[6, 6, 1], pieces=["duke"])
    state = table("spring", "influence", rewards="house", governors="deal", A=mine)
    play(state, "6>6", "pass", "pass", "pass", "duke", "take gold stone")
    assert (goods(state, "A"), points(state)[0]) == ((1, 0, 1), 1)


def test_the_page_is_told_how_they_are_called() -> None:
    words: Any = table("spring", "influence", rewards="house", A=player(dice=[1])).contents()["words"]
    assert words["advisor-2"].items() >= {"en": "Gardener", "fr": "Jardinier", "ru": "Садовник"}.items()
    assert words["advisor-2-text"]["en"] == "1 wood."


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_news_call_them_by_their_names(lang: str) -> None:
    state = table("spring", "influence", rewards="house", A=player(dice=[2]))
    names = {"en": "the Gardener", "fr": "le Jardinier", "ru": "Садовника"}
    assert names[lang] in state.tell(state.read("2>2"), lang)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_they_are_called_by_their_names_in_every_language(lang: str) -> None:
    names = {"en": "Falconer", "fr": "Fauconnier", "ru": "Сокольничий"}
    assert names[lang] in table("spring", "influence", rewards="house", A=player(dice=[1])).text(0, lang)


@pytest.mark.parametrize("level", ["random", "squire"])
def test_whole_games_are_played_with_them(level: str) -> None:
    game = kc.game_named("kingsburg")
    state, stream = game.start(3, game.settle(3, {"rewards": "house"})), Stream(3)
    bot = bot_named(level, "kingsburg")
    while state.to_act != kc.OVER:
        state.play(int(state.sample(stream) if state.to_act == kc.CHANCE else seat_choice(bot, state, stream)))
    assert state.winners()
