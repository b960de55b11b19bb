"""The contract, kept by Kingdom Builder."""

from hypothesis import strategies as st

from kingcraft.core.stream import Stream
from kingcraft.testing import Contract
from kingcraft.testing.base import Dump
from kingcraft.testing.phrases import decision, whole_phrases
from tests.contract.phrases import words
from tests.kingdom_builder.setups import SETUPS

hexes = st.builds("{}{}".format, st.sampled_from("abcdefghijklmnopqrst"), st.integers(1, 20))
PHRASES = st.one_of(
    st.builds("build {}".format, hexes),
    st.builds("{} {}-{}".format, st.sampled_from(["barn", "paddock", "harbor", "farm", "end"]), hexes, hexes),
    st.builds("{} {}".format, st.sampled_from(["oracle", "tower", "tavern", "oasis", "farm", "barn"]), hexes),
    words("end", "give-up", "spent", "ready", "draw", "A", "grass"),
)


class TestKingdomBuilder(Contract):
    game = "kingdom-builder"
    setups = SETUPS

    def public(self, dump: Dump, seat: int | None) -> Dump:
        """Cards in others' hands are hidden until they are shown in their turns, and which cards the pile holds."""
        playing = dump["phase"] not in ("board", "card", "first", "deal")
        turn = dump["turn"] if playing else None
        players = [
            player if other == seat or player["seat"] == turn else {**player, "terrain": player["terrain"] and "?"}
            for other, player in enumerate(dump["players"])
        ]
        # Only a turn has a block, and it is never larger than the supply.
        supply = next(player["supply"] for player in players if player["seat"] == dump["turn"])
        block = min(dump["block"], supply) if dump["phase"] in ("turn", "lift", "give-up") else None
        pile = len(dump["deck"]["pile"])
        return {**dump, "players": players, "turn": turn, "block": block, "deck": {**dump["deck"], "pile": pile}}

    def told_to_learners(self, view: Dump) -> Dump:
        """Gold follows from the map."""
        return {**view, "players": [{**player, "gold": None} for player in view["players"]]}

    def phrases(self) -> st.SearchStrategy[str]:
        return PHRASES

    def test_there_are_phrases_to_join(self) -> None:
        """So that the test of phrases is about something."""
        case = ("kingdom-builder", 3, {"boards": "barn harbor paddock/ farm"})
        moments = [(seed, part) for seed in range(12) for part in (0.5, 0.7, 0.9)]
        assert any(whole_phrases(decision(case, seed, part), Stream(seed)) for seed, part in moments)
