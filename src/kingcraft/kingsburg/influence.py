"""Step b of a season: groups of dice on the King's advisors.

A group is some dice of the own colour, perhaps white ones, perhaps a +2 token; `ways_to` is the one rule of where it
may go. Placements are listed, counted, picked and allowed by it, and refused by what it lacks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import count, lowest, nth_bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.core.speech import SEAT_LETTERS, Phrase, Telling, Word
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, power, step
from kingcraft.kingsburg.box import ADVISORS
from kingcraft.kingsburg.chance import face_of
from kingcraft.kingsburg.dice import FACES, FIRST_PART, GROUP, LAYERS, PART, SMALL, SUM, THROWS, throw_of, without
from kingcraft.kingsburg.group import (
    TOKEN,
    Dice,
    advisor_of,
    group_text,
    lay_on_top,
    own_in,
    placement,
    shift_in,
    token_in,
    white_in,
)
from kingcraft.kingsburg.position import Position, ask_seat, have, power_of, seat_at
from kingcraft.kingsburg.step import SEASON, Step, stopping

ALL_ADVISORS: Final[i64] = (1 << (ADVISORS + 1)) - 2
NO_SHIFT: Final[i64] = 2
ANY_SHIFT: Final[i64] = 7
ENVOY: Final = "envoy"


# -- the rule ---------------------------------------------------------------------------------------


def open_advisors(state: Position, seat: Seat) -> Mask:
    """The advisors that a seat may influence, as bits: the free ones, or any with the King's Envoy."""
    closed = power_of(state, seat, power.CLOSED)
    if state.envoy == seat:
        return ALL_ADVISORS & ~closed
    return ALL_ADVISORS & ~(state.taken | closed)


def token_ready(state: Position, seat: Seat) -> bool:
    """Whether a +2 token may join a group: one in a season, but one in every group in the edition of 2007."""
    if have(state, seat, field.TOKENS) == 0:
        return False
    return have(state, seat, field.SPENT) < state.box.tokens_a_season + power_of(state, seat, power.TOKENS)


def shift_rights(state: Position, seat: Seat) -> Mask:
    """The rights to go one up or down that a seat has left this season."""
    rights = power_of(state, seat, power.RIGHTS) & state.box.shifts
    return rights if rights == 0 else rights & ~have(state, seat, field.USED)


def shifts_ready(state: Position, seat: Seat) -> Mask:
    """The shifts a seat may make now: bit 0 is down, bit 1 none, bit 2 up."""
    return ANY_SHIFT if shift_rights(state, seat) != 0 else NO_SHIFT


def ways_to(open_mask: Mask, total: i64, shifts: Mask, token: bool) -> Mask:
    """The ways a group of this sum may be placed, as six bits in the order of actions."""
    window = open_mask >> (total - 1)
    ways = window & shifts
    if token:
        ways |= ((window >> 2) & shifts) << 3
    return ways


def placements(state: Position, seat: Seat, actions: vec[i64]) -> vec[i64]:
    """A list of actions with all placements of a seat behind it, ascending."""
    own = have(state, seat, field.DICE)
    if own == 0:
        return actions
    white = have(state, seat, field.WHITE)
    open_mask = open_advisors(state, seat)
    shifts = shifts_ready(state, seat)
    token = token_ready(state, seat)
    for first in range(FIRST_PART[own] + 1, FIRST_PART[own + 1]):
        for second in range(FIRST_PART[white], FIRST_PART[white + 1]):
            ways = ways_to(open_mask, SUM[PART[first]] + SUM[PART[second]], shifts, token)
            if ways != 0:
                group = placement(PART[first], PART[second], 0, -1)
                while ways != 0:
                    actions = append(actions, group + lowest(ways))
                    ways &= ways - 1
    return actions


