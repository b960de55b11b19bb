"""The contract, kept by the tiny game of the tests."""

from hypothesis import strategies as st

from kingcraft.testing import Contract
from kingcraft.testing.base import Dump
from tests.contract.phrases import words


class TestToll(Contract):
    game = "toll"
    setups = ({}, {"rounds": "3"})

    def public(self, dump: Dump, seat: int | None) -> Dump:
        """Others' cards are hidden; of others' choices all but whether they are made."""
        hands = [card if other == seat or not card else "?" for other, card in enumerate(dump["hands"])]
        made = [choice if other == seat else choice not in (-1, 1) for other, choice in enumerate(dump["choices"])]
        return {**dump, "hands": hands, "choices": made}

    def phrases(self) -> st.SearchStrategy[str]:
        return words("stay", "fold", "stake 1", "stake 2", "roll 3")
