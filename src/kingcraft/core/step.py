"""The step machine: a game as a calendar of steps. A step is one decision, one chance event, or what goes by itself.

A `Step` is all that one step is: who acts, what may be chosen, what it does, how it is written, read, told, refused,
hidden and audited. A `Calendar` has the steps of a game. `SteppedState` keeps the contract of `State` by asking the
step at hand, so a game writes steps and overrides here only what is hot.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, Self, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action
from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import LETTERS, Names, Phrase, Telling, spoken_facts
from kingcraft.core.state import CHANCE, MOST_ACTIONS, OVER, State, pick
from kingcraft.core.stream import Stream
from kingcraft.locales import say

NEW: Final = -1
"""The number of a step that no other file names: the calendar finds one for it."""
NOBODY: Final[i64] = -3
"""`to_act` while the game goes on by itself."""
UNKNOWN: Final = "?"
"""What notation has in place of what a seat may not know."""

P = TypeVar("P", bound="SteppedState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[P]):
    """One step of a game.

    `name` is what positions and messages call it, `phase` where in the game it stands, `section` the section of the
    rules that has it. `laid` tells whether all that the set-up lays down for everybody is known by then.
    """

    def __init__(self, number: i64, name: str, phase: str, section: str) -> None:
        self.number = number
        self.name = name
        self.phase = phase
        self.section = section
        self.laid = True

    # -- what happens here -----------------------------------------------------------------------

    def act(self, state: P, move: Action) -> None:
        """Plays a legal action."""
        raise NotImplementedError

    def proceed(self, state: P) -> None:
        """Does what goes by itself, up to the next decision or chance event: called while `to_act` is NOBODY."""
        raise NotImplementedError

    def restore(self, state: P) -> None:
        """Sets who acts in a position that was set up here."""
        raise NotImplementedError

    def audit(self, state: P) -> None:
        """Raises BadPosition if the game cannot stand here."""

    # -- what may be chosen ----------------------------------------------------------------------

    def listed(self, state: P) -> vec[i64]:
        """The legal actions of the seat to act; at chance, the outcomes that have a weight. Ascending."""
        return outcomes_of(self.weights(state))

    def allows(self, state: P, move: Action) -> bool:
        """Whether an action is legal here."""
        return any([move == other for other in self.listed(state)])

    def pick(self, state: P, stream: Stream) -> Action:
        """One legal action at random: a decision with equal odds, an outcome at its odds."""
        if state.to_act == CHANCE:
            return pick(self.weights(state), stream)
        actions = self.listed(state)
        return actions[stream.below(len(actions))]

    def weights(self, state: P) -> list[tuple[int, int]]:
        """At chance: every outcome with its weight, ascending. None at other steps."""
        return []

    def refuse(self, state: P, move: Action) -> Ruling:
        """The rule that forbids an action that is not legal here."""
        return Ruling("not-here", self.section, {"example": self.example(state)})

    # -- what a seat may know --------------------------------------------------------------------

    def hides(self, state: P, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may not know what is drawn or decided here."""
        return False

    def imagine(self, state: P, seat: int | None, stream: Stream) -> None:
        """Draws again what a seat cannot know because of this step."""

    # -- how it is asked, written and told -------------------------------------------------------

    def question(self, state: P) -> Phrase:
        """What the seat to act must do now."""
        return Phrase(f"{state.calendar().game}-ask-{self.name}")

    def write(self, state: P, move: Action) -> str:
        """An action of this step in notation."""
        raise NotImplementedError

    def read(self, state: P, words: list[str]) -> int:
        """The action of this step that words mean, legal or not; -1 for none."""
        return -1

    def split(self, state: P, text: str) -> list[str]:
        """The single decisions of a phrase made here."""
        return [text]

    def example(self, state: P) -> str:
        """A move that could be made here, for who wrote one that means nothing."""
        actions = self.listed(state)
        return self.write(state, actions[len(actions) - 1]) if len(actions) > 0 else "-"

    def telling(self, state: P, move: Action, hidden: bool) -> Telling:
        """What there is to say of an action about to be played; `hidden` if what it is may not be named."""
        raise NotImplementedError


class Calendar:
    """The steps of a game, by their numbers and by their names.

    `told` says whether the locales have messages for them. Where they have none, moves are told in notation.
    """

    def __init__(self, game: str, steps: Sequence[Step[Any]], told: bool = True) -> None:
        number_all(steps)
        self.game = game
        self.told = told
        self.steps = sorted(steps, key=lambda one: int(one.number))

    def named(self, name: str, phase: str | None = None) -> Step[Any]:
        """The step of this name; `phase` where several phases have one."""
        return next(one for one in self.steps if one.name == name and phase in (None, one.phase))


