"""Limits on how often and how much: buckets that fill at a rate, one for each address, person or connection.

People have buckets of their own once they have proven who they are, so that a class or a club behind one address is not
taken for one who asks too much. They are kept in memory: each process counts for itself, and begins anew when it is
started.
"""

import hashlib
import time
from collections import OrderedDict


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = float(burst)
        self._rate = rate
        self._level = float(burst)
        self._at = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        """Takes one, or an amount, if there is so much."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def charge(self, amount: float) -> None:
        """Takes an amount, or all there is."""
        self._level -= min(self._level, amount)


class Buckets:
    """A bucket for every key; those unused for longest are forgotten first."""

    def __init__(self, burst: float, rate: float, most: int = 20_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1) -> bool:
        """Takes one, or an amount, from the bucket of this key, if there is so much."""
        return self._of(key).take(amount)

    def charge(self, key: str, amount: float) -> None:
        """Takes an amount from the bucket of this key, or all there is."""
        self._of(key).charge(amount)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._burst, self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class Proven:
    """Tokens that were found to be good, with their people; those unused for longest are forgotten first."""

    def __init__(self, most: int = 20_000) -> None:
        self._most = most
        self._people: OrderedDict[bytes, str] = OrderedDict()

    def add(self, token: str, person: str) -> None:
        """Remembers a token that was checked."""
        self._people[_digest(token)] = person
        if len(self._people) > self._most:
            self._people.popitem(last=False)

    def person(self, authorization: str) -> str | None:
        """Whom a header speaks for; None unless its token was checked before."""
        token = authorization.partition(" ")[2]
        key = _digest(token)
        if key in self._people:
            self._people.move_to_end(key)
        return self._people.get(key)


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