def pick_placement(state: Position, seat: Seat, stream: Stream) -> Action:
    """Any placement or a pass, all alike. Most hands have no white dice or shift: one look, or two with a token."""
    book = state.book
    row = seat * field.WIDTH
    own = book[row + field.DICE]
    if own == 0:
        return action.STOP
    shifts = shifts_ready(state, seat)
    token = book[row + field.TOKENS] != 0 and token_ready(state, seat)
    open_mask = open_advisors(state, seat)
    if own >= SMALL or shifts != NO_SHIFT or book[row + field.WHITE] != 0:
        return pick_unusual(state, seat, shifts | (shifts << 3) if token else shifts, stream)
    sums = reaching(open_mask, own)
    alone = count(sums)
    helped = reaching(open_mask >> 2, own) if token else i64(0)
    nth = stream.below(1 + alone + count(helped)) - 1
    if nth < 0:
        return action.STOP
    if nth < alone:
        return placement(group_with(own, sums, nth), 0, 0, 0)
    return placement(group_with(own, helped, nth - alone), 0, 1, 0)


def pick_unusual(state: Position, seat: Seat, ways: Mask, stream: Stream) -> Action:
    """Any placement in some ways, or a pass: counted out for three coloured dice at most, listed for larger hands."""
    own = have(state, seat, field.DICE)
    if own >= SMALL:
        every = placements(state, seat, append(vec[i64](), action.STOP))
        return every[stream.below(len(every))]
    open_mask = open_advisors(state, seat)
    white = have(state, seat, field.WHITE)
    nth = stream.below(1 + look_up(open_mask, own, white, ways, -1))
    return action.STOP if nth == 0 else look_up(open_mask, own, white, ways, nth - 1)


def look_up(open_mask: Mask, own: i64, white: i64, ways: Mask, nth: i64) -> i64:
    """The n-th placement of a small hand, in an order of its own; counts them all if n is negative.

    It goes through the groups of white dice, and for each through the ways to place it with coloured ones.
    """
    found: i64 = 0
    for second in range(FIRST_PART[white], FIRST_PART[white + 1]):
        window = (open_mask << 1) >> SUM[PART[second]]
        left = ways
        while left != 0:
            way = lowest(left)
            left &= left - 1
            sums = reaching(window >> (way if way < 3 else way - 1), own)
            more = count(sums)
            if nth >= 0 and found + more > nth:
                return placement(group_with(own, sums, nth - found), PART[second], 0, -1) + way
            found += more
    return found


def reaching(wanted: Mask, own: i64) -> Mask:
    """Those layers of a small hand (see dice.py) whose sum is one of the wanted."""
    return LAYERS[own] & (wanted | (wanted << 32))


def group_with(own: i64, sums: Mask, nth: i64) -> i64:
    """The group of a small hand behind the n-th of some of its layers."""
    place = own * 64 + nth_bit(sums, nth)
    return i64(GROUP[place])


def allows_placement(state: Position, seat: Seat, move: Action) -> bool:
    """Whether a seat may make a placement."""
    own = own_in(move)
    if own == 0 or own >= THROWS or not in_hand(state, seat, move):
        return False
    total = SUM[own] + SUM[white_in(move)]
    ways = ways_to(open_advisors(state, seat), total, shifts_ready(state, seat), token_ready(state, seat))
    return (ways >> ((move - action.PLACE_OF) % action.PLACE_WAYS)) & 1 != 0


def in_hand(state: Position, seat: Seat, move: Action) -> bool:
    """Whether a seat has the dice of a placement in hand."""
    if without(have(state, seat, field.DICE), own_in(move)) < 0:
        return False
    return without(have(state, seat, field.WHITE), white_in(move)) >= 0


def refuse_placement(state: Position, seat: Seat, move: Action) -> Ruling:
    """What a placement lacks: dice, a coloured one among them, a token, a shift, an advisor that is open."""
    section = "kingsburg-influence"
    advisor = int(advisor_of(move))
    facts: dict[str, object] = {"advisor": advisor, "sum": advisor - int(shift_in(move))}
    if not 1 <= advisor <= ADVISORS:
        return Ruling("kingsburg-no-advisor", section, facts)
    if not in_hand(state, seat, move):
        return Ruling("kingsburg-not-in-hand", section, {"dice": hand_words(state, seat)})
    if own_in(move) == 0:
        return Ruling("kingsburg-needs-coloured", section)
    if token_in(move) != 0 and not token_ready(state, seat):
        return refuse_token(state, seat)
    if shift_in(move) != 0 and shift_rights(state, seat) == 0:
        owned = power_of(state, seat, power.RIGHTS) & state.box.shifts != 0
        return Ruling("kingsburg-shift-used" if owned else "kingsburg-sum", section, facts)
    return taken_ruling(state, advisor)


