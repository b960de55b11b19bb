"""Notation: every action as a short text, and back."""

from typing import Final

from mypy_extensions import i64

from kingcraft.core.ruling import IllegalMove, Ruling
from kingcraft.kingsburg.board import Board, seat_at
from kingcraft.kingsburg.dice import FACES, SUM, throw_of
from kingcraft.kingsburg.goods import gold_in, goods_action, stone_in, wood_in
from kingcraft.kingsburg.influence import advisor_of, own_in, placement, token_in, white_in
from kingcraft.kingsburg.layout import (
    BUILD_OF,
    ENEMY_OF,
    GOODS_NAMES,
    GOODS_OF,
    HELP,
    INFLUENCE,
    KINGS_DIE,
    LOSSES,
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    ORDER_OF,
    PAY_TOKEN,
    PLACE_OF,
    RECRUIT,
    REROLL,
    REROLL_ALL_WHITE,
    REROLL_ONE_WHITE,
    ROLL_OF,
    ROLL_WHITE,
    SEASON_END,
    STOP,
    USE_OF,
    WHITE_GROUPS,
)
from kingcraft.kingsburg.names import LETTERS
from kingcraft.kingsburg.recruit import soldier_price
from kingcraft.kingsburg.sections import section_of
from kingcraft.kingsburg.tables import BUILDING_IDS, ENEMY_IDS, GIFT_SWAP

STOP_WORDS: Final = ["pass", "keep", "decline", "done"]
GOODS_VERBS: Final = ["take", "swap", "pay", "recruit", "lose"]
TOKEN: Final = "2!"
ENVOY: Final = "envoy"


def write_action(board: Board, action: int) -> str:
    """An action in notation, as it is played here."""
    if action >= PLACE_OF:
        return _write_placement(board, action)
    if action >= GOODS_OF:
        return f"{goods_verb(board)} {' '.join(goods_words(action))}"
    if action >= ROLL_OF:
        return _write_throw(board, action - ROLL_OF)
    if action >= ENEMY_OF:
        return f"enemy {ENEMY_IDS[action - ENEMY_OF]}"
    return _write_small(board, action)


