"""Effects: what the words of the content become. A modifier is a number in the row of the seat that holds the piece;
a right, an offer and a trigger are lines of the box, and a bit in that row."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import bit
from kingcraft.core.entries import Entry
from kingcraft.core.state import integers
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.content import DEEDS, SEASONS
from kingcraft.kingsburg.counting import COUNTED, fields_counted

REROLL_ONE: Final = 0
REROLL_ALL: Final = 1
SHIFT: Final = 2
SET_DICE: Final = 3
TURN_DIE: Final = 4
RIGHT_KINDS: Final = ["reroll-one", "reroll-all", "shift", "set-dice", "turn-die"]

# -- the figures of a trigger: what it gives (a bundle), per how much of what, and under which condition ------
PER: Final = 6
PER_COUNT: Final = 7
IF: Final = 8
IF_LEAST: Final = 9
IF_MOST: Final = 10
TRIGGER_WIDTH: Final = 11
NOTHING: Final = -1
"""In place of what is counted: the trigger has no `per`, or no condition."""
NO_LIMIT: Final = 1 << 20

# -- the figures of an offer: what one takes (a bundle), what one gives, when, and whether one must -----------
OFFER_GOODS: Final = 6
OFFER_KINDS: Final = 7
OFFER_TOKENS: Final = 8
OFFER_MUST: Final = 9
OFFER_WIDTH: Final = 10

_MOMENT: Final = {
    "season-start": power.SEASON_START, "season-end": power.SEASON_END, "year-start": power.YEAR_START,
    "victory": power.VICTORY, "defeat": power.DEFEAT, "game-end": power.GAME_END,
    "recruiting": power.RECRUITING, "reward": power.REWARD, "build": power.BUILT,
}  # fmt: skip
CLOSES: Final = -99
"""A piece that takes so many +2 tokens away lets none help at all."""
CLOSED: Final = -9999
"""What it takes away then, so that no other piece can bring them back."""
BUNDLE_BITS: Final[i64] = (1 << field.BUNDLE_WIDTH) - 1
"""All of a bundle, as bits."""
_MOST: Final = 60
"""How many offers, bonuses by strength, and triggers of one moment a box may have."""
_MOST_RIGHTS: Final = 32
"""How many rights: each has four actions of its own (see action.py)."""
_MOST_CUT: Final = 255
"""What all discounts together may take off a place, of each good."""


class Effects:
    """All effects of the pieces of a box; a piece is added by its entry and then known by its number."""

    def __init__(self, types: list[str], revised: bool = False) -> None:
        self.types = types
        self.revised = revised
        self.closes: bool = False
        """Whether a piece lets no +2 token help."""
        self.width = power.COMBAT + len(types)
        self.grants: list[list[tuple[int, int]]] = []
        self.right_pieces: list[str] = []
        self.right_kinds: list[int] = []
        self.right_most: list[int] = []
        self.right_faces: list[list[int]] = []
        self.right_comfort: list[int] = []
        self.offer_pieces: list[str] = []
        self.offers: list[int] = []
        self.offer_seasons: list[int] = []
        self.triggers: list[list[int]] = [[] for _ in range(power.MOMENTS)]
        self.trigger_pieces: list[list[str]] = [[] for _ in range(power.MOMENTS)]
        self.braveries: list[int] = []
        self.opened = 0
        """The offers that some piece opens every season: each may be opened by one piece alone."""
        self.cuts: dict[tuple[int, int], int] = {}
        """What all discounts so far take off, by place and good."""

    def add(self, entry: Entry) -> None:
        """The next piece."""
        grants: list[tuple[int, int]] = []
        for effect in entry.data["effects"]:
            if "modifier" in effect:
                grants += self._modifier(entry, effect)
            elif "right" in effect:
                grants.append((power.RIGHTS, self._right(entry, effect)))
            elif "deed" in effect:
                grants.append((power.DEEDS, 1 << DEEDS.index(effect["deed"])))
            elif "offer" in effect:
                grants.append((power.OFFERS, self._offer(entry, effect)))
            else:
                grants += self._trigger(entry, effect)
        self.grants.append(grants)

    def _modifier(self, entry: Entry, effect: dict[str, Any]) -> list[tuple[int, int]]:
        word = effect["modifier"]
        value = int(effect.get("value", 1))
        if word == "tokens-a-season" and value <= CLOSES:
            self.closes = True
            value = CLOSED if self.revised else value
        plain = {
            "coloured-dice": power.COLOURED_DICE, "tokens-a-season": power.TOKENS, "more-soldiers": power.MORE_SOLDIERS,
            "recruit-price": power.RECRUIT_PRICE, "win-ties": power.WINS_TIES,
            "tokens-recruit": power.TOKENS_PAY, "own-die": power.OWN_DIE, "foe-strength": power.FOE_STRENGTH,
            "kings-die": power.KINGS_DIE, "truce": power.TRUCE,
        }  # fmt: skip
        if word in plain:
            return [(plain[word], value)]
        if word == "white-dice":
            return [(power.WHITE_DICE + season, value) for season in _seasons(effect)]
        if word in ("closed", "gift-twice"):
            mask = sum([1 << advisor for advisor in effect["advisors"]])
            return [(power.CLOSED if word == "closed" else power.DOUBLED, mask)]
        if word == "every-season":
            return [(power.EVERY_SEASON, self._named_offers(entry, effect["offers"]))]
        if word == "combat":
            return self._combat(entry, effect)
        if word == "discount":
            return self._discount(entry, effect)
        raise NotImplementedError(f"nobody reads the modifier {word}")

    def _named_offers(self, entry: Entry, names: list[str]) -> int:
        """The offers of pieces that stand before this one, as bits."""
        for name in names:
            if name not in self.offer_pieces:
                raise entry.bad("effects.offers", name, list(self.offer_pieces))
        opened = sum([1 << index for index, piece in enumerate(self.offer_pieces) if piece in names])
        if self.opened & opened:
            raise entry.refused("entry-again", "effects.offers", value=list(names))
        self.opened |= opened
        return opened

    def _combat(self, entry: Entry, effect: dict[str, Any]) -> list[tuple[int, int]]:
        against = effect.get("against")
        if against is not None and against not in self.types:
            raise entry.bad("effects.against", against, list(self.types))
        types = [index for index, type in enumerate(self.types) if against in (None, type)]
        if "strength-most" not in effect:
            return [(power.COMBAT + type, int(effect["value"])) for type in types]
        mask = sum([1 << type for type in types])
        self.braveries += [int(effect["value"]), int(effect["strength-most"]), mask]
        return [(power.BRAVERIES, _bit(entry, len(self.braveries) // 3))]

    def _discount(self, entry: Entry, effect: dict[str, Any]) -> list[tuple[int, int]]:
        cut = sum([int(effect.get(good, 0)) << (power.CUT_BITS * index) for index, good in enumerate(field.GOODS)])
        columns = [(power.CUT_COLUMN + column - 1, cut) for column in effect.get("columns", [])]
        rows = [(power.CUT_ROW + row, cut) for row in effect.get("rows", [])]
        for place, _ in columns + rows:
            for index, good in enumerate(field.GOODS):
                total = self.cuts.get((place, index), 0) + int(effect.get(good, 0))
                self.cuts[place, index] = total
                if total > _MOST_CUT:
                    raise entry.refused("entry-many", f"effects.{good}", count=total, most=_MOST_CUT)
        return [(power.CUTS, 1), *columns, *rows]

    def _right(self, entry: Entry, effect: dict[str, Any]) -> int:
        self.right_pieces.append(entry.id)
        self.right_kinds.append(RIGHT_KINDS.index(effect["right"]))
        self.right_most.append(int(effect.get("most", 0)))
        self.right_faces.append([int(face) for face in effect.get("faces", [])])
        self.right_comfort.append(int(effect.get("comfort", 0)))
        return _bit(entry, len(self.right_pieces), _MOST_RIGHTS)

    def _offer(self, entry: Entry, effect: dict[str, Any]) -> int:
        give = effect["give"]
        kinds = sum([1 << field.GOODS.index(good) for good in give.get("among", field.GOODS)])
        self.offer_pieces.append(entry.id)
        self.offers += [*_bundle(effect["take"]), int(give.get("goods", 0)), kinds, int(give.get("tokens", 0))]
        self.offers.append(1 if effect.get("must") else 0)
        self.offer_seasons.append(sum([1 << season for season in _seasons(effect)]))
        return _bit(entry, len(self.offer_pieces))

    def _trigger(self, entry: Entry, effect: dict[str, Any]) -> list[tuple[int, int]]:
        moment = _MOMENT[effect["trigger"]]
        moments = [moment]
        if moment in (power.SEASON_START, power.SEASON_END):
            moments = [moment + season for season in _seasons(effect)]
        if moment == power.BUILT:
            moments = [moment + column - 1 for column in effect.get("columns", [1, 2, 3, 4])]
        grants: list[tuple[int, int]] = []
        for due in moments:
            self.triggers[due] += _figures(effect)
            self.trigger_pieces[due].append(entry.id)
            grants.append((power.DUE + due, _bit(entry, len(self.trigger_pieces[due]))))
        return grants


def _figures(effect: dict[str, Any]) -> list[int]:
    """A trigger in figures."""
    lost = _bundle(effect.get("lose", {}))
    figures = [gained - lost[what] for what, gained in enumerate(_bundle(effect.get("gain", {})))]
    per = list(effect.get("per", {}).items())
    figures += [COUNTED.index(per[0][0]), int(per[0][1])] if per else [NOTHING, 1]
    if "if" not in effect:
        return [*figures, NOTHING, 0, NO_LIMIT]
    condition = effect["if"]
    return [
        *figures, COUNTED.index(condition["have"]), int(condition.get("least", 0)), int(condition.get("most", NO_LIMIT))
    ]  # fmt: skip


def _bundle(words: dict[str, Any]) -> list[int]:
    return [int(words.get(word, 0)) for word in field.BUNDLE]


def _seasons(effect: dict[str, Any]) -> list[int]:
    return [SEASONS.index(season) for season in effect.get("seasons", SEASONS)]


def _bit(entry: Entry, count: int, most: int = _MOST) -> int:
    """The bit of the last of so many rights, offers or triggers."""
    if count > most:
        raise entry.refused("entry-many", "effects", count=count, most=most)
    return 1 << (count - 1)


def reads(line: list[int]) -> int:
    """What decides how much a trigger gives or takes: fields of a seat's row, as bits."""
    found = sum([1 << what for what, amount in enumerate(line[: field.POINTS]) if amount < 0])
    for counted in (line[PER], line[IF]):
        if counted != NOTHING:
            found |= int(fields_counted(counted))
    return found


