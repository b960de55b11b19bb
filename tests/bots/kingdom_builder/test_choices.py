"""Bots play everything there is to play, the same way every time, and can say why."""

import pytest

from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder.content import shipped
from kingcraft.locales import LANGUAGES
from tests.bots.kingdom_builder.tables import LEVELS, bot, play_out, start, walk

BOARDS = ["oracle farm oasis tower", "tavern/ barn harbor/ paddock"]
CARD_SETS = [" ".join([shipped().cards[(first + step) % 10].id for step in range(3)]) for first in range(0, 10, 3)]
DECISIONS = [state for state in walk(5) if len(state.legal()) > 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", CARD_SETS)
def test_squires_play_with_all_seats_and_cards(seats: int, cards: str) -> None:
    state = start(seats, boards=BOARDS[seats % 2], cards=cards)
    assert max(play_out(state, [bot("squire")] * seats, 1).scores()) > 20


@pytest.mark.parametrize("name", ["knight", "king"])
@pytest.mark.parametrize("seats", [3, 4])
def test_searching_bots_decide_at_larger_tables(name: str, seats: int) -> None:
    states = walk(2, seats, boards=BOARDS[seats % 2])
    for state in states[:: len(states) // 3]:
        assert state.allows(bot(name).choose(state, Stream(1)))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_stream_gives_the_same_choice(name: str) -> None:
    for state in DECISIONS[:: len(DECISIONS) // 2]:
        assert len({bot(name).choose(state, Stream(4)) for _ in range(2)}) == 1


def test_where_one_move_is_left_all_of_a_kings_thought_is_its() -> None:
    forced = [state for state in walk(3, 2) if len(state.legal()) == 1][:3]
    assert forced
    for state in forced:
        assert [each.share for each in bot("king").advise(state, Stream(1))] == pytest.approx([1.0])


@pytest.mark.parametrize("name", LEVELS)
def test_advice_has_a_reason_in_every_language(name: str) -> None:
    for state in DECISIONS[:: len(DECISIONS) // 3]:
        advice = bot(name).advise(state, Stream(1))
        assert all([state.allows(each.action) for each in advice])
        assert all([each.worth is None or 0 <= each.worth <= 1 for each in advice])
        assert len({each.action for each in advice}) == len(advice)
        for lang in LANGUAGES:
            assert all([each.why(lang) for each in advice])
