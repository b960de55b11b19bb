"""The table of Kingsburg as a picture: calendar, court, points, provinces and seats, from a seat's view of the game."""

from typing import Any, Final

from kingcraft.art import SEAT_COLOURS, pen
from kingcraft.core.speech import Lexicon
from kingcraft.kingsburg.box import Box
from kingcraft.kingsburg.field import GOODS, OWN_DIE_CHOSEN
from kingcraft.kingsburg.modules import MARKS
from kingcraft.kingsburg.svg_province import draw_province, mark_of
from kingcraft.locales import listing, say

View = dict[str, Any]

WIDTH: Final = 1400
HEIGHT: Final = 994
PHASES: Final = ("aid", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter")
YEARS: Final = ("I", "II", "III", "IV", "V")

_SEASONS: Final = ("spring", "summer", "autumn")

_PHASE_SYMBOLS: Final = {"envoy": "envoy", "recruit": "soldier"}
"""The phases whose emblem is the piece they are about."""
_SPOILS: Final = {
    "gold": "good-gold", "wood": "good-wood", "stone": "good-stone", "choice": "good-any", "choose": "good-any",
    "soldiers": "soldier", "tokens": "token-plus-2", "look": "peek", "buildings": "building", "points": "points",
}  # fmt: skip
_NEUTRAL: Final = "#7d766d"

_CALENDAR_WIDTH: Final = 206
_LEFT: Final = 230
_COURT_WIDTH: Final = WIDTH - _LEFT - 12
_TIER: Final = 132
_POINTS_TOP: Final = 434
_LOWER_TOP: Final = 512
_LOWER_HEIGHT: Final = HEIGHT - _LOWER_TOP - 12
_PROVINCE_WIDTH: Final = 800
_SEATS_LEFT: Final = _LEFT + _PROVINCE_WIDTH + 12
_SEATS_WIDTH: Final = WIDTH - _SEATS_LEFT - 12


def draw(view: View, box: Box, lang: str = "en", seat: int | None = None) -> str:
    """The whole table as this view shows it, with the province of the seat it is for."""
    view = {**view, "words": box.lexicon}
    body = [
        *_calendar(view, box, lang),
        *_court(view, box, lang),
        *_track(view, lang),
        *draw_province(view, box, lang, (_LEFT, _LOWER_TOP, _PROVINCE_WIDTH, _LOWER_HEIGHT), seat),
        *_seats(view, lang),
    ]
    return pen.picture(WIDTH, HEIGHT, say(lang, "drawing-kingsburg"), body)


# -- the calendar --------------------------------------------------------------------------------


def _calendar(view: View, box: Box, lang: str) -> list[str]:
    """The year, its eight phases with the present one marked, and the enemy that comes in winter."""
    year = YEARS[view["year"] - 1]
    words = say(lang, "drawing-over") if view["phase"] == "over" else say(lang, "drawing-year", year=year)
    strokes = [
        pen.sheet(12, 12, _CALENDAR_WIDTH, HEIGHT - 24),
        pen.text(12 + _CALENDAR_WIDTH / 2, 52, words, 30, "middle", bold=True, title=True, room=180),
        *_years(view),
    ]
    names = [say(lang, "drawing-phase-" + phase) for phase in PHASES]
    size = min([20.0, *[20 * (_CALENDAR_WIDTH - 84) / pen.width_of(name, 20, bold=True) for name in names]])
    for index, phase in enumerate(PHASES):
        strokes += _phase(phase, names[index], size, 92 + index * 66, phase == view["phase"])
    below = _winners(view, 634) if view["phase"] == "over" else _enemy(view, box, 634, lang)
    return [*strokes, pen.rule(28, 634, _CALENDAR_WIDTH - 32), *below]


def _years(view: View) -> list[str]:
    """Five dots, filled as the years go by."""
    dot = '<circle cx="{}" cy="74" r="6" fill="{}" stroke="#2b2622" stroke-width="1.5"/>'
    return [dot.format(63 + index * 26, pen.AMBER if index < view["year"] else pen.PARCHMENT) for index in range(5)]


def _phase(phase: str, name: str, size: float, top: int, present: bool) -> list[str]:
    symbol = _PHASE_SYMBOLS.get(phase, "phase-" + phase)
    strokes = [pen.box(20, top, _CALENDAR_WIDTH - 16, 60, pen.DEEP, pen.GOLD)] if present else []
    strokes.append(pen.use(symbol, 30, top + 9, 42))
    strokes.append(pen.text(82, top + 37, name, size, bold=present))
    return strokes


def _enemy(view: View, box: Box, top: int, lang: str) -> list[str]:
    """The banner of the year's enemy: its range on the back, or all of the card for those who have seen it."""
    card = view["enemy"]["card"]
    entries = [entry.data for entry in box.enemies if entry.id == card]
    middle = 12 + _CALENDAR_WIDTH / 2
    strokes = []
    if entries:
        strokes += _card(entries[0], box.lexicon, top, lang)
        if f"enemy-{card}" in view.get("provenance", {}):
            strokes += mark_of(entries[0], 2 + _CALENDAR_WIDTH, top + 30)
    else:
        low, high = view["enemy"]["range"]
        strokes.append(pen.use("enemy-unknown", middle - 54, top + 44, 108))
        strokes.append(pen.text(middle, top + 200, f"{low}–{high}", 34, "middle", bold=True))
    strokes += _marks(view, lang)
    if view.get("destiny"):
        name = _named(view, "destiny-" + view["destiny"], lang)
        strokes.append(pen.text(middle, HEIGHT - 86, name, 17, "middle", bold=True, title=True, room=180))
    if view["kings_die"]:
        strokes.append(pen.use("advisor-18", middle - 58, HEIGHT - 78, 52))
        strokes.append(pen.use(f"die-white-{view['kings_die']}", middle + 6, HEIGHT - 74, 46))
    return strokes


def _named(view: View, id: str, lang: str) -> str:
    """The name of a piece, with a mark if it is not known as published."""
    words: Lexicon = view["words"]
    return words.say(lang, id) + MARKS.get(view.get("provenance", {}).get(id, ""), "")


def _marks(view: View, lang: str) -> list[str]:
    """What the marks mean, where pieces bear any."""
    there = [name for name in MARKS if name in view.get("provenance", {}).values()]
    words = [f"{MARKS[name]} {say(lang, 'kingsburg-text-' + name)}" for name in there]
    middle = 12 + _CALENDAR_WIDTH / 2
    return [
        pen.text(middle, HEIGHT - 122 + 14 * line, word, 12, "middle", colour=pen.SOFT, room=190)
        for line, word in enumerate(words)
    ]


def _winners(view: View, top: int) -> list[str]:
    """A crown above the shields of the winners: most points, then goods, then buildings; else they share."""
    ranks = [(player["points"], sum(player["goods"].values()), len(player["buildings"])) for player in view["players"]]
    best = [player["seat"] for player, rank in zip(view["players"], ranks, strict=True) if rank == max(ranks)]
    middle = 12 + _CALENDAR_WIDTH / 2
    left = middle - 22 * len(best)
    shields = [pen.use("shield-" + seat, left + 2 + index * 44, top + 140, 40) for index, seat in enumerate(best)]
    return [pen.use("card-lords", middle - 40, top + 44, 80), *shields]


def _card(entry: View, words: Lexicon, top: int, lang: str) -> list[str]:
    """An enemy card: who comes, how strong, what a victory brings and a defeat costs."""
    middle = 12 + _CALENDAR_WIDTH / 2
    strokes = [
        pen.use("enemy-" + entry["type"], 30, top + 14, 80),
        pen.use("combat", 120, top + 22, 34),
        pen.text(160, top + 51, entry["strength"], 34, bold=True),
        pen.text(middle, top + 122, words.say(lang, "enemy-" + entry["type"]), 22, "middle", title=True, room=180),
    ]
    level = top + 140
    for sign, part in (("+", "reward"), ("−", "losses")):
        spoils = [(word, count) for word, count in entry[part].items() if count]
        strokes.append(pen.text(30, level + 21, sign, 24, bold=True, colour=pen.INK if sign == "+" else pen.WARN))
        for index, (word, count) in enumerate(spoils):
            left, fall = 50 + index % 3 * 54, index // 3 * 34
            strokes.append(pen.text(left, level + fall + 21, count, 19, bold=True))
            strokes.append(pen.use(_SPOILS[word], left + 13, level + fall, 28))
        level += 34 * ((len(spoils) + 2) // 3) + 8
    return strokes


# -- the court -----------------------------------------------------------------------------------


def _court(view: View, box: Box, lang: str) -> list[str]:
    """Eighteen advisors in three tiers of six; the King sits at the end of the last."""
    strokes = [pen.sheet(_LEFT, 12, _COURT_WIDTH, 3 * _TIER + 16)]
    column = (_COURT_WIDTH - 16) / 6
    for index, entry in enumerate([advisor.data for advisor in box.advisors]):
        left = _LEFT + 8 + index % 6 * column
        top = 20 + index // 6 * _TIER
        groups = view["advisors"].get(str(entry["number"]), [])
        strokes += _advisor(entry, box.lexicon, groups, left + 3, top + 3, column - 6, lang)
    return strokes


def _advisor(
    entry: View, words: Lexicon, groups: list[View], left: float, top: float, width: float, lang: str
) -> list[str]:
    """An advisor's place: number, name, portrait, gift; on the lower edge the dice that lie there."""
    number = entry["number"]
    name = words.say(lang, f"advisor-{number}") + MARKS.get(entry["provenance"], "")
    fill = pen.DEEP if groups else "#faf4e8"
    strokes = [
        pen.box(left, top, width, _TIER - 6, fill, pen.GOLD if groups else pen.LINE),
        pen.use(f"advisor-{number}", left + 8, top + 30, 58),
        f'<circle cx="{left + 18:g}" cy="{top + 17:g}" r="14" fill="{pen.INK}"/>',
        pen.text(left + 18, top + 22.5, number, 16, "middle", bold=True, colour=pen.PARCHMENT),
        pen.text(left + 38, top + 23, name, 18, title=True, bold=True, room=width - 44),
        *_gift(entry["gift"], left + 72, top + 48),
    ]
    return strokes + (_groups(groups, left + 6, top + 94, width - 12) if groups else [])


def _gift(gift: View, left: float, top: float) -> list[str]:
    """What an advisor gives, in the pieces themselves: a price before the arrow, a choice with a stroke between."""
    strokes: list[str] = []
    if "price" in gift:
        left = _amount(strokes, "points", -gift["price"], left, top)
    if "swap" in gift:
        left = _amount(strokes, "good-any", gift["swap"], left, top)
    if "price" in gift or "swap" in gift:
        strokes.append(pen.use("arrow", left - 1, top + 6, 16))
        left += 18
    if "swap" in gift:
        _amount(strokes, "good-any", 2, left, top)
    for word in ("gold", "wood", "stone", "choose", "soldiers", "tokens", "look", "points"):
        if word == "choose" and "among" in gift:
            left = _choice(strokes, gift["among"], left, top)
        elif word in gift:
            left = _amount(strokes, _SPOILS[word], int(gift[word]), left, top)
    return strokes


def _amount(strokes: list[str], symbol: str, count: int, left: float, top: float) -> float:
    """Draws so many of a piece and returns where the next one may begin."""
    if count != 1:
        words = str(count).replace("-", "−")
        strokes.append(pen.text(left, top + 20, words, 18, bold=True))
        left += 10 * len(words) + 3
    strokes.append(pen.use(symbol, left, top, 26))
    return left + 28


def _choice(strokes: list[str], among: list[str], left: float, top: float) -> float:
    for index, good in enumerate(among):
        if index:
            strokes.append(pen.text(left, top + 20, "/", 20, colour=pen.SOFT))
            left += 8
        strokes.append(pen.use("good-" + good, left, top, 26))
        left += 27
    return left + 1


def _groups(groups: list[View], left: float, top: float, width: float) -> list[str]:
    """The dice of each group behind the shield of its seat; smaller, in two rows, where two groups share a place."""
    size = 26 if len(groups) == 1 else 19
    strokes = []
    for row, group in enumerate(groups):
        pieces = _pieces(group)
        step = min(size + 2, width / len(pieces))
        level = top + (row * 20 - 9 if len(groups) > 1 else 0)
        for index, (symbol, more) in enumerate(pieces):
            strokes.append(pen.use(symbol, left + index * step, level, min(size, step), more=more))
    return strokes


def _pieces(group: View) -> list[tuple[str, str]]:
    """What lies on an advisor for one group, as symbols: shield, dice, +2, Market shift, Envoy."""
    seat = group["seat"]
    if seat is None:
        return [(f"die-{face}", f'color="{_NEUTRAL}"') for face in group["neutral"]]
    pieces = [("shield-" + seat, "")]
    pieces += [(f"die-{face}", f'color="{SEAT_COLOURS[seat]}"') for face in group["coloured"]]
    pieces += [(f"die-white-{face}", "") for face in group["white"]]
    if group["token"]:
        pieces.append(("token-plus-2", ""))
    if group["shift"]:
        pieces.append(("shift-up" if group["shift"] > 0 else "shift-down", ""))
    return [*pieces, ("envoy", "")] if group["envoy"] else pieces


# -- the points ----------------------------------------------------------------------------------


def _track(view: View, lang: str) -> list[str]:
    """The points of all seats on one line, so that one sees who is ahead."""
    points = [int(player["points"]) for player in view["players"]]
    low = min([0, *points]) // 5 * 5
    high = max(30, (max(points) + 4) // 5 * 5)
    left, step = _LEFT + 74, (_COURT_WIDTH - 110) / (high - low)
    strokes = [
        pen.sheet(_LEFT, _POINTS_TOP, _COURT_WIDTH, 66),
        pen.use("points", _LEFT + 14, _POINTS_TOP + 14, 38),
        f'<path d="M{left:g} {_POINTS_TOP + 42}h{step * (high - low):g}" stroke="{pen.LINE}" stroke-width="4"/>',
    ]
    if "auction" in view:
        names = listing(lang, [_named(view, "governor-" + card, lang) for card in view["auction"]["cards"]])
        strokes.append(pen.text(left, _POINTS_TOP + 14, names, 13, colour=pen.SOFT, room=_COURT_WIDTH - 110))
    for mark in range(low, high + 1, 5):
        words = str(mark).replace("-", "−")
        strokes.append(f'<path d="M{left + (mark - low) * step:g} {_POINTS_TOP + 37}v10" stroke="{pen.SOFT}"/>')
        strokes.append(pen.text(left + (mark - low) * step, _POINTS_TOP + 61, words, 14, "middle", colour=pen.SOFT))
    for index, player in enumerate(view["players"]):
        level = points[:index].count(points[index])
        at = left + (points[index] - low) * step - 15 + level * 11
        strokes.append(pen.use("shield-" + player["seat"], at, _POINTS_TOP + 8 + level * 2, 30))
    return strokes


# -- the seats -----------------------------------------------------------------------------------


def _seats(view: View, lang: str) -> list[str]:
    """The seats in turn order, the one to act marked."""
    players = _in_order(view)
    height = (_LOWER_HEIGHT - 12) // len(players)
    strokes = [pen.sheet(_SEATS_LEFT, _LOWER_TOP, _SEATS_WIDTH, _LOWER_HEIGHT)]
    for index, player in enumerate(players):
        top = _LOWER_TOP + 6 + index * height
        if player["seat"] == view["to_act"]:
            strokes.append(pen.box(_SEATS_LEFT + 6, top + 2, _SEATS_WIDTH - 12, height - 4, pen.DEEP, pen.GOLD))
        elif index and players[index - 1]["seat"] != view["to_act"]:
            strokes.append(pen.rule(_SEATS_LEFT + 14, top, _SEATS_WIDTH - 28))
        rows = 0 if height < 112 else 1 if height < 150 else 2
        above = top + (height - 86 - 30 * rows) / 2
        strokes += _seat(view, player, above, index + 1, lang)
        strokes += _miniatures(player["buildings"], above + 84, rows)
    return strokes


def _in_order(view: View) -> list[View]:
    """The players in turn order; those whose place is not drawn yet come last."""
    order = [*view["order"], *[player["seat"] for player in view["players"] if player["seat"] not in view["order"]]]
    return sorted(view["players"], key=lambda player: order.index(player["seat"]))


def _miniatures(buildings: list[str], top: float, rows: int) -> list[str]:
    """What a seat has built, in small, in as many rows as there is room for."""
    if not rows:
        return []
    in_row = max(-(-len(buildings) // rows), 10)
    step = (_SEATS_WIDTH - 28) / in_row
    size = min(27, step - 1)
    return [
        pen.use("building-" + building, _SEATS_LEFT + 14 + index % in_row * step, top + index // in_row * 31, size)
        for index, building in enumerate(buildings)
    ]


def _seat(view: View, player: View, top: float, place: int, lang: str) -> list[str]:
    """Place in the order, shield, dice still in hand, points; below, goods and men."""
    left = _SEATS_LEFT + 14
    right = _SEATS_LEFT + _SEATS_WIDTH - 14
    return [
        pen.text(left, top + 32, f"{place}.", 18, colour=pen.SOFT),
        pen.use("shield-" + player["seat"], left + 20, top + 9, 32),
        pen.text(left + 58, top + 34, player["seat"], 24, bold=True),
        pen.use("points", right - 28, top + 12, 28),
        pen.text(right - 34, top + 34, str(player["points"]).replace("-", "−"), 24, "end", bold=True),
        *_stock(player, left, top + 50),
        *_tokens(player, right - 80, top + 34),
        *_governors(view, player, left + 84, top + 10, lang),
        *(_dice(player, left + 84, top + 13, lang) if view["phase"] in _SEASONS else []),
    ]


def _stock(player: View, left: float, top: float) -> list[str]:
    """Goods, soldiers, +2 tokens and combat value; then the Envoy and the eye of one who has seen the enemy."""
    amounts = [("good-" + good, player["goods"][good]) for good in GOODS]
    amounts += [("soldier", player["soldiers"]), ("token-plus-2", player["tokens"]), ("combat", _combat(player))]
    strokes = []
    for index, (symbol, count) in enumerate(amounts):
        faded = "" if count else 'opacity=".35"'
        strokes.append(pen.use(symbol, left + index * 48, top, 25, more=faded))
        strokes.append(pen.text(left + 27 + index * 48, top + 20, str(count).replace("-", "−"), 18, bold=bool(count)))
    extras = ["envoy"] * bool(player["envoy"]) + ["peek"] * bool(player["peeked"])
    extras += ["governor"] * len(player["pieces"])
    if "own_die" in player:
        extras.append(f"die-white-{player['own_die']}")
    return strokes + [pen.use(symbol, left + 288 + index * 26, top, 25) for index, symbol in enumerate(extras)]


def _tokens(player: View, right: float, level: float) -> list[str]:
    """The soldier tokens a seat has left; what it has chosen stands behind an arrow, or a mark while it is secret."""
    if "soldier_tokens" not in player:
        return []
    left = " ".join([str(value) for value in player["soldier_tokens"]])
    own = player["chosen"] == OWN_DIE_CHOSEN
    shown = "?" if player["chosen"] is None else (player["own_die"] + 1) // 2 if own else player["chosen"]
    words = f"{left} → {shown}" if player["has_chosen"] else left
    return [pen.text(right, level, words, 14, "end", colour=pen.SOFT)]


def _governors(view: View, player: View, left: float, level: float, lang: str) -> list[str]:
    """A seat's governor, or what it chooses from, cards or strips; the card that it has kept stands first."""
    kept = [player["kept"]] if "kept" in player else []
    cards = player["pieces"] or [*kept, *[card for card in player.get("hand", []) if card not in kept]]
    names = [card if card == "?" else _named(view, "governor-" + card, lang) for card in cards]
    names += [_named(view, "building-" + strip, lang) for strip in player.get("strips", [])]
    return [pen.text(left, level, listing(lang, names), 12, colour=pen.SOFT, room=190)] if names else []


def _combat(player: View) -> int:
    """The combat value of this battle, or before one what any enemy would at least meet."""
    known = player.get("combat")
    return int(player["strength"] if known is None else known)


def _dice(player: View, left: float, top: float, lang: str) -> list[str]:
    if player["passed"]:
        return [pen.text(left, top + 20, say(lang, "drawing-passed"), 18, colour=pen.SOFT, room=130)]
    colour = f'color="{SEAT_COLOURS[player["seat"]]}"'
    dice = [(f"die-{face}", colour) for face in player["dice"]["coloured"]]
    dice += [(f"die-white-{face}", "") for face in player["dice"]["white"]]
    return [pen.use(symbol, left + index * 29, top, 26, more=more) for index, (symbol, more) in enumerate(dice)]
