"""The ledger agrees with the rules: its total is the gold, and a gain is what a settlement really brings."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import chart_for
from kingcraft.bots.kingdom_builder.ledger import Ledger
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.weights import KINDS, LINK, ROAM, ROAM_CARD, TILE, learned, plain_weights
from kingcraft.core.state import integers
from kingcraft.kingdom_builder.content import CARDS
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.state import KingdomBuilderState
from tests.bots.kingdom_builder.tables import walk


def gold_weights() -> vec[i64]:
    """Gold and nothing else."""
    weights = plain_weights()
    for kind in range(int(KINDS)):
        weights[TILE + kind] = 0
    return weights


def open_ledger(state: KingdomBuilderState, weights: vec[i64]) -> Ledger:
    chart = chart_for(state)
    taste = Taste(weights)
    taste.turn(chart, state, state.turn)
    ledger = Ledger(taste, chart)
    ledger.open(state, state.turn)
    return ledger


def building(cards: str, seed: int) -> list[KingdomBuilderState]:
    """Some decisions where a settlement may be built and more are to follow."""
    states = [state for state in walk(seed, cards=cards) if state.legal()[0] < 400 and state.block > 1]
    return states[:: max(1, len(states) // 6)]


@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_total_and_gain_are_the_gold(card: str) -> None:
    others = [other.id for other in CARDS if other.id != card][:2]
    for state in building(" ".join([card, *others]), 1):
        ledger = open_ledger(state, gold_weights())
        assert ledger.total == 1000 * gold(state, state.turn)
        for action in [action for action in state.legal() if action < 400][::5]:
            after = state.copy()
            after.make(action)
            assert ledger.total + ledger.gain(action) == 1000 * gold(after, state.turn)


def test_a_gain_is_the_difference_of_two_totals() -> None:
    """With all that is hoped for too, but for links and bonds, whose gains are guesses."""
    weights = integers([int(weight) for weight in learned(2)])
    for place in [*range(int(LINK), int(LINK) + 5), int(ROAM), *range(int(ROAM_CARD), int(ROAM_CARD) + 10)]:
        weights[place] = 0
    for state in building("farmers knights lords", 2):
        ledger = open_ledger(state, weights)
        for action in [action for action in state.legal() if action < 400][::5]:
            after = state.copy()
            after.make(action)
            books = Ledger(ledger.taste, ledger.chart)
            books.open(after, state.turn)
            assert ledger.total + ledger.gain(action) == books.total
