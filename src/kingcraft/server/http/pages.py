"""The web client's files, served safely; or a plain page that says it was not built."""

import os
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from kingcraft.locales import say
from kingcraft.server.http.language import language_of
from kingcraft.server.refusals import Unknown

ROUTER = APIRouter(include_in_schema=False)
_FOREVER: Final = "public, max-age=31536000, immutable"
_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
"""Said here, since machines differ in what they believe of a file's name."""


def static_folder() -> Path:
    """Where the built client is; KINGCRAFT_WEB_DIST names another place."""
    chosen = os.environ.get("KINGCRAFT_WEB_DIST", "")
    return Path(chosen) if chosen and chosen != "off" else Path(str(files("kingcraft.server"))) / "static"


@ROUTER.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file of the client. The client finds its own way by the fragment, so only `/` is a page."""
    if path.startswith("api/"):
        raise Unknown("server-no-page")
    folder = static_folder().resolve()
    file = _inside(folder, path or "index.html")
    if file is not None:
        # Built files carry their hash in the name; the page itself must always be asked for anew.
        lasting = _FOREVER if path.startswith("assets/") else "no-cache"
        return _send(file, request.headers.get("accept-encoding", ""), lasting)
    if path in ("", "index.html"):
        return HTMLResponse(_not_built(language_of(request.headers.get("accept-language", ""))))
    raise Unknown("server-no-page")


def _send(file: Path, encodings: str, lasting: str) -> Response:
    """The file, or the compressed copy that the build laid beside it."""
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    packed = file.with_name(file.name + ".gz")
    kind = _KINDS.get(file.suffix, "application/octet-stream")
    if "gzip" not in encodings or not packed.is_file():
        return FileResponse(file, headers=headers, media_type=kind)
    return FileResponse(packed, headers={**headers, "content-encoding": "gzip"}, media_type=kind)


def _inside(folder: Path, path: str) -> Path | None:
    """The file of this name, only if it truly lies in the folder."""
    if "\x00" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _not_built(lang: str) -> str:
    title, text = say(lang, "server-page-title"), say(lang, "server-page-not-built")
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<body><h1>{title}</h1><p>{text}</p></body></html>"
