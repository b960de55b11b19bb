"""The protocol: every message between server and client, as models. The one place where its shape is decided."""

from kingcraft.server.protocol.common import VERSION
from kingcraft.server.protocol.live import CLIENT_MESSAGE, SERVER_MESSAGE

__all__ = ["CLIENT_MESSAGE", "SERVER_MESSAGE", "VERSION"]
