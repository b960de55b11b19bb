"""To Forge a Realm: bots of all levels decide everything that its modules ask, and value what a card gives."""

import pytest

import kingcraft as kc
from kingcraft.bots import bot_named
from kingcraft.bots.base import seat_choice
from kingcraft.bots.kingsburg.cards import governor_worth
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.box import box_for
from kingcraft.kingsburg.modules import Modules
from tests.rulebook.kingsburg.table import moves, player, table

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


def test_the_sawmill_is_used() -> None:
    state = table("summer", "end", rows="extended", A=player((0, 1, 0), "sawmill"))
    assert moves(state) == ["done", "pay wood"]
    assert chosen(state, "squire") == "pay wood"


def test_every_governor_is_worth_something_and_none_is_worth_the_game() -> None:
    governors = box_for("base", "2012", "points", Modules({"governors": "deal"})).governors
    assert [entry.id for entry in governors if not 0 < governor_worth(entry) < 12000] == []
