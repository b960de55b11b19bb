"""The games there are, and how each is set up."""

import importlib
from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from kingcraft.core.capability import BARE, Capability
from kingcraft.core.ruling import BadOption, BadPosition, IllegalMove, Ruling
from kingcraft.core.speech import Word
from kingcraft.core.state import State
from kingcraft.locales import knows

PLUG_INS: Final = "kingcraft.games"
"""The group of entry points by which another package brings a game: its name, and what makes its Game."""


class Option:
    """A choice of set-up: its name, what it is when nobody says, and the values there are (none: free text).

    `unsaid` is what it was before there was a choice: the meaning of records and positions that do not name it.
    """

    def __init__(self, name: str, default: str, values: list[str] | None = None, unsaid: str | None = None) -> None:
        self.name = name
        self.default = default
        self.values: list[str] = [] if values is None else values
        self.unsaid = default if unsaid is None else unsaid

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.default!r}, {self.values!r}, {self.unsaid!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Option, (self.name, self.default, self.values, self.unsaid))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the registry knows it; each game makes one of these and registers it."""

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        options: list[Option],
        presets: dict[str, dict[str, str]] | None = None,
        capabilities: Capability | None = None,
        kit: str = "",
    ) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.options = options
        self.presets: dict[str, dict[str, str]] = {} if presets is None else presets
        """Set-ups that people ask for by one word: the options that differ from what is usual."""
        self.capabilities: Capability = BARE if capabilities is None else capabilities
        """What the game has beyond the bare contract."""
        self.kit = kit
        """Where its `Kit` is (bots and all else that stands on the rules), as "module:NAME"; empty if it has none."""

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The first position, for options that `settle` has completed."""
        raise NotImplementedError

    def load(self, data: dict[str, object]) -> State:
        """The position that `dump` wrote or a person set up; BadPosition names the field that is wrong."""
        raise NotImplementedError

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options complete, in their own order; BadOption for what this game does not have."""
        if not self.least <= seats <= self.most:
            raise BadOption(
                Ruling(
                    "seats", facts={"game": called(self.name), "least": self.least, "most": self.most, "seats": seats}
                )
            )
        known = {option.name for option in self.options}
        for name in options:
            if name not in known:
                facts: dict[str, object] = {"option": name, "game": called(self.name), "known": self._option_names()}
                raise BadOption(Ruling("option-unknown", facts=facts))
        return {option.name: _value(option, options) for option in self.options}

    def recall(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a record complete: what an older version did not name is as it was then."""
        return self.settle(seats, {**{option.name: option.unsaid for option in self.options}, **options})

    def from_files(self, option: str, files: dict[str, str]) -> str:
        """The value of an option that a person keeps in a file or a folder of files, by their names."""
        raise BadOption(Ruling("option-no-file", facts={"option": option, "game": called(self.name)}))

    def __repr__(self) -> str:
        return f"<Game {self.name}, {self.least} to {self.most} seats>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (game_named, (self.name,))

    def _option_names(self) -> list[str]:
        return [option.name for option in self.options]


def register(game: Game) -> None:
    """Makes a game known by its name."""
    _GAMES[game.name] = game


def announce(name: str, module: str, maker: str) -> None:
    """Makes a game known that is imported only when somebody asks for it: `maker` in `module` gives its Game."""
    _ANNOUNCED[name] = (module, maker)


@cache
def _announce_installed() -> None:
    """Hears of the games that other installed packages bring; those that are known already stay what they are."""
    # A look at all packages takes time: nobody waits for it who asks for a game that is known.
    from importlib.metadata import entry_points

    for found in entry_points(group=PLUG_INS):
        if found.name not in _GAMES and found.name not in _ANNOUNCED:
            announce(found.name, found.module, found.attr)


def game_names() -> list[str]:
    """The names of all games, in alphabetical order; those of other packages too."""
    _announce_installed()
    return sorted({*_GAMES, *_ANNOUNCED})


def game_named(name: str) -> Game:
    """The game of that name; BadOption if there is none."""
    if name not in _GAMES:
        if name not in _ANNOUNCED and name not in game_names():
            raise BadOption(Ruling("game-unknown", facts={"game": name, "known": game_names()}))
        module, maker = _ANNOUNCED[name]
        register(_made(name, module, maker))
    return _GAMES[name]


def _made(name: str, module: str, maker: str) -> Game:
    """A game that was announced; BadOption if its package cannot be loaded."""
    try:
        game: Game = getattr(importlib.import_module(module), maker)()
    except (ImportError, AttributeError) as error:
        raise BadOption(Ruling("game-broken", facts={"game": name, "reason": str(error)})) from error
    return game


def called(name: str) -> object:
    """What people call a game, in any language; its own name if the locales have none for it."""
    return Word("game-" + name) if knows("game-" + name) else name


def load(data: dict[str, object]) -> State:
    """Any game's position from its dump."""
    name = data.get("game")
    if not isinstance(name, str):
        raise BadPosition(Ruling("position-field", facts={"field": "game", "value": str(name)}))
    state = game_named(name).load(data)
    if not speaks_for_itself(state):
        raise BadPosition(Ruling("position-moves"))
    return state


def speaks_for_itself(state: State) -> bool:
    """Whether every legal move can be written so that it is read again: else no record could hold the game."""
    for action in state.legal():
        try:
            if state.read(state.write(action)) != action:
                return False
        except IllegalMove:
            return False
    return True


def _value(option: Option, options: dict[str, str]) -> str:
    value = options.get(option.name, option.default)
    if option.values and value not in option.values:
        facts: dict[str, object] = {"option": option.name, "value": value, "known": option.values}
        raise BadOption(Ruling("option-value", facts=facts))
    return value


_GAMES: Final[dict[str, Game]] = {}
_ANNOUNCED: Final[dict[str, tuple[str, str]]] = {}
