"""Limits on how often: buckets that fill at a rate, one for each address or connection."""

import time
from collections import OrderedDict


class Bucket:
    """So many at once, then so many a second."""

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = float(burst)
        self._rate = rate
        self._level = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Takes one, if there is one."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for every address; those unused for longest are forgotten first."""

    def __init__(self, burst: int, rate: float, most: int = 20_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Takes one for this address, if there is one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._burst, self._rate)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()
