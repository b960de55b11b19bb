"""What a governor is worth over a whole game, by the words of its effects, and the decisions that are about cards."""

from typing import Any, Final

from mypy_extensions import i64

from kingcraft.bots.kingsburg.gifts import gift_worth
from kingcraft.bots.kingsburg.judge import UNKNOWN, Judge
from kingcraft.bots.kingsburg.scales import POINT
from kingcraft.core.entries import Entry
from kingcraft.kingsburg import action, step
from kingcraft.kingsburg.box import Box
from kingcraft.kingsburg.choices import listed
from kingcraft.kingsburg.content import SEASONS
from kingcraft.kingsburg.deeds import DUCHESS, highest
from kingcraft.kingsburg.position import Position

YEARS: Final = 5
AMOUNTS: Final = {"gold": 700, "wood": 700, "stone": 800, "soldiers": 800, "tokens": 900, "points": 1000}
"""What one of each is worth, in thousandths of a point."""
MODIFIERS: Final = {
    "white-dice": 450, "coloured-dice": 1200, "tokens-a-season": 500, "more-soldiers": 300, "recruit-price": 400,
    "win-ties": 300, "combat": 800, "discount": 400, "tokens-recruit": 200, "own-die": 500,
}  # fmt: skip
"""What one more of each is worth in a year; white dice in a season."""
ONE_TYPE: Final = 4
"""A bonus against one type of enemy alone is worth so many times less."""
RIGHTS: Final = {"reroll-one": 100, "reroll-all": 300, "shift": 600, "set-dice": 350, "turn-die": 450}
DEEDS: Final = {"preacher": 4500, "tax-collector": 3000, "sorcerer": 3500, "duke": 3500}
SHARE: Final = 3
"""One bids a third of what a governor is worth."""


def governor_worth(entry: Entry) -> int:
    """What a governor is worth over a whole game, in thousandths of a point."""
    return sum([_effect_worth(effect) for effect in entry.data["effects"]])


def _effect_worth(effect: dict[str, Any]) -> int:
    seasons = len(effect.get("seasons", SEASONS))
    if "modifier" in effect:
        worth = MODIFIERS.get(effect["modifier"], 0) * int(effect.get("value", 1)) * YEARS
        if effect["modifier"] == "white-dice":
            return worth * seasons
        return worth // ONE_TYPE if "against" in effect else worth
    if "right" in effect:
        return RIGHTS[effect["right"]] * YEARS
    if "deed" in effect:
        return DEEDS[effect["deed"]]
    if "offer" in effect:
        return YEARS * seasons * _bundle_worth(effect["take"]) // SHARE
    yearly = seasons if effect["trigger"].startswith("season") else 1
    doubt = 2 if "if" in effect or "per" in effect else 1
    return YEARS * yearly * (_bundle_worth(effect.get("gain", {})) - _bundle_worth(effect.get("lose", {}))) // doubt


def _bundle_worth(bundle: dict[str, int]) -> int:
    return sum([AMOUNTS[word] * count for word, count in bundle.items()])


def decide_card(judge: Judge, board: Position, seat: i64) -> i64:
    """A governor kept, put up or bid for; a building raised for nothing; the Duke's visit."""
    if board.step == step.BID:
        return decide_bid(board)
    if board.step == step.SORCERY:
        return decide_sorcery(judge, board, seat)
    if board.step == step.DUKE:
        judge.look(board, seat, (board.year - 1) * 4 + board.season + 1, board.season)
        better = gift_worth(judge, DUCHESS) > gift_worth(judge, highest(board, seat))
        return action.DUKE if better else action.STOP
    return best_governor(board)


def best_governor(board: Position) -> i64:
    """The governor that is worth most."""
    best = UNKNOWN
    choice: i64 = 0
    for move in listed(board):
        worth: i64 = governor_worth(board.box.governors[int(move - action.CARD_OF)])
        if worth > best:
            best = worth
            choice = move
    return choice


def decide_bid(board: Position) -> i64:
    """One point more than the last bid, as long as the governor is worth it beside those that are left."""
    if board.bid + 1 <= limit(board.box, board):
        return action.BID_OF + board.bid + 1
    return action.STOP if board.bid >= 0 else action.BID_OF


def limit(box: Box, board: Position) -> i64:
    """The most to pay: a part of what the governor is worth more than the least of those on offer."""
    worths = [governor_worth(entry) for card, entry in enumerate(box.governors) if (board.market >> card) & 1 != 0]
    return (governor_worth(box.governors[int(board.lot)]) - min(worths)) // (SHARE * POINT)


def decide_sorcery(judge: Judge, board: Position, seat: i64) -> i64:
    """The free building that leaves most."""
    judge.look(board, seat, (board.year - 1) * 4, -1)
    best = UNKNOWN
    choice: i64 = action.STOP
    for move in listed(board):
        if move != action.STOP:
            worth = judge.still_worth(judge.mask | (1 << (move - action.BUILD_OF)), judge.soldiers)
            if worth > best:
                best = worth
                choice = move
    return choice
