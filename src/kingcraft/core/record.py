"""Record: a whole game as a text that people can read and write; set-up and moves rebuild every state.

    kingcraft record 1
    game: kingdom-builder
    seats: 2
    first: A
    commitment: 9f86d0...
    seed: 60303a...          (once the game is over, or was given up)
    names: ["Anna", "Knight"]
    date: 2026-11-16

    1 * draw A grass
    2 A build k12
    end

Moves are numbered; `*` is chance, A to E are the seats. The last line tells a whole record from a cut one.
"""

import json
from typing import Final

from kingcraft.core.binding import binding_of, position_text
from kingcraft.core.fields import number_in
from kingcraft.core.ruling import BadRecord, Ruling
from kingcraft.core.speech import SEAT_LETTERS

FORMAT: Final = 1
"""The version of the record format; it changes when an old reader could misread a new record."""
CHANCE_LETTER: Final = "*"

_TITLE: Final = "kingcraft record"
_END: Final = "end"
_SHOWN: Final = 40
"""So much of a wrong value is shown."""


class Move:
    """One line of a record: who moved, and what, in notation. `line` is where it was read from."""

    def __init__(self, who: str, text: str, line: int = 0) -> None:
        self.who = who
        self.text = text
        self.line = line

    def __repr__(self) -> str:
        return f"Move({self.who!r}, {self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Move, (self.who, self.text, self.line))