def refuse_token(state: Position, seat: Seat) -> Ruling:
    """There is none, it was used this season, or none helps this year."""
    if have(state, seat, field.TOKENS) == 0:
        return Ruling("kingsburg-no-token", "kingsburg-influence")
    closed = state.box.tokens_a_season + power_of(state, seat, power.TOKENS) <= 0
    return Ruling("kingsburg-no-tokens-now" if closed else "kingsburg-token-season", "kingsburg-influence")


def taken_ruling(state: Position, advisor: int) -> Ruling:
    """An advisor that is taken, said so that only who has the Envoy is told of him."""
    if (state.powers[power.CLOSED] >> advisor) & 1 != 0:
        return Ruling("kingsburg-closed", "kingsburg-influence", {"advisor": advisor})
    envoy = "yes" if state.envoy == state.to_act else "no"
    return Ruling("kingsburg-taken", "kingsburg-influence", {"advisor": advisor, "envoy": envoy})


def hand_words(state: Position, seat: Seat) -> list[object]:
    """The dice in a seat's hand, in words."""
    own: list[object] = [str(face) for face in FACES[have(state, seat, field.DICE)]]
    white = [Phrase("kingsburg-die-white", {"face": face}) for face in FACES[have(state, seat, field.WHITE)]]
    return [*own, *white] or ["–"]


# -- the step ---------------------------------------------------------------------------------------


class Influence(Step):
    """In turn order each places a group or passes for the season, round and round until all have passed."""

    def __init__(self) -> None:
        super().__init__(step.INFLUENCE, "influence", SEASON, "kingsburg-influence", "pass")
        self.placed = True

    def proceed(self, state: Position) -> None:
        """The first in the new turn order begins."""
        ask_seat(state, self.number, seat_at(state, state.turn))

    def restore(self, state: Position) -> None:
        """The seat whose turn it is."""
        state.to_act = seat_at(state, state.turn)

    def audit(self, state: Position) -> None:
        """Who has passed is not asked again."""
        if (state.passed >> state.to_act) & 1 != 0:
            raise bad("passed", SEAT_LETTERS[int(state.to_act)])

    def listed(self, state: Position) -> vec[i64]:
        """To pass, and every placement."""
        return placements(state, state.to_act, stopping(self, state))

    def pick(self, state: Position, stream: Stream) -> Action:
        """Any of them."""
        return pick_placement(state, state.to_act, stream)

    def allows(self, state: Position, move: Action) -> bool:
        """To pass, or a placement that the rule allows."""
        return move == action.STOP or (move >= action.PLACE_OF and allows_placement(state, state.to_act, move))

    def about(self, state: Position, move: Action) -> bool:
        """Placements."""
        return action.PLACE_OF <= move < action.PLACE_OF + THROWS * THROWS * action.PLACE_WAYS

    def refuse(self, state: Position, move: Action) -> Ruling:
        """What a placement lacks."""
        return refuse_placement(state, state.to_act, move)

    def act(self, state: Position, move: Action) -> None:
        """Places a group, or passes for the rest of the season."""
        if move == action.STOP:
            state.passed |= 1 << state.to_act
            if state.passed == (1 << state.seats) - 1:
                self.finish(state)
                return
        else:
            place(state, state.to_act, move)
        seats, order, passed = state.seats, state.order, state.passed
        turn = state.turn
        while True:
            turn += 1
            if turn == seats:
                turn = 0
            seat = (order >> (3 * turn)) & 7
            if (passed >> seat) & 1 == 0:
                state.turn = turn
                state.to_act = seat
                return

    def write(self, state: Position, move: Action) -> str:
        """`5+3>8`, `3+w2+2!>7`, `3>3 envoy`."""
        if move == action.STOP:
            return self.stop
        advisor = int(advisor_of(move))
        envoy = f" {ENVOY}" if (state.taken >> advisor) & 1 != 0 else ""
        return f"{group_text(move)}>{advisor}{envoy}"

    def read(self, state: Position, words: list[str]) -> int:
        """A group and the advisor it goes to; a sum one off means the Market's shift."""
        group, arrow, number = words[0].partition(">")
        if not arrow:
            return super().read(state, words)
        parts = group.split("+")
        envoy = words[1:] == [ENVOY]
        dice = [part for part in parts if part != TOKEN]
        white = throw_of([face_of(part[1:]) for part in dice if part.startswith("w")])
        own = throw_of([face_of(part) for part in dice if not part.startswith("w")])
        if own < 0 or white < 0 or not is_number(number) or (len(words) > 1 and not envoy):
            return -1
        if parts.count(TOKEN) > 1:
            raise IllegalMove(Ruling("kingsburg-token-group", self.section))
        return reach(state, own, white, parts.count(TOKEN), int(number), envoy)

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether dice are sent somewhere."""
        return ">" in words[0] or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The dice, and the advisor they go to."""
        if move == action.STOP:
            return super().telling(state, move, hidden)
        number = int(advisor_of(move))
        words = state.box.lexicon
        facts: dict[str, object] = {
            "dice": Dice(move, shifting_piece(state, move)), "number": number,
            "advisor": words.word(f"advisor-{number}", "object"), "name": words.word(f"advisor-{number}"),
        }  # fmt: skip
        return Telling("place-envoy" if (state.taken >> number) & 1 else "place", int(state.to_act), facts)

    def outlook(self, state: Position, seat: int | None) -> dict[str, object]:
        """The advisors that each seat could still influence this season, as things lie now."""
        seats = range(int(state.seats))
        playing = [state.step == self.number and (state.passed >> one) & 1 == 0 for one in seats]
        return {"reach": {SEAT_LETTERS[one]: sorted(reached(state, one)) if playing[one] else [] for one in seats}}


