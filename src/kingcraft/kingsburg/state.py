"""KingsburgState: the contract of every game, kept for Kingsburg."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kingcraft.core.news import News
from kingcraft.core.observe import Layout, Numbering, Row
from kingcraft.core.ruling import Ruling
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import Phrase, Word
from kingcraft.core.state import State, digest, viewer
from kingcraft.core.step import Calendar
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, observe, words
from kingcraft.kingsburg.calendar import CALENDAR, act, listed, pick, play_out
from kingcraft.kingsburg.dump import dump_position, hashed
from kingcraft.kingsburg.ending import winning_seats
from kingcraft.kingsburg.imagine import draw_enemy_anew
from kingcraft.kingsburg.laws import check_position
from kingcraft.kingsburg.outlook import outlook_of
from kingcraft.kingsburg.position import Position, have
from kingcraft.kingsburg.refusals import read_elsewhere, refusal
from kingcraft.kingsburg.supply import audit_supply
from kingcraft.kingsburg.view import view_of


@mypyc_attr(free_list_len=1)
class KingsburgState(Position):
    """A position of Kingsburg that can be played."""

    def calendar(self) -> Calendar:
        """The steps of Kingsburg."""
        return CALENDAR

    def actions(self) -> vec[i64]:
        """The legal actions, ascending."""
        return listed(self)

    def make(self, action: i64) -> None:
        """Plays a legal action, then all that follows by itself."""
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
        viewer(seat)
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
        viewer(seat)
        return view_of(self, seat)

    def forget(self, seat: int | None, stream: Stream) -> None:
        """An enemy that only others have looked at is drawn anew."""
        draw_enemy_anew(self, seat, stream)

    def read_elsewhere(self, words: list[str]) -> int:
        """Stopping, by whatever word; what belongs to another step is refused as too early."""
        return read_elsewhere(self, words)

    def news(self, before: State, action: int, seat: int | None = None) -> list[News]:
        """What followed from an action; nothing of it is secret."""
        assert isinstance(before, KingsburgState)
        return words.news(before.copy(), action)

    def chapter(self) -> Phrase | None:
        """Year and phase."""
        return words.chapter(self)

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

    def laws(self) -> None:
        """Raises BadPosition where a law does not hold."""
        check_position(self)

    def check_supply(self) -> None:
        """Raises BadPosition for a piece of which there is more than the box has."""
        audit_supply(self)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as a picture, as this seat sees it."""
        from kingcraft.kingsburg import svg

        return svg.draw(self.view(seat), self.box, lang, seat)
