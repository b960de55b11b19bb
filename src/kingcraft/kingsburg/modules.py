"""The modules of To Forge a Realm: the options that put them in play, and which content each brings to the table."""

from typing import Final

from kingcraft.core.entries import Entry
from kingcraft.core.pack import PACK

ROWS: Final = "rows"
STRIPS: Final = "strips"
SOLDIERS: Final = "soldiers"
GOVERNORS: Final = "governors"
DESTINY: Final = "destiny"
REWARDS: Final = "rewards"
CARDS: Final = "cards"
GOVERNOR: Final = "governor"
VALUES: Final[dict[str, list[str]]] = {
    ROWS: ["base", "extended"],
    STRIPS: ["none", "draw", "draft"],
    SOLDIERS: ["die", "tokens"],
    GOVERNORS: ["none", "deal", "random", "auction"],
    DESTINY: ["none", "cards"],
    REWARDS: ["printed", "house"],
    CARDS: ["both", "published", "house"],
}
"""The options and their values; the first of each is how the base game is played."""
OWN_SETS: Final = ("forge-a-realm", "house")
"""What comes with the modules. They are complete: a piece more would change the odds of games that were played, so it
belongs to a set of its own, which `sets` must name."""
PRESETS: Final[dict[str, dict[str, str]]] = {
    "base": {},
    "everything": {option: values[1] for option, values in VALUES.items() if option not in (REWARDS, CARDS)},
}
"""Without the expansion, and with each of its modules in its usual way: the second value of its option. Other rewards
of the advisors are no module of To Forge a Realm."""
MARKS: Final = {"single-source": "¹", "house": "*", PACK: "°"}
"""Stand by the names of pieces that are not known as published."""


class Modules:
    """What of the expansion is played, option by option."""

    def __init__(self, chosen: dict[str, str] | None = None) -> None:
        given: dict[str, str] = {} if chosen is None else chosen
        self.chosen = {option: given.get(option, values[0]) for option, values in VALUES.items()}

    def plays(self, option: str) -> bool:
        """Whether a module is in play."""
        return self.chosen[option] != VALUES[option][0]

    def said(self) -> dict[str, str]:
        """The options that differ from the base game."""
        return {option: value for option, value in self.chosen.items() if value != VALUES[option][0]}

    def bring(self, entry: Entry, sets: list[str]) -> bool:
        """Whether a shipped piece is in play, when these sets were named."""
        if not module_of(entry):
            return entry.set in sets
        if entry.set not in OWN_SETS and entry.set not in sets:
            return False
        if entry.kind == "building" and is_beyond(entry) and not self.plays(ROWS):
            return False
        return self.plays(module_of(entry)) and (module_of(entry) == ROWS or self._wants(entry))

    def bring_own(self, entry: Entry) -> bool:
        """Whether a piece of a pack is in play: cards with their module, printed rows and all others always."""
        if entry.kind in (GOVERNOR, DESTINY):
            return self.plays(module_of(entry))
        return "strip" not in entry.data or self.plays(STRIPS)

    def _wants(self, entry: Entry) -> bool:
        """Whether cards from where this one comes are wanted."""
        wanted = self.chosen[CARDS]
        return wanted == "both" or (wanted == "house") == (entry.data["provenance"] == "house")


def module_of(entry: Entry) -> str:
    """The module that brings a piece; none for what the base game is made of."""
    if entry.kind in (GOVERNOR, DESTINY):
        return GOVERNORS if entry.kind == GOVERNOR else DESTINY
    if entry.kind == "advisor" and entry.set in OWN_SETS:
        return REWARDS
    if entry.kind != "building":
        return ""
    return STRIPS if "strip" in entry.data else ROWS if is_beyond(entry) else ""


def is_beyond(entry: Entry) -> bool:
    """Whether a building stands above or below the five rows of the base game."""
    return not 1 <= int(entry.data["row"]) <= 5
