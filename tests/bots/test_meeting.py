"""Whoever asks bots to play tells each which game and seat it plays for: by one number all game long."""

from collections import defaultdict

import numpy as np
import pytest

import kingcraft as kc
from kingcraft.arena.play import Plan, play_game
from kingcraft.bots.base import Bot, RandomBot
from kingcraft.bots.safe import SafeBot
from kingcraft.bots.words import entrant_of
from kingcraft.core.chance import Dealer, seed_from
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.research.gymnasium import SeatEnv
from kingcraft.server.live import thought


class Noting(Bot):
    """Plays the first legal move, and notes for each seat what it heard when it was asked."""

    def __init__(self) -> None:
        self.lot = 0
        self.heard: dict[int, list[int]] = defaultdict(list)

    def meet(self, lot: int) -> None:
        self.lot = lot

    def choose(self, state: State, stream: Stream) -> int:
        self.heard[int(state.to_act)].append(self.lot)
        return state.legal()[0]

    def lots(self) -> list[int]:
        """The one number that each seat heard again and again."""
        assert all(len(heard) > 1 for heard in self.heard.values())
        return [lot for seat in sorted(self.heard) for lot in set(self.heard[seat])]


def lots_in(number: int, seed: int = 5) -> list[int]:
    """What the seats of a game in the arena hear."""
    bot = Noting()
    play_game(Plan("kingdom-builder", 3, entrant_of(bot), entrant_of(bot), seed), number)
    return bot.lots()


def test_in_the_arena_every_seat_of_every_game_has_its_own() -> None:
    games = [lots_in(0), lots_in(1), lots_in(0, seed=6)]
    assert [len(lots) for lots in games] == [3, 3, 3]
    assert len({lot for lots in games for lot in lots}) == 9
    assert lots_in(1) == games[1]


def test_in_an_environment_every_seat_of_every_game_has_its_own() -> None:
    games = []
    for seed in (1, 2, 1):
        bots = [Noting(), Noting()]
        env = SeatEnv("kingdom-builder", against=bots, seat=0)
        _, info = env.reset(seed=seed)
        for _ in range(6):
            _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        games.append([*bots[0].lots(), *bots[1].lots()])
    assert len({*games[0], *games[1]}) == 4
    assert games[0] == games[2]


def test_in_a_batch_a_bot_hears_which_game_it_is_asked_about() -> None:
    bot = Noting()
    games = kc.batch("kingdom-builder", 4, seed=2, against=[bot])
    for _ in range(6):
        numbers, starts = games.legal()
        games.step(numbers[starts[:-1]])
    assert [len(set(bot.heard[seat])) for seat in (0, 1)] == [2, 2]
    assert {lot for heard in bot.heard.values() for lot in heard} == {
        lot ^ (1 - place % 2) for place, lot in enumerate(games.batch.lots)
    }


def test_at_the_server_a_bot_hears_it_before_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Noting()
    monkeypatch.setattr(thought, "_bots", {("table A 0", "king", 1.0): SafeBot("king", bot, RandomBot())})
    state = kc.new("kingdom-builder", 2, 1).state
    for _ in range(2):
        thought.choose(state.dump(), "king", 1.0, 1, "table A 0", 77)
    assert bot.lots() == [77]


def test_a_table_s_lots_come_from_its_seed_and_no_salt_changes_them() -> None:
    dealer = Dealer(seed_from(3))
    assert [dealer.lot(seat) for seat in range(5)] == [Dealer(seed_from(3), ["salt"]).lot(seat) for seat in range(5)]
    assert len({Dealer(seed_from(seed)).lot(seat) for seed in range(9) for seat in range(5)}) == 45


def test_a_bot_that_cannot_bear_to_hear_it_plays_on() -> None:
    class Deaf(Noting):
        def meet(self, lot: int) -> None:
            raise ValueError

    bot, state = SafeBot("deaf", Deaf(), RandomBot()), kc.new("kingdom-builder", 2, 1).state
    bot.meet(3)
    assert bot.choose(state, Stream(1)) == state.legal()[0]
    assert bot.faults == 1
