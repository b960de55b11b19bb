"""The map of Kingdom Builder as a picture, with cards, seats and deck beside it, from a seat's view of the game."""

from collections.abc import Iterable
from typing import Any, Final

from kingcraft.art import pen
from kingcraft.core.speech import Lexicon
from kingcraft.kingdom_builder.effects import LETTERS, TERRAINS
from kingcraft.locales import say

View = dict[str, Any]

COLUMNS: Final = "abcdefghijklmnopqrst"
WIDTH: Final = 1240
HEIGHT: Final = 824
HEX_WIDTH: Final = 42
HEX_HEIGHT: Final = 48
ROW_STEP: Final = 36
MAP_LEFT: Final = 48
MAP_TOP: Final = 46
SIDE: Final = 962
SIDE_WIDTH: Final = 266

_FRAMED: Final = "KL"
"""Castles and locations are told by their frames and need no letter."""
_HEX: Final = "l21 12v24l-21 12-21-12v-24z"
_RING: Final = "l17.5 10v20l-17.5 10-17.5-10v-20z"


def draw(view: View, words: Lexicon, legal_hexes: Iterable[str] = (), lang: str = "en") -> str:
    """The whole table as this view shows it; hexes where one may build now are ringed."""
    body = [
        pen.sheet(12, 12, 938, HEIGHT - 24),
        *_edges(),
        *_ground(view),
        *_letters(view),
        _seams(),
        *_locations(view),
        *_settlements(view),
        *_rings(view, legal_hexes),
        *_side(view, words, lang),
    ]
    return pen.picture(WIDTH, HEIGHT, say(lang, "drawing-kingdom-builder"), body)


def _place(row: int, column: int) -> tuple[int, int]:
    """The upper left corner of a hex; odd rows stand half a hex further right."""
    return MAP_LEFT + column * HEX_WIDTH + row % 2 * HEX_WIDTH // 2, MAP_TOP + row * ROW_STEP


def place_of_hex(hex: str) -> tuple[int, int]:
    """The upper left corner of a hex by its name."""
    return _place(int(hex[1:]) - 1, COLUMNS.index(hex[0]))


