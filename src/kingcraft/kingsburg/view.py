"""View: all that a seat may know of a position, as plain JSON."""

from typing import Any

from mypy_extensions import i64

from kingcraft.core.kinds import Action, Mask, Seat
from kingcraft.core.pack import NO_PACK
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import ADVISORS, FIRST_RULINGS, Box
from kingcraft.kingsburg.calendar import phase_of, step_of
from kingcraft.kingsburg.chance import cards_of
from kingcraft.kingsburg.content import PUBLISHED
from kingcraft.kingsburg.dice import FACES, SUM
from kingcraft.kingsburg.governors import hand_names
from kingcraft.kingsburg.group import group_at, own_in, seat_on, shift_in, token_in, white_in
from kingcraft.kingsburg.odds import tokens_left
from kingcraft.kingsburg.pieces import building_at, governors_held, sheet_names
from kingcraft.kingsburg.position import Position, have, owns, power_of, seat_at
from kingcraft.kingsburg.season import neutral_block
from kingcraft.kingsburg.step import RECKONED, SHOWN
from kingcraft.kingsburg.strips import is_choosing, sheet_strips, strip_names


def view_of(state: Position, seat: int | None) -> dict[str, object]:
    """The position as a seat sees it; None is a spectator."""
    shown = plain_view(state, seat)
    return (
        {**shown, "provenance": provenance_of(state.box, shown)}
        if state.box.modules.said() or state.box.pack != NO_PACK
        else shown
    )


def provenance_of(box: Box, shown: dict[str, Any]) -> dict[str, str]:
    """Where the pieces of a view come from that are not known as published, by the ids of their names; an enemy by its
    card."""
    names = [f"governor-{card}" for card in shown.get("auction", {"cards": []})["cards"]]
    names += [f"destiny-{id}" for id in shown.get("destinies", [])]
    names += [f"advisor-{entry.data['number']}" for entry in box.advisors]
    names += [f"building-{strip}" for strip in shown.get("draft", {})]
    names.append(f"enemy-{shown['enemy']['card']}")
    for player in shown["players"]:
        names += [f"governor-{card}" for card in (*player["pieces"], *player.get("hand", []))]
        names += [
            f"building-{id}" for id in (*player["buildings"], *player.get("sheet", []), *player.get("strips", []))
        ]
    found = {name: box.provenance[name] for name in dict.fromkeys(names) if name in box.provenance}
    return {name: provenance for name, provenance in found.items() if provenance != PUBLISHED}


def plain_view(state: Position, seat: int | None) -> dict[str, object]:
    """What lies on the table, as a seat sees it."""
    return {
        "game": "kingsburg",
        "modules": state.box.modules.said(),
        "seats": int(state.seats),
        "edition": state.box.edition,
        "demons": state.box.demons,
        "year": int(state.year),
        "phase": phase_of(state),
        "step": step_of(state).name,
        "to_act": actor_name(state),
        "order": order_letters(state),
        "players": [player_view(state, other, seat) for other in range(int(state.seats))],
        "advisors": court_view(state, True),
        "envoy": letter(state.envoy),
        "advisor": int(state.advisor),
        "built": int(state.built),
        "enemy": {"range": strength_range(state), "card": seen_card(state, seat)},
        "looked": list(letters(state.seen)),
        "kings_die": int(state.kings_die) or None,
        **({"rulings": state.box.rulings} if state.box.rulings != FIRST_RULINGS else {}),
        **cards_view(state),
    }


def cards_view(state: Position) -> dict[str, object]:
    """The destiny of the year and those that have come, and the auction, where there are any."""
    shown: dict[str, object] = {}
    if len(state.box.destinies) > 0:
        names = [entry.id for entry in state.box.destinies]
        shown["destiny"] = names[int(state.destiny)] if state.destiny >= 0 else None
        shown["destinies"] = names_in(state.drawn, names)
    if state.market != 0:
        shown["auction"] = auction_view(state)
    return {**shown, **step_of(state).shown(state)}


def auction_view(state: Position) -> dict[str, object]:
    """The governors that are sold, the one bid for, the highest bid and whose it is, and who chooses."""
    names = [entry.id for entry in state.box.governors]
    return {
        "cards": names_in(state.market, names),
        "lot": names[int(state.lot)] if state.lot >= 0 else None,
        "bid": int(state.bid) if state.bid >= 0 else None,
        "bidder": letter(state.bidder),
        "chooser": letter(state.chooser),
    }


