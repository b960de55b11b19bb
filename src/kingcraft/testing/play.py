"""Play: laws at every step, legal moves, chance, copies, dumps, notation, refusals, records."""

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kingcraft as kc
from kingcraft.core.capability import Capability
from kingcraft.core.record import parse
from kingcraft.core.stream import Stream
from kingcraft.core.verify import verify
from kingcraft.locales import LANGUAGES
from kingcraft.testing.base import GameTests
from kingcraft.testing.cases import Case, examples, parts, played_out, position, seeds, start, viewers

few = examples(6)
some = examples(12)

_RECORDS = """
import importlib, sys
import kingcraft as kc
from kingcraft.testing.play import records_of
module, maker, name = sys.argv[1:]
kc.register(getattr(importlib.import_module(module), maker)())
sys.stdout.write(records_of(name))
"""
"""Run by another process, which may not know the game yet."""


def records_of(name: str) -> str:
    """The records of a few games in every seat count."""
    game = kc.game_named(name)
    seats = range(game.least, game.most + 1)
    return "\n".join(played_out((name, count, {}), seed).record.text() for count in seats for seed in range(2))


def spoken(ruling: kc.Ruling) -> None:
    """A refusal can be said in every language, with its section where it is a rule of a game."""
    for lang in LANGUAGES:
        assert ruling.text(lang)
        assert bool(ruling.where(lang)) == bool(ruling.section)


class PlayTests(GameTests):
    """What a game must do to be played and replayed."""

    @few
    @given(seed=seeds)
    def test_a_random_game_keeps_the_laws_at_every_step_and_ends(self, case: Case, seed: int) -> None:
        state, stream = start(case), Stream(seed)
        while state.to_act != kc.OVER:
            state.audit()
            state.check_supply()
            assert state.winners() == []
            state.make(state.sample(stream))
        state.audit()
        state.check_supply()
        assert state.legal() == []
        assert state.winners()
        assert set(state.winners()) <= set(range(state.seats))
        assert len(state.scores()) == state.seats

    @some
    @given(seed=seeds, part=parts)
    def test_legal_actions_are_sorted_distinct_and_allowed(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        legal = state.legal()
        assert legal
        assert legal == sorted(set(legal))
        assert all(state.allows(action) for action in legal)
        assert int(state.sample(Stream(seed))) in legal

    @some
    @given(seed=seeds, part=parts)
    def test_chance_has_odds_for_exactly_its_legal_outcomes(self, case: Case, seed: int, part: float) -> None:
        state, stream = position(case, seed, part), Stream(seed)
        while state.to_act not in (kc.CHANCE, kc.OVER):
            state.make(state.sample(stream))
        if state.to_act == kc.OVER:
            return
        odds = state.odds()
        assert [outcome for outcome, _ in odds] == state.legal()
        assert sum(odd for _, odd in odds) == pytest.approx(1)
        assert all(weight > 0 for _, weight in state.weights())

    @some
    @given(seed=seeds, part=parts)
    def test_a_copy_lives_its_own_life(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        before = state.fingerprint()
        other = state.copy()
        assert other.fingerprint() == before
        stream = Stream(seed)
        while other.to_act != kc.OVER:
            other.make(other.sample(stream))
        assert state.fingerprint() == before

    @some
    @given(seed=seeds, part=parts)
    def test_dump_and_load_give_back_the_same_position(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        data = json.loads(json.dumps(state.dump()))
        again = kc.game_named(case[0]).load(data)
        assert again.dump() == state.dump()
        assert again.to_act == state.to_act
        assert again.scores() == state.scores()
        assert again.legal() == state.legal()

    @few
    @given(seed=seeds, part=parts)
    def test_positions_can_be_pickled_and_deep_copied(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        assert pickle.loads(pickle.dumps(state)).fingerprint() == state.fingerprint()
        assert copy.deepcopy(state).fingerprint() == state.fingerprint()

    @some
    @given(seed=seeds, part=parts)
    def test_notation_goes_there_and_back(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        texts = [state.write(action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        assert [state.read(text) for text in texts] == state.legal()
        assert all(state.why_not(text) is None for text in texts)

    @some
    @given(seed=seeds, part=parts, action=st.integers(-3, 1_000_000), text=st.text(max_size=12))
    def test_what_is_illegal_is_refused_with_a_ruling_and_changes_nothing(
        self, case: Case, seed: int, part: float, action: int, text: str
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

    @some
    @given(seed=seeds, part=parts)
    def test_moves_of_another_moment_are_refused_in_words(self, case: Case, seed: int, part: float) -> None:
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

    @few
    @given(seed=st.integers(0, 10**6))
    def test_a_record_gives_back_the_same_table_and_is_verified(self, case: Case, seed: int) -> None:
        table = played_out(case, seed)
        text = table.record.text()
        again = kc.replay(text)
        assert again.record.text() == text
        assert again.state.fingerprint() == table.state.fingerprint()
        checked = verify(parse(text))
        assert checked.moves == len(table.record.moves)
        assert checked.dealt == sum(move.who == "*" for move in table.record.moves)

    @examples(4)
    @given(seed=seeds)
    def test_what_is_played_for_a_seat_is_the_only_thing_it_can_do_and_takes_no_undo_away(
        self, case: Case, seed: int
    ) -> None:
        name, seats, options = case
        table, stream = kc.new(name, seats, seed % 1000, None, **options), Stream(seed)
        while table.to_act != kc.OVER:
            only = len(table.legal()) == 1
            assert table.forced() == (table.legal()[0] if only and table.why_no_undo() is not None else None)
            table.play(int(table.state.sample(stream)))
        assert table.forced() is None

    def test_another_process_with_another_hash_seed_gives_the_same_records(self) -> None:
        hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
        maker = type(kc.game_named(self.game))
        path = os.pathsep.join(each or os.getcwd() for each in sys.path)
        done = subprocess.run(
            [sys.executable, "-c", _RECORDS, maker.__module__, maker.__name__, self.game],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert done.stdout == records_of(self.game)

    def test_what_a_game_does_not_declare_it_does_not_have(self, case: Case) -> None:
        """So that no test is left out by a slip."""
        state, can = position(case, 1, 0.7), self.capabilities()
        if Capability.HIDDEN not in can:
            assert all(state.view(seat) == state.view(None) for seat in viewers(state))
            assert all(state.imagine(seat, Stream(1)) == state for seat in viewers(state))
        if Capability.TOLD not in can:
            moves = state.legal()
            assert [state.tell(move, "fr") for move in moves] == [state.write_for(move, None) for move in moves]
        assert Capability.SHEET in can or state.score_sheet() == []
        if Capability.OBSERVED not in can:
            with pytest.raises(NotImplementedError):
                state.layout()
        if Capability.DRAWN not in can:
            with pytest.raises(NotImplementedError):
                state.svg()
