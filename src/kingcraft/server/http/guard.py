"""What stands before every door: origins, sizes, rates, time limits, and the headers of every answer."""

import asyncio
import json
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingcraft.server import metrics
from kingcraft.server.http.address import address_of, host_allowed, shown_host
from kingcraft.server.http.language import language_of
from kingcraft.server.limits import Buckets, Proven
from kingcraft.server.live.memory import Bodies
from kingcraft.server.logs import LOG
from kingcraft.server.refusals import Astray, Denied, Forbidden, TooMuch
from kingcraft.server.settings import Settings
from kingcraft.server.show.refusal import show_refusal

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_COUNTED: Final = ("/api/", "/health", "/metrics")
"""Paths that are no files of the page."""
HEADERS: Final = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_LINES: Final = 300
"""Lines in the log that requests of one address may fill at once; then so many a second."""
_LINES_A_SECOND: Final = 2.0
_SMALL_BODY: Final = 4096
"""A refused request whose body is no longer than this has come as a whole, so that the connection can be closed."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._requests = Buckets(settings.request_burst, settings.request_rate)
        self._refusals = Buckets(settings.request_burst, settings.request_rate)
        """Who asks on and on after having been refused is hung up on."""
        self._lines = Buckets(_LINES, _LINES_A_SECOND)
        self._unlogged = 0
        self._bodies = Bodies()
        self._strangers = Buckets(settings.stranger_burst, settings.stranger_rate)
        self._addresses = Buckets(settings.address_request_burst, settings.address_request_rate)
        self._files = Buckets(settings.file_burst, settings.file_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it at the door."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableHeaders(scope=message)
                answer.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    # What a seat may know belongs to whoever asked, not to a cache on the way.
                    answer["cache-control"] = "no-store"
            await send(message)

        try:
            await self._answer(scope, receive, send_with_headers)
        finally:
            metrics.REQUESTS.labels(str(status)).inc()
            self._log(scope, status, time.perf_counter() - begun)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        """A line for every request, but only samples of a flood: they say how many lines were left out before them."""
        if status < 500 and not self._lines.take(address_of(scope)):
            self._unlogged += 1
            return
        facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        LOG.info("request", extra={**facts, **({"unlogged": self._unlogged} if self._unlogged else {})})
        self._unlogged = 0

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        denied = self._check(scope, headers)
        if denied is not None:
            # Asking again then costs a new connection, and those are counted before anything is done for them.
            leave = not self._refusals.take(address_of(scope)) and _is_whole(headers)
            await _refuse(denied, headers, send, leave=leave)
            return
        try:
            whole = await asyncio.wait_for(self._body(receive), self._settings.request_seconds)
        except TimeoutError:
            await _refuse(TooMuch("server-too-slow"), headers, send, 408)
            return
        if whole is None:
            await _refuse(_too_big(self._settings.body_bytes), headers, send, 413)
            return
        try:
            await asyncio.wait_for(self._app(scope, _replay(whole, receive), send), self._settings.request_seconds)
        except TimeoutError:
            LOG.error("a request took too long", extra={"path": scope["path"]})
            metrics.FAULTS.inc()
        finally:
            self._bodies.let_go(len(whole))

    def _check(self, scope: Scope, headers: Headers) -> Denied | None:
        if not self._may_ask(scope, headers):
            return TooMuch("server-too-fast")
        if not host_allowed(headers.get("host", ""), self._settings):
            return Astray("server-host", host=shown_host(headers.get("host", "")))
        if scope["method"] not in ("GET", "HEAD") and not origin_allowed(headers, self._settings):
            return Forbidden("server-origin")
        return None

    def _may_ask(self, scope: Scope, headers: Headers) -> bool:
        """Files of the page are counted apart; the rest by person, or by address where nobody is known."""
        address = address_of(scope)
        if not scope["path"].startswith(_COUNTED):
            return self._files.take(address)
        proven: Proven = scope["app"].state.proven
        person = proven.person(headers.get("authorization", ""))
        own = self._requests.take(person) if person else self._strangers.take(address)
        return own and self._addresses.take(address)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, or None if it is too big."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._settings.body_bytes:
                return None
            if not message.get("more_body", False):
                return b"".join(parts)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether a page of this origin may use the server: its own pages, and those the host allows. Tools have none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = _host_of(origin)
    return (host != "" and host == headers.get("host")) or origin in settings.origins.split()


def _host_of(origin: str) -> str:
    """The host that an origin names; empty where it names none, or is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _replay(body: bytes, receive: Receive) -> Receive:
    """Gives the application the body that was read already."""
    given = False

    async def again() -> Message:
        nonlocal given, body
        if not given:
            given, whole, body = True, body, b""
            return {"type": "http.request", "body": whole, "more_body": False}
        return await receive()

    return again


def _too_big(most: int) -> Denied:
    return Denied("server-too-big", most=most // 1024)


async def _refuse(denied: Denied, headers: Headers, send: Send, status: int | None = None, leave: bool = False) -> None:
    lang = language_of(headers.get("accept-language", ""))
    body = json.dumps(show_refusal(denied.ruling, lang).model_dump(), ensure_ascii=False).encode()
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if leave:
        head.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status or denied.status, "headers": head})
    await send({"type": "http.response.body", "body": body})


def _is_whole(headers: Headers) -> bool:
    """Whether nothing more is to come of a request: hanging up on one who still sends would lose the answer."""
    length = headers.get("content-length", "0")
    return "transfer-encoding" not in headers and length.isdecimal() and len(length) < 9 and int(length) <= _SMALL_BODY
