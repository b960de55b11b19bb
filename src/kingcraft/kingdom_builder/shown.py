"""What the page is shown of Kingdom Builder: the types of `view`, `outlook` and `contents`, here and in TypeScript.

`tools/protocol_types.py` makes web/src/games/kingdom-builder/shown.ts of them. Of `Annotated[str, Literal[...]]` the
engine knows the first part; pages may rely on the second.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Letter = Annotated[str, Literal["A", "B", "C", "D", "E"]]
Actor = Annotated[str, Literal["A", "B", "C", "D", "E", "chance", "over"]]
Phase = Annotated[str, Literal["setup", "turn", "lift", "give-up", "over"]]
Use = Annotated[str, Literal["ready", "spent", "new"]]
Provenance = Annotated[str, Literal["published", "single-source", "house", "pack"]]


class LaidBoard(TypedDict):
    """A board of the map, turned round or not."""

    board: str
    turned: bool


class Tile(TypedDict):
    """A tile that a seat holds, by the location it came from."""

    tile: str
    hex: str
    use: Use


class Location(TypedDict):
    """A location of the map, and how many tiles still lie there."""

    hex: str
    tile: str
    left: int


class Lifted(TypedDict):
    """The settlement in hand, by where it stood, and the tile that lifted it."""

    tile: str
    hex: str


class Deck(TypedDict):
    """The terrain cards that everybody can count."""

    pile: int
    discards: list[str]
    removed: list[str]


class Player(TypedDict):
    """Before a seat: `terrain` is its card, for those who may see it, `gone` are locations it lost a tile of."""

    seat: Letter
    supply: int
    settlements: list[str]
    tiles: list[Tile]
    gone: list[str]
    gold: int
    has_card: bool
    reshuffles: int
    terrain: str | None


class View(TypedDict):
    """The whole table as a seat sees it. `block` counts the settlements still to be built in the turn's own action."""

    game: str
    seats: int
    twins: str
    to_act: Actor
    round: int
    start: Letter | None
    phase: Phase
    last_round: bool
    boards: list[LaidBoard | None]
    map: list[str]
    locations: list[Location]
    cards: list[str]
    players: list[Player]
    terrain: str | None
    block: int
    block_begun: bool
    lifted: Lifted | None
    placed: str | None
    deck: Deck


class Brings(TypedDict):
    """What a settlement would bring: the gold that changes by its source, tiles gained and lost."""

    gold: dict[str, int]
    gained: list[str]
    lost: list[str]


class Outlook(TypedDict, total=False):
    """For the seat to act: what every legal move brings, in their order; null where it puts no settlement down."""

    brings: list[Brings | None]


class BoxBoard(TypedDict):
    """A board in the box."""

    id: str
    provenance: Provenance


class BoxTile(TypedDict):
    """A kind of tile in the box: what it does, and where."""

    id: str
    kind: str
    where: str
    provenance: Provenance


class BoxCard(TypedDict):
    """A kingdom card in the box: what it counts, and the gold for each."""

    id: str
    counts: str
    gold: int
    provenance: Provenance


class Contents(TypedDict):
    """The pieces in play; with a pack, its name, hash and words by message and language."""

    pack: NotRequired[str]
    hash: NotRequired[str]
    words: NotRequired[dict[str, dict[str, str]]]
    sets: list[str]
    boards: list[BoxBoard]
    tiles: list[BoxTile]
    cards: list[BoxCard]
