"""Commands of whoever hosts: the server, bots beside it, and old tables."""

from types import ModuleType
from typing import Final

from kingcraft.cli.exits import DONE
from kingcraft.cli.said import DATABASE, WEIGHTS, print_text
from kingcraft.core.reasons import reason_of
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.locales import say
from kingcraft.terminal.command import Command, Value


def serve(lang: str, host: str, port: int, database: str, open: bool, weights: str, log: str) -> int:
    """The table in a browser."""
    from kingcraft.terminal import tables

    server = _server()
    _check_port(host, port)
    server.prepare(database)
    tables.tell_interpreted(lang)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    print(say(lang, "cli-serving", address=f"http://{shown}:{port}/"), flush=True)  # noqa: T201
    try:
        server.serve(host, port, database, open, weights, log)
    except KeyboardInterrupt:
        # The line above says that Ctrl-C ends it: that is no fault.
        print()  # noqa: T201
    return DONE


def worker(lang: str, database: str, weights: str) -> int:
    """Bots for servers that share a PostgreSQL database."""
    _server().worker(database, weights)
    return DONE


def forget(lang: str, days: int, really: bool, database: str) -> int:
    """Old tables that were never played on, counted or deleted."""
    count = _server().forget(days, really, database)
    return print_text(say(lang, "cli-forgotten" if really else "cli-forgettable", count=count, days=days))


def _server() -> ModuleType:
    """The server, or a plain word on how to get it."""
    try:
        import kingcraft.server.run
    except ModuleNotFoundError as error:
        raise Refused(Ruling("server-missing", facts={"module": str(error.name)})) from None
    return kingcraft.server


def _check_port(host: str, port: int) -> None:
    """A port that is taken is said at once and plainly, not by the server's log."""
    import socket

    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        facts: dict[str, object] = {"host": host, "port": str(port), "reason": reason_of(error)}
        raise Refused(Ruling("port-taken", facts=facts)) from None


SERVE: Final = Command("serve", serve, (
    Value("--host", "text", "host", "127.0.0.1"), Value("--port", "number", "port", 8000, least=0, most=65535),
    DATABASE, Value("--open", "flag", "open", False), WEIGHTS, Value("--log", "text", "log", ""),
))  # fmt: skip
WORKER: Final = Command("worker", worker, (DATABASE, WEIGHTS))
FORGET: Final = Command("forget", forget, (
    Value("--days", "number", "days", required=True, least=1), Value("--really", "flag", "really", False),
    DATABASE,
))  # fmt: skip
