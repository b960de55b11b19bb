"""Set-up: boards, kingdom cards and the start player, as far as nobody chose them; all that is left is alike."""

from mypy_extensions import i64

from kingcraft.core.kinds import Action
from kingcraft.core.speech import SEAT_LETTERS, Telling, Word
from kingcraft.core.state import CHANCE
from kingcraft.core.stream import Stream
from kingcraft.kingdom_builder import action, field, section, step
from kingcraft.kingdom_builder.chance import Chance
from kingcraft.kingdom_builder.draw import deal
from kingcraft.kingdom_builder.position import Position, lay_out
from kingcraft.locales import knows


def set_up(state: Position) -> None:
    """Goes to the next thing that nobody chose: boards, kingdom cards, start player; then everybody draws."""
    cells = state.cells
    state.to_act = CHANCE
    if cells[field.BOARDS + 3] == field.NONE:
        state.step = step.BOARD
    elif cells[field.CARDS + 2] == field.NONE:
        state.step = step.CARD
    elif state.start == field.NONE:
        state.step = step.FIRST
    else:
        lay_out(state)
        deal(state, state.start)


class SetUp(Chance):
    """Something of the set-up is drawn."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(number, name, step.SETUP, section.TURN_ORDER)
        self.laid = False

    def free(self, state: Position) -> i64:
        """How many things may come up."""
        raise NotImplementedError

    def outcome(self, state: Position, ticket: i64) -> Action:
        """The outcome with so many before it."""
        raise NotImplementedError

    def weights(self, state: Position) -> list[tuple[int, int]]:
        """All alike."""
        return [(int(self.outcome(state, ticket)), 1) for ticket in range(self.free(state))]

    def pick(self, state: Position, stream: Stream) -> Action:
        """Any of them."""
        return self.outcome(state, stream.below(self.free(state)))


class Board(SetUp):
    """The next board of the map; it may lie either way up."""

    def __init__(self) -> None:
        super().__init__(step.BOARD, "board")
        self.mapped = False

    def free(self, state: Position) -> i64:
        """Two ways for every board that is not on the table."""
        return 2 * (len(state.box.boards) - _lying(state, field.BOARDS, 4))

    def outcome(self, state: Position, ticket: i64) -> Action:
        """A board, turned or not."""
        return action.BOARD_DRAWN + 2 * _nth(state, field.BOARDS, 4, 2, ticket // 2) + ticket % 2

    def act(self, state: Position, move: Action) -> None:
        """Lays it down."""
        _fill(state, field.BOARDS, move - action.BOARD_DRAWN)
        set_up(state)

    def write(self, state: Position, move: Action) -> str:
        """`board tavern/`."""
        return "board " + board_word(state, int(move - action.BOARD_DRAWN))

    def read(self, state: Position, words: list[str]) -> int:
        """A board by its name."""
        code = board_coded(state, words[1]) if len(words) == 2 and words[0] == "board" else -1
        return action.BOARD_DRAWN + code if code >= 0 else -1

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The board by its name, and how it lies."""
        code = move - action.BOARD_DRAWN
        board = board_name(state, state.box.boards[code // 2].id)
        return Telling("board-turned" if code % 2 else "board", -1, {"board": board})


class Card(SetUp):
    """The next kingdom card."""

    def __init__(self) -> None:
        super().__init__(step.CARD, "card")

    def free(self, state: Position) -> i64:
        """The cards that are not on the table."""
        return state.box.card_count - _lying(state, field.CARDS, 3)

    def outcome(self, state: Position, ticket: i64) -> Action:
        """A card."""
        return action.CARD_DRAWN + _nth(state, field.CARDS, 3, 1, ticket)

    def act(self, state: Position, move: Action) -> None:
        """Lays it down."""
        _fill(state, field.CARDS, move - action.CARD_DRAWN)
        set_up(state)

    def write(self, state: Position, move: Action) -> str:
        """`card knights`."""
        return "card " + state.box.cards[move - action.CARD_DRAWN].id

    def read(self, state: Position, words: list[str]) -> int:
        """A card by its name."""
        card = state.box.card_named(words[1]) if len(words) == 2 and words[0] == "card" else -1
        return action.CARD_DRAWN + card if card >= 0 else -1

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """The card by its name."""
        return Telling(
            "card", -1, {"card": state.box.lexicon.word("card-" + state.box.cards[move - action.CARD_DRAWN].id)}
        )


class First(SetUp):
    """The start player."""

    def __init__(self) -> None:
        super().__init__(step.FIRST, "first")

    def free(self, state: Position) -> i64:
        """Every seat."""
        return state.seats

    def outcome(self, state: Position, ticket: i64) -> Action:
        """A seat."""
        return action.FIRST_DRAWN + ticket

    def act(self, state: Position, move: Action) -> None:
        """That seat begins."""
        state.start = move - action.FIRST_DRAWN
        set_up(state)

    def write(self, state: Position, move: Action) -> str:
        """`first B`."""
        return "first " + SEAT_LETTERS[move - action.FIRST_DRAWN]

    def read(self, state: Position, words: list[str]) -> int:
        """A seat by its letter."""
        known = len(words) == 2 and words[0] == "first" and len(words[1]) == 1
        return action.FIRST_DRAWN + SEAT_LETTERS.index(words[1]) if known and words[1] in _letters(state) else -1

    def telling(self, state: Position, move: Action, hidden: bool) -> Telling:
        """Who begins."""
        return Telling("first", int(move - action.FIRST_DRAWN))


def board_name(state: Position, id: str) -> Word | str:
    """A board is called after its location; one that somebody added keeps its own name."""
    if "board-" + id in state.box.lexicon.own:
        return state.box.lexicon.word("board-" + id)
    return Word("tile-" + id) if knows("tile-" + id) else id


def board_word(state: Position, code: int) -> str:
    """A board with a slash if it is turned."""
    return state.box.boards[code // 2].id + ("/" if code % 2 else "")


def board_coded(state: Position, word: str) -> int:
    """The code of a board word; -1 if there is no such board."""
    ids = [board.id for board in state.box.boards]
    id = word.removesuffix("/")
    return ids.index(id) * 2 + (1 if word != id else 0) if id in ids else -1


def _letters(state: Position) -> str:
    return SEAT_LETTERS[: int(state.seats)]


def _fill(state: Position, place: i64, value: i64) -> None:
    while state.cells[place] != field.NONE:
        place += 1
    state.cells[place] = value


def _nth(state: Position, start: i64, places: i64, ways: i64, nth: i64) -> i64:
    """The piece with so many before it that are not on the table."""
    piece = nth
    while True:
        further = nth + _lying(state, start, places, ways, piece)
        if further == piece:
            return piece
        piece = further


def _lying(state: Position, start: i64, places: i64, ways: i64 = 1, most: i64 = 1 << 30) -> i64:
    """How many pieces are on the table, up to a number."""
    found: i64 = 0
    for place in range(start, start + places):
        if state.cells[place] != field.NONE and state.cells[place] // ways <= most:
            found += 1
    return found
