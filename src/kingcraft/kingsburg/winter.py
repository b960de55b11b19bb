"""Phase 8, the battle: the enemy is turned over, the King's die is cast, each seat wins, stands or loses."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Seat
from kingcraft.core.speech import Word
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.army import bravery, note_armies
from kingcraft.kingsburg.box import OF_BUILDINGS, OF_CHOICE, OF_POINTS, SPOILS_WIDTH, Box
from kingcraft.kingsburg.build import building_word, raze_building
from kingcraft.kingsburg.chance import Draw, Throw
from kingcraft.kingsburg.dice import SUM
from kingcraft.kingsburg.goods import GoodsStep, count_ways, move_goods
from kingcraft.kingsburg.journal import UNHEARD, note, note_gain
from kingcraft.kingsburg.order import due
from kingcraft.kingsburg.position import (
    Position,
    ask_goods,
    deal,
    gain,
    go_to,
    goods_of,
    have,
    owns,
    power_of,
    score,
    seat_at,
)
from kingcraft.kingsburg.province import falling
from kingcraft.kingsburg.step import RECKONED, SHOWN, Step

_RULES: Final = "kingsburg-battle"
OUTCOMES: Final = ["defeat", "draw", "victory"]


class Enemy(Draw):
    """The card of the year is turned over for all to see."""

    def __init__(self) -> None:
        super().__init__(step.ENEMY, "enemy", "winter", _RULES)

    def act(self, state: Position, move: Action) -> None:
        """Then the King's die is cast, or each seat sends soldier tokens."""
        state.enemy = move - action.ENEMY_OF
        state.seen = (1 << state.seats) - 1
        if state.box.soldier_tokens:
            go_to(state, step.ACADEMY)
        elif state.powers[power.KINGS_DIE] > 0:
            cast(state, min(6, state.powers[power.KINGS_DIE]))
        else:
            deal(state, self.after)


class KingsDie(Throw):
    """The die strengthens everybody; all combat values are known before anything is won or lost."""

    def __init__(self) -> None:
        super().__init__(step.KINGS_DIE, "kings-die", "winter", _RULES)
        self.winter = SHOWN

    def dice(self, state: Position) -> i64:
        """One."""
        return 1

    def lead(self, state: Position) -> list[str]:
        """`king 4`."""
        return ["king"]

    def act(self, state: Position, move: Action) -> None:
        """Everybody is as much stronger as it shows."""
        cast(state, SUM[move - action.ROLL_OF])


def cast(state: Position, face: i64) -> None:
    """The King's die lies; combat values are reckoned, unless somebody rolls a die of the own."""
    state.kings_die = face
    if state.box.own_dice:
        go_to(state, step.ACADEMY)
    else:
        reckon(state)


def reckon(state: Position) -> None:
    """Everybody's combat value; the strongest of the victors score, then the battle is fought."""
    highest: i64 = -1000
    for seat in range(state.seats):
        combat = have(state, seat, field.SOLDIERS) + reinforcements(state, seat) + bonus(state, seat, state.enemy)
        state.book[seat * field.WIDTH + field.COMBAT] = combat
        highest = max(highest, combat)
    for seat in range(state.seats):
        if have(state, seat, field.COMBAT) == highest and outcome_of(state, seat) > 0:
            score(state, seat, field.FROM_BATTLE, 1)
    if state.journal is not None:
        helps = [int(reinforcements(state, seat)) for seat in range(state.seats)]
        outcomes = [OUTCOMES[int(outcome_of(state, seat)) + 1] for seat in range(state.seats)]
        note_armies(state, helps, outcomes, int(strength_of(state, state.enemy)))
    go_to(state, step.BATTLE)


def reinforcements(state: Position, seat: Seat) -> i64:
    """What the King's die, a soldier token or the own die adds for a seat."""
    own = have(state, seat, field.OWN_DIE)
    if not state.box.soldier_tokens:
        return max(state.kings_die, own)
    chosen = have(state, seat, field.CHOSEN) - 1
    return (own + 1) >> 1 if chosen == field.OWN_DIE_CHOSEN else chosen


