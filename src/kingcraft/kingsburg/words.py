"""Moves and questions in words, in three languages."""

from typing import Final

from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg.board import Board, seat_at
from kingcraft.kingsburg.dice import FACES
from kingcraft.kingsburg.goods import gold_in, stone_in, wanted, wood_in
from kingcraft.kingsburg.help import helped_seat
from kingcraft.kingsburg.influence import advisor_of
from kingcraft.kingsburg.layout import (
    BUILD,
    BUILD_OF,
    ENEMY_OF,
    GOODS_NAMES,
    GOODS_OF,
    HELP,
    LOOK,
    ORDER_OF,
    PAY_TOKEN,
    PLACE_OF,
    ROLL_OF,
    USE_OF,
)
from kingcraft.kingsburg.names import LETTERS, STEP_NAMES
from kingcraft.kingsburg.notation import goods_verb, group_text, stop_word, write_action
from kingcraft.kingsburg.tables import (
    BUILDING_IDS,
    ENEMY_STRENGTH,
    ENEMY_TYPE,
    ENEMY_TYPE_IDS,
    GIFT_PRICE,
    GIFT_SWAP,
)
from kingcraft.locales import say

TELL: Final = "kingsburg-tell-"
ASK: Final = "kingsburg-ask-"
AMOUNT: Final = "kingsburg-amount-"


def tell(board: Board, action: int, lang: str, hidden: bool) -> str:
    """A move in words; `hidden` if the enemy in it may not be named."""
    if ENEMY_OF <= action < ROLL_OF:
        return _tell_enemy(board, action, lang, hidden)
    if ROLL_OF <= action < GOODS_OF:
        return _tell_throw(board, action, lang)
    seat = LETTERS[action - ORDER_OF] if board.to_act == CHANCE else LETTERS[int(board.to_act)]
    if action >= PLACE_OF:
        return _tell_placement(board, action, lang, seat)
    if action >= GOODS_OF:
        return say(lang, TELL + goods_verb(board), seat=seat, goods=goods_text(action, lang))
    return _tell_small(board, action, lang, seat)


def _tell_small(board: Board, action: int, lang: str, seat: str) -> str:
    if action >= USE_OF:
        building = say(lang, "building-" + BUILDING_IDS[(action - USE_OF) // 2])
        kind = "reroll-white" if (action - USE_OF) % 2 else "reroll"
        return say(lang, TELL + kind, seat=seat, building=building)
    if action >= BUILD_OF:
        return say(lang, TELL + "build", seat=seat, building=say(lang, "building-" + BUILDING_IDS[action - BUILD_OF]))
    if action >= ORDER_OF:
        return say(lang, TELL + "order", seat=seat)
    if action == PAY_TOKEN:
        return say(lang, TELL + "pay-token", seat=seat)
    return _tell_stop(board, lang, seat)


def _tell_stop(board: Board, lang: str, seat: str) -> str:
    word = stop_word(board)
    if word == "decline":
        return say(lang, TELL + "decline", seat=seat, advisor=advisor_name(board, lang))
    if word == "done":
        return say(lang, f"kingsburg-tell-done-{STEP_NAMES[int(board.step)]}", seat=seat)
    return say(lang, TELL + word, seat=seat)


def _tell_enemy(board: Board, action: int, lang: str, hidden: bool) -> str:
    seat = LETTERS[int(helped_seat(board))] if board.step == LOOK else ""
    if hidden:
        return say(lang, TELL + "look-hidden", seat=seat)
    enemy = enemy_name(action - ENEMY_OF, lang)
    strength = int(ENEMY_STRENGTH[action - ENEMY_OF])
    if board.step == LOOK:
        return say(lang, TELL + "look", seat=seat, enemy=enemy, strength=strength)
    return say(lang, TELL + "enemy", enemy=enemy, strength=strength)


def enemy_name(enemy: int, lang: str) -> str:
    """The name of an enemy card's type."""
    return say(lang, "enemy-" + ENEMY_TYPE_IDS[int(ENEMY_TYPE[enemy])])


def _tell_throw(board: Board, action: int, lang: str) -> str:
    dice = ", ".join([str(face) for face in FACES[action - ROLL_OF]])
    words = write_action(board, action).split()
    if words[0] != "roll":
        return say(lang, TELL + words[0], dice=dice)
    kind = "roll-white" if words[2] == "white" else "roll"
    return say(lang, TELL + kind, seat=LETTERS[int(seat_at(board, board.turn))], dice=dice)


def _tell_placement(board: Board, action: int, lang: str, seat: str) -> str:
    number = int(advisor_of(action))
    kind = "place-envoy" if (board.taken >> number) & 1 else "place"
    advisor = say(lang, f"advisor-{number}")
    return say(lang, TELL + kind, seat=seat, dice=group_text(action), number=number, advisor=advisor)


def goods_text(action: int, lang: str) -> str:
    """The goods of an action, in words."""
    counts = [int(gold_in(action)), int(wood_in(action)), int(stone_in(action))]
    named = [say(lang, AMOUNT + good, count=count) for good, count in zip(GOODS_NAMES, counts, strict=True) if count]
    return ", ".join(named)


def advisor_name(board: Board, lang: str) -> str:
    """The name of the advisor who is helping."""
    return say(lang, f"advisor-{int(board.advisor)}")


def ask(board: Board, lang: str) -> str:
    """What the seat to act must do now."""
    if board.to_act in (CHANCE, OVER):
        return say(lang, ASK + ("chance" if board.to_act == CHANCE else "over"))
    if board.step == HELP:
        return _ask_help(board, lang)
    if board.step == BUILD and board.built > 0:
        return say(lang, ASK + "build-again")
    name = STEP_NAMES[int(board.step)]
    if name in ("recruit", "spoils", "losses"):
        return say(lang, ASK + name, count=int(wanted(board)))
    return say(lang, ASK + name)


def _ask_help(board: Board, lang: str) -> str:
    advisor = advisor_name(board, lang)
    if GIFT_SWAP[board.advisor] > 0:
        return say(lang, ASK + "help-swap", advisor=advisor)
    price = int(GIFT_PRICE[board.advisor])
    if price > 0:
        return say(lang, ASK + "help-price", advisor=advisor, price=price, count=int(wanted(board)))
    return say(lang, ASK + "help", advisor=advisor, count=int(wanted(board)))
