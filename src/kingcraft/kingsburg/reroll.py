"""Still step a of a season: dice rolled again or turned in the old turn order, then the new turn order."""

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, lowest
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS, Telling
from kingcraft.core.state import CHANCE
from kingcraft.core.step import NOBODY
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.dice import FACES, SAME, without
from kingcraft.kingsburg.influence import reached
from kingcraft.kingsburg.journal import note_order
from kingcraft.kingsburg.position import Position, deal, have, owns, power_of, seat_at
from kingcraft.kingsburg.province import place_of
from kingcraft.kingsburg.roll import AGAIN, DICE_RULES, total_of
from kingcraft.kingsburg.step import SEASON, InTurn
from kingcraft.kingsburg.turning import list_turns, read_turn, settings, turn, turn_words


def right_in(move: Action) -> i64:
    """The right that is used."""
    return (move - action.USE_OF) // action.USE_WAYS


def way_in(move: Action) -> i64:
    """How a right is used."""
    return (move - action.USE_OF) % action.USE_WAYS


class Reroll(InTurn):
    """Who may roll again is asked, in the old turn order; then the new order is made."""

    def __init__(self) -> None:
        super().__init__(step.REROLL, "reroll", SEASON, DICE_RULES, "keep")

    def wants(self, state: Position, seat: Seat) -> bool:
        """Who has such a right now."""
        return usable_rerolls(state, seat) != 0

    def finish(self, state: Position) -> None:
        """The new turn order is made."""
        before = state.order
        sort_order(state)
        if state.journal is not None and before != state.order:
            note_order(state)
        super().finish(state)

    def audit(self, state: Position) -> None:
        """Whoever is asked has a right to roll again."""
        if usable_rerolls(state, state.to_act) == 0:
            raise bad("turn", SEAT_LETTERS[int(state.to_act)])

    def listed(self, state: Position) -> vec[i64]:
        """One action for each right; for one that re-rolls a single die, one for each colour there is."""
        actions = append(vec[i64](), action.STOP)
        usable = usable_rerolls(state, state.to_act)
        while usable != 0:
            right = lowest(usable)
            if (state.box.turns >> right) & 1 != 0:
                actions = list_turns(state, state.to_act, right, actions)
            else:
                actions = append(actions, action.USE_OF + action.USE_WAYS * right)
                if (state.box.rerolls_one >> right) & 1 != 0 and have(state, state.to_act, field.WHITE) != 0:
                    actions = append(actions, action.USE_OF + action.USE_WAYS * right + 1)
            usable &= usable - 1
        return actions

    def allows(self, state: Position, move: Action) -> bool:
        """Whether the right is there, and the die."""
        return any([move == legal for legal in self.listed(state)])

    def about(self, state: Position, move: Action) -> bool:
        """Rights to roll again."""
        return action.USE_OF <= move < action.ENEMY_OF and (state.box.rerolls >> right_in(move)) & 1 != 0

    def refuse(self, state: Position, move: Action) -> Ruling:
        """The condition of the right does not hold, or it was used."""
        right = right_in(move)
        facts: dict[str, object] = {"building": state.box.word(state.box.right_pieces[int(right)])}
        if (power_of(state, state.to_act, power.RIGHTS) >> right) & 1 == 0:
            return Ruling("kingsburg-not-owned", self.section, facts)
        if (have(state, state.to_act, field.USED) >> right) & 1 != 0:
            return Ruling("kingsburg-used", self.section, facts)
        if (state.box.turns >> right) & 1 != 0:
            return Ruling("kingsburg-no-turn", self.section, facts)
        if (state.box.rerolls_all >> right) & 1 != 0:
            facts["most"] = int(state.box.right_most[right])
            one_die = way_in(move) != 0
            return Ruling("kingsburg-reroll-whole" if one_die else "kingsburg-reroll-all", self.section, facts)
        if all_same(state, state.to_act):
            return Ruling("kingsburg-no-white", self.section, facts)
        return Ruling("kingsburg-reroll-one", self.section, facts)

    def act(self, state: Position, move: Action) -> None:
        """Rolls one die or all dice again, or keeps what there is."""
        if move == action.STOP:
            state.turn += 1
            state.to_act = NOBODY
            return
        row = state.to_act * field.WIDTH
        right = right_in(move)
        if (state.box.turns >> right) & 1 != 0:
            turn(state, state.to_act, right, way_in(move))
            state.to_act = NOBODY
            return
        state.book[row + field.USED] |= bit(right)
        if (state.box.rerolls_all >> right) & 1 != 0:
            state.book[row + field.DICE] = 0
            state.book[row + field.WHITE] = 0
            state.lot = right if state.box.right_comfort[right] > 0 else i64(-1)
            deal(state, step.REROLL_ALL)
            return
        white = way_in(move)
        hand: i64 = field.WHITE if white != 0 else field.DICE
        state.book[row + hand] = without(state.book[row + hand], SAME[state.book[row + hand]])
        deal(state, step.REROLL_ONE_WHITE if white != 0 else step.REROLL_ONE)

    def write(self, state: Position, move: Action) -> str:
        """`statue`, `statue white`, `keep`."""
        if move == action.STOP:
            return self.stop
        right = right_in(move)
        piece = state.box.right_pieces[int(right)]
        if (state.box.turns >> right) & 1 != 0:
            return " ".join([piece, *turn_words(state, state.to_act, right, way_in(move))])
        return f"{piece} white" if way_in(move) != 0 else piece

    def read(self, state: Position, words: list[str]) -> int:
        """A piece with a right to roll again, by its name."""
        box = state.box
        for right in range(len(box.right_pieces)):
            if (box.rerolls >> right) & 1 == 0 or box.right_pieces[right] != words[0]:
                continue
            if (box.turns >> right) & 1 != 0:
                return read_turn(state, state.to_act, right, words[1:])
            if words[1:] in ([], ["white"]):
                return int(action.USE_OF + action.USE_WAYS * right + len(words) - 1)
        if words[0] in box.building_ids and words[1:] in ([], ["white"]):
            stands = (owns(state, state.to_act) >> place_of(state, state.to_act, words[0])) & 1 != 0
            facts: dict[str, object] = {"building": state.box.lexicon.word(f"building-{words[0]}")}
            raise IllegalMove(Ruling("kingsburg-no-reroll" if stands else "kingsburg-not-owned", self.section, facts))
        return super().read(state, words)

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether a building is named as if to be used."""
        return words[0] in state.box.building_ids or words[0] in state.box.right_pieces or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """A right used: dice rolled again, set, or one turned."""
        if move == action.STOP:
            return super().telling(state, move, hidden)
        right, way, seat = right_in(move), way_in(move), int(state.to_act)
        facts: dict[str, object] = {"building": state.box.word(state.box.right_pieces[int(right)])}
        if (state.box.turns >> right) & 1 == 0:
            return Telling("reroll-white" if way else "reroll", seat, facts)
        if (state.box.set_rights >> right) & 1 != 0:
            facts["dice"] = [str(face) for face in FACES[settings(state, seat, right)[way]]]
            return Telling("set", seat, facts)
        face = state.box.right_faces[int(right)][0]
        return Telling("turn", seat, {**facts, "face": face, "now": face + (1 if way & 1 else -1)})

    def outlook(self, state: Position, seat: int | None) -> dict[str, object]:
        """Each right that leads to a throw, and how it compares with keeping the dice; some turn a die instead."""
        found: list[dict[str, object]] = []
        if seat is not None and self.asks(state, seat):
            for move in self.listed(state):
                after = state.copy()
                assert isinstance(after, Position)
                self.act(after, move)
                if after.to_act == CHANCE:
                    found.append(odds_of(state, after, seat, self.write(state, move)))
        return {"rerolls": found}


def all_same(state: Position, seat: Seat) -> bool:
    """Whether all dice of a seat, white ones too, show one number."""
    own = have(state, seat, field.DICE)
    white = have(state, seat, field.WHITE)
    return SAME[own] != 0 and (white == 0 or SAME[white] == SAME[own])


def usable_rerolls(state: Position, seat: Seat) -> Mask:
    """The rights with which a seat may roll again now, as bits."""
    box = state.box
    mask = power_of(state, seat, power.RIGHTS) & box.rerolls
    if mask == 0:
        return mask
    mask &= ~have(state, seat, field.USED)
    if mask & box.rerolls_one != 0 and not all_same(state, seat):
        mask &= ~box.rerolls_one
    turns = mask & box.turns
    while turns != 0:
        if len(list_turns(state, seat, lowest(turns), vec[i64]())) == 0:
            mask &= ~(turns & -turns)
        turns &= turns - 1
    whole = mask & (box.rerolls_all | box.set_rights)
    while whole != 0:
        if total_of(state, seat) > box.right_most[lowest(whole)]:
            mask &= ~(whole & -whole)
        whole &= whole - 1
    return mask


def sort_order(state: Position) -> None:
    """Lowest sum of all dice first; equal sums keep their order."""
    line: i64 = 0  # the seats in their new order, ten bits each: the sum * 8 + the seat
    for place in range(state.seats):
        seat = seat_at(state, place)
        total = total_of(state, seat)
        start = 10 * place
        while start > 0 and (line >> (start - 7)) & 127 > total:
            start -= 10
        before = line & (bit(start) - 1)
        line = before | ((total * 8 + seat) << start) | ((line ^ before) << 10)
    order: i64 = 0
    for place in range(state.seats):
        order |= ((line >> (10 * place)) & 7) << (3 * place)
    state.order = order


# -- what rolling again may bring -----------------------------------------------------------------------


class Lying:
    """One way that dice may lie: their sum, how many advisors they reach, and the seat's place in the new order."""

    def __init__(self, state: Position, seat: Seat) -> None:
        self.total = int(total_of(state, seat))
        self.advisors = len(reached(state, seat))
        self.place = place_in_new_order(state, seat)


