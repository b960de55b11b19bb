"""Naming: moments of a game, and what is counted of many, in words."""

from dataclasses import dataclass

from kingcraft.core.record import Record
from kingcraft.core.registry import called
from kingcraft.core.replay import Played, replay
from kingcraft.core.speech import spoken
from kingcraft.locales import say
from kingcraft.lookback.judging import Judged
from kingcraft.lookback.many import PlayerRow, player_of
from kingcraft.lookback.summary import LookedBack


@dataclass(frozen=True)
class Moment:
    """A decision worth telling: who decided, what was played and what it is held against, in words and notation."""

    judged: Judged
    player: str
    played: str
    instead: str
    why: str


def moments(record: Record, found: LookedBack, lang: str) -> list[Moment]:
    """The mistakes and the fine moves of a game, in their order."""
    moves = list(replay(record.copy()))
    return [_moment(each, record, moves[each.ply - 1], lang) for each in found.judged if each.mistake or each.fine]


def _moment(each: Judged, record: Record, made: Played, lang: str) -> Moment:
    played, instead = in_words(each, made, lang)
    return Moment(
        each, player_of(record, each.seat), _both(played, each.played, lang), _both(instead, each.instead, lang),
        each.reason.why(record.game, lang),
    )  # fmt: skip


def in_words(each: Judged, made: Played, lang: str) -> tuple[str, str]:
    """What was played, and what it is held against, as their buttons would say it."""
    before = made.before
    return before.label(made.action, lang), before.label(before.read(each.instead), lang)


def _both(words: str, notation: str, lang: str) -> str:
    return words if words == notation else say(lang, "lookback-move", words=words, notation=notation)


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
