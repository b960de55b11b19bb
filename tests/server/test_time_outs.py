"""Time-outs: told, one turn by a bot, then the seat is the person's again; used time stays used."""

import json
from typing import Any

import pytest

from kingcraft.server.match.header import ClockPlan
from kingcraft.server.refusals import Denied
from kingcraft.server.show.chronicle import Chronicle
from kingcraft.server.show.replay import Standpoint, show_log
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.verbs.leave import come_back, leave, missed_seats, take_back, time_out
from kingcraft.server.verbs.play import play, play_bot
from tests.server.conftest import with_asyncio
from tests.server.desk import Desk
from tests.server.guest import Guest

MINUTE = 60_000
FOLD = 0


def desk(kind: str = "move") -> Desk:
    made = Desk(clock=ClockPlan(kind, 60), rounds="3")
    made.start()
    return made


def run_out(made: Desk, at: int) -> None:
    made.do(time_out(made.match, at), at)


def test_a_clock_that_runs_out_is_told_and_a_bot_plays_that_turn_only() -> None:
    made = desk()
    run_out(made, MINUTE)
    seat = made.match.seats[0]
    assert (made.match.entries[-1].kind, made.match.entries[-1].body["count"]) == ("timed_out", 1)
    assert (seat.why, seat.bot is not None) == ("time", True)
    made.do(play_bot(made.match, made.match.ply, FOLD), MINUTE)
    assert (seat := made.match.seats[0]).stand_in is None
    assert (seat.why, seat.timeouts, seat.bot_turns) == (None, 1, 1)


def test_what_the_bot_plays_meanwhile_is_told_as_the_bots_doing() -> None:
    made = Desk("kingdom-builder", ClockPlan("move", 60), first="A")
    made.start()
    run_out(made, MINUTE)
    ply = made.match.ply
    made.do(play_bot(made.match, ply, made.match.state.legal()[0]), MINUTE)
    made.do(take_back(made.match, "a", 20_000), MINUTE)
    made.do(play(made.match, "a", ply + 1, made.match.state.write(made.match.state.legal()[0])), MINUTE)
    for told in (_heard(made), _looked_up(made)):
        assert [line["by"] for line in told[0][-2:]] == ["squire", None]
        doers = [line["words"].partition(" build")[0] for seat in told for line in seat[-2:]]
        assert doers == ["The bot for you", "You", "The bot for Ann", "Ann"]


def _heard(made: Desk) -> list[list[dict[str, Any]]]:
    """What both seats hear of the moves, as they happen."""
    told = [Chronicle(Viewer(seat, "en")).after(made.match, 0) for seat in (0, 1)]
    return [[move for event in seat for move in json.loads(event).get("moves", [])] for seat in told]


def _looked_up(made: Desk) -> list[list[dict[str, Any]]]:
    """What both seats find when they look back."""
    logs = [show_log(made.match, Standpoint(seat, "en", False)) for seat in (0, 1)]
    return [[line.model_dump() for line in log.lines] for log in logs]


def test_after_three_in_a_row_the_bot_stays_until_the_person_returns() -> None:
    made = desk()
    at, stays = 0, list[bool]()
    for _ in range(3):
        at += MINUTE
        run_out(made, at)
        made.do(play_bot(made.match, made.match.ply, FOLD), at)
        stays.append(made.match.seats[0].why == "time")
        made.do(play(made.match, "b", made.match.ply, "fold"), at)
    assert stays == [False, False, True]
    assert (made.match.seats[0].timeouts, made.match.seats[0].bot_turns) == (3, 3)


def test_who_plays_in_person_begins_to_count_anew() -> None:
    made = desk()
    run_out(made, MINUTE)
    made.do(play_bot(made.match, made.match.ply, FOLD), MINUTE)
    made.do(play(made.match, "b", made.match.ply, "fold"), MINUTE)
    made.do(play(made.match, "a", made.match.ply, "fold"), MINUTE)
    assert made.match.seats[0].timeouts == 0


def test_anything_the_person_does_takes_the_seat_back_with_a_little_time_once() -> None:
    made = desk()
    run_out(made, MINUTE)
    assert missed_seats(made.match, "a") == [0]
    made.do(take_back(made.match, "a", 20_000), MINUTE)
    assert made.match.seats[0].bot is None
    assert made.match.clocks.deadline() == MINUTE + 20_000


def test_a_second_time_out_in_the_same_turn_is_played_to_its_end_by_the_bot() -> None:
    made = desk()
    run_out(made, MINUTE)
    made.do(take_back(made.match, "a", 20_000), MINUTE)
    run_out(made, MINUTE + 20_000)
    made.do(take_back(made.match, "a", 20_000), MINUTE + 20_000)
    assert made.match.seats[0].bot is not None
    assert missed_seats(made.match, "a") == []
    with pytest.raises(Denied) as refused:
        play(made.match, "a", made.match.ply, "fold")
    assert refused.value.ruling.id == "server-out-of-time"
    made.do(play_bot(made.match, made.match.ply, FOLD), MINUTE + 20_000)
    assert made.match.seats[0].bot is None


@pytest.mark.parametrize("kind", ["move", "game"])
def test_leaving_and_returning_wins_no_time(kind: str) -> None:
    made = desk(kind)
    for round in range(1, 4):
        made.do(leave(made.match, "a", "A", None), round * 20_000 - 100)
        if round < 3:
            made.do(come_back(made.match, "a", "A", 0), round * 20_000 - 100)
    assert made.match.clocks.left_at(0, 10**9) == 100


@with_asyncio
async def test_at_a_real_table_a_time_out_is_heard_and_a_command_brings_the_person_back(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        clock = {"kind": "move", "seconds": 1}
        match = await ann.table(["me", "open"], listed=True, clock=clock, options={"rounds": "1"})
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with ann.live(match) as live:
            await live.see("a time-out", lambda: any(event["kind"] == "timed_out" for event in live.events))
            told = next(event for event in live.events if event["kind"] == "timed_out")
            assert (told["seat"], told["count"]) == ("A", 1)
            await live.until_over()
            assert [seat["bot_turns"] for seat in live.match["seats"]] == [1, 1]
            assert live.match["result"]["ending"] == "finished"
