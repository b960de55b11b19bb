"""Kingsburg as a person reads it: pieces by their content, dice by hand, what has been told move by move."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from kingcraft.core.state import State
from tests.shown.games import Move, outlook, view

GOODS = ("gold", "wood", "stone")
AMOUNTS = (*GOODS, "soldiers", "tokens", "points")
SEATS = "ABCDE"

Amounts = Counter[str]


class Content:
    """The pieces of a set-up by their names."""

    def __init__(self, state: State) -> None:
        found: Any = state.contents()
        self.buildings: dict[str, Any] = {one["id"]: one for one in found["buildings"]}
        self.governors: dict[str, Any] = {one["id"]: one for one in found["governors"]}
        self.destinies: dict[str, Any] = {one["id"]: one for one in found["destinies"]}
        self.gifts: dict[int, Any] = {one["number"]: one["gift"] for one in found["advisors"]}
        self.names: dict[int, set[str]] = {
            one["number"]: {f"advisor-{one['number']}", f"advisor-{one['id']}"} for one in found["advisors"]
        }
        """What the news call an advisor, who may be another than the printed one."""
        self.enemies: list[Any] = found["enemies"]

    def effects(self, shown: Any, seat: str) -> Iterator[dict[str, Any]]:
        """All that works for a seat: its buildings, its governors, the destiny of the year."""
        player = player_of(shown, seat)
        pieces = [self.buildings[id] for id in player["buildings"]]
        pieces += [self.governors[id] for id in player["pieces"]]
        if shown.get("destiny"):
            pieces.append(self.destinies[shown["destiny"]])
        for piece in pieces:
            yield from piece["effects"]

    def modifiers(self, shown: Any, seat: str, name: str) -> list[dict[str, Any]]:
        return [effect for effect in self.effects(shown, seat) if effect.get("modifier") == name]


def player_of(shown: Any, seat: str) -> Any:
    return next(one for one in shown["players"] if one["seat"] == seat)


def amounts_of(player: Any) -> Amounts:
    """Goods, soldiers, tokens and points of a player."""
    return Counter({**player["goods"], **{what: player[what] for what in ("soldiers", "tokens", "points")}})


def price_of(content: Content, shown: Any, seat: str, id: str) -> list[int]:
    """The printed price of a building, less what works for the seat takes off its column or its row."""
    building = content.buildings[id]
    less: Counter[str] = Counter()
    for cut in content.modifiers(shown, seat, "discount"):
        if building["column"] in cut.get("columns", []) or building["row"] in cut.get("rows", []):
            less.update({good: cut.get(good, 0) for good in GOODS})
    return [max(0, building["cost"].get(good, 0) - less[good]) for good in GOODS]


def sums_of(dice: dict[str, list[int]]) -> set[int]:
    """The sums of all groups with at least one coloured die."""
    return {
        sum(coloured) + sum(white)
        for count in range(1, len(dice["coloured"]) + 1)
        for coloured in combinations(dice["coloured"], count)
        for more in range(len(dice["white"]) + 1)
        for white in combinations(dice["white"], more)
    }


def reach_of(content: Content, shown: Any, seat: str, tokens: bool) -> list[int]:
    """The advisors that a seat's dice reach, with a token if it may use one, and one up or down by a right."""
    player = player_of(shown, seat)
    dice = player["dice"]
    pieces = {**content.buildings, **content.governors}
    held = [*player["buildings"], *player["pieces"]]
    shifting = [
        id
        for id in held
        if id not in player["used"] and any(one.get("right") == "shift" for one in pieces[id]["effects"])
    ]
    totals = sums_of(dice)
    totals |= {total + 2 for total in totals} if tokens and player["tokens"] else set()
    totals |= {total + way for total in totals for way in (-1, 1)} if shifting else set()
    return sorted(total for total in totals if 1 <= total <= 18 and is_open(content, shown, seat, total))


def is_open(content: Content, shown: Any, seat: str, number: int) -> bool:
    """Whether a seat may send dice to an advisor: nobody is there, or the Envoy goes as a second."""
    if any(number in closed["advisors"] for closed in content.modifiers(shown, seat, "closed")):
        return False
    groups = shown["advisors"].get(str(number), [])
    return not groups or (len(groups) == 1 and player_of(shown, seat)["envoy"])


def offer_of(content: Content, piece: str) -> dict[str, Any]:
    """What a piece offers at the end of a season."""
    effects = {**content.buildings, **content.governors, **content.destinies}[piece]["effects"]
    return dict(next(effect for effect in effects if "offer" in effect))


def told(move: Move, content: Content) -> dict[str, Amounts]:
    """What a move and the news that follow from it tell of everybody's goods, soldiers, tokens and points."""
    found: dict[str, Amounts] = {seat: Counter() for seat in SEATS}
    shown = view(move.before)
    if move.seat >= 0:
        found[SEATS[move.seat]].update(told_by_notation(move, content, shown))
    unscored = {(player["seat"], id) for player in shown["players"] for id in player.get("unscored", [])}
    for news in move.after.news(move.before, move.action, None):
        line: Any = news.dump()
        kind, seat, facts = line["id"].removeprefix("kingsburg-"), line["seat"], line["facts"]
        sign = -1 if kind in ("loss", "cost") else 1
        for one in facts.get("gain", []):
            found[seat][one["id"].removeprefix("kingsburg-amount-")] += sign * one["facts"]["count"]
        if kind in ("strongest", "reward"):
            found[seat]["points"] += 1
        elif kind == "sold":
            found[seat]["points"] -= facts["bid"]
        elif kind == "home":
            found[seat]["soldiers"] -= player_of(shown, seat)["soldiers"]
        elif kind == "razed":
            id = facts["building"].removeprefix("building-")
            found[seat]["points"] -= 0 if (seat, id) in unscored else content.buildings[id]["points"]
    return found


def told_by_notation(move: Move, content: Content, shown: Any) -> Amounts:
    """What a move says by itself of the goods, soldiers, tokens and points of who makes it."""
    verb, *words = move.text.split()
    seat = SEATS[move.seat]
    goods = Counter({("tokens" if word == "token" else word): words.count(word) for word in words})
    if verb in ("take", "swap", "lose"):
        sign = 1 if verb == "take" else -1
        return Counter({good: sign * count for good, count in goods.items()})
    if verb == "build":
        cost = dict(zip(GOODS, [-count for count in price_of(content, shown, seat, words[0])], strict=True))
        return Counter({**cost, "points": content.buildings[words[0]]["points"]})
    if verb == "recruit":
        return Counter({"soldiers": 1, **{good: -count for good, count in goods.items()}})
    if verb == "pay":
        (piece,) = {one["piece"] for one in outlook(move.before, move.seat)["offers"] if one["move"] == move.text}
        return Counter({**offer_of(content, piece)["take"], **{good: -count for good, count in goods.items()}})
    if "2!" in verb:
        return Counter({"tokens": -1})
    return Counter()
