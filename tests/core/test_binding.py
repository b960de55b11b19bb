"""The second version of the proof: dice bound to their match and set-up, and what `verify` refuses of it."""

import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import kingcraft as kc
from kingcraft.core.binding import binding_of, setup_text, sha256
from kingcraft.core.chance import Dealer, seed_from
from kingcraft.core.record import Record, parse
from kingcraft.core.table import Table
from kingcraft.core.verify import verify

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "play" / "fair-dice.md"
SALTS = {"A": "0a" * 16, "C": "0c" * 16}
SILENT = sha256("0b" * 16)


def told(salts: dict[str, str] | None = None) -> list[str]:
    return [f"{letter}:{salt}" for letter, salt in (SALTS if salts is None else salts).items()]


def promised() -> list[str]:
    return sorted([f"B:{SILENT}", *[f"{letter}:{sha256(salt)}" for letter, salt in SALTS.items()]])


def played(change: Callable[[Record], None] = lambda record: None, position: dict[str, object] | None = None) -> str:
    """The record of a whole game of toll as an online table writes it; `change` is what a cheat does before."""
    record = Record("toll", 3, {} if position else {"rounds": "2"})
    record.position = position
    record.setup = setup_text("m", "toll", 3, dict(record.options))
    record.salts, record.promises = told(), promised()
    change(record)
    table = Table(record, Dealer(seed_from(5), record.salts, record.binding))
    while table.to_act != kc.OVER:
        table.play(table.legal()[0])
    return record.text()


def refusal(text: str, salt: str = "") -> str:
    with pytest.raises(kc.BadRecord) as error:
        verify(parse(text), salt)
    reason = error.value.ruling.facts.get("reason", error.value.ruling)
    assert isinstance(reason, kc.Ruling)
    return reason.id


def line(text: str, key: str) -> str:
    return next(one for one in text.split("\n") if one.startswith(f"{key}: "))


def vector(number: int) -> dict[str, str]:
    """A worked example of the document, line by line."""
    blocks = DOCUMENT.read_text(encoding="utf-8").split("```")[1::2]
    block = [block for block in blocks if block.lstrip().startswith(("seed ", "position "))][number]
    return {row[:12].strip(): row[12:] for row in block.strip().split("\n")}


def test_the_worked_example_is_what_a_stranger_computes() -> None:
    """By the document alone, without our functions."""
    said = vector(0)
    seed = bytes.fromhex(said["seed"])
    binding = hashlib.sha256(f"{said['setup']}\n".encode()).digest()
    assert said["binding"] == binding.hex()
    assert said["commitment"] == hashlib.sha256(seed + binding).hexdigest()
    salts = said["salts"].split(" ")
    assert said["promises"].split(" ") == [
        f"{salt[:2]}{hashlib.sha256(salt[2:].encode()).hexdigest()}" for salt in salts
    ]

    def draw(ply: int) -> str:
        text = f"{binding.hex()}|{','.join(salts)}|{ply}|0"
        return hmac.new(seed, text.encode(), hashlib.sha256).hexdigest()

    assert said["draw 1"] == draw(1)
    assert said["tickets"] == " ".join(str(int(draw(ply), 16) % 216) for ply in (1, 2, 3, 40))


def test_the_worked_example_is_what_the_dealer_deals() -> None:
    said, begun = vector(0), vector(1)
    assert json.loads(said["setup"])["proof"] == 2
    dealer = Dealer(bytes.fromhex(said["seed"]), said["salts"].split(" "), binding_of(said["setup"], None))
    assert (dealer.binding, dealer.commitment) == (said["binding"], said["commitment"])
    assert said["tickets"] == " ".join(str(dealer.below(ply, 216)) for ply in (1, 2, 3, 40))
    bound = binding_of(said["setup"], json.loads(begun["position"]))
    assert begun["P"] == hashlib.sha256(begun["position"].encode()).hexdigest()
    assert (bound, Dealer(dealer.seed, [], bound).commitment) == (begun["binding"], begun["commitment"])


def test_a_record_says_what_its_dice_are_bound_to() -> None:
    text = played()
    assert line(text, "setup") == ('setup: {"proof":2,"match":"m","game":"toll","seats":3,"options":{"rounds":"2"}}')
    assert parse(text).text() == text
    assert kc.replay(text).record.text() == text
    found = verify(parse(text))
    assert (found.dealt, found.promised, found.silent, found.place, found.seat) == (8, True, ["B"], 0, "")


def test_it_tells_where_a_salt_is() -> None:
    found = verify(parse(played()), SALTS["C"])
    assert (found.place, found.seat) == (2, "C")
    assert refusal(played(), "0b" * 16) == "verify-salt"
    assert refusal(played(), "C:" + SALTS["C"]) == "verify-salt"


def test_a_record_of_other_dice_than_a_browser_saw_is_refused() -> None:
    """Another game with the same seed and salts is genuine by itself; the number of the draws tells them apart."""
    text = played()
    rolls = [f"{ply} {move.text}" for ply, move in enumerate(parse(text).moves, 1) if move.who == "*"]
    seen = hashlib.sha256("\n".join(rolls).encode()).hexdigest()[:16]
    assert verify(parse(text), draws=seen).dealt == 8
    other = Record("toll", 3, {"rounds": "2"})
    other.setup, other.salts, other.promises = parse(text).setup, told(), promised()
    table = Table(other, Dealer(seed_from(5), other.salts, other.binding))
    while table.to_act != kc.OVER:
        table.play(table.legal()[-1])
    assert verify(parse(other.text())).dealt == 8
    with pytest.raises(kc.BadRecord, match=seen):
        verify(parse(other.text()), draws=seen)


