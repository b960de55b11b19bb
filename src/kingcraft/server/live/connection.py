"""A connection: one browser at one table. It has an outbox of its own, so that a slow one delays nobody."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketState

from kingcraft.server.limits import Bucket
from kingcraft.server.protocol.common import Message
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store.people import PersonRow

if TYPE_CHECKING:
    from kingcraft.server.live.room import Room


class Connection:
    """Who is connected, from where they look, and what they have heard."""

    def __init__(self, socket: WebSocket, room: "Room", person: PersonRow | None, viewer: Viewer) -> None:
        settings = room.hall.settings
        self.socket = socket
        self.room = room
        self.person = person
        self.viewer = viewer
        self.words = False
        self.heard = 0
        self.aside = False
        """Whether somebody who has a seat chose to look on as a spectator."""
        self.messages = Bucket(settings.message_burst, settings.message_rate)
        self.chats = Bucket(settings.chat_burst, settings.chat_rate)
        self.hints = Bucket(settings.hint_burst, settings.hint_rate)
        self._timeout = settings.send_seconds
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue(settings.outbox_messages)
        self._overrun = False

    @property
    def person_id(self) -> str | None:
        """Who it is, if they said so."""
        return None if self.person is None else self.person.id

    def send(self, message: str | Message) -> None:
        """Puts a message into the outbox; a client that does not take its messages is cut off."""
        text = message if isinstance(message, str) else message.model_dump_json()
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self._overrun = True

    def finish(self) -> None:
        """Nothing more will be sent."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(None)

    async def deliver(self) -> None:
        """Sends what is in the outbox until there is nothing more to send, or nobody takes it."""
        while not self._overrun:
            text = await self._outbox.get()
            if text is None:
                return
            await asyncio.wait_for(self.socket.send_text(text), self._timeout)
        raise ConnectionError("the client does not keep up")

    async def close(self, code: int) -> None:
        """Ends the connection, if it is still there."""
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(code), 2)
