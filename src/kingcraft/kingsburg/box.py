"""Box: all content of one set-up, as flat tables of machine integers. Immutable, made once, shared by equal set-ups."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.bits import bit
from kingcraft.core.entries import Entry, no_twins
from kingcraft.core.kinds import Mask
from kingcraft.core.pack import NO_PACK, lexicon_of, named, parse_pack
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.core.shelf import keep
from kingcraft.core.speech import Lexicon, Word
from kingcraft.core.state import integers
from kingcraft.kingsburg import content, effects, field, power
from kingcraft.kingsburg.modules import GOVERNORS, OWN_SETS, SOLDIERS, Modules, module_of
from kingcraft.kingsburg.most_dice import check_dice

COLUMNS: Final[i64] = power.COLUMNS
ADVISORS: Final[i64] = 18
YEARS: Final[i64] = 5
SEASONS: Final = ["spring", "summer", "autumn"]
DEMONS: Final = ["points", "building"]
"""The two versions of the disputed card, by what they take from the loser beside goods."""
EDITIONS: Final = ["2012", "2007"]
FIRST_RULINGS: Final = "first"
RULINGS: Final = ["second", FIRST_RULINGS]
"""How this project reads what the rulebooks leave open: its latest list of decisions, and its first one."""

# -- what a battle brings: the figures of a reward or of losses ---------------------------------------
SPOILS: Final = ["gold", "wood", "stone", "choice", "buildings", "points"]
SPOILS_WIDTH: Final[i64] = 6
OF_CHOICE: Final[i64] = 3
OF_BUILDINGS: Final[i64] = 4
OF_POINTS: Final[i64] = 5

CHOOSE: Final[i64] = 1
SWAP: Final[i64] = 2
LOOK: Final[i64] = 4
"""What an advisor asks for: goods named, a good swapped, a look at the enemy."""

SLOTS: Final[i64] = 2
"""How many pieces beside buildings a seat can hold."""
MOST_CARDS: Final = 60
"""How many governors or destinies there may be: those in play are bits of one number."""
MOST_ENEMIES: Final = 500
PRICE_BITS: Final[i64] = 16
"""A price or a purse is packed: gold, wood and stone in so many bits each."""
GUARD: Final[i64] = 0x800080008000
"""The top bit of each part of a packed price: it stays set when what is there suffices."""
MOST_COUNTED: Final[i64] = 7
"""More of a good than this makes no difference to a purse that is looked up."""
PURSES: Final[i64] = 512


class Box:
    """The pieces in play and what they do, for one set-up: sets, edition, disputed card and modules."""

    def __init__(
        self, entries: list[Entry], sets: str, edition: str, demons: str, modules: Modules | None = None,
        pack: str = NO_PACK, lexicon: Lexicon | None = None, rulings: str = FIRST_RULINGS,
    ) -> None:  # fmt: skip
        self.width: i64 = 0
        """How many numbers a row of powers has; they are counted last, but read most."""
        self.modules = Modules() if modules is None else modules
        self.sets = sets
        self.pack = pack
        self.lexicon = Lexicon() if lexicon is None else lexicon
        """What the pieces are called."""
        self.edition = edition
        self.demons = demons
        self.rulings = rulings
        self.revised: bool = rulings != FIRST_RULINGS
        self.soldier_tokens: bool = self.modules.plays(SOLDIERS)
        self.tokens_a_season: i64 = 99 if edition == "2007" else 1
        self._take_province([entry for entry in entries if entry.kind == "building"])
        enemies = [entry for entry in entries if entry.kind == "enemy" and entry.data.get("demons", demons) == demons]
        self._take_enemies(enemies)
        self._take_court([entry for entry in entries if entry.kind == "advisor"])
        self.governors: list[Entry] = [entry for entry in entries if entry.kind == "governor"]
        self.destinies: list[Entry] = [entry for entry in entries if entry.kind == "destiny"]
        for cards, most in ((self.governors, MOST_CARDS), (self.destinies, MOST_CARDS), (self.enemies, MOST_ENEMIES)):
            if len(cards) > most:
                raise cards[most].refused("entry-many", "id", count=len(cards), most=most)
        check_dice([*self._rivals(), [[card] for card in self.governors], [[card] for card in self.destinies]])
        self._take_effects()

    def _rivals(self) -> list[list[list[Entry]]]:
        """For each row of a sheet the strips that may lie there, each as its buildings from the left."""
        strips = [self.buildings[first : first + COLUMNS] for first in range(0, len(self.buildings), COLUMNS)]
        return [
            [strip for number, strip in enumerate(strips) if self.strip_row[number] == row] for row in range(self.rows)
        ]

    # -- the province: a building's number is its strip * 4 + its column ------------------------------

    def _take_province(self, entries: list[Entry]) -> None:
        """Strips from top to bottom, the printed ones first in their row; a sheet has the printed strip of each row."""
        strips = sorted({(int(entry.data["row"]), str(entry.data.get("strip", ""))) for entry in entries})
        self.buildings: list[Entry] = [
            _space(entries, row, strip, column) for row, strip in strips for column in range(COLUMNS)
        ]
        self.building_ids: list[str] = [entry.id for entry in self.buildings]
        self.building_count: i64 = len(self.buildings)
        places = sorted({row for row, strip in strips if not strip})
        for entry in self.buildings:
            if int(entry.data["row"]) not in places:
                raise entry.bad("row", entry.data["row"], [str(row) for row in places])
        self.rows: i64 = len(places)
        self.places: Mask = bit(COLUMNS * len(places)) - 1
        self.first_column: Mask = sum([bit(COLUMNS * row) for row in range(len(places))])
        self.row_of: vec[i64] = integers([int(entry.data["row"]) for entry in self.buildings])
        printed = [strips.index((row, "")) for row in places]
        self.printed: vec[i64] = integers([strip * COLUMNS + column for strip in printed for column in range(COLUMNS)])
        self.sheet_width: i64 = len(self.printed) + SLOTS
        self.strip_row: vec[i64] = integers([places.index(row) for row, _ in strips])
        """The row of the sheet that each strip is for."""
        self.alternatives: Mask = sum([1 << index for index, (_, strip) in enumerate(strips) if strip])
        """The strips that are not printed on the sheet, as bits."""
        self.value: vec[i64] = integers([int(entry.data["points"]) for entry in self.buildings])
        self.cost: vec[i64] = integers([entry.amount("cost", good) for entry in self.buildings for good in field.GOODS])
        self.price: vec[i64] = integers(
            [packed([entry.amount("cost", good) for good in field.GOODS]) for entry in self.buildings]
        )
        self.payable: vec[i64] = vec[i64]()
        """What each purse pays for on a printed sheet; empty where sheets differ or prices are out of the usual."""
        if self.alternatives == 0 and max(self.cost) <= MOST_COUNTED:
            self.payable = _payable(self.printed, self.price)

    # -- the enemies, five cards for each year ---------------------------------------------------------

    def _take_enemies(self, entries: list[Entry]) -> None:
        self.enemies = entries
        self.enemy_ids: list[str] = [entry.id for entry in entries]
        self.type_ids: list[str] = list(dict.fromkeys([str(entry.data["type"]) for entry in entries]))
        self.strength: vec[i64] = integers([int(entry.data["strength"]) for entry in entries])
        self.type_of: vec[i64] = integers([self.type_ids.index(entry.data["type"]) for entry in entries])
        self.reward: vec[i64] = integers([entry.amount("reward", word) for entry in entries for word in SPOILS])
        self.loss: vec[i64] = integers([entry.amount("losses", word) for entry in entries for word in SPOILS])
        cards: list[int] = []
        first = [0]
        for year in range(1, YEARS + 1):
            cards += [index for index, entry in enumerate(entries) if entry.data["year"] == year]
            first.append(len(cards))
        self.card: vec[i64] = integers(cards)
        self.first_card: vec[i64] = integers(first)
        """Where the cards of each year begin, counted from year 0 for year 1, and where the last ones end."""

    # -- the court, by number of advisor ---------------------------------------------------------------

    def _take_court(self, entries: list[Entry]) -> None:
        no_twins(entries, "number")
        court = {int(entry.data["number"]): entry for entry in entries}
        for number in range(1, ADVISORS + 1):
            if number not in court:
                facts: dict[str, object] = {"file": self.sets, "entry": f"[[advisor]] {number}", "field": "number"}
                raise BadOption(Ruling("entry-missing", facts=facts))
        self.advisors: list[Entry] = [court[number] for number in range(1, ADVISORS + 1)]
        for entry in self.advisors:
            if module_of(entry):
                self.lexicon.call(f"advisor-{entry.data['number']}", f"advisor-{entry.id}")
        self.gift: vec[i64] = integers(
            [0] * field.BUNDLE_WIDTH + [entry.amount("gift", word) for entry in self.advisors for word in field.BUNDLE]
        )
        self.given: vec[i64] = integers([0, *[_bundled(entry) for entry in self.advisors]])
        """What each advisor's gift has, as bits in the order of field.BUNDLE; a fee counts as points."""
        self.choose: vec[i64] = self._gifts("choose")
        self.look: vec[i64] = self._gifts("look")
        self.swap: vec[i64] = self._gifts("swap")
        self.asks: vec[i64] = integers(
            [
                CHOOSE * (choose > 0) | SWAP * (swap > 0) | LOOK * (look > 0)
                for choose, swap, look in zip(self.choose, self.swap, self.look, strict=True)
            ]
        )
        """What somebody must do before each advisor's gift is given, as bits: CHOOSE, SWAP, LOOK."""
        self.fee: vec[i64] = self._gifts("price")
        """The points that a gift costs."""
        self.among: vec[i64] = integers(
            [0, *[_kinds(entry.data["gift"].get("among", field.GOODS)) for entry in self.advisors]]
        )

    def _gifts(self, word: str) -> vec[i64]:
        return integers([0, *[entry.amount("gift", word) for entry in self.advisors]])

    # -- effects ---------------------------------------------------------------------------------------

    def _take_effects(self) -> None:
        """Everything that pieces do: what a piece grants, and the rights, offers and triggers there are."""
        found = effects.Effects(self.type_ids, self.revised)
        self.pieces: list[Entry] = [*self.buildings, *self.governors, *self.destinies]
        self.provenance: dict[str, str] = {
            **{f"{entry.kind}-{entry.id}": entry.data["provenance"] for entry in [*self.pieces, *self.enemies]},
            **{f"advisor-{entry.data['number']}": entry.data["provenance"] for entry in self.advisors},
        }
        """Where each piece comes from, by the id of its name in the locales; enemies card by card."""
        for entry in self.pieces:
            found.add(entry)
        self.width = found.width
        self.grant, self.first_grant = effects.flat_grants(found)
        self.right_pieces = found.right_pieces
        self.right_kind: vec[i64] = integers(found.right_kinds)
        self.closes = found.closes
        """Whether a piece lets no +2 token help."""
        self.right_most: vec[i64] = integers(found.right_most)
        self.own_dice: bool = any([place == power.OWN_DIE for grants in found.grants for place, _ in grants])
        """Whether somebody could roll a die of the own in winter."""
        cut = {place for place, _ in found.cuts}
        self.discounted: Mask = sum([1 << place for place in range(len(self.printed)) if cut & self._cuts_of(place)])
        """The places that some piece takes something off, as bits."""
        self.has_cards: bool = len(self.governors) + len(self.destinies) > 0
        self.has_deeds: bool = any([place == power.DEEDS for grants in found.grants for place, _ in grants])
        self.right_faces: list[list[int]] = found.right_faces
        self.right_comfort: vec[i64] = integers(found.right_comfort)
        self.shifts: Mask = self._rights(effects.SHIFT)
        self.set_rights: Mask = self._rights(effects.SET_DICE)
        self.turns: Mask = self._rights(effects.SET_DICE) | self._rights(effects.TURN_DIE)
        self.rerolls: Mask = self._rights(effects.REROLL_ONE) | self._rights(effects.REROLL_ALL) | self.turns
        self.rerolls_one: Mask = self._rights(effects.REROLL_ONE)
        self.rerolls_all: Mask = self._rights(effects.REROLL_ALL)
        self.offer_pieces = found.offer_pieces
        self.offer: vec[i64] = integers(found.offers)
        self.offer_seasons: vec[i64] = integers(found.offer_seasons)
        self.trigger_pieces = found.trigger_pieces
        self.triggers: list[vec[i64]] = [integers(figures) for figures in found.triggers]
        self._take_musts(found.opened)
        self._take_orders(found.triggers)
        self.bravery: vec[i64] = integers(found.braveries)
        """For each bonus that depends on strength: how much, up to which strength, against which types."""

    def _take_orders(self, triggers: list[list[int]]) -> None:
        """For each moment what its triggers read and change, and which of them care when they come."""
        lines = [effects.lines_of(figures) for figures in triggers]
        self.reads: list[vec[i64]] = [integers([effects.reads(line) for line in each]) for each in lines]
        self.changes: list[vec[i64]] = [integers([effects.changes(line) for line in each]) for each in lines]
        touchy = [self._touchy_at(moment) for moment in range(len(lines))]
        self.touchy: vec[i64] = integers(touchy if self.revised else [0] * len(lines))
        """For each moment the triggers whose order may matter to their owner, as bits; none by the first rulings."""
        auction = self.modules.chosen[GOVERNORS] == "auction"
        deeds = [effect.get("deed") for entry in self.pieces for effect in entry.data["effects"]]
        early = len(lines[power.YEAR_START]) > 0 or "sorcerer" in deeds
        self.depends: bool = auction or self.closes or any(touchy) or self.musts != 0 or early
        """Whether the two lists of rulings can differ in this box at all."""
        self.takers: Mask = sum(
            [bit(index) for index, line in enumerate(lines[power.YEAR_START]) if min(line[: effects.PER]) < 0]
        )
        """The triggers of a year's start that take something, as bits."""
        asking = [piece for moment in range(power.YEAR_START) for piece in self._ordered_at(moment)]
        claimed = [self._claimed_at(moment) for moment in range(len(lines))]
        self.claimed: vec[i64] = integers(claimed)
        """For each moment the gifts of what some payment claims that its owner must make, as bits."""
        for moment, mask in enumerate(claimed):
            asking += [piece for index, piece in enumerate(self.trigger_pieces[moment]) if (mask >> index) & 1]
        asking += [piece for offer, piece in enumerate(self.offer_pieces) if (self.musts >> offer) & 1]
        self.ordered: list[str] = list(dict.fromkeys(asking))
        """The pieces of which a seat may be asked whether they come first."""
        if len(self.ordered) > MOST_CARDS:
            entry = next(piece for piece in self.pieces if piece.id == self.ordered[MOST_CARDS])
            raise entry.refused("entry-many", "effects", count=len(self.ordered), most=MOST_CARDS)

    def _take_musts(self, opened: int) -> None:
        """The offers that must be taken, as bits, and in which seasons; none by the first rulings."""
        must = [self.offer[offer * effects.OFFER_WIDTH + effects.OFFER_MUST] for offer in range(len(self.offer_pieces))]
        self.musts: Mask = sum([bit(offer) for offer, due in enumerate(must) if due != 0 and self.revised])
        self.opened: Mask = opened

    def _claimed_at(self, moment: int) -> int:
        """The triggers of a season's end that give what an offer claims then that must be taken."""
        season = moment - int(power.SEASON_END)
        paid = 0
        for offer in range(len(self.offer_pieces)):
            due = (self.opened >> offer) & 1 or (self.offer_seasons[offer] >> max(0, season)) & 1
            if 0 <= season < len(SEASONS) and (self.musts >> offer) & 1 and due:
                paid |= int(effects.payable(self.offer, offer))
        lines = effects.lines_of(list(self.triggers[moment]))
        return sum([1 << index for index, line in enumerate(lines) if effects.gives(line) & paid])

    def _touchy_at(self, moment: int) -> int:
        """The triggers of a moment that depend on what others change, or at a season's end on what is traded."""
        pieces, reads, changes = self.trigger_pieces[moment], self.reads[moment], self.changes[moment]
        traded = self._traded() if power.SEASON_END <= moment < power.YEAR_START else 0
        return sum([
            bit(index)
            for index, piece in enumerate(pieces)
            if reads[index] & traded
            or any([reads[index] & changes[other] for other in range(len(pieces)) if pieces[other] != piece])
        ])  # fmt: skip

    def _ordered_at(self, moment: int) -> list[str]:
        """The pieces with triggers of a moment that matter to each other."""
        touchy, changes = self.touchy[moment], self.changes[moment]
        read = 0
        for index, what in enumerate(self.reads[moment]):
            read |= what if (touchy >> index) & 1 else 0
        pieces = enumerate(self.trigger_pieces[moment])
        return [piece for index, piece in pieces if (touchy >> index) & 1 or changes[index] & read]

    def _traded(self) -> int:
        """What is paid with or gained by any offer, as bits."""
        found = 0
        for offer in range(len(self.offer_pieces)):
            found |= effects.traded(self.offer, offer)
        return found

    def _cuts_of(self, place: int) -> set[int]:
        """The numbers in a row of powers that make a place cheaper."""
        return {power.CUT_COLUMN + place % COLUMNS, power.CUT_ROW + int(self.row_of[self.printed[place]])}

    def _rights(self, kind: int) -> int:
        return sum([1 << right for right in range(len(self.right_kind)) if self.right_kind[right] == kind])

    def word(self, id: str) -> Word:
        """The name of a piece that does something."""
        kinds = [entry.kind for entry in self.pieces if entry.id == id]
        return self.lexicon.word(f"{kinds[0]}-{id}")

    def dump(self) -> dict[str, object]:
        """The pieces in play as plain JSON, for a page that draws them; with the words of a pack."""
        words = self.lexicon.dump()
        return {
            **(named(self.pack) if self.pack != NO_PACK else {}),
            **({"words": words} if words else {}),
            "sets": self.sets.split(),
            "modules": dict(self.modules.chosen),
            "rows": int(self.rows),
            "soldier_tokens": list(field.SOLDIER_TOKENS) if self.soldier_tokens else [],
            "advisors": [entry.data for entry in self.advisors],
            "buildings": [entry.data for entry in self.buildings],
            "destinies": [entry.data for entry in self.destinies],
            "governors": [entry.data for entry in self.governors],
            "enemies": [entry.data for entry in self.enemies],
        }


