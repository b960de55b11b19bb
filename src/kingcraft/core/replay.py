"""Replay: a record's moves made on its first position; tables, servers, verification and terminals all do it here."""

from collections.abc import Collection, Iterator

from kingcraft.core.chance import Dealer
from kingcraft.core.record import CHANCE_LETTER, Move, Record, fault
from kingcraft.core.registry import game_named, load
from kingcraft.core.ruling import BadPosition, IllegalMove, Refused, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER, State


class Played:
    """One move with the positions before and after it: all that telling it needs. `forced` if there was no choice;
    `by` is the bot that made it in a person's place, if one did."""

    def __init__(
        self, ply: int, before: State, action: int, text: str, after: State, forced: bool, by: str | None
    ) -> None:
        self.ply = ply
        self.before = before
        self.action = action
        self.text = text
        self.after = after
        self.forced = forced
        self.by = by


def dealer_of(record: Record, seed: bytes) -> Dealer:
    """Who deals for a record, from this seed."""
    return Dealer(seed, record.salts, record.binding)


def first_state(record: Record) -> State:
    """The position a record starts from; a bad header is refused at its line."""
    try:
        if record.position is None:
            game = game_named(record.game)
            record.options = game.recall(record.seats, record.options)
            return game.start(record.seats, record.options)
        state = load(record.position)
        _check_header(record, state)
        return state
    except Refused as error:
        if not record.lines:
            raise
        raise fault(_header_line(record, error.ruling), 1, error.ruling) from None


def state_at(record: Record, ply: int) -> State:
    """The position after so many moves of a record known to be sound."""
    state = first_state(record)
    for move in record.moves[:ply]:
        state.make(state.read(move.text))
    return state


def played(before: State, ply: int, action: int, text: str, forced: bool = False, by: str | None = None) -> Played:
    """Makes a legal move on a copy, and keeps the position before it."""
    after = before.copy()
    after.make(action)
    return Played(ply, before, action, text, after, forced, by)


def reread(before: State, ply: int, text: str, forced: bool = False, by: str | None = None) -> Played:
    """The same for a move as it was written down; it is known to be legal."""
    return played(before, ply, before.read(text), text, forced, by)


def replay(record: Record, forced: Collection[int] = (), by: dict[int, str] | None = None) -> Iterator[Played]:
    """All moves of a record known to be sound, one after another; the plies of `forced` were nobody's choice, those
    of `by` were made by a bot in a person's place."""
    bots = {} if by is None else by
    state = first_state(record)
    for ply, move in enumerate(record.moves, 1):
        made = reread(state, ply, move.text, ply in forced, bots.get(ply))
        yield made
        state = made.after


def push(state: State, record: Record, action: int) -> None:
    """Plays an action and writes it down; an illegal one raises IllegalMove and changes neither."""
    if not state.allows(action):
        raise IllegalMove(state.refuse(action))
    record.moves.append(Move(actor(state), state.write(action)))
    state.make(action)


def push_line(state: State, record: Record, move: Move) -> None:
    """Plays a move that was read from a file, and says where in the file it cannot be."""
    column = len(str(len(record.moves) + 1)) + 2
    if state.to_act == OVER:
        raise fault(move.line, column, Ruling("record-over"))
    if move.who != actor(state):
        raise fault(move.line, column, Ruling("record-turn", facts={"who": move.who, "turn": actor(state)}))
    try:
        state.play(state.read(move.text))
    except IllegalMove as error:
        raise fault(move.line, column + 2, error.ruling) from None
    record.moves.append(move)


def deal(state: State, record: Record, dealer: Dealer) -> int:
    """Lets the dealer play chance until somebody decides; returns how many moves that were."""
    count = 0
    while state.to_act == CHANCE:
        push(state, record, dealer.outcome(len(record.moves) + 1, state.weights()))
        count += 1
    return count


def actions_of(state: State, text: str) -> list[int]:
    """The actions of a phrase, each legal after those before it; IllegalMove tells what forbids the whole.

    The state is left as it was: a phrase is tried on a copy.
    """
    seat = state.to_act
    trial = state.copy()
    actions: list[int] = []
    for step in state.steps(text):
        if trial.to_act != seat:
            raise IllegalMove(Ruling("phrase", facts={"text": step}))
        action = trial.read(step)
        trial.play(action)
        actions.append(action)
    return actions


def why_no_undo(state: State, record: Record, count: int = -1) -> Ruling | None:
    """The ruling that forbids taking back the last move of a record that led to this state, or None.

    With a `count`, it is about the last of the first so many moves: those after it were nobody's decisions.
    """
    if state.to_act == OVER:
        return Ruling("undo-over")
    last_ply = len(record.moves) if count < 0 else count
    if not last_ply:
        return Ruling("undo-nothing")
    last = record.moves[last_ply - 1].who
    if last == CHANCE_LETTER:
        return Ruling("undo-chance")
    undrawn = state.to_act == CHANCE  # by hand: nothing has come up, nobody has decided since
    return None if undrawn or last == actor(state) else Ruling("undo-other", facts={"seat": last})


def forced_action(state: State, record: Record) -> int | None:
    """The one thing a seat can do, where doing it for them takes nothing from them: no choice, and no undo."""
    if state.to_act < 0 or why_no_undo(state, record) is None:
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def actor(state: State) -> str:
    """The letter of who acts now."""
    return CHANCE_LETTER if state.to_act < 0 else SEAT_LETTERS[int(state.to_act)]


def _check_header(record: Record, state: State) -> None:
    """Game and seats of a header are those of the position it starts from."""
    if record.seats != state.seats:
        raise BadPosition(Ruling("position-field", facts={"field": "seats", "value": str(state.seats)}))
    game = record.position.get("game") if record.position is not None else None
    if record.game != game:
        raise BadPosition(Ruling("position-field", facts={"field": "game", "value": str(game)}))


def _header_line(record: Record, ruling: Ruling) -> int:
    """The line of the header that a refusal is about."""
    named = ruling.facts.get("option", "seats" if ruling.id == "seats" else "game")
    key = "position" if record.position is not None else str(named)
    return record.lines.get(key, 1)
