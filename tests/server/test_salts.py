"""Salts by commit and reveal: nobody chooses what they add to the dice after the others have."""

import hashlib
from pathlib import Path

import pytest

from kingcraft.core.record import parse
from kingcraft.core.ruling import BadRecord
from kingcraft.core.verify import verify
from kingcraft.server.match.entry import Draft
from kingcraft.server.verbs.start import run_out, start_when_full
from tests.server.conftest import with_asyncio
from tests.server.desk import Desk
from tests.server.guest import Guest, both, play_on

ROOT = Path(__file__).resolve().parents[2]
SALTS = {"Ann": "aa" * 16, "Bob": "bb" * 16}


def promise(name: str) -> str:
    return hashlib.sha256(SALTS[name].encode()).hexdigest()


@with_asyncio
async def test_promises_come_first_then_salts_then_the_game(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], listed=True, promise=promise("Ann"))
        path = f"/api/matches/{match}"
        assert await ann.refused("POST", f"{path}/salt", {"salt": SALTS["Ann"]}) == (409, "server-not-revealing")
        full = (await bob.ask("POST", f"{path}/join", {"promise": promise("Bob")}))["match"]
        assert (full["phase"], full["revealing"] is not None) == ("open", True)
        assert [seat["salt"] for seat in full["seats"]] == [None, None]
        assert await bob.refused("POST", f"{path}/stand") == (409, "server-begun")
        assert await bob.refused("POST", f"{path}/salt", {"salt": "cc" * 16}) == (409, "server-not-promised")
        async with ann.live(match) as one, bob.live(match) as two:
            assert (await two.do("reveal", salt=SALTS["Bob"]))["type"] == "done"
            assert (await two.do("reveal", salt=SALTS["Bob"]))["type"] == "done"
            assert two.match["phase"] == "open"
            await one.do("reveal", salt=SALTS["Ann"])
            assert one.match["phase"] == "playing"
            await both(play_on(one), play_on(two))
        proof = await ann.ask("GET", f"{path}/proof")
        assert proof["salts"] == [f"A:{SALTS['Ann']}", f"B:{SALTS['Bob']}"]
        assert proof["promises"] == [f"A:{promise('Ann')}", f"B:{promise('Bob')}"]
        text = (await ann.answer("GET", f"{path}/record")).text
        assert verify(parse(text)).dealt > 0
        with pytest.raises(BadRecord, match="promised"):
            verify(parse(text.replace(promise("Bob"), "0" * 64)))


@with_asyncio
async def test_a_host_among_others_cannot_add_what_nobody_can_have_promised_against(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open", "open"], listed=True)
        await bob.ask("POST", f"/api/matches/{match}/join", {})
        wanted = {"salt": SALTS["Ann"], "fill": "random"}
        assert await ann.refused("POST", f"/api/matches/{match}/start", wanted) == (409, "server-not-promised")


def test_who_is_silent_is_not_waited_for_and_it_shows() -> None:
    desk = Desk()
    desk.do([Draft("promised", {"seat": seat, "promise": promise(name)}) for seat, name in enumerate(SALTS)])
    desk.do(start_when_full(desk.match))
    assert desk.match.deadline == desk.match.revealing
    desk.do([Draft("salted", {"seat": 0, "salt": SALTS["Ann"]})])
    desk.do(run_out(desk.match, desk.match.revealing or 0))
    assert desk.match.phase == "playing"
    assert (desk.match.record.salts, desk.match.seats[1].salt) == ([f"A:{SALTS['Ann']}"], None)


def test_the_documents_say_what_the_dice_prove_and_what_not() -> None:
    text = (ROOT / "docs" / "play" / "fair-dice.md").read_text(encoding="utf-8")
    assert "## What this proves" in text
