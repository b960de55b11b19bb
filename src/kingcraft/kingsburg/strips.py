"""Alternative rows, before the first year: two strips for each seat, drawn or drafted, and each may cover its row."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kingcraft.core.bits import bit, count, lowest, nth_bit
from kingcraft.core.fields import bad
from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.ruling import Ruling
from kingcraft.core.speech import SEAT_LETTERS, Phrase, Telling
from kingcraft.core.step import NOBODY
from kingcraft.core.stream import Stream
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.box import COLUMNS, Box
from kingcraft.kingsburg.chance import Chance
from kingcraft.kingsburg.governors import hand_of, take_card
from kingcraft.kingsburg.modules import STRIPS
from kingcraft.kingsburg.position import Position, ask_seat, deal, go_to, seat_at
from kingcraft.kingsburg.step import InTurn, stopping

RULES: Final = "kingsburg-strips"
COPIES: Final = 2
"""How many there are of each strip."""
EACH: Final = 2
"""How many strips a seat has to choose from."""
ROW_LETTERS: Final = "ABCDEFGHIJKLMNO"


class Strips(Chance):
    """Strips come one by one, two for each seat, no seat twice the same; drafted ones are taken by their seats."""

    def __init__(self) -> None:
        super().__init__(step.STRIPS, "strips", "setup", RULES)

    def proceed(self, state: Position) -> None:
        """The next strip; when all have theirs, rows are covered."""
        place = next_place(state)
        if place < 0:
            go_to(state, self.after)
            return
        state.turn = place
        if is_draft(state):
            ask_seat(state, step.DRAFT, seat_at(state, place))
        else:
            deal(state, self.number)

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """Every strip that the seat does not have, by how many of it are left."""
        found: list[tuple[int, int]] = []
        strips = takeable(state, seat_at(state, state.turn))
        while strips != 0:
            strip = lowest(strips)
            found.append((int(action.STRIP_OF + strip), copies_left(state, strip)))
            strips &= strips - 1
        return found

    def pick(self, state: Position, stream: Stream) -> Action:
        """One of the strips that are left, all alike."""
        strips = takeable(state, seat_at(state, state.turn))
        whole = strips & ~held(state)
        nth = stream.below(count(strips) + count(whole))
        return action.STRIP_OF + (nth_bit(strips, nth) if nth < count(strips) else nth_bit(whole, nth - count(strips)))

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of these."""
        strips = takeable(state, seat_at(state, state.turn))
        return is_strip(state, move) and (strips >> (move - action.STRIP_OF)) & 1 != 0

    def about(self, state: Position, move: Action) -> bool:
        """Strips."""
        return is_strip(state, move)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """None is left, or the seat has one."""
        return Ruling("kingsburg-chance", self.section)

    def act(self, state: Position, move: Action) -> None:
        """A strip for the seat."""
        take_card(state, seat_at(state, state.turn), move - action.STRIP_OF)
        state.to_act = NOBODY

    def write(self, state: Position, move: Action) -> str:
        """`strip A shrine`: a strip is called by its first building."""
        return f"strip {SEAT_LETTERS[int(seat_at(state, state.turn))]} {strip_name(state.box, move - action.STRIP_OF)}"

    def read(self, state: Position, words: list[str]) -> int:
        """A strip for the seat whose turn it is."""
        lead = ["strip", SEAT_LETTERS[int(seat_at(state, state.turn))]]
        return strip_named(state.box, words[2]) if len(words) == 3 and words[:2] == lead else -1

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether a strip is drawn."""
        return words[0] == "strip"

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """A strip for a seat."""
        return strip_telling(state, "strip", move)


class StripChoice(InTurn):
    """A step at which a seat names a strip: `verb` and the strip's first building."""

    def __init__(self, number: i64, verb: str, stop: str = "", stop_words: str = "") -> None:
        super().__init__(number, verb, "setup", RULES, stop, stop_words)
        self.verb = verb

    def open(self, state: Position) -> Mask:
        """The strips to choose from, as bits."""
        raise NotImplementedError

    def audit(self, state: Position) -> None:
        """There is something to choose."""
        if self.open(state) == 0:
            raise bad("turn", SEAT_LETTERS[int(state.to_act)])

    def listed(self, state: Position) -> vec[i64]:
        """Each of them, and to stop where one may."""
        actions = stopping(self, state)
        strips = self.open(state)
        while strips != 0:
            actions = append(actions, action.STRIP_OF + lowest(strips))
            strips &= strips - 1
        return actions

    def allows(self, state: Position, move: Action) -> bool:
        """Whether it is one of them."""
        if move == action.STOP:
            return self.may_stop(state)
        return self.about(state, move) and (self.open(state) >> (move - action.STRIP_OF)) & 1 != 0

    def about(self, state: Position, move: Action) -> bool:
        """Strips."""
        return is_strip(state, move)

    def refuse(self, state: Position, move: Action) -> Ruling:
        """It is not among them."""
        return Ruling(
            f"kingsburg-{self.verb}", self.section, {"strip": strip_phrase(state.box, move - action.STRIP_OF)}
        )

    def write(self, state: Position, move: Action) -> str:
        """`draft shrine`, `cover shrine`."""
        return self.stop if move == action.STOP else f"{self.verb} {strip_name(state.box, move - action.STRIP_OF)}"

    def read(self, state: Position, words: list[str]) -> int:
        """A strip by its first building."""
        known = len(words) == 2 and words[0] == self.verb
        return strip_named(state.box, words[1]) if known else super().read(state, words)

    def knows(self, state: Position, words: list[str]) -> bool:
        """Whether words begin with the verb, or stop."""
        return words[0] == self.verb or super().knows(state, words)

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """A strip drafted, or laid over a row."""
        return super().telling(state, move, hidden) if move == action.STOP else strip_telling(state, self.verb, move)