def test_dice_bound_to_another_match_or_set_up_do_not_come_from_the_seed() -> None:
    text = played()
    assert refusal(text.replace('"match":"m"', '"match":"n"')) == "record-seed"
    assert refusal(text.replace(line(text, "setup") + "\n", "")) == "record-hex"


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"game":"toll"', '"game":"chess"'),
        ('"seats":3', '"seats":2'),
        ('"rounds":"2"', '"rounds":"3"'),
        ('"rounds":"2"', '"weather":"fine"'),
        ('{"rounds":"2"}', "[]"),
        ('"proof":2', '"proof":3'),
        ('"match":"m",', ""),
        ('"match":"m"', '"match":""'),
        ('"match":"m"', '"match":"m","names":["Ann"]'),
    ],
)
def test_a_record_bound_to_another_game_is_refused(was: str, now: str) -> None:
    """Also where seed, commitment and dice were made to fit it."""

    def change(record: Record) -> None:
        assert was in record.setup
        record.setup = record.setup.replace(was, now)

    assert refusal(played(change)) == "verify-setup"


@pytest.mark.parametrize("setup", ["nonsense", "[]", "{}"])
def test_a_set_up_line_without_facts_is_refused(setup: str) -> None:
    assert refusal(played(lambda record: setattr(record, "setup", setup))) == "verify-setup"


def test_an_option_that_the_set_up_does_not_name_must_be_as_it_was_then() -> None:
    """A game that later gets an option still verifies; a record with another value does not."""
    bare = '{"proof":2,"match":"m","game":"toll","seats":3,"options":{}}'
    assert verify(parse(played(lambda record: setattr(record, "setup", bare)))).dealt == 8

    def longer(record: Record) -> None:
        record.setup = bare
        record.options = {"rounds": "3"}

    assert refusal(played(longer)) == "verify-setup"


def test_a_game_from_a_position_is_bound_to_it() -> None:
    position = kc.new("toll", 3, seed=1, rounds=2).state.dump()
    text = played(position=position)
    assert verify(parse(text)).finished
    other = text.replace('"points": [0, 0, 0]', '"points": [0, 0, 1]')
    assert other != text
    assert refusal(other) == "record-seed"

    def claims(record: Record) -> None:
        record.setup = setup_text("m", "toll", 3, {"rounds": "2"})

    assert refusal(played(claims, position)) == "verify-setup"


@pytest.mark.parametrize(
    ("promises", "reason"),
    [
        ([], "verify-promise"),
        (promised()[:1], "verify-promise"),
        ([promised()[0].replace("A:", "B:"), promised()[2]], "verify-promise"),
        ([promised()[0], f"C:{SILENT}"], "verify-promise"),
        (promised()[::-1], "verify-seats"),
        ([*promised(), promised()[2]], "verify-seats"),
        ([*promised(), f"D:{SILENT}"], "verify-seats"),
    ],
)
def test_every_salt_needs_the_promise_of_its_seat(promises: list[str], reason: str) -> None:
    assert refusal(played(lambda record: setattr(record, "promises", promises))) == reason


@pytest.mark.parametrize(
    "salts", [["0a" * 16], told()[::-1], ["A:"], [f"A,{SALTS['A']}"], [*told(), f"D:{SALTS['A']}"], [f"Z:{SALTS['A']}"]]
)
def test_salts_follow_the_letters_of_their_seats_in_order(salts: list[str]) -> None:
    assert refusal(played(lambda record: setattr(record, "salts", salts))) == "verify-seats"


def test_in_the_first_version_there_are_as_many_promises_as_salts_or_none() -> None:
    def text(*promises: str) -> str:
        table = kc.new("toll", seats=2, seed=5, salts=["aa", "bb"])
        table.record.promises = list(promises)
        while table.to_act != kc.OVER:
            table.play("fold")
        return table.record.text()

    aa, bb = sha256("aa"), sha256("bb")
    found = verify(parse(text()), "bb")
    assert (found.promised, found.place, found.seat, found.silent) == (False, 2, "", [])
    assert verify(parse(text(aa, bb))).promised
    for wrong in ([aa], [bb], [bb, aa], [aa, bb, aa]):
        assert refusal(text(*wrong)) == "verify-promise"
    assert refusal(text(), "cc") == "verify-salt"


def test_a_bound_record_is_continued_with_its_own_seed_only() -> None:
    text = played()
    header, moves = text.split("\n\n")
    kept = "\n".join([one for one in header.split("\n") if not one.startswith(("seed:", "result:"))])
    half = f"{kept}\n\n" + "\n".join(moves.split("\n")[:5]) + "\nend\n"
    table = kc.replay(half, seed=5)
    while table.to_act != kc.OVER:
        table.play(table.legal()[0])
    assert table.record.text() == text
    with pytest.raises(kc.BadRecord):
        kc.replay(half, seed=6)
