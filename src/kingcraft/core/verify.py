"""Verification: recomputes every die and every draw of a record from its seed, once that is known."""

import json

from kingcraft.core.binding import VERSION, sha256, shortened
from kingcraft.core.chance import Dealer, commitment_of
from kingcraft.core.record import CHANCE_LETTER, Move, Record, fault
from kingcraft.core.registry import game_named
from kingcraft.core.replay import dealer_of, first_state, push_line
from kingcraft.core.ruling import BadRecord, Refused, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.table import Table


class Verified:
    """What was checked: how many moves, how many of them were chance (none while the seed is secret), and against
    which commitment; whether the game was played to its end.

    `salts` are the players' additions as the record has them, `promised` whether each was fixed by a promise, and
    `silent` the seats that promised and told nothing. `place` is where the salt that was asked for stands among the
    salts, from 1, and `seat` the letter of its seat if the record says so; 0 and empty if none was asked for.
    """

    def __init__(
        self, moves: int, dealt: int, commitment: str, result: list[int], finished: bool = True,
        salts: list[str] | None = None, promised: bool = False, silent: list[str] | None = None,
        place: int = 0, seat: str = "",
    ) -> None:  # fmt: skip
        self.moves = moves
        self.dealt = dealt
        self.commitment = commitment
        self.result = result
        self.finished = finished
        self.salts: list[str] = [] if salts is None else salts
        self.promised = promised
        self.silent: list[str] = [] if silent is None else silent
        self.place = place
        self.seat = seat

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        shared = (self.moves, self.dealt, self.commitment, self.result, self.finished)
        return (Verified, (*shared, self.salts, self.promised, self.silent, self.place, self.seat))


def verify(record: Record, salt: str = "", draws: str = "") -> Verified:
    """Checks the seed against its commitment, every chance outcome, every move and the result; with a `salt`, also
    that it is among those that the dice follow from; with the number of the `draws` that a browser saw, also that the
    record tells the same ones.

    An unfinished game keeps its seed to itself: then all but the dice is checked.
    """
    if not record.commitment:
        raise BadRecord(Ruling("verify-no-seed"))
    _check_setup(record)
    _check_promises(record)
    place = _place_of(record, salt) if salt else 0
    if draws:
        _check_draws(record, draws)
    dealt = _check_seed(record) if record.seed else 0
    table = Table(record)
    finished = table.to_act == OVER
    if finished and not record.seed:
        raise BadRecord(Ruling("verify-no-seed"))
    promised, silent = bool(record.salts) and bool(record.promises), _silent(record)
    seat = record.salts[place - 1][:1] if place and record.setup else ""
    return Verified(
        len(record.moves), dealt, record.commitment, table.scores(), finished,
        record.salts, promised, silent, place, seat,
    )  # fmt: skip


def _check_seed(record: Record) -> int:
    """The seed must be the one promised, and every die and draw what follows from it; counts them."""
    seed = bytes.fromhex(record.seed)
    if commitment_of(seed, record.binding) != record.commitment:
        raise fault(record.lines.get("seed", 1), 7, Ruling("record-seed"))
    return _check_chance(record, dealer_of(record, seed))


def _check_setup(record: Record) -> None:
    """What the dice are bound to must be the game that the record tells of."""
    if record.setup and not _is_setup_of(record, _bound(record.setup)):
        raise fault(record.lines.get("setup", 1), 8, Ruling("verify-setup"))


def _bound(setup: str) -> dict[str, object]:
    """The facts of a set-up line; empty if it holds none."""
    try:
        facts = json.loads(setup)
    except (ValueError, RecursionError):
        return {}
    return facts if isinstance(facts, dict) else {}


def _is_setup_of(record: Record, facts: dict[str, object]) -> bool:
    options = facts.get("options")
    match = facts.get("match")
    said = {"proof": VERSION, "match": match, "game": record.game, "seats": record.seats, "options": options}
    if facts != said or not isinstance(match, str) or not match or not isinstance(options, dict):
        return False
    return not options if record.position is not None else _are_options_of(record, options)


