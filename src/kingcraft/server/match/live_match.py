"""LiveMatch: a match folded from its header and its entries. Rebuilt from them, it is the same on any machine."""

from collections.abc import Callable
from copy import copy
from typing import Final

from kingcraft.core.chance import Dealer
from kingcraft.core.record import Move, Record
from kingcraft.core.replay import actor, first_state
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.table import Table
from kingcraft.server.match.clock import Clocks
from kingcraft.server.match.entry import Entry
from kingcraft.server.match.header import Header


class SeatState:
    """Who sits where. `stand_in` is the bot that plays for a person for the time being, or after resigning."""

    def __init__(self) -> None:
        self.kind = "open"
        self.name = ""
        self.person: str | None = None
        self.level: str | None = None
        self.stand_in: str | None = None
        self.why: str | None = None
        self.resigned = False
        self.timeouts = 0
        self.bot_turns = 0
        self.promise: str | None = None
        self.salt: str | None = None
        self.forced = True

    @property
    def bot(self) -> str | None:
        """The bot that decides here now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def open(self) -> None:
        """Makes the seat free for whoever comes."""
        self.kind, self.name, self.person, self.level, self.salt = "open", "", None, None, None
        self.promise, self.forced = None, True


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
        self._state: State | None = None
        self._record: Record | None = None
        self.clocks = Clocks(header.clock, header.seats)
        self.ending: str | None = None
        self.winners: list[int] = []
        self.offers: list[int] = []
        self.rematch: str | None = None
        self.revealing: int | None = None
        self.lines_said = 0
        self.members: list[str] = []
        self.entries: list[Entry] = []

    # -- what is asked of it ---------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position; only once the game has begun."""
        if self._state is None:
            raise ValueError("the match has not begun")
        return self._state

    @property
    def record(self) -> Record:
        """The record so far; only once the game has begun."""
        if self._record is None:
            raise ValueError("the match has not begun")
        return self._record

    @property
    def begun(self) -> bool:
        """Whether there is a position yet."""
        return self._state is not None

    @property
    def ply(self) -> int:
        """How many moves there are."""
        return 0 if self._record is None else len(self._record.moves)

    @property
    def to_act(self) -> int | None:
        """The seat on turn while the game is on."""
        if self.phase != "playing" or self.state.to_act < 0:
            return None
        return int(self.state.to_act)

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot that is on turn, if one is."""
        seat = self.to_act
        return None if seat is None else self.seats[seat].bot

    @property
    def finished(self) -> bool:
        """Whether the game itself has reached its end."""
        return self.begun and self.state.to_act == OVER

    def dealer(self) -> Dealer:
        """Who deals: the committed seed, and what the players added."""
        return Dealer(self.header.seed, self.salts())

    def salts(self) -> list[str]:
        """What the players added to the dice, in seat order."""
        return [seat.salt for seat in self.seats if seat.salt is not None]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        return [index for index, seat in enumerate(self.seats) if seat.person == person]

    def copy(self) -> "LiveMatch":
        """An independent copy, to try out what is not yet committed."""
        other = LiveMatch(self.header)
        other.__dict__.update(self.__dict__)
        other.seats = [copy(seat) for seat in self.seats]
        other.clocks = self.clocks.copy()
        other.members, other.entries, other.offers = self.members[:], self.entries[:], self.offers[:]
        if self.begun:
            other._state = self.state.copy()
            other._record = _copy_record(self.record)
        return other

    # -- what happens to it ----------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Takes in the next entry."""
        if entry.number != self.number + 1:
            raise ValueError(f"{self.header.id}: entry {entry.number} after {self.number}")
        _FOLDS[entry.kind](self, entry)
        self.number = entry.number
        self.changed = entry.at
        self.entries.append(entry)
        if entry.kind not in _TALK:
            self.turn_number, self.turn_since = entry.number, entry.at
        self._set_clock(entry.at)

    def _set_clock(self, at: int) -> None:
        seat = self.to_act
        person_on_turn = seat if seat is not None and self.seats[seat].bot is None else None
        self.clocks.turn(person_on_turn, at)

    def _opened(self, entry: Entry) -> None:
        for seat, plan in zip(self.seats, entry.body["seats"], strict=True):
            seat.kind, seat.name = plan["kind"], plan["name"]
            seat.person, seat.level = plan["person"], plan["level"]
            self._member(seat.person)

    def _imported(self, entry: Entry) -> None:
        self.phase = "study"
        table = Table(self.header.first_record())
        self._state, self._record = table.state, table.record
        for index, seat in enumerate(self.seats):
            seat.kind, seat.name = "local", SEAT_LETTERS[index]
        self._member(self.header.host)

    def _sat(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.kind, seat.name, seat.person = "person", entry.body["name"], entry.body["person"]
        self._member(seat.person)

    def _stood(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].open()

    def _arranged(self, entry: Entry) -> None:
        seat, plan = self.seats[entry.body["seat"]], entry.body["plan"]
        seat.open()
        seat.kind, seat.name = plan["kind"], plan["name"]
        seat.person, seat.level = plan["person"], plan["level"]

    def _salted(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].salt = entry.body["salt"]

    def _promised(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].promise = entry.body["promise"]

    def _gathered(self, entry: Entry) -> None:
        self.revealing = entry.body["until"]

    def _started(self, entry: Entry) -> None:
        self.phase = "playing"
        self._begin(entry.body["moves"])

    def _moved(self, entry: Entry) -> None:
        self._push(entry.body["moves"])

    def _push(self, moves: list[str]) -> None:
        for text in moves:
            who = actor(self.state)
            self.state.make(self.state.read(text))
            self.record.moves.append(Move(who, text))

    def _undone(self, entry: Entry) -> None:
        self._begin([move.text for move in self.record.moves[: entry.body["ply"]]])

    def _begin(self, moves: list[str]) -> None:
        self._record = self.header.first_record()
        self._record.salts = self.salts()
        self._state = first_state(self._record)
        self._push(moves)

    def _resigned(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.resigned = True
        seat.stand_in, seat.why = entry.body["level"], "resigned"

    def _replaced(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.stand_in, seat.why = entry.body["level"], entry.body["why"]

    def _timed_out(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.stand_in, seat.why, seat.timeouts = entry.body["level"], "time", entry.body["count"]

    def _settled(self, entry: Entry) -> None:
        self.seats[entry.body["seat"]].forced = entry.body["forced"]

    def _returned(self, entry: Entry) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.stand_in, seat.why, seat.timeouts = None, None, 0
        self.clocks.refill(entry.body["seat"], entry.body["grace"])

    def _said(self, entry: Entry) -> None:
        """Talk changes nothing but how much there is of it."""
        self.lines_said += 1

    def _ended(self, entry: Entry) -> None:
        self.phase = "over"
        self.ending = entry.body["ending"]
        self.winners = entry.body["winners"]
        if self.begun:
            self.record.seed = self.header.seed.hex()
        if self.finished:
            self.record.result = self.state.scores()

    def _offered(self, entry: Entry) -> None:
        self.offers.append(entry.body["seat"])

    def _declined(self, entry: Entry) -> None:
        self.offers = []

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


def _copy_record(record: Record) -> Record:
    """A record with a list of moves of its own."""
    other = Record(record.game, record.seats, record.options)
    other.position, other.commitment, other.salts = record.position, record.commitment, record.salts
    other.seed, other.result, other.lines = record.seed, record.result, record.lines
    other.moves = record.moves[:]
    return other


def fold(header: Header, entries: list[Entry]) -> LiveMatch:
    """The match that these entries make."""
    match = LiveMatch(header)
    for entry in entries:
        match.apply(entry)
    return match


def deal(state: State, dealer: Dealer, ply: int) -> list[str]:
    """Plays chance until somebody decides; the outcomes in notation. `ply` moves were made before."""
    dealt: list[str] = []
    while state.to_act == CHANCE:
        outcome = dealer.outcome(ply + len(dealt) + 1, state.weights())
        dealt.append(state.write(outcome))
        state.make(outcome)
    return dealt


def state_at(record: Record, ply: int) -> State:
    """The position after so many moves of a record."""
    state = first_state(record)
    for move in record.moves[:ply]:
        state.make(state.read(move.text))
    return state
