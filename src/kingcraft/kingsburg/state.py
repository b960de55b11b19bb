"""KingsburgState: the contract of every game, kept for Kingsburg."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kingcraft.core.news import News
from kingcraft.core.observe import Layout, Numbering, Row
from kingcraft.core.ruling import Ruling
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import LETTERS, Names, Phrase, Word
from kingcraft.core.state import CHANCE, State, digest
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, observe
from kingcraft.kingsburg.calendar import act, play_out, step_of
from kingcraft.kingsburg.choices import allows, listed, pick
from kingcraft.kingsburg.dump import dump_position, hashed
from kingcraft.kingsburg.ending import winning_seats
from kingcraft.kingsburg.imagine import deal_anew, is_hidden
from kingcraft.kingsburg.laws import audit_position
from kingcraft.kingsburg.notation import read_action, write_action
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.refusals import refusal
from kingcraft.kingsburg.view import view_of


@mypyc_attr(free_list_len=1)
class KingsburgState(Position):
    """A position of Kingsburg that can be played."""

    def actions(self) -> vec[i64]:
        """The legal actions, ascending."""
        return listed(self)

    def weights(self) -> list[tuple[int, int]]:
        """At chance: every outcome with its weight."""
        return step_of(self).weights(self)

    def allows(self, action: int) -> bool:
        """Whether an action is legal here."""
        return 0 <= action < 1 << 31 and allows(self, action)

    def make(self, action: i64) -> None:
        """Plays a legal action."""
        act(self, action)

    def sample(self, stream: Stream) -> i64:
        """One action at random, without listing them all."""
        return pick(self, stream)

    def play_out(self, stream: Stream) -> i64:
        """Plays at random to the end; returns how many actions that took."""
        return play_out(self, stream)

    def copy(self) -> "KingsburgState":
        """An independent copy."""
        twin = KingsburgState(self.box, int(self.seats))
        twin.become(self)
        return twin

    def layout(self) -> Layout:
        """The parts of an observation."""
        return observe.layout(self.box, int(self.seats))

    def write_observation(self, seat: i64, row: Row) -> None:
        """Writes what this seat may know."""
        observe.write(self, seat, row)

    def write_setting(self, seat: i64, row: Row) -> None:
        """Writes what nobody chooses in the game."""
        observe.write_setting(self, seat, row)

    def numbering(self) -> Numbering:
        """The numbers of all decisions of this set-up."""
        return observe.numbering(self.box)

    def scores(self) -> list[int]:
        """Points per seat, as they stand."""
        return [int(have(self, seat, field.POINTS)) for seat in range(self.seats)]

    def contents(self) -> dict[str, object]:
        """The pieces in play."""
        return self.box.dump()

    def outlook(self, seat: int | None) -> dict[str, object]:
        """Prices, reach, favour and odds, as a seat could work them out."""
        from kingcraft.kingsburg.outlook import outlook_of

        return outlook_of(self, seat)

    def score_sheet(self) -> list[ScoreLine]:
        """Where everybody's points come from."""
        return [
            ScoreLine(int(seat), Word(f"source-kingsburg-{name}"), int(have(self, seat, field.SOURCES + index)))
            for seat in range(self.seats)
            for index, name in enumerate(field.SOURCE_NAMES)
        ]

    def winners(self) -> list[int]:
        """Most points, then goods, then buildings; several if all are equal."""
        return winning_seats(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may know."""
        return view_of(self, seat)

    def imagine(self, seat: int | None, stream: Stream) -> "KingsburgState":
        """What only others know is drawn: the enemy they have looked at, the soldiers they have chosen."""
        twin = self.copy()
        deal_anew(twin, seat, stream)
        return twin

    def write(self, action: int) -> str:
        """The action in notation."""
        return write_action(self, action)

    def read(self, text: str) -> int:
        """The action that a text means here."""
        return read_action(self, text)

    def steps(self, text: str) -> list[str]:
        """The single decisions of a phrase."""
        return step_of(self).split(self, text)

    def write_for(self, move: int, seat: int | None) -> str:
        """The action as a seat sees it: an enemy looked at is known only to who looks, or has looked before."""
        if not is_hidden(self, seat):
            return write_action(self, move)
        words = write_action(self, move).split()
        return " ".join([*words[:-1], "?"])

    def tell(self, action: int, lang: str, seat: int | None = None, names: Names = LETTERS) -> str:
        """The action in words, as a seat may know it."""
        from kingcraft.kingsburg import words

        return words.tell(self, action, lang, names, is_hidden(self, seat))

    def label(self, action: int, lang: str) -> str:
        """The action as its button says it."""
        from kingcraft.kingsburg import words

        return self.write(action) if self.to_act == CHANCE else words.label(self, action, lang)

    def news(self, before: State, action: int, seat: int | None = None) -> list[News]:
        """What followed from an action; nothing of it is secret."""
        from kingcraft.kingsburg import words

        assert isinstance(before, KingsburgState)
        return words.news(before.copy(), action)

    def chapter(self) -> Phrase | None:
        """Year and phase."""
        from kingcraft.kingsburg import words

        return words.chapter(self)

    def section(self, action: int) -> str:
        """That of the step."""
        return step_of(self).section

    def ask(self, lang: str) -> str:
        """What the seat to act must do now."""
        from kingcraft.kingsburg import words

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
        return dump_position(self)

    def fingerprint(self) -> str:
        """A short hash of the whole position, the same on every machine and in every version."""
        return digest(hashed(self))

    def audit(self) -> None:
        """Raises BadPosition where a law does not hold."""
        audit_position(self)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as a picture, as this seat sees it."""
        from kingcraft.kingsburg import svg

        return svg.draw(self.view(seat), self.box, lang, seat)