def odds_of(state: Position, thrown: Position, seat: int, move: str) -> dict[str, object]:
    """One right: the chances of a higher, equal and lower sum; advisors in reach and place, now and on average."""
    now = Lying(state, seat)
    found = throws(thrown, seat, 1.0)
    return {
        "move": move,
        "higher": sum([chance for chance, throw in found if throw.total > now.total]),
        "same": sum([chance for chance, throw in found if throw.total == now.total]),
        "lower": sum([chance for chance, throw in found if throw.total < now.total]),
        "sum": [now.total, sum([chance * throw.total for chance, throw in found])],
        "advisors": [now.advisors, sum([chance * throw.advisors for chance, throw in found])],
        "place": [now.place, sum([chance * throw.place for chance, throw in found])],
    }


def throws(state: Position, seat: int, chance: float) -> list[tuple[float, Lying]]:
    """Every way that the dice may fall from here, with its chance; white dice come after the coloured ones."""
    here = [one for one in AGAIN if one.number == state.step]
    if not here:
        return [(chance, Lying(state, seat))]
    outcomes = here[0].weights(state)
    whole = sum([weight for _, weight in outcomes])
    found: list[tuple[float, Lying]] = []
    for outcome, weight in outcomes:
        after = state.copy()
        assert isinstance(after, Position)
        here[0].act(after, outcome)
        found.extend(throws(after, seat, chance * weight / whole))
    return found


def place_in_new_order(state: Position, seat: Seat) -> int:
    """The place in the new turn order if it were made now: lower sums first, equal ones in the old order."""
    mine = total_of(state, seat)
    before = 0
    passed = False
    for place in range(state.seats):
        other: i64 = seat_at(state, place)
        passed = passed or other == seat
        total = total_of(state, other)
        if other != seat and (total < mine or (total == mine and not passed)):
            before += 1
    return before + 1
