"""Secrets of To Forge a Realm: hands, the governor kept, the soldier token chosen. Nobody else hears of them, and
whoever imagines them does so at the right odds."""

from collections import Counter
from collections.abc import Iterator

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import LANGUAGES
from tests.rulebook.kingsburg.table import play, player, seat, table

OPTIONS = {"governors": "deal", "soldiers": "tokens", "rows": "extended", "strips": "draw", "destiny": "cards"}
SECRET = ("deal", "keep", "soldiers")


def secret_moments(seats: int, seed: int) -> Iterator[State]:
    """The positions of a random game at which somebody is dealt or chooses something in secret."""
    game = kc.game_named("kingsburg")
    state, stream = game.start(seats, game.settle(seats, OPTIONS)), Stream(seed)
    while state.to_act != kc.OVER:
        if state.dump()["step"] in SECRET:
            yield state.copy()
        state.make(state.sample(stream))


def insider(state: State) -> int:
    """The seat whose secret it is: who chooses, or who is dealt to."""
    if state.to_act != kc.CHANCE:
        return int(state.to_act)
    return "ABCDE".index(state.write(state.legal()[0]).split()[1])


def is_last(state: State) -> bool:
    """Whether all is shown after this choice."""
    after = state.copy()
    after.make(after.legal()[0])
    return state.to_act != kc.CHANCE and after.dump()["step"] not in SECRET


def strangers(state: State) -> list[int | None]:
    """Everybody who may not know."""
    return [viewer for viewer in (*range(int(state.seats)), None) if viewer != insider(state)]


def heard(state: State, action: int, viewer: int | None) -> list[object]:
    """All that one hears and sees of a move: notation, words, news, and the table behind it."""
    after = state.copy()
    after.make(action)
    words = [state.tell(action, lang, viewer) for lang in LANGUAGES]
    news = [one.text("en") for one in after.news(state, action, viewer)]
    return [state.write_for(action, viewer), words, news, after.view(viewer), after.text(viewer), after.svg(viewer)]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_strangers_cannot_tell_one_secret_choice_from_another(seats: int) -> None:
    told = 0
    for state in secret_moments(seats, seed=seats):
        if is_last(state):
            continue
        actions = state.legal()[:3]
        for viewer in strangers(state):
            first, *others = [heard(state, action, viewer) for action in actions]
            assert all(other == first for other in others), state.write(actions[0])
        told += len(actions) > 1
    assert told > 10


def test_who_chooses_is_told_what() -> None:
    for state in secret_moments(3, seed=1):
        actions = state.legal()[:3]
        assert len({state.write_for(action, insider(state)) for action in actions}) == len(actions)


def test_a_token_is_imagined_among_those_that_are_left() -> None:
    """A has 0, 1, 1 and 4 left: three values, each about a third of 900 times."""
    state = table(
        "winter", "soldiers", soldiers="tokens", enemy="orcs-1-3", year=1, A=player(soldier_tokens=[0, 1, 1, 4])
    )
    play(state, "soldiers 4")
    drawn = Counter(seat(state.imagine(1, Stream(seed)), "A")["chosen"] for seed in range(900))
    assert set(drawn) == {0, 1, 4}
    assert min(drawn.values()) > 230
    assert {seat(state.imagine(0, Stream(seed)), "A")["chosen"] for seed in range(20)} == {4}


def test_an_own_die_may_have_been_chosen_too() -> None:
    built = "improvised-defenses recruiting-center training-camp military-academy"
    mine = player(buildings=built, soldier_tokens=[0, 3], own_die=5)
    state = table("winter", "soldiers", soldiers="tokens", rows="extended", enemy="orcs-1-3", A=mine)
    play(state, "soldiers academy")
    drawn = Counter(seat(state.imagine(1, Stream(seed)), "A")["chosen"] for seed in range(900))
    assert set(drawn) == {0, 3, 5}
    assert min(drawn.values()) > 230


def test_hands_are_imagined_from_the_cards_one_does_not_see() -> None:
    """To B, who has seen three of 24, each of the 21 others is in A's hand of three once in seven times."""
    game = kc.game_named("kingsburg")
    state = game.start(2, game.settle(2, {"governors": "deal", "order": "AB"}))
    play(state, *[f"governor A {id}" for id in ("prince", "fairy", "duke")])
    play(state, *[f"governor B {id}" for id in ("marshal", "herald", "banker")])
    drawn = Counter(card for seed in range(700) for card in seat(state.imagine(1, Stream(seed)), "A")["hand"])
    assert len(drawn) == 21
    assert 60 < min(drawn.values()) <= max(drawn.values()) < 150


def test_an_enemy_that_others_have_seen_is_one_of_the_year_s_five() -> None:
    state = table("summer", "build", year=3, enemy="demons-3-6", seen="A")
    drawn = Counter(state.imagine(1, Stream(seed)).dump()["enemy"] for seed in range(1000))
    assert len(drawn) == 5
    assert min(drawn.values()) > 140
    assert {state.imagine(0, Stream(seed)).dump()["enemy"] for seed in range(20)} == {"demons-3-6"}
