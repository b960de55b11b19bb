"""Everything that lies open at a real table is in the view of every seat, and of a spectator."""

from typing import Any

import pytest

import kingcraft as kc


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_public_is_in_every_view(seats: int) -> None:
    game = kc.game_named("kingdom-builder")
    state = game.start(seats, game.settle(seats, {}))
    stream = kc.Stream(seats)
    while state.to_act != kc.OVER:
        state.make(state.sample(stream))
        whole: Any = state.dump()
        for seat in [None, *range(seats)]:
            view: Any = state.view(seat)
            assert view["deck"]["discards"] == whole["deck"]["discards"]
            assert view["deck"]["removed"] == whole["deck"]["removed"]
            assert view["deck"]["pile"] == len(whole["deck"]["pile"])
            assert view["cards"] == whole["cards"]
            assert view["start"] == whole["start"]
            assert view["round"] == whole["round"]
            assert view["last_round"] == whole["last"]
            assert view["lifted"] == whole["lifted"]
            assert view["placed"] == whole["placed"]
            boards = [board["board"] + "/" * board["turned"] for board in view["boards"] if board]
            assert boards == whole["boards"]
            for seen, player in zip(view["players"], whole["players"], strict=True):
                for field in ("seat", "supply", "settlements", "tiles", "gone"):
                    assert seen[field] == player[field]
                assert seen["has_card"] == (player["terrain"] is not None)
        scores = [player["gold"] for player in view["players"]]
        assert scores == state.scores()
