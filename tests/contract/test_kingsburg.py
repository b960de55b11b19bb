"""The contract, kept by Kingsburg in many set-ups."""

from hypothesis import strategies as st

from kingcraft.core.stream import Stream
from kingcraft.testing import Case, Contract
from kingcraft.testing.base import Dump
from kingcraft.testing.phrases import decision, whole_phrases
from tests.contract.phrases import words
from tests.kingsburg.setups import SETUPS

LETTERS = "ABCDE"
goods = words("gold", "wood", "stone")
dice = st.lists(st.sampled_from(["1", "2", "3", "4", "5", "6", "w1", "w4", "2!"]), min_size=1, max_size=4)
groups = st.builds("{}>{}{}".format, dice.map("+".join), st.integers(0, 20), st.sampled_from(["", "", " envoy"]))
PHRASES = st.one_of(
    groups,
    st.builds("{} {}".format, st.sampled_from(["recruit", "take", "lose", "swap", "pay"]), goods),
    st.builds("build {}".format, st.sampled_from(["statue", "inn", "crane", "town-hall", "cake"])),
    words("pass", "done", "keep", "decline", "statue", "chapel", "market", "white", "enemy", "orcs-1-3", "envoy"),
)


class TestKingsburg(Contract):
    game = "kingsburg"
    setups = SETUPS

    def public(self, dump: Dump, seat: int | None) -> Dump:
        """The enemy of the year is hidden until it comes, but from those who have looked at it; soldiers that are
        chosen are hidden from others until all are shown."""
        came = dump["phase"] == "winter" and dump["step"] != "enemy"
        looked = seat is not None and LETTERS[seat] in dump["seen"]
        reckoned = dump["phase"] == "winter" and dump["step"] in ("battle", "spoils", "losses", "home")
        players = [{**player, "combat": player["combat"] if reckoned else 0} for player in dump["players"]]
        for other, player in enumerate(players):
            if other != seat:
                player.update({name: "?" for name in ("kept",) if name in player})
                player.update({"hand": len(player["hand"])} if "hand" in player else {})
            if "chosen" in player and not reckoned and other != seat:
                player["chosen"] = "?"
        public = {**dump, "players": players, "enemy": dump["enemy"] if came or looked else "?"}
        # Who is asked and what for follows from the step and from whose decision it is.
        for asking in ("asked", "group", "kinds", "turn"):
            del public[asking]
        return public if dump["step"] == "build" else {**public, "built": 0}

    def told_to_learners(self, view: Dump) -> Dump:
        """Strength follows from buildings and soldiers, who has looked from the rest."""
        return {**view, "players": [{**player, "strength": None, "peeked": None} for player in view["players"]]}

    def phrases(self) -> st.SearchStrategy[str]:
        return PHRASES

    def test_there_are_phrases_to_join(self) -> None:
        """So that the test of phrases is about something."""
        case: Case = ("kingsburg", 3, {})
        moments = [(seed, part) for seed in range(12) for part in (0.5, 0.7, 0.9)]
        assert any(whole_phrases(decision(case, seed, part), Stream(seed)) for seed, part in moments)
