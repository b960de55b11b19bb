"""KingsburgState: the contract of every game, kept for Kingsburg."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import LETTERS, Names
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import words
from kingcraft.kingsburg.board import Board, have
from kingcraft.kingsburg.chance import allows_outcome, draw, first_card, outcomes
from kingcraft.kingsburg.choices import allows_choice, listed, pick_choice
from kingcraft.kingsburg.ending import winning_seats
from kingcraft.kingsburg.help import helped_seat
from kingcraft.kingsburg.laws import audit_board
from kingcraft.kingsburg.layout import ENEMY_OF, LOOK, POINTS, ROLL_OF
from kingcraft.kingsburg.notation import read_action, split_phrase, write_action
from kingcraft.kingsburg.position import dump_board
from kingcraft.kingsburg.refusal import refusal
from kingcraft.kingsburg.tables import CARD, CARDS_A_YEAR
from kingcraft.kingsburg.view import is_face_up, view_of
from kingcraft.kingsburg.year import act


class KingsburgState(Board):
    """A position of Kingsburg that can be played."""

    def actions(self) -> vec[i64]:
        """The legal actions, ascending."""
        if self.to_act == OVER:
            return vec[i64]()
        if self.to_act >= 0:
            return listed(self)
        found = vec[i64]()
        for outcome, _ in outcomes(self):
            found = append(found, outcome)
        return found

    def weights(self) -> list[tuple[int, int]]:
        """At chance: every outcome with its weight."""
        return outcomes(self)

    def allows(self, action: int) -> bool:
        """Whether an action is legal here."""
        if action < 0 or action >= 1 << 31:
            return False
        if self.to_act >= 0:
            return allows_choice(self, action)
        return self.to_act == CHANCE and allows_outcome(self, action)

    def make(self, action: i64) -> None:
        """Plays a legal action."""
        act(self, action)

    def sample(self, stream: Stream) -> i64:
        """One action at random, without listing them all."""
        return draw(self, stream) if self.to_act == CHANCE else pick_choice(self, stream)

    def copy(self) -> "KingsburgState":
        """An independent copy."""
        twin = KingsburgState(int(self.seats))
        twin.become(self)
        return twin

    def scores(self) -> list[int]:
        """Points per seat, as they stand."""
        return [int(have(self, seat, POINTS)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Most points, then goods, then buildings; several if all are equal."""
        return winning_seats(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may know."""
        return view_of(self, seat)

    def imagine(self, seat: int | None, stream: Stream) -> "KingsburgState":
        """The enemy somebody else has looked at is any of the year's five; all else is open."""
        twin = self.copy()
        known = is_face_up(self) or (seat is not None and (self.seen >> seat) & 1 != 0)
        if self.enemy >= 0 and not known:
            twin.enemy = CARD[first_card(self) + stream.below(CARDS_A_YEAR)]
        return twin

    def write(self, action: int) -> str:
        """The action in notation."""
        return write_action(self, action)

    def read(self, text: str) -> int:
        """The action that a text means here."""
        return read_action(self, text)

    def steps(self, text: str) -> list[str]:
        """The single decisions of a phrase."""
        return split_phrase(self, text)

    def write_for(self, action: int, seat: int | None) -> str:
        """The action as a seat sees it: an enemy looked at is known only to who looks, or has looked before."""
        if self.step == LOOK and ENEMY_OF <= action < ROLL_OF:
            return write_action(self, action) if self._may_know(seat) else "enemy ?"
        return write_action(self, action)

    def _may_know(self, seat: int | None) -> bool:
        """Whether a seat learns the enemy that is being looked at, or knows it already."""
        known = self.seen | (1 << helped_seat(self))
        return seat is not None and (known >> seat) & 1 != 0

    def tell(self, action: int, lang: str, seat: int | None = None, names: Names = LETTERS) -> str:
        """The action in words, as a seat may know it."""
        return words.tell(self, action, lang, self.step == LOOK and not self._may_know(seat))

    def ask(self, lang: str) -> str:
        """What the seat to act must do now."""
        return words.ask(self, lang)

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The table for a terminal."""
        from kingcraft.kingsburg.text import board_text

        return board_text(self, seat, lang)

    def refuse(self, action: int) -> Ruling:
        """The rule that forbids an action here."""
        return refusal(self, action)

    def dump(self) -> dict[str, object]:
        """The whole position as readable JSON."""
        return dump_board(self)

    def audit(self) -> None:
        """Raises BadPosition where a law does not hold."""
        audit_board(self)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as a picture, as this seat sees it."""
        from kingcraft.kingsburg import svg

        return svg.draw(self.view(seat), lang)
