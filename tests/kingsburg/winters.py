"""Positions of every set-up, and their winters played out by the engine, every card, die and choice in its turn."""

from collections.abc import Iterator

import kingcraft as kc
from kingcraft.core.bits import bit
from kingcraft.core.kinds import Action
from kingcraft.core.state import CHANCE, OVER
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import field, power, step
from kingcraft.kingsburg.box import COLUMNS
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.pieces import grant_all
from kingcraft.kingsburg.state import KingsburgState
from kingcraft.kingsburg.winter import outcome_of
from tests.kingsburg.setups import SETUPS

MORE_SETUPS = [
    {"rows": "extended", "destiny": "cards", "cards": "published"},
    {"rows": "extended", "destiny": "cards", "strips": "draw", "governors": "random"},
    {"rows": "extended", "destiny": "cards", "strips": "draw", "governors": "random", "soldiers": "tokens"},
]
"""Where the Military Academy meets the destinies."""
CASES = [(seats, setup) for setup in [*SETUPS, *MORE_SETUPS] for seats in (2, 3, 4, 5)]
FOUGHT = (step.BATTLE, step.SPOILS, step.LOSSES)
WINTER = (step.KINGS_DIE, step.ACADEMY, step.SOLDIERS, *FOUGHT)
LATE = (step.RECRUIT, step.ENEMY, *WINTER)

Chances = tuple[float, float, float]
"""To win, to draw and to lose."""
ENDS: dict[int, Chances] = {1: (1, 0, 0), 0: (0, 1, 0), -1: (0, 0, 1)}


# -- positions ----------------------------------------------------------------------------------------


def positions(seats: int, setup: dict[str, str], seed: int) -> Iterator[KingsburgState]:
    """Positions of a random game, most of them late in a year; before each winter everybody has other buildings."""
    game = kc.game_named("kingsburg")
    state, stream = game.start(seats, game.settle(seats, setup)), Stream(seed)
    while state.to_act != OVER:
        assert isinstance(state, KingsburgState)
        if state.step == step.RECRUIT and state.turn == 0:
            state = developed(state, stream)
        if stream.below(1 if state.step in FOUGHT else 4 if state.step in LATE else 60) == 0:
            yield state
        state.make(state.sample(stream))


def developed(state: KingsburgState, stream: Stream) -> KingsburgState:
    """The same position with buildings and soldiers at random, and what can pay for more."""
    found = state.copy()
    for seat in range(int(found.seats)):
        row = seat * field.WIDTH
        found.book[row + field.BUILDINGS] = 0
        for at in range(int(found.box.rows)):
            for column in range(stream.below(COLUMNS + 1)):
                found.book[row + field.BUILDINGS] |= bit(at * COLUMNS + column)
        found.book[row + field.SOLDIERS] = stream.below(7)
        found.book[row + field.TOKENS] = stream.below(6)
        for good in range(field.GOOD_KINDS):
            found.book[row + good] = stream.below(5)
    grant_all(found)
    return found


# -- winters ------------------------------------------------------------------------------------------


def true_chances(state: KingsburgState, viewer: int | None, more: int = 0) -> list[Chances]:
    """The chances of every seat this winter if nothing else changes, as far as a viewer can know.

    `more` soldiers are the viewer's. Whoever chooses soldiers takes what wins most often, then what loses least.
    """
    start = state.copy()
    if viewer is not None:
        start.book[viewer * field.WIDTH + field.SOLDIERS] += more
    if state.step not in WINTER:
        if viewer is None or (state.seen >> viewer) & 1 == 0:
            start.enemy, start.seen = -1, 0
        start.turn, start.step, start.to_act = 0, step.ENEMY, CHANCE
    alike = played(start, -1) if not state.box.soldier_tokens else []
    return [
        alike[seat]
        if alike and power_of_own_die(start, seat) == 0
        else played(asked_by(start, viewer, seat), seat)[seat]
        for seat in range(int(state.seats))
    ]


def power_of_own_die(state: KingsburgState, seat: int) -> int:
    return int(state.powers[seat * state.box.width + power.OWN_DIE])


def asked_by(start: KingsburgState, viewer: int | None, seat: int) -> KingsburgState:
    """What others have chosen in secret is not known to a viewer: they choose again."""
    if start.step != step.SOLDIERS or viewer == seat:
        return start
    again = start.copy()
    for other in range(int(again.seats)):
        again.book[other * field.WIDTH + field.CHOSEN] = 0
    again.turn, again.to_act = 0, NOBODY
    return again


def played(state: KingsburgState, focus: int) -> list[Chances]:
    """What comes of a winter for every seat; other dice and choices than those of the seat in focus fall anyhow, so
    that it alone is told its true chances where seats have dice or choices of their own."""
    while state.to_act == NOBODY and state.step not in FOUGHT:
        STEPS[state.step].proceed(state)
    if state.step in FOUGHT:
        return [ENDS[int(outcome_of(state, seat))] for seat in range(int(state.seats))]
    here = STEPS[state.step]
    if state.to_act == CHANCE:
        outcomes = here.weights(state)
        if state.step == step.ACADEMY and (state.order >> (3 * state.turn)) & 7 != focus:
            outcomes = outcomes[:1]
        return blended([(weight, played(after(state, action), focus)) for action, weight in outcomes])
    choices = list(here.listed(state))
    if state.to_act != focus:
        return played(after(state, choices[0]), focus)
    return max([played(after(state, action), focus) for action in choices], key=lambda found: found[focus])


def after(state: KingsburgState, action: Action) -> KingsburgState:
    found = state.copy()
    STEPS[found.step].act(found, action)
    return found


def blended(branches: list[tuple[int, list[Chances]]]) -> list[Chances]:
    """Chances weighed by how often they come."""
    whole = sum([weight for weight, _ in branches])
    return [
        (
            sum([weight * found[seat][0] for weight, found in branches]) / whole,
            sum([weight * found[seat][1] for weight, found in branches]) / whole,
            sum([weight * found[seat][2] for weight, found in branches]) / whole,
        )
        for seat in range(len(branches[0][1]))
    ]
