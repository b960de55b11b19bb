"""Clocks: computed from the times of events, and run out for real."""

from kingcraft.server.match.clock import Clocks
from kingcraft.server.match.header import ClockPlan


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


def test_leaving_and_coming_back_within_a_turn_keeps_what_was_left() -> None:
    for kind in ("move", "game"):
        clocks = Clocks(ClockPlan(kind, 60, 5), 2)
        clocks.turn(0, 0)
        clocks.turn(0, 50_000, runs=False)
        clocks.turn(0, 200_000)
        assert clocks.deadline() == 210_000


def test_the_increment_is_for_turns_that_were_ended_in_person() -> None:
    clocks = Clocks(ClockPlan("game", 60, 5), 2)
    clocks.turn(0, 0)
    clocks.turn(0, 10_000, runs=False)
    clocks.turn(1, 20_000)
    assert clocks.left[0] == 50_000


def test_a_new_turn_of_the_same_seat_is_a_new_turn() -> None:
    clocks = Clocks(ClockPlan("move", 60), 2)
    clocks.turn(0, 0)
    clocks.turn(0, 50_000, anew=True)
    assert clocks.deadline() == 110_000


def test_who_comes_back_is_given_time_once() -> None:
    clocks = Clocks(ClockPlan("game", 120), 2)
    clocks.turn(0, 0)
    clocks.turn(0, 120_000, runs=False)
    assert clocks.used_up(0)
    assert clocks.grace(0, 60_000) == 60_000
    clocks.refill(0, 60_000)
    clocks.turn(0, 130_000)
    clocks.turn(0, 200_000, runs=False)
    assert clocks.grace(0, 60_000) == 0


def test_time_given_is_never_more_than_a_turn_has() -> None:
    clocks = Clocks(ClockPlan("move", 20), 2)
    clocks.turn(0, 0)
    clocks.turn(0, 20_000, runs=False)
    assert clocks.grace(0, 60_000) == 20_000
    assert clocks.grace(1, 60_000) == 0
