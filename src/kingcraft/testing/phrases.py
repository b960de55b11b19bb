"""Phrases: `why_not` answers exactly what `play` would do, for moves and phrases, right, wrong and nonsensical."""

from hypothesis import given
from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.record import Record
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.testing.base import GameTests
from kingcraft.testing.cases import Case, after, examples, parts, position, seeds

some = examples(20)


def table_at(state: State) -> kc.Table:
    """A table at a position, whose dice are rolled by hand."""
    record = Record(str(state.dump()["game"]), int(state.seats), {})
    record.position = state.dump()
    return kc.Table(record)


def agrees(state: State, text: str) -> None:
    """Asks, then plays, and compares."""
    before, table = state.fingerprint(), table_at(state)
    ruling = state.why_not(text)
    assert state.fingerprint() == before
    assert refusal(table, text) == ruling, text
    assert (table.state.fingerprint() == before and table.record.moves == []) == (ruling is not None)


def refusal(table: kc.Table, text: str) -> kc.Ruling | None:
    """Why a table does not take a move; None if it does."""
    try:
        table.play(text)
    except kc.IllegalMove as refused:
        return refused.ruling
    return None


def whole_phrases(state: State, stream: Stream) -> list[str]:
    """Legal phrases of several steps here: what a seat may do twice in a row, written at once."""
    if state.to_act < 0:
        return []
    found = []
    for action in state.legal()[:30]:
        then = after(state, action)
        if then.to_act == state.to_act and then.legal():
            first, second = state.write(action), then.write(int(then.sample(stream)))
            found += [text for text in joined(first, second) if len(state.steps(text)) > 1]
    return found


def joined(first: str, second: str) -> list[str]:
    """The ways in which two moves may become one phrase: lifting and putting down, and paying twice."""
    verb, _, rest = second.partition(" ")
    if not first.startswith(verb + " "):
        return []
    return [second] if second.startswith(first + "-") else [f"{first} {rest}"]


def decision(case: Case, seed: int, part: float) -> State:
    """The next decision after a moment of a random game that allows for a phrase, or the last one looked at."""
    state, stream = position(case, seed, part), Stream(seed)
    for _ in range(60):
        if state.to_act == kc.OVER or whole_phrases(state, Stream(seed)):
            break
        state.make(state.sample(stream))
    return state


class PhraseTests(GameTests):
    """What people write."""

    @some
    @given(seed=seeds, part=parts, data=st.data())
    def test_why_not_answers_what_play_would(self, case: Case, seed: int, part: float, data: st.DataObject) -> None:
        state, phrases = position(case, seed, part), self.phrases()
        for _ in range(8):
            agrees(state, data.draw(phrases))

    @some
    @given(seed=seeds, part=parts)
    def test_legal_steps_joined_to_a_phrase_are_played_whole(self, case: Case, seed: int, part: float) -> None:
        """A phrase is what `steps` takes apart; what is legal step by step is legal at once, and ends alike."""
        state, stream = decision(case, seed, part), Stream(seed)
        for text in whole_phrases(state, stream):
            agrees(state, text)
            table, single = table_at(state), state.copy()
            table.play(text)
            for step in state.steps(text):
                single.play(single.read(step))
            assert table.state.fingerprint() == single.fingerprint()
