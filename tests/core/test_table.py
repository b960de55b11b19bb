"""The table: what people hold in their hands."""

from collections.abc import Callable

import pytest

import kingcraft as kc


def test_the_table_plays_chance_by_itself(toll: kc.Table) -> None:
    assert [move.who for move in toll.record.moves] == ["*", "*", "*"]
    assert toll.to_act == 0


def test_a_bare_state_does_not() -> None:
    game = kc.game_named("toll")
    assert game.start(2, game.settle(2, {})).to_act == kc.CHANCE


def test_moves_are_actions_or_notation(toll: kc.Table) -> None:
    toll.play("stay")
    toll.play(toll.read("stake 2"))
    assert [move.text for move in toll.record.moves[3:]] == ["stay", "stake 2"]


def test_an_illegal_move_changes_nothing(toll: kc.Table) -> None:
    before = toll.record.text()
    for move in ("roll 3", "dance", 17, -1):
        with pytest.raises(kc.IllegalMove):
            toll.play(move)
    assert toll.record.text() == before


def test_a_seat_sees_its_own_card_only(toll: kc.Table) -> None:
    hands = toll.view(1)["hands"]
    assert isinstance(hands, list)
    assert [card is None for card in hands] == [True, False, True]
    assert toll.view()["hands"] == [None, None, None]


def test_undo_takes_back_a_decision_while_the_turn_lasts(toll: kc.Table) -> None:
    before = toll.record.text()
    toll.play("stay")
    toll.undo()
    assert toll.record.text() == before
    assert toll.to_act == 0


def test_undo_never_crosses_another_seats_decision_a_die_or_the_end(toll: kc.Table) -> None:
    assert undo_refusal(toll) == "undo-chance"
    toll.play("fold")
    assert undo_refusal(toll) == "undo-other"
    while toll.to_act != kc.OVER:
        toll.play("fold")
    assert undo_refusal(toll) == "undo-over"


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    assert undo_refusal(kc.replay("kingcraft record 1\ngame: toll\nseats: 2\n\nend\n")) == "undo-nothing"


def undo_refusal(table: kc.Table) -> str:
    before = table.record.text()
    with pytest.raises(kc.NoUndo) as error:
        table.undo()
    assert table.record.text() == before
    return error.value.ruling.id


@pytest.mark.parametrize(
    ("game", "seats", "options", "ruling"),
    [
        ("chess", 2, {}, "game-unknown"),
        ("toll", 7, {}, "seats"),
        ("toll", 2, {"weather": "fine"}, "option-unknown"),
        ("toll", 2, {"rounds": 9}, "option-value"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(game: str, seats: int, options: dict[str, int], ruling: str) -> None:
    with pytest.raises(kc.BadOption) as error:
        kc.new(game, seats, 1, None, **options)
    assert error.value.ruling.id == ruling
    assert str(error.value)


def test_a_table_without_a_seed_has_dice_nobody_knows() -> None:
    commitments = {kc.new("toll", seats=2).record.commitment for _ in range(20)}
    assert len(commitments) == 20


def test_a_phrase_ends_with_ones_own_decision() -> None:
    """Lifting and putting down may be said at once; what comes after the turn may not."""
    table = kc.new("kingdom-builder", seats=2, seed=1)
    before = table.record.text()
    with pytest.raises(kc.IllegalMove):
        table.play("barn a1-a2")
    assert table.record.text() == before


class Index:
    """A whole number of another library, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_actions_may_be_whole_numbers_of_other_libraries(toll: kc.Table) -> None:
    toll.play(Index(toll.read("stay")))
    assert toll.record.moves[-1].text == "stay"


@pytest.mark.parametrize("game", ["kingsburg", "kingdom-builder", "toll"])
def test_so_may_seats_seeds_and_what_a_state_plays(game: str) -> None:
    table = kc.new(game, Index(2), Index(5))
    assert table.record.text() == kc.new(game, 2, 5).record.text()
    action, state = table.legal()[0], table.state.copy()
    state.play(Index(action))
    table.state.play(action)
    assert state == table.state
    with pytest.raises(kc.IllegalMove):
        state.play(Index(2**40))


@pytest.mark.parametrize(
    ("wrong", "ruling"),
    [
        (lambda: kc.new("kingsburg", seats="3"), "argument-whole"),  # type: ignore[arg-type]
        (lambda: kc.new("kingsburg", seats=2.5), "argument-whole"),  # type: ignore[arg-type]
        (lambda: kc.new("kingsburg", seats=None), "argument-whole"),  # type: ignore[arg-type]
        (lambda: kc.new("kingsburg", seats=2, seed="x"), "argument-whole"),  # type: ignore[arg-type]
        (lambda: kc.load([]), "argument-position"),  # type: ignore[arg-type]
        (lambda: kc.load(None), "argument-position"),  # type: ignore[arg-type]
        (lambda: kc.replay(5), "argument-record"),  # type: ignore[arg-type]
    ],
)
def test_what_is_of_the_wrong_kind_is_refused_in_words(wrong: Callable[[], kc.Table], ruling: str) -> None:
    with pytest.raises(kc.Refused) as error:
        wrong()
    assert error.value.ruling.id == ruling


def test_a_table_and_a_state_say_what_they_are() -> None:
    table = kc.new("kingdom-builder", seats=2, seed=1)
    assert repr(table) == f"<Table of kingdom-builder, 2 seats, {len(table.record.moves)} moves>"
    assert table.state.fingerprint() in repr(table.state)
    assert table._repr_svg_() == table.state._repr_svg_() == table.state.svg()
    assert table.state.svg().startswith("<svg")


def test_equal_positions_are_equal() -> None:
    state = kc.new("kingdom-builder", seats=2, seed=1).state
    other = state.copy()
    assert state == other
    assert hash(state) == hash(other)
    other.make(other.legal()[0])
    assert state != other
