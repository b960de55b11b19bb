"""Records: what is wrong with one is said with line and column."""

import json

import pytest

import kingcraft as kc
from kingcraft.core.record import parse
from kingcraft.core.verify import verify


def played(seed: int = 7) -> kc.Table:
    table = kc.new("toll", seats=3, seed=seed)
    while table.to_act != kc.OVER:
        table.play(table.legal()[1])
    return table


TEXT = played().record.text()
LINES = TEXT.split("\n")
FIRST_MOVE = LINES.index("") + 1
RESULT = FIRST_MOVE - 1
LAST = len(LINES) - 2 - FIRST_MOVE


def refusal(text: str) -> tuple[int, int, str]:
    """Line, column and reason of a refusal to replay."""
    with pytest.raises(kc.BadRecord) as error:
        kc.replay(text)
    facts = error.value.ruling.facts
    reason = facts["reason"]
    assert isinstance(reason, kc.Ruling)
    assert isinstance(facts["line"], int)
    assert isinstance(facts["column"], int)
    assert str(facts["line"]) in str(error.value)
    return facts["line"], facts["column"], reason.id


def with_line(number: int, text: str) -> str:
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]])


def test_a_record_reads_like_this() -> None:
    assert LINES[:4] == ["kingcraft record 1", "game: toll", "seats: 3", "rounds: 2"]
    assert LINES[FIRST_MOVE].startswith("1 * draw A ")
    assert LINES[-2:] == ["end", ""]


def test_a_record_names_the_versions_of_its_bots_where_somebody_said_them() -> None:
    record = parse(TEXT)
    assert record.bots == []
    assert "bots" not in record.text()
    record.bots = ["", "king@2", "random"]
    assert parse(record.text()).bots == parse(record.copy().text()).bots == record.bots
    assert verify(parse(record.text())).dealt == verify(parse(TEXT)).dealt


@pytest.mark.parametrize("text", ["king@2", '["king@2"]', "[1, 2, 3]"])
def test_versions_that_are_no_list_of_texts_are_refused(text: str) -> None:
    assert refusal(TEXT.replace("\n\n", f"\nbots: {text}\n\n", 1))[2] == "record-names"


def test_a_record_written_by_hand_needs_no_seed() -> None:
    table = kc.replay("kingcraft record 1\ngame: toll\nseats: 2\n\n1 * draw A 3\n2 * draw B 9\n3 A fold\nend\n")
    assert table.to_act == 1
    table.play("stay")
    table.play("stake 2")
    assert table.to_act == kc.CHANCE
    table.play("roll 4")
    assert table.scores() == [0, 8]


def test_an_unfinished_record_keeps_its_seed_secret_and_goes_on_with_the_same_seed_only() -> None:
    table = kc.new("toll", seats=2, seed=5)
    table.play("stay")
    assert "seed:" not in table.record.text()
    assert kc.replay(table.record.text(), seed=5).record.text() == table.record.text()
    with pytest.raises(kc.BadRecord):
        kc.replay(table.record.text(), seed=6)


def test_a_record_with_a_seed_that_its_commitment_does_not_bind_is_refused() -> None:
    seed = next(number for number, line in enumerate(LINES, 1) if line.startswith("seed: "))
    text = with_line(seed, f"seed: {bytes(32).hex()}")
    assert refusal(text) == (seed - 1, 13, "record-seed"), "the commitment is not that of the dealer with this seed"
    with pytest.raises(kc.BadRecord) as error:
        kc.Table(parse(text))
    facts = error.value.ruling.facts
    assert (facts["line"], facts["column"], facts["reason"].id) == (seed, 7, "record-seed")  # type: ignore[attr-defined]


def test_an_unfinished_record_goes_on_with_no_other_seed() -> None:
    table = kc.new("toll", seats=2, seed=5)
    with pytest.raises(kc.BadRecord) as error:
        kc.replay(table.record.text(), seed=6)
    reason = error.value.ruling.facts["reason"]
    assert isinstance(reason, kc.Ruling)
    assert reason.id == "record-seed"