def changes(line: list[int]) -> int:
    """What a trigger gives or takes, as bits."""
    return sum([1 << what for what, amount in enumerate(line[:PER]) if amount != 0])


def gives(line: list[int]) -> int:
    """What a trigger gives, as bits."""
    return sum([1 << what for what, amount in enumerate(line[:PER]) if amount > 0])


def payable(offers: vec[i64], offer: i64) -> i64:
    """What an offer may be paid with, as bits."""
    line = offer * OFFER_WIDTH
    found: i64 = offers[line + OFFER_KINDS] if offers[line + OFFER_GOODS] != 0 else i64(0)
    if offers[line + OFFER_TOKENS] != 0:
        found |= bit(field.TOKENS)
    return found


def brought(offers: vec[i64], offer: i64) -> i64:
    """What an offer brings, as bits."""
    found: i64 = 0
    for what in range(field.BUNDLE_WIDTH):
        if offers[offer * OFFER_WIDTH + what] > 0:
            found |= bit(what)
    return found


def traded(offers: vec[i64], offer: i64) -> i64:
    """What an offer takes and gives, as bits."""
    line = offer * OFFER_WIDTH
    found = payable(offers, offer)
    for what in range(field.POINTS):
        if offers[line + what] != 0:
            found |= bit(what)
    return found


def lines_of(figures: list[int]) -> list[list[int]]:
    """The triggers of one moment, each as its figures."""
    return [figures[first : first + TRIGGER_WIDTH] for first in range(0, len(figures), TRIGGER_WIDTH)]


def flat_grants(effects: Effects) -> tuple[vec[i64], vec[i64]]:
    """What each piece adds to a seat's row: pairs of where and how much, and where each piece's pairs begin."""
    first = [0]
    pairs: list[int] = []
    for grants in effects.grants:
        for place, amount in grants:
            pairs += [place, amount]
        first.append(len(pairs))
    return integers(pairs), integers(first)
