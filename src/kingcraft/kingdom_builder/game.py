"""KingdomBuilder: the game as the registry knows it, and how it is set up."""

from typing import Final

from kingcraft.core.capability import FULL
from kingcraft.core.pack import NO_PACK, PACK, is_headed, read_files
from kingcraft.core.registry import Game, Option
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingdom_builder import field, load
from kingcraft.kingdom_builder.box import BASE, CHOOSE, LOSE, box_for, settled_sets
from kingcraft.kingdom_builder.content import PACK_KINDS, read_boards, shipped, write_pack
from kingcraft.kingdom_builder.position import NO_LAND, empty_cells
from kingcraft.kingdom_builder.setup import board_coded, set_up
from kingcraft.kingdom_builder.state import KingdomBuilderState

RANDOM: Final = "random"
FIRST_GAME: Final = "first-game"
FIRST_GAME_BOARDS: Final = "tavern paddock oasis farm"
FIRST_GAME_CARDS: Final = "fishermen knights merchants"


class KingdomBuilder(Game):
    """Two to four seats, four boards and three kingdom cards of those in the box.

    `boards`: four words from top left to bottom right, a slash after those turned; `cards`: three words; `first`:
    the seat that begins; `pack`: boards of one's own; `sets`: which sets of pieces are in the box; `twins`: what
    happens to tiles when a settlement moves from one location to another of its kind. What is `random` is drawn.
    """

    def __init__(self) -> None:
        options = [
            Option("boards", RANDOM),
            Option("cards", RANDOM),
            Option("first", RANDOM, [RANDOM, *SEAT_LETTERS[:4]]),
            Option(PACK, NO_PACK),
            Option("sets", BASE),
            Option("twins", CHOOSE, [CHOOSE, LOSE], unsaid=LOSE),
        ]
        kit = "kingcraft.bots.kingdom_builder.kit:KIT"
        super().__init__("kingdom-builder", 2, 4, options, capabilities=FULL, kit=kit)

    def settle(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options complete; the official first game has its own cards."""
        settled = super().settle(seats, options)
        if settled["boards"] == FIRST_GAME and settled["cards"] == RANDOM:
            settled["cards"] = FIRST_GAME_CARDS
        if settled["first"] != RANDOM and settled["first"] not in SEAT_LETTERS[:seats]:
            raise _bad_option("first", settled["first"], [RANDOM, *SEAT_LETTERS[:seats]])
        settled["sets"] = settled_sets(settled["sets"])
        box_for(settled["sets"], settled[PACK], settled["twins"])
        return settled

    def from_files(self, option: str, files: dict[str, str]) -> str:
        """A pack; a file that does not name it has boards alone, in the form of `content/boards.toml`."""
        if option != PACK:
            return super().from_files(option, files)
        if is_headed(files) or len(files) != 1:
            pack = read_files(files)
            pack.entries(PACK_KINDS)
            return pack.text()
        return write_pack(read_boards(next(iter(files.values())), [tile.id for tile in shipped().tiles]))

    def start(self, seats: int, options: dict[str, str]) -> KingdomBuilderState:
        """The first position: what was chosen lies there, the rest is chance."""
        box = box_for(options["sets"], options[PACK], options["twins"])
        state = KingdomBuilderState(seats, box, NO_LAND, empty_cells(seats))
        _lay_boards(state, options["boards"])
        _lay_cards(state, options["cards"])
        if options["first"] != RANDOM:
            state.start = SEAT_LETTERS.index(options["first"])
        set_up(state)
        return state

    def load(self, data: dict[str, object]) -> KingdomBuilderState:
        """A position set up by hand or dumped."""
        return load.load_position(data)


def _lay_boards(state: KingdomBuilderState, text: str) -> None:
    if text == RANDOM:
        return
    codes = [board_coded(state, word) for word in (FIRST_GAME_BOARDS if text == FIRST_GAME else text).split()]
    if len(codes) != 4 or -1 in codes or len({code // 2 for code in codes}) != 4:
        known = " ".join([board.id for board in state.box.boards])
        raise _bad_option("boards", text, [RANDOM, FIRST_GAME, f"{FIRST_GAME_BOARDS} ({known})"])
    for place, code in enumerate(codes):
        state.cells[field.BOARDS + place] = code


def _lay_cards(state: KingdomBuilderState, text: str) -> None:
    if text == RANDOM:
        return
    words = text.split()
    numbers = [state.box.card_named(word) for word in words]
    if len(words) != 3 or len(set(words)) != 3 or -1 in numbers:
        known = " ".join([card.id for card in state.box.cards])
        raise _bad_option("cards", text, [RANDOM, f"{FIRST_GAME_CARDS} ({known})"])
    for place, number in enumerate(numbers):
        state.cells[field.CARDS + place] = number


def _bad_option(option: str, value: str, known: list[str]) -> BadOption:
    return BadOption(Ruling("option-value", facts={"option": option, "value": value, "known": known}))
