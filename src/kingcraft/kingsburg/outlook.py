"""Outlook: what a careful player could work out from what lies open: prices, reach, favour, the odds of battle, and
what the year changes."""

from mypy_extensions import i64

from kingcraft.core.kinds import Seat
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import OVER
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import ADVISORS, COLUMNS, YEARS
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.chance import cards_of
from kingcraft.kingsburg.coming import Purse, purses_soon
from kingcraft.kingsburg.favour import least_developed, most_developed
from kingcraft.kingsburg.odds import battle_odds
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position, have, owns, power_of
from kingcraft.kingsburg.province import open_places, price
from kingcraft.kingsburg.view import is_reckoned, letters, seen_card
from kingcraft.kingsburg.winter import bonus, outcome_of


def outlook_of(state: Position, seat: int | None) -> dict[str, object]:
    """All of it, as plain JSON, as far as a seat may know."""
    seats = range(int(state.seats))
    return {
        "provinces": {SEAT_LETTERS[one]: province_rows(state, one) for one in seats},
        "phases": favoured(state),
        "battle": {SEAT_LETTERS[one]: battle_of(state, one, seat) for one in seats} if is_fought(state) else {},
        "strengths": {SEAT_LETTERS[one]: strengths_of(state, one, enemies(state, seat)) for one in seats},
        "years": [{"year": year, "range": range_of(state, year)} for year in range(int(state.year) + 1, YEARS + 1)],
        "changes": changes_of(state),
        **of_steps(state, seat),
    }


def of_steps(state: Position, seat: int | None) -> dict[str, object]:
    """What each step adds to it."""
    found: dict[str, object] = {}
    for one in STEPS:
        found.update(one.outlook(state, seat))
    return found


# -- the province -----------------------------------------------------------------------------------


def province_rows(state: Position, seat: Seat) -> list[list[dict[str, object]]]:
    """Row by row what stands, what it costs, and whether it can be had."""
    coming = purses_soon(state, seat)
    rows = range(int(state.box.rows))
    return [[space_of(state, seat, row * COLUMNS + column, coming) for column in range(COLUMNS)] for row in rows]


def space_of(state: Position, seat: Seat, place: i64, coming: set[Purse]) -> dict[str, object]:
    """One place of a province."""
    building = building_at(state, seat, place)
    prices = [int(price(state, seat, place, good)) for good in range(3)]
    return {
        "building": state.box.building_ids[building],
        "price": prices,
        "state": place_state(state, seat, place, prices, coming),
    }


def place_state(state: Position, seat: Seat, place: i64, prices: list[int], coming: set[Purse]) -> str:
    """Built; now or soon to be had; too dear; or behind a left neighbour that is missing."""
    mask = owns(state, seat)
    if (mask >> place) & 1 != 0:
        return "built"
    if (open_places(state.box, mask) >> place) & 1 == 0:
        return "left"
    if all([amount <= have(state, seat, good) for good, amount in enumerate(prices)]):
        return "now"
    return "soon" if any([_pays(purse, prices) for purse in coming]) else "goods"


def _pays(purse: Purse, prices: list[int]) -> bool:
    return all([amount <= held for amount, held in zip(prices, purse, strict=True)])


# -- the court and the King's favour ----------------------------------------------------------------


def favoured(state: Position) -> dict[str, object]:
    """Whom aid, reward and Envoy would go to if they came now."""
    behind = letters(least_developed(state))
    envoy = behind if len(behind) == 1 else ""
    return {"aid": list(behind), "reward": list(letters(most_developed(state))), "envoy": list(envoy)}


# -- the battle -------------------------------------------------------------------------------------


def is_fought(state: Position) -> bool:
    """Whether an enemy comes this year: not in a Truce, and not once the game is over."""
    return state.powers[power.TRUCE] <= 0 and state.to_act != OVER


def battle_of(state: Position, seat: Seat, viewer: int | None) -> dict[str, object]:
    """The chances of a seat this winter, as far as a viewer knows; once armies have met, what came of it."""
    if is_reckoned(state):
        result = outcome_of(state, seat)
        return {"win": float(result > 0), "draw": float(result == 0), "lose": float(result < 0)}
    return battle_odds(state, seat, viewer, enemies(state, viewer), 0)


def enemies(state: Position, viewer: int | None) -> list[int]:
    """The cards that may come this winter, as far as a viewer knows."""
    seen = seen_card(state, viewer)
    return [state.box.enemy_ids.index(seen)] if seen is not None else cards_of(state)


def strengths_of(state: Position, seat: Seat, cards: list[int]) -> dict[str, int]:
    """Soldiers and pieces against each type of enemy: the least that they come to against the cards of that type that
    may come; if none may, against those of the year; if there are none either, against any."""
    types = range(len(state.box.type_ids))
    soldiers = have(state, seat, field.SOLDIERS)
    return {state.box.type_ids[type]: int(soldiers + _bonus_against(state, seat, type, cards)) for type in types}


def _bonus_against(state: Position, seat: Seat, type: int, cards: list[int]) -> i64:
    coming = [card for card in cards if state.box.type_of[card] == type]
    known = coming or [card for card in cards_of(state) if state.box.type_of[card] == type]
    plain = power_of(state, seat, power.COMBAT + type)
    return min([bonus(state, seat, card) for card in known], default=plain)


def range_of(state: Position, year: int) -> list[int]:
    """The weakest and the strongest enemy of a year."""
    first, last = int(state.box.first_card[year - 1]), int(state.box.first_card[year])
    strengths = [int(state.box.strength[state.box.card[index]]) for index in range(first, last)]
    return [min(strengths), max(strengths)]


# -- the destiny of the year --------------------------------------------------------------------------


def changes_of(state: Position) -> dict[str, object]:
    """What the year changes for all seats alike: advisors closed or giving twice, the enemy, the King's die."""
    return {
        "closed": _advisors(state.powers[power.CLOSED]),
        "twice": _advisors(state.powers[power.DOUBLED]),
        "enemy": int(state.powers[power.FOE_STRENGTH]),
        "kings_die": int(state.powers[power.KINGS_DIE]),
        "truce": state.powers[power.TRUCE] > 0,
    }


def _advisors(mask: i64) -> list[int]:
    return [advisor for advisor in range(1, ADVISORS + 1) if (mask >> advisor) & 1 != 0]
