"""Between the system and the protocols: what comes is passed on in small portions, and floods are cut off.

Built on the public interfaces of asyncio alone. One turn of the loop passes on one portion of one connection, so that
a read of any size keeps nobody else waiting; nothing more is read until all of it was passed on.
"""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from kingcraft.server.http.frames import Flood, FrameMeter

PORTION: Final = 16 * 1024
"""Bytes of HTTP that are passed on in one turn of the loop."""
FRAMES: Final = 16
"""Frames of a live connection that are passed on in one turn."""
FAREWELL: Final = 10.0
"""Seconds in which a connection that was closed must take what it was still sent."""
_TOO_MUCH: Final = b"\x88\x02\x03\xf0"
"""A close frame that says 1008."""


class Limits(Protocol):
    """What an intake asks of whoever counts connections."""

    def come(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a connection in; False if there is no room for it."""

    def go(self, transport: asyncio.BaseTransport) -> None:
        """Counts a connection out."""

    def blame(self, transport: asyncio.BaseTransport) -> None:
        """A connection had to be cut off: its address may open fewer for a while."""

    def meter(self) -> FrameMeter:
        """What counts the frames of a connection that became a live one."""


class Intake(asyncio.Protocol):
    """One connection: portions for the protocol that serves it, which believes `Outlet` to be its transport."""

    def __init__(self, limits: Limits, serve: Callable[[], asyncio.Protocol]) -> None:
        self._limits, self._serve = limits, serve
        self.protocol: asyncio.Protocol | None = None
        self._meter: FrameMeter | None = None
        self._waiting = b""
        self._paused = False
        """Whether the protocol wants no more for now."""
        self._reading = True
        self._soon: asyncio.Handle | None = None
        self._last: asyncio.TimerHandle | None = None

    # -- what the system calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Lets a connection in, or ends it before anything is made for it."""
        self._transport: asyncio.Transport = transport  # type: ignore[assignment]
        if not self._limits.come(transport):
            self._transport.abort()
            return
        self.protocol = self._serve()
        self.protocol.connection_made(Outlet(self, self._transport))

    def data_received(self, data: bytes) -> None:
        """Passes on the first portion, and the others in later turns of the loop."""
        self._waiting += data
        if self._soon is None:
            self._pass_on()

    def eof_received(self) -> bool | None:
        """The other side will send nothing more."""
        return None if self.protocol is None else self.protocol.eof_received()

    def pause_writing(self) -> None:
        """The other side does not take what it is sent."""
        if self.protocol is not None:
            self.protocol.pause_writing()

    def resume_writing(self) -> None:
        """It takes it again."""
        if self.protocol is not None:
            self.protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody hung up."""
        protocol, self.protocol, self._waiting = self.protocol, None, b""
        for timer in (self._soon, self._last):
            if timer is not None:
                timer.cancel()
        if protocol is not None:
            self._limits.go(self._transport)
            protocol.connection_lost(exc)

    # -- what the protocol calls, by its outlet

    def pause(self, paused: bool) -> None:
        """Whether the protocol wants no more for now."""
        self._paused = paused
        self._settle()

    def become(self, protocol: asyncio.Protocol) -> None:
        """A request became a live connection; what was sent before the answer to it is dropped, as RFC 6455 has it."""
        self.protocol, self._meter = protocol, self._limits.meter()
        self._waiting, self._paused = b"", False

    def leave(self) -> None:
        """The connection is being closed; who does not take the rest in time is cut off."""
        if self._last is None and self.protocol is not None:
            self._last = asyncio.get_running_loop().call_later(FAREWELL, self._transport.abort)

    def blame(self) -> None:
        """The connection is closed for having sent too much."""
        self._limits.blame(self._transport)

    # -- portions

    def _pass_on(self) -> None:
        self._soon = None
        if self.protocol is None or self._transport.is_closing():
            self._waiting = b""
            return
        try:
            size = self._portion()
        except Flood:
            self._cut()
            return
        portion, self._waiting = self._waiting[:size], self._waiting[size:]
        self.protocol.data_received(portion)
        self._settle()

    def _portion(self) -> int:
        return PORTION if self._meter is None else self._meter.portion(self._waiting, FRAMES)

    def _settle(self) -> None:
        """Sees to it that what waits is passed on soon, and that no more is read meanwhile."""
        if self.protocol is None or self._transport.is_closing():
            return
        if self._waiting and not self._paused and self._soon is None:
            self._soon = asyncio.get_running_loop().call_soon(self._pass_on)
        reading = not self._waiting and not self._paused
        if reading != self._reading:
            self._reading = reading
            (self._transport.resume_reading if reading else self._transport.pause_reading)()

    def _cut(self) -> None:
        """Ends a live connection that floods us: in words if it takes them."""
        self._waiting = b""
        self.blame()
        if self._transport.get_write_buffer_size():
            self._transport.abort()
            return
        self._transport.write(_TOO_MUCH)
        self._transport.close()
        self.leave()


class Outlet(asyncio.Transport):
    """The transport that a protocol sees: it writes to the true one, but reading belongs to the intake."""

    def __init__(self, intake: Intake, transport: asyncio.Transport) -> None:
        super().__init__()
        self._intake, self._true = intake, transport
        self.is_closing = transport.is_closing  # type: ignore[method-assign]
        self.get_extra_info = transport.get_extra_info  # type: ignore[method-assign]

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Sends something; what comes too late is dropped, as asyncio has it and uvloop does not."""
        if not self._true.is_closing():
            self._true.write(data)

    def pause_reading(self) -> None:
        """Nothing more is passed on for now."""
        self._intake.pause(True)

    def resume_reading(self) -> None:
        """What comes is passed on again."""
        self._intake.pause(False)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Another protocol serves the connection from now on."""
        assert isinstance(protocol, asyncio.Protocol)
        self._intake.become(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """The protocol that serves the connection."""
        assert self._intake.protocol is not None
        return self._intake.protocol

    def close(self) -> None:
        """Closes the connection as soon as all was sent, and soon at any rate."""
        self._true.close()
        self._intake.leave()

    def abort(self) -> None:
        """Closes the connection at once."""
        self._true.abort()

    def blame(self) -> None:
        """The connection is closed for having sent too much."""
        self._intake.blame()

    def get_write_buffer_size(self) -> int:
        """How many bytes were not taken yet."""
        return self._true.get_write_buffer_size()
