"""Moves, questions, buttons, news and headings in words, in three languages."""

from typing import Final

from kingcraft.core.kinds import Action
from kingcraft.core.news import News
from kingcraft.core.speech import Names, Phrase, Word, spoken_facts
from kingcraft.core.state import CHANCE, OVER
from kingcraft.kingsburg.calendar import act, phase_of, step_of
from kingcraft.kingsburg.position import Position
from kingcraft.locales import say

TELL: Final = "kingsburg-tell-"
DO: Final = "kingsburg-do-"


def tell(state: Position, move: Action, lang: str, names: Names, hidden: bool) -> str:
    """A move in words; `hidden` if what is drawn or decided may not be named."""
    telling = step_of(state).telling(state, move, hidden)
    about = names.facts(telling.seat) if telling.seat >= 0 else {}
    return say(lang, TELL + telling.id, **about, **spoken_facts(telling.facts, lang))


def label(state: Position, move: Action, lang: str) -> str:
    """A move as its button says it."""
    telling = step_of(state).telling(state, move, False)
    return say(lang, DO + telling.id, **spoken_facts(telling.facts, lang))


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