def reached(state: Position, seat: Seat) -> set[int]:
    """The advisors that a seat's dice reach."""
    return {int(advisor_of(move)) for move in placements(state, seat, vec[i64]())}


def shifting_piece(state: Position, move: Action) -> Word | None:
    """The piece by which a placement is shifted, if it is."""
    ready = shift_rights(state, state.to_act)
    if shift_in(move) == 0 or ready == 0:
        return None
    return state.box.word(state.box.right_pieces[int(lowest(ready))])


def reach(state: Position, own: int, white: int, token: int, advisor: int, envoy: bool) -> int:
    """The placement of these dice on an advisor; refused where no placement can mean it."""
    total = int(SUM[own] + SUM[white]) + 2 * token
    facts: dict[str, object] = {"sum": total, "advisor": advisor}
    if not 1 <= advisor <= ADVISORS:
        raise IllegalMove(Ruling("kingsburg-no-advisor", "kingsburg-influence", facts))
    if abs(advisor - total) > 1:
        raise IllegalMove(Ruling("kingsburg-sum", "kingsburg-influence", facts))
    taken = (state.taken >> advisor) & 1 != 0
    if envoy and state.envoy != state.to_act:
        raise IllegalMove(Ruling("kingsburg-no-envoy", "kingsburg-influence"))
    if taken and not envoy:
        raise IllegalMove(taken_ruling(state, advisor))
    if envoy and not taken:
        raise IllegalMove(Ruling("kingsburg-envoy-idle", "kingsburg-influence", facts))
    return int(placement(own, white, token, advisor - total))


def is_number(text: str) -> bool:
    """Whether a text is a number of few digits."""
    return text.isascii() and text.isdigit() and len(text) <= 3


def place(state: Position, seat: Seat, move: Action) -> None:
    """Puts a group on its advisor; on one that is taken it costs the King's Envoy."""
    book = state.book
    row = seat * field.WIDTH
    code = move - action.PLACE_OF
    groups = code // action.PLACE_WAYS
    way = code - groups * action.PLACE_WAYS
    own = groups // THROWS
    white = groups - own * THROWS
    book[row + field.DICE] = without(book[row + field.DICE], own)
    if white != 0:
        book[row + field.WHITE] = without(book[row + field.WHITE], white)
    advisor = SUM[own] + SUM[white] + way - 1
    if way >= 3:
        book[row + field.TOKENS] -= 1
        book[row + field.SPENT] += 1
        advisor -= 1
    if way % 3 != 1:
        ready = shift_rights(state, seat)
        book[row + field.USED] |= ready & -ready
    if (state.taken >> advisor) & 1 != 0:
        state.envoy = -1
    state.taken |= 1 << advisor
    lay_on_top(state, advisor, move, seat)