class Record:
    """Header and moves of one game."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.position: dict[str, object] | None = None
        self.setup = ""
        """What the dice of an online game are bound to, as one line of JSON; empty for other and for older games."""
        self.commitment = ""
        self.salts: list[str] = []
        """What the players added to the dice; with a set-up line each after the letter of its seat: `A:00ff`."""
        self.promises: list[str] = []
        """What was known of each salt before any was: its SHA-256; none if they were given openly. With a set-up
        line each is written after the letter of its seat, also that of a salt which was never told."""
        self.seed = ""
        self.result: list[int] = []
        self.names: list[str] = []
        self.bots: list[str] = []
        """Which bot of which version each seat was, as `king@2`; empty for people, and nothing in older records."""
        self.date = ""
        self.moves: list[Move] = []
        self.lines: dict[str, int] = {}

    def copy(self) -> "Record":
        """A record with moves of its own."""
        other = Record(self.game, self.seats, self.options)
        other.position, other.commitment, other.salts = self.position, self.commitment, self.salts
        other.seed, other.result, other.lines = self.seed, self.result, self.lines
        other.names, other.date, other.moves = self.names, self.date, self.moves[:]
        other.bots = self.bots
        other.promises, other.setup = self.promises, self.setup
        return other

    @property
    def binding(self) -> str:
        """The SHA-256 that the dice are bound to; empty if they are bound to nothing."""
        return binding_of(self.setup, self.position)

    def text(self) -> str:
        """The record as its file holds it."""
        header = [f"{_TITLE} {FORMAT}", *[f"{key}: {value}" for key, value in self._header()]]
        moves = [f"{number} {move.who} {move.text}" for number, move in enumerate(self.moves, 1)]
        return "\n".join([*header, "", *moves, _END, ""])

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.moves)} moves>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (parse, (self.text(),))

    def _header(self) -> list[tuple[str, str]]:
        lines = [("game", self.game), ("seats", str(self.seats)), *self.options.items()]
        if self.position is not None:
            lines.append(("position", position_text(self.position)))
        optional = [
            ("setup", self.setup),
            ("commitment", self.commitment),
            ("salts", " ".join(self.salts)),
            ("promises", " ".join(self.promises)),
            ("seed", self.seed),
            ("result", " ".join([str(score) for score in self.result])),
            ("names", json.dumps(self.names, ensure_ascii=False) if self.names else ""),
            ("bots", json.dumps(self.bots, ensure_ascii=False) if any(self.bots) else ""),
            ("date", self.date),
        ]
        return [*lines, *[line for line in optional if line[1]]]


def parse(text: str) -> Record:
    """Reads a record strictly; BadRecord tells line and column of the first fault."""
    lines = text.split("\n")
    if lines[0].strip() != f"{_TITLE} {FORMAT}":
        raise _fault(1, 1, "record-title", {"title": f"{_TITLE} {FORMAT}"})
    blank = _first_blank(lines)
    record = _read_header(lines, blank)
    for index in range(blank + 1, len(lines)):
        if lines[index] == _END:
            _nothing_after(lines, index + 1)
            return record
        record.moves.append(_read_move(lines[index], index + 1, len(record.moves) + 1, record.seats))
    raise _fault(len(lines), 1, "record-cut", {"end": _END})


def fault(line: int, column: int, reason: Ruling) -> BadRecord:
    """A record refused at a place, for a reason."""
    return BadRecord(Ruling("record-fault", facts={"line": line, "column": column, "reason": reason}))


def _fault(line: int, column: int, id: str, facts: dict[str, object]) -> BadRecord:
    return fault(line, column, Ruling(id, facts=facts))


def _first_blank(lines: list[str]) -> int:
    for index, line in enumerate(lines):
        if not line:
            return index
    raise _fault(len(lines), 1, "record-cut", {"end": _END})


def _read_header(lines: list[str], blank: int) -> Record:
    values: dict[str, str] = {}
    places: dict[str, int] = {}
    for index in range(1, blank):
        key, colon, value = lines[index].partition(": ")
        if not colon or not key or not value:
            raise _fault(index + 1, 1, "record-header", {"text": lines[index]})
        if key in values:
            raise _fault(index + 1, 1, "record-twice", {"key": key})
        values[key] = value
        places[key] = index + 1
    return _from_header(values, places)


def _from_header(values: dict[str, str], places: dict[str, int]) -> Record:
    for key in ("game", "seats"):
        if key not in values:
            raise _fault(1, 1, "record-missing", {"key": key})
    record = Record(values.pop("game"), 0, {})
    record.lines = places
    record.seats = _number(values.pop("seats"), places["seats"], "seats")
    if "position" in values:
        record.position = _position(values.pop("position"), places["position"])
    record.commitment = _hex(values.pop("commitment", ""), places.get("commitment", 0), "commitment")
    record.seed = _hex(values.pop("seed", ""), places.get("seed", 0), "seed")
    record.salts = values.pop("salts", "").split()
    record.setup = values.pop("setup", "")
    promises = values.pop("promises", "").split()
    record.promises = [_promise(one, places["promises"], record) for one in promises]
    record.result = [_number(score, places["result"], "result") for score in values.pop("result", "").split()]
    record.names = _names(values.pop("names", "[]"), places.get("names", 0), record.seats)
    record.bots = _names(values.pop("bots", "[]"), places.get("bots", 0), record.seats, "bots")
    record.date = _date(values.pop("date", ""), places.get("date", 0))
    record.options = values
    return record


def _names(text: str, line: int, seats: int, key: str = "names") -> list[str]:
    try:
        names = json.loads(text)
    except (ValueError, RecursionError):
        names = None
    listed = isinstance(names, list) and len(names) in (0, seats) and all([isinstance(name, str) for name in names])
    if not isinstance(names, list) or not listed:
        raise _fault(line, len(key) + 3, "record-names", {"count": seats})
    return names


def _date(text: str, line: int) -> str:
    parts = text.split("-")
    shaped = [len(part) for part in parts] == [4, 2, 2] and all([part.isascii() and part.isdigit() for part in parts])
    if text and not shaped:
        raise _fault(line, len("date: ") + 1, "record-date", {"text": text})
    return text


def _position(text: str, line: int) -> dict[str, object]:
    column = len("position: ")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise _fault(line, column + error.colno, "record-position", {"detail": error.msg}) from None
    except (ValueError, RecursionError):
        # A number of thousands of digits, or brackets within brackets without end.
        raise _fault(line, column + 1, "record-position", {"detail": "{...}"}) from None
    if not isinstance(data, dict):
        raise _fault(line, column + 1, "record-position", {"detail": "{...}"})
    return data


def _number(text: str, line: int, key: str) -> int:
    number = number_in(text.removeprefix("-"))
    if number is None:
        raise _fault(line, len(key) + 3, "record-number", {"key": key, "text": text[:_SHOWN]})
    return -number if text.startswith("-") else number


def _promise(text: str, line: int, record: Record) -> str:
    """A promise; with a set-up line, after the letter of its seat."""
    letter = text[:1] if record.setup and text[1:2] == ":" else ""
    _hex(text.removeprefix(f"{letter}:") if letter else text, line, "promises")
    return text


def _hex(text: str, line: int, key: str) -> str:
    if text and (len(text) != 64 or any([letter not in "0123456789abcdef" for letter in text])):
        raise _fault(line, len(key) + 3, "record-hex", {"key": key})
    return text


def _read_move(text: str, line: int, number: int, seats: int) -> Move:
    words = text.split(" ", 2)
    if words[0] != str(number):
        raise _fault(line, 1, "record-order", {"number": number, "text": text})
    known = CHANCE_LETTER + SEAT_LETTERS[:seats]
    if len(words) < 2 or len(words[1]) != 1 or words[1] not in known:
        raise _fault(line, len(words[0]) + 2, "record-who", {"known": " ".join(known)})
    if len(words) < 3 or not words[2]:
        raise _fault(line, len(words[0]) + len(words[1]) + 3, "record-no-move", {})
    return Move(words[1], words[2], line)


def _nothing_after(lines: list[str], start: int) -> None:
    for index in range(start, len(lines)):
        if lines[index]:
            raise _fault(index + 1, 1, "record-after-end", {"end": _END})
