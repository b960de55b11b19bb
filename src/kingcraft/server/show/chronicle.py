"""The chronicle: all events of a match, told as one viewer may know them and in their language."""

from collections.abc import Callable
from typing import Any, Final

from kingcraft.core.record import parse
from kingcraft.core.replay import Played, actor, replay
from kingcraft.core.speech import Names
from kingcraft.learn.rules import rule_of, rule_of_news
from kingcraft.server.match.entry import Entry
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.show.info import show_result
from kingcraft.server.show.viewer import Viewer, letter, names_for, stood_in, to_json

Told = dict[str, Any]
"""An event of the protocol as plain JSON."""


class Chronicle:
    """The events as one viewer hears them, written once and kept as text. Nothing is played anew to tell what happens
    now; only who comes late, or looks from elsewhere, has the match played through once more for them."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self._told: list[str] = []
        self._from = 0
        """How many of the first events were never told, because nobody asked for them."""
        self._names: Names | None = None

    def after(self, match: LiveMatch, number: int) -> list[str]:
        """The events after a number, as JSON texts."""
        if number < self._from or not self._goes_on(match):
            self._tell_anew(match, number)
        else:
            self._tell_on(match)
        return self._told[number - self._from :]

    def _goes_on(self, match: LiveMatch) -> bool:
        """Whether all that is to be told has just happened, so that its positions are at hand."""
        heard = self._from + len(self._told)
        return heard > 0 and all([entry.number in match.fresh or not _plays(entry) for entry in match.entries[heard:]])

    def _tell_on(self, match: LiveMatch) -> None:
        for entry in match.entries[self._from + len(self._told) :]:
            self._told.append(self._tell(match, entry, match.fresh.get(entry.number, [])))

    def _tell_anew(self, match: LiveMatch, number: int) -> None:
        """Plays the match through, and tells what comes after a number."""
        self._told, self._from, self._names = [], number, None
        past = LiveMatch(match.header)
        for entry in match.entries:
            past.apply(entry)
            if entry.number > number:
                self._told.append(self._tell(match, entry, past.fresh.get(entry.number, [])))
            past.fresh = {}

    def _tell(self, match: LiveMatch, entry: Entry, steps: list[Played]) -> str:
        told = {"number": entry.number, "at": entry.at, "kind": entry.kind}
        told |= _TELLERS[entry.kind](self, match, entry)
        if _plays(entry):
            told["moves"] = self._moves(match, steps)
        return to_json(told)

    def _moves(self, match: LiveMatch, steps: list[Played]) -> list[Told]:
        if self._names is None:
            # Nobody changes seats once the game has begun.
            self._names = names_for(match, self.viewer)
        names = self._names
        return [tell_move(step, self.viewer, names) for step in steps]

    def _opened(self, match: LiveMatch, entry: Entry) -> Told:
        return {"name": entry.body["name"]}

    def _imported(self, match: LiveMatch, entry: Entry) -> Told:
        return {"kind": "opened", "name": ""}

    def _seated(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "name": entry.body["name"]}

    def _arranged(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "level": entry.body["plan"]["level"]}

    def _promised(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "promise": entry.body["promise"]}

    def _salted(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "salt": entry.body["salt"]}

    def _started(self, match: LiveMatch, entry: Entry) -> Told:
        before = self._moves(match, past_steps(match))
        return {"commitment": match.header.commitment, "salts": entry.body["salts"], "before": before}

    def _nothing(self, match: LiveMatch, entry: Entry) -> Told:
        return {}

    def _undone(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "ply": entry.body["ply"]}

    def _seat(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"])}

    def _replaced(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "level": entry.body["level"], "why": entry.body["why"]}

    def _timed_out(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "count": entry.body["count"]}

    def _settled(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "forced": entry.body["forced"]}

    def _said(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "name": entry.body["name"], "text": entry.body["text"]}

    def _ended(self, match: LiveMatch, entry: Entry) -> Told:
        return {"result": show_result(match), "seed": match.header.seed.hex()}

    def _rematched(self, match: LiveMatch, entry: Entry) -> Told:
        return {"match": entry.body["match"]}


def tell_move(step: Played, viewer: Viewer, names: Names) -> Told:
    """A move as the viewer may know it. That it was forced is as secret as the move itself."""
    before, action, lang = step.before, step.action, viewer.lang
    move, chapter = before.write_for(action, viewer.seat), before.chapter()
    doers = names if step.by is None else stood_in(names, int(before.to_act), lang)
    return {
        "ply": step.ply,
        "who": actor(before),
        "by": step.by,
        "move": move,
        "words": before.tell(action, lang, viewer.seat, doers),
        "chapter": "" if chapter is None else chapter.text(lang),
        "rule": rule_of(before.section(action)),
        "forced": step.forced and move == step.text,
        "news": [
            {**news.dump(), "words": news.text(lang, names), "rule": rule_of_news(news)}
            for news in step.after.news(before, action, viewer.seat)
        ],
    }


def past_steps(match: LiveMatch) -> list[Played]:
    """What had been played where a match was played on from."""
    return list(replay(parse(match.header.past))) if match.header.past else []


def _plays(entry: Entry) -> bool:
    return entry.kind in ("started", "moved")


_TELLERS: Final[dict[str, Callable[[Chronicle, LiveMatch, Entry], Told]]] = {
    "opened": Chronicle._opened,
    "imported": Chronicle._imported,
    "sat": Chronicle._seated,
    "stood": Chronicle._seated,
    "arranged": Chronicle._arranged,
    "promised": Chronicle._promised,
    "gathered": Chronicle._nothing,
    "salted": Chronicle._salted,
    "started": Chronicle._started,
    "moved": Chronicle._nothing,
    "undone": Chronicle._undone,
    "resigned": Chronicle._seat,
    "replaced": Chronicle._replaced,
    "timed_out": Chronicle._timed_out,
    "returned": Chronicle._seat,
    "settled": Chronicle._settled,
    "said": Chronicle._said,
    "ended": Chronicle._ended,
    "offered": Chronicle._seat,
    "declined": Chronicle._seat,
    "rematched": Chronicle._rematched,
}