class Draft(StripChoice):
    """All strips lie open: each takes one in turn order, then one more in reverse order."""

    def __init__(self) -> None:
        super().__init__(step.DRAFT, "draft")

    def open(self, state: Position) -> Mask:
        """The strips that are left, but not the one the seat has."""
        return takeable(state, seat_at(state, state.turn))

    def act(self, state: Position, move: Action) -> None:
        """The strip is taken; then the next seat."""
        take_card(state, state.to_act, move - action.STRIP_OF)
        go_to(state, step.STRIPS)

    def shown(self, state: Position) -> dict[str, object]:
        """The strips to draft from: how many there are of each that nobody has."""
        strips = [strip for strip in range(len(state.box.strip_row)) if (state.box.alternatives >> strip) & 1 != 0]
        return {"draft": {strip_name(state.box, strip): copies_left(state, strip) for strip in strips}}


class Cover(StripChoice):
    """In turn order each covers rows with its strips, with both, one or none; the others go back to the box."""

    def __init__(self) -> None:
        super().__init__(step.COVER, "cover", "done", "done-cover")

    def wants(self, state: Position, seat: Seat) -> bool:
        """Who could cover a row."""
        return coverable(state, seat) != 0

    def leave(self, state: Position, seat: Seat) -> None:
        """The strips that are left go back."""
        state.book[seat * field.WIDTH + field.HAND] = 0

    def open(self, state: Position) -> Mask:
        """The seat's strips whose rows are as printed."""
        return coverable(state, state.to_act)

    def act(self, state: Position, move: Action) -> None:
        """A row is covered, or the seat is done."""
        seat = state.to_act
        state.to_act = NOBODY
        if move == action.STOP:
            state.book[seat * field.WIDTH + field.HAND] = 0
            return
        strip = move - action.STRIP_OF
        rest = hand_of(state, seat) & ~bit(strip)
        state.book[seat * field.WIDTH + field.HAND] = 0
        while rest != 0:
            take_card(state, seat, lowest(rest))
            rest &= rest - 1
        cover(state, seat, strip)


def cover(state: Position, seat: Seat, strip: i64) -> None:
    """Lays a strip over its row of a seat's sheet."""
    sheet = state.sheet[:]
    first = seat * state.box.sheet_width + state.box.strip_row[strip] * COLUMNS
    for column in range(COLUMNS):
        sheet[first + column] = strip * COLUMNS + column
    state.sheet = sheet


# -- where the strips are -----------------------------------------------------------------------------


def is_choosing(state: Position) -> bool:
    """Whether strips are what the seats have in hand."""
    return state.step in (step.STRIPS, step.DRAFT, step.COVER)


def is_draft(state: Position) -> bool:
    """Whether strips are drafted, not drawn."""
    return state.box.modules.chosen[STRIPS] == "draft"


def next_place(state: Position) -> i64:
    """The place of the seat that gets the next strip, or -1: drawn two by two, or drafted there and back."""
    if state.box.alternatives == 0:
        return -1
    draft = is_draft(state)
    last: i64 = -1
    for place in range(state.seats):
        seat = seat_at(state, place)
        if takeable(state, seat) != 0:
            if not draft or hand_of(state, seat) == 0:
                return place
            last = place
    return last


