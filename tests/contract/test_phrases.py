"""`why_not` answers exactly what `play` would do, for moves and phrases, right, wrong and nonsensical."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.record import Record
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from tests.contract.games import case_id, cases, parts, position, seeds

Case = tuple[str, int, dict[str, str]]
every_game = pytest.mark.parametrize("case", cases(), ids=case_id)
some = settings(max_examples=20, deadline=None, derandomize=True)


def words(*choices: str) -> st.SearchStrategy[str]:
    """A few of these, one after another."""
    return st.lists(st.sampled_from(choices), min_size=1, max_size=6).map(" ".join)


hexes = st.builds("{}{}".format, st.sampled_from("abcdefghijklmnopqrst"), st.integers(1, 20))
goods = words("gold", "wood", "stone")
dice = st.lists(st.sampled_from(["1", "2", "3", "4", "5", "6", "w1", "w4", "2!"]), min_size=1, max_size=4)
groups = st.builds("{}>{}{}".format, dice.map("+".join), st.integers(0, 20), st.sampled_from(["", "", " envoy"]))

PHRASES: dict[str, st.SearchStrategy[str]] = {
    "toll": words("stay", "fold", "stake 1", "stake 2", "roll 3"),
    "kingsburg": st.one_of(
        groups,
        st.builds("{} {}".format, st.sampled_from(["recruit", "take", "lose", "swap", "pay"]), goods),
        st.builds("build {}".format, st.sampled_from(["statue", "inn", "crane", "town-hall", "cake"])),
        words("pass", "done", "keep", "decline", "statue", "chapel", "market", "white", "enemy", "orcs-1-3", "envoy"),
    ),
    "kingdom-builder": st.one_of(
        st.builds("build {}".format, hexes),
        st.builds("{} {}-{}".format, st.sampled_from(["barn", "paddock", "harbor", "farm", "end"]), hexes, hexes),
        st.builds("{} {}".format, st.sampled_from(["oracle", "tower", "tavern", "oasis", "farm", "barn"]), hexes),
        words("end", "give-up", "spent", "ready", "draw", "A", "grass"),
    ),
}
"""What people might write in each game, sensible or not."""


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


@every_game
@some
@given(seed=seeds, part=parts, data=st.data())
def test_why_not_answers_what_play_would(case: Case, seed: int, part: float, data: st.DataObject) -> None:
    state = position(case, seed, part)
    for _ in range(8):
        agrees(state, data.draw(PHRASES[case[0]]))


@every_game
@some
@given(seed=seeds, part=parts)
def test_legal_steps_joined_to_a_phrase_are_played_whole(case: Case, seed: int, part: float) -> None:
    """A phrase is what `steps` takes apart; what is legal step by step is legal at once, and ends alike."""
    state, stream = decision(case, seed, part), Stream(seed)
    for text in whole_phrases(state, stream):
        agrees(state, text)
        table, single = table_at(state), state.copy()
        table.play(text)
        for step in state.steps(text):
            single.play(single.read(step))
        assert table.state.fingerprint() == single.fingerprint()


def whole_phrases(state: State, stream: Stream) -> list[str]:
    """Legal phrases of several steps here: what a seat may do twice in a row, written at once."""
    if state.to_act < 0:
        return []
    found = []
    for action in state.legal()[:30]:
        after = state.copy()
        after.make(action)
        if after.to_act == state.to_act and after.legal():
            first, second = state.write(action), after.write(int(after.sample(stream)))
            found += [text for text in joined(first, second) if len(state.steps(text)) > 1]
    return found


def joined(first: str, second: str) -> list[str]:
    """The ways in which two moves become one phrase: lifting and putting down, and paying twice."""
    verb, _, rest = second.partition(" ")
    if not first.startswith(verb + " "):
        return []
    return [second] if second.startswith(first + "-") else [f"{first} {rest}"] if verb == "recruit" else []


def test_there_are_phrases_to_join() -> None:
    """So that the test above is about something."""
    for name, options in (("kingsburg", {}), ("kingdom-builder", {"boards": "barn harbor paddock/ farm"})):
        found = [
            text
            for seed in range(12)
            for part in (0.5, 0.7, 0.9)
            for text in whole_phrases(decision((name, 3, options), seed, part), Stream(seed))
        ]
        assert found, name


def decision(case: Case, seed: int, part: float) -> State:
    """The next decision after a moment of a random game that allows for a phrase, or the last one looked at."""
    state, stream = position(case, seed, part), Stream(seed)
    for _ in range(60):
        if state.to_act == kc.OVER or whole_phrases(state, Stream(seed)):
            break
        state.make(state.sample(stream))
    return state
