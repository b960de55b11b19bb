"""Notation at its edges: examples that can be meant, numbers that no game has, undo by hand."""

import pytest

import kingcraft as kc


def test_the_example_in_a_refusal_is_a_move_that_can_be_made() -> None:
    game = kc.game_named("kingdom-builder")
    state = game.start(3, game.settle(3, {}))
    stream = kc.Stream(4)
    while state.to_act != kc.OVER:
        ruling = state.why_not("nonsense")
        assert ruling is not None
        example = str(ruling.facts["example"])
        if state.to_act >= 0 or not example.startswith("draw"):
            assert state.why_not(example) is None
        state.make(state.sample(stream))


@pytest.mark.parametrize("action", [-1, 2**31, 2**63, 2**64])
def test_numbers_that_no_game_has_are_refused(action: int) -> None:
    table = kc.new("kingdom-builder", 2, seed=1)
    with pytest.raises(kc.IllegalMove):
        table.play(action)
    with pytest.raises(kc.IllegalMove):
        table.state.play(action)


def test_without_a_dealer_the_end_of_a_turn_can_be_taken_back_until_a_card_is_drawn() -> None:
    options = {"boards": "first-game", "first": "A"}
    table = kc.Table(kc.Record("kingdom-builder", 2, options))
    table.play("draw A grass")
    table.play("draw B desert")
    for _ in range(3):
        table.play(table.legal()[0])
    table.play("end")
    assert table.why_no_undo() is None
    table.undo()
    assert table.to_act == 0
    table.play("end")
    table.play("draw A forest")
    with pytest.raises(kc.NoUndo):
        table.undo()
