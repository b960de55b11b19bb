"""Speech: news, labels, headings and score sheets: in every language, true, and without a secret."""

import json

from hypothesis import given

import kingcraft as kc
from kingcraft.core.capability import Capability
from kingcraft.core.speech import SEAT_LETTERS, Names
from kingcraft.core.state import State
from kingcraft.core.stream import Stream
from kingcraft.locales import LANGUAGES
from kingcraft.testing.base import GameTests, needs
from kingcraft.testing.cases import Case, after, examples, parts, position, seeds, start, viewers

few = examples(4)
some = examples(10)
PEOPLE = Names(["Ann", "Bob", "Cleo", "Dan", "Eve"], you=0)


def plain(text: str) -> bool:
    """Whether a text is words: no message id, no gap, no variable left over."""
    return bool(text.strip()) and not any(sign in text for sign in ("{", "}", "$", "???"))


def told(before: State, action: int, then: State, seat: int | None) -> str:
    """All that a seat hears of a move."""
    news = [each.dump() for each in then.news(before, action, seat)]
    words = [each.text("ru") for each in then.news(before, action, seat)]
    return json.dumps([before.write_for(action, seat), before.tell(action, "fr", seat), news, words])


class SpeechTests(GameTests):
    """What people read and hear."""

    @few
    @given(seed=seeds)
    def test_everything_that_is_told_of_a_game_can_be_said_in_every_language(self, case: Case, seed: int) -> None:
        state, stream = start(case), Stream(seed)
        while state.to_act != kc.OVER:
            action = int(state.sample(stream))
            before = state.copy()
            for lang in LANGUAGES:
                assert plain(before.tell(action, lang, 0, PEOPLE))
                chapter = before.chapter()
                assert chapter is None or plain(chapter.text(lang))
            state.make(action)
            for news in state.news(before, action, None):
                assert json.loads(json.dumps(news.dump())) == news.dump()
                assert all(plain(news.text(lang, PEOPLE)) for lang in LANGUAGES)

    @needs(Capability.TOLD)
    @few
    @given(seed=seeds)
    def test_a_game_has_headings_and_news(self, case: Case, seed: int) -> None:
        """From the first decision on there is a heading; things happen that nobody decides; the end is one of them."""
        state, stream, heard = start(case), Stream(seed), set()
        while state.to_act != kc.OVER:
            assert state.to_act < 0 or state.chapter() is not None
            before, action = state.copy(), int(state.sample(stream))
            state.make(action)
            heard |= {news.id for news in state.news(before, action, None)}
        assert len(heard) > 2

    @some
    @given(seed=seeds, part=parts)
    def test_every_button_says_something_of_its_own(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        if state.to_act < 0:
            return
        for lang in LANGUAGES:
            labels = [state.label(action, lang) for action in state.legal()]
            assert all(plain(label) for label in labels)
            assert len(set(labels)) == len(labels), lang

    @some
    @given(seed=seeds, part=parts)
    def test_what_a_seat_hears_depends_only_on_what_it_may_know(self, case: Case, seed: int, part: float) -> None:
        """The same move in a world that the seat cannot tell from the truth, before and after, is told alike."""
        state = position(case, seed, part)
        for seat in viewers(state):
            dreamt = state.imagine(seat, Stream(seed))
            for action in state.legal()[:20]:
                if not dreamt.allows(action):
                    continue
                then, other = after(state, action), after(dreamt, action)
                if then.view(seat) == other.view(seat):
                    assert told(state, action, then, seat) == told(dreamt, action, other, seat)

    @some
    @given(seed=seeds, part=parts)
    def test_outcomes_that_a_seat_cannot_tell_apart_are_told_alike(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        if state.to_act != kc.CHANCE:
            return
        for seat in viewers(state):
            heard: dict[tuple[str, str], str] = {}
            for action in state.legal()[:60]:
                then = after(state, action)
                seen = (json.dumps(then.view(seat), sort_keys=True), state.write_for(action, seat))
                words = told(state, action, then, seat)
                assert heard.setdefault(seen, words) == words

    @needs(Capability.SHEET)
    @some
    @given(seed=seeds, part=parts)
    def test_the_score_sheet_adds_up_to_the_scores(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        sheet = state.score_sheet()
        assert sheet
        seats = range(int(state.seats))
        assert [sum(line.points for line in sheet if line.seat == seat) for seat in seats] == state.scores()
        columns = [[line.source for line in sheet if line.seat == seat] for seat in seats]
        assert all(column == columns[0] for column in columns)
        assert len(set(columns[0])) == len(columns[0])
        assert all(plain(source.text(lang)) for lang in LANGUAGES for source in columns[0])
        assert [line.dump()["seat"] for line in sheet] == [SEAT_LETTERS[line.seat] for line in sheet]
