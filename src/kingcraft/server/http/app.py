"""The application: routes, refusals, and the life of the hall."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse

from kingcraft.core.ruling import Refused, Ruling
from kingcraft.locales import LANGUAGES
from kingcraft.server import metrics
from kingcraft.server.http import daily, house, learning, look_back, matches, pages, puzzles
from kingcraft.server.http.guard import Guard
from kingcraft.server.http.health import Health
from kingcraft.server.http.language import language_of
from kingcraft.server.http.live_door import Doorkeeper, live_door
from kingcraft.server.limits import Buckets, Proven
from kingcraft.server.live.hall import Hall
from kingcraft.server.live.memory import rest_easy
from kingcraft.server.logs import LOG
from kingcraft.server.protocol.common import VERSION, Refusal
from kingcraft.server.refusals import Denied, status_of
from kingcraft.server.settings import Settings
from kingcraft.server.show.refusal import show_refusal
from kingcraft.server.store.hold import held
from kingcraft.server.store.write import Conflict

_REFUSALS = {status: {"model": Refusal} for status in (400, 401, 403, 404, 409, 413, 421, 422, 429, 503)}


def make_app(settings: Settings) -> FastAPI:
    """The whole server as one ASGI application."""
    app = FastAPI(
        title="Kingcraft", version=str(VERSION), lifespan=_life, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", responses={status: dict(answer) for status, answer in _REFUSALS.items()},
    )  # fmt: skip
    app.state.settings = settings
    app.state.doorkeeper = Doorkeeper(settings)
    app.state.proven = Proven()
    app.state.newcomers = Buckets(settings.newcomer_burst, settings.newcomer_rate)
    app.state.makings = Buckets(settings.create_burst, settings.create_rate)
    app.state.address_makings = Buckets(settings.address_create_burst, settings.address_create_rate)
    app.state.look_backs = Buckets(settings.look_back_burst, settings.look_back_rate)
    app.state.stored = Buckets(settings.stored_burst, settings.stored_rate)
    app.add_api_websocket_route("/api/matches/{id}/live", live_door)
    app.add_route("/health", _health, include_in_schema=False)
    app.add_route("/metrics", _metrics, include_in_schema=False)
    for part in (daily, house, learning, look_back, matches, puzzles, pages):
        app.include_router(part.ROUTER)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _nothing_here)
    app.add_exception_handler(Conflict, _busy)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(Guard, settings=settings)
    return app


@asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    hall = Hall(app.state.settings)
    with held(hall.database):
        await hall.open()
        app.state.hall = hall
        app.state.health = Health(hall.writer, hall.thinkers)
        rest_easy()
        try:
            yield
        finally:
            await hall.close()


async def _health(request: Request) -> Response:
    """Whether moves are being kept, which is tried, and whether bots think."""
    health: Health = request.app.state.health
    trouble = await health.trouble()
    return PlainTextResponse(trouble or health.note(), 503 if trouble else 200)


async def _metrics(request: Request) -> Response:
    metrics.HUNG_THINKERS.set(request.app.state.hall.thinkers.hung()[0])
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _say(request: Request, ruling: Ruling, status: int) -> Response:
    wanted = request.query_params.get("lang", "")
    lang = wanted if wanted in LANGUAGES else language_of(request.headers.get("accept-language", ""))
    return JSONResponse(show_refusal(ruling, lang).model_dump(), status)


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, Refused):
        raise error
    return _say(request, error.ruling, status_of(error))


async def _unreadable(request: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    refused = first.get("ctx", {}).get("error")
    if isinstance(refused, Refused):
        return _say(request, refused.ruling, 422)
    where = ".".join(str(part) for part in first["loc"])[:60]
    return _say(request, Denied("server-unreadable", where=where, what=str(first["msg"])[:120]).ruling, 422)


async def _nothing_here(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 400:
        return _say(request, Denied("server-unreadable", where="body", what="JSON").ruling, 422)
    return _say(request, Ruling("server-method" if status == 405 else "server-no-page"), status)


async def _busy(request: Request, error: Exception) -> Response:
    return _say(request, Ruling("server-busy"), 409)


async def _fault(request: Request, error: Exception) -> Response:
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    metrics.FAULTS.inc()
    return _say(request, Ruling("server-fault"), 500)