def _payable(printed: vec[i64], price: vec[i64]) -> vec[i64]:
    """For every purse of seven of each good at most, gold * 64 + wood * 8 + stone: the places it pays for, as bits."""
    table: list[int] = []
    for goods in range(PURSES):
        purse = packed([goods >> 6, (goods >> 3) & 7, goods & 7])
        paid = [place for place, building in enumerate(printed) if covers(purse, price[building])]
        table.append(sum([1 << place for place in paid]))
    return integers(table)


def covers(goods: i64, cost: i64) -> bool:
    """Whether a purse pays a price, both packed."""
    return ((goods | GUARD) - cost) & GUARD == GUARD


def packed(amounts: list[int]) -> int:
    """Gold, wood and stone as one number."""
    return sum([amount << (PRICE_BITS * index) for index, amount in enumerate(amounts)])


def _bundled(advisor: Entry) -> int:
    amounts = [advisor.amount("gift", word) for word in field.BUNDLE]
    amounts[field.POINTS] += advisor.amount("gift", "price")
    return sum([1 << place for place, amount in enumerate(amounts) if amount])


def _kinds(goods: list[str]) -> int:
    return sum([1 << field.GOODS.index(good) for good in goods])


def _space(entries: list[Entry], row: int, strip: str, column: int) -> Entry:
    """The building of one space of a strip: there must be exactly one."""
    own = [entry for entry in entries if (int(entry.data["row"]), str(entry.data.get("strip", ""))) == (row, strip)]
    found = [entry for entry in own if entry.data["column"] == column + 1]
    if len(found) != 1:
        there = [int(entry.data["column"]) for entry in own]
        raise own[-1].bad("column", sorted(there), f"1, 2, 3, 4: row {row} {strip}".rstrip())
    return found[0]