def _write_small(board: Board, action: int) -> str:
    """Buildings, the starting order, a token, and stopping."""
    if action >= USE_OF:
        return BUILDING_IDS[(action - USE_OF) // 2] + (" white" if (action - USE_OF) % 2 else "")
    if action >= BUILD_OF:
        return f"build {BUILDING_IDS[action - BUILD_OF]}"
    if action >= ORDER_OF:
        return f"order {LETTERS[action - ORDER_OF]}"
    return "pay token" if action == PAY_TOKEN else stop_word(board)


def stop_word(board: Board) -> str:
    """How one stops at this step."""
    step = board.step
    if step == INFLUENCE:
        return "pass"
    if step == REROLL:
        return "keep"
    return "decline" if step == HELP else "done"


def goods_verb(board: Board) -> str:
    """What is done with goods at this step."""
    step = board.step
    if step == HELP and GIFT_SWAP[board.advisor] > 0:
        return "swap"
    if step == SEASON_END:
        return "pay"
    if step == RECRUIT:
        return "recruit"
    return "lose" if step == LOSSES else "take"


def goods_words(action: i64) -> list[str]:
    """The goods of an action, one word each."""
    gold = ["gold"] * int(gold_in(action))
    return gold + ["wood"] * int(wood_in(action)) + ["stone"] * int(stone_in(action))


def _write_throw(board: Board, throw: int) -> str:
    faces = " ".join([str(face) for face in FACES[throw]])
    step = board.step
    if step in (NEUTRAL_THREE, NEUTRAL_TWO):
        return f"neutral {faces}"
    if step == KINGS_DIE:
        return f"king {faces}"
    return f"roll {_roller(board)} {faces}"


def _roller(board: Board) -> str:
    """The seat that rolls, and `white` if its white dice are rolled."""
    white = board.step in (ROLL_WHITE, REROLL_ALL_WHITE, REROLL_ONE_WHITE)
    return LETTERS[int(seat_at(board, board.turn))] + (" white" if white else "")


def _write_placement(board: Board, action: int) -> str:
    advisor = int(advisor_of(action))
    envoy = f" {ENVOY}" if board.step == INFLUENCE and (board.taken >> advisor) & 1 != 0 else ""
    return f"{group_text(action)}>{advisor}{envoy}"


def group_text(action: int) -> str:
    """The dice and the token of a placement: `5+w3+2!`."""
    own = [str(face) for face in reversed(FACES[int(own_in(action))])]
    white = [f"w{face}" for face in reversed(FACES[int(white_in(action))])]
    return "+".join([*own, *white, *([TOKEN] if token_in(action) != 0 else [])])


def read_action(board: Board, text: str) -> int:
    """The action that a text means here, legal or not."""
    words = text.split()
    if not words:
        raise unreadable(board, text)
    first = words[0]
    if ">" in first:
        return _read_placement(board, text, words)
    if len(words) == 1 and first in STOP_WORDS:
        return STOP
    if text.strip() == "pay token":
        return PAY_TOKEN
    action = _read_goods(words) if first in GOODS_VERBS else _read_other(board, words)
    if action < 0 or (first in GOODS_VERBS and first != goods_verb(board)):
        raise unreadable(board, text)
    return action


def _read_other(board: Board, words: list[str]) -> int:
    first = words[0]
    if first in BUILDING_IDS:
        white = words[1:] == ["white"]
        return USE_OF + 2 * BUILDING_IDS.index(first) + (1 if white else 0) if len(words) == 1 or white else -1
    if first in ("roll", "neutral", "king"):
        return _read_throw(board, words)
    if len(words) != 2:
        return -1
    last = words[1]
    if first == "build":
        return BUILD_OF + BUILDING_IDS.index(last) if last in BUILDING_IDS else -1
    if first == "enemy":
        return ENEMY_OF + ENEMY_IDS.index(last) if last in ENEMY_IDS else -1
    return ORDER_OF + LETTERS.index(last) if first == "order" and len(last) == 1 and last in LETTERS else -1


def _read_goods(words: list[str]) -> int:
    """Goods in any order; -1 if a word is none, or there are more than a decision can be about."""
    for word in words[1:]:
        if word not in GOODS_NAMES:
            return -1
    counts = [words.count(good) for good in GOODS_NAMES]
    if len(words) == 1 or max(counts) > 7:
        return -1
    return int(goods_action(counts[0], counts[1], counts[2]))


def _read_throw(board: Board, words: list[str]) -> int:
    """The faces of a throw, if they belong to who rolls now."""
    example = _write_throw(board, 1).split()
    lead = len(example) - 1
    if words[:lead] != example[:lead]:
        return -1
    throw = throw_of([_face(word) for word in words[lead:]])
    return ROLL_OF + throw if throw > 0 else -1


def _face(word: str) -> int:
    return int(word) if len(word) == 1 and word in "123456" else 0


def _read_placement(board: Board, text: str, words: list[str]) -> int:
    """`5+3>8`, `3+w2+2!>7`, `3>3 envoy`; a sum one off its advisor means the Market's shift."""
    group, _, number = words[0].partition(">")
    parts = group.split("+")
    token = 1 if TOKEN in parts else 0
    parts = [part for index, part in enumerate(parts) if part != TOKEN or parts.index(TOKEN) != index]
    white = throw_of([_face(part[1:]) for part in parts if part.startswith("w")])
    own = throw_of([_face(part) for part in parts if not part.startswith("w")])
    envoy = words[1:] == [ENVOY]
    if not number.isascii() or not number.isdigit() or len(number) > 3 or (len(words) > 1 and not envoy):
        raise unreadable(board, text)
    if own < 0 or white < 0 or white >= WHITE_GROUPS:
        raise unreadable(board, text)
    return _reach(board, own, white, token, int(number), envoy)


def _reach(board: Board, own: int, white: int, token: int, advisor: int, envoy: bool) -> int:
    """The placement of these dice on an advisor; refused where no placement can mean it."""
    total = int(SUM[own] + SUM[white]) + 2 * token
    section = section_of(INFLUENCE)
    if abs(advisor - total) > 1:
        facts: dict[str, object] = {"sum": total, "advisor": advisor}
        raise IllegalMove(Ruling("kingsburg-sum", section, facts))
    if board.step == INFLUENCE and advisor <= 18:
        taken = (board.taken >> advisor) & 1 != 0
        if taken and not envoy:
            raise IllegalMove(Ruling("kingsburg-taken", section, {"advisor": advisor}))
        if envoy and not taken:
            raise IllegalMove(Ruling("kingsburg-envoy-idle", section, {"advisor": advisor}))
    return int(placement(own, white, token, advisor - total))


def split_phrase(board: Board, text: str) -> list[str]:
    """The single decisions of a phrase: goods for several soldiers at once are soldiers one by one."""
    words = text.split()
    if board.step != RECRUIT or len(words) < 3 or words[0] != "recruit":
        return [text]
    price = int(soldier_price(board, board.to_act))
    goods = sorted(words[1:], key=lambda word: GOODS_NAMES.index(word) if word in GOODS_NAMES else 9)
    starts = range(0, len(goods), price)
    return ["recruit " + " ".join(goods[start : start + price]) for start in starts]


def unreadable(board: Board, text: str) -> IllegalMove:
    """A text that means nothing here, with an example of what would."""
    actions = board.legal()
    example = write_action(board, actions[-1]) if actions else "-"
    return IllegalMove(Ruling("notation", section_of(board.step), {"text": text, "example": example}))
