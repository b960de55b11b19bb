"""Moves, questions, buttons, news and headings in words, in three languages."""

from typing import Final

from kingcraft.core.kinds import Action
from kingcraft.core.news import News
from kingcraft.core.speech import Names, Phrase, Telling, Word, spoken_facts
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg import action, field, step
from kingcraft.kingsburg.build import building_word
from kingcraft.kingsburg.calendar import act, phase_of, step_of
from kingcraft.kingsburg.dice import FACES
from kingcraft.kingsburg.goods import amounts_in, phrase_of
from kingcraft.kingsburg.governors import is_auction, next_dealt
from kingcraft.kingsburg.group import Dice
from kingcraft.kingsburg.help import helped_seat
from kingcraft.kingsburg.influence import advisor_of
from kingcraft.kingsburg.position import Position, have, seat_at
from kingcraft.kingsburg.recruit import tokens_in
from kingcraft.kingsburg.roll import right_in, way_in
from kingcraft.kingsburg.season_end import offer_in
from kingcraft.kingsburg.strips import strip_phrase
from kingcraft.kingsburg.turning import settings
from kingcraft.locales import say

TELL: Final = "kingsburg-tell-"
DO: Final = "kingsburg-do-"


def tell(state: Position, move: Action, lang: str, names: Names, hidden: bool) -> str:
    """A move in words; `hidden` if the enemy in it may not be named."""
    telling = telling_of(state, move, hidden)
    about = names.facts(telling.seat) if telling.seat >= 0 else {}
    return say(lang, TELL + telling.id, **about, **spoken_facts(telling.facts, lang))


def label(state: Position, move: Action, lang: str) -> str:
    """A move as its button says it."""
    telling = telling_of(state, move, False)
    return say(lang, DO + telling.id, **spoken_facts(telling.facts, lang))


def telling_of(state: Position, move: Action, hidden: bool) -> Telling:
    """What there is to say of a move about to be made."""
    if action.STRIP_OF <= move < action.ROLL_OF:
        return _strip(state, move)
    if action.CARD_OF <= move < action.STRIP_OF:
        return _card(state, move, hidden)
    if action.ENEMY_OF <= move < action.ROLL_OF:
        return _enemy(state, move - action.ENEMY_OF, hidden)
    if action.ROLL_OF <= move < action.BID_OF:
        return _throw(state, move)
    if state.to_act == CHANCE:
        return Telling("order", int(move - action.ORDER_OF), {"place": int(state.turn) + 1})
    return _decision(state, move, int(state.to_act), hidden)


def _decision(state: Position, move: Action, seat: int, hidden: bool) -> Telling:
    """What a seat decides."""
    if move >= action.PLACE_OF:
        return _placement(state, move, seat)
    if move >= action.OFFER_OF:
        return _payment(state, move, seat)
    if move >= action.GOODS_OF:
        return _goods(state, move, seat)
    if move >= action.SOLDIERS_OF:
        return _soldiers(state, int(move - action.SOLDIERS_OF), seat, hidden)
    if move >= action.BID_OF:
        return Telling(
            "bid", seat, {"bid": int(move - action.BID_OF), "governor": governor_word(state, int(state.lot))}
        )
    return _piece(state, move, seat)


def _goods(state: Position, move: Action, seat: int) -> Telling:
    """Goods taken or given; +2 tokens may be among them."""
    goods = phrase_of(amounts_in(move))
    if tokens_in(move) > 0:
        goods.append(Phrase("kingsburg-amount-tokens", {"count": int(tokens_in(move))}))
    return Telling(step_of(state).write(state, move).split()[0], seat, {"goods": goods})


def _piece(state: Position, move: Action, seat: int) -> Telling:
    """A piece used or built, or no more."""
    if move >= action.USE_OF:
        return _right(state, move, seat)
    if move >= action.BUILD_OF:
        word = building_word(state, seat, move - action.BUILD_OF)
        kind = "build" if state.step == step.BUILD else "raise"
        return Telling(kind, seat, {"building": Word(word.id, "object", word.own)})
    return _stop(state, seat)


def _right(state: Position, move: Action, seat: int) -> Telling:
    """A right used: dice rolled again, set, or one turned."""
    right, way = right_in(move), way_in(move)
    facts: dict[str, object] = {"building": state.box.word(state.box.right_pieces[int(right)])}
    if (state.box.turns >> right) & 1 == 0:
        return Telling("reroll-white" if way else "reroll", seat, facts)
    if (state.box.set_rights >> right) & 1 != 0:
        facts["dice"] = [str(face) for face in FACES[settings(state, seat, right)[way]]]
        return Telling("set", seat, facts)
    face = state.box.right_faces[int(right)][0]
    facts["face"] = face
    facts["now"] = face + (1 if way & 1 else -1)
    return Telling("turn", seat, facts)


def governor_word(state: Position, card: int) -> Word:
    """The name of a governor."""
    return state.box.word(state.box.governors[card].id)


