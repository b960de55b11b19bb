"""Verification: recomputes every die and every draw of a record from its seed, once that is known."""

from kingcraft.core.chance import Dealer, commitment_of
from kingcraft.core.record import CHANCE_LETTER, Move, Record, fault
from kingcraft.core.replay import first_state, push_line
from kingcraft.core.ruling import BadRecord, Ruling
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.core.table import Table


class Verified:
    """What was checked: how many moves, how many of them were chance (none while the seed is secret), and against
    which commitment; whether the game was played to its end."""

    def __init__(self, moves: int, dealt: int, commitment: str, result: list[int], finished: bool = True) -> None:
        self.moves = moves
        self.dealt = dealt
        self.commitment = commitment
        self.result = result
        self.finished = finished

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Verified, (self.moves, self.dealt, self.commitment, self.result, self.finished))


def verify(record: Record) -> Verified:
    """Checks the seed against its commitment, every chance outcome, every move and the result.

    An unfinished game keeps its seed to itself: then all but the dice is checked.
    """
    if not record.commitment:
        raise BadRecord(Ruling("verify-no-seed"))
    _check_promises(record)
    dealt = _check_seed(record) if record.seed else 0
    table = Table(record)
    finished = table.to_act == OVER
    if finished and not record.seed:
        raise BadRecord(Ruling("verify-no-seed"))
    return Verified(len(record.moves), dealt, record.commitment, table.scores(), finished)


def _check_seed(record: Record) -> int:
    """The seed must be the one promised, and every die and draw what follows from it; counts them."""
    seed = bytes.fromhex(record.seed)
    if commitment_of(seed) != record.commitment:
        raise fault(record.lines.get("seed", 1), 7, Ruling("record-seed"))
    return _check_chance(record, Dealer(seed, record.salts))


def _check_promises(record: Record) -> None:
    """Where salts were promised before any was known, each must be the one that was promised."""
    for number, promise in enumerate(record.promises, 1):
        kept = number <= len(record.salts) and promise == commitment_of(record.salts[number - 1].encode())
        if not kept:
            raise fault(record.lines.get("promises", 1), 11, Ruling("verify-promise", facts={"number": number}))


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
