"""The position as one viewer may see it."""

from typing import Any

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.common import Sight
from kingcraft.server.show.info import show_sheet
from kingcraft.server.show.viewer import Viewer, letter, to_json
from kingcraft.server.verbs.undo import can_undo


class Scene:
    """The position of a match, shown to many: what is the same for all is made once."""

    def __init__(self, match: LiveMatch) -> None:
        self._match = match
        self._common: str | None = None
        self._seen: dict[tuple[Viewer, bool], str] = {}

    def sight_text(self, viewer: Viewer, words: bool) -> str:
        """What this viewer sees now, as the JSON of a `Sight`."""
        key = (viewer, words)
        if key not in self._seen:
            self._seen[key] = self._write(viewer, words) if self._match.begun else nothing_yet(viewer).model_dump_json()
        return self._seen[key]

    def _write(self, viewer: Viewer, words: bool) -> str:
        match, state = self._match, self._match.state
        asked = viewer.seat is not None and viewer.seat == match.to_act
        legal = state.legal() if asked else []
        own = {
            "seat": letter(viewer.seat),
            "view": state.view(viewer.seat),
            "legal": [state.write(action) for action in legal],
            "labels": [state.label(action, viewer.lang) for action in legal] if words else [],
            "ask": state.ask(viewer.lang) if asked else "",
            "undo": asked and can_undo(match),
            "outlook": state.outlook(viewer.seat),
        }
        return f"{to_json(own)[:-1]},{self._shared()}"

    def _shared(self) -> str:
        """What everybody sees alike: whose turn it is, and where the points come from."""
        if self._common is None:
            state = self._match.state
            sheet = [line.dump() for line in state.score_sheet()]
            common = {"ply": self._match.ply, "to_act": show_to_act(state), "sheet": sheet}
            self._common = to_json(common)[1:]
        return self._common


def show_moment(state: State, ply: int, viewer: Viewer, open_view: bool) -> Sight:
    """A position of the past: seen from one seat, or open."""
    return Sight.model_construct(
        seat=letter(viewer.seat),
        ply=ply,
        view=uncover(state) if open_view else state.view(viewer.seat),
        to_act=show_to_act(state),
        legal=[],
        labels=[],
        ask="",
        undo=False,
        sheet=show_sheet(state),
        outlook=state.outlook(viewer.seat),
    )


def show_to_act(state: State) -> str:
    """Who is on turn: a seat, chance, or nobody any more."""
    if state.to_act == OVER:
        return "over"
    return "chance" if state.to_act == CHANCE else SEAT_LETTERS[int(state.to_act)]


def uncover(state: State) -> dict[str, Any]:
    """What all seats together know: where one view has nothing, another's fact is taken."""
    whole: Any = state.view(None)
    for seat in range(int(state.seats)):
        whole = _merge(whole, state.view(seat))
    merged: dict[str, Any] = whole
    return merged


def _merge(one: Any, other: Any) -> Any:
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merge(value, other.get(key)) for key, value in one.items()}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_merge(mine, yours) for mine, yours in zip(one, other, strict=True)]
    return one


def nothing_yet(viewer: Viewer) -> Sight:
    """What a viewer sees before the game has begun."""
    return Sight.model_construct(
        seat=letter(viewer.seat), ply=0, view=None, to_act=None, legal=[], labels=[], ask="", undo=False, sheet=[],
        outlook={},
    )  # fmt: skip
