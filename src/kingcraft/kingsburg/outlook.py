"""Outlook: what a careful player could work out from what lies open: prices, reach, favour, the odds of battle, and
what the year changes."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.bits import count
from kingcraft.core.kinds import Seat
from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import ADVISORS, COLUMNS, YEARS
from kingcraft.kingsburg.calendar import STEPS
from kingcraft.kingsburg.chance import cards_of
from kingcraft.kingsburg.favour import least_developed, most_developed
from kingcraft.kingsburg.group import seat_on
from kingcraft.kingsburg.odds import battle_odds
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position, have, owns, power_of
from kingcraft.kingsburg.province import open_places, price
from kingcraft.kingsburg.view import letters, seen_card

FACES: Final = [1, 2, 3, 4, 5, 6]


def outlook_of(state: Position, seat: int | None) -> dict[str, object]:
    """All of it, as plain JSON, as far as a seat may know."""
    seats = range(int(state.seats))
    return {
        "provinces": {SEAT_LETTERS[one]: province_rows(state, one) for one in seats},
        "phases": favoured(state),
        "battle": {SEAT_LETTERS[one]: battle_odds(state, one, enemies(state, seat), 0) for one in seats},
        "strengths": {SEAT_LETTERS[one]: strengths_of(state, one) for one in seats},
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
    coming = gifts_coming(state, seat)
    rows = range(int(state.box.rows))
    return [[space_of(state, seat, row * COLUMNS + column, coming) for column in range(COLUMNS)] for row in rows]


def space_of(state: Position, seat: Seat, place: i64, coming: "Coming") -> dict[str, object]:
    """One place of a province."""
    building = building_at(state, seat, place)
    prices = [int(price(state, seat, place, good)) for good in range(3)]
    return {
        "building": state.box.building_ids[building],
        "price": prices,
        "state": place_state(state, seat, place, prices, coming),
    }


def place_state(state: Position, seat: Seat, place: i64, prices: list[int], coming: "Coming") -> str:
    """Built; now or soon to be had; too dear; or behind a left neighbour that is missing."""
    mask = owns(state, seat)
    if (mask >> place) & 1 != 0:
        return "built"
    if (open_places(state.box, mask) >> place) & 1 == 0:
        return "left"
    missing = [max(0, amount - int(have(state, seat, good))) for good, amount in enumerate(prices)]
    if sum(missing) == 0:
        return "now"
    return "soon" if coming.fill(missing) else "goods"


class Coming:
    """The gifts that a seat's dice on the court will bring: goods for certain, and goods of choice among some kinds."""

    def __init__(self, certain: list[int], choices: list[tuple[int, int]]) -> None:
        self.certain = certain
        self.choices = choices

    def fill(self, missing: list[int]) -> bool:
        """Whether the gifts make up for what is missing."""
        left = [max(0, amount - sure) for amount, sure in zip(missing, self.certain, strict=True)]
        for more, kinds in self.choices:
            spare = more
            for good in range(3):
                if kinds >> good & 1:
                    taken = min(spare, left[good])
                    left[good] -= taken
                    spare -= taken
        return sum(left) == 0


def gifts_coming(state: Position, seat: Seat) -> Coming:
    """What the advisors whom a seat has influenced will still give this season; those of few kinds are used first."""
    certain = [0, 0, 0]
    choices: list[tuple[int, int]] = []
    for advisor in range(1, ADVISORS + 1):
        if advisor > state.advisor and seat in (seat_on(state, advisor, 0), seat_on(state, advisor, 1)):
            for good in range(3):
                certain[good] += int(state.box.gift[advisor * field.BUNDLE_WIDTH + good])
            if state.box.choose[advisor] > 0:
                choices.append((int(state.box.choose[advisor]), int(state.box.among[advisor])))
    return Coming(certain, sorted(choices, key=_kinds))


# -- the court and the King's favour ----------------------------------------------------------------


def favoured(state: Position) -> dict[str, object]:
    """Whom aid, reward and Envoy would go to if they came now."""
    behind = letters(least_developed(state))
    envoy = behind if len(behind) == 1 else ""
    return {"aid": list(behind), "reward": list(letters(most_developed(state))), "envoy": list(envoy)}


# -- the battle -------------------------------------------------------------------------------------


def enemies(state: Position, viewer: int | None) -> list[int]:
    """The cards that may come this winter, as far as a viewer knows."""
    seen = seen_card(state, viewer)
    return [state.box.enemy_ids.index(seen)] if seen is not None else cards_of(state)


def strengths_of(state: Position, seat: Seat) -> dict[str, int]:
    """Soldiers and pieces against each type of enemy."""
    soldiers = have(state, seat, field.SOLDIERS)
    return {
        name: int(soldiers + power_of(state, seat, power.COMBAT + kind)) for kind, name in enumerate(state.box.type_ids)
    }


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


def _kinds(choice: tuple[int, int]) -> int:
    return int(count(choice[1]))
