"""What the page is shown of Kingsburg: the types of `view`, `outlook` and `contents`, here and in TypeScript.

`tools/protocol_types.py` makes web/src/games/kingsburg/shown.ts of them. Of `Annotated[list[int], tuple[int, int]]` the
engine knows the first part; pages may rely on the second.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Letter = Annotated[str, Literal["A", "B", "C", "D", "E"]]
Actor = Annotated[str, Literal["A", "B", "C", "D", "E", "chance", "over"]]
Phase = Annotated[str, Literal["setup", "aid", "spring", "summer", "autumn", "recruit", "winter", "over"]]
Good = Annotated[str, Literal["gold", "wood", "stone"]]
Provenance = Annotated[str, Literal["published", "single-source", "house", "pack"]]
Numbers = Annotated[list[int], tuple[int, int]]
NowAndMean = Annotated[list[float], tuple[float, float]]
"""A figure as it is now, and as it will be on average."""
Price = Annotated[list[int], tuple[int, int, int]]
"""Gold, wood and stone."""
Place = Annotated[str, Literal["built", "now", "soon", "goods", "left"]]
"""built; now: can be paid; soon: with this season's gifts; goods: too dear; left: its left neighbour is missing."""


class Goods(TypedDict):
    """The goods of a seat."""

    gold: int
    wood: int
    stone: int


class Sources(TypedDict):
    """Where a seat's points come from."""

    advisors: int
    buildings: int
    powers: int
    reward: int
    battle: int
    ending: int


class Dice(TypedDict):
    """Dice by their faces."""

    coloured: list[int]
    white: list[int]


class Group(TypedDict):
    """Dice that lie on an advisor; `neutral` ones belong to nobody and have nothing else."""

    seat: Letter | None
    coloured: NotRequired[list[int]]
    white: NotRequired[list[int]]
    neutral: NotRequired[list[int]]
    token: NotRequired[bool]
    shift: NotRequired[int]
    envoy: NotRequired[bool]


class Player(TypedDict):
    """What lies before a seat. `pieces` are its governors, `used` and `tokens_used` what it has used this season.

    With governors: `hand` to choose from and the one `kept`, `?` for those of others; `unscored` pieces whose points
    wait. With soldier tokens: those left, whether one is chosen, and which, where one may know; `own_die` in winter.
    With alternative rows: the `sheet` by the rows' first buildings, and the `strips` to choose from.
    """

    seat: Letter
    points: int
    sources: Sources
    goods: Goods
    soldiers: int
    tokens: int
    buildings: list[str]
    dice: Dice
    rolled: Dice
    used: list[str]
    tokens_used: int
    envoy: bool
    aid: bool
    pieces: list[str]
    passed: bool
    strength: int
    combat: int | None
    peeked: str | None
    hand: NotRequired[list[str]]
    kept: NotRequired[str]
    unscored: NotRequired[list[str]]
    soldier_tokens: NotRequired[list[int]]
    has_chosen: NotRequired[bool]
    chosen: NotRequired[int | None]
    own_die: NotRequired[int]
    sheet: NotRequired[list[str]]
    strips: NotRequired[list[str]]


class Auction(TypedDict):
    """Governors that are sold: the one bid for, the highest bid and whose it is, and who chooses."""

    cards: list[str]
    lot: str | None
    bid: int | None
    bidder: Letter | None
    chooser: Letter | None


class YearEnemy(TypedDict):
    """The enemy of the year: the weakest and the strongest it can be, and the card, if it is seen."""

    range: Numbers
    card: str | None


class View(TypedDict):
    """The position as a seat sees it.

    `advisor` is the one who is helping, 0 for none; `built` how many buildings the seat on turn has built this season;
    `looked` the seats that have seen the enemy of the year; `pending` pieces whose effects wait; `draft` how many there
    are left of each strip; `provenance` where pieces come from that are not known as published.
    """

    game: str
    modules: dict[str, str]
    seats: int
    edition: str
    demons: str
    year: int
    phase: Phase
    step: str
    to_act: Actor
    order: list[Letter]
    players: list[Player]
    advisors: dict[str, list[Group]]
    envoy: Letter | None
    advisor: int
    built: int
    enemy: YearEnemy
    looked: list[Letter]
    kings_die: int | None
    rulings: NotRequired[str]
    destiny: NotRequired[str | None]
    destinies: NotRequired[list[str]]
    auction: NotRequired[Auction]
    pending: NotRequired[list[str]]
    draft: NotRequired[dict[str, int]]
    provenance: NotRequired[dict[str, Provenance]]


