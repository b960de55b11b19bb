"""Clocks that are set back, and tables that are old."""

import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from kingcraft.core.ruling import Refused
from kingcraft.learn.lessons import first_game, lessons
from kingcraft.server.clockwork import CLOCK, Clockwork, now_ms
from kingcraft.server.live.alarm import Alarm
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.room import Room
from kingcraft.server.protocol.common import ClockRules
from kingcraft.server.protocol.http import NewMatch, SeatPlan, Start
from kingcraft.server.store import read
from kingcraft.server.store.forget import count_old, forget_lessons, forget_old
from kingcraft.server.store.people import PersonRow
from kingcraft.server.store.tables import EVENTS, MATCHES
from kingcraft.server.verbs.create import create
from kingcraft.server.verbs.leave import come_back, resign
from kingcraft.server.verbs.lesson import lesson_table
from kingcraft.server.verbs.start import run_out, start
from kingcraft.server.verbs.study import study
from tests.server.conftest import with_asyncio
from tests.server.halls import Ear, fold_once, game, open_hall, somebody
from tests.server.house import QUICK
from tests.waiting import until

HOUR = 3_600_000
DAY = 24 * HOUR


class Times:
    """The machine's two clocks in the hands of a test, in milliseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steady, self.wall = 5_000, 1_800_000_000_000
        monkeypatch.setattr(time, "monotonic_ns", lambda: self.steady * 1_000_000)
        monkeypatch.setattr(time, "time_ns", lambda: self.wall * 1_000_000)

    def passes(self, milliseconds: int) -> None:
        self.steady += milliseconds
        self.wall += milliseconds


@pytest.mark.parametrize("jump", [HOUR, 400 * DAY, -HOUR, -400 * DAY])
def test_a_clock_that_is_set_takes_nobodys_time_away(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    times, clock = Times(monkeypatch), Clockwork()
    before = clock.now()
    assert before == times.wall
    times.wall += jump
    assert clock.now() == before
    for _ in range(60):
        times.passes(1_000)
        clock.now()
    assert before + 60_000 <= clock.now() <= before + 60_600
    times.passes(HOUR)
    assert before + 60_000 + HOUR <= clock.now() <= before + (60_000 + HOUR) * 101 // 100


def test_a_small_correction_is_made_up_for(monkeypatch: pytest.MonkeyPatch) -> None:
    times, clock = Times(monkeypatch), Clockwork()
    clock.now()
    times.wall += 300
    for _ in range(60):
        times.passes(1_000)
        clock.now()
    assert clock.now() == times.wall


def test_time_goes_on_from_what_happened_last() -> None:
    clock = Clockwork()
    clock.follow(clock.now() + HOUR)
    assert clock.now() >= Clockwork().now() + HOUR - 1000
    ahead = clock.now()
    clock.follow(ahead + 1000 * DAY)
    assert clock.now() < ahead + DAY


@with_asyncio
async def test_bots_move_though_the_clock_was_set_back_before_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False, bot_pace_ms=1)
    async with open_hall(settings) as hall:
        CLOCK.follow(now_ms() + 20 * HOUR)
        id = (await game(hall, await somebody(hall), ["random", "random"])).match.header.id
    monkeypatch.setattr(CLOCK, "_ahead", None)
    async with open_hall(replace(settings, bots_here=True)) as hall:
        room = await hall.room(id)
        assert now_ms() >= room.match.changed
        room.enter(Ear(room))

        async def over() -> bool:
            return room.match.phase == "over"

        await until("the bots to play on", over)
    monkeypatch.setattr(CLOCK, "_ahead", None)


async def _clocked(hall: Hall) -> Room:
    """Two local people with ten minutes for a turn, of which the second is on turn."""
    ann = await somebody(hall)
    seats = [SeatPlan(kind="me"), SeatPlan(kind="local")]
    wanted = NewMatch(game="toll", seats=seats, options={}, clock=ClockRules(kind="move", seconds=600))
    room = await hall.create(*create(wanted, ann, now_ms()))
    await room.do(lambda match: start(match, ann.id, Start()))
    await fold_once(room, ann)
    return room


async def _left(hall: Hall, id: str) -> tuple[int, int]:
    """What is left until the clock of a match runs out: by its room, and by its row."""
    room, written = await hall.room(id), await read.next_deadline(hall.database)
    assert room.match.deadline is not None
    assert written is not None
    return room.match.deadline - now_ms(), written - now_ms()


@with_asyncio
async def test_a_clock_set_forward_ends_nobodys_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = time.time_ns
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        room = await _clocked(hall)
        for jump in (HOUR, 400 * DAY):
            monkeypatch.setattr(time, "time_ns", lambda jump=jump: wall() + jump * 1_000_000)
            assert not await read.out_of_time(hall.database, now_ms(), 10)
            with pytest.raises(Refused):
                await room.do(lambda match: run_out(match, now_ms()))
            await fold_once(room, PersonRow(str(room.match.header.host), "Ann"))
            assert all(0 < left <= 600_000 for left in await _left(hall, room.match.header.id))


@with_asyncio
async def test_a_deadline_that_was_written_by_a_clock_far_ahead_comes_within_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is put right and the server started anew, twice: ten minutes are left, and then they are over."""
    settings = replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)
    wall = time.time_ns
    monkeypatch.setattr(CLOCK, "_ahead", None)
    monkeypatch.setattr(time, "time_ns", lambda: wall() + 400 * DAY * 1_000_000)
    async with open_hall(settings) as hall:
        id = (await _clocked(hall)).match.header.id
    monkeypatch.setattr(time, "time_ns", wall)
    deadlines = []
    for _ in range(2):
        monkeypatch.setattr(CLOCK, "_ahead", None)
        async with open_hall(settings) as hall:
            assert all(0 < left <= 600_000 for left in await _left(hall, id))
            deadlines.append((await hall.room(id)).match.deadline)
    assert deadlines[0] == deadlines[1], "to start anew gives nobody time"
    monkeypatch.setattr(CLOCK, "_ahead", None)
    monkeypatch.setattr(time, "time_ns", lambda: wall() + 601_000 * 1_000_000)
    async with open_hall(settings) as hall:
        room = await hall.room(id)

        async def out_of_time() -> bool:
            return room.match.seats[1].why == "time"

        await until("the clock to run out", out_of_time)
        await room.do(lambda match: come_back(match, room.match.header.host, "B", 60_000))
        assert all(0 < left <= 600_000 for left in await _left(hall, id))
    monkeypatch.setattr(CLOCK, "_ahead", None)


