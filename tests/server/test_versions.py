"""A match keeps which version of a bot sits where, and that version plays on there."""

import pytest

import kingcraft as kc
from kingcraft.bots import versioned
from kingcraft.core.record import parse
from kingcraft.lookback.kept import keep
from kingcraft.lookback.work import Effort
from kingcraft.server.live import thought
from kingcraft.server.match.seat import SeatState
from kingcraft.server.verbs.bot import bot_seat
from tests.server.conftest import with_asyncio
from tests.server.guest import Guest


def test_a_seat_names_the_version_that_was_newest_when_it_was_taken() -> None:
    seat = SeatState()
    seat.take(bot_seat("kingsburg", "king"))
    assert (seat.bot, seat.versioned) == ("king", versioned("king", "kingsburg"))


@pytest.mark.parametrize(("game", "level"), [("kingsburg", "random"), ("toll", "random")])
def test_a_bot_without_versions_is_named_as_before(game: str, level: str) -> None:
    seat = SeatState()
    seat.take(bot_seat(game, level))
    assert (seat.bot, seat.versioned) == (level, level)


def test_a_seat_from_before_there_were_versions_has_the_newest() -> None:
    seat = SeatState()
    seat.take({"kind": "bot", "name": "", "person": None, "level": "king"})
    assert seat.versioned == "king"


@pytest.mark.parametrize(
    ("name", "kind"), [("king", "King"), ("king@2", "King"), ("king@1", "FirstKing"), ("king@99", "King")]
)
def test_that_version_thinks_and_the_newest_where_it_is_gone(name: str, kind: str) -> None:
    bot = thought._bot(kc.new("kingsburg", 2, 1).state.dump(), name, 0.01)
    assert type(bot.bot).__name__ == kind


@with_asyncio
async def test_a_match_s_record_names_them_and_an_imported_one_keeps_them(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "squire"], "kingdom-builder")
        await ann.ask("POST", f"/api/matches/{match}/start", {})
        text = (await ann.answer("GET", f"/api/matches/{match}/record")).text
        assert parse(text).bots == ["", "squire@1"]
        record = kc.new("kingsburg", 2, 1).record
        record.names, record.bots = ["Ann", "king@1s"], ["", "king@1"]
        study = (await ann.ask("POST", "/api/records", {"text": record.text()}))["match"]
        assert parse((await ann.answer("GET", f"/api/matches/{study['id']}/record")).text).bots == ["", "king@1"]


def test_a_look_back_names_who_judged() -> None:
    assert '"bots":["knight@1","squire@1"]' in keep([], Effort(), "kingsburg")
