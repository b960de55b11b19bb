"""The position as one viewer may see it."""

from typing import Any

from kingcraft.core.speech import SEAT_LETTERS
from kingcraft.core.state import CHANCE, OVER, State
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.common import Sight
from kingcraft.server.show.info import show_sheet
from kingcraft.server.show.viewer import Viewer, letter
from kingcraft.server.verbs.undo import can_undo


def show_sight(match: LiveMatch, viewer: Viewer, words: bool) -> Sight:
    """What this viewer sees now; legal moves and the question only for the seat on turn."""
    if not match.begun:
        return _nothing_yet(viewer)
    state = match.state
    asked = viewer.seat is not None and viewer.seat == match.to_act
    legal = state.legal() if asked else []
    return Sight.model_construct(
        seat=letter(viewer.seat),
        ply=match.ply,
        view=state.view(viewer.seat),
        to_act=show_to_act(state),
        legal=[state.write(action) for action in legal],
        labels=[state.label(action, viewer.lang) for action in legal] if words else [],
        ask=state.ask(viewer.lang) if asked else "",
        undo=asked and can_undo(match),
        sheet=show_sheet(state),
    )


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


def _nothing_yet(viewer: Viewer) -> Sight:
    return Sight.model_construct(
        seat=letter(viewer.seat), ply=0, view=None, to_act=None, legal=[], labels=[], ask="", undo=False, sheet=[]
    )