def _card(state: Position, move: Action, hidden: bool) -> Telling:
    """A governor dealt, kept or offered, a destiny, or the Duke's visit."""
    card = int(move - action.CARD_OF)
    if move == action.DUKE:
        return Telling("duke", int(state.to_act))
    if state.step == step.DESTINY:
        word = state.box.word(state.box.destinies[card].id)
        return Telling("destiny", -1, {"destiny": word, "text": state.box.lexicon.word(f"{word.id}-text")})
    facts: dict[str, object] = {} if hidden else {"governor": governor_word(state, card)}
    if state.step == step.DEAL and is_auction(state):
        return Telling("on-sale", -1, facts)
    seat = int(next_dealt(state)) if state.step == step.DEAL else int(state.to_act)
    if hidden:
        return Telling("deal-hidden" if state.step == step.DEAL else "choose-hidden", seat)
    return Telling({step.DEAL: "deal", step.KEEP: "choose", step.LOT: "offer"}[int(state.step)], seat, facts)


def _strip(state: Position, move: Action) -> Telling:
    """A strip drawn or drafted, or laid over a row."""
    seat = int(seat_at(state, state.turn))
    kind = {step.STRIPS: "strip", step.DRAFT: "draft", step.COVER: "cover"}[int(state.step)]
    return Telling(kind, seat, {"strip": strip_phrase(state.box, move - action.STRIP_OF)})


def _stop(state: Position, seat: int) -> Telling:
    facts: dict[str, object] = {}
    if state.step == step.HELP:
        facts["advisor"] = state.box.lexicon.word(f"advisor-{int(state.advisor)}")
    return Telling(step_of(state).stop_words, seat, facts)


def _payment(state: Position, move: Action, seat: int) -> Telling:
    piece = state.box.word(state.box.offer_pieces[offer_in(move)])
    if move & 511 == 0:
        return Telling("pay-token", seat, {"building": piece})
    return Telling("pay", seat, {"goods": phrase_of(amounts_in(move)), "building": piece})


def _soldiers(state: Position, value: int, seat: int, hidden: bool) -> Telling:
    if hidden:
        return Telling("soldiers-hidden", seat)
    if value == field.OWN_DIE_CHOSEN:
        return Telling("soldiers-die", seat, {"value": int(have(state, seat, field.OWN_DIE) + 1) // 2})
    return Telling("soldiers", seat, {"value": value})


def _enemy(state: Position, card: Action, hidden: bool) -> Telling:
    looking = state.step == step.LOOK
    seat = int(helped_seat(state)) if looking else -1
    if hidden:
        return Telling("look-hidden", seat)
    facts: dict[str, object] = {"enemy": enemy_word(state, int(card)), "strength": int(state.box.strength[card])}
    return Telling("look" if looking else "enemy", seat, facts)


def enemy_word(state: Position, card: int) -> Word:
    """The name of an enemy card's type."""
    return state.box.lexicon.word(f"enemy-{state.box.type_ids[int(state.box.type_of[card])]}")


def _throw(state: Position, move: Action) -> Telling:
    faces = FACES[int(move - action.ROLL_OF)]
    facts: dict[str, object] = {"dice": [str(face) for face in faces], "count": len(faces)}
    words = step_of(state).write(state, move).split()
    if words[0] == "academy":
        return Telling("own-die", int(seat_at(state, state.turn)), facts)
    if words[0] != "roll":
        return Telling(words[0], -1, facts)
    return Telling("roll-white" if words[2] == "white" else "roll", int(seat_at(state, state.turn)), facts)


def _placement(state: Position, move: Action, seat: int) -> Telling:
    number = int(advisor_of(move))
    kind = "place-envoy" if (state.taken >> number) & 1 else "place"
    facts: dict[str, object] = {
        "dice": Dice(state, move), "number": number, "advisor": state.box.lexicon.word(f"advisor-{number}", "object"),
        "name": state.box.lexicon.word(f"advisor-{number}"),
    }  # fmt: skip
    return Telling(kind, seat, facts)


def ask(state: Position, lang: str) -> str:
    """What the seat to act must do now."""
    if state.to_act in (CHANCE, OVER):
        return say(lang, "kingsburg-ask-chance" if state.to_act == CHANCE else "kingsburg-ask-over")
    return step_of(state).question(state).text(lang)


def chapter(state: Position) -> Phrase | None:
    """Year and phase; before the first year a heading of its own where somebody decides something."""
    phase = phase_of(state)
    if phase == "setup":
        return Phrase("kingsburg-chapter-setup") if state.to_act >= 0 else None
    if phase == "over":
        return Phrase("kingsburg-chapter-over")
    return Phrase("kingsburg-chapter", {"year": int(state.year), "phase": Word(f"kingsburg-phase-{phase}")})


def news(before: Position, move: Action) -> list[News]:
    """What followed from a move: it is made once more while the journal is open."""
    journal: list[News] = []
    before.journal = journal
    act(before, move)
    return journal
