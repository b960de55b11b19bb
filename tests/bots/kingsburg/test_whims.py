"""Whims: others are not sure to place as a knight would, but mostly do; a season can be played on with them."""

from kingcraft.bots.kingsburg.judge import Judge
from kingcraft.bots.kingsburg.season import Search, best_line, play_season, search_from
from kingcraft.bots.kingsburg.weights import book_of
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.state import KingsburgState
from tests.bots.kingsburg.tables import start

TIMES = 60


def placing(seed: int) -> KingsburgState:
    """The first placement of a game."""
    state, stream = start(), Stream(seed)
    while state.step != step.INFLUENCE:
        state.make(state.sample(stream) if state.to_act == CHANCE else state.legal()[0])
    return state


def chosen(search: Search, state: KingsburgState) -> list[int]:
    return [int(best_line(search, state, 4)) for _ in range(TIMES)]


def test_who_is_fickle_places_as_a_knight_more_often_than_not_and_not_always() -> None:
    state = placing(3)
    search = search_from(Judge(book_of("")), state, Stream(1))
    (steady,) = set(chosen(search, state))
    search.fickle = True
    found = chosen(search, state)
    assert TIMES // 3 < found.count(steady) < TIMES


def test_a_season_is_played_to_the_next_moment_and_the_same_luck_plays_it_alike() -> None:
    ends = []
    for _ in range(2):
        state = placing(5)
        search = search_from(Judge(book_of("")), state, Stream(9))
        assert play_season(search, state, 0, 2, 2) == 1
        ends.append(state.dump())
    assert ends[0] == ends[1]
