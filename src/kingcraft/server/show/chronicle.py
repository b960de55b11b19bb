"""The chronicle: all events of a match, told as one viewer may know them and in their language."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from kingcraft.core.replay import actor, first_state
from kingcraft.core.speech import Names
from kingcraft.core.state import State
from kingcraft.server.match.entry import Entry
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.show.info import show_result
from kingcraft.server.show.viewer import Viewer, letter, names_for

Told = dict[str, Any]
"""An event of the protocol as plain JSON."""


class Chronicle:
    """Follows a match entry by entry with a position of its own: each move is told from the position before it."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.told: list[Told] = []
        self._state: State | None = None
        self._actions: list[int] = []

    def after(self, match: LiveMatch, number: int) -> list[Told]:
        """The events after a number."""
        for entry in match.entries[len(self.told) :]:
            self.told.append(self._tell(match, entry))
        return self.told[number:]

    def _tell(self, match: LiveMatch, entry: Entry) -> Told:
        base = {"number": entry.number, "at": entry.at, "kind": entry.kind}
        return {**base, **_TELLERS[entry.kind](self, match, entry)}

    def _opened(self, match: LiveMatch, entry: Entry) -> Told:
        return {"name": entry.body["name"]}

    def _imported(self, match: LiveMatch, entry: Entry) -> Told:
        return {"kind": "opened", "name": ""}

    def _seated(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "name": entry.body["name"]}

    def _arranged(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "level": entry.body["plan"]["level"]}

    def _salted(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "salt": entry.body["salt"]}

    def _started(self, match: LiveMatch, entry: Entry) -> Told:
        self._state = first_state(match.header.first_record())
        salts = entry.body["salts"]
        moves = self._moves(match, entry.body["moves"])
        return {"commitment": match.header.commitment, "salts": salts, "before": [], "moves": moves}

    def _moved(self, match: LiveMatch, entry: Entry) -> Told:
        return {"moves": self._moves(match, entry.body["moves"])}

    def _moves(self, match: LiveMatch, texts: list[str]) -> list[Told]:
        names = names_for(match, self.viewer)
        return [self._move(text, names) for text in texts]

    def _move(self, text: str, names: Names) -> Told:
        before = self._state
        if before is None:
            raise ValueError("a move before the start")
        action = before.read(text)
        self._state = before.copy()
        self._state.make(action)
        self._actions.append(action)
        return tell_move(Step(len(self._actions), before, action, self._state), self.viewer, names)

    def _undone(self, match: LiveMatch, entry: Entry) -> Told:
        del self._actions[entry.body["ply"] :]
        state = first_state(match.header.first_record())
        for action in self._actions:
            state.make(action)
        self._state = state
        return {"seat": letter(entry.body["seat"]), "ply": entry.body["ply"]}

    def _nothing(self, match: LiveMatch, entry: Entry) -> Told:
        return {}

    def _promised(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "promise": entry.body["promise"]}

    def _timed_out(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "count": entry.body["count"]}

    def _settled(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "forced": entry.body["forced"]}

    def _resigned(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"])}

    def _replaced(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "level": entry.body["level"], "why": entry.body["why"]}

    def _said(self, match: LiveMatch, entry: Entry) -> Told:
        return {"seat": letter(entry.body["seat"]), "name": entry.body["name"], "text": entry.body["text"]}

    def _ended(self, match: LiveMatch, entry: Entry) -> Told:
        result = show_result(match)
        return {"result": None if result is None else result.model_dump(), "seed": match.header.seed.hex()}

    def _rematched(self, match: LiveMatch, entry: Entry) -> Told:
        return {"match": entry.body["match"]}


@dataclass(frozen=True)
class Step:
    """One move with the positions before and after it: all that telling it needs."""

    ply: int
    before: State
    action: int
    after: State
    forced: bool = False


def tell_move(step: Step, viewer: Viewer, names: Names) -> Told:
    """A move as the viewer may know it."""
    before, action, lang = step.before, step.action, viewer.lang
    chapter = before.chapter()
    return {
        "ply": step.ply,
        "who": actor(before),
        "move": before.write_for(action, viewer.seat),
        "words": before.tell(action, lang, viewer.seat, names),
        "chapter": "" if chapter is None else chapter.text(lang),
        "forced": step.forced,
        "news": [
            {**news.dump(), "words": news.text(lang, names)} for news in step.after.news(before, action, viewer.seat)
        ],
    }


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
    "moved": Chronicle._moved,
    "undone": Chronicle._undone,
    "resigned": Chronicle._resigned,
    "replaced": Chronicle._replaced,
    "timed_out": Chronicle._timed_out,
    "returned": Chronicle._resigned,
    "settled": Chronicle._settled,
    "said": Chronicle._said,
    "ended": Chronicle._ended,
    "offered": Chronicle._resigned,
    "declined": Chronicle._resigned,
    "rematched": Chronicle._rematched,
}
