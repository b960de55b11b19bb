"""Imagined worlds have the odds that a person who counts cards would give them, after reshuffles too.

The person here sees what one seat sees, move by move, and keeps a list for every shuffle: the cards that were in the
pile then and have not been seen since. A hand that was drawn after that shuffle is one of them.
"""

from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.core.stream import Stream

TERRAINS = ["grass", "flowers", "forest", "canyon", "desert"]
SAMPLES = 400


class Person:
    """Somebody in a seat who counts cards."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.shuffle = 0
        self.unseen = [Counter(dict.fromkeys(TERRAINS, 5))]
        self.drawn_after = [-1] * seats

    def watch(self, before: State, action: int, after: State) -> None:
        """Sees a move, and what it shows."""
        verb, *words = before.write_for(action, self.seat).split()
        if deck(after)["pile"] > deck(before)["pile"]:
            self.shuffle += 1
            played = [str(before.view(None)["terrain"])] if verb == "end" else []
            self.unseen.append(Counter(deck(before)["discards"] + played))
        if verb == "draw":
            self.drawn_after["ABCD".index(words[0])] = self.shuffle
            if words[1] != "?":
                self._see("ABCD".index(words[0]), words[1])
        if after.to_act >= 0:
            self._see(int(after.to_act), str(after.view(None)["terrain"]))

    def _see(self, owner: int, terrain: str) -> None:
        """A card that was in a hand is known now."""
        if self.drawn_after[owner] >= 0:
            self.unseen[self.drawn_after[owner]][terrain] -= 1
            self.drawn_after[owner] = -1

    def hidden(self) -> dict[int, Counter[str]]:
        """For every seat whose card is hidden, the cards it may be, as often as each is there."""
        return {owner: self.unseen[shuffle] for owner, shuffle in enumerate(self.drawn_after) if shuffle >= 0}

    def old(self) -> list[int]:
        """The seats with hidden cards that were drawn before the last shuffle."""
        return [owner for owner, shuffle in enumerate(self.drawn_after) if 0 <= shuffle < self.shuffle]


def deck(state: State) -> dict[str, Any]:
    found: Any = state.view(None)["deck"]
    return dict(found)


def hands(state: State) -> list[str]:
    players: Any = state.dump()["players"]
    return [str(player["terrain"]) for player in players]


@cache
def moments(seats: int) -> list[tuple[State, Person]]:
    """Beginnings of turns in random games at which somebody faces hidden cards from before a shuffle."""
    found: list[tuple[State, Person]] = []
    for seed in range(8):
        game, stream = kc.game_named("kingdom-builder"), Stream(seed)
        state = game.start(seats, game.settle(seats, {"boards": "first-game", "first": "A"}))
        people = [Person(seat, seats) for seat in range(seats)]
        while state.to_act != kc.OVER:
            before, action = state.copy(), int(state.sample(stream))
            state.make(action)
            if before.to_act < 0 or state.to_act < 0:
                for person in people:
                    person.watch(before, action, state)
            if state.to_act >= 0 and before.to_act < 0:
                found += [(state.copy(), deepcopy(person)) for person in people if person.old()]
    return found


@pytest.mark.parametrize("seats", [3, 4])
def test_the_truth_is_among_what_a_counting_person_thinks_possible(seats: int) -> None:
    """So that the person of this test is right, and has something to count."""
    assert len(moments(seats)) > 10
    for state, person in moments(seats):
        truth = hands(state)
        assert all(cards[truth[owner]] > 0 for owner, cards in person.hidden().items())


@pytest.mark.parametrize("seats", [3, 4])
def test_hands_from_before_a_shuffle_hold_exactly_the_cards_that_are_missing(seats: int) -> None:
    for state, person in moments(seats):
        missing = Counter(hands(state)[owner] for owner in person.old())
        for draw in range(5):
            dreamt = hands(state.imagine(person.seat, Stream(draw)))
            assert Counter(dreamt[owner] for owner in person.old()) == missing


@pytest.mark.parametrize("seats", [3, 4])
def test_every_hidden_card_has_its_odds(seats: int) -> None:
    """Far out of what chance allows, for numbers that never change: five times the usual deviation."""
    for state, person in moments(seats)[::4]:
        dreams = [hands(state.imagine(person.seat, Stream(draw))) for draw in range(SAMPLES)]
        for owner, cards in person.hidden().items():
            found = Counter(dream[owner] for dream in dreams)
            for terrain in TERRAINS:
                odds = cards[terrain] / cards.total()
                assert abs(found[terrain] - SAMPLES * odds) <= 5 * (SAMPLES * odds * (1 - odds)) ** 0.5
