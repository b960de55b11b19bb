"""The chronicle: all events of a match, told as one viewer may know them and in their language."""

from collections.abc import Callable
from typing import Any, Final

from kingcraft.core.replay import actor, first_state
from kingcraft.core.state import State
from kingcraft.server.match.entry import Entry
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.show.info import show_result
from kingcraft.server.show.viewer import Viewer, letter

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
        return {"commitment": match.header.commitment, "salts": salts, "moves": self._moves(entry.body["moves"])}

    def _moved(self, match: LiveMatch, entry: Entry) -> Told:
        return {"moves": self._moves(entry.body["moves"])}

    def _moves(self, texts: list[str]) -> list[Told]:
        return [self._move(text) for text in texts]

    def _move(self, text: str) -> Told:
        state = self._state
        if state is None:
            raise ValueError("a move before the start")
        action = state.read(text)
        line = tell_move(state, action, len(self._actions) + 1, self.viewer)
        state.make(action)
        self._actions.append(action)
        return line

    def _undone(self, match: LiveMatch, entry: Entry) -> Told:
        del self._actions[entry.body["ply"] :]
        state = first_state(match.header.first_record())
        for action in self._actions:
            state.make(action)
        self._state = state
        return {"seat": letter(entry.body["seat"]), "ply": entry.body["ply"]}

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


def tell_move(state: State, action: int, ply: int, viewer: Viewer) -> Told:
    """A move about to be made in this position, as the viewer may know it."""
    return {
        "ply": ply,
        "who": actor(state),
        "move": state.write_for(action, viewer.seat),
        "words": state.tell(action, viewer.lang, viewer.seat),
    }


_TELLERS: Final[dict[str, Callable[[Chronicle, LiveMatch, Entry], Told]]] = {
    "opened": Chronicle._opened,
    "imported": Chronicle._imported,
    "sat": Chronicle._seated,
    "stood": Chronicle._seated,
    "arranged": Chronicle._arranged,
    "salted": Chronicle._salted,
    "started": Chronicle._started,
    "moved": Chronicle._moved,
    "undone": Chronicle._undone,
    "resigned": Chronicle._resigned,
    "replaced": Chronicle._replaced,
    "returned": Chronicle._resigned,
    "said": Chronicle._said,
    "ended": Chronicle._ended,
    "rematched": Chronicle._rematched,
}
