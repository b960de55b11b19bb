"""Step d of a season: one building each, or two with the King's Envoy."""

from mypy_extensions import i64

from kingcraft.core.bits import bit, count, nth_bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import Phrase, Word
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.deeds.preacher import preach
from kingcraft.kingsburg.deeds.tax_collector import collect
from kingcraft.kingsburg.goods import phrase_of
from kingcraft.kingsburg.order import due
from kingcraft.kingsburg.pieces import building_at, grant
from kingcraft.kingsburg.position import Position, gain, have, owns, score
from kingcraft.kingsburg.province import PlaceStep, buildable, open_places, packed_price, pay, price
from kingcraft.kingsburg.step import SEASON


class Build(PlaceStep):
    """In turn order each may build, and again if the King's Envoy can help to a second building."""

    def __init__(self) -> None:
        super().__init__(step.BUILD, "build", SEASON, "kingsburg-building", "done-build", "build")

    def wants(self, state: Position, seat: Seat) -> bool:
        """Every seat once; whoever has the Envoy and could pay for a second building, once more."""
        return state.built == 0 or (state.envoy == seat and buildable(state, seat) != 0)

    def leave(self, state: Position, seat: Seat) -> None:
        """Nothing is built yet in the next turn."""
        state.built = 0

    def audit(self, state: Position) -> None:
        """A second building needs the Envoy, and something that can be built; there is no third."""
        seat = state.to_act
        second = state.built == 1 and state.envoy == seat and buildable(state, seat) != 0
        if state.built > 0 and not second:
            raise bad("built", int(state.built))

    def places(self, state: Position) -> Mask:
        """What can be built now."""
        return buildable(state, state.to_act)

    def pick(self, state: Position, stream: Stream) -> Action:
        """Any of them."""
        places = buildable(state, state.to_act)
        if places == 0:
            return action.STOP
        nth = stream.below(count(places) + 1)
        return action.STOP if nth == 0 else action.BUILD_OF + nth_bit(places, nth - 1)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It stands already, a left neighbour is missing, or the goods are."""
        seat = state.to_act
        place = move - action.BUILD_OF
        facts: dict[str, object] = {"building": building_word(state, seat, place)}
        if (owns(state, seat) >> place) & 1 != 0:
            return Ruling("kingsburg-standing", self.section, facts)
        if (open_places(state.box, owns(state, seat)) >> place) & 1 == 0:
            left = place & ~3
            while (owns(state, seat) >> left) & 1 != 0:
                left += 1
            facts["missing"] = building_word(state, seat, left)
            return Ruling("kingsburg-left-first", self.section, facts)
        facts["goods"] = phrase_of([int(price(state, seat, place, good)) for good in range(3)])
        return Ruling("kingsburg-cost", self.section, facts)

    def question(self, state: Position) -> Phrase:
        """To build, or to build again."""
        return Phrase("kingsburg-ask-build-again" if state.built > 0 else "kingsburg-ask-build")

    def act(self, state: Position, move: Action) -> None:
        """Builds, or is done. The second building of a turn costs the King's Envoy."""
        seat = state.to_act
        state.to_act = NOBODY
        if move == action.STOP:
            if state.built == 0 and state.box.has_deeds:
                preach(state, seat)
            state.built = 0
            state.turn += 1
            return
        if state.built > 0:
            state.envoy = -1
        place = move - action.BUILD_OF
        raise_building(state, seat, place)
        state.built += 1
        if state.box.has_deeds and collect(state, seat, place):
            return
        if state.envoy != seat:
            state.built = 0
            state.turn += 1


def building_word(state: Position, seat: Seat, place: i64) -> Word:
    """The name of the building of a place."""
    return state.box.lexicon.word(f"building-{state.box.building_ids[building_at(state, seat, place)]}")


def raise_building(state: Position, seat: Seat, place: i64) -> None:
    """Pays for a building, scores it, and grants what it does."""
    pay(state, seat, packed_price(state, seat, place))
    building = building_at(state, seat, place)
    gain(state, seat, field.BUILDINGS, bit(place))
    score(state, seat, field.FROM_BUILDINGS, state.box.value[building])
    grant(state, seat, building)
    due(state, seat, power.BUILT + (place & 3), field.FROM_POWERS)


def raze_building(state: Position, seat: Seat, place: i64) -> None:
    """A building falls, with its points and what it did."""
    building = building_at(state, seat, place)
    gain(state, seat, field.BUILDINGS, -bit(place))
    if (have(state, seat, field.UNSCORED) >> place) & 1 != 0:
        gain(state, seat, field.UNSCORED, -bit(place))
    else:
        score(state, seat, field.FROM_BUILDINGS, -state.box.value[building])
    grant(state, seat, building, -1)
