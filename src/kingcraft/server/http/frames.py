"""Counts WebSocket frames in a stream of bytes by their heads, before anybody reads what is in them."""

from typing import Final

from kingcraft.server.limits import Bucket

FRAGMENTS: Final = 64
"""A message in more fragments than this is a flood; browsers send ours in one."""
_CONTROL: Final = 8
_LONG, _LONGEST = 126, 127


class Flood(Exception):
    """More frames than a connection may send."""


class FrameMeter:
    """Says how much of what came may be passed on, and raises `Flood` beyond the limits.

    Every frame is counted: texts, binary ones, continuations, pings, pongs and closes, empty or not.
    """

    def __init__(self, bucket: Bucket) -> None:
        self._bucket = bucket
        self._head = bytearray()
        """What is known of a head that is not whole yet."""
        self._payload = 0
        """Bytes of the present frame that are still to come."""
        self._fragments = 0

    def portion(self, data: bytes, frames: int) -> int:
        """How many of these bytes to pass on so that no more than so many frames begin in them."""
        at = 0
        while at < len(data):
            if not self._payload and not self._head:
                if not frames:
                    return at
                frames -= 1
            at += self._step(data, at)
        return at

    def _step(self, data: bytes, at: int) -> int:
        """Passes over some bytes of a payload or of a head."""
        if self._payload:
            size = min(self._payload, len(data) - at)
            self._payload -= size
            return size
        part = data[at : at + _size_of(self._head) - len(self._head)]
        self._head += part
        if len(self._head) == _size_of(self._head):
            self._begin()
        return len(part)

    def _begin(self) -> None:
        """A frame whose head is whole."""
        if not self._bucket.take():
            raise Flood
        head, self._head = self._head, bytearray()
        self._payload = _length(head)
        if head[0] & 0x0F < _CONTROL:
            self._fragments = 0 if head[0] & 0x80 else self._fragments + 1
            if self._fragments > FRAGMENTS:
                raise Flood


def _size_of(head: bytearray) -> int:
    """The size of a head, as far as what is known of it tells."""
    if len(head) < 2:
        return 2
    more = {_LONG: 2, _LONGEST: 8}.get(head[1] & 0x7F, 0)
    return 2 + more + (4 if head[1] & 0x80 else 0)


def _length(head: bytearray) -> int:
    """The length of the payload that a whole head announces."""
    short = head[1] & 0x7F
    if short < _LONG:
        return short
    return int.from_bytes(head[2 : 4 if short == _LONG else 10])