def actor_name(state: Position) -> str:
    """Who acts: a seat's letter, `chance` or `over`."""
    if state.to_act == CHANCE:
        return "chance"
    return "over" if state.to_act == OVER else SEAT_LETTERS[int(state.to_act)]


def letter(seat: i64) -> str | None:
    """The letter of a seat, or None for nobody."""
    return SEAT_LETTERS[int(seat)] if seat >= 0 else None


def letters(mask: Mask) -> str:
    """The letters of the seats in a mask."""
    return "".join([name for seat, name in enumerate(SEAT_LETTERS) if (mask >> seat) & 1 != 0])


def names_in(mask: Mask, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if (mask >> index) & 1 != 0]


def order_letters(state: Position) -> list[str]:
    """The turn order, as far as it is drawn."""
    count = state.seats if step_of(state).laid else state.turn
    return [SEAT_LETTERS[int(seat_at(state, place))] for place in range(count)]


def lying_before(state: Position, seat: Seat) -> dict[str, object]:
    """What everybody sees before a seat, whatever is played."""
    return {
        "seat": SEAT_LETTERS[int(seat)],
        "points": int(have(state, seat, field.POINTS)),
        "sources": sources_of(state, seat),
        "goods": goods_view(state, seat),
        "soldiers": int(have(state, seat, field.SOLDIERS)),
        "tokens": int(have(state, seat, field.TOKENS)),
        "buildings": buildings_of(state, seat),
        "dice": dice_view(state, seat, field.DICE, field.WHITE),
        "rolled": dice_view(state, seat, field.ROLLED, field.ROLLED_WHITE),
        "used": names_in(have(state, seat, field.USED), state.box.right_pieces),
        "tokens_used": int(have(state, seat, field.SPENT)),
    }


def player_view(state: Position, seat: Seat, viewer: int | None) -> dict[str, object]:
    """What lies open before a seat, and the enemy it has looked at if it is the viewer."""
    return {
        **lying_before(state, seat),
        "envoy": state.envoy == seat,
        "aid": state.aid == seat,
        "pieces": governors_held(state, seat),
        "passed": (state.passed >> seat) & 1 != 0,
        "strength": int(plain_strength(state, seat)),
        "combat": int(have(state, seat, field.COMBAT)) if is_reckoned(state) else None,
        "peeked": seen_card(state, viewer) if viewer == seat and not is_face_up(state) else None,
        **soldiers_view(state, seat, viewer),
        **hand_view(state, seat, viewer),
        **sheet_view(state, seat),
    }


def sheet_view(state: Position, seat: Seat) -> dict[str, object]:
    """A seat's rows by their first buildings, where they may differ from the printed ones, and its strips."""
    if state.box.alternatives == 0:
        return {}
    strips: dict[str, object] = {"strips": strip_names(state, seat)} if is_choosing(state) else {}
    return {"sheet": sheet_strips(state, seat), **strips}


def hand_view(state: Position, seat: Seat, viewer: int | None) -> dict[str, object]:
    """Governors to choose from and the one kept, which only their seat sees; others see how many there are."""
    shown: dict[str, object] = {}
    if have(state, seat, field.HAND) > 0 and not is_choosing(state):
        cards = hand_names(state, seat)
        shown["hand"] = cards if viewer == seat else ["?"] * len(cards)
    if have(state, seat, field.KEPT) > 0:
        kept = state.box.governors[int(have(state, seat, field.KEPT)) - 1].id
        shown["kept"] = kept if viewer == seat else "?"
    if have(state, seat, field.UNSCORED) > 0:
        shown["unscored"] = names_in(have(state, seat, field.UNSCORED), sheet_names(state, seat))
    return shown


