"""A connection: one browser at one table. It has an outbox of its own, so that a slow one delays nobody."""

import asyncio
import contextlib
import hashlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketState

from kingcraft.server.limits import Bucket
from kingcraft.server.live.outbox import Outbox, Push
from kingcraft.server.protocol.common import Message
from kingcraft.server.show.viewer import Viewer
from kingcraft.server.store.people import PersonRow

if TYPE_CHECKING:
    from kingcraft.server.live.room import Room


class Connection:
    """Who is connected, from where they look, and what they have heard."""

    def __init__(
        self,
        socket: WebSocket,
        room: "Room",
        person: PersonRow | None,
        viewer: Viewer,
        address: str = "?",
        push: Push | None = None,
    ) -> None:
        settings = room.hall.settings
        self.socket = socket
        self.room = room
        self.person = person
        self.viewer = viewer
        self.address = address
        self.door = hashlib.blake2s(address.encode(), digest_size=6).hexdigest()
        """The address as other processes may know it."""
        self.words = False
        self.heard = 0
        self.aside = False
        """Whether somebody who has a seat chose to look on as a spectator."""
        self.messages = Bucket(settings.message_burst, settings.message_rate)
        self.chats = Bucket(settings.chat_burst, settings.chat_rate)
        self.retellings = Bucket(settings.retell_burst, settings.retell_rate)
        self._timeout = settings.send_seconds
        self._outbox = Outbox(settings.outbox_messages, settings.outbox_bytes, push)

    @property
    def person_id(self) -> str | None:
        """Who it is, if they said so."""
        return None if self.person is None else self.person.id

    def send(self, message: str | Message) -> None:
        """Puts a message into the outbox."""
        self._outbox.put(message if isinstance(message, str) else message.model_dump_json())

    def send_presence(self, note: str) -> None:
        """Tells who is there now, in place of what was not sent yet of it."""
        self._outbox.put_presence(note)

    def finish(self) -> None:
        """Nothing more will be sent."""
        self._outbox.finish()

    async def deliver(self) -> None:
        """Sends what is in the outbox until there is nothing more to send, or nobody takes it."""
        while (text := await self._outbox.next()) is not None:
            async with asyncio.timeout(self._timeout):
                await self.socket.send_text(text)

    async def close(self, code: int) -> None:
        """Ends the connection, if it is still there."""
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await self.socket.close(code)