def takeable(state: Position, seat: Seat) -> Mask:
    """The strips that a seat may get, as bits: of those left nobody has two of a kind, nor more than two."""
    own = hand_of(state, seat)
    return 0 if count(own) >= EACH else state.box.alternatives & ~own & ~gone(state)


def held(state: Position) -> Mask:
    """The strips that somebody has, as bits."""
    found: Mask = 0
    for seat in range(state.seats):
        found |= hand_of(state, seat)
    return found


def gone(state: Position) -> Mask:
    """The strips of which both are in hands, as bits."""
    once: Mask = 0
    found: Mask = 0
    for seat in range(state.seats):
        hand = hand_of(state, seat)
        found |= once & hand
        once |= hand
    return found


def copies_left(state: Position, strip: i64) -> int:
    """How many of a strip nobody has yet."""
    return COPIES - sum([1 for seat in range(state.seats) if (hand_of(state, seat) >> strip) & 1 != 0])


def coverable(state: Position, seat: Seat) -> Mask:
    """The strips in a seat's hand whose rows are still as printed, as bits."""
    found: Mask = 0
    strips = hand_of(state, seat)
    while strips != 0:
        strip = lowest(strips)
        place = state.box.strip_row[strip] * COLUMNS
        if state.sheet[seat * state.box.sheet_width + place] == state.box.printed[place]:
            found |= bit(strip)
        strips &= strips - 1
    return found


def audit_strips(state: Position) -> None:
    """Nobody has more than two strips, nor is there more than there is of each; who had a choice to cover is done."""
    for seat in range(state.seats):
        hand = hand_of(state, seat)
        if hand & ~state.box.alternatives != 0 or count(hand) > EACH:
            raise bad("strips", SEAT_LETTERS[int(seat)])
    if any([copies_left(state, strip) < 0 for strip in range(len(state.box.strip_row))]):
        raise bad("strips", "")
    if state.step != step.COVER and next_place(state) != state.turn:
        raise bad("turn", SEAT_LETTERS[int(seat_at(state, state.turn))])
    for place in range(state.turn if state.step == step.COVER else 0):
        if hand_of(state, seat_at(state, place)) != 0:
            raise bad("strips", SEAT_LETTERS[int(seat_at(state, place))])


# -- what they are called ------------------------------------------------------------------------------


def is_strip(state: Position, move: Action) -> bool:
    """Whether an action names a strip that is not printed."""
    strip = move - action.STRIP_OF
    return 0 <= strip < len(state.box.strip_row) and (state.box.alternatives >> strip) & 1 != 0


def strip_name(box: Box, strip: i64) -> str:
    """A strip by its first building."""
    return box.building_ids[strip * COLUMNS]


def strip_named(box: Box, name: str) -> int:
    """The action that names a strip, or -1."""
    names = [strip_name(box, strip) for strip in range(len(box.strip_row))]
    known = name in names and (box.alternatives >> names.index(name)) & 1 != 0
    return action.STRIP_OF + names.index(name) if known else -1


def strip_names(state: Position, seat: Seat) -> list[str]:
    """The strips in a seat's hand by name, from top to bottom."""
    hand = hand_of(state, seat)
    return [strip_name(state.box, strip) for strip in range(len(state.box.strip_row)) if (hand >> strip) & 1 != 0]


def sheet_strips(state: Position, seat: Seat) -> list[str]:
    """The strips of a seat's sheet by name, from top to bottom."""
    first = seat * state.box.sheet_width
    return [state.box.building_ids[state.sheet[first + row * COLUMNS]] for row in range(state.box.rows)]


def strip_telling(state: Position, kind: str, move: Action) -> Telling:
    """A strip that comes to the seat whose turn it is, or is used by it."""
    return Telling(kind, int(seat_at(state, state.turn)), {"strip": strip_phrase(state.box, move - action.STRIP_OF)})


def strip_phrase(box: Box, strip: i64) -> Phrase:
    """A strip in words: its row and its four buildings."""
    buildings: list[object] = [
        box.lexicon.word(f"building-{id}") for id in box.building_ids[strip * COLUMNS : strip * COLUMNS + 4]
    ]
    letter = ROW_LETTERS[int(box.row_of[strip * COLUMNS])]
    return Phrase("kingsburg-strip", {"row": letter, "buildings": buildings})
