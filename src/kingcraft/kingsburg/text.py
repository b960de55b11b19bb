"""The table in a terminal of 80 columns, in rich markup: the court, what everybody has, and one’s own province."""

import re
import textwrap
from typing import Any, Final

from kingcraft.core.speech import SEAT_LETTERS, Lexicon
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.box import COLUMNS, SEASONS
from kingcraft.kingsburg.calendar import phase_of
from kingcraft.kingsburg.chance import enemy_word
from kingcraft.kingsburg.modules import MARKS
from kingcraft.kingsburg.outlook import outlook_of
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position, owns
from kingcraft.kingsburg.province import open_places, price
from kingcraft.kingsburg.view import view_of
from kingcraft.locales import listing, say

TEXT: Final = "kingsburg-text-"
COLOURS: Final = {"A": "red", "B": "blue", "C": "green", "D": "yellow", "E": "magenta"}
WIDTH: Final = 79
MARKUP: Final = re.compile(r"\[[^]]*\]")
CELL: Final = 26
"""Three advisors to a line."""
BEFORE_BATTLE: Final = ("recruit", "winter")
"""The phases in which the chances of battle stand on the table."""
MOST_HIRED: Final = 4
"""Chances are told for so many numbers of soldiers."""
ROOMY: Final = 3
"""Up to so many seats there is room for the buildings of the others."""


def board_text(state: Position, seat: int | None, lang: str) -> str:
    """The whole table as a seat sees it."""
    view: dict[str, Any] = {**view_of(state, seat), "words": state.box.lexicon}
    chances = _chances(state, seat, lang) or [""]
    lines = [*_heading(state, view, lang), *_court(view, lang), *chances, *_holdings(view, lang)]
    for player in view["players"]:
        own = seat is not None and player["seat"] == SEAT_LETTERS[seat]
        if not own and (seat is None or len(view["players"]) <= ROOMY):
            lines += _buildings(view, player, lang)
    lines += [*_strips(state, view, lang), *_cards(view, lang), *_soldiers(view, lang)]
    if seat is not None:
        lines += [*_province(state, seat, lang), f"[dim]{say(lang, TEXT + 'legend')}[/dim]"]
    return "\n".join([*lines, *_marks(lines, lang)])


def _named(view: dict[str, Any], id: str, lang: str) -> str:
    """The name of a piece, with a mark if it is not known as published."""
    words: Lexicon = view["words"]
    return words.say(lang, id) + MARKS.get(view.get("provenance", {}).get(id, ""), "")


def _marks(lines: list[str], lang: str) -> list[str]:
    """What the marks mean that stand on the table."""
    found = [
        f"{mark} {say(lang, TEXT + name)}" for name, mark in MARKS.items() if any([mark in line for line in lines])
    ]
    return [f"[dim]{'  '.join(found)}[/dim]"] if found else []


def _heading(state: Position, view: dict[str, Any], lang: str) -> list[str]:
    """Year and phase, turn order, enemy, King's die: in one line if they fit."""
    order = say(lang, "labelled", label=say(lang, TEXT + "order"), value=" ".join(view["order"]) or "–")
    phase = f"{say(lang, TEXT + 'year', year=view['year'])}, {_phase(view['phase'], lang)}"
    parts = [phase, order, _enemy(state, view, lang)]
    if view["kings_die"]:
        parts.append(say(lang, TEXT + "kings-die", die=view["kings_die"]))
    return [f"[bold]{line}[/bold]" for line in flowing(parts)]


def flowing(parts: list[str], indent: str = "") -> list[str]:
    """Parts in rich markup beside each other, as many to a line as fit; further lines are indented."""
    lines = parts[:1]
    for part in parts[1:]:
        joined = f"{lines[-1]}  {part}"
        lines = [*lines[:-1], joined] if len(MARKUP.sub("", joined)) <= WIDTH else [*lines, indent + part]
    return lines


def _phase(phase: str, lang: str) -> str:
    drawn = (*SEASONS, "aid", "recruit", "winter")
    return say(lang, f"drawing-phase-{phase}" if phase in drawn else f"kingsburg-text-phase-{phase}")


def _enemy(state: Position, view: dict[str, Any], lang: str) -> str:
    enemy = view["enemy"]
    if state.powers[power.TRUCE] > 0:
        return say(lang, TEXT + "truce")
    if enemy["card"] is None:
        return say(lang, TEXT + "enemy-range", least=enemy["range"][0], most=enemy["range"][1])
    card = state.box.enemy_ids.index(enemy["card"])
    strength = int(state.box.strength[card])
    mark = MARKS.get(view.get("provenance", {}).get(f"enemy-{enemy['card']}", ""), "")
    return say(lang, TEXT + "enemy", enemy=enemy_word(state, card).text(lang) + mark, strength=strength)


