"""Clocks: computed from the times of events, and run out for real."""

import pytest

from kingcraft.server.match.clock import Clocks
from kingcraft.server.match.header import ClockPlan
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest, play_on


def test_time_for_a_move_is_new_every_turn() -> None:
    clocks = Clocks(ClockPlan("move", 60), 2)
    clocks.turn(0, 1_000)
    assert clocks.deadline() == 61_000
    clocks.turn(1, 31_000)
    assert clocks.deadline() == 91_000
    clocks.turn(0, 41_000)
    assert clocks.deadline() == 101_000


def test_time_for_a_game_is_used_up_and_every_turn_adds_to_it() -> None:
    clocks = Clocks(ClockPlan("game", 60, 5), 2)
    clocks.turn(0, 0)
    clocks.turn(1, 20_000)
    assert clocks.left_at(0, 99_000) == 45_000
    assert clocks.left_at(1, 30_000) == 50_000
    clocks.turn(None, 30_000)
    assert clocks.deadline() is None
    clocks.turn(0, 40_000)
    assert clocks.deadline() == 85_000


def test_several_decisions_in_one_turn_are_one_turn() -> None:
    clocks = Clocks(ClockPlan("move", 60), 2)
    clocks.turn(0, 0)
    clocks.turn(0, 50_000)
    assert clocks.deadline() == 60_000


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(ClockPlan(), 2)
    clocks.turn(0, 0)
    assert (clocks.deadline(), clocks.left_at(0, 10**9)) == (None, None)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_bot_takes_over_when_time_runs_out_and_gives_the_seat_back(house: str, kind: str) -> None:
    @with_asyncio
    async def run_out() -> None:
        async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
            match = await ann.table(["me", "open"], listed=True, clock={"kind": kind, "seconds": 1})
            await bob.ask("POST", f"/api/matches/{match}/join", {})
            async with ann.live(match) as live:
                await live.see("a bot", lambda: any(event["kind"] == "replaced" for event in live.events))
                replaced = next(event for event in live.events if event["kind"] == "replaced")
                assert (replaced["seat"], replaced["why"]) == ("A", "time")
                answer = await live.do("return", seat="A")
                assert answer["type"] == "done" or live.match["phase"] == "over"
                await play_on(live)

    run_out()
