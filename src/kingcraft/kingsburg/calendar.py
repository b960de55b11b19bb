"""The calendar: every step of a game in its place, and how the game goes from one to the next."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.state import OVER
from kingcraft.core.step import NOBODY, Calendar
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import step
from kingcraft.kingsburg.aid import Aid, AidJudged
from kingcraft.kingsburg.auction import Bid, Lot
from kingcraft.kingsburg.box import SEASONS
from kingcraft.kingsburg.build import Build
from kingcraft.kingsburg.deeds.duke import Duke
from kingcraft.kingsburg.deeds.sorcerer import Sorcery
from kingcraft.kingsburg.deeds.tax_collector import Tax
from kingcraft.kingsburg.destiny import Destiny
from kingcraft.kingsburg.ending import Finished, YearOver
from kingcraft.kingsburg.governors import Deal, Keep
from kingcraft.kingsburg.help import Help, Look
from kingcraft.kingsburg.influence import Influence
from kingcraft.kingsburg.position import Position
from kingcraft.kingsburg.recruit import Recruit
from kingcraft.kingsburg.reroll import Reroll
from kingcraft.kingsburg.roll import AGAIN, Roll
from kingcraft.kingsburg.season import Neutral, SeasonOver, SeasonStart
from kingcraft.kingsburg.season_end import SeasonEnd
from kingcraft.kingsburg.setup import Order
from kingcraft.kingsburg.soldiers import Academy, Soldiers
from kingcraft.kingsburg.step import SEASON, Step
from kingcraft.kingsburg.strips import Cover, Draft, Strips
from kingcraft.kingsburg.winter import Battle, Enemy, KingsDie, Losses, Spoils

INFLUENCE: Final = Influence()
"""Two moves in five are made at this step: what plays many games calls it without looking it up."""
MAIN: Final[list[Step]] = [
    Order(),
    Strips(),
    Cover(),
    Deal(),
    Destiny(),
    Sorcery(),
    AidJudged(),
    Aid(),
    SeasonStart(),
    Roll(step.ROLL, "roll", False, False),
    Reroll(),
    INFLUENCE,
    Duke(),
    Help(),
    Build(),
    SeasonEnd(),
    SeasonOver(),
    Recruit(),
    Enemy(),
    KingsDie(),
    Battle(),
    YearOver(step.DESTINY),
    Finished(),
]
"""The steps that follow one another: each finishes into the next. Seasons and years go round."""
SIDE: Final[list[Step]] = [
    Neutral(step.NEUTRAL_THREE, "neutral-three", 3),
    Neutral(step.NEUTRAL_TWO, "neutral-two", 2),
    Roll(step.ROLL_WHITE, "roll-white", True, False),
    *AGAIN,
    Look(),
    Spoils(),
    Losses(),
    Academy(),
    Soldiers(),
    Keep(),
    Lot(),
    Bid(),
    Tax(),
    Draft(),
]
"""The steps that a main step goes through by the way, where there is cause."""


CALENDAR: Final = Calendar("kingsburg", MAIN + SIDE)


def _by_number() -> vec[Step]:
    """All steps by their numbers, the main ones linked."""
    for index in range(len(MAIN) - 1):
        MAIN[index].after = MAIN[index + 1].number
    steps = vec[Step]()
    for one in sorted(MAIN + SIDE, key=lambda one: int(one.number)):
        steps = append(steps, one)
    return steps


STEPS: Final[vec[Step]] = _by_number()


def act(state: Position, move: Action) -> None:
    """Plays a legal action, then everything that follows from it by itself."""
    if state.step == step.INFLUENCE:
        INFLUENCE.act(state, move)
    else:
        STEPS[state.step].act(state, move)
    settle(state)


def listed(state: Position) -> vec[i64]:
    """The legal actions of the seat to act, or of chance; ascending."""
    return vec[i64]() if state.to_act == OVER else STEPS[state.step].listed(state)


def pick(state: Position, stream: Stream) -> Action:
    """One legal action, at its odds."""
    return INFLUENCE.pick(state, stream) if state.step == step.INFLUENCE else STEPS[state.step].pick(state, stream)


def play_out(state: Position, stream: Stream) -> i64:
    """Plays at random to the end; returns how many actions that took. A step is looked up once for each of them."""
    actions: i64 = 0
    while state.to_act != OVER:
        if state.step == step.INFLUENCE:
            INFLUENCE.act(state, INFLUENCE.pick(state, stream))
        else:
            here = STEPS[state.step]
            here.act(state, here.pick(state, stream))
        settle(state)
        actions += 1
    return actions


def settle(state: Position) -> None:
    """Lets the game carry on to the next decision or die."""
    while state.to_act == NOBODY:
        STEPS[state.step].proceed(state)


def step_of(state: Position) -> Step:
    """The step that a position stands at."""
    return STEPS[state.step]


def phase_of(state: Position) -> str:
    """The phase of the year that a position stands in."""
    phase = STEPS[state.step].phase
    return SEASONS[state.season] if phase == SEASON else phase


def steps_in(phase: str) -> list[Step]:
    """The steps of a phase, as the calendar has them."""
    wanted = SEASON if phase in SEASONS else phase
    return [one for one in MAIN + SIDE if one.phase == wanted]
