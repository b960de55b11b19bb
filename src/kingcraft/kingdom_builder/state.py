"""KingdomBuilderState: the contract of a state, kept by the phases of the game."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kingcraft.core.news import News
from kingcraft.core.observe import Layout, Numbering, Row
from kingcraft.core.ruling import Ruling
from kingcraft.core.sheet import ScoreLine
from kingcraft.core.speech import Phrase
from kingcraft.core.state import OVER, State, viewer
from kingcraft.core.step import Calendar
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import choices, dump, imagine, laws, observe, scoring, section, view, words
from kingcraft.kingdom_builder.action import DRAWN
from kingcraft.kingdom_builder.calendar import CALENDAR, act, pick, step_of
from kingcraft.kingdom_builder.outlook import outlook_of
from kingcraft.kingdom_builder.position import Position


@mypyc_attr(free_list_len=1)
class KingdomBuilderState(Position):
    """A position of Kingdom Builder."""

    def calendar(self) -> Calendar:
        """The steps of Kingdom Builder."""
        return CALENDAR

    def actions(self) -> vec[i64]:
        """The legal actions as machine integers."""
        return step_of(self).listed(self)

    def sample(self, stream: Stream) -> i64:
        """One action at random, found without listing them."""
        return pick(self, stream)

    def make(self, action: i64) -> None:
        """Plays an action known to be legal."""
        act(self, action)

    def copy(self) -> "KingdomBuilderState":
        """An independent copy; map and boards are shared, for they never change."""
        other = KingdomBuilderState(self.seats, self.box, self.land, self.cells[:])
        other.to_act = self.to_act
        other.step = self.step
        other.turn = self.turn
        other.start = self.start
        other.round = self.round
        other.block = self.block
        other.last = self.last
        other.lifted = self.lifted
        other.placed = self.placed
        other.tool = self.tool
        return other

    def scores(self) -> list[int]:
        """Gold per seat, as it stands."""
        return [int(scoring.gold(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """The seats with the most gold; none before the end."""
        if self.to_act != OVER:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def score_sheet(self) -> list[ScoreLine]:
        """For every seat and card the gold and the hexes that earned it."""
        return scoring.score_sheet(self)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat may know, as plain JSON."""
        viewer(seat)
        return cast("dict[str, object]", view.view_of(self, seat))

    def forget(self, seat: int | None, stream: Stream) -> None:
        """The cards that a seat cannot see are drawn anew."""
        imagine.deal_anew(self, seat, stream)

    def layout(self) -> Layout:
        """The parts of an observation."""
        return observe.layout(self.box, int(self.seats))

    def write_observation(self, seat: i64, row: Row) -> None:
        """Writes what this seat may know."""
        observe.write(self, seat, row)

    def write_setting(self, seat: i64, row: Row) -> None:
        """Writes what never changes once it was drawn."""
        observe.write_setting(self, row)

    def numbering(self) -> Numbering:
        """The numbers of all decisions of this set-up."""
        return observe.numbering(self.box)

    def refuse(self, action: int) -> Ruling:
        """The rule that forbids an action that is not legal here."""
        if self.to_act >= 0 and action >= DRAWN:
            return Ruling("kingdom-builder-no-chance", section.TURN_ORDER)
        return super().refuse(action)

    def dump(self) -> dict[str, object]:
        """The whole position as readable JSON."""
        return dump.dump_position(self)

    def laws(self) -> None:
        """Raises BadPosition where a law of the game does not hold."""
        laws.check_position(self)

    def news(self, before: State, action: int, seat: int | None = None) -> list[News]:
        """What followed from an action made in `before`; all of it is public."""
        assert isinstance(before, KingdomBuilderState)
        return words.news(before, self)

    def chapter(self) -> Phrase | None:
        """The round."""
        return words.chapter(self)

    def contents(self) -> dict[str, object]:
        """The pieces in the box."""
        return self.box.dump()

    def outlook(self, seat: int | None) -> dict[str, object]:
        """What each settlement that may be put down now would bring."""
        viewer(seat)
        return cast("dict[str, object]", outlook_of(self, seat))

    def section(self, action: int) -> str:
        """That of the step; within a turn, that of building, of tiles, or of the turn itself."""
        return words.section_of(self, action)

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The board for a terminal, in rich markup."""
        from kingcraft.kingdom_builder import text

        return text.board_text(self, seat, lang)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as a picture, as this seat sees it, the hexes it may choose highlighted."""
        from kingcraft.kingdom_builder import svg

        return svg.draw(self.view(seat), self.box.lexicon, choices.open_hexes(self), lang)
