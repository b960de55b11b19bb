"""A wire between a server and its database, or between a client and a server, that can be cut, stalled and mended."""

import asyncio
import contextlib
import socket
from types import TracebackType
from typing import Self


class Wire:
    """Carries bytes between whoever connects to `port` and what is at the other end: a port or a Unix socket."""

    def __init__(self, other_end: int | str, port: int = 0) -> None:
        self._other_end = other_end
        self.port = port
        self._server: asyncio.Server | None = None
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._whole = True
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Ends all connections, and every new one at once."""
        self._whole = False
        self.snap()

    def snap(self) -> None:
        """Ends all connections; new ones are carried."""
        for end in self._ends:
            end.transport.abort()

    def stall(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self._flowing.clear()

    def mend(self) -> None:
        """All is well again."""
        self._whole = True
        self._flowing.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        with contextlib.suppress(OSError):
            far_reader, far_writer = await self._far_end()
            for one, other in ((reader, far_writer), (far_reader, writer)):
                task = asyncio.create_task(self._pass_on(one, other))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            self._ends |= {writer, far_writer}
            return
        writer.transport.abort()

    async def _far_end(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._other_end, int):
            return await asyncio.open_connection("127.0.0.1", self._other_end)
        return await asyncio.open_unix_connection(self._other_end)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self._ends.discard(writer)
            writer.transport.abort() if not self._whole else writer.close()


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
