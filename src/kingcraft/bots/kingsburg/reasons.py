"""Why a move is good, in facts that any language can say: what an advisor's gift is for, what a building brings.

Everything that is said holds for the move itself, whichever rank a bot gives it.
"""

from typing import Any, Final

from mypy_extensions import i64

from kingcraft.core.bits import bit, lowest
from kingcraft.core.entries import Entry
from kingcraft.core.kinds import Action, Mask
from kingcraft.core.speech import Phrase, Word
from kingcraft.kingsburg import effects, field, power, step
from kingcraft.kingsburg.action import BUILD_OF, OFFER_OF, STOP
from kingcraft.kingsburg.box import COLUMNS, YEARS
from kingcraft.kingsburg.build import raise_building
from kingcraft.kingsburg.goods import gold_in, stone_in, wood_in
from kingcraft.kingsburg.group import advisor_of
from kingcraft.kingsburg.help import soldiers_sent, times_given
from kingcraft.kingsburg.order import bits_of
from kingcraft.kingsburg.outlook import province_rows
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position, have, owns, power_of
from kingcraft.kingsburg.province import open_places, price
from kingcraft.kingsburg.season_end import due_offers, offer_in
from kingcraft.kingsburg.soldiers import result_with

POWERS: Final = (
    "combat", "white-dice", "discount", "recruit-price", "more-soldiers", "shift", "reroll-all",
    "season-start-gold", "season-end-points", "season-end-tokens-yearly", "game-end-points", "offer-points",
)  # fmt: skip
"""The effects that have a few words of their own."""
_LIMITS: Final = ("if", "against", "strength-most")
_IN_BATTLE: Final = ("combat",)
"""Those that are for battles alone."""
LAST_SEASON: Final = 2
LEAD: Final = "kingsburg-lead"
"""The message that tells only where a move leads."""
_STOPS: Final[dict[int, str]] = {
    step.INFLUENCE: "kingsburg-pass",
    step.BUILD: "kingsburg-save",
    step.RECRUIT: "kingsburg-save",
    step.SEASON_END: "kingsburg-save",
    step.REROLL: "kingsburg-keep",
}
"""Which message tells why one stops, by the step."""
_MOVES: Final[dict[int, str]] = {
    step.INFLUENCE: "kingsburg-place",
    step.BUILD: "kingsburg-build",
    step.RECRUIT: "kingsburg-recruit",
    step.REROLL: "kingsburg-reroll",
    step.SEASON_END: "kingsburg-pay",
    step.LOSSES: "kingsburg-lose",
    step.HELP: "kingsburg-goods",
    step.AID: "kingsburg-goods",
    step.SPOILS: "kingsburg-goods",
    step.SOLDIERS: "kingsburg-soldiers",
}
"""Which message tells why one makes a move; elsewhere only where it leads is told."""

_RESULTS: Final = ("lose", "draw", "win")
"""How a battle ends: -1, 0 and 1, from defeat on."""


def reason_of(state: Position, move: Action, line: Position) -> tuple[str, dict[str, object]]:
    """The message that says why a move is good, and the facts it needs; `line` is what the bot expects to follow."""
    if move == STOP:
        return _STOPS.get(int(state.step), LEAD), {}
    reason = _MOVES.get(int(state.step), LEAD)
    facts = _facts_for(reason, state, move, line)
    return (LEAD, {}) if facts is None else (reason, facts)


def _facts_for(reason: str, state: Position, move: Action, line: Position) -> dict[str, object] | None:
    """What a message needs to know; None where it would say nothing that is true."""
    if reason == "kingsburg-build":
        return gain_of(state, move)
    if reason == "kingsburg-place":
        return aim_of(state, move, line) or None
    if reason == "kingsburg-goods":
        return use_of(state, move, line) or None
    if reason == "kingsburg-pay":
        return points_of(state, move) or None
    if reason == "kingsburg-soldiers":
        return {"result": _RESULTS[result_with(state, move) + 1]}
    return None if reason == "kingsburg-recruit" and state.powers[power.TRUCE] > 0 else {}


def aim_of(state: Position, placed: Action, line: Position) -> dict[str, object]:
    """What an advisor is for: a building that the gift helps to pay for by the end of `line`, else what the gift is."""
    number = advisor_of(placed)
    gift: dict[str, Any] = state.box.advisors[number - 1].data["gift"]
    goods = _goods_in(gift)
    building = _paid_with(state, line, goods, _payable_soon(state))
    if building is not None:
        return {"aim": "building", "building": building}
    if "soldiers" in gift and state.powers[power.TRUCE] <= 0:
        return {"aim": "soldiers", "count": int(soldiers_sent(state, state.to_act, number))}
    times = int(times_given(state, number))
    points = times * int(gift.get("points", 0)) - int(gift.get("price", 0))
    if points > 0:
        return {"aim": "points", "count": points}
    if "tokens" in gift and _tokens_count(state):
        return {"aim": "tokens", "count": times * int(gift["tokens"])}
    return _goods_aim(state, goods)


def _tokens_count(state: Position) -> bool:
    """Whether a +2 token that the seat to act gets now can still be of use to it: not in the last autumn, unless a
    piece of its own takes it or counts it."""
    seat = state.to_act
    if state.year < YEARS or state.season < LAST_SEASON or power_of(state, seat, power.TOKENS_PAY) > 0:
        return True
    takers = [offer for offer in bits_of(due_offers(state, seat))
              if state.box.offer[offer * effects.OFFER_WIDTH + effects.OFFER_TOKENS] > 0]  # fmt: skip
    moments = (power.SEASON_END + LAST_SEASON, power.RECRUITING, power.GAME_END)
    return bool(takers) or any([_counts_tokens(state, seat, moment) for moment in moments])


