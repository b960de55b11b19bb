"""Forced choices are played for who wants that, told, and never in the way of an undo."""

import pytest

from kingcraft.core.ruling import NoUndo
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.stream import Stream
from kingcraft.server.verbs.play import play
from kingcraft.server.verbs.settle import settle
from kingcraft.server.verbs.undo import undo
from tests.server.conftest import with_asyncio
from tests.server.desk import Desk
from tests.server.guest import JSON, Guest, Live


def played(forced: bool) -> Desk:
    """A whole game of Kingsburg at random, undone now and then."""
    desk = Desk("kingsburg")
    if not forced:
        desk.do(settle(desk.match, "a", False) + settle(desk.match, "b", False))
    desk.start()
    stream = Stream(3)
    while desk.match.phase == "playing":
        check_turn(desk, forced)
        state = desk.match.state
        person = "ab"[int(state.to_act)]
        move = state.write(int(state.sample(stream)))
        before = desk.match.ply
        desk.do(play(desk.match, person, before, move))
        if stream.below(6) == 0 and desk.match.phase == "playing" and desk.match.course.can_undo():
            desk.do(undo(desk.match, "ab"[int(desk.match.state.to_act)], desk.match.ply))
            assert desk.match.ply == before
    return desk


def check_turn(desk: Desk, forced: bool) -> None:
    course = desk.match.course
    if forced:
        assert len(course.state.legal()) > 1 or course.can_undo()
    if course.ply in course.forced and course.record.moves[-1].who == SEAT_LETTERS[int(course.state.to_act)]:
        with pytest.raises(NoUndo):
            course.undo_to()


def test_what_can_only_be_one_thing_is_played() -> None:
    assert played(forced=True).match.course.forced


def test_who_does_not_want_it_plays_everything() -> None:
    assert not played(forced=False).match.course.forced


@with_asyncio
async def test_forced_moves_are_marked_in_the_log_and_can_be_switched_off(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        assert (await ann.ask("GET", "/api/me"))["forced"] is True
        match = await ann.table(["me", "local"], game="kingsburg")
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        async with ann.live(match) as live:
            lines = await _many_lines(live)
            assert any(line["forced"] for line in lines)
            assert all(line["who"] != "*" for line in lines if line["forced"])
            await live.do("settings", forced=False)
            assert not any(seat["forced"] for seat in live.match["seats"])
        assert (await ann.ask("GET", "/api/me"))["forced"] is False
        assert (await ann.ask("PUT", "/api/me", {"forced": True}))["name"] == "Ann"


async def _many_lines(live: Live) -> list[JSON]:
    lines: list[JSON] = []
    while not any(line["forced"] for line in lines):
        await live.do("look", seat=live.match["to_act"])
        await live.play(live.sight["legal"][-1])
        lines = [line for event in live.events for line in event.get("moves", [])]
    return lines
