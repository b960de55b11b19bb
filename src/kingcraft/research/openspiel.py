"""OpenSpiel: every game that has observations, with explicit chance. Importing this module registers them.

    import pyspiel
    import kingcraft.research.openspiel
    game = pyspiel.load_game("python_kingcraft_kingsburg(players=3,edition=2007)")

Returns are places, from 1 for the first to -1 for the last. An action is the number of a decision; an outcome of chance
is its place in the list of `weights`. An information state is all that a player has seen, as a string; as a tensor it
is the observation, which holds what a player who counts cards could know. A state as a string is the record so far.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from kingcraft.core.options import spelled
from kingcraft.core.registry import Game, Option, game_named
from kingcraft.core.rewards import rewards
from kingcraft.core.state import CHANCE, OVER, State, digest
from kingcraft.core.stream import Stream
from kingcraft.research.games import observed_games
from kingcraft.research.retelling import retold
from kingcraft.research.spaces import row

MOST_OUTCOMES = 4096
LONGEST = 100_000
"""More actions than any game has."""
_UNSAID = ("", 0)
"""The values of a parameter that leave an option as it usually is."""


def _unsaid(option: Option) -> str | int:
    """OpenSpiel reads digits as a number whatever is asked for: an option of nothing but numbers must be one."""
    return 0 if option.values and all([value.isdigit() for value in option.values]) else ""


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_kingcraft_{game.name.replace('-', '_')}",
        long_name=f"Kingcraft {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.least, **{option.name: _unsaid(option) for option in game.options}},
    )


def _value(text: str) -> object:
    """A parameter: `pack=@my.toml` is a file to read, as on the command line."""
    return Path(text[1:]) if text.startswith("@") else text


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up of a game."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = game_named(self.name)
        said = {name: _value(str(value)) for name, value in (params or {}).items() if value not in _UNSAID}
        seats = int(str(said.pop("players", rules.least)))
        self.first = rules.start(seats, rules.settle(seats, spelled(rules, said)))
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.first.action_count(), max_chance_outcomes=MOST_OUTCOMES, num_players=seats,
            min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(_type_of(rules), facts, params or {})

    def new_initial_state(self) -> "SpielState":
        """The start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Who writes what players may know into tensors."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.first, kind.perfect_recall)


class Course:
    """A table, what was done at it, and for each player the same as that player saw it."""

    def __init__(self, table: State) -> None:
        self.table = table
        self.made: list[int] = []
        self.written: list[str] = []
        self.seen: list[list[str]] = [[] for _ in range(int(table.seats))]

    def make(self, action: int) -> None:
        """Plays an action known to be legal."""
        self.made.append(action)
        self.written.append(self.table.write(action))
        for seat, moves in enumerate(self.seen):
            moves.append(self.table.write_for(action, seat))
        self.table.make(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        """OpenSpiel copies a state attribute by attribute; tables have a cheaper way than by their pickles."""
        other = Course(self.table.copy())
        other.made = self.made[:]
        other.written = self.written[:]
        other.seen = [moves[:] for moves in self.seen]
        return other


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of Kingcraft."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.first.copy())

    @property
    def table(self) -> State:
        """The state as the rest of Kingcraft knows it."""
        return self.course.table

    def current_player(self) -> int:
        """The player to decide, or chance, or nobody any more."""
        seat = int(self.table.to_act)
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.table.numbering()
        return [int(numbers.number(action)) for action in self.table.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with its probability."""
        return [(place, odds) for place, (_, odds) in enumerate(self.table.odds())]

    def _meant(self, player: int, action: int) -> int:
        """The action of the contract that a number means here."""
        if player != pyspiel.PlayerId.CHANCE:
            return int(self.table.numbering().action(action))
        outcomes = self.table.weights()
        if not 0 <= action < len(outcomes):
            raise ValueError(f"no outcome of chance {action} here: there are {len(outcomes)}, from 0")
        return outcomes[action][0]

    def _number(self, meant: int) -> int:
        """The number that means an action of the contract here."""
        if self.table.to_act == CHANCE:
            return [outcome for outcome, _ in self.table.weights()].index(meant)
        return int(self.table.numbering().number(meant))

    def _apply_action(self, action: int) -> None:
        if action not in self.legal_actions():
            raise ValueError(f"not legal here: {action}")
        self.course.make(self._meant(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.write(self._meant(player, action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.to_act == OVER

    def returns(self) -> list[float]:
        """Each player's place, when the game is over."""
        return rewards(self.table, "rank") if self.is_terminal() else [0.0] * int(self.table.seats)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that this player cannot tell from this one, the unknown drawn anew; `sampler` gives 0 to 1.

        Its history leads to it: what was hidden from the player happened otherwise.
        """
        luck = Stream(int(sampler() * (1 << 62)))
        goal = self.table.imagine(player, luck)
        if goal == self.table:
            return self.clone()  # type: ignore[no-any-return]
        course = self.course
        hidden = [place for place, text in enumerate(course.seen[player]) if text != course.written[place]]
        other = SpielState(self.get_game())
        for meant in retold(other.table, course.made, hidden, player, goal, luck):
            other.apply_action(other._number(meant))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        return self.clone()  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return "; ".join(self.course.written) or "start"


class SpielObserver:
    """Writes observations as named parts of one tensor; with perfect recall the string is all that was seen."""

    def __init__(self, first: State, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(first.layout().size, np.float32)
        parts = first.observation_parts()
        self.dict = {part.name: self.tensor[part.first : part.first + part.size].reshape(part.shape) for part in parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player may know."""
        self.tensor[:] = row(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player has seen, and sees now: cards are shown without a move that names them."""
        now = f"sees {digest(state.table.view(player))}"
        if self.recall:
            return f"{player}: " + "; ".join([*state.course.seen[player], now])
        return f"{player}: {now}"


def _register(game: Game) -> None:
    """Makes a game known to OpenSpiel, by a class of its own, which stands in this module so that it can be pickled."""
    called = f"{game.name.title().replace('-', '')}Game"
    kind = type(called, (SpielGame,), {"name": game.name, "__module__": __name__})
    globals()[called] = kind
    pyspiel.register_game(_type_of(game), kind)


for _game in observed_games():
    _register(_game)