@with_asyncio
async def test_a_bot_that_is_due_in_an_hour_is_due_now(tmp_path: Path) -> None:
    """However far ahead the clock was that wrote it: no bot waits longer than its pace."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        hall.foreman.expect("match", now_ms() + HOUR, 1)
        assert hall.foreman._until_next() <= 1


@with_asyncio
async def test_a_table_that_cannot_be_gone_on_with_stops_no_other(tmp_path: Path) -> None:
    """Its clock ran out first, and it cannot be loaded: it is left alone, and the clock of the next runs out."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        ann = await somebody(hall)
        poison, sound = [(await game(hall, ann, ["me", "local"])).match.header.id for _ in range(2)]
        for id, deadline in ((poison, 1), (sound, 2)):
            await hall.database.change(update(MATCHES).where(MATCHES.c.id == id).values(deadline=deadline))
        await hall.database.change(update(EVENTS).where(EVENTS.c.match == poison).values(kind="poison"))
        hall.rooms.clear()
        hall.alarm.expect(1)

        async def left_alone() -> bool:
            return poison not in await read.out_of_time(hall.database, now_ms(), 10) and sound in hall.rooms

        await until("the poison to be left alone, and the next table looked after", left_alone)
        assert poison not in hall.rooms


def test_the_database_is_asked_for_clocks_only_when_one_may_have_run_out() -> None:
    alarm = Alarm(shared=False)
    assert alarm.rings(5)
    assert not alarm.rings(10**15)
    alarm.expect(None)
    alarm.expect(90)
    alarm.expect(70)
    alarm.expect(80)
    assert [alarm.rings(now) for now in (69, 70, 71)] == [False, True, False]
    others = Alarm(shared=True)
    assert others.rings(1)
    assert others.rings(1)


@with_asyncio
async def test_nothing_is_forgotten_that_was_not_meant_to_be(tmp_path: Path) -> None:
    """Old tables that never began, were abandoned or only show a record go; games stay, and all that is young."""
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        ann = await somebody(hall)
        playing = await game(hall, ann, ["me", "local"])
        abandoned = await game(hall, ann, ["me", "random", "random"])
        await abandoned.do(lambda match: resign(match, ann.id, "A"))
        assert abandoned.match.ending == "abandoned"
        plan = NewMatch(game="toll", seats=[SeatPlan(kind="me"), SeatPlan(kind="open")], options={})
        waiting = await hall.create(*create(plan, ann, 1))
        record = await hall.create(*study(playing.match.record.text(), 100, ann, 1))
        old = now_ms() + 40 * DAY
        assert await count_old(hall.database, now_ms() + DAY, 30) == 0
        assert await count_old(hall.database, old, 30) == 3
        spared = [waiting.match.header.id]
        assert await forget_old(hall.database, old, 30, spared) == 2
        assert await forget_old(hall.database, old, 30) == 1
        for room, kept in ((playing, True), (abandoned, False), (waiting, False), (record, False)):
            id = room.match.header.id
            assert (await read.header(hall.database, id) is not None) is kept
            assert bool(await read.entries(hall.database, id)) is kept
        assert len(await read.of_person(hall.database, ann.id, 10)) == 1


@with_asyncio
async def test_the_table_of_a_lesson_goes_by_itself_and_a_first_game_stays(tmp_path: Path) -> None:
    async with open_hall(replace(QUICK, database_url=str(tmp_path / "x.db"), bots_here=False)) as hall:
        ann = await somebody(hall)
        lesson = await hall.create(*lesson_table(lessons("kingsburg")[0], ann, now_ms()))
        first = await hall.create(*lesson_table(first_game("kingsburg"), ann, now_ms()))
        assert await forget_lessons(hall.database, now_ms() + 6 * DAY, 7) == 0
        assert await forget_lessons(hall.database, now_ms() + 8 * DAY, 7) == 1
        assert await read.header(hall.database, lesson.match.header.id) is None
        assert await read.header(hall.database, first.match.header.id) is not None
