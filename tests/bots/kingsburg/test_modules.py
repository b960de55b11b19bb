"""To Forge a Realm: bots of all levels decide everything that its modules ask, and value what a card gives."""

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.bots.kingsburg.battle import token_at
from kingcraft.bots.kingsburg.gifts import await_gifts
from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.promise import MOMENTS
from kingcraft.bots.kingsburg.strips import decide_strip
from kingcraft.bots.kingsburg.weights import Book, book_of, completed
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from kingcraft.kingsburg.soldiers import packed_tokens
from kingcraft.kingsburg.state import KingsburgState
from tests.rulebook.kingsburg.table import moves, play, player, table

SETUPS = [
    {"governors": "deal", "destiny": "cards", "soldiers": "tokens", "rows": "extended"},
    {"governors": "auction", "destiny": "cards", "cards": "published", "edition": "2007"},
]


def chosen(state: State, level: str) -> str:
    """What a bot does here, in notation."""
    return state.write(int(seat_choice(bot_named(level, "kingsburg"), state, Stream(1))))


@pytest.mark.parametrize("level", ["page", "squire"])
@pytest.mark.parametrize("options", SETUPS, ids=["dealt", "sold"])
def test_whole_games_are_played_legally(level: str, options: dict[str, str]) -> None:
    game = kc.game_named("kingsburg")
    state = game.start(3, game.settle(3, options))
    stream, bot = Stream(5), bot_named(level, "kingsburg")
    while state.to_act != kc.OVER:
        action = int(state.sample(stream) if state.to_act == kc.CHANCE else seat_choice(bot, state, stream))
        assert state.allows(action)
        state.make(action)
    assert state.winners()


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_the_smallest_token_that_wins_is_sent(level: str) -> None:
    state = table("winter", "soldiers", soldiers="tokens", enemy="orcs-1-3", A=player(soldiers=2))
    assert chosen(state, level) == "soldiers 2"


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_a_lost_battle_costs_no_good_token(level: str) -> None:
    state = table("winter", "soldiers", soldiers="tokens", year=5, enemy="barbarians-5-8")
    assert chosen(state, level) == "soldiers 0"


@pytest.mark.parametrize(("enemy", "wanted"), [("orcs-4-7", "soldiers 1"), ("barbarians-5-8", "soldiers 4")])
def test_the_last_winter_is_no_time_to_save(enemy: str, wanted: str) -> None:
    year, strength = int(enemy[-3]), int(enemy[-1])
    state = table("winter", "soldiers", soldiers="tokens", year=year, enemy=enemy, A=player(soldiers=strength))
    assert chosen(state, "squire") == wanted


def test_of_the_tokens_that_are_left_the_better_half_is_counted_on() -> None:
    assert [int(token_at(packed_tokens([0, 1, 1, 2, 3, 4]), sixth)) for sixth in range(6)] == [2, 2, 3, 3, 4, 4]
    assert [int(token_at(packed_tokens([1, 3]), sixth)) for sixth in range(6)] == [3] * 6


def test_a_strip_is_laid_as_it_was_learned() -> None:
    state = table("setup", "cover", strips="draw", A=player(strips=["shrine", "bulwark"]))
    assert isinstance(state, KingsburgState)
    for worth, wanted in ((900, "cover shrine"), (-900, "done")):
        judge = Judge(Book({3: {"strip shrine": [worth] * MOMENTS, "strip bulwark": [-5] * MOMENTS}}))
        assert state.write(int(decide_strip(judge, state, 0))) == wanted


def test_what_a_destiny_gives_for_a_victory_is_seen_when_soldiers_are_hired() -> None:
    assert chosen(year_that_pays(9, 8, 7), "squire") == "recruit gold gold"
    assert chosen(year_that_pays(1), "squire") == "done"


def year_that_pays(*points: int) -> State:
    """Two gold before a battle that one soldier may decide, in a year whose card pays so much for it."""
    effects = [f'{{ trigger = "victory", gain = {{ points = {each} }} }}' for each in points]
    words = 'id = "spoils"\nname = { en = "Spoils" }\ntext = { en = "Points for a victory." }'
    text = f'[pack]\nname = "spoils"\n[[destiny]]\n{words}\neffects = [{", ".join(effects)}]\n'
    pack = kc.game_named("kingsburg").from_files("pack", {"spoils.toml": text})
    fate = {"destiny": "cards", "fate": "spoils", "pack": pack, "enemy": "goblins-2-3", "seen": "A"}
    return table("recruit", "recruit", year=2, A=player((2, 0, 0)), **fate)


def test_the_sawmill_is_used() -> None:
    state = table("summer", "end", rows="extended", A=player((0, 1, 0), "sawmill"))
    assert moves(state) == ["done", "pay wood"]
    assert chosen(state, "squire") == "pay wood"


def test_every_governor_is_worth_something_and_none_is_worth_the_game() -> None:
    box = box_for("base", "2012", "points", Modules({"governors": "deal"}))
    worth = {name: numbers[0] for name, numbers in completed({}, box).items() if name.startswith("governor ")}
    assert len(worth) == len(box.governors)
    assert [name for name in worth if not 0 < worth[name] < 12000] == []


@pytest.mark.parametrize(("fate", "wanted"), [("truce", "done"), ("fog", "recruit gold gold")])
def test_soldiers_are_hired_unless_nobody_comes(fate: str, wanted: str) -> None:
    state = table("recruit", "recruit", year=5, destiny="cards", fate=fate, A=player((2, 0, 0)))
    assert chosen(state, "squire") == wanted


def test_a_gift_that_is_given_twice_is_expected_twice() -> None:
    assert expected_goods("open-hand") == 2 * expected_goods("fog") > 0


def expected_goods(fate: str) -> int:
    """The goods that a judge expects of A's group on the Squire in a year."""
    state = table("summer", "influence", destiny="cards", fate=fate, A=player(dice=[4]))
    play(state, "4>4")
    assert isinstance(state, KingsburgState)
    judge = Judge(book_of(""))
    judge.look(state, 0, 2, 1)
    await_gifts(judge, state, 0, 1, True)
    return int(judge.gold + judge.wood + judge.stone)
