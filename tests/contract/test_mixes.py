"""Kingsburg's modules in any mix: Hypothesis draws options, seats and a moment of a game, and the contract holds."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.stream import Stream
from kingcraft.kingsburg.modules import VALUES
from kingcraft.testing.cases import Case, parts, played_out, position, seeds, start, viewers
from kingcraft.testing.secrets import drawn
from tests.contract import test_kingsburg

CHOICES = {**VALUES, "edition": ["2012", "2007"], "demons": ["points", "building"]}
mixes = st.tuples(
    st.just("kingsburg"),
    st.integers(2, 5),
    st.fixed_dictionaries({option: st.sampled_from(values) for option, values in CHOICES.items()}),
)
few = settings(max_examples=15, deadline=None, derandomize=True)
some = settings(max_examples=40, deadline=None, derandomize=True)


@few
@given(case=mixes, seed=seeds)
def test_a_random_game_keeps_the_laws_at_every_step_and_ends(case: Case, seed: int) -> None:
    state, stream = start(case), Stream(seed)
    while state.to_act != kc.OVER:
        state.audit()
        state.make(state.sample(stream))
    state.audit()
    assert state.winners()


@some
@given(case=mixes, seed=seeds, part=parts)
def test_what_is_legal_is_listed_allowed_and_written(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert all(state.allows(action) for action in legal)
    texts = [state.write(action) for action in legal]
    assert [state.read(text) for text in texts] == legal
    if state.to_act == kc.CHANCE:
        assert [outcome for outcome, _ in state.odds()] == legal


@some
@given(case=mixes, seed=seeds, part=parts)
def test_dump_and_load_give_back_the_same_position(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    again = kc.game_named("kingsburg").load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    assert again.legal() == state.legal()


@some
@given(case=mixes, seed=seeds, part=parts)
def test_what_a_seat_imagines_it_cannot_tell_from_the_truth(case: Case, seed: int, part: float) -> None:
    state, contract = position(case, seed, part), test_kingsburg.TestKingsburg()
    for seat in viewers(state):
        dreamt = state.imagine(seat, Stream(seed))
        dreamt.audit()
        assert dreamt.view(seat) == state.view(seat)
        assert contract.known(dreamt, seat) == contract.known(state, seat)


@few
@given(case=mixes, seed=seeds, part=parts)
def test_words_pictures_and_moves_hold_no_secret(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    for seat in viewers(state):
        dreamt = state.imagine(seat, Stream(seed))
        assert dreamt.text(seat, "en") == state.text(seat, "en")
        assert drawn(dreamt, seat) == drawn(state, seat)
        assert dreamt.outlook(seat) == state.outlook(seat)


@few
@given(case=mixes, seed=st.integers(0, 10**6))
def test_a_record_gives_back_the_same_table(case: Case, seed: int) -> None:
    table = played_out(case, seed)
    assert kc.replay(table.record.text()).state.fingerprint() == table.state.fingerprint()
