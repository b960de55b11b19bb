"""Course: the moves of a match and the position they lead to. A position, once there, is never changed."""

from typing import Final

from kingcraft.core.chance import Dealer
from kingcraft.core.record import Move, Record
from kingcraft.core.replay import Played, actions_of, actor, first_state, played, state_at, why_no_undo
from kingcraft.core.ruling import NoUndo
from kingcraft.core.state import CHANCE, State

_NOBODY: Final[list[bool]] = []


class Course:
    """A record and its position; `steps` are the moves made since the course was begun or copied."""

    def __init__(self, record: Record, state: State) -> None:
        self.record = record
        self.state = state
        self.steps: list[Played] = []
        self.forced: list[int] = []
        """The plies that were played for a seat because it had no choice."""
        self.by: dict[int, str] = {}
        """The plies that a bot played in a person's place, and which bot."""
        self._trail: list[State] = []
        """The positions before each of the last moves, as far back as one seat alone has moved."""

    def copy(self) -> "Course":
        """An independent course from here on."""
        other = Course(self.record.copy(), self.state)
        other.forced, other.by, other._trail = self.forced[:], dict(self.by), self._trail[:]
        return other

    @property
    def ply(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    # -- going on --------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Plays a move or a phrase of several; IllegalMove, and nothing is played, if it cannot be."""
        for action in actions_of(self.state, text):
            self.push(action)

    def read(self, text: str, forced: bool = False, by: str | None = None) -> None:
        """Plays a move as it was written down; it is known to be legal."""
        self._go(self.state.read(text), text, forced, by)

    def push(self, action: int, forced: bool = False, by: str | None = None) -> None:
        """Plays a legal action."""
        self._go(action, self.state.write(action), forced, by)

    def follow(self, dealer: Dealer, willing: list[bool] = _NOBODY) -> None:
        """Plays what nobody decides: dice and cards, and for the seats that want it what they cannot but do."""
        while True:
            if self.state.to_act == CHANCE:
                self.push(dealer.outcome(self.ply + 1, self.state.weights()))
                continue
            action = self._only_choice(willing)
            if action is None:
                return
            self.push(action, forced=True)

    def _only_choice(self, willing: list[bool]) -> int | None:
        """The one thing a seat can do, where doing it for them takes nothing from them: no choice, and no undo."""
        seat = int(self.state.to_act)
        if seat < 0 or not willing or not willing[seat] or self.can_undo():
            return None
        legal = self.state.legal()
        return legal[0] if len(legal) == 1 else None

    def _go(self, action: int, text: str, forced: bool, by: str | None) -> None:
        who = actor(self.state)
        self._remember(who)
        self.record.moves.append(Move(who, text))
        self.steps.append(played(self.state, self.ply, action, text, forced, by))
        self.state = self.steps[-1].after
        if forced:
            self.forced.append(self.ply)
        if by is not None:
            self.by[self.ply] = by

    def _remember(self, who: str) -> None:
        if self.state.to_act == CHANCE:
            self._trail = []
            return
        same = bool(self.record.moves) and self.record.moves[-1].who == who
        self._trail = [*self._trail, self.state] if same else [self.state]

    # -- going back ------------------------------------------------------------------------------

    def undo_to(self) -> int:
        """How many moves remain when the last decision is taken back; NoUndo tells why it cannot be."""
        count = self._decided()
        ruling = why_no_undo(self.state, self.record, count)
        if ruling is not None:
            raise NoUndo(ruling)
        return count - 1

    def can_undo(self) -> bool:
        """Whether the seat on turn could take back its last decision."""
        return why_no_undo(self.state, self.record, self._decided()) is None

    def _decided(self) -> int:
        """How many moves there are up to the last that somebody decided."""
        count, who = self.ply, actor(self.state)
        while count in self.forced and self.record.moves[count - 1].who == who:
            count -= 1
        return count

    def back_to(self, ply: int) -> None:
        """Takes back all moves after so many."""
        gone = self.ply - ply
        del self.record.moves[ply:]
        self.forced = [number for number in self.forced if number <= ply]
        self.by = {number: bot for number, bot in self.by.items() if number <= ply}
        if gone <= len(self._trail):
            self.state = self._trail[-gone]
            del self._trail[-gone:]
        else:
            self.state, self._trail = state_at(self.record, ply), []


def begin(record: Record) -> Course:
    """The course of a record that has no moves yet."""
    return Course(record, first_state(record))
