"""Table: what people hold in their hands: a State, its Record, and a Dealer who plays chance."""

from kingcraft.core.chance import Dealer, commitment_of
from kingcraft.core.record import CHANCE_LETTER, SEAT_LETTERS, Move, Record, fault
from kingcraft.core.registry import game_named
from kingcraft.core.registry import load as load_state
from kingcraft.core.ruling import IllegalMove, NoUndo, Refused, Ruling
from kingcraft.core.state import CHANCE, OVER, State


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
            self._replay(move)
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

    def play(self, move: int | str) -> None:
        """Plays an action, or a move in notation; then the dealer plays chance until somebody decides."""
        if isinstance(move, int):
            self._push(move)
        else:
            self._play_text(move)
        self._deal()

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

    def _sit_down(self, dealer: Dealer) -> None:
        """A record that was begun with one seed is never continued with another."""
        if self.record.commitment and self.record.commitment != dealer.commitment:
            raise fault(self.record.lines.get("commitment", 1), 13, Ruling("record-seed"))
        self.record.commitment = dealer.commitment
        self.record.salts = dealer.salts

    def _play_text(self, text: str) -> None:
        """Plays a phrase whole or not at all."""
        before = len(self.record.moves)
        seat = self.state.to_act
        try:
            for step in self.state.steps(text):
                if self.state.to_act != seat:
                    raise IllegalMove(Ruling("phrase", facts={"text": step}))
                self._push(self.state.read(step))
        except IllegalMove:
            self._go_back(before)
            raise

    def _push(self, action: int) -> None:
        who = actor(self.state)
        text = self.state.write(action) if self.state.allows(action) else ""
        self.state.play(action)
        self.record.moves.append(Move(who, text))

    def _deal(self) -> None:
        while self.dealer is not None and self.state.to_act == CHANCE:
            self._push(self.dealer.outcome(len(self.record.moves) + 1, self.state.weights()))
        if self.state.to_act == OVER:
            self.record.result = self.state.scores()
            if self.dealer is not None:
                self.record.seed = self.dealer.seed.hex()

    def _go_back(self, count: int) -> None:
        if count == len(self.record.moves):
            return
        self.record.moves = self.record.moves[:count]
        self.record.result = []
        self.record.seed = ""
        self.state = first_state(self.record)
        for move in self.record.moves:
            self.state.make(self.state.read(move.text))

    def _replay(self, move: Move) -> None:
        """Plays a move that was read from a file, and says where in the file it cannot be."""
        column = len(str(len(self.record.moves) + 1)) + 2
        if self.state.to_act == OVER:
            raise fault(move.line, column, Ruling("record-over"))
        if move.who != actor(self.state):
            raise fault(move.line, column, Ruling("record-turn", facts={"who": move.who, "turn": actor(self.state)}))
        try:
            action = self.state.read(move.text)
            self.state.play(action)
        except IllegalMove as error:
            raise fault(move.line, column + 2, error.ruling) from None
        self.record.moves.append(move)

    def _check_ending(self) -> None:
        """A result belongs to a game played to its end, and must be that game's; a seed must fit its commitment."""
        record = self.record
        last = len(record.moves) + len(record.lines) + 3
        if record.result and self.state.to_act != OVER:
            raise fault(last, 1, Ruling("record-unfinished", facts={"count": len(record.moves)}))
        if record.result and record.result != self.state.scores():
            scores = " ".join([str(score) for score in self.state.scores()])
            raise fault(record.lines.get("result", 1), 9, Ruling("record-result", facts={"result": scores}))
        if record.seed and commitment_of(bytes.fromhex(record.seed)) != record.commitment:
            raise fault(record.lines.get("seed", 1), 7, Ruling("record-seed"))


def first_state(record: Record) -> State:
    """The position a record starts from; a bad header is refused at its line."""
    try:
        if record.position is not None:
            return load_state(record.position)
        game = game_named(record.game)
        record.options = game.settle(record.seats, record.options)
        return game.start(record.seats, record.options)
    except Refused as error:
        if not record.lines:
            raise
        raise fault(_header_line(record, error.ruling), 1, error.ruling) from None


def why_no_undo(state: State, record: Record) -> Ruling | None:
    """The ruling that forbids taking back the last move of a record that led to this state, or None."""
    if state.to_act == OVER:
        return Ruling("undo-over")
    if not record.moves:
        return Ruling("undo-nothing")
    last = record.moves[-1].who
    if last == CHANCE_LETTER:
        return Ruling("undo-chance")
    return None if last == actor(state) else Ruling("undo-other", facts={"seat": last})


def actor(state: State) -> str:
    """The letter of who acts now."""
    return CHANCE_LETTER if state.to_act < 0 else SEAT_LETTERS[int(state.to_act)]


def _header_line(record: Record, ruling: Ruling) -> int:
    """The line of the header that a refusal is about."""
    named = ruling.facts.get("option", "seats" if ruling.id == "seats" else "game")
    key = "position" if record.position is not None else str(named)
    return record.lines.get(key, 1)
