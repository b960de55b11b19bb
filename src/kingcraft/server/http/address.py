"""Where a request comes from, as far as limits are concerned; and by which name it calls this server."""

import re
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.types import Scope

from kingcraft.server.settings import Settings

_LOCAL: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
_NAME: Final = re.compile(r"[a-z0-9._-]*")
_STRANGE: Final = re.compile(r"[^A-Za-z0-9._:\[\]-]")


def address_of(scope: Scope) -> str:
    """The network a client belongs to."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "?"


def network_of(address: str) -> str:
    """An IPv4 address, or the /64 network of an IPv6 address: whoever has one address of it has them all."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((known, 64), strict=False))


def host_allowed(host: str, settings: Settings) -> bool:
    """Whether a request calls this server by a name of its own.

    A stranger's page cannot make a browser send an address or a name of the local network, but could have a
    name of its own lead here: other names must be allowed. Names of the local network are given by whoever runs its
    name server, who could as well read and change everything that is sent there without TLS.
    """
    name = _name_of(host)
    if name in settings.hosts.lower().split() or host.lower() in settings.hosts.lower().split():
        return True
    return _is_address(name) or (bool(_NAME.fullmatch(name)) and ("." not in name or name.endswith(_LOCAL)))


def shown_host(host: str) -> str:
    """A host as a refusal may repeat it."""
    return _STRANGE.sub("?", host[:100])


def _name_of(host: str) -> str:
    """The name without its port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
