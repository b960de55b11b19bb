"""The ledger agrees with the rules: its total is the gold, and a gain is what a settlement really brings."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.bots.kingdom_builder.chart import Chart, chart_for
from kingcraft.bots.kingdom_builder.ledger import Ledger
from kingcraft.bots.kingdom_builder.taste import Taste
from kingcraft.bots.kingdom_builder.weights import book_of, places, weights_from
from kingcraft.core.registry import load
from kingcraft.core.state import OVER, integers
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.action import USE
from kingcraft.kingdom_builder.box import Box
from kingcraft.kingdom_builder.content import Card, Tile, shipped
from kingcraft.kingdom_builder.counting import COUNTS
from kingcraft.kingdom_builder.effects import KINDS, NONSENSE, PLACES
from kingcraft.kingdom_builder.field import OCCUPIED, OWN, cells_of
from kingcraft.kingdom_builder.hexes import holds, list_hexes
from kingcraft.kingdom_builder.position import NO_LAND, empty_cells
from kingcraft.kingdom_builder.scoring import gold
from kingcraft.kingdom_builder.setup import set_up
from kingcraft.kingdom_builder.state import KingdomBuilderState
from tests.bots.kingdom_builder.tables import LEVELS, bot, walk


def gold_weights(box: Box) -> vec[i64]:
    """Gold and nothing else."""
    return weights_from(dict.fromkeys(places(box), 0), box)


def open_ledger(state: KingdomBuilderState, weights: vec[i64], chart: Chart | None = None) -> Ledger:
    chart = chart or chart_for(state)
    taste = Taste(weights)
    taste.turn(chart, state, state.turn)
    ledger = Ledger(taste, chart)
    ledger.open(state, state.turn)
    return ledger


def building(states: list[KingdomBuilderState]) -> list[KingdomBuilderState]:
    """Some decisions where a settlement may be built and more are to follow."""
    found = [state for state in states if state.legal()[0] < 400 and state.block > 1]
    return found[:: max(1, len(found) // 6)]


def agree(state: KingdomBuilderState, chart: Chart | None = None) -> None:
    ledger = open_ledger(state, gold_weights(state.box), chart)
    assert ledger.total == 1000 * gold(state, state.turn)
    for action in [action for action in state.legal() if action < 400][::5]:
        after = state.copy()
        after.make(action)
        assert ledger.total + ledger.gain(action) == 1000 * gold(after, state.turn)


def games_with(cards: list[Card], tiles: list[Tile], seed: int = 7) -> list[KingdomBuilderState]:
    """The decisions of a random game with the last cards and tiles of a box that no file has."""
    boards = [type(board)(board.id, "made-up", tile.id, board.rows, "house")
              for board, tile in zip(shipped().boards[:4], (tiles * 4)[:4], strict=True)]  # fmt: skip
    box = Box(boards, tiles, cards, 3)
    state = KingdomBuilderState(3, box, NO_LAND, empty_cells(3))
    set_up(state)
    stream = Stream(seed)
    found: list[KingdomBuilderState] = []
    while state.to_act != OVER:
        if state.to_act >= 0:
            found.append(state.copy())
        state.make(state.sample(stream))
    return found


@pytest.mark.parametrize("card", [card.id for card in shipped().cards])
def test_total_and_gain_are_the_gold(card: str) -> None:
    others = [other.id for other in shipped().cards if other.id != card][:2]
    for state in building(walk(1, cards=" ".join([card, *others]), sets=" ".join(shipped().sets()))):
        agree(state)


@pytest.mark.parametrize("counts", COUNTS)
def test_so_they_are_for_a_card_that_nobody_has_seen(counts: str) -> None:
    """Also when two cards count the same, and when only the rules know what is counted."""
    second = 4 if counts == "sector-ranks" else 0
    cards = [Card(f"new-{gold}", "made-up", counts, gold, second, "house") for gold in (2, 5, 7)]
    for state in building(games_with(cards, shipped().tiles))[:3]:
        agree(state)
        agree(state, Chart(state.box, state.land, state.cells[32:39], weighed=()))


@pytest.mark.parametrize("counts", COUNTS)
def test_what_was_asked_is_forgotten_when_it_changes(counts: str) -> None:
    """One ledger through a whole game, for every seat in turn: what it remembers is never of another position."""
    second = 4 if counts == "sector-ranks" else 0
    cards = [Card(f"new-{gold}", "made-up", counts, gold, second, "house") for gold in (2, 5, 7)]
    states = building(games_with(cards, shipped().tiles))
    chart = Chart(states[0].box, states[0].land, states[0].cells[32:39], weighed=())
    taste = Taste(gold_weights(states[0].box))
    ledger = Ledger(taste, chart)
    for state in states:
        for seat in range(state.seats):
            taste.turn(chart, state, seat)
            ledger.open(state, seat)
            fresh = Ledger(taste, chart)
            fresh.open(state, seat)
            hexes = [action for action in state.legal() if action < 400][::9]
            assert ledger.total == fresh.total == 1000 * gold(state, seat)
            assert [ledger.gain(hex) for hex in hexes] == [fresh.gain(hex) for hex in hexes]


@pytest.mark.parametrize("cards", ["merchants hermits miners", "citizens lords knights", "discoverers farmers workers"])
def test_a_ledger_that_is_kept_says_what_a_new_one_says(cards: str) -> None:
    """Settlements come, move and go between the positions it is opened on, groups grow together and fall apart."""
    states = walk(4, cards=cards)
    taste, chart = Taste(book_of("").weights(states[0].box, 2)), chart_for(states[0])
    kept = Ledger(taste, chart)
    for state in [*states[::3], *states[::-17]]:
        for seat in range(state.seats):
            taste.turn(chart, state, seat)
            kept.open(state, seat)
            fresh = Ledger(taste, chart)
            fresh.open(state, seat)
            own = list_hexes(state.cells, cells_of(seat) + OWN)
            free = [hex for hex in range(0, 400, 3) if not holds(state.cells, OCCUPIED, hex)]
            assert kept.total == fresh.total
            assert [kept.gain(hex) for hex in free] == [fresh.gain(hex) for hex in free]
            assert [kept.loss(hex) for hex in own] == [fresh.loss(hex) for hex in own]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", PLACES)
def test_every_bot_plays_with_a_tile_that_nobody_has_seen(kind: str, where: str) -> None:
    if (kind, where) in NONSENSE:
        return
    mill = Tile("mill", "made-up", kind, where, "house")
    states = [state for seed in range(4) for state in games_with(shipped().cards, [mill], seed)]
    able = next(state for state in states if any(USE <= action < USE + 400 for action in state.legal()))
    for name in LEVELS:
        assert able.allows(bot(name).choose(able, Stream(1)))


def test_a_gain_is_the_difference_of_two_totals() -> None:
    """With all that is hoped for too, but for links and bonds, whose gains are guesses."""
    for state in building(walk(2, cards="farmers knights lords")):
        weights = integers([int(weight) for weight in book_of("").weights(state.box, 2)])
        for name, place in places(state.box).items():
            if name.split(" ")[0] in ("link", "roam"):
                weights[place] = 0
        ledger = open_ledger(state, weights)
        for action in [action for action in state.legal() if action < 400][::5]:
            after = state.copy()
            after.make(action)
            books = Ledger(ledger.taste, ledger.chart)
            books.open(after, state.turn)
            assert ledger.total + ledger.gain(action) == books.total


def test_equal_positions_share_their_chart() -> None:
    state = walk(1)[5]
    again = load(state.dump())
    assert isinstance(again, KingdomBuilderState)
    assert again.land is not state.land
    assert chart_for(again) is chart_for(state)
