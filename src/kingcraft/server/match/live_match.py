"""LiveMatch: a match folded from its header and its entries. Rebuilt from them, it is the same on any machine."""

from collections.abc import Callable
from typing import Final

from kingcraft.core.binding import sha256
from kingcraft.core.chance import Dealer
from kingcraft.core.record import CHANCE_LETTER, Record
from kingcraft.core.replay import Played, actor, dealer_of
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import OVER, State
from kingcraft.core.table import Table
from kingcraft.server.match.clock import Clocks
from kingcraft.server.match.course import Course, begin
from kingcraft.server.match.entry import Entry
from kingcraft.server.match.header import Header
from kingcraft.server.match.seat import SeatState, rank_named

_REMEMBERED: Final = 8
"""So many of the last moves are recognised when they are sent once more."""


class LiveMatch:
    """A match as it stands after `number` entries."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.seats = [SeatState() for _ in range(header.seats)]
        self.phase = "open"
        self.number = 0
        self.changed = header.created
        self.turn_number = 0
        """The last entry that changed whose turn it is or what the position is: talk does not."""
        self.turn_since = header.created
        self.revealing: int | None = None
        """Until when those who promised a salt tell it, before the game begins."""
        self.clocks = Clocks(header.clock, header.seats)
        self.ending: str | None = None
        self.winners: list[int] = []
        self.offers: dict[str, str | None] = {}
        """Who wants a rematch, with what they promised for its dice."""
        self.rematch: str | None = None
        self.lines_said: dict[str | None, int] = {}
        """How many lines each person at the table has said; those of all others together under None."""
        self.sent_away: list[str] = []
        """Whom the host took a seat from."""
        self.members: list[str] = []
        self.entries: list[Entry] = []
        self.fresh: dict[int, list[Played]] = {}
        """The moves of the entries taken in since the match was copied, with their positions."""
        self.recent: list[tuple[int, int, str]] = []
        """The last decisions: after how many moves, which seat, as it was said."""
        self._course: Course | None = None
        self._bot_moved = False
        """Whether a bot has moved for a person in this turn."""

    # -- what is asked of it ---------------------------------------------------------------------

    @property
    def course(self) -> Course:
        """The moves and the position; only once the game has begun."""
        if self._course is None:
            raise ValueError("the match has not begun")
        return self._course

    @property
    def state(self) -> State:
        """The position; only once the game has begun."""
        return self.course.state

    @property
    def record(self) -> Record:
        """The record so far; only once the game has begun."""
        return self.course.record

    @property
    def begun(self) -> bool:
        """Whether there is a position yet."""
        return self._course is not None

    @property
    def ply(self) -> int:
        """How many moves there are."""
        return 0 if self._course is None else self._course.ply

    @property
    def to_act(self) -> int | None:
        """The seat on turn while the game is on."""
        if self.phase != "playing" or self.state.to_act < 0:
            return None
        return int(self.state.to_act)

    @property
    def bot_to_act(self) -> str | None:
        """The bot that is on turn, if one is, with its version where that was kept."""
        seat = self.to_act
        return None if seat is None else self.seats[seat].versioned

    @property
    def finished(self) -> bool:
        """Whether the game itself has reached its end."""
        return self.begun and self.state.to_act == OVER

    @property
    def deadline(self) -> int | None:
        """When something happens by itself: a clock runs out, or salts are awaited no longer."""
        return self.revealing if self.phase == "open" else self.clocks.deadline()

    def dealer(self) -> Dealer:
        """Who deals: the committed seed, and what the players added."""
        return dealer_of(self.record, self.header.seed)

    def salts(self) -> dict[int, str]:
        """What the players added to the dice, seat by seat."""
        return {index: seat.salt for index, seat in enumerate(self.seats) if seat.salt is not None}

    def first_record(self, salts: dict[int, str]) -> Record:
        """A record with no moves yet, in which each of these seats adds to the dice."""
        record = self.header.first_record()
        if record.setup:
            promises = {index: seat.promise for index, seat in enumerate(self.seats) if seat.promise is not None}
            promises |= {index: sha256(salt) for index, salt in salts.items() if index not in promises}
            record.salts, record.promises = _by_letter(salts), _by_letter(promises)
            return record
        seats = sorted(salts)
        record.salts = [salts[seat] for seat in seats]
        plain = [self.seats[seat].promise for seat in seats]
        record.promises = [promise for promise in plain if promise is not None] if None not in plain else []
        return record

    def willing(self) -> list[bool]:
        """For which seats the only possible move is played: those of people who want it and play themselves."""
        return [seat.forced and seat.person is not None and seat.bot is None for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        return [index for index, seat in enumerate(self.seats) if seat.person == person]

    def copy(self) -> "LiveMatch":
        """An independent copy, to try out what is not yet committed."""
        other = LiveMatch.__new__(LiveMatch)
        other.__dict__.update(self.__dict__)
        other.seats = [seat.copy() for seat in self.seats]
        other.clocks = self.clocks.copy()
        other.members, other.entries, other.sent_away = self.members[:], self.entries[:], self.sent_away[:]
        other.offers, other.lines_said = dict(self.offers), dict(self.lines_said)
        other.fresh = {}
        return other

    def set_back(self, milliseconds: int) -> None:
        """Takes what runs out as begun so much earlier: it was written by a clock that was ahead."""
        self.clocks.since -= milliseconds
        self.turn_since -= milliseconds
        if self.revealing is not None:
            self.revealing -= milliseconds

    # -- what happens to it ----------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Takes in the next entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"{self.header.id}: entry {entry.number} after {self.number}")
        before = self.to_act
        _FOLDS[entry.kind](self, entry)
        self.number = entry.number
        self.changed = entry.at
        self.entries.append(entry.bare())
        if entry.kind not in _TALK:
            self.turn_number, self.turn_since = entry.number, entry.at
        self._pass_turn(before, entry)

    def _pass_turn(self, before: int | None, entry: Entry) -> None:
        seat = self.to_act
        anew = seat == before and self._others_moved(entry.number, seat)
        if before is not None and (seat != before or anew):
            self.seats[before].end_turn()
            self._bot_moved = False
        self.clocks.turn(seat, entry.at, seat is not None and self.seats[seat].bot is None, anew)

    def _others_moved(self, number: int, seat: int | None) -> bool:
        """Whether an entry held moves of another seat, though the same is on turn afterwards."""
        mine = (CHANCE_LETTER, "" if seat is None else SEAT_LETTERS[seat])
        return any([actor(step.before) not in mine for step in self.fresh.get(number, [])])

    def _opened(self, entry: Entry) -> None:
        for seat, plan in zip(self.seats, entry.body["seats"], strict=True):
            seat.take(plan)
            self._member(seat.person)

    def _imported(self, entry: Entry) -> None:
        self.phase = "study"
        table = Table(self.header.first_record())
        self._course = Course(table.record, table.state)
        for index, seat in enumerate(self.seats):
            name = table.record.names[index] if table.record.names else SEAT_LETTERS[index]
            seat.level = rank_named(name, SEAT_LETTERS[index])
            seat.kind, seat.name = ("local", name) if seat.level is None else ("bot", "")
        self._member(self.header.host)

    def _sat(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].take({"kind": "person", **entry.body})
        self._member(entry.body["person"])

    def _stood(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].open()

    def _arranged(self, entry: Entry) -> None:
        seat, plan = self.seats[entry.body["seat"]], entry.body["plan"]
        gone = seat.person
        seat.take(plan)
        if gone is not None and gone != self.header.host and not self.seats_of(gone):
            self.sent_away.append(gone)

    def _promised(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].promise = entry.body["promise"]

    def _gathered(self, entry: Entry) -> None:
        self.revealing = entry.body["until"]

    def _salted(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].salt = entry.body["salt"]

    def _started(self, entry: Entry) -> None:
        self.phase, self.revealing = "playing", None
        if entry.played is None:
            self._course = begin(self.first_record(self.salts()))
        self._go_on(entry)

    def _moved(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        said = entry.body.get("said", entry.body["moves"][0])
        self.recent = [*self.recent[-_REMEMBERED:], (self.ply, seat, said)]
        self._count_turn(self.seats[seat])
        self._go_on(entry)

    def _count_turn(self, seat: SeatState) -> None:
        """Who moves in person has been in time; what a bot plays for a person is counted, turn by turn."""
        if seat.bot is None:
            seat.timeouts = 0
        elif seat.kind != "bot" and not self._bot_moved:
            seat.bot_turns += 1
            self._bot_moved = True

    def _go_on(self, entry: Entry) -> None:
        """Plays the moves of an entry, unless it is known already where they lead."""
        course = entry.played
        if course is None:
            course = self.course.copy()
            forced, by = entry.body.get("forced", []), self._stand_in(entry)
            for index, text in enumerate(entry.body["moves"]):
                course.read(text, index in forced, None if index else by)
        self.fresh[entry.number] = course.steps
        self._course = course

    def _stand_in(self, entry: Entry) -> str | None:
        """The bot that makes the decision of an entry in a person's place, if one does."""
        return self.seats[entry.body["seat"]].stand_in if entry.kind == "moved" else None

    def _undone(self, entry: Entry) -> None:
        ply = entry.body["ply"]
        self._course = self.course.copy()
        self._course.back_to(ply)
        self.recent = [one for one in self.recent if one[0] < ply]

    def _resigned(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.resigned = True
        seat.let_play(entry.body["level"], "resigned")

    def _replaced(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].let_play(entry.body["level"], entry.body["why"])

    def _timed_out(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.let_play(entry.body["level"], "time")
        seat.timeouts = entry.body["count"]

    def _returned(self, entry: Entry) -> None:
        seat = entry.body["seat"]
        self.clocks.refill(seat, entry.body["grace"])
        if entry.body.get("later"):
            self.seats[seat].timeouts = 0
        else:
            self.seats[seat].come_back()

    def _settled(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].forced = entry.body["forced"]

    def _said(self, entry: Entry) -> None:
        """Talk changes nothing but how much there is of it."""
        who = None if entry.body["seat"] is None else self.seats[entry.body["seat"]].person
        self.lines_said[who] = self.lines_said.get(who, 0) + 1

    def _ended(self, entry: Entry) -> None:
        self.phase = "over"
        self.ending = entry.body["ending"]
        self.winners = entry.body["winners"]
        if self.begun:
            self._course = self.course.copy()
            self.record.seed = self.header.seed.hex()
        if self.finished:
            self.record.result = self.state.scores()

    def _offered(self, entry: Entry) -> None:
        person = self.seats[entry.body["seat"]].person
        if person is not None:
            self.offers[person] = entry.body["promise"]

    def _declined(self, entry: Entry) -> None:
        self.offers = {}

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.body["match"]

    def _member(self, person: str | None) -> None:
        if person is not None and person not in self.members:
            self.members.append(person)


_TALK: Final = ("said", "settled", "offered", "declined", "rematched")
_FOLDS: Final[dict[str, Callable[[LiveMatch, Entry], None]]] = {
    "opened": LiveMatch._opened,
    "imported": LiveMatch._imported,
    "sat": LiveMatch._sat,
    "stood": LiveMatch._stood,
    "arranged": LiveMatch._arranged,
    "promised": LiveMatch._promised,
    "gathered": LiveMatch._gathered,
    "salted": LiveMatch._salted,
    "started": LiveMatch._started,
    "moved": LiveMatch._moved,
    "undone": LiveMatch._undone,
    "resigned": LiveMatch._resigned,
    "replaced": LiveMatch._replaced,
    "timed_out": LiveMatch._timed_out,
    "returned": LiveMatch._returned,
    "settled": LiveMatch._settled,
    "said": LiveMatch._said,
    "ended": LiveMatch._ended,
    "offered": LiveMatch._offered,
    "declined": LiveMatch._declined,
    "rematched": LiveMatch._rematched,
}


def _by_letter(told: dict[int, str]) -> list[str]:
    """What seats told, each after the letter of its seat."""
    return [f"{SEAT_LETTERS[index]}:{text}" for index, text in sorted(told.items())]


def fold(header: Header, entries: list[Entry]) -> LiveMatch:
    """The match that these entries make."""
    match = LiveMatch(header)
    for entry in entries:
        match.apply(entry)
        match.fresh = {}
    return match