def _court(view: dict[str, Any], lang: str) -> list[str]:
    """The eighteen advisors in three columns, each with who is on it."""
    rows = [[_advisor(view, number, lang) for number in range(first, 19, 6)] for first in range(1, 7)]
    return ["".join(row).rstrip() for row in rows]


def _advisor(view: dict[str, Any], number: int, lang: str) -> str:
    """Number, name and dice; in a narrow place less of them, and at last the seats alone."""
    name = f"{number:>2} {_named(view, f'advisor-{number}', lang)} "
    groups = view["advisors"].get(str(number), [])
    neutral = say(lang, TEXT + "neutral-short")
    texts = [_group(group, say(lang, TEXT + "neutral") + " ") for group in groups]
    if len(name) + len(" ".join(texts)) >= CELL:
        texts = [_group(group, neutral + ":") for group in groups]
    if len(name) + len(" ".join(texts)) >= CELL:
        texts = [group["seat"] or neutral for group in groups]
    marked = " ".join([_coloured(group["seat"], text) for group, text in zip(groups, texts, strict=True)])
    return name + marked + " " * max(1, CELL - len(name) - len(" ".join(texts)))


def _group(group: dict[str, Any], neutral: str) -> str:
    if group["seat"] is None:
        return neutral + "+".join([str(face) for face in group["neutral"]])
    dice = [*[str(face) for face in group["coloured"]], *[f"w{face}" for face in group["white"]]]
    return f"{group['seat']}:{'+'.join([*dice, *(['2!'] if group['token'] else [])])}"


def _holdings(view: dict[str, Any], lang: str) -> list[str]:
    """What everybody has, one seat to a line under headings that say what the numbers are."""
    columns = ["points", *field.GOODS, "soldiers", "tokens", "strength", "buildings", "dice"]
    heads = [say(lang, TEXT + column) for column in columns]
    lines = ["    [dim]" + " ".join(heads) + "[/dim]"]
    for player in view["players"]:
        goods = [player["goods"][good] for good in field.GOODS]
        others = [player["soldiers"], player["tokens"], player["strength"], len(player["buildings"])]
        numbers = [str(number) for number in (player["points"], *goods, *others)]
        cells = [number.rjust(len(head)) for number, head in zip(numbers, heads, strict=False)]
        mark = "▶" if player["seat"] == view["to_act"] else " "
        first, *rest = _hand(view, player, lang) or [""]
        row = f"{mark} {_coloured(player['seat'], player['seat'])} {' '.join(cells)} {first}"
        lines += flowing([row, *rest], "    ")
    return lines


def _hand(view: dict[str, Any], player: dict[str, Any], lang: str) -> list[str]:
    """The dice in hand, or that one has passed; the King's Envoy, and other pieces one holds."""
    dice = player["dice"]
    faces = " ".join([*[str(face) for face in dice["coloured"]], *[f"w{face}" for face in dice["white"]]])
    parts = [say(lang, TEXT + "passed") if player["passed"] else faces]
    if player["envoy"]:
        parts.append(f"[bold]{say(lang, TEXT + 'envoy')}[/bold]")
    parts += [_named(view, "governor-" + piece, lang) for piece in player["pieces"]]
    parts += [piece if piece == "?" else _named(view, "governor-" + piece, lang) for piece in player.get("hand", [])]
    return [part for part in parts if part]


def _buildings(view: dict[str, Any], player: dict[str, Any], lang: str) -> list[str]:
    """What another seat has built."""
    if not player["buildings"]:
        return []
    names = listing(lang, [_named(view, "building-" + id, lang) for id in player["buildings"]])
    wrapped = textwrap.wrap(names, WIDTH - 3)
    return [f"{_coloured(player['seat'], player['seat'])}  {wrapped[0]}", *[f"   {line}" for line in wrapped[1:]]]


def _strips(state: Position, view: dict[str, Any], lang: str) -> list[str]:
    """Rows that are covered, strips in hand, and those to be drafted, all by their first buildings."""
    printed = [state.box.building_ids[building] for building in state.box.printed]
    found: list[str] = []
    for player in view["players"]:
        covered = [f"■ {_named(view, 'building-' + id, lang)}" for id in player.get("sheet", []) if id not in printed]
        held = [f"□ {_named(view, 'building-' + id, lang)}" for id in player.get("strips", [])]
        if covered or held:
            found.append(f"{_coloured(player['seat'], player['seat'])} {' '.join([*covered, *held])}")
    lines = _labelled("strips", found, lang)
    left = [f"{_named(view, 'building-' + id, lang)} ×{count}" for id, count in view.get("draft", {}).items() if count]
    return [*lines, *textwrap.wrap(listing(lang, left), WIDTH)]


