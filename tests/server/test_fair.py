"""Fair dice against an operator who plays, and how long everybody's number is awaited."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingcraft.core.binding import binding_of, sha256
from kingcraft.core.chance import Dealer, commitment_of
from kingcraft.core.record import parse
from kingcraft.core.ruling import BadRecord, Refused
from kingcraft.core.verify import verify
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.header import ClockPlan, Header, read_header
from kingcraft.server.verbs.start import REVEAL_MS, UNTIMED_MS, begin_without, reveal_ms, run_out, start_when_full
from tests.server import cheat
from tests.server.cheat import OPERATOR, SALTS, VICTIM, operator_plays
from tests.server.conftest import with_asyncio
from tests.server.desk import Desk
from tests.server.guest import Guest
from tests.server.house import QUICK, house_here

STORIES = Path(__file__).resolve().parents[2] / "web" / "tests" / "cheated.json"
ANN, BOB = SALTS
DAY = ClockPlan("move", 86_400)


@pytest.fixture
def crooked(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a real server whose operator plays at seat A."""
    with operator_plays(request.param), house_here(replace(QUICK, database_url=str(tmp_path / "crooked.db"))) as house:
        yield house


async def robbed(house: str) -> tuple[dict[str, Any], str, dict[str, Any]]:
    """A game of Ann, who runs the server, and Bob, who tells his number in good faith: proof, record, and match."""
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        match = await ann.table(["me", "open"], promise=sha256(ANN), listed=True)
        path = f"/api/matches/{match}"
        await bob.ask("POST", f"{path}/join", {"promise": sha256(BOB)})
        begun = (await bob.ask("POST", f"{path}/salt", {"salt": BOB}))["match"]
        if begun["phase"] == "open":
            begun = (await ann.ask("POST", f"{path}/salt", {"salt": ANN}))["match"]
        assert (begun["phase"], begun["seats"][VICTIM]["salt"]) == ("playing", BOB)
        async with bob.live(match) as live:
            await live.do("resign", seat="B")
        text = (await bob.answer("GET", f"{path}/record")).text
        over = (await bob.ask("GET", path))["match"]
        return await bob.ask("GET", f"{path}/proof"), text, over


