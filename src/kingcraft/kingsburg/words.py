"""News and headings: what is told besides the moves themselves."""

from kingcraft.core.kinds import Action
from kingcraft.core.news import News
from kingcraft.core.speech import Phrase, Word
from kingcraft.kingsburg.calendar import act, phase_of
from kingcraft.kingsburg.position import Position


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
