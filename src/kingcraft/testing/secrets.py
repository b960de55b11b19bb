"""Secrets: everything public is in every seat's view, and nothing else is.

Two positions that differ in anything a seat may know look different to it; two that differ in secrets alone look alike.
"""

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import given

import kingcraft as kc
from kingcraft.core.capability import Capability
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import LANGUAGES
from kingcraft.testing.base import Dump, GameTests, needs
from kingcraft.testing.cases import Case, after, examples, parts, position, seeds, viewers

few = examples(6)
some = examples(12)
unshrunk = examples(6, shrunk=False)


def seen(state: State, seat: int | None) -> str:
    """A view as text, to compare it."""
    return json.dumps(state.view(seat), sort_keys=True)


def drawn(state: State, seat: int | None) -> str:
    """The picture, if the game has one."""
    try:
        return state.svg(seat, "en")
    except NotImplementedError:
        return ""


def changes(value: Any) -> list[Any]:
    """Some other values for a fact of a position."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str):
        return [letter for letter in "ABC" if letter != value] if len(value) <= 1 else [value[1:], value[::-1]]
    return ["A", "B"] if value is None else []


def variants(data: Any) -> Iterator[Any]:
    """The same data with one fact changed, or left out of a list; each in turn."""
    if isinstance(data, dict):
        for key, value in data.items():
            for other in variants(value):
                yield {**data, key: other}
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield data[:index] + data[index + 1 :]
            for other in variants(value):
                yield [*data[:index], other, *data[index + 1 :]]
    else:
        yield from changes(data)


def other_options(dump: Dump) -> Iterator[Dump]:
    """The same position in a game with another option."""
    for option in kc.game_named(dump["game"]).options:
        for value in option.values:
            if isinstance(dump.get(option.name, value), str):
                yield {**dump, option.name: value}


def loadable(dump: Dump) -> Iterator[State]:
    """Positions that differ from one in a single fact, as far as they can be; others are refused in words."""
    for data in [*variants(dump), *other_options(dump)]:
        try:
            yield kc.game_named(dump["game"]).load(data)
        except kc.Refused:
            continue


def difference(one: Dump, other: Dump) -> dict[str, object]:
    """The facts in which two positions differ, for the message of a test that fails."""
    return {key: (value, other.get(key)) for key, value in one.items() if value != other.get(key)}


class SecretTests(GameTests):
    """What each seat may know, no less and no more."""

    def known(self, state: State, seat: int | None) -> str:
        """What a seat may know of a position, as text, to compare it."""
        return json.dumps(self.public(state.dump(), seat), sort_keys=True)

    @some
    @given(seed=seeds, part=parts)
    def test_what_a_seat_imagines_it_cannot_tell_from_the_truth(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        for seat in viewers(state):
            dreamt = state.imagine(seat, Stream(seed))
            dreamt.audit()
            assert dreamt.view(seat) == state.view(seat)
            assert dreamt.to_act == state.to_act
            if seat == state.to_act:
                assert dreamt.legal() == state.legal()

    @needs(Capability.HIDDEN)
    def test_imagination_does_differ_where_something_is_hidden(self, case: Case) -> None:
        """Hidden things can be rare, so many positions are looked at, up to the first that shows a difference."""
        assert any(imagined_otherwise(position(case, seed, seed % 20 / 20), seed) for seed in range(400))

    @few
    @given(seed=seeds, part=parts)
    def test_views_are_plain_json_and_words_exist_in_every_language(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        for seat in viewers(state):
            assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        for lang in LANGUAGES:
            assert isinstance(state.ask(lang), str)
            assert state.text(None, lang)
            assert all(state.tell(action, lang) for action in state.legal())

    @few
    @given(seed=seeds, part=parts)
    def test_words_and_pictures_for_a_seat_hold_no_secret(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        for seat in viewers(state):
            imagined = state.imagine(seat, Stream(seed))
            assert imagined.text(seat, "en") == state.text(seat, "en")
            assert drawn(imagined, seat) == drawn(state, seat)

    @needs(Capability.DRAWN)
    def test_there_is_a_picture(self, case: Case) -> None:
        assert "<svg" in position(case, 1, 0.5).svg(None, "en")

    @unshrunk
    @given(seed=seeds, part=parts)
    def test_positions_that_differ_in_a_public_fact_look_different(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        here = {seat: (self.known(state, seat), seen(state, seat)) for seat in viewers(state)}
        for other in loadable(state.dump()):
            for seat, (facts, look) in here.items():
                if self.known(other, seat) != facts:
                    assert seen(other, seat) != look, difference(state.dump(), other.dump())

    @unshrunk
    @given(seed=seeds, part=parts)
    def test_moves_with_different_public_results_are_seen_by_all(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        found: dict[tuple[int | None, str], str] = {}
        for action in state.legal()[:40]:
            then = after(state, action)
            if then.to_act == kc.OVER:
                continue
            for seat in viewers(state):
                told = found.setdefault((seat, seen(then, seat)), self.known(then, seat))
                assert told == self.known(then, seat), state.write(action)

    @unshrunk
    @given(seed=seeds, part=parts)
    def test_positions_that_differ_in_secrets_alone_look_alike(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        for seat in viewers(state):
            for draw in range(5):
                dreamt = state.imagine(seat, Stream(seed + draw))
                assert self.known(dreamt, seat) == self.known(state, seat)
                assert seen(dreamt, seat) == seen(state, seat)


def imagined_otherwise(state: State, seed: int) -> bool:
    """Whether somebody who imagines this position may get another one."""
    truth = state.fingerprint()
    return any(state.imagine(seat, Stream(seed)).fingerprint() != truth for seat in viewers(state))
