"""Naming: what is counted of many games, in words."""

from kingcraft.core.registry import called
from kingcraft.core.speech import spoken
from kingcraft.locales import say
from kingcraft.lookback.many import PlayerRow


def called_row(row: PlayerRow, rows: list[PlayerRow], lang: str) -> str:
    """A player's name, with the game where there are several."""
    several = len({each.game for each in rows}) > 1
    return f"{row.name} ({spoken(called(row.game), lang)})" if several else row.name


def kind_name(kind: str, lang: str) -> str:
    """A kind of decision in words."""
    return say(lang, f"lookback-kind-{kind}")


def phase_name(phase: str, lang: str) -> str:
    """A part of the game in words."""
    return say(lang, f"lookback-phase-{phase}")


def grade_name(rank: str, lang: str) -> str:
    """A grade in words, if there is one."""
    return say(lang, f"lookback-grade-{rank}") if rank else "–"
