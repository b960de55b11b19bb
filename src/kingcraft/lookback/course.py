"""The course of a game: every seat's chance to win before and after each move.

A die or a card changes the chances by luck, a decision by skill. Chances before a die are means over how it may fall,
so that luck comes to nothing on average; each change begins where the one before it ended, so that all of them add up.
"""

from dataclasses import dataclass

from kingcraft.bots.oracle import Oracle, outlook
from kingcraft.core.record import Record
from kingcraft.core.replay import Played, first_state, replay
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.core.state import OVER, State

WHOLE = 1_000_000
Chances = list[int]
"""A chance for each seat, in millionths; they add up to WHOLE."""


@dataclass(frozen=True)
class Station:
    """A position: every seat's chance in it, and how far that may be off, which is nothing where the game is over."""

    chances: Chances
    off: Chances


@dataclass(frozen=True)
class Change:
    """A move, the chances before and after it, and how far each of these may be off. `seat` is who decided; None if
    chance did."""

    ply: int
    seat: int | None
    text: str
    before: Chances
    after: Chances
    before_off: Chances
    after_off: Chances

    def of(self, seat: int) -> int:
        """What it changed for a seat, in millionths."""
        return self.after[seat] - self.before[seat]

    def dump(self) -> dict[str, object]:
        """As plain JSON."""
        return {"ply": self.ply, "seat": self.seat, "move": self.text, "before": self.before, "after": self.after,
                "off": self.after_off}  # fmt: skip


def finished(record: Record, given_up: bool = False) -> list[Played]:
    """The moves of a game that is over; what is not over is refused, for its cards are still secret.

    A game that was `given_up` is over where it stands: somebody resigned.
    """
    moves = list(replay(record))
    last = moves[-1].after if moves else first_state(record)
    if not moves or (last.to_act != OVER and not given_up):
        raise Refused(Ruling("lookback-unfinished"))
    return moves


def changes(moves: list[Played], stations: list[Station]) -> list[Change]:
    """All changes of a game, by the chances in each of its positions, the first one included.

    A move without a choice changes nothing, unless it ends the game.
    """
    found: list[Change] = []
    before = stations[0]
    for made in moves:
        after = before if changes_nothing(made) else stations[made.ply]
        found.append(
            Change(made.ply, who(made.before), made.text, before.chances, after.chances, before.off, after.off)
        )
        before = after
    return found


def changes_nothing(made: Played) -> bool:
    """Whether nobody had a choice; what ends the game does change something."""
    return made.before.to_act >= 0 and made.after.to_act != OVER and not was_choice(made)


def was_choice(made: Played) -> bool:
    """Whether there was more than one thing to do."""
    return not made.forced and len(made.before.legal()) > 1


def who(state: State) -> int | None:
    """Who decides in a position; None if chance does, or nobody any more."""
    return int(state.to_act) if state.to_act >= 0 else None


def station(state: State, oracle: Oracle, samples: int, seed: int, since: State | None = None) -> Station:
    """The chances in one position, as things truly lie: what is luck depends on no seat's knowledge. `since` is where
    somebody last decided something."""
    found, off = outlook(oracle, state, samples, seed, since)
    return Station(in_millionths(found), [round(each * WHOLE) for each in off])


def in_millionths(found: list[float]) -> Chances:
    """Chances as whole numbers; what rounding leaves goes to the largest."""
    whole = [round(chance * WHOLE) for chance in found]
    whole[whole.index(max(whole))] += WHOLE - sum(whole)
    return whole
