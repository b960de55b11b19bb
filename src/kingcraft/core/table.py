"""Table: what people hold in their hands: a State, its Record, and a Dealer who plays chance."""

import operator
from typing import SupportsIndex

from kingcraft.core.chance import Dealer, commitment_of
from kingcraft.core.record import Record, fault
from kingcraft.core.replay import actions_of, deal, first_state, forced_action, push, push_line, state_at, why_no_undo
from kingcraft.core.ruling import NoUndo, Ruling
from kingcraft.core.state import OVER, known_action


class Table:
    """A game under way. Without a dealer, chance is played by hand, like dice on a real table."""

    def __init__(self, record: Record, dealer: Dealer | None = None) -> None:
        self.record = record
        self.dealer = dealer
        self.state = first_state(record)
        if dealer is not None:
            self._sit_down(dealer)
        moves = record.moves
        record.moves = []
        for move in moves:
            push_line(self.state, record, move)
        self._check_ending()
        self._deal()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.state.seats)

    @property
    def to_act(self) -> int:
        """The seat that decides, or CHANCE (only without a dealer), or OVER."""
        return int(self.state.to_act)

    def legal(self) -> list[int]:
        """The legal actions here."""
        return self.state.legal()

    def play(self, move: SupportsIndex | str) -> None:
        """Plays an action, or a move in notation; then the dealer plays chance until somebody decides."""
        actions = actions_of(self.state, move) if isinstance(move, str) else [operator.index(move)]
        for action in actions:
            push(self.state, self.record, known_action(action))
        self._deal()

    def forced(self) -> int | None:
        """The only thing the seat to act can do, if playing it for them costs them no choice and no undo."""
        return forced_action(self.state, self.record)

    def undo(self) -> None:
        """Takes back the last decision of the seat to act; NoUndo past a die, a reveal or another's decision."""
        ruling = self.why_no_undo()
        if ruling is not None:
            raise NoUndo(ruling)
        self._go_back(len(self.record.moves) - 1)

    def why_no_undo(self) -> Ruling | None:
        """The ruling that forbids an undo now, or None."""
        return why_no_undo(self.state, self.record)

    def scores(self) -> list[int]:
        """Points per seat, as they stand."""
        return self.state.scores()

    def winners(self) -> list[int]:
        """The winning seats; none before the end."""
        return self.state.winners()

    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that this seat may know; None is a spectator."""
        return self.state.view(seat)

    def write(self, action: int) -> str:
        """The action in notation."""
        return self.state.write(action)

    def read(self, text: str) -> int:
        """The action that this notation means here."""
        return self.state.read(text)

    def why_not(self, text: str) -> Ruling | None:
        """The ruling that forbids a move, or None if it is legal."""
        return self.state.why_not(text)

    def __repr__(self) -> str:
        return f"<Table of {self.record.game}, {self.seats} seats, {len(self.record.moves)} moves>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Table, (self.record.copy(), self.dealer))

    def _repr_svg_(self) -> str:
        return self.state.svg()

    def _sit_down(self, dealer: Dealer) -> None:
        """A record that was begun with one seed is never continued with another."""
        if self.record.commitment and self.record.commitment != dealer.commitment:
            raise fault(self.record.lines.get("commitment", 1), 13, Ruling("record-seed"))
        self.record.commitment = dealer.commitment
        self.record.salts = dealer.salts

    def _deal(self) -> None:
        if self.dealer is not None:
            deal(self.state, self.record, self.dealer)
        if self.state.to_act == OVER:
            self.record.result = self.state.scores()
            if self.dealer is not None:
                self.record.seed = self.dealer.seed.hex()

    def _go_back(self, count: int) -> None:
        self.record.moves = self.record.moves[:count]
        self.record.result = []
        self.record.seed = ""
        self.state = state_at(self.record, count)

    def _check_ending(self) -> None:
        """A result belongs to a game played to its end, and must be that game's; a seed must fit its commitment."""
        record = self.record
        last = len(record.moves) + len(record.lines) + 3
        if record.result and self.state.to_act != OVER:
            raise fault(last, 1, Ruling("record-unfinished", facts={"count": len(record.moves)}))
        if record.result and record.result != self.state.scores():
            scores = " ".join([str(score) for score in self.state.scores()])
            raise fault(record.lines.get("result", 1), 9, Ruling("record-result", facts={"result": scores}))
        if record.seed and commitment_of(bytes.fromhex(record.seed), record.binding) != record.commitment:
            raise fault(record.lines.get("seed", 1), 7, Ruling("record-seed"))
