"""The herald: tells everybody at a table the news, each as they may hear it, and writes every sentence once."""

from typing import TYPE_CHECKING, Final

from kingcraft.server.clockwork import now_ms
from kingcraft.server.match.live_match import LiveMatch
from kingcraft.server.protocol.common import VERSION
from kingcraft.server.show.chronicle import Chronicle
from kingcraft.server.show.info import Company, match_text, you_text
from kingcraft.server.show.sight import Scene
from kingcraft.server.show.viewer import Viewer

if TYPE_CHECKING:
    from kingcraft.server.live.connection import Connection

_HEAD: Final = f'{{"type":"news","protocol":{VERSION},"events":['


class Herald:
    """Remembers what was told, for every standpoint from which somebody looks."""

    def __init__(self) -> None:
        self._chronicles: dict[Viewer, Chronicle] = {}

    def tell(self, match: LiveMatch, company: Company, connections: "list[Connection]") -> None:
        """Sends to each what they have not heard yet, and how things stand."""
        public = match_text(match, company, now_ms())
        scene = Scene(match)
        told: dict[tuple[Viewer, bool, int], str] = {}
        for connection in list(connections):
            _seat(match, connection)
            key = (connection.viewer, connection.words, connection.heard)
            if key not in told:
                told[key] = self._news(match, scene, public, *key)
            connection.heard = match.number
            connection.send(f'{told[key]},"you":{you_text(match, connection.person_id)}}}')

    def _news(self, match: LiveMatch, scene: Scene, public: str, viewer: Viewer, words: bool, heard: int) -> str:
        if viewer not in self._chronicles:
            self._chronicles[viewer] = Chronicle(viewer)
        events = ",".join(self._chronicles[viewer].after(match, heard))
        return f'{_HEAD}{events}],"match":{public},"sight":{scene.sight_text(viewer, words)}'


def _seat(match: LiveMatch, connection: "Connection") -> None:
    """Nobody looks from a seat that is not theirs any more; who has just sat down looks from there."""
    seats = match.seats_of(connection.person_id)
    seat = connection.viewer.seat
    if (seat is not None and seat not in seats) or (seat is None and seats and not connection.aside):
        connection.viewer = Viewer(seats[0] if seats else None, connection.viewer.lang)
        connection.heard = 0
