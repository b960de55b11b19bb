"""KingdomBuilder: the game as the registry knows it, and how it is set up."""

from typing import Final

from kingcraft.core.registry import Game, Option
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import loading
from kingcraft.kingdom_builder.content import CARDS, read_boards, write_pack
from kingcraft.kingdom_builder.dumping import NO_PACK
from kingcraft.kingdom_builder.notation import board_coded
from kingcraft.kingdom_builder.position import BOARD_AT, CARD_AT, NO_LAND, empty_cells
from kingcraft.kingdom_builder.state import KingdomBuilderState
from kingcraft.kingdom_builder.turn import set_up

RANDOM: Final = "random"
FIRST_GAME: Final = "first-game"
FIRST_GAME_BOARDS: Final = "tavern paddock oasis farm"
FIRST_GAME_CARDS: Final = "fishermen knights merchants"


class KingdomBuilder(Game):
    """Two to four seats, four boards of eight, three kingdom cards of ten.

    `boards`: four words from top left to bottom right, a slash after those turned; `cards`: three words; `first`:
    the seat that begins; `pack`: boards of one's own. What is `random` is drawn.
    """

    def __init__(self) -> None:
        options = [
            Option("boards", RANDOM),
            Option("cards", RANDOM),
            Option("first", RANDOM, [RANDOM, *SEAT_LETTERS[:4]]),
            Option("pack", NO_PACK),
        ]
        super().__init__("kingdom-builder", 2, 4, options)

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options complete; the official first game has its own cards."""
        settled = super().settle(seats, options)
        if settled["boards"] == FIRST_GAME and settled["cards"] == RANDOM:
            settled["cards"] = FIRST_GAME_CARDS
        if settled["first"] != RANDOM and settled["first"] not in SEAT_LETTERS[:seats]:
            raise _bad_option("first", settled["first"], ", ".join([RANDOM, *SEAT_LETTERS[:seats]]))
        return settled

    def from_file(self, option: str, text: str) -> str:
        """Boards of one's own, from a file in the form of `content/boards.toml`."""
        return write_pack(read_boards(text)) if option == "pack" else super().from_file(option, text)

    def start(self, seats: int, options: dict[str, str]) -> KingdomBuilderState:
        """The first position: what was chosen lies there, the rest is chance."""
        position = KingdomBuilderState(seats, loading.shelf_for(options["pack"]), NO_LAND, empty_cells(seats))
        _lay_boards(position, options["boards"])
        _lay_cards(position, options["cards"])
        if options["first"] != RANDOM:
            position.start = SEAT_LETTERS.index(options["first"])
        set_up(position)
        return position

    def load(self, data: dict[str, object]) -> KingdomBuilderState:
        """A position set up by hand or dumped."""
        return loading.load(data)


def _lay_boards(position: KingdomBuilderState, text: str) -> None:
    if text == RANDOM:
        return
    codes = [board_coded(position, word) for word in (FIRST_GAME_BOARDS if text == FIRST_GAME else text).split()]
    if len(codes) != 4 or -1 in codes or len({code // 2 for code in codes}) != 4:
        known = ", ".join([board.id for board in position.shelf.boards])
        raise _bad_option("boards", text, f"{RANDOM}, {FIRST_GAME}, {FIRST_GAME_BOARDS} ({known})")
    for place, code in enumerate(codes):
        position.cells[BOARD_AT + place] = code


def _lay_cards(position: KingdomBuilderState, text: str) -> None:
    if text == RANDOM:
        return
    ids = [card.id for card in CARDS]
    words = text.split()
    if len(words) != 3 or len(set(words)) != 3 or any([word not in ids for word in words]):
        raise _bad_option("cards", text, f"{RANDOM}, {FIRST_GAME_CARDS} ({', '.join(ids)})")
    for place, word in enumerate(words):
        position.cells[CARD_AT + place] = ids.index(word)


def _bad_option(option: str, value: str, known: str) -> BadOption:
    return BadOption(Ruling("option-value", facts={"option": option, "value": value, "known": known}))