def _cards(view: dict[str, Any], lang: str) -> list[str]:
    """The destiny of the year, the governors for sale, and the one that oneself has kept."""
    lines: list[str] = []
    if view.get("destiny"):
        name = _named(view, "destiny-" + view["destiny"], lang)
        text = _named(view, f"destiny-{view['destiny']}-text", lang)
        lines += textwrap.wrap(say(lang, "labelled", label=name, value=text), WIDTH)
    if "auction" in view:
        names = listing(lang, [_named(view, "governor-" + card, lang) for card in view["auction"]["cards"]])
        lines += textwrap.wrap(say(lang, "labelled", label=say(lang, TEXT + "auction"), value=names), WIDTH)
    for player in view["players"]:
        if player.get("kept", "?") != "?":
            kept = _named(view, "governor-" + player["kept"], lang)
            lines.append(say(lang, "labelled", label=say(lang, TEXT + "chosen"), value=kept))
    return lines


def _soldiers(view: dict[str, Any], lang: str) -> list[str]:
    """The soldier tokens that everybody has left, and what is chosen: a mark while it is secret."""
    found: list[str] = []
    for player in view["players"]:
        if "soldier_tokens" in player:
            left = " ".join([str(value) for value in player["soldier_tokens"]])
            chosen = "" if not player["has_chosen"] else "?" if player["chosen"] is None else _choice(player)
            words = say(lang, "labelled", label=say(lang, TEXT + "chosen"), value=chosen) if chosen else ""
            found.append(f"{_coloured(player['seat'], player['seat'])} {left} {words}".rstrip())
    return _labelled("soldier-tokens", found, lang)


def _chances(state: Position, seat: int | None, lang: str) -> list[str]:
    """Before the battle the chances of everybody; for a seat that hires soldiers its own, by how many it hires."""
    outlook: dict[str, Any] = outlook_of(state, seat) if phase_of(state) in BEFORE_BATTLE else {"battle": {}}
    if outlook["battle"] and outlook["recruits"]:
        found = [_chance(_more(odds["soldiers"], lang), odds, lang) for odds in outlook["recruits"][:MOST_HIRED]]
    else:
        found = [_chance(_coloured(letter, letter), odds, lang) for letter, odds in outlook["battle"].items()]
    return _labelled("chances", found, lang)


def _more(soldiers: int, lang: str) -> str:
    return say(lang, TEXT + "more-soldiers", count=soldiers)


def _chance(whose: str, odds: dict[str, Any], lang: str) -> str:
    """Victory, draw and defeat in per cent, and the soldier tokens that it takes."""
    figures = "/".join([str(round(100 * odds[name])) for name in ("win", "draw", "lose")])
    tokens = listing(lang, [str(token) for token in odds.get("tokens", [])], "or")
    return f"{whose} {figures} {say(lang, TEXT + 'with-token', tokens=tokens) if tokens else ''}".rstrip()


def _labelled(id: str, parts: list[str], lang: str) -> list[str]:
    """A label and what it is about, seat by seat."""
    if not parts:
        return []
    first = say(lang, "labelled", label=say(lang, TEXT + id), value=parts[0])
    return flowing([first, *parts[1:]], "   ")


def _choice(player: dict[str, Any]) -> str:
    """What a seat has chosen: a token, or what its own die brings."""
    value = (player["own_die"] + 1) // 2 if player["chosen"] == field.OWN_DIE_CHOSEN else player["chosen"]
    return str(value)


def _province(state: Position, seat: int, lang: str) -> list[str]:
    """One's own rows: what stands, what comes next with its price and its points, what comes after."""
    rows = range(0, len(state.box.printed), COLUMNS)
    found: list[str] = []
    for first in rows:
        found += flowing([_building(state, seat, first + column, lang) for column in range(COLUMNS)], "   ")
    return found


def _building(state: Position, seat: int, place: int, lang: str) -> str:
    building = int(building_at(state, seat, place))
    id = "building-" + state.box.building_ids[building]
    name = state.box.lexicon.say(lang, id) + MARKS.get(state.box.provenance[id], "")
    if int(owns(state, seat)) >> place & 1:
        return f"[bold]■ {name}[/bold]"
    if not int(open_places(state.box, owns(state, seat))) >> place & 1:
        return f"[dim]□ {name}[/dim]"
    named = zip(field.GOODS, [int(price(state, seat, place, good)) for good in range(3)], strict=True)
    cost = " ".join([say(lang, "kingsburg-text-price-" + good, count=count) for good, count in named if count])
    return f"□ {name} {cost} [bold]={int(state.box.value[building])}[/bold]"


def _coloured(letter: str | None, text: str) -> str:
    return f"[bold {COLOURS[letter]}]{text}[/]" if letter else f"[dim]{text}[/dim]"