def box_for(
    sets: str, edition: str, demons: str, modules: Modules | None = None, pack: str = NO_PACK,
    rulings: str = FIRST_RULINGS,
) -> Box:  # fmt: skip
    """The box of a set-up; the same object for the same set-up. BadOption for a pack that cannot be.

    Where no piece is in play that the lists of rulings read differently, both have one box, which names the first.
    """
    played = Modules() if modules is None else modules
    key = f"{sets}|{edition}|{demons}|{rulings}|{' '.join(played.chosen.values())}|{pack}"
    box = _BOXES.get(key)
    if box is None:
        named = sets.split()
        entries = _seated([entry for entry in content.shipped() if played.bring(entry, named)])
        box = _packed(entries, sets, edition, demons, played, pack, rulings)
        if box.revised and not box.depends:
            box = box_for(sets, edition, demons, played, pack)
        box = keep(_BOXES, key, box)
    return box


def _seated(entries: list[Entry]) -> list[Entry]:
    """At court an advisor that a module brings has the place of the printed one."""
    brought = [_place(entry) for entry in entries if entry.kind == "advisor" and module_of(entry)]
    return [entry for entry in entries if module_of(entry) or _place(entry) not in brought]


def _packed(
    entries: list[Entry], sets: str, edition: str, demons: str, modules: Modules, pack: str, rulings: str
) -> Box:
    """A box with the pieces of a pack: advisors and rows in place of those of their number, all others beside."""
    if pack == NO_PACK:
        return Box(entries, sets, edition, demons, modules, rulings=rulings)
    found = parse_pack(pack)
    own = content.packed_entries(found)
    lexicon = lexicon_of(found, own)
    own = [entry for entry in own if modules.bring_own(entry)]
    taken = [_place(entry) for entry in own]
    kept = [entry for entry in entries if _place(entry) == "" or _place(entry) not in taken]
    rows = [entry.data["row"] for entry in [*kept, *own] if _place(entry).startswith("row")]
    own = [entry for entry in own if entry.kind != "building" or entry.data["row"] in rows]
    return Box(content.together([*kept, *own]), sets, edition, demons, modules, pack, lexicon, rulings)


def _place(entry: Entry) -> str:
    """What a piece stands in the place of: an advisor, a printed row; nothing for others."""
    if entry.kind == "building":
        return "" if "strip" in entry.data else f"row {entry.data['row']}"
    return f"advisor {entry.data['number']}" if entry.kind == "advisor" else ""


def known_sets() -> list[str]:
    """The sets that may be named, the base game first; what modules began with comes with them."""
    return list(dict.fromkeys([content.BASE, *[entry.set for entry in content.shipped() if entry.set not in OWN_SETS]]))


_BOXES: Final[dict[str, Box]] = {}
