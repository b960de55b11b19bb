"""How a match ends."""

from kingcraft.core.state import State
from kingcraft.server.match.entry import Draft
from kingcraft.server.match.live_match import LiveMatch


def finished(state: State) -> Draft:
    """The game's own end."""
    return Draft("ended", {"ending": "finished", "winners": state.winners()})


def ended_by_resigning(match: LiveMatch, resigned: list[int]) -> Draft | None:
    """The end when one seat alone has not resigned, or no person is left; None if the game goes on."""
    left = [index for index in range(len(match.seats)) if index not in resigned]
    if len(left) == 1:
        return Draft("ended", {"ending": "resigned", "winners": left})
    if any([match.seats[index].kind != "bot" for index in left]):
        return None
    return Draft("ended", {"ending": "abandoned", "winners": []})
