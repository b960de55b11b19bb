"""The beginning and the end of a productive season, and the neutral dice of a game for two."""

from mypy_extensions import i64

from kingcraft.core.bits import lowest
from kingcraft.core.kinds import Action, Mask
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.chance import Throw
from kingcraft.kingsburg.dice import FACES, SUM
from kingcraft.kingsburg.favour import reward, send_envoy
from kingcraft.kingsburg.position import Position, court_place, deal, go_to
from kingcraft.kingsburg.step import SEASON, Step
from kingcraft.kingsburg.triggers import due

SEASON_RULES = "kingsburg-dice"


class SeasonStart(Step):
    """Clears the court, pays what is due at the start, and rolls the neutral dice of a game for two."""

    def __init__(self) -> None:
        super().__init__(step.SEASON_START, "start", SEASON, SEASON_RULES)

    def proceed(self, state: Position) -> None:
        """On to the dice."""
        if state.taken != 0:
            clear_court(state)
        state.passed = 0
        book = state.book
        for seat in range(state.seats):
            row = seat * field.WIDTH
            book[row + field.USED] = 0
            book[row + field.SPENT] = 0
            due(state, seat, power.SEASON_START + state.season, field.FROM_POWERS)
        state.turn = 0
        deal(state, step.NEUTRAL_THREE if state.seats == 2 else self.after)


class Neutral(Throw):
    """With two players, three neutral dice block one advisor, two more another."""

    def __init__(self, number: i64, name: str, dice: i64) -> None:
        super().__init__(number, name, SEASON, "kingsburg-neutral")
        self.count = dice

    def dice(self, state: Position) -> i64:
        """Three, then two."""
        return self.count

    def lead(self, state: Position) -> list[str]:
        """`neutral 1 4 6`."""
        return ["neutral"]

    def act(self, state: Position, move: Action) -> None:
        """Blocks what the dice say."""
        throw = move - action.ROLL_OF
        if self.number == step.NEUTRAL_THREE:
            state.neutral_three = throw
            deal(state, step.NEUTRAL_TWO)
        else:
            state.neutral_two = throw
            deal(state, step.ROLL)
        state.taken = neutral_block(state.neutral_three, state.neutral_two)


class SeasonOver(Step):
    """After spring the King rewards, after summer he sends his Envoy, after autumn soldiers are hired."""

    def __init__(self) -> None:
        super().__init__(step.SEASON_OVER, "done", SEASON, "kingsburg-season-end")

    def proceed(self, state: Position) -> None:
        """On to the next season, or to phase 7."""
        if state.season == 2:
            self.finish(state)
            return
        if state.season == 0:
            reward(state)
        else:
            send_envoy(state)
        state.season += 1
        go_to(state, step.SEASON_START)


def clear_court(state: Position) -> None:
    """All dice go back to where they belong, the white ones too."""
    book = state.book
    taken = state.taken
    first = court_place(state, 0)
    while taken != 0:
        book[first + lowest(taken)] = 0
        taken &= taken - 1
    state.taken = 0
    state.neutral_three = 0
    state.neutral_two = 0
    for seat in range(state.seats):
        row = seat * field.WIDTH
        book[row + field.DICE] = 0
        book[row + field.WHITE] = 0
        book[row + field.ROLLED] = 0
        book[row + field.ROLLED_WHITE] = 0


def neutral_block(three: i64, two: i64) -> Mask:
    """The advisors that the neutral dice block, as bits; equal sums part the second pair (rules for two players)."""
    mask: Mask = 0
    if three != 0:
        mask = 1 << SUM[three]
    if two == 0:
        return mask
    if SUM[two] != SUM[three]:
        return mask | (1 << SUM[two])
    faces = FACES[two]
    return mask | (1 << faces[0]) | (1 << faces[1])
