"""The Sorcerer raises buildings of column I for nothing, once in a game."""

from typing import Final

from kingcraft.core.bits import bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.content import DEEDS
from kingcraft.kingsburg.pieces import building_at, does, grant
from kingcraft.kingsburg.position import Position, gain, go_to, owns
from kingcraft.kingsburg.province import PlaceStep, open_places

SORCERER: Final = DEEDS.index("sorcerer")
SORCERY_YEAR: Final = 3
SORCERY_MOST: Final = 3


class Sorcery(PlaceStep):
    """At the start of year III the Sorcerer raises up to three buildings of column I for nothing, without points.

    By the first rulings before the aid is judged; later after it, as all that is given at the start of a year.
    """

    def __init__(self) -> None:
        super().__init__(step.SORCERY, "sorcery", "aid", "kingsburg-governors", "done-sorcery", "raise")

    def wants(self, state: Position, seat: Seat) -> bool:
        """The Sorcerer, as long as there is something left to raise."""
        if not state.box.has_deeds or state.year != SORCERY_YEAR or not does(state, seat, SORCERER):
            return False
        return state.built < SORCERY_MOST and raisable(state, seat) != 0

    def finish(self, state: Position) -> None:
        """On to the aid, or to spring if it has been given."""
        go_to(state, step.SEASON_START if state.box.revised else self.after)

    def leave(self, state: Position, seat: Seat) -> None:
        """Nothing is raised by the next seat yet."""
        state.built = 0

    def audit(self, state: Position) -> None:
        """Only the Sorcerer is asked, three times at most."""
        if not does(state, state.to_act, SORCERER) or state.built >= SORCERY_MOST:
            raise bad("turn", SEAT_LETTERS[int(state.to_act)])

    def places(self, state: Position) -> Mask:
        """The free places of column I."""
        return raisable(state, state.to_act)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It stands, or it is not of column I."""
        return Ruling("kingsburg-sorcery", self.section)

    def act(self, state: Position, move: Action) -> None:
        """A building for nothing, which neither gives nor costs points."""
        seat = state.to_act
        state.to_act = NOBODY
        if move == action.STOP:
            state.built = SORCERY_MOST
            return
        place = move - action.BUILD_OF
        gain(state, seat, field.BUILDINGS, bit(place))
        gain(state, seat, field.UNSCORED, bit(place))
        grant(state, seat, building_at(state, seat, place))
        state.built += 1


def raisable(state: Position, seat: Seat) -> Mask:
    """The free places of column I, as bits."""
    return open_places(state.box, owns(state, seat)) & state.box.first_column
