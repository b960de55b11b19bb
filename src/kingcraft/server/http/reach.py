"""Under which addresses others can reach this house: what an invitation may say."""

import ipaddress
import socket
from typing import Final

from fastapi import Request

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address for documentation: asking the way there sends nothing, and tells which of our addresses faces outwards."""


def addresses(request: Request) -> list[str]:
    """The addresses of this house that reach beyond this computer, best first; none if only it can reach the house."""
    host, port = bound_to(request)
    outward = outward_address() if is_anywhere(host) else host
    return [] if not outward or is_here(outward) else [f"http://{_in_address(outward)}:{port}/"]


def bound_to(request: Request) -> tuple[str, int]:
    """What the server listens on; unknown under another's server, then what it was asked at."""
    bound: tuple[str, int] | None = getattr(request.app.state, "bound", None)
    return bound or request.scope.get("server") or ("127.0.0.1", 0)


def is_anywhere(host: str) -> bool:
    """Whether this stands for all addresses of the machine."""
    return host in ("", "0.0.0.0", "::")


def is_here(host: str) -> bool:
    """Whether an address means this computer alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def outward_address() -> str:
    """The machine's own address towards the rest of its network; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return ""
        return str(asking.getsockname()[0])


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