class Space(TypedDict):
    """One place of a province, with its price, discounts taken off."""

    building: str
    price: Price
    state: Place


class Odds(TypedDict):
    """The chances of a battle; `tokens` are the soldier tokens that do this well, where not all do."""

    win: float
    draw: float
    lose: float
    tokens: NotRequired[list[int]]


class Recruit(Odds):
    """The same with some soldiers more."""

    soldiers: int


class Phases(TypedDict):
    """Whom aid, reward and Envoy would go to if they came now."""

    aid: list[Letter]
    reward: list[Letter]
    envoy: list[Letter]


class YearRange(TypedDict):
    """The weakest and the strongest enemy of a year to come."""

    year: int
    range: Numbers


class Reroll(TypedDict):
    """What rolling again may bring: how likely the sum gets higher, stays or gets lower; figures now and on average."""

    move: str
    higher: float
    same: float
    lower: float
    sum: NowAndMean
    advisors: NowAndMean
    place: NowAndMean


class Payment(TypedDict):
    """A payment at the end of a season, and the piece that takes it."""

    move: str
    piece: str


class TokenLine(TypedDict):
    """A choice of soldiers: what it adds, and 1, 0 or -1 for victory, stand-off and defeat."""

    choice: str
    adds: int
    result: int


class Changes(TypedDict):
    """What the destiny of the year changes for all: advisors closed or giving twice, the enemy, the King's die."""

    closed: list[int]
    twice: list[int]
    enemy: int
    kings_die: int
    truce: bool


class Outlook(TypedDict):
    """What a careful player could work out from what lies open, by seat. `battle` is empty where no enemy comes."""

    provinces: dict[Letter, list[list[Space]]]
    phases: Phases
    battle: dict[Letter, Odds]
    strengths: dict[Letter, dict[str, int]]
    years: list[YearRange]
    changes: Changes
    reach: dict[Letter, list[int]]
    recruits: list[Recruit]
    rerolls: list[Reroll]
    offers: list[Payment]
    tokens: list[TokenLine]


class Gift(TypedDict, total=False):
    """What an advisor gives: goods, `choose` of one's choice `among` some kinds, a look at the enemy, `swap` goods for
    one of each other kind, all for a `price` in points."""

    gold: int
    wood: int
    stone: int
    soldiers: int
    tokens: int
    points: int
    choose: int
    among: list[Good]
    look: bool
    swap: int
    price: int


class Spoils(TypedDict, total=False):
    """What a battle brings or costs; `choice` counts goods of one's choice."""

    gold: int
    wood: int
    stone: int
    choice: int
    buildings: int
    points: int


class Cost(TypedDict, total=False):
    """The printed price of a building."""

    gold: int
    wood: int
    stone: int


class Advisor(TypedDict):
    """An advisor of the court."""

    number: int
    id: str
    gift: Gift
    set: str
    provenance: Provenance


class Piece(TypedDict):
    """A governor or a destiny."""

    id: str
    provenance: Provenance


class Building(Piece):
    """A building and its place on the sheet; `strip` is that of alternative rows it belongs to."""

    row: int
    column: int
    strip: NotRequired[str]
    cost: Cost
    points: int


class Enemy(Piece):
    """A card of the enemy."""

    type: str
    year: int
    strength: int
    reward: Spoils
    losses: Spoils


class Contents(TypedDict):
    """The pieces in play, and which soldier tokens a seat begins with; with a pack, its name, hash and words."""

    pack: NotRequired[str]
    hash: NotRequired[str]
    words: NotRequired[dict[str, dict[str, str]]]
    sets: list[str]
    modules: dict[str, str]
    rows: int
    soldier_tokens: list[int]
    advisors: list[Advisor]
    buildings: list[Building]
    destinies: list[Piece]
    governors: list[Piece]
    enemies: list[Enemy]
