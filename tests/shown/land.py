"""The land of Kingdom Builder as a person sees it: hexes, neighbours, gold by the cards' texts."""

from collections.abc import Callable
from typing import Any

COLUMNS = "abcdefghijklmnopqrst"
SIDE = 20
LAND = {"G": "grass", "F": "flowers", "T": "forest", "C": "canyon", "D": "desert"}

Gold = dict[str, int]


def name(row: int, column: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


def spot(hex: str) -> tuple[int, int]:
    return int(hex[1:]) - 1, COLUMNS.index(hex[0])


def around(hex: str) -> set[str]:
    """The hexes that touch a hex: odd rows lie half a hex further right."""
    row, column = spot(hex)
    right = row % 2
    near = [
        (row, column - 1), (row, column + 1),
        (row - 1, column + right - 1), (row - 1, column + right),
        (row + 1, column + right - 1), (row + 1, column + right),
    ]  # fmt: skip
    return {name(*one) for one in near if all(0 <= place < SIDE for place in one)}


class Land:
    """A map and all settlements on it, from the view of anybody."""

    def __init__(self, view: Any) -> None:
        self.letters = {
            name(row, column): sign for row, line in enumerate(view["map"]) for column, sign in enumerate(line)
        }
        self.seats = {player["seat"]: set(player["settlements"]) for player in view["players"]}

    def touching(self, hex: str, letters: str) -> set[str]:
        """The hexes with such a letter that touch a hex."""
        return {one for one in around(hex) if self.letters[one] in letters}

    def earners(self, seat: str, letters: str) -> set[str]:
        """The settlements of a seat that touch such a hex."""
        return {one for one in self.seats[seat] if self.touching(one, letters)}

    def groups(self, seat: str) -> list[set[str]]:
        """The settlements of a seat that hang together."""
        rest, found = set(self.seats[seat]), []
        while rest:
            group, edge = set(), {rest.pop()}
            while edge:
                group |= edge
                edge = {near for one in edge for near in around(one)} & rest
                rest -= edge
            found.append(group)
        return found


def castles(land: Land, seat: str) -> int:
    return 3 * len({castle for one in land.seats[seat] for castle in land.touching(one, "K")})


def fishermen(land: Land, seat: str) -> int:
    return len({one for one in land.earners(seat, "W") if land.letters[one] != "W"})


def miners(land: Land, seat: str) -> int:
    return len({one for one in land.earners(seat, "M") if land.letters[one] != "M"})


def workers(land: Land, seat: str) -> int:
    return len(land.earners(seat, "KL"))


def merchants(land: Land, seat: str) -> int:
    linked: set[str] = set()
    for group in land.groups(seat):
        ends = {end for one in group for end in land.touching(one, "KL")}
        linked |= ends if len(ends) > 1 else set()
    return 4 * len(linked)


def discoverers(land: Land, seat: str) -> int:
    return len({spot(one)[0] for one in land.seats[seat]})


def knights(land: Land, seat: str) -> int:
    rows = [spot(one)[0] for one in land.seats[seat]]
    return 2 * max([rows.count(row) for row in rows], default=0)


def hermits(land: Land, seat: str) -> int:
    return len(land.groups(seat))


def citizens(land: Land, seat: str) -> int:
    return max([len(group) for group in land.groups(seat)], default=0) // 2


def in_quarter(land: Land, seat: str, quarter: int) -> int:
    return len([1 for row, column in map(spot, land.seats[seat]) if row // 10 * 2 + column // 10 == quarter])


def farmers(land: Land, seat: str) -> int:
    return 3 * min(in_quarter(land, seat, quarter) for quarter in range(4))


def lords(land: Land, seat: str) -> int:
    """12 for the most settlements in a quarter, 6 for the next lower number; equals share in full, also with none."""
    found = 0
    for quarter in range(4):
        counts = {one: in_quarter(land, one, quarter) for one in land.seats}
        ranks = sorted(set(counts.values()), reverse=True)
        found += {0: 12, 1: 6}.get(ranks.index(counts[seat]), 0)
    return found


CARDS: dict[str, Callable[[Land, str], int]] = {
    one.__name__: one
    for one in (fishermen, miners, workers, merchants, discoverers, knights, hermits, citizens, farmers, lords)
}


def gold_of(land: Land, cards: list[str], seat: str) -> Gold:
    """The gold of a seat by its source."""
    return {**{f"card-{card}": CARDS[card](land, seat) for card in cards}, "card-castles": castles(land, seat)}
