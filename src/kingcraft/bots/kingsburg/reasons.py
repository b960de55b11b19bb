"""Why a move is good, in facts that any language can say: what an advisor's gift is for, what a building brings."""

from typing import Any, Final

from kingcraft.core.bits import bit, lowest
from kingcraft.core.entries import Entry
from kingcraft.core.kinds import Action, Mask
from kingcraft.core.speech import Phrase, Word
from kingcraft.kingsburg import field, step
from kingcraft.kingsburg.action import BUILD_OF
from kingcraft.kingsburg.goods import gold_in, stone_in, wood_in
from kingcraft.kingsburg.group import advisor_of
from kingcraft.kingsburg.help import soldiers_sent
from kingcraft.kingsburg.pieces import building_at
from kingcraft.kingsburg.position import Position, owns
from kingcraft.kingsburg.province import buildable

POWERS: Final = (
    "combat", "white-dice", "discount", "recruit-price", "more-soldiers", "shift", "reroll-all",
    "season-start-gold", "season-end-points", "season-end-tokens-yearly", "game-end-points", "offer-points",
)  # fmt: skip
"""The effects that have a few words of their own."""
_LIMITS: Final = ("if", "against", "strength-most")


def aim_of(state: Position, placed: Action, line: Position) -> dict[str, object]:
    """What an advisor is for: a building that the gift helps to pay for by the end of `line`, else what the gift is."""
    number = advisor_of(placed)
    gift: dict[str, Any] = state.box.advisors[number - 1].data["gift"]
    building = _paid_with(state, line, _goods_in(gift))
    if building is not None:
        return {"aim": "building", "building": building}
    if "soldiers" in gift:
        return {"aim": "soldiers", "count": int(soldiers_sent(state, state.to_act, number))}
    for aim in ("points", "tokens"):
        if aim in gift:
            return {"aim": aim, "count": int(gift[aim])}
    return {"aim": "goods"}


def use_of(state: Position, taken: Action, line: Position) -> dict[str, object]:
    """What goods of choice are for: a building that they help to pay for by the end of `line`, else a later one."""
    counts = [gold_in(taken), wood_in(taken), stone_in(taken)]
    swapped = state.step == step.HELP and state.box.swap[state.advisor] > 0
    goods = [good for good, count in zip(field.GOODS, counts, strict=True) if (count > 0) != swapped]
    building = _paid_with(state, line, goods)
    return {"aim": "goods"} if building is None else {"aim": "building", "building": building}


def _paid_with(state: Position, line: Position, goods: list[str]) -> Word | None:
    """The first building that is raised in a line, could not be paid for before, and costs one of these goods."""
    seat = state.to_act
    raised: Mask = owns(line, seat) & ~owns(state, seat) & ~buildable(state, seat)
    while raised != 0:
        place = lowest(raised)
        raised &= ~bit(place)
        building = building_at(state, seat, place)
        if any([good in goods for good in state.box.buildings[building].data["cost"]]):
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
    points = int(entry.data["points"])
    power = _power_of(entry)
    if power is None:
        return {"gain": "points" if points else "row", "value": points}
    return {"gain": "both" if points else "power", "value": points, "power": power}


def _power_of(entry: Entry) -> Phrase | None:
    for effect in entry.data["effects"]:
        word = _word_for(effect)
        if word in POWERS:
            return Phrase("advice-power-" + word, {"value": int(effect.get("value", 0))})
    return None


def _word_for(effect: dict[str, Any]) -> str:
    """Names what an effect does; what holds only now and then, or harms, has no name."""
    if any([limit in effect for limit in _LIMITS]) or (effect.get("modifier") == "combat" and effect["value"] < 0):
        return ""
    seasons = len(effect.get("seasons", []))
    often = "" if seasons == 0 else "-yearly" if seasons == 1 else "-at-times"
    if "offer" in effect:
        return f"offer-{next(iter(effect['take']))}{often}"
    if "trigger" in effect:
        return f"{effect['trigger']}-{next(iter(effect.get('gain', ['loss'])))}{often}"
    return str(effect.get("modifier") or effect.get("right") or effect["deed"]) + often