@mypyc_attr(allow_interpreted_subclasses=True)
class SteppedState(State):
    """A position of a game that is a calendar of steps; `step` is the number of the step at hand.

    A game implements `calendar`, `copy`, `scores`, `winners`, `view` and `dump`, and `laws` where there are any.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.step: i64 = 0

    def calendar(self) -> Calendar:
        """The steps of this game."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy, as cheap as memory allows."""
        raise NotImplementedError

    def here(self) -> Step[Any]:
        """The step at hand."""
        return self.calendar().steps[int(self.step)]

    def laws(self) -> None:
        """Raises BadPosition where something does not hold that must hold at every step."""

    def forget(self, seat: int | None, stream: Stream) -> None:
        """Draws again what a seat cannot know, whatever the step."""

    # -- what is hot: a game overrides these for speed -------------------------------------------

    def actions(self) -> vec[i64]:
        """The legal actions as machine integers."""
        return self.here().listed(self)

    def weights(self) -> list[tuple[int, int]]:
        """At chance: every outcome with its weight."""
        return self.here().weights(self)

    def allows(self, action: int) -> bool:
        """Whether an action is legal here."""
        return 0 <= action < MOST_ACTIONS and self.to_act != OVER and self.here().allows(self, action)

    def sample(self, stream: Stream) -> i64:
        """One action at random."""
        return self.here().pick(self, stream)

    def make(self, action: i64) -> None:
        """Plays a legal action, then all that follows by itself."""
        self.here().act(self, action)
        while self.to_act == NOBODY:
            self.here().proceed(self)

    # -- notation --------------------------------------------------------------------------------

    def write(self, action: int) -> str:
        """The action in notation."""
        return self.here().write(self, action)

    def write_for(self, action: int, seat: int | None) -> str:
        """The action in notation; the last word is unknown to a seat from which it is hidden."""
        text = self.write(action)
        return " ".join([*text.split(" ")[:-1], UNKNOWN]) if self.here().hides(self, seat) else text

    def read(self, text: str) -> int:
        """The action that a text means here; IllegalMove if no step understands it."""
        words = text.split()
        move = -1
        if words:
            move = self.here().read(self, words)
            if move < 0:
                move = self.read_elsewhere(words)
        if move < 0:
            here = self.here()
            raise IllegalMove(Ruling("notation", here.section, {"text": text, "example": here.example(self)}))
        return move

    def read_elsewhere(self, words: list[str]) -> int:
        """The action that another step understands, to be refused by its rule; -1 for none."""
        for one in self.calendar().steps:
            move = one.read(self, words)
            if move >= 0:
                return move
        return -1

    def steps(self, text: str) -> list[str]:
        """The single decisions of a phrase."""
        return self.here().split(self, text)

    def refuse(self, action: int) -> Ruling:
        """The rule that forbids an action that is not legal here."""
        return self.here().refuse(self, action)

    # -- words -----------------------------------------------------------------------------------

    def tell(self, action: int, lang: str, seat: int | None = None, names: Names = LETTERS) -> str:
        """The action in words, as this seat may know it."""
        if not self.calendar().told:
            return self.write_for(action, seat)
        here = self.here()
        telling = here.telling(self, action, here.hides(self, seat))
        about = names.facts(telling.seat) if telling.seat >= 0 else {}
        return say(lang, self._message("tell", telling), **about, **spoken_facts(telling.facts, lang))

    def label(self, action: int, lang: str) -> str:
        """The action as its button says it: what to do, without a subject."""
        if self.to_act == CHANCE or not self.calendar().told:
            return self.write(action)
        telling = self.here().telling(self, action, False)
        return say(lang, self._message("do", telling), **spoken_facts(telling.facts, lang))

    def _message(self, kind: str, telling: Telling) -> str:
        return f"{self.calendar().game}-{kind}-{telling.id}"

    def ask(self, lang: str) -> str:
        """What the seat to act must do now, in words; nothing if the game is not told."""
        if not self.calendar().told:
            return ""
        if self.to_act >= 0:
            return self.here().question(self).text(lang)
        return say(lang, f"{self.calendar().game}-ask-{'over' if self.to_act == OVER else 'chance'}")

    def section(self, action: int) -> str:
        """The section of the rules that has the step at hand."""
        return self.here().section

    # -- what is hidden, and what must hold ------------------------------------------------------

    def imagine(self, seat: int | None, stream: Stream) -> Self:
        """A state this seat cannot tell from the truth."""
        twin = self.copy()
        twin.forget(seat, stream)
        twin.here().imagine(twin, seat, stream)
        return twin

    def audit(self) -> None:
        """Raises BadPosition where one of the game's laws does not hold, or the game cannot stand at this step."""
        self.laws()
        self.here().audit(self)
        choices = len(self.weights()) if self.to_act == CHANCE else len(self.actions())
        if self.to_act != OVER and choices == 0:
            raise bad("step", self.here().name)


def number_all(steps: Sequence[Step[Any]]) -> None:
    """Gives the new steps of a calendar numbers behind all others."""
    known = [int(one.number) for one in steps if one.number != NEW]
    following = max(known, default=-1) + 1
    for one in steps:
        if one.number == NEW:
            one.number = following
            following += 1


def outcomes_of(weights: list[tuple[int, int]]) -> vec[i64]:
    """What can be drawn, without how likely it is."""
    found = vec[i64]()
    for outcome, _ in weights:
        found = append(found, outcome)
    return found
