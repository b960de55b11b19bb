"""What is sent twice is done once; what was undone costs nothing; a line that lives is heard."""

from kingcraft.server.match.course import Course
from kingcraft.server.show.chronicle import Chronicle
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.verbs.play import play
from kingcraft.server.verbs.undo import undo
from tests.server.conftest import with_asyncio
from tests.server.desk import Desk
from tests.server.guest import Guest


@with_asyncio
async def test_a_move_sent_twice_is_played_once_and_answered_twice(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        async with ann.live(match) as one, bob.live(match) as two:
            ply = one.sight["ply"]
            assert (await one.do("play", ply=ply, move="fold"))["type"] == "done"
            number = one.match["number"]
            assert (await one.do("play", ply=ply, move="fold"))["type"] == "done"
            assert (await one.do("play", ply=ply, move="stay"))["refusal"]["id"] == "server-stale"
            assert (await two.do("play", ply=ply, move="fold"))["refusal"]["id"] == "server-stale"
            async with ann.live(match) as again:
                assert (await again.do("play", ply=ply, move="fold"))["type"] == "done"
                assert again.match["number"] == number


@with_asyncio
async def test_a_ping_is_answered_at_any_time(house: str) -> None:
    async with Guest(house) as nobody, Guest(house, "Ann") as ann:
        match = await ann.table(["me", "open"])
        async with nobody.live(match) as line:
            for _ in range(3):
                assert (await line.do("ping"))["type"] == "pong"


def test_a_move_that_was_taken_back_is_forgotten_and_can_be_made_again() -> None:
    desk = Desk(rounds="1")
    desk.start()
    ply = desk.match.ply
    desk.do(play(desk.match, "a", ply, "stay"))
    desk.do(undo(desk.match, "a", ply + 1))
    desk.do(play(desk.match, "a", ply, "stay"))
    assert desk.match.ply == ply + 1


def test_an_undo_plays_nothing_again() -> None:
    """A course goes back to a position it has kept: its very own, not one that was made anew."""
    desk = Desk(rounds="1")
    desk.start()
    course: Course = desk.match.course.copy()
    before = course.state
    course.play("stay")
    course.back_to(course.ply - 1)
    assert course.state is before


def test_what_happens_now_is_told_from_the_positions_at_hand() -> None:
    """Nothing is read again to tell a move that was just made; who comes late is told the very same."""
    desk = Desk("kingdom-builder")
    desk.start()
    told = Chronicle(Viewer(0, "en"))
    told.after(desk.match, 0)
    for _ in range(12):
        state = desk.match.state
        desk.do(play(desk.match, "ab"[int(state.to_act)], desk.match.ply, state.write(state.legal()[0])))
        assert told._goes_on(desk.match)
        told.after(desk.match, 0)
    assert told.after(desk.match, 0) == Chronicle(Viewer(0, "en")).after(desk.match, 0)
    assert told.after(desk.match, 5) == Chronicle(Viewer(0, "en")).after(desk.match, 5)