def soldiers_view(state: Position, seat: Seat, viewer: int | None) -> dict[str, object]:
    """Soldier tokens and own dice, where they are in play; a choice is open once all have chosen."""
    shown: dict[str, object] = {}
    if state.box.soldier_tokens:
        chosen = int(have(state, seat, field.CHOSEN))
        shown["soldier_tokens"] = tokens_left(state, seat)
        shown["has_chosen"] = chosen > 0
        shown["chosen"] = chosen - 1 if chosen > 0 and (is_reckoned(state) or viewer == seat) else None
    if have(state, seat, field.OWN_DIE) > 0:
        shown["own_die"] = int(have(state, seat, field.OWN_DIE))
    return shown


def buildings_of(state: Position, seat: Seat) -> list[str]:
    """The buildings of a seat, row by row from the top, left to right."""
    ids = state.box.building_ids
    places = range(len(state.box.printed))
    return [ids[building_at(state, seat, place)] for place in places if (owns(state, seat) >> place) & 1 != 0]


def goods_view(state: Position, seat: Seat) -> dict[str, object]:
    """The goods of a seat."""
    return {name: int(have(state, seat, good)) for good, name in enumerate(field.GOODS)}


def sources_of(state: Position, seat: Seat) -> dict[str, object]:
    """Where a seat's points come from."""
    return {name: int(have(state, seat, field.SOURCES + index)) for index, name in enumerate(field.SOURCE_NAMES)}


def dice_view(state: Position, seat: Seat, own: i64, white: i64) -> dict[str, object]:
    """Dice as their faces."""
    return {"coloured": faces_of(have(state, seat, own)), "white": faces_of(have(state, seat, white))}


def faces_of(throw: i64) -> list[int]:
    """The faces of a throw."""
    return list(FACES[int(throw)])


def plain_strength(state: Position, seat: Seat) -> i64:
    """Soldiers and pieces against no enemy in particular: what every type of enemy at least meets."""
    bonuses = [power_of(state, seat, power.COMBAT + kind) for kind in range(len(state.box.type_ids))]
    return have(state, seat, field.SOLDIERS) + min(bonuses)


def strength_range(state: Position) -> list[int]:
    """The weakest and the strongest enemy this year can bring: the back of its card."""
    strengths = [int(state.box.strength[card]) for card in cards_of(state)]
    return [min(strengths), max(strengths)]


def is_face_up(state: Position) -> bool:
    """Whether the enemy of the year lies open."""
    return step_of(state).winter >= SHOWN


def is_reckoned(state: Position) -> bool:
    """Whether all combat values of this winter are known."""
    return step_of(state).winter == RECKONED


def seen_card(state: Position, seat: int | None) -> str | None:
    """The enemy of the year, if this seat has seen it."""
    if state.enemy < 0:
        return None
    known = is_face_up(state) or (seat is not None and (state.seen >> seat) & 1 != 0)
    return state.box.enemy_ids[int(state.enemy)] if known else None


def court_view(state: Position, neutral: bool) -> dict[str, object]:
    """The groups of dice on each advisor that has any; the neutral dice too if wanted."""
    court: dict[str, object] = {}
    blocked = neutral_block(state.neutral_three, state.neutral_two)
    for advisor in range(1, ADVISORS + 1):
        groups = neutral_groups(state, advisor) if neutral else []
        for slot in range(2):
            move = group_at(state, advisor, slot)
            if move >= 0:
                sent = slot > 0 or (blocked >> advisor) & 1 != 0
                groups.append(group_view(move, seat_on(state, advisor, slot), sent))
        if groups:
            court[str(advisor)] = groups
    return court


def group_view(move: Action, seat: Seat, envoy: bool) -> dict[str, object]:
    """One group of dice on an advisor."""
    return {
        "seat": SEAT_LETTERS[int(seat)],
        "coloured": faces_of(own_in(move)),
        "white": faces_of(white_in(move)),
        "token": token_in(move) != 0,
        "shift": int(shift_in(move)),
        "envoy": envoy,
    }


def neutral_groups(state: Position, advisor: i64) -> list[dict[str, object]]:
    """The neutral dice on an advisor, in a game for two."""
    three = state.neutral_three
    two = state.neutral_two
    if three != 0 and SUM[three] == advisor:
        return [{"seat": None, "neutral": faces_of(three)}]
    if two == 0 or (neutral_block(three, two) >> advisor) & 1 == 0:
        return []
    faces = faces_of(two) if SUM[two] == advisor else [int(advisor)]
    return [{"seat": None, "neutral": faces}]
