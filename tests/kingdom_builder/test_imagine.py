"""What a seat imagines is what a person who counts cards could think of, at its odds."""

from collections import Counter

import kingcraft as kc
from tests.rulebook.kingdom_builder.table import play, table

REST = ["grass"] * 4 + ["flowers"] * 5 + ["forest"] * 3 + ["canyon"] * 5 + ["desert"] * 4


def hands(state: kc.State) -> tuple[str, ...]:
    players: list[dict[str, str]] = state.dump()["players"]  # type: ignore[assignment]
    return tuple([str(player["terrain"]) for player in players])


def after_reshuffle() -> kc.State:
    """Four seats; the pile was empty when A drew: B holds a desert, C and D forests, all drawn before."""
    state = table("", "", "", "", card="grass", deck={"pile": [], "discards": REST}, block=0)
    play(state, "end")
    state.make(state.read("draw A flowers"))
    return state


def test_older_hands_are_mixed_among_themselves() -> None:
    state = after_reshuffle()
    stream = kc.Stream(1)
    seen = Counter(hands(state.imagine(0, stream))[1:] for _ in range(600))
    # B's desert is shown, and what C and D hold is known: forest and forest
    assert set(seen) == {("desert", "forest", "forest")}
    seen = Counter(hands(state.imagine(None, stream))[2:] for _ in range(60))
    assert set(seen) == {("forest", "forest")}


def test_who_has_which_of_them_is_open() -> None:
    waiting = table("", "", "", "", card="grass", deck={"pile": [], "discards": REST}, block=0)
    play(waiting, "end")
    stream = kc.Stream(2)
    seen = Counter(hands(waiting.imagine(0, stream))[1:] for _ in range(3000))
    orders = [("desert", "forest", "forest"), ("forest", "desert", "forest"), ("forest", "forest", "desert")]
    assert set(seen) == set(orders)
    assert all(900 < seen[order] < 1100 for order in orders)


def test_newer_hands_come_from_the_pile() -> None:
    """A has drawn one of the cards that were shuffled: any of them, as often as there were of each."""
    state = after_reshuffle()
    stream = kc.Stream(3)
    seen = Counter(hands(state.imagine(1, stream))[0] for _ in range(2200))
    shuffled = Counter(["grass", *REST])
    assert all(abs(seen[card] - 100 * count) < 80 for card, count in shuffled.items())


def test_ages_survive_writing_and_reading() -> None:
    for seed in range(6):
        game = kc.game_named("kingdom-builder")
        state = game.start(4, game.settle(4, {}))
        stream = kc.Stream(seed)
        while state.to_act != kc.OVER:
            state.make(state.sample(stream))
            if state.chapter() is not None:
                players = state.view(None)["players"]
                assert game.load(state.dump()).view(None)["players"] == players
