"""Dealer: turns a committed seed into chance outcomes, and proves it afterwards.

The SHA-256 of the seed is published before the first move. The outcome of move number `ply` is drawn from
HMAC-SHA-256(seed, "salts|ply|attempt"), where the salts are what the players added after the seed was
committed, so that neither side alone can choose the dice. An online game has a binding besides (core/binding.py): the
commitment is then the SHA-256 of seed and binding, and what is drawn from is "binding|salts|ply|attempt".
"""

import hashlib
import hmac
from typing import Final

from kingcraft.core.state import outcome_at

_SPACE: Final = 1 << 256


class Dealer:
    """Deals the dice and cards of one table from one seed of 32 bytes."""

    def __init__(self, seed: bytes, salts: list[str] | None = None, binding: str = "") -> None:
        self.seed = seed
        self.salts: list[str] = [] if salts is None else salts
        self.binding = binding

    def __repr__(self) -> str:
        return f"<Dealer, committed to {self.commitment[:16]}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (Dealer, (self.seed, self.salts, self.binding))

    @property
    def commitment(self) -> str:
        """What is published before the first move: the SHA-256 of the seed, with its binding if there is one."""
        return commitment_of(self.seed, self.binding)

    def outcome(self, ply: int, weights: list[tuple[int, int]]) -> int:
        """The outcome of this move, each with a chance in exact proportion to its weight."""
        total = sum([weight for _, weight in weights])
        return outcome_at(weights, self.below(ply, total))

    def below(self, ply: int, total: int) -> int:
        """A number under `total`, every one equally likely: draws beyond the last full multiple are rejected."""
        fair = _SPACE - _SPACE % total
        attempt = 0
        while True:
            number = self._draw(ply, attempt)
            if number < fair:
                return number % total
            attempt += 1

    def lot(self, seat: int) -> int:
        """A number of this table and seat, the same all game long: nobody knows it before, and it tells no dice."""
        return int.from_bytes(hmac.new(self.seed, f"seat {seat}".encode(), hashlib.sha256).digest()[:8], "big") >> 1

    def _draw(self, ply: int, attempt: int) -> int:
        bound = f"{self.binding}|" if self.binding else ""
        message = f"{bound}{','.join(self.salts)}|{ply}|{attempt}".encode()
        return int.from_bytes(hmac.new(self.seed, message, hashlib.sha256).digest(), "big")


def commitment_of(seed: bytes, binding: str = "") -> str:
    """The SHA-256 of a seed, followed by the 32 bytes of its binding if there is one; in hexadecimal."""
    return hashlib.sha256(seed + bytes.fromhex(binding)).hexdigest()


def seed_from(number: int) -> bytes:
    """32 bytes from a number, for a game that anybody can repeat."""
    return hashlib.sha256(f"kingcraft seed {number}".encode()).digest()
