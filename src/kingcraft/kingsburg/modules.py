"""The modules of To Forge a Realm: the options that put them in play, and which content each brings to the table."""

from typing import Final

from kingcraft.kingsburg.content import Entry

ROWS: Final = "rows"
SOLDIERS: Final = "soldiers"
VALUES: Final[dict[str, list[str]]] = {
    ROWS: ["base", "extended"],
    SOLDIERS: ["die", "tokens"],
}
"""The options and their values; the first of each is how the base game is played."""


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

    def bring(self, entry: Entry) -> bool:
        """Whether a piece that belongs to a module is in play."""
        return self.plays(module_of(entry))


def module_of(entry: Entry) -> str:
    """The module that brings a piece; none for what the base game is made of."""
    beyond = entry.kind == "building" and not 1 <= int(entry.data["row"]) <= 5
    return ROWS if beyond else ""