def test_an_option_that_an_old_record_does_not_name_is_as_it_was_then() -> None:
    game = kc.game_named("kingdom-builder")
    assert game.settle(2, {})["twins"] == "choose"
    assert game.recall(2, {})["twins"] == "lose"
    assert game.recall(2, {"twins": "choose"})["twins"] == "choose"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", (1, 1, "record-title")),
        ("kingcraft record 2\n", (1, 1, "record-title")),
        ("\n".join(LINES[:-2]), (len(LINES) - 2, 1, "record-cut")),
        ("kingcraft record 1\ngame: toll", (2, 1, "record-cut")),
        (with_line(2, "game toll"), (2, 1, "record-header")),
        (with_line(2, "game: chess"), (2, 1, "game-unknown")),
        (with_line(3, "seats: many"), (3, 8, "record-number")),
        (with_line(3, "game: toll"), (3, 1, "record-twice")),
        (with_line(3, "seats: 9"), (3, 1, "seats")),
        (with_line(4, "rounds: 8"), (4, 1, "option-value")),
        (with_line(4, "weather: fine"), (4, 1, "option-unknown")),
        (with_line(5, "commitment: xyz"), (5, 13, "record-hex")),
        (with_line(FIRST_MOVE + 2, "7 * draw B 4"), (FIRST_MOVE + 2, 1, "record-order")),
        (with_line(FIRST_MOVE + 1, "1 Z draw A 4"), (FIRST_MOVE + 1, 3, "record-who")),
        (with_line(FIRST_MOVE + 1, "1 *"), (FIRST_MOVE + 1, 5, "record-no-move")),
        (with_line(FIRST_MOVE + 1, "1 A stay"), (FIRST_MOVE + 1, 3, "record-turn")),
        (with_line(FIRST_MOVE + 4, "4 A dance"), (FIRST_MOVE + 4, 5, "notation")),
        (TEXT + "more\n", (len(LINES), 1, "record-after-end")),
        (with_line(RESULT, "result: 1 2 3"), (RESULT, 9, "record-result")),
        (TEXT.replace("\n" + LINES[-3], ""), (len(LINES) - 2, 1, "record-unfinished")),
        (TEXT.replace(LINES[-3], LINES[-3] + f"\n{LAST + 1} A stay"), (len(LINES) - 1, 4, "record-over")),
    ],
)  # fmt: skip
def test_a_bad_record_is_refused_at_its_place(text: str, place: tuple[int, int, str]) -> None:
    assert refusal(text) == place


def test_a_missing_header_line_is_named() -> None:
    assert refusal("kingcraft record 1\nseats: 2\n\nend\n")[2] == "record-missing"


def test_a_position_in_the_header_is_replayed_and_a_broken_one_is_refused() -> None:
    table = kc.new("toll", seats=2, seed=1)
    again = kc.load(table.state.dump(), seed=3)
    again.play("stay")
    assert kc.replay(again.record.text(), seed=3).state.dump() == again.state.dump()
    text = "kingcraft record 1\ngame: toll\nseats: 2\nposition: {oops\n\nend\n"
    assert refusal(text) == (4, 12, "record-position")
    for odd in ("[]", "[" * 20_000, '{"year": ' + "9" * 6_000 + "}"):
        assert refusal(text.replace("{oops", odd)) == (4, 11, "record-position")
    impossible = json.dumps({**table.state.dump(), "hands": [4, 4]})
    assert refusal(text.replace("{oops", impossible)) == (4, 1, "position-field")


def test_a_true_record_is_verified() -> None:
    checked = verify(parse(TEXT))
    assert checked.dealt == 8
    assert checked.result == played().scores()


def test_a_tampered_die_fails_verification_even_if_the_game_could_have_gone_so() -> None:
    table = played()
    roll = next(move for move in table.record.moves if move.text.startswith("roll"))
    roll.text = f"roll {int(roll.text[-1]) % 6 + 1}"
    with pytest.raises(kc.BadRecord) as error:
        verify(parse(table.record.text()))
    reason = error.value.ruling.facts["reason"]
    assert isinstance(reason, kc.Ruling)
    assert reason.id == "verify-outcome"


def test_a_tampered_seed_move_or_salt_fails_verification() -> None:
    seed_line = next(line for line in LINES if line.startswith("seed: "))
    other = seed_line[:-1] + ("0" if seed_line[-1] != "0" else "1")
    stays = TEXT.replace(" stay", " fold", 1)
    for text in (TEXT.replace(seed_line, other), stays, TEXT.replace("seed: ", "salts: pepper\nseed: ")):
        with pytest.raises(kc.BadRecord):
            verify(parse(text))


def test_an_unfinished_game_keeps_its_seed_and_is_genuine_so_far() -> None:
    text = kc.new("toll", seats=2, seed=5).record.text()
    found = verify(parse(text))
    assert (found.finished, found.moves, found.dealt) == (False, 2, 0)
    with pytest.raises(kc.BadRecord):
        verify(parse(text.replace("1 *", "1 A")))


def test_a_game_that_was_given_up_tells_its_seed_and_all_of_it_is_checked() -> None:
    table = kc.new("toll", seats=2, seed=5)
    assert table.dealer is not None
    table.record.seed = table.dealer.seed.hex()
    found = verify(parse(table.record.text()))
    assert (found.finished, found.dealt) == (False, 2)


def test_without_its_commitment_or_the_seed_of_its_end_nothing_can_be_verified() -> None:
    seed_line = next(line for line in LINES if line.startswith("seed: "))
    by_hand = "kingcraft record 1\ngame: toll\nseats: 2\n\nend\n"
    for text in (TEXT.replace(seed_line + "\n", ""), by_hand):
        with pytest.raises(kc.BadRecord) as error:
            verify(parse(text))
        assert error.value.ruling.id == "verify-no-seed"


def test_a_number_without_end_is_refused_and_shown_in_part() -> None:
    text = f"kingcraft record 1\ngame: toll\nseats: {'9' * 6_000}\n\nend\n"
    assert refusal(text) == (3, 8, "record-number")