def strength_of(state: Position, enemy: i64) -> i64:
    """The strength that an enemy has in battle."""
    return hardened(state.box, enemy, state.powers[power.FOE_STRENGTH])


def hardened(box: Box, enemy: i64, more: i64) -> i64:
    """The strength of an enemy that is so much stronger than its card says."""
    return max(0, box.strength[enemy] + more)


def bonus(state: Position, seat: Seat, enemy: i64) -> i64:
    """What a seat's pieces add in battle against an enemy."""
    combat = power_of(state, seat, power.COMBAT + state.box.type_of[enemy])
    braveries = power_of(state, seat, power.BRAVERIES)
    return combat if braveries == 0 else combat + bravery(state.box, enemy, strength_of(state, enemy), braveries)


def outcome_of(state: Position, seat: Seat) -> i64:
    """1 for a victory, 0 for a stand-off, -1 for a defeat."""
    margin = have(state, seat, field.COMBAT) - strength_of(state, state.enemy)
    if margin == 0:
        return i64(1) if power_of(state, seat, power.WINS_TIES) != 0 else i64(0)
    return i64(1) if margin > 0 else i64(-1)


class Battle(Step):
    """In turn order each seat takes its reward or suffers its losses, and chooses where there is a choice."""

    def __init__(self) -> None:
        super().__init__(step.BATTLE, "battle", "winter", _RULES)
        self.winter = RECKONED

    def proceed(self, state: Position) -> None:
        """The next seat, up to the first that must choose."""
        while state.turn < state.seats:
            seat = seat_at(state, state.turn)
            outcome = outcome_of(state, seat)
            if state.journal is not None:
                note_outcome(state, seat, outcome)
            if outcome > 0 and win(state, seat):
                ask_spoils(state, seat)
                return
            if outcome < 0 and lose_goods(state, seat):
                ask_losses(state, seat)
                return
            if outcome < 0:
                lose_rest(state, seat)
            state.turn += 1
        self.finish(state)


def note_outcome(state: Position, seat: Seat, outcome: i64) -> None:
    """How a battle went for a seat, and whether it was the strongest of all."""
    id = OUTCOMES[int(outcome) + 1]
    foe = int(strength_of(state, state.enemy))
    note(state, id, seat, {"own": int(have(state, seat, field.COMBAT)), "foe": foe})
    highest = max([have(state, other, field.COMBAT) for other in range(state.seats)])
    if outcome > 0 and have(state, seat, field.COMBAT) == highest:
        note(state, "strongest", seat)


def win(state: Position, seat: Seat) -> bool:
    """The reward of a victory; True if goods of choice are part of it."""
    line = state.enemy * SPOILS_WIDTH
    reward = state.box.reward
    for good in range(field.GOOD_KINDS):
        gain(state, seat, good, reward[line + good])
    score(state, seat, field.FROM_BATTLE, reward[line + OF_POINTS])
    if state.journal is not None:
        goods = [int(reward[line + good]) for good in range(3)]
        note_gain(state, "spoils", seat, [*goods, 0, 0, int(reward[line + OF_POINTS])], {})
    due(state, seat, power.VICTORY, field.FROM_BATTLE)
    return reward[line + OF_CHOICE] > 0


def lose_goods(state: Position, seat: Seat) -> bool:
    """The goods of a defeat, as far as there are any; True if the seat may choose which."""
    before = goods_list(state, seat) if state.journal is not None else UNHEARD
    line = state.enemy * SPOILS_WIDTH
    loss = state.box.loss
    for good in range(field.GOOD_KINDS):
        gain(state, seat, good, -min(have(state, seat, good), loss[line + good]))
    choice = loss[line + OF_CHOICE]
    if choice > 0:
        if has_choice(state, seat, choice):
            note_loss(state, seat, before)
            return True
        for good in range(field.GOOD_KINDS):
            gain(state, seat, good, -min(have(state, seat, good), choice))
    note_loss(state, seat, before)
    return False