def _are_options_of(record: Record, bound: dict[str, str]) -> bool:
    """Whether the bound options are those of the record; what neither names is as it was when it was played."""
    known = shortened(record.options)
    if any([known.get(name) != value for name, value in bound.items()]):
        return False
    game = game_named(record.game)
    whole = {name: record.options[name] for name in bound}
    try:
        return game.recall(record.seats, whole) == game.recall(record.seats, record.options)
    except Refused:
        return False


def _check_promises(record: Record) -> None:
    """Each salt must be the one that was promised before any was known. Records without a set-up line may have no
    promises at all: then nobody can tell, and `Verified.promised` says so."""
    salts, promises = (_by_seat(record, "salts"), _by_seat(record, "promises")) if record.setup else _by_place(record)
    for number, (who, salt) in enumerate(salts.items(), 1):
        if promises.get(who) != sha256(salt):
            raise fault(record.lines.get("promises", 1), 11, Ruling("verify-promise", facts={"number": number}))
    if not record.setup and len(promises) > len(salts):
        raise fault(record.lines.get("promises", 1), 11, Ruling("verify-promise", facts={"number": len(salts) + 1}))


def _by_place(record: Record) -> tuple[dict[str, str], dict[str, str]]:
    """Salts and promises of a record without a set-up line, by their places; neither if nothing was promised."""
    if not record.promises:
        return {}, {}
    salts = {str(place): salt for place, salt in enumerate(record.salts)}
    return salts, {str(place): promise for place, promise in enumerate(record.promises)}


def _by_seat(record: Record, key: str) -> dict[str, str]:
    """Salts or promises by the letter of their seat, which must be in order; those of a record with a set-up line."""
    found: dict[str, str] = {}
    for text in record.salts if key == "salts" else record.promises:
        letter, _, value = text.partition(":")
        if letter not in SEAT_LETTERS[: record.seats] or not value or any([letter <= other for other in found]):
            raise fault(record.lines.get(key, 1), len(key) + 3, Ruling("verify-seats", facts={"text": text}))
        found[letter] = value
    return found


def _silent(record: Record) -> list[str]:
    """The seats that promised a salt and never told it, where the record says which seat promised what."""
    if not record.setup:
        return []
    told = [salt[:1] for salt in record.salts]
    return [promise[:1] for promise in record.promises if promise[:1] not in told]


def _place_of(record: Record, salt: str) -> int:
    """Where a salt stands among those of a record, from 1."""
    for place, text in enumerate(record.salts, 1):
        if (text[2:] if record.setup else text) == salt:
            return place
    facts: dict[str, object] = {"salt": salt, "count": len(record.salts)}
    raise fault(record.lines.get("salts", 1), 8, Ruling("verify-salt", facts=facts))


def number_of_draws(record: Record) -> str:
    """A short number for all rolls and draws of a record, as the page shows it for those that it saw."""
    lines = [f"{ply} {move.text}" for ply, move in enumerate(record.moves, 1) if move.who == CHANCE_LETTER]
    return sha256("\n".join(lines))[:16]


def _check_draws(record: Record, said: str) -> None:
    """The record must tell the rolls and draws that a browser saw."""
    due = number_of_draws(record)
    if said != due:
        raise fault(1, 1, Ruling("verify-draws", facts={"said": said, "due": due}))


def _check_chance(record: Record, dealer: Dealer) -> int:
    """Plays the record and compares each outcome with the dealer's; counts them."""
    again = record.copy()
    again.moves = []
    state = first_state(again)
    dealt = 0
    for move in record.moves:
        if state.to_act == CHANCE and move.who == CHANCE_LETTER:
            _check_outcome(state, move, len(again.moves) + 1, dealer)
            dealt += 1
        push_line(state, again, move)
    return dealt


def _check_outcome(state: State, move: Move, ply: int, dealer: Dealer) -> None:
    due = state.write(dealer.outcome(ply, state.weights()))
    if due != move.text:
        reason = Ruling("verify-outcome", facts={"move": ply, "said": move.text, "due": due})
        raise fault(move.line, len(str(ply)) + 4, reason)