def kingcraft(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from kingcraft.cli import main; import tests.server.house; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("crooked", ["drop"], indirect=True)
def test_an_operator_who_leaves_a_number_out_is_found_by_whoever_asks_for_it(crooked: str, tmp_path: Path) -> None:
    @with_asyncio
    async def play() -> None:
        proof, text, over = await robbed(crooked)
        assert [move.text for move in parse(text).moves[:2]] == ["draw A 9", "draw B 1"]
        assert over["seats"][VICTIM]["salt"] == BOB
        assert [salt[:2] for salt in proof["salts"]] == ["A:"]
        file = tmp_path / "game.txt"
        file.write_text(text, encoding="utf-8")

    play()
    text = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert verify(parse(text)).dealt == 2
    with pytest.raises(BadRecord, match=BOB):
        verify(parse(text), BOB)
    done = kingcraft("verify", str(tmp_path / "game.txt"), "--salt", BOB)
    assert (done.returncode, "not in the proof" in done.stderr) == (1, True)
    done = kingcraft("verify", str(tmp_path / "game.txt"))
    assert "not checked by anybody" in done.stdout


@pytest.mark.parametrize("crooked", ["swap"], indirect=True)
def test_an_operator_who_changes_a_promise_shows_another_than_before(crooked: str) -> None:
    """A record cannot know which promise was shown first; the page does (web/tests/proof.test.ts)."""

    @with_asyncio
    async def play() -> None:
        proof, text, over = await robbed(crooked)
        assert verify(parse(text), BOB).seat == "B"
        assert proof["promises"][OPERATOR] != f"A:{sha256(ANN)}"
        assert over["seats"][OPERATOR]["promise"] != sha256(ANN)

    play()


def test_the_stories_of_the_pages_tests_are_what_happens() -> None:
    """`python -m tests.server.cheat toll > web/tests/cheated.json` writes them anew."""
    assert STORIES.read_text(encoding="utf-8") == cheat.text()


def test_a_cheats_proof_is_sound_in_itself() -> None:
    """Seed, commitment and every draw fit: only who knows their own number, or the promises, can tell."""
    for mode in ("drop", "swap", "weights"):
        proof = json.loads(STORIES.read_text(encoding="utf-8"))[mode]["proof"]
        binding = binding_of(proof["setup"], None)
        assert commitment_of(bytes.fromhex(proof["seed"]), binding) == proof["commitment"]
        assert [chance["move"] for chance in proof["chances"]] == ["draw A 9", "draw B 1"]


@pytest.mark.parametrize("crooked", ["weights"], indirect=True)
def test_an_operator_who_makes_up_the_chances_is_found_by_the_rules_alone(crooked: str) -> None:
    """Each draw of the proof follows from the secret by the chances it tells; the record does not, by the rules."""

    @with_asyncio
    async def play() -> None:
        proof, text, _ = await robbed(crooked)
        dealer = Dealer(bytes.fromhex(proof["seed"]), proof["salts"], binding_of(proof["setup"], None))
        for chance in proof["chances"]:
            weights = [(index, outcome["weight"]) for index, outcome in enumerate(chance["outcomes"])]
            assert chance["outcomes"][dealer.outcome(chance["ply"], weights)]["move"] == chance["move"]
        assert proof["chances"][0]["move"] != f"draw A {dealer.below(1, 9) + 1}"
        with pytest.raises(BadRecord):
            verify(parse(text))

    play()


# -- what is bound ----------------------------------------------------------------------------------


@with_asyncio
async def test_proof_and_record_of_an_online_game_name_its_match_and_set_up(house: str) -> None:
    async with Guest(house, "Ann") as ann:
        match = await ann.table(["me", "random"], options={"rounds": "3"})
        path = f"/api/matches/{match}"
        opened = (await ann.ask("GET", path))["match"]
        await ann.ask("POST", f"{path}/start", {"salt": ANN})
        async with ann.live(match) as live:
            await live.do("resign", seat="A")
        proof = await ann.ask("GET", f"{path}/proof")
        setup = {"proof": 2, "match": match, "game": "toll", "seats": 2, "options": {"rounds": "3"}}
        assert json.loads(proof["setup"]) == setup
        assert (proof["salts"], proof["promises"], proof["position"]) == ([f"A:{ANN}"], [f"A:{sha256(ANN)}"], "")
        binding = binding_of(proof["setup"], None)
        assert opened["commitment"] == commitment_of(bytes.fromhex(proof["seed"]), binding)
        text = (await ann.answer("GET", f"{path}/record")).text
        assert f"setup: {proof['setup']}\n" in text
        assert "Ann" not in proof["setup"]
        assert verify(parse(text), ANN).seat == "A"
        await _played_on(ann, path)


async def _played_on(ann: Guest, path: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    forked = (await ann.ask("POST", f"{path}/fork", {"ply": 2, "seats": seats}))["match"]
    again = f"/api/matches/{forked['id']}"
    await ann.ask("POST", f"{again}/start", {"salt": ANN})
    async with ann.live(forked["id"]) as live:
        await live.do("resign", seat="A")
    proof = await ann.ask("GET", f"{again}/proof")
    record = parse((await ann.answer("GET", f"{again}/record")).text)
    assert record.position is not None
    assert json.loads(proof["setup"])["options"] == {}
    assert len(proof["position"]) == 64
    assert verify(record, ANN).seat == "A"
    study = (await ann.ask("POST", "/api/records", {"text": record.text()}))["match"]
    assert (await ann.ask("GET", f"/api/matches/{study['id']}/proof"))["setup"] == proof["setup"]


def test_a_match_keeps_the_version_of_its_proof() -> None:
    header = Header("x", "toll", 2, {"rounds": "2"}, bytes(32), 0, None)
    assert header.commitment == commitment_of(bytes(32), binding_of(header.setup, None))
    assert read_header("x", header.dump(), bytes(32), 0, None, False) == header
    older = json.loads(header.dump())
    del older["proof"]
    again = read_header("x", json.dumps(older), bytes(32), 0, None, False)
    assert (again.proof, again.setup, again.commitment) == (1, "", commitment_of(bytes(32)))
    assert read_header("x", again.dump(), bytes(32), 0, None, False).proof == 1
    assert again.first_record().setup == ""


# -- how long numbers are awaited -------------------------------------------------------------------


def gathered(clock: ClockPlan | None = None) -> Desk:
    """Ann and Bob have promised, everybody is there."""
    desk = Desk(clock=clock)
    desk.do([Draft("promised", {"seat": seat, "promise": sha256(salt)}) for seat, salt in enumerate(SALTS)])
    desk.do(start_when_full(desk.match))
    return desk


@pytest.mark.parametrize(
    ("clock", "wait"),
    [
        (ClockPlan(), UNTIMED_MS),
        (ClockPlan("move", 3), REVEAL_MS),
        (ClockPlan("move", 60), 60_000),
        (ClockPlan("game", 1200, 10), 1_200_000),
        (DAY, 86_400_000),
    ],
)
def test_numbers_are_awaited_as_long_as_the_clock_allows(clock: ClockPlan, wait: int) -> None:
    assert reveal_ms(clock) == wait
    desk = gathered(clock)
    until = desk.match.revealing or 0
    with pytest.raises(Refused):
        run_out(desk.match, until - 1)
    desk.do(run_out(desk.match, until))
    assert desk.match.phase == "playing"
    assert desk.match.record.promises == [f"A:{sha256(ANN)}", f"B:{sha256(BOB)}"]


def test_who_has_no_number_here_begins_without_it_once_the_others_are_told() -> None:
    desk = gathered(DAY)
    with pytest.raises(Refused, match="still awaited"):
        begin_without(desk.match, "b", 0, 0)
    desk.do([Draft("salted", {"seat": OPERATOR, "salt": ANN})])
    desk.do(begin_without(desk.match, "b", 0, 120_000))
    assert (desk.match.phase, desk.match.record.salts) == ("playing", [f"A:{ANN}"])


def test_the_others_begin_without_somebody_after_a_while_but_not_by_the_day() -> None:
    for clock in (ClockPlan(), ClockPlan("move", 60)):
        desk = gathered(clock)
        desk.do([Draft("salted", {"seat": OPERATOR, "salt": ANN})], at=1000)
        with pytest.raises(Refused, match="still awaited"):
            begin_without(desk.match, "a", 120_999, 120_000)
        with pytest.raises(Refused):
            begin_without(desk.match, "nobody", 121_000, 120_000)
        desk.do(begin_without(desk.match, "a", 121_000, 120_000))
        assert desk.match.phase == "playing"
    desk = gathered(DAY)
    desk.do([Draft("salted", {"seat": OPERATOR, "salt": ANN})])
    with pytest.raises(Refused, match="still awaited"):
        begin_without(desk.match, "a", 80_000_000, 120_000)


@with_asyncio
async def test_a_number_that_is_late_is_waited_for_by_the_day_and_asked_for_over_http(house: str) -> None:
    async with Guest(house, "Ann") as ann, Guest(house, "Bob") as bob:
        clock = {"kind": "move", "seconds": 86_400}
        match = await ann.table(["me", "open"], promise=sha256(ANN), listed=True, clock=clock)
        path = f"/api/matches/{match}"
        assert await ann.refused("POST", f"{path}/begin") == (409, "server-not-revealing")
        full = (await bob.ask("POST", f"{path}/join", {"promise": sha256(BOB)}))["match"]
        assert full["revealing"] - full["changed"] > 86_000_000
        await ann.ask("POST", f"{path}/salt", {"salt": ANN})
        assert await ann.refused("POST", f"{path}/begin") == (409, "server-still-awaited")
        begun = (await bob.ask("POST", f"{path}/begin"))["match"]
        assert (begun["phase"], begun["seats"][VICTIM]["salt"]) == ("playing", None)