def _edges() -> list[str]:
    """Letters above and below the map, numbers left and right of it."""
    strokes = []
    for index in range(20):
        level = _place(index, 0)[1] + HEX_HEIGHT / 2 + 6
        strokes.append(pen.text(MAP_LEFT - 8, level, index + 1, 16, "end", colour=pen.SOFT))
        strokes.append(pen.text(_place(1, 19)[0] + HEX_WIDTH + 6, level, index + 1, 16, colour=pen.SOFT))
        middle = MAP_LEFT + index * HEX_WIDTH + HEX_WIDTH // 2
        strokes.append(pen.text(middle, MAP_TOP - 10, COLUMNS[index], 18, "middle", colour=pen.SOFT))
        below = _place(19, 0)[1] + HEX_HEIGHT + 18
        strokes.append(pen.text(middle + HEX_WIDTH // 2, below, COLUMNS[index], 18, "middle", colour=pen.SOFT))
    return strokes


def _ground(view: View) -> list[str]:
    """Every hex in its terrain, a hair smaller than its place, so that parchment shows between them."""
    strokes = []
    for row, letters in enumerate(view["map"]):
        for column, letter in enumerate(letters):
            left, top = _place(row, column)
            if letter in LETTERS:
                terrain = "terrain-" + TERRAINS[LETTERS.index(letter)]
                strokes.append(pen.use(terrain, left + 0.5, top + 0.5, HEX_WIDTH - 1, HEX_HEIGHT - 1))
            else:
                strokes.append(_outline(left, top))
    return strokes


def _outline(left: int, top: int) -> str:
    """A hex of a board that is not drawn yet."""
    return f'<path d="M{left + 21} {top}{_HEX}" fill="{pen.DEEP}" stroke="{pen.PARCHMENT}" stroke-width="2"/>'


def _letters(view: View) -> list[str]:
    """The letter of each terrain at the foot of its hex, a row at a time."""
    strokes = []
    for row, letters in enumerate(view["map"]):
        shown = [column for column in range(20) if letters[column] in LETTERS and letters[column] not in _FRAMED]
        if shown:
            places = " ".join([str(_place(row, column)[0] + 21) for column in shown])
            words = "".join([letters[column] for column in shown])
            level = _place(row, 0)[1] + 42.5
            marks = 'class="letter" text-anchor="middle" font-weight="700" font-size="13" opacity=".8"'
            strokes.append(f'<text {marks} y="{level}" x="{places}">{words}</text>')
    return strokes


def _seams() -> str:
    """The lines along which the four boards meet."""
    left, top = _place(10, 0)
    across = f"M{left} {top + 12}" + "l21-12 21 12" * 20
    down = f"M{left + 10 * HEX_WIDTH} {MAP_TOP + 12}v24" + "l21 12v24l-21 12v24" * 9 + "l21 12v24"
    return (
        f'<path d="{across}{down}" fill="none" stroke="{pen.INK}" stroke-width="2.5" opacity=".6"'
        ' stroke-linejoin="round"/>'
    )


def _locations(view: View) -> list[str]:
    """The emblem of each location, and how many tiles lie on it; an empty one is faded."""
    strokes = []
    for location in view["locations"]:
        left, top = place_of_hex(location["hex"])
        count = int(location["left"])
        faded = "" if count else 'opacity=".4"'
        strokes.append(pen.use("tile-" + location["tile"], left + 9.5, top + 8, 23, more=faded))
        strokes.append(f'<circle cx="{left + 21}" cy="{top + 39}" r="7.5" fill="{pen.INK}"/>')
        strokes.append(pen.text(left + 21, top + 43, count, 12, "middle", bold=True, colour=pen.PARCHMENT))
    return strokes


def _settlements(view: View) -> list[str]:
    strokes = []
    for player in view["players"]:
        for hex in player["settlements"]:
            left, top = place_of_hex(hex)
            strokes.append(pen.use("house-" + player["seat"], left + 7, top + 6, 28))
    return strokes


def _rings(view: View, legal_hexes: Iterable[str]) -> list[str]:
    """A bright ring on each hex one may choose; a broken one where a settlement was lifted."""
    strokes = []
    for hex in sorted(legal_hexes):
        left, top = place_of_hex(hex)
        path = f'<path d="M{left + 21} {top + 4}{_RING}" fill="#fffaf0" fill-opacity=".22" stroke='
        strokes.append(f'{path}"{pen.INK}" stroke-width="6"/>{path}"#fff3b0" stroke-width="3.2"/>')
    return strokes + _lifted(view)


def _lifted(view: View) -> list[str]:
    """The shadow of a settlement in hand, where it stood."""
    if not view["lifted"]:
        return []
    left, top = place_of_hex(view["lifted"]["hex"])
    path = f'<path d="M{left + 21} {top + 4}{_RING}" fill="none" stroke='
    return [
        pen.use("house-" + view["to_act"], left + 7, top + 6, 28, more='opacity=".45"'),
        f'{path}"#fffaf0" stroke-width="6"/>{path}"{pen.WARN}" stroke-width="3.5" stroke-dasharray="8 5"/>',
    ]


def _side(view: View, words: Lexicon, lang: str) -> list[str]:
    """Beside the map, from above: what happens now, the seats, the cards, the deck."""
    seat_height = {2: 112, 3: 100}.get(len(view["players"]), 86)
    seats_top = 118
    cards_top = seats_top + seat_height * len(view["players"]) + 26
    deck_top = HEIGHT - 12 - 96
    return [
        *_now(view, lang),
        *_seats(view, seats_top, seat_height),
        *_cards(view, words, cards_top, deck_top - 14, lang),
        *_deck(view, deck_top, lang),
    ]


def _now(view: View, lang: str) -> list[str]:
    """The round, who acts, and the card shown with what is left to build on it; or who has won."""
    strokes = [pen.sheet(SIDE, 12, SIDE_WIDTH, 92)]
    if view["to_act"] == "over":
        strokes.append(pen.text(SIDE + 14, 42, say(lang, "drawing-over"), 22, title=True, bold=True, room=238))
        return strokes + _winners(view)
    words = say(lang, "drawing-round", round=view["round"])
    strokes.append(pen.text(SIDE + 14, 42, words, 22, title=True, bold=True, room=170))
    if len(view["to_act"]) == 1:
        strokes.append(pen.use("shield-" + view["to_act"], SIDE + SIDE_WIDTH - 42, 20, 28))
        strokes.append(pen.text(SIDE + SIDE_WIDTH - 48, 42, view["to_act"], 22, "end", bold=True))
    return strokes + (_task(view, lang) if view["terrain"] else [])


def _winners(view: View) -> list[str]:
    """A crown and the shields of those with the most gold, who share the victory."""
    most = max([player["gold"] for player in view["players"]])
    best = [player["seat"] for player in view["players"] if player["gold"] == most]
    shields = [pen.use("shield-" + seat, SIDE + 66 + index * 44, 58, 36) for index, seat in enumerate(best)]
    return [pen.use("card-lords", SIDE + 14, 57, 36), *shields]


def _task(view: View, lang: str) -> list[str]:
    """The card shown, and how many settlements are still to be built on it."""
    right = SIDE + SIDE_WIDTH - 14
    strokes = [
        pen.use("terrain-" + view["terrain"], SIDE + 14, 54, 38, 43),
        pen.name(SIDE + 62, 82, say(lang, "terrain-" + view["terrain"]), 22, 118),
    ]
    if view["block"]:
        strokes.append(pen.use("house-" + view["to_act"], right - 64, 61, 26))
        strokes.append(pen.text(right, 82, f"×{view['block']}", 22, "end", bold=True))
    return strokes


def _seats(view: View, top: int, height: int) -> list[str]:
    strokes = [pen.sheet(SIDE, top, SIDE_WIDTH, height * len(view["players"]) + 12)]
    for index, player in enumerate(view["players"]):
        level = top + 6 + index * height
        if player["seat"] == view["to_act"]:
            strokes.append(pen.box(SIDE + 6, level + 2, SIDE_WIDTH - 12, height - 4, pen.DEEP, pen.GOLD))
        elif index and view["players"][index - 1]["seat"] != view["to_act"]:
            strokes.append(pen.rule(SIDE + 14, level, SIDE_WIDTH - 28))
        strokes += _seat(player, level, height, player["seat"] == view["start"])
    return strokes


def _seat(player: View, top: int, height: int, starts: bool) -> list[str]:
    """A shield with its letter, the supply, the gold; below, the tiles and the card if it is known."""
    middle = top + height // 2 - 14
    strokes = [
        pen.use("shield-" + player["seat"], SIDE + 14, middle - 17, 34),
        pen.text(SIDE + 54, middle + 8, player["seat"], 24, bold=True),
        pen.use("house-" + player["seat"], SIDE + 98, middle - 13, 25),
        pen.text(SIDE + 130, middle + 8, player["supply"], 22, bold=True),
        pen.use("good-gold", SIDE + 176, middle - 14, 28),
        pen.text(
            SIDE + SIDE_WIDTH - 14, middle + 8, player["gold"] if player["settlements"] else "–", 24, "end", bold=True
        ),
    ]
    if starts:
        strokes.append(pen.use("start", SIDE + 74, middle - 13, 20))
    return strokes + _hand(player, middle + 22)


def _hand(player: View, top: int) -> list[str]:
    """Tiles ready to use, faded when spent, with a dot while still new; and the card."""
    tiles = player["tiles"]
    step = min(28, 186 / max(len(tiles), 1))
    strokes = []
    for index, tile in enumerate(tiles):
        left = SIDE + 16 + index * step
        faded = 'opacity=".35"' if tile["use"] == "spent" else ""
        strokes.append(pen.use("tile-" + tile["tile"], left, top, 25, more=faded))
        if tile["use"] == "new":
            strokes.append(f'<circle cx="{left + 23:g}" cy="{top + 3}" r="4.5" fill="{pen.WARN}"/>')
    if player["terrain"]:
        strokes.append(pen.use("terrain-" + player["terrain"], SIDE + SIDE_WIDTH - 40, top - 1, 25, 28))
    return strokes


def _cards(view: View, words: Lexicon, top: int, bottom: int, lang: str) -> list[str]:
    """The castles, which always count, and the kingdom cards in play."""
    rows = [("card-castles", say(lang, "card-castles"))]
    rows += [("card-" + card, words.say(lang, "card-" + card)) for card in view["cards"]]
    places = max(len(rows), 4)
    step = min(72, (bottom - top - 10) / places)
    strokes = [pen.sheet(SIDE, top, SIDE_WIDTH, bottom - top)]
    level = top + (bottom - top - step * places) / 2
    for symbol, name in rows:
        size = min(step - 8, 44)
        strokes.append(pen.use(symbol, SIDE + 36 - size / 2, level + (step - size) / 2, size))
        strokes.append(pen.text(SIDE + 72, level + step / 2 + 7, name, 22, title=True, room=SIDE_WIDTH - 84))
        level += step
    return strokes


def _deck(view: View, top: int, lang: str) -> list[str]:
    """The pile, and what has been discarded: a number on each terrain."""
    deck = view["deck"]
    strokes = [
        pen.sheet(SIDE, top, SIDE_WIDTH, 96),
        pen.use("deck", SIDE + 12, top + 14, 44),
        pen.text(SIDE + 34, top + 84, deck["pile"], 22, "middle", bold=True),
        pen.text(SIDE + 68, top + 28, say(lang, "drawing-discards"), 17, colour=pen.SOFT, room=SIDE_WIDTH - 80),
    ]
    for index, terrain in enumerate(TERRAINS[:5]):
        count = deck["discards"].count(terrain)
        left = SIDE + 68 + index * 38
        strokes.append(pen.use("terrain-" + terrain, left, top + 36, 30, 34, more="" if count else 'opacity=".4"'))
        strokes.append(pen.text(left + 15, top + 88, count or "–", 17, "middle", bold=True))
    return strokes