def _counts_tokens(state: Position, seat: i64, moment: i64) -> bool:
    """Whether something that a seat's pieces give at a moment depends on its tokens."""
    due = bits_of(power_of(state, seat, power.DUE + moment))
    return any([(state.box.reads[moment][trigger] >> field.TOKENS) & 1 != 0 for trigger in due])


def use_of(state: Position, taken: Action, line: Position) -> dict[str, object]:
    """What goods of choice are for: a building that they help to pay for by the end of `line`, else a later one."""
    counts = [gold_in(taken), wood_in(taken), stone_in(taken)]
    swapped = state.step == step.HELP and state.box.swap[state.advisor] > 0
    goods = [good for good, count in zip(field.GOODS, counts, strict=True) if (count > 0) != swapped]
    building = _paid_with(state, line, goods, 0)
    return _goods_aim(state, goods) if building is None else {"aim": "building", "building": building}


def points_of(state: Position, move: Action) -> dict[str, object]:
    """The points that a payment brings, if it brings any."""
    points = int(state.box.offer[offer_in(move) * effects.OFFER_WIDTH + field.POINTS]) if move >= OFFER_OF else 0
    return {"count": points} if points > 0 else {}


def _goods_aim(state: Position, goods: list[str]) -> dict[str, object]:
    """Goods that the next place of some row still lacks are for that; others are for nothing in particular."""
    places = open_places(state.box, owns(state, state.to_act))
    while places != 0:
        if any([good in goods for good in _missing(state, lowest(places))]):
            return {"aim": "goods"}
        places &= places - 1
    return {}


def _missing(state: Position, place: i64) -> list[str]:
    """The goods of which the seat to act has not enough for a place."""
    seat = state.to_act
    return [name for good, name in enumerate(field.GOODS) if price(state, seat, place, good) > have(state, seat, good)]


def _payable_soon(state: Position) -> Mask:
    """The places that the seat to act can pay for by what it has and what its dice on the court bring anyway."""
    found: Mask = 0
    for row, spaces in enumerate(province_rows(state, state.to_act)):
        for column, space in enumerate(spaces):
            if space["state"] in ("now", "soon"):
                found |= bit(row * COLUMNS + column)
    return found


def _paid_with(state: Position, line: Position, goods: list[str], paid: Mask) -> Word | None:
    """The first building that is raised in a line, is not paid for anyway, and for which one of these goods was
    missing."""
    seat = state.to_act
    raised: Mask = owns(line, seat) & ~owns(state, seat) & ~paid
    while raised != 0:
        place = lowest(raised)
        raised &= ~bit(place)
        if any([good in goods for good in _missing(state, place)]):
            building = building_at(state, seat, place)
            return state.box.lexicon.word(f"building-{state.box.building_ids[building]}", "object")
    return None


def _goods_in(gift: dict[str, Any]) -> list[str]:
    """The kinds of goods that a gift may hold."""
    if "swap" in gift or ("choose" in gift and "among" not in gift):
        return list(field.GOODS)
    return [good for good in field.GOODS if good in gift or good in gift.get("among", [])]


def gain_of(state: Position, move: Action) -> dict[str, object]:
    """What a building brings: its points and the first power that has a few words, else the way to the next one."""
    entry = state.box.buildings[building_at(state, state.to_act, move - BUILD_OF)]
    points = _points_at_once(state, move - BUILD_OF)
    power = _power_of(entry, _fights_on(state))
    if power is None:
        return {"gain": "points" if points else "row", "value": points}
    return {"gain": "both" if points else "power", "value": points, "power": power}


def _points_at_once(state: Position, place: i64) -> int:
    """The points that the seat to act would have for raising a building now, from all its pieces; none if it loses."""
    seat = state.to_act
    after = state.copy()
    assert isinstance(after, Position)
    raise_building(after, seat, place)
    return max(0, int(have(after, seat, field.POINTS) - have(state, seat, field.POINTS)))


def _fights_on(state: Position) -> bool:
    """Whether a battle is still to come."""
    return state.year < YEARS or state.powers[power.TRUCE] <= 0


def _power_of(entry: Entry, fights: bool) -> Phrase | None:
    for effect in entry.data["effects"]:
        word = _word_for(effect)
        if word in POWERS and (fights or word not in _IN_BATTLE):
            return Phrase("advice-power-" + word, {"value": int(effect.get("value", 0))})
    return None


def _word_for(effect: dict[str, Any]) -> str:
    """Names what an effect does; what holds only now and then, or harms, has no name."""
    if any([limit in effect for limit in _LIMITS]) or (effect.get("modifier") == "combat" and effect["value"] < 0):
        return ""
    seasons = len(effect.get("seasons", []))
    often = "" if seasons == 0 else "-yearly" if seasons == 1 else "-at-times"
    if "offer" in effect:
        kind = "offer" if "goods" in effect["give"] else "token-offer"
        return f"{kind}-{next(iter(effect['take']))}{often}"
    if "trigger" in effect:
        return f"{effect['trigger']}-{next(iter(effect.get('gain', ['loss'])))}{often}"
    return str(effect.get("modifier") or effect.get("right") or effect["deed"]) + often
