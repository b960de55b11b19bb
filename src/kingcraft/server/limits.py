"""Limits on how often and how much: buckets that fill at a rate, one for each address, person or connection.

They are kept in memory: each process counts for itself, and begins anew when it is started.
"""

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