def has_choice(state: Position, seat: Seat, count: i64) -> bool:
    """Whether so many goods can be given in more than one way."""
    if goods_of(state, seat) <= count:
        return False
    gold, wood, stone = have(state, seat, field.GOLD), have(state, seat, field.WOOD), have(state, seat, field.STONE)
    return count_ways(gold, wood, stone, count) > 1


def goods_list(state: Position, seat: Seat) -> list[int]:
    """A seat's goods."""
    return [int(have(state, seat, good)) for good in range(3)]


def note_loss(state: Position, seat: Seat, before: list[int]) -> None:
    """The goods a seat has lost since."""
    if state.journal is not None:
        lost = [was - now for was, now in zip(before, goods_list(state, seat), strict=True)]
        note_gain(state, "loss", seat, [*lost, 0, 0, 0], {})


def lose_rest(state: Position, seat: Seat) -> None:
    """After the goods: what pieces bring in a defeat, also those that fall in it; then buildings and points."""
    due(state, seat, power.DEFEAT, field.FROM_BATTLE)
    line = state.enemy * SPOILS_WIDTH
    for _ in range(int(state.box.loss[line + OF_BUILDINGS])):
        destroy_building(state, seat)
    points = state.box.loss[line + OF_POINTS]
    score(state, seat, field.FROM_BATTLE, -points)
    if state.journal is not None:
        note_gain(state, "loss", seat, [0, 0, 0, 0, 0, int(points)], {})


def destroy_building(state: Position, seat: Seat) -> None:
    """The topmost building of the rightmost column falls."""
    place = falling(state.box, owns(state, seat))
    if place >= 0:
        if state.journal is not None:
            word: Word = building_word(state, seat, place)
            note(state, "razed", seat, {"building": word})
        raze_building(state, seat, place)


def ask_spoils(state: Position, seat: Seat) -> None:
    """Asks a victor for the goods of the reward."""
    count = state.box.reward[state.enemy * SPOILS_WIDTH + OF_CHOICE]
    ask_goods(state, step.SPOILS, seat, count, field.ALL_GOODS, False)


def ask_losses(state: Position, seat: Seat) -> None:
    """Asks a loser for the goods to give up."""
    count = state.box.loss[state.enemy * SPOILS_WIDTH + OF_CHOICE]
    ask_goods(state, step.LOSSES, seat, count, field.ALL_GOODS, True)


class Spoils(GoodsStep):
    """A victor names the goods of the reward."""

    def __init__(self) -> None:
        super().__init__(step.SPOILS, "spoils", "winter", _RULES, "take")
        self.winter = RECKONED

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        check_enemy(state)
        ask_spoils(state, seat_at(state, state.turn))

    def audit(self, state: Position) -> None:
        """Only a victor takes spoils."""
        if outcome_of(state, state.to_act) <= 0:
            raise bad("combat", int(have(state, state.to_act, field.COMBAT)))

    def act(self, state: Position, move: Action) -> None:
        """Then the next seat's battle."""
        move_goods(state, state.to_act, move, 1)
        next_battle(state)


class Losses(GoodsStep):
    """A loser names the goods to give, then suffers the rest."""

    def __init__(self) -> None:
        super().__init__(step.LOSSES, "losses", "winter", _RULES, "lose")
        self.winter = RECKONED

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        check_enemy(state)
        ask_losses(state, seat_at(state, state.turn))

    def audit(self, state: Position) -> None:
        """Only a loser loses."""
        if outcome_of(state, state.to_act) >= 0:
            raise bad("combat", int(have(state, state.to_act, field.COMBAT)))

    def act(self, state: Position, move: Action) -> None:
        """Then the next seat's battle."""
        seat = state.to_act
        move_goods(state, seat, move, -1)
        lose_rest(state, seat)
        next_battle(state)


def check_enemy(state: Position) -> None:
    """There is no battle without an enemy."""
    if state.enemy < 0:
        raise bad("enemy", None)


def next_battle(state: Position) -> None:
    """The battle goes on with the next seat."""
    turn = state.turn + 1
    go_to(state, step.BATTLE)
    state.turn = turn
