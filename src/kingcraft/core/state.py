"""State: the contract that every game keeps, and every bot, table and learner relies on."""

import hashlib
import json
import operator
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kingcraft.core.news import News
from kingcraft.core.observe import Layout, Numbering, Part, Row
from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import LETTERS, Names, Phrase
from kingcraft.core.stream import Stream

CHANCE: Final[i64] = -1
"""`to_act` when dice or cards decide."""
OVER: Final[i64] = -2
"""`to_act` when the game is over."""
MOST_ACTIONS: Final = 1 << 31
"""Actions are numbers below this one."""
_UNOBSERVED: Final = (
    "this game has no observations for learners: its State must bring layout, write_observation and numbering"
)


def viewer(seat: object) -> None:
    """Raises TypeError for what is no seat: seats are numbers from 0 on, None is a spectator."""
    if seat is not None and not isinstance(seat, int):
        raise TypeError(f"a seat is a number from 0 on, or None for a spectator, not {seat!r}")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. It holds no seed, no generator and no shuffled deck: chance is played from outside.

    A game implements the methods of the first part; those of the second rest on them and may be
    overridden for speed.
    """

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.to_act: i64 = CHANCE

    # -- what a game implements ------------------------------------------------------------------

    def actions(self) -> vec[i64]:
        """The legal actions as machine integers: ascending, each once, none only when over."""
        raise NotImplementedError

    def weights(self) -> list[tuple[int, int]]:
        """At chance: every outcome with its whole-number weight, in ascending order of outcome."""
        raise NotImplementedError

    def make(self, action: i64) -> None:
        """Plays an action known to be legal: what search and replays call."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy, as cheap as memory allows."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats after the game's tie-breaks, several if shared; none before the end."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may know, as plain JSON; None is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int | None, stream: Stream) -> "State":
        """A state this seat cannot tell from the truth, the unknown drawn anew at the right odds."""
        raise NotImplementedError

    def write(self, action: int) -> str:
        """The action in notation."""
        raise NotImplementedError

    def read(self, text: str) -> int:
        """The action that this notation means here, legal or not; IllegalMove if it means nothing."""
        raise NotImplementedError

    def refuse(self, action: int) -> Ruling:
        """The rule that forbids an action that is not legal here."""
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        """The whole position as readable JSON, with the name of the game under `game`."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raises BadPosition where one of the game's laws does not hold."""
        raise NotImplementedError

    def check_supply(self) -> None:
        """Raises BadPosition where a position has more of a piece than the box.

        `load` asks this of positions set up by hand. Records are not asked: earlier versions took such positions.
        """

    # -- what a game implements for learners -----------------------------------------------------

    def layout(self) -> Layout:
        """The parts of an observation: the same for all positions of a set-up."""
        raise NotImplementedError(_UNOBSERVED)

    def write_observation(self, seat: i64, row: Row) -> None:
        """Writes what this seat may know in the order of the layout: into zeros, or over what was written there before.

        So what may be there at another time is written or cleared each time, never passed over (see `Row`).
        """
        raise NotImplementedError(_UNOBSERVED)

    def write_setting(self, seat: i64, row: Row) -> None:
        """Writes what stays as it is from the first decision on: the parts of the layout that come last, or none.

        In a game from its beginning it is the same whoever looks.
        """

    def numbering(self) -> Numbering:
        """The numbers of all decisions of this set-up."""
        raise NotImplementedError(_UNOBSERVED)

    # -- what rests on it ------------------------------------------------------------------------

    def legal(self) -> list[int]:
        """The legal actions as small ints: sorted, each once, empty only when over."""
        return list(self.actions())

    def allows(self, action: int) -> bool:
        """Whether an action is legal here."""
        return action in self.legal()

    def play(self, action: SupportsIndex) -> None:
        """Plays an action; an illegal one raises IllegalMove and changes nothing."""
        number = operator.index(action)
        if not self.allows(known_action(number)):
            raise IllegalMove(self.refuse(number))
        self.make(number)

    def odds(self) -> list[tuple[int, float]]:
        """At chance: every outcome with its probability."""
        weights = self.weights()
        total = sum([weight for _, weight in weights])
        return [(outcome, weight / total) for outcome, weight in weights]

    def sample(self, stream: Stream) -> i64:
        """One action at random: an outcome at its odds, or any legal action alike."""
        if self.to_act == CHANCE:
            return pick(self.weights(), stream)
        actions = self.actions()
        return actions[stream.below(len(actions))]

    def play_out(self, stream: Stream) -> i64:
        """Plays every decision and every chance at random until the game is over; returns how many there were."""
        count: i64 = 0
        while self.to_act != OVER:
            self.make(self.sample(stream))
            count += 1
        return count

    def observe(self, seat: SupportsIndex) -> "memoryview[float]":
        """All that this seat may know, as numbers of 32 bits: `numpy.asarray(state.observe(0))`."""
        values = self.layout().empty[:]
        row = Row(values, 0)
        looks = operator.index(seat)
        self.write_observation(looks, row)
        self.write_setting(looks, row)
        return memoryview(values).cast("B").cast("f")

    def observation_parts(self) -> list[Part]:
        """What the numbers of an observation mean."""
        return self.layout().parts

    def action_count(self) -> int:
        """How many numbers of decisions there are in this set-up."""
        return int(self.numbering().count)

    def action_mask(self) -> vec[u8]:
        """A 1 for the number of every legal decision; nothing but 0 where nobody decides."""
        numbers = self.numbering()
        mask = numbers.nothing[:]
        if self.to_act >= 0:
            legal = self.actions()[:]
            numbers.mark(legal, legal, 0, mask, 0)
        return mask

    def why_not(self, text: str) -> Ruling | None:
        """The ruling that forbids a move or a phrase of several, or None if `Table.play` would take it."""
        from kingcraft.core.replay import actions_of

        try:
            actions_of(self, text)
        except IllegalMove as error:
            return error.ruling
        return None

    def steps(self, text: str) -> list[str]:
        """The single decisions that a phrase of notation stands for; usually itself."""
        return [text]

    def write_for(self, action: int, seat: int | None) -> str:
        """The action in notation as this seat sees it, with `?` for what it may not know."""
        return self.write(action)

    def tell(self, action: int, lang: str, seat: int | None = None, names: Names = LETTERS) -> str:
        """The action in words, as this seat may know it, about to be made here."""
        return self.write_for(action, seat)

    def label(self, action: int, lang: str) -> str:
        """The action as its button says it to the seat to act: what to do, without a subject."""
        return self.write(action)

    def news(self, before: "State", action: int, seat: int | None = None) -> list[News]:
        """What followed from an action made in `before` that led here, as far as this seat may know it."""
        return []

    def chapter(self) -> Phrase | None:
        """The heading under which moves made here stand in a log: a round, a season; None before the first."""
        return None

    def section(self, action: int) -> str:
        """The section of the rules that a move made here rests on, as rulings name it; empty where none does."""
        return ""

    def contents(self) -> dict[str, object]:
        """The pieces in play as plain JSON, the same all game long: what a page needs to draw and explain them."""
        return {}

    def outlook(self, seat: int | None) -> dict[str, object]:
        """What a careful player could work out from `view(seat)`: prices, reach, odds; nothing if the game does not."""
        return {}

    def score_sheet(self) -> list[ScoreLine]:
        """Where everybody's points come from, seat by seat in one order of sources; nothing if the game cannot say."""
        return []

    def ask(self, lang: str) -> str:
        """What the seat to act must do now, in words."""
        return ""

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The board for a terminal, in rich markup, as this seat sees it."""
        return json.dumps(self.view(seat), indent=2, ensure_ascii=False)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as a picture, as this seat sees it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from kingcraft.core.registry import load

        return (load, (self.dump(),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.fingerprint())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.seats} seats, {self.fingerprint()}>"

    def _repr_svg_(self) -> str:
        return self.svg()

    def fingerprint(self) -> str:
        """A short hash of the whole position, the same on every machine."""
        return digest(self.dump())


def digest(data: dict[str, object]) -> str:
    """A short hash of plain JSON, the same on every machine."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def known_action(action: int) -> int:
    """The action, if it is a number that any game could use; IllegalMove for others."""
    if not 0 <= action < MOST_ACTIONS:
        raise IllegalMove(Ruling("no-such-action", facts={"action": str(action)}))
    return action


def pick(weights: list[tuple[int, int]], stream: Stream) -> int:
    """An outcome at its odds."""
    total = sum([weight for _, weight in weights])
    return outcome_at(weights, int(stream.below(total)))


def outcome_at(weights: list[tuple[int, int]], ticket: int) -> int:
    """The outcome that holds a ticket, when each has as many tickets as its weight."""
    for outcome, weight in weights:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("ticket out of range")


def integers(numbers: list[int]) -> vec[i64]:
    """A vector of machine integers from a list."""
    vector = vec[i64]()
    for number in numbers:
        vector = append(vector, number)
    return vector
