"""The web client's files, served safely; or a plain page that says it was not built."""

import os
import re
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from kingcraft.locales import say
from kingcraft.server.http.language import language_of
from kingcraft.server.refusals import Unknown

ROUTER = APIRouter(include_in_schema=False)
_LEARNING: Final = re.compile(r"(rules|learn)/[a-z-]+")
"""Addresses that people type and books print; the client has them behind its fragment."""
_PLAIN_ADDRESS: Final = re.compile(r"https?://[A-Za-z0-9.\-:\[\]]+/[A-Za-z0-9.\-_~/]*\Z")
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
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
"""Said here, since machines differ in what they believe of a file's name."""


def static_folder() -> Path:
    """Where the built client is; KINGCRAFT_WEB_DIST names another place."""
    chosen = os.environ.get("KINGCRAFT_WEB_DIST", "")
    return Path(chosen) if chosen and chosen != "off" else Path(str(files("kingcraft.server"))) / "static"


@ROUTER.api_route("/{path:path}", methods=["GET", "HEAD"])
async def page(path: str, request: Request) -> Response:
    """A file of the client. The client finds its own way by the fragment, so only `/` is a page."""
    if path.startswith("api/"):
        raise Unknown("server-no-page")
    folder = static_folder().resolve()
    file = _inside(folder, path or "index.html")
    if file is None and path == "favicon.ico":
        # Browsers ask for it without being told to; ours is drawn.
        file = _inside(folder, "icon.svg")
    if _LEARNING.fullmatch(path):
        return RedirectResponse(f"../#/{path}")
    if file is not None and path in ("", "index.html"):
        return HTMLResponse(_with_addresses(file, str(request.base_url)), headers={"cache-control": "no-cache"})
    if file is not None:
        # Built files carry their hash in the name; the page itself must always be asked for anew.
        lasting = _FOREVER if path.startswith("assets/") else "no-cache"
        return _send(file, request.headers.get("accept-encoding", ""), lasting)
    lang = language_of(request.headers.get("accept-language", ""))
    if path in ("", "index.html"):
        return HTMLResponse(_plain_page(lang, say(lang, "server-page-not-built")))
    if "text/html" in request.headers.get("accept", ""):
        return HTMLResponse(_plain_page(lang, say(lang, "ruling-server-no-page"), say(lang, "server-page-home")), 404)
    raise Unknown("server-no-page")


def _with_addresses(file: Path, base: str) -> str:
    """The page, its picture for links elsewhere under a whole address, which those who show links ask for.

    The address is the one that the page was asked for at; a name that is none is not repeated.
    """
    text = file.read_text(encoding="utf-8")
    return text.replace('content="./share.jpg"', f'content="{base}share.jpg"') if _PLAIN_ADDRESS.match(base) else text


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


_LOOK: Final = (
    "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#2a211b;color:#2b2622;"
    "font:1.15rem/1.45 'Palatino Linotype',Palatino,Georgia,serif}"
    "main{background:#f3eadb;border-radius:6px;padding:40px 48px;max-width:32em;margin:16px}"
    "h1{margin:0 0 12px;font-size:2rem}p{margin:0 0 20px}"
    "a{display:inline-block;background:#b98a2e;color:#231d16;padding:10px 22px;border-radius:6px;"
    "font-weight:bold;text-decoration:none}"
)


def _plain_page(lang: str, text: str, home: str = "") -> str:
    """A page of the house that needs nothing but itself; with a way home, if there is one."""
    title = escape(say(lang, "server-page-title"))
    head = f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
    width = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    way = f'<a href="/">{escape(home)}</a>' if home else ""
    body = f"<body><main><h1>{title}</h1><p>{escape(text)}</p>{way}</main></body></html>"
    return f"{head}{width}<style>{_LOOK}</style></head>{body}"
