"""Observations hold what `view` holds, and nothing else; every decision has a number of its own."""

import json

from hypothesis import given

from kingcraft.core.capability import Capability
from kingcraft.core.state import CHANCE, State
from kingcraft.core.stream import Stream
from kingcraft.testing.base import GameTests, needs
from kingcraft.testing.cases import Case, examples, parts, position, seeds, start
from kingcraft.testing.secrets import difference, loadable

unshrunk = examples(5, shrunk=False)


def observed(state: State, seat: int) -> list[float]:
    """The numbers that a learner gets."""
    return list(state.observe(seat))


class ObservationTests(GameTests):
    """What learners get."""

    def looks(self, state: State, seat: int) -> str:
        """What a seat sees, as far as observations must tell it."""
        return json.dumps(self.told_to_learners(state.view(seat)), sort_keys=True)

    @needs(Capability.OBSERVED)
    @unshrunk
    @given(seed=seeds, part=parts)
    def test_two_positions_are_observed_alike_if_and_only_if_they_look_alike(
        self, case: Case, seed: int, part: float
    ) -> None:
        state = position(case, seed, part)
        here = {seat: (self.looks(state, seat), observed(state, seat)) for seat in range(int(state.seats))}
        for other in loadable(state.dump()):
            if other.layout() is state.layout():
                for seat, (look, numbers) in here.items():
                    same = observed(other, seat) == numbers
                    assert same == (self.looks(other, seat) == look), difference(state.dump(), other.dump())

    @needs(Capability.OBSERVED)
    @unshrunk
    @given(seed=seeds, part=parts)
    def test_secrets_are_not_observed(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        for seat in range(int(state.seats)):
            assert observed(state.imagine(seat, Stream(seed)), seat) == observed(state, seat)

    @needs(Capability.OBSERVED)
    @unshrunk
    @given(seed=seeds, part=parts)
    def test_the_mask_has_the_legal_decisions_and_no_others(self, case: Case, seed: int, part: float) -> None:
        state = position(case, seed, part)
        numbers = state.numbering()
        mask = state.action_mask()
        assert len(mask) == state.action_count()
        marked = [int(numbers.action(number)) for number, legal in enumerate(mask) if legal]
        assert marked == ([] if state.to_act == CHANCE else state.legal())

    @needs(Capability.OBSERVED)
    def test_parts_follow_each_other_and_spans_do_too(self, case: Case) -> None:
        state = start(case)
        at = 0
        for part in state.observation_parts():
            assert part.first == at
            at += part.size
        assert at == len(state.observe(0))
        numbers = state.numbering()
        actions = [int(numbers.action(number)) for number in range(state.action_count())]
        assert len(set(actions)) == len(actions)
        assert [int(numbers.number(action)) for action in actions] == list(range(len(actions)))
