"""The contract of DESIGN: kept by every registered game, with Hypothesis choosing the positions."""

import copy
import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.contract.games import case_id, cases, parts, played_out, position, seeds, start

Case = tuple[str, int, dict[str, str]]
every_game = pytest.mark.parametrize("case", cases(), ids=case_id)
few = settings(max_examples=6, deadline=None, derandomize=True)
some = settings(max_examples=12, deadline=None, derandomize=True)


def spoken(ruling: kc.Ruling) -> None:
    """A refusal can be said in every language, with its section where it is a rule of a game."""
    for lang in ("en", "fr", "ru"):
        assert ruling.text(lang)
        assert bool(ruling.where(lang)) == bool(ruling.section)


def viewers(state: State) -> list[int | None]:
    return [*range(int(state.seats)), None]


@every_game
@few
@given(seed=seeds)
def test_a_random_game_keeps_the_laws_at_every_step_and_ends(case: Case, seed: int) -> None:
    state, stream = start(case), Stream(seed)
    while state.to_act != kc.OVER:
        state.audit()
        assert state.winners() == []
        state.make(state.sample(stream))
    state.audit()
    assert state.legal() == []
    assert state.winners()
    assert set(state.winners()) <= set(range(state.seats))
    assert len(state.scores()) == state.seats


@every_game
@some
@given(seed=seeds, part=parts)
def test_legal_actions_are_sorted_distinct_and_allowed(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    legal = state.legal()
    assert legal
    assert legal == sorted(set(legal))
    assert all(state.allows(action) for action in legal)
    assert int(state.sample(Stream(seed))) in legal


@every_game
@some
@given(seed=seeds, part=parts)
def test_chance_has_odds_for_exactly_its_legal_outcomes(case: Case, seed: int, part: float) -> None:
    state, stream = position(case, seed, part), Stream(seed)
    while state.to_act not in (kc.CHANCE, kc.OVER):
        state.make(state.sample(stream))
    if state.to_act == kc.OVER:
        return
    odds = state.odds()
    assert [outcome for outcome, _ in odds] == state.legal()
    assert sum(odd for _, odd in odds) == pytest.approx(1)
    assert all(weight > 0 for _, weight in state.weights())


@every_game
@some
@given(seed=seeds, part=parts)
def test_a_copy_lives_its_own_life(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    before = state.fingerprint()
    other = state.copy()
    assert other.fingerprint() == before
    stream = Stream(seed)
    while other.to_act != kc.OVER:
        other.make(other.sample(stream))
    assert state.fingerprint() == before


@every_game
@some
@given(seed=seeds, part=parts)
def test_dump_and_load_give_back_the_same_position(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    data = json.loads(json.dumps(state.dump()))
    again = kc.game_named(case[0]).load(data)
    assert again.dump() == state.dump()
    assert again.to_act == state.to_act
    assert again.legal() == state.legal()


@every_game
@few
@given(seed=seeds, part=parts)
def test_positions_can_be_pickled_and_deep_copied(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    assert pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()
    assert copy.deepcopy(state).fingerprint() == state.fingerprint()


@every_game
@some
@given(seed=seeds, part=parts)
def test_notation_goes_there_and_back(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    texts = [state.write(action) for action in state.legal()]
    assert len(set(texts)) == len(texts)
    assert [state.read(text) for text in texts] == state.legal()
    assert all(state.why_not(text) is None for text in texts)


@every_game
@some
@given(seed=seeds, part=parts, action=st.integers(-3, 1_000_000), text=st.text(max_size=12))
def test_what_is_illegal_is_refused_with_a_ruling_and_changes_nothing(
    case: Case, seed: int, part: float, action: int, text: str
) -> None:
    state = position(case, seed, part)
    before = state.fingerprint()
    if not state.allows(action):
        with pytest.raises(kc.IllegalMove) as refusal:
            state.play(action)
        spoken(refusal.value.ruling)
    ruling = state.why_not(text)
    if ruling is not None:
        spoken(ruling)
    assert state.fingerprint() == before


@every_game
@some
@given(seed=seeds, part=parts)
def test_moves_of_another_moment_are_refused_in_words(case: Case, seed: int, part: float) -> None:
    """Moves that were legal earlier or later in the game are well formed: each gets a ruling of the rules here."""
    state = position(case, seed, part)
    stream, other = Stream(seed + 1), start(case)
    while other.to_act != kc.OVER:
        action = int(other.sample(stream))
        text = other.write(action)
        ruling = state.why_not(text)
        if ruling is not None:
            spoken(ruling)
        other.make(action)


@every_game
@some
@given(seed=seeds, part=parts)
def test_what_a_seat_imagines_it_cannot_tell_from_the_truth(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    for seat in viewers(state):
        dreamt = state.imagine(seat, Stream(seed))
        dreamt.audit()
        assert dreamt.view(seat) == state.view(seat)
        assert dreamt.to_act == state.to_act
        if seat == state.to_act:
            assert dreamt.legal() == state.legal()


@every_game
def test_imagination_does_differ_where_something_is_hidden(case: Case) -> None:
    """Hidden things can be rare, so many positions are looked at, up to the first that shows a difference."""
    assert any(imagined_otherwise(position(case, seed, seed % 20 / 20), seed) for seed in range(400))


def imagined_otherwise(state: State, seed: int) -> bool:
    truth = state.fingerprint()
    return any(state.imagine(seat, Stream(seed)).fingerprint() != truth for seat in viewers(state))


@every_game
@few
@given(seed=seeds, part=parts)
def test_views_are_plain_json_and_words_exist_in_every_language(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    for seat in viewers(state):
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
    for lang in ("en", "fr", "ru"):
        assert isinstance(state.ask(lang), str)
        assert state.text(None, lang)
        assert all(state.tell(action, lang) for action in state.legal())


@every_game
@few
@given(seed=seeds, part=parts)
def test_words_and_pictures_for_a_seat_hold_no_secret(case: Case, seed: int, part: float) -> None:
    state = position(case, seed, part)
    for seat in viewers(state):
        imagined = state.imagine(seat, Stream(seed))
        assert imagined.text(seat, "en") == state.text(seat, "en")
        assert drawn(imagined, seat) == drawn(state, seat)


def drawn(state: State, seat: int | None) -> str:
    """The picture, if the game has one."""
    try:
        return state.svg(seat, "en")
    except NotImplementedError:
        return ""


@every_game
@few
@given(seed=st.integers(0, 10**6))
def test_a_record_gives_back_the_same_table_and_is_verified(case: Case, seed: int) -> None:
    from kingcraft.core.record import parse
    from kingcraft.core.verify import verify

    table = played_out(case, seed)
    text = table.record.text()
    again = kc.replay(text)
    assert again.record.text() == text
    assert again.state.fingerprint() == table.state.fingerprint()
    checked = verify(parse(text))
    assert checked.moves == len(table.record.moves)
    assert checked.dealt == sum(move.who == "*" for move in table.record.moves)
