"""A line that takes its time: an encrypted TCP proxy between a browser and a house, as slow as one wants."""

import asyncio
import contextlib
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

from tests.server.nginx import make_certificate

CHUNK = 65536


class SlowLine:
    """What goes through, goes through in order, and half of `rtt` seconds later; to be connected takes one `rtt`."""

    def __init__(self, house: str, folder: Path) -> None:
        make_certificate(folder, "127.0.0.1")
        self.rtt = 0.0
        self._house = house.split(":")
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(folder / "fullchain.pem", folder / "privkey.pem")
        # In a thread of its own: the browser's loop runs in that of the test.
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    def close(self) -> None:
        """Ends every connection."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _open(self) -> int:
        """First the slow part, then the end of the encryption, as a server far away would have it."""
        inner = await asyncio.start_server(self._plain, "127.0.0.1", 0, ssl=self._tls)
        self._inner = inner.sockets[0].getsockname()[1]
        outer = await asyncio.start_server(self._slow, "127.0.0.1", 0)
        return int(outer.sockets[0].getsockname()[1])

    async def _plain(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(self._house[0], int(self._house[1]))
        await self._join(reader, writer, *there, delayed=False)

    async def _slow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(self.rtt)
        there = await asyncio.open_connection("127.0.0.1", self._inner)
        await self._join(reader, writer, *there, delayed=True)

    async def _join(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter,
        far_reader: asyncio.StreamReader, far_writer: asyncio.StreamWriter, *, delayed: bool,
    ) -> None:  # fmt: skip
        await asyncio.gather(self._pour(reader, far_writer, delayed), self._pour(far_reader, writer, delayed))

    async def _pour(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delayed: bool) -> None:
        """Everything that is read is written later; what comes meanwhile does not wait for it."""
        on_its_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(self._deliver(on_its_way, writer))
        with contextlib.suppress(ConnectionError, OSError):
            while data := await reader.read(CHUNK):
                on_its_way.put_nowait((self._loop.time() + (self.rtt / 2 if delayed else 0), data))
        on_its_way.put_nowait((self._loop.time() + (self.rtt / 2 if delayed else 0), b""))
        await writing

    async def _deliver(self, on_its_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, OSError):
            while True:
                due, data = await on_its_way.get()
                await asyncio.sleep(due - self._loop.time())
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


@contextlib.contextmanager
def slow_line(house: str, folder: Path) -> Iterator[SlowLine]:
    """A line to a house, given as host and port; fast until somebody sets its `rtt`."""
    line = SlowLine(house, folder)
    try:
        yield line
    finally:
        line.close()
