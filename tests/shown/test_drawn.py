"""The numbers on the terminal's boards and in the pictures, read from what is drawn."""

import re
from itertools import pairwise

import pytest

from kingcraft.core.state import State
from kingcraft.locales import say
from tests.shown.court import GOODS, Content, player_of, price_of
from tests.shown.games import Case, decisions, view
from tests.shown.land import Land, gold_of, name

EVERYTHING = {"rows": "extended", "strips": "draw", "soldiers": "tokens", "governors": "deal", "destiny": "cards"}
BUILDER = [Case("kingdom-builder", seats, {}, 7) for seats in (2, 3, 4)]
KINGSBURG = [Case("kingsburg", seats, options, 7) for seats, options in ((2, {}), (4, EVERYTHING), (5, {}))]

MARKUP = re.compile(r"\[[^]]*]")
HELD = re.compile(r"^[▶ ] ([A-E]) +(-?\d+(?: +-?\d+){7})", re.MULTILINE)
PRICED = re.compile(r"□ ((?:[^□■=]+?))((?: \d[GWS])*) =(\d+)")
GOLD = re.compile(r"\S ([A-D])  (–|\d+) gold, (\d+) in supply")
LEFT = re.compile(r"([a-t]\d+) \((\d)\)")
DRAWN = re.compile(r"<text[^>]*>([^<]*)</text>")


def board(state: State, seat: int | None) -> str:
    """The terminal's board without its colours."""
    return MARKUP.sub("", state.text(seat, "en"))


@pytest.mark.parametrize("case", KINGSBURG, ids=str)
def test_kingsburgs_board_in_the_terminal(case: Case) -> None:
    for state in decisions(case, 15):
        shown, content, text = view(state), Content(state), board(state, state.to_act)
        held = dict(HELD.findall(text))
        for player in shown["players"]:
            points, gold, wood, stone, soldiers, tokens, _, buildings = map(int, held[player["seat"]].split())
            assert (points, soldiers, tokens) == (player["points"], player["soldiers"], player["tokens"])
            assert (gold, wood, stone) == tuple(player["goods"][good] for good in GOODS)
            assert buildings == len(player["buildings"])
        seat = shown["to_act"]
        names = {say("en", f"building-{id}"): id for id in content.buildings}
        priced = PRICED.findall(text.replace("\n", " "))
        for building, price, points in priced:
            id = names[re.sub(r"[¹*°]", "", building).strip()]
            cost = [sum(int(one[0]) for one in price.split() if one[1] == good[0].upper()) for good in GOODS]
            assert cost == price_of(content, shown, seat, id)
            assert int(points) == content.buildings[id]["points"]
        assert len(priced) >= 5 - (len(player_of(shown, seat)["buildings"]) // 4)


@pytest.mark.parametrize("case", BUILDER, ids=str)
def test_kingdom_builders_board_in_the_terminal(case: Case) -> None:
    for state in decisions(case, 20):
        shown, text = view(state), board(state, state.to_act)
        land = Land(shown)
        told = {seat: (gold, supply) for seat, gold, supply in GOLD.findall(text)}
        for player in shown["players"]:
            gold = sum(gold_of(land, shown["cards"], player["seat"]).values())
            expected = str(gold) if player["settlements"] else "–"
            assert told[player["seat"]] == (expected, str(player["supply"]))
        left = {place["hex"]: str(place["left"]) for place in shown["locations"]}
        assert dict(LEFT.findall(text)) == left
        for row, line in enumerate(text.splitlines()[1:21]):
            cells = line[4 + row % 2 :: 2][:20]
            digits = {name(row, column): sign for column, sign in enumerate(cells) if sign.isdigit()}
            assert digits == {hex: count for hex, count in left.items() if int(hex[1:]) == row + 1}


@pytest.mark.parametrize("case", BUILDER, ids=str)
def test_kingdom_builders_picture(case: Case) -> None:
    """For each seat the supply and the gold behind its letter; the tiles left on locations; the deck."""
    for state in decisions(case, 30):
        shown = view(state)
        land, drawn = Land(shown), DRAWN.findall(state.svg(state.to_act, "en"))
        at = drawn.index(f"Round {shown['round']}")
        for player in shown["players"]:
            letter = player["seat"]
            place = next(one for one in range(at, len(drawn)) if drawn[one] == letter and drawn[one + 1].isdigit())
            gold = str(sum(gold_of(land, shown["cards"], player["seat"]).values())) if player["settlements"] else "–"
            assert drawn[place + 1 : place + 3] == [str(player["supply"]), gold]
        left = [str(place["left"]) for place in shown["locations"]]
        assert sorted(drawn[at - len(left) : at]) == sorted(left)
        pile = drawn.index("Discarded") - 1
        counts = [
            shown["deck"]["discards"].count(terrain) for terrain in ("grass", "flowers", "forest", "canyon", "desert")
        ]
        assert drawn[pile] == str(shown["deck"]["pile"])
        assert drawn[pile + 2 : pile + 7] == [str(count) if count else "–" for count in counts]


@pytest.mark.parametrize("case", KINGSBURG, ids=str)
def test_kingsburgs_picture(case: Case) -> None:
    """For each seat in turn order points, goods, soldiers and tokens."""
    for state in decisions(case, 30):
        shown, drawn = view(state), DRAWN.findall(state.svg(state.to_act, "en"))
        if len(shown["order"]) < case.seats:
            continue
        places = [place for place, text in enumerate(drawn) if re.fullmatch(r"\d\.", text)]
        assert [drawn[place + 1] for place in places] == shown["order"]
        for place, seat in zip(places, shown["order"], strict=True):
            player = player_of(shown, seat)
            numbers = [
                player["points"],
                *(player["goods"][good] for good in GOODS),
                player["soldiers"],
                player["tokens"],
            ]
            assert [text.replace("−", "-") for text in drawn[place + 2 : place + 8]] == [
                str(number) for number in numbers
            ]
        assert all(one < other for one, other in pairwise(places))
