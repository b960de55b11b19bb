"""The chances of a battle: how much dice and soldier tokens may help, and how often a seat then wins, draws or loses.

`fill_help` is the only place where help is worked out. Bots judge by it, and people are shown what comes of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kingcraft.core.kinds import Seat
from kingcraft.core.state import integers
from kingcraft.kingsburg import field, power
from kingcraft.kingsburg.position import Position, have, power_of
from kingcraft.kingsburg.winter import bonus, strength_of

FACES: Final[i64] = 6
THROWS: Final[i64] = 36
"""The King's die and an own die together fall in so many ways, all alike."""
MOST_HELP: Final[i64] = 7
"""One more than what the King's die, a token or an own die can add."""
VALUES: Final = 5
"""Soldier tokens have values from 0 to 4."""
UNCAST: Final[i64] = 0
"""In place of a face: the die is yet to be cast."""
NO_DIE: Final[i64] = -1
"""In place of a face: the seat has no die of its own."""
NO_TOKENS: Final[vec[i64]] = vec[i64]()


def fill_help(found: vec[i64], kings_die: i64, own_die: i64, tokens: vec[i64]) -> None:
    """Writes of how many of 36 throws a seat gets so much help or more, from 0 on.

    A die is the face that it shows or counts as, or UNCAST. `tokens` are six soldier tokens of which each is as likely
    to be sent; then no King's die is cast, and half of the own die, rounded up, is sent instead where it is more.
    """
    for help in range(MOST_HELP + 1):
        found[help] = 0
    for first in range(FACES):
        common: i64 = min(FACES, kings_die) if kings_die > UNCAST else first + 1
        if len(tokens) > 0:
            common = tokens[first]
        for second in range(FACES):
            own: i64 = own_die if own_die != UNCAST else second + 1
            found[max(common, (own + 1) >> 1 if len(tokens) > 0 else own)] += 1
    for help in range(MOST_HELP - 1, -1, -1):
        found[help] += found[help + 1]


def no_help() -> vec[i64]:
    """Room for what `fill_help` writes."""
    return integers([0] * (int(MOST_HELP) + 1))


def six_of(token: i64) -> vec[i64]:
    """The same soldier token whatever happens, as `fill_help` takes tokens."""
    return integers([int(token)] * int(FACES))


def victories(help: vec[i64], need: i64, ties: i64) -> i64:
    """Of 36 throws, how many win when so much help is needed to be as strong as the enemy."""
    return help[max(0, min(MOST_HELP, need + (0 if ties != 0 else 1)))]


def defeats(help: vec[i64], need: i64) -> i64:
    """Of 36 throws, how many lose."""
    return THROWS - help[max(0, min(MOST_HELP, need))]


def tokens_left(state: Position, seat: Seat) -> list[int]:
    """The values of the soldier tokens that a seat has not used."""
    left = int(have(state, seat, field.TOKENS_LEFT))
    return [value for value in range(VALUES) for _ in range((left >> (4 * value)) & 15)]


# -- what people are shown ----------------------------------------------------------------------------


def battle_odds(state: Position, seat: Seat, viewer: int | None, cards: list[int], more: int) -> dict[str, object]:
    """The chance of a seat to win, draw or lose this winter against one of some enemies with so many soldiers more, if
    nothing else changes.

    Where a soldier token is to be chosen, it is the one that wins most often, then the one that loses least: `tokens`
    are those that do as well, if not all do. What a seat has chosen in secret is known to itself alone.
    """
    if not state.box.soldier_tokens:
        return {**chances(state, seat, cards, more, NO_TOKENS, own_die(state, seat))}
    if viewer == seat and have(state, seat, field.CHOSEN) > 0:
        return {**_with_choice(state, seat, cards, more, have(state, seat, field.CHOSEN) - 1)}
    sent = {
        token: chances(state, seat, cards, more, six_of(token), own_die(state, seat))
        for token in sorted(set(tokens_left(state, seat)))
    }
    best = max(sent.values(), key=_win_then_draw)
    equal = [token for token, odds in sent.items() if odds == best]
    return {**best, **({"tokens": equal} if len(equal) < len(sent) else {})}


def _with_choice(state: Position, seat: Seat, cards: list[int], more: int, chosen: i64) -> dict[str, float]:
    """The chances with what a seat has chosen."""
    if chosen == field.OWN_DIE_CHOSEN:
        return chances(state, seat, cards, more, six_of(0), own_die(state, seat))
    return chances(state, seat, cards, more, six_of(chosen), NO_DIE)


def chances(state: Position, seat: Seat, cards: list[int], more: int, tokens: vec[i64], own: i64) -> dict[str, float]:
    """The chances against one of some enemies, all alike, with these tokens and this own die (see `fill_help`)."""
    help = no_help()
    fill_help(help, kings_die(state), own, tokens)
    ties = power_of(state, seat, power.WINS_TIES)
    wins = losses = 0
    for card in cards:
        need = strength_of(state, card) - have(state, seat, field.SOLDIERS) - more - bonus(state, seat, card)
        wins += int(victories(help, need, ties))
        losses += int(defeats(help, need))
    throws = len(cards) * int(THROWS)
    return {"win": wins / throws, "draw": (throws - wins - losses) / throws, "lose": losses / throws}


def _win_then_draw(odds: dict[str, float]) -> tuple[float, float]:
    return odds["win"], odds["draw"]


def kings_die(state: Position) -> i64:
    """What the King's die shows or counts as this winter, or UNCAST."""
    return state.kings_die if state.kings_die > 0 else max(UNCAST, state.powers[power.KINGS_DIE])


def own_die(state: Position, seat: Seat) -> i64:
    """What a seat's own die shows this winter, UNCAST if it is yet to be cast, or NO_DIE."""
    face = have(state, seat, field.OWN_DIE)
    return face if face > 0 or power_of(state, seat, power.OWN_DIE) > 0 else NO_DIE


def outcome(state: Position, seat: Seat, card: i64, help: int) -> int:
    """1 for a victory over a card with this help, 0 for a stand-off, -1 for a defeat."""
    combat = have(state, seat, field.SOLDIERS) + bonus(state, seat, card) + help
    margin = combat - strength_of(state, card)
    if margin == 0:
        return 1 if power_of(state, seat, power.WINS_TIES) != 0 else 0
    return 1 if margin > 0 else -1
